//! Perft: counting the positions that are exactly so many marbles away.
//!
//! The customary test and speed measure of a move generator
//! (<https://www.chessprogramming.org/Perft>).

use super::position::MARBLES;
use super::{FieldSet, Layout, Position};

/// Positions after exactly `depth` further marbles. A game that ends earlier counts nothing.
pub fn perft(layout: &Layout, position: &Position, depth: usize) -> u64 {
    let marbles_left = MARBLES - position.occupied().len();
    if depth > marbles_left {
        return 0;
    }
    match depth {
        0 => 1,
        1 => position.unfilled_choices(layout).len() as u64,
        _ => count(layout, position, depth),
    }
}

/// Two plies or more to go, and marbles enough for all of them.
fn count(layout: &Layout, position: &Position, depth: usize) -> u64 {
    let choices = position.unfilled_choices(layout);
    if depth > 2 {
        return choices
            .into_iter()
            .map(|field| count(layout, &position.play(field), depth - 1))
            .sum();
    }
    // Bulk counting: the last ply is not played but counted. The marble placed in between
    // lies on its own tile, which its reach leaves out, so the free fields are the same
    // for every choice.
    let taboo = position
        .last()
        .map_or(FieldSet::EMPTY, |last| layout.tile(layout.tile_of(last)));
    let free = !(position.occupied() | taboo);
    choices
        .into_iter()
        .map(|field| (layout.reach(field.index() as u8) & free).len() as u64)
        .sum()
}
