//! Filling an outline with tiles: a randomised exact cover.
//!
//! Always the place with the fewest tiles that fit is covered next (Knuth's rule for
//! exact covers), ties at random, so there is no scanning order that a board could show.
//! The kind of the tile is drawn in proportion to the fields its kind has left, so that no
//! region prefers large or small tiles. Every tiling has a chance: whatever place is next,
//! the tile that covers it in that tiling is among the candidates.

use super::super::{GRID, TileKind};
use super::placement::{Cells, Placement, Supply, each};
use rand::RngExt;
use rand::seq::IndexedRandom;

/// Tiles tried before an attempt is given up: a fresh start is cheaper than a thorough search.
const TRIES: usize = 150;

/// Covers `outline` exactly with all tiles of `supply`, or gives up.
pub fn fill(outline: Cells, supply: Supply, rng: &mut impl RngExt) -> Option<Vec<Placement>> {
    let fitting: Vec<Placement> = Placement::all()
        .iter()
        .copied()
        .filter(|tile| tile.cells & !outline == 0 && supply.left(tile.kind) > 0)
        .collect();
    let mut filling = Filling {
        laid: Vec::new(),
        tries_left: TRIES,
        rng,
    };
    filling
        .cover(outline, supply, &fitting)
        .then_some(filling.laid)
}

struct Filling<'a, R> {
    laid: Vec<Placement>,
    tries_left: usize,
    rng: &'a mut R,
}

impl<R: RngExt> Filling<'_, R> {
    /// Covers what is open with tiles among those that fit; leaves `laid` as it was if it cannot.
    fn cover(&mut self, open: Cells, supply: Supply, fitting: &[Placement]) -> bool {
        if open == 0 {
            return supply.is_empty();
        }
        let Some(mut candidates) = self.candidates(open, fitting) else {
            return false;
        };
        while !candidates.is_empty() {
            if self.tries_left == 0 {
                return false;
            }
            self.tries_left -= 1;
            let tile = self.draw(&mut candidates, supply);
            let supply = supply.without(tile.kind);
            let still_fitting: Vec<Placement> = fitting
                .iter()
                .copied()
                .filter(|other| other.cells & tile.cells == 0 && supply.left(other.kind) > 0)
                .collect();
            self.laid.push(tile);
            if self.cover(open & !tile.cells, supply, &still_fitting) {
                return true;
            }
            self.laid.pop();
        }
        false
    }

    /// The tiles that cover the hardest open place; `None` if some place cannot be covered.
    fn candidates(&mut self, open: Cells, fitting: &[Placement]) -> Option<Vec<Placement>> {
        let mut ways = [0_usize; GRID * GRID];
        for tile in fitting {
            for cell in each(tile.cells) {
                ways[cell] += 1;
            }
        }
        let fewest = each(open).map(|cell| ways[cell]).min()?;
        let hardest: Vec<usize> = each(open).filter(|&cell| ways[cell] == fewest).collect();
        let &cell = hardest.choose(self.rng)?;
        let covering: Vec<Placement> = fitting
            .iter()
            .copied()
            .filter(|tile| tile.cells >> cell & 1 != 0)
            .collect();
        (!covering.is_empty()).then_some(covering)
    }

    /// Takes one candidate out: first its kind, by the fields left, then any of that kind.
    fn draw(&mut self, candidates: &mut Vec<Placement>, supply: Supply) -> Placement {
        let weight = |kind: TileKind| {
            let offered = candidates.iter().any(|tile| tile.kind == kind);
            if offered { supply.fields_left(kind) } else { 0 }
        };
        let kind = *TileKind::ALL
            .choose_weighted(self.rng, |&kind| weight(kind))
            .unwrap_or(&candidates[0].kind);
        let of_kind: Vec<usize> = (0..candidates.len())
            .filter(|&index| candidates[index].kind == kind)
            .collect();
        let &index = of_kind.choose(self.rng).unwrap_or(&0);
        candidates.swap_remove(index)
    }
}
