//! Why something is not a board.

use super::super::{Excerpt, Square};

/// What is wrong with a board, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayoutError {
    /// A character that is neither a tile nor a gap.
    #[error("row {row}, column {column}: {found} is not a tile letter A to Q or a dot")]
    UnknownCharacter {
        /// Row from the top, from 1.
        row: usize,
        /// Column from the left, from 1.
        column: usize,
        /// What stands there.
        found: Excerpt,
    },
    /// Rows of different length.
    #[error("row {row} has {found} characters where row 1 has {expected}; pad rows with dots")]
    RaggedRow {
        /// Row from the top, from 1.
        row: usize,
        /// Its length.
        found: usize,
        /// The first row's length.
        expected: usize,
    },
    /// No field at all.
    #[error("the board has no spaces")]
    Empty,
    /// More than 10 fields in one direction.
    #[error("the board is {width} wide and {height} high; 10 by 10 is the limit")]
    TooLarge {
        /// Fields from left to right.
        width: usize,
        /// Fields from top to bottom.
        height: usize,
    },
    /// A tile whose fields do not hang together.
    #[error("tile {letter} is in several pieces: {from} and {apart} are not joined")]
    TileApart {
        /// The tile's letter as written.
        letter: char,
        /// Its first field.
        from: Square,
        /// A field that cannot be reached from there.
        apart: Square,
    },
    /// A tile with a corner missing.
    #[error("tile {letter} is not a rectangle: {missing} is not part of it")]
    NotARectangle {
        /// The tile's letter as written.
        letter: char,
        /// A place inside its bounding box that it does not cover.
        missing: Square,
    },
    /// A rectangle that is not in the box.
    #[error(
        "tile {letter} at {at} is {width} by {height}; tiles are 2 by 3, 2 by 2, 1 by 3 or 1 by 2"
    )]
    UnknownShape {
        /// The tile's letter as written.
        letter: char,
        /// Its first field.
        at: Square,
        /// Fields from left to right.
        width: u8,
        /// Fields from top to bottom.
        height: u8,
    },
    /// Too many or too few tiles of one kind.
    #[error("{found} tiles of {size} spaces; a board has {expected}")]
    WrongSupply {
        /// Fields of such a tile.
        size: usize,
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// Tiles that do not hang together.
    #[error("the board is in several pieces: {from} and {apart} are not joined edge to edge")]
    BoardApart {
        /// The board's first field.
        from: Square,
        /// A field that cannot be reached from there.
        apart: Square,
    },
}
