//! What is wrong: with a tile in a place, and with a board that is being built.

use super::Piece;

/// Why a tile cannot lie in a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// Another tile lies there.
    #[error("another tile lies there")]
    Overlaps(Piece),
    /// It sticks out of the grid. If the whole board were shifted, there would be room.
    #[error("that is outside the grid; shift the board to make room")]
    Outside,
    /// The board would be too wide or too high, however it were shifted.
    #[error("the board would be {width} wide and {height} high; 10 by 10 is the limit")]
    TooWide {
        /// Fields from left to right.
        width: u8,
        /// Fields from top to bottom.
        height: u8,
    },
    /// While two people build in turns, tiles that lie are not moved.
    #[error("built in turns, a tile stays where it was laid")]
    Stays,
}

/// What a board that is being built lacks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Lack {
    /// Not all tiles are laid.
    #[error("{0} tiles are left")]
    TilesLeft(usize),
    /// The tiles are not connected. These are the parts of the board, the largest first.
    #[error("the board is in {} pieces", .0.len())]
    Apart(Vec<Vec<Piece>>),
}

/// No way was found to lay the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no way was found to lay the tiles that are left")]
pub struct CannotFill;
