//! Boards as text: rows from the top separated by `/`, a dot for a gap, `o` for a field, and
//! `S W N E` for the start fields of the four seats.

use super::super::Seat;
use super::{Board, BoardFault, Cell};
use crate::shared::{Excerpt, GRID, Square};
use std::fmt;
use std::str::FromStr;

const GAP: char = '.';
const FIELD: char = 'o';

impl FromStr for Board {
    type Err = BoardFault;

    fn from_str(text: &str) -> Result<Self, BoardFault> {
        let mut marks = Vec::new();
        let mut expected = None;
        for (row, letters) in text.split('/').enumerate() {
            let mut found = 0;
            for (column, letter) in letters.chars().enumerate() {
                found = column + 1;
                if let Some(start) = read(letter).ok_or_else(|| BoardFault::UnknownCharacter {
                    row: row + 1,
                    column: column + 1,
                    found: Excerpt::new(letter.encode_utf8(&mut [0; 4])),
                })? {
                    marks.push((column, row, start));
                }
            }
            let expected = *expected.get_or_insert(found);
            if found != expected {
                return Err(BoardFault::RaggedRow {
                    row: row + 1,
                    found,
                    expected,
                });
            }
        }
        Self::of_cells(&placed(&marks)?)
    }
}

/// `None` for a character that means nothing, `Some(None)` for a gap.
fn read(letter: char) -> Option<Option<Option<Seat>>> {
    match letter {
        GAP => Some(None),
        FIELD => Some(Some(None)),
        letter => Seat::of_letter(letter).map(|seat| Some(Some(seat))),
    }
}

/// The marks as cells, moved into the corner of the grid.
fn placed(marks: &[(usize, usize, Option<Seat>)]) -> Result<Vec<Cell>, BoardFault> {
    let columns = || marks.iter().map(|&(column, ..)| column);
    let rows = || marks.iter().map(|&(_, row, _)| row);
    let (Some(left), Some(right), Some(top), Some(bottom)) =
        (columns().min(), columns().max(), rows().min(), rows().max())
    else {
        return Err(BoardFault::Empty);
    };
    let (width, height) = (right - left + 1, bottom - top + 1);
    if width > GRID || height > GRID {
        return Err(BoardFault::TooLarge { width, height });
    }
    let cell = |&(column, row, seat): &(usize, usize, Option<Seat>)| {
        let (file, rank) = ((column - left) as u8, (bottom - row) as u8);
        (Square { file, rank }, seat)
    };
    Ok(marks.iter().map(cell).collect())
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.height()).rev() {
            for file in 0..self.width() {
                let letter = match self.field_at(Square { file, rank }) {
                    None => GAP,
                    Some(field) => self.starter(field).map_or(FIELD, Seat::letter),
                };
                write!(f, "{letter}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}
