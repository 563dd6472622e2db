//! Outlines drawn as text, to be filled with tiles.

use super::super::{Field, GRID, Layout};
use super::fill::fill;
use super::placement::{Cells, Supply, parts, rectangle};
use super::{Seed, lay};

/// Attempts before an outline counts as impossible; possible ones take a handful.
const ATTEMPTS: usize = 2_000;

/// Why an outline cannot be filled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OutlineError {
    /// A field outside the 10 × 10 grid.
    #[error("row {row}, column {column}: an outline is at most 10 by 10")]
    TooLarge {
        /// Row from the top, from 1.
        row: usize,
        /// Column from the left, from 1.
        column: usize,
    },
    /// Not 64 fields.
    #[error("the outline has {0} spaces; the 17 tiles have 64")]
    WrongCount(usize),
    /// Not in one piece.
    #[error("the outline is in several pieces")]
    Apart,
    /// The tiles were not found to fit.
    #[error("no way was found to fill the outline with the 17 tiles")]
    NotFilled,
}

/// A board of exactly this outline: text with `/` between rows, a dot for a gap, anything
/// else for a field.
pub fn in_outline(outline: &str, seed: &Seed) -> Result<Layout, OutlineError> {
    let cells = parse(outline)?;
    let rng = &mut seed.rng();
    (0..ATTEMPTS)
        .find_map(|_| fill(cells, Supply::FULL, rng))
        .map(|tiles| lay(&tiles))
        .ok_or(OutlineError::NotFilled)
}

fn parse(outline: &str) -> Result<Cells, OutlineError> {
    let mut cells: Cells = 0;
    for (row, line) in outline.split('/').enumerate() {
        for (column, _) in line.chars().enumerate().filter(|&(_, mark)| mark != '.') {
            if row >= GRID || column >= GRID {
                return Err(OutlineError::TooLarge {
                    row: row + 1,
                    column: column + 1,
                });
            }
            cells |= rectangle(column, row, 1, 1);
        }
    }
    let count = cells.count_ones() as usize;
    if count != Field::COUNT {
        return Err(OutlineError::WrongCount(count));
    }
    if parts(cells).len() == 1 {
        Ok(cells)
    } else {
        Err(OutlineError::Apart)
    }
}
