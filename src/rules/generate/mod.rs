//! New boards: square and irregular, each reproducible from a seed that a person can type.

mod fill;
mod grow;
mod outline;
mod placement;
mod rest;

pub use crate::shared::Seed;
pub use outline::{OutlineError, in_outline};

pub(super) use placement::{Cells, Placement, parts, rectangle};
pub(super) use rest::rest;

use super::Layout;
use super::layout::Draft;
use fill::fill;
use grow::grow;
use placement::Supply;

/// The side of the square board.
const SQUARE: usize = 8;

/// A board whose tiles fill 8 × 8. Every legal tiling can come up.
pub fn square(seed: &Seed) -> Layout {
    let rng = &mut seed.rng();
    let outline = rectangle(0, 0, SQUARE, SQUARE);
    loop {
        // Tilings exist, so some attempt finds one.
        if let Some(tiles) = fill(outline, Supply::FULL, rng) {
            return lay(&tiles);
        }
    }
}

/// A board of any outline within 10 × 10, in one piece.
///
/// `lacy` runs from 0, a compact blob, to 1, full of bays and holes.
pub fn irregular(seed: &Seed, lacy: f64) -> Layout {
    let rng = &mut seed.rng();
    let mut lacy = if lacy.is_nan() {
        0.5
    } else {
        lacy.clamp(0.0, 1.0)
    };
    loop {
        if let Some(tiles) = grow(lacy, rng) {
            return lay(&tiles);
        }
        // The more open a board, the more easily the last tiles find no room.
        lacy *= 0.99;
    }
}

fn lay(tiles: &[Placement]) -> Layout {
    let cells = tiles.iter().zip(b'A'..).flat_map(|(tile, letter)| {
        tile.squares()
            .map(move |(column, row)| (column, row, letter))
    });
    Draft::trimmed(cells)
        .and_then(|draft| Layout::try_from(&draft))
        .unwrap_or_else(|error| unreachable!("tiles laid by the rules are a board: {error}"))
}
