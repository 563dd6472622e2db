//! Growing an irregular board tile by tile, each laid against those that lie already.

use super::super::TileKind;
use super::placement::{Cells, Placement, Supply, beside, each};
use rand::RngExt;
use rand::seq::IndexedRandom;

/// How strongly contact attracts at `lacy` 0 and repels at `lacy` 1. At 12, a tile that
/// touches with half its rim is e⁶ = 400 times as likely to be laid as one that barely does.
const ATTRACTION: f64 = 12.0;

/// A connected board within the grid, or `None` if the last tiles found no room.
pub fn grow(lacy: f64, rng: &mut impl RngExt) -> Option<Vec<Placement>> {
    let attraction = ATTRACTION * (1.0 - 2.0 * lacy);
    let mut laid = Vec::new();
    let mut covered: Cells = 0;
    let mut supply = Supply::FULL;
    while !supply.is_empty() {
        let kind = *TileKind::ALL
            .choose_weighted(rng, |&kind| supply.fields_left(kind))
            .ok()?;
        let rim = beside(covered);
        let possible: Vec<(Placement, f64)> = Placement::all()
            .iter()
            .filter(|tile| tile.kind == kind && tile.cells & covered == 0)
            .filter(|tile| covered == 0 || tile.cells & rim != 0)
            .map(|&tile| (tile, (attraction * contact(tile.cells, covered)).exp()))
            .collect();
        let &(tile, _) = possible.choose_weighted(rng, |&(_, weight)| weight).ok()?;
        covered |= tile.cells;
        supply = supply.without(kind);
        laid.push(tile);
    }
    Some(laid)
}

/// The share of a tile's rim that lies against covered places.
fn contact(tile: Cells, covered: Cells) -> f64 {
    let around = beside(tile) & !tile;
    let touching = each(around & covered).count();
    // The grid's edge is not counted as rim, or compact boards would shun it.
    touching as f64 / each(around).count().max(1) as f64
}
