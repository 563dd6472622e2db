//! Growing an irregular board tile by tile, each laid against those that lie already.

use super::super::{GRID, TileKind};
use super::placement::{Cells, Placement, Supply, beside, each, parts};
use rand::RngExt;
use rand::seq::IndexedRandom;

/// How strongly contact attracts at `lacy` 0 and repels at `lacy` 1. At 12, a tile that touches
/// with half its rim is e⁶ = 400 times as likely to be laid as one that barely touches.
const ATTRACTION: f64 = 12.0;

/// How strongly separate parts of a board attract: a tile that shortens the gap between two of them
/// by one place is e² = 7 times as likely to be laid.
const GAP_ATTRACTION: f64 = 2.0;

/// A connected board within the grid, or `None` if the last tiles found no room.
pub fn grow(lacy: f64, rng: &mut impl RngExt) -> Option<Vec<Placement>> {
    grow_on(&[], lacy, rng)
}

/// The tiles that complete those already laid to a connected board, or `None` if the last tiles
/// found no room or left some apart.
pub fn grow_on(lies: &[Placement], lacy: f64, rng: &mut impl RngExt) -> Option<Vec<Placement>> {
    let attraction = ATTRACTION * (1.0 - 2.0 * lacy);
    let mut laid = Vec::new();
    let mut covered: Cells = lies.iter().fold(0, |cells, tile| cells | tile.cells);
    let mut supply = lies
        .iter()
        .fold(Supply::FULL, |supply, tile| supply.without(tile.kind));
    while !supply.is_empty() {
        let kind = *TileKind::ALL
            .choose_weighted(rng, |&kind| supply.fields_left(kind))
            .ok()?;
        let rim = beside(covered);
        let parts = parts(covered);
        let possible: Vec<(Placement, f64)> = Placement::all()
            .iter()
            .filter(|tile| tile.kind == kind && tile.cells & covered == 0)
            .filter(|tile| covered == 0 || tile.cells & rim != 0)
            .map(|&tile| {
                let appeal = attraction * contact(tile.cells, covered);
                (
                    tile,
                    (appeal - GAP_ATTRACTION * gap(tile.cells, &parts)).exp(),
                )
            })
            .collect();
        let &(tile, _) = possible.choose_weighted(rng, |&(_, weight)| weight).ok()?;
        covered |= tile.cells;
        supply = supply.without(kind);
        laid.push(tile);
    }
    (parts(covered).len() <= 1).then_some(laid)
}

/// The number of steps from a tile to the nearest part that it does not touch.
fn gap(tile: Cells, parts: &[Cells]) -> f64 {
    let around = tile | beside(tile);
    let touched = parts.iter().filter(|&&part| part & around != 0).count();
    if touched > 1 || parts.len() <= 1 {
        return 0.0;
    }
    let mut steps = 0;
    let mut reached = around;
    let is_reached = |reached| {
        parts
            .iter()
            .any(|&part| part & around == 0 && part & reached != 0)
    };
    while !is_reached(reached) && steps < GRID * 2 {
        reached |= beside(reached);
        steps += 1;
    }
    steps as f64
}

/// The share of a tile's rim that lies against covered places.
fn contact(tile: Cells, covered: Cells) -> f64 {
    let around = beside(tile) & !tile;
    let touching = each(around & covered).count();
    // The grid's edge is not counted as rim, or compact boards would shun it.
    touching as f64 / each(around).count().max(1) as f64
}
