//! Perft: counting the positions that are exactly so many marbles away.
//!
//! The customary test and speed measure of a move generator
//! (<https://www.chessprogramming.org/Perft>).

use super::position::MARBLES;
use super::{Field, FieldSet, Layout, Position};

/// Positions after exactly `depth` further marbles. A game that ends earlier counts nothing.
pub fn perft(layout: &Layout, position: &Position, depth: usize) -> u64 {
    let marbles_left = MARBLES - position.occupied().len();
    if depth > marbles_left {
        return 0;
    }
    match depth {
        0 => 1,
        1 => position.unfilled_choices(layout).len() as u64,
        _ => {
            let choices = position.unfilled_choices(layout);
            let last_tile = position.last_tile(layout);
            count(layout, position.occupied(), choices, last_tile, depth)
        }
    }
}

/// Two plies or more to go, and marbles enough for all of them. Colours do not matter:
/// a position is its occupied fields, its choices, and the tile of its last marble.
fn count(
    layout: &Layout,
    occupied: FieldSet,
    choices: FieldSet,
    last_tile: FieldSet,
    depth: usize,
) -> u64 {
    // The marble placed next lies on its own tile, which its reach leaves out, so what is
    // free after it is the same for every choice.
    let free = !(occupied | last_tile);
    let next_choices = |field: Field| layout.reach(field.index() as u8) & free;
    if depth == 2 {
        // Bulk counting: the last ply is not played but counted.
        return choices
            .into_iter()
            .map(|field| next_choices(field).len() as u64)
            .sum();
    }
    choices
        .into_iter()
        .map(|field| {
            let occupied = occupied | field.into();
            let tile = layout.taboo(field.index() as u8);
            count(layout, occupied, next_choices(field), tile, depth - 1)
        })
        .sum()
}
