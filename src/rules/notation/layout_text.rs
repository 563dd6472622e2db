//! Layouts as text: rows from the top separated by `/`, a letter a field, a dot for a gap.

use super::super::layout::Draft;
use super::super::{Excerpt, Layout, LayoutError, Square};
use std::fmt;
use std::str::FromStr;

const GAP: u8 = b'.';

impl FromStr for Layout {
    type Err = LayoutError;

    fn from_str(text: &str) -> Result<Self, LayoutError> {
        check_characters(text)?;
        let rows = || text.split('/').map(str::as_bytes).enumerate();
        let expected = rows().next().map_or(0, |(_, row)| row.len());
        if let Some((row, found)) = rows().find(|(_, row)| row.len() != expected) {
            return Err(LayoutError::RaggedRow {
                row: row + 1,
                found: found.len(),
                expected,
            });
        }
        let cells = rows().flat_map(|(row, letters)| {
            letters
                .iter()
                .enumerate()
                .filter(|&(_, &letter)| letter != GAP)
                .map(move |(column, &letter)| (column, row, letter))
        });
        Self::try_from(&Draft::trimmed(cells)?)
    }
}

fn check_characters(text: &str) -> Result<(), LayoutError> {
    for (row, letters) in text.split('/').enumerate() {
        for (column, letter) in letters.chars().enumerate() {
            if !matches!(letter, 'A'..='Q' | '.') {
                return Err(LayoutError::UnknownCharacter {
                    row: row + 1,
                    column: column + 1,
                    found: Excerpt::new(letter.encode_utf8(&mut [0; 4])),
                });
            }
        }
    }
    Ok(())
}

/// The canonical form: letters in order of first appearance.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.height()).rev() {
            for file in 0..self.width() {
                let letter = match self.field_at(Square { file, rank }) {
                    Some(field) => self.tile_of(field).letter(),
                    None => char::from(GAP),
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
