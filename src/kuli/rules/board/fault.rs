//! Why something is not a board.

use super::super::Seat;
use crate::shared::{Excerpt, Field, GRID, Square};

/// Why rows of characters are not a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardFault {
    /// Something else than a field or a gap.
    #[error(
        "row {row}, column {column}: {found} is not a space (o), a start space (S W N E) or a dot"
    )]
    UnknownCharacter {
        /// Row from the top, from 1.
        row: usize,
        /// Column from the left, from 1.
        column: usize,
        /// The character.
        found: Excerpt,
    },
    /// Rows of different lengths.
    #[error("row {row} has {found} characters where row 1 has {expected}; pad rows with dots")]
    RaggedRow {
        /// Row from the top, from 1.
        row: usize,
        /// Its length.
        found: usize,
        /// The length of the first row.
        expected: usize,
    },
    /// No field at all.
    #[error("the board has no spaces")]
    Empty,
    /// Names of fields go from a1 to j10.
    #[error("the board is {width} by {height}; at most {GRID} by {GRID} can be named")]
    TooLarge {
        /// Fields from left to right.
        width: usize,
        /// Fields from top to bottom.
        height: usize,
    },
    /// More than fit into a machine word.
    #[error("the board has {0} spaces; at most {max} are possible", max = Field::COUNT)]
    TooManyFields(usize),
    /// Fields that hands cannot walk to.
    #[error("the board is in several pieces: {from} and {apart} are not joined edge to edge")]
    Apart {
        /// The board's first field.
        from: Square,
        /// A field that cannot be reached from there.
        apart: Square,
    },
    /// A seat that has not three start fields.
    #[error("{seat} ({letter}) has {found} start spaces; everybody has three", letter = seat.letter())]
    Starts {
        /// The seat.
        seat: Seat,
        /// How many start fields it has.
        found: usize,
    },
}
