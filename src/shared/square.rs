//! Places on the grid and their names: `a1` is the bottom left corner of the board.

use std::fmt;
use std::str::FromStr;

/// The largest board is 10 × 10 fields.
pub const GRID: usize = 10;

/// A place on the 10 × 10 grid, whether there is a field or not.
///
/// Displays and parses as a file letter `a`–`j` and a rank `1`–`10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    /// Column, 0 at the left.
    pub file: u8,
    /// Row, 0 at the *bottom*.
    pub rank: u8,
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file) as char, self.rank + 1)
    }
}

/// A word that is not a file letter followed by a rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("spaces are a letter a to j and a number 1 to 10")]
pub struct NotASquare;

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Self, NotASquare> {
        let (file, rank) = match *text.as_bytes() {
            [file @ b'a'..=b'j', rank @ b'1'..=b'9'] => (file, rank - b'1'),
            [file @ b'a'..=b'j', b'1', b'0'] => (file, 9),
            _ => return Err(NotASquare),
        };
        Ok(Self {
            file: file - b'a',
            rank,
        })
    }
}
