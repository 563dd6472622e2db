//! The 200-character board code of older Kulami programs.
//!
//! 100 places of a 10 × 10 grid row by row from the top left, two characters each: first
//! a letter, `a` for no field, `b`–`e` a tile of 6, `f`–`j` of 4, `k`–`n` of 3, `o`–`r`
//! of 2; then `0` empty, `1` black, `2` red.

use super::super::layout::Draft;
use super::super::{Excerpt, GRID, Layout, LayoutError};

const PLACES: usize = GRID * GRID;

/// Why a text is not a board code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardCodeError {
    /// Not two characters for each of 100 places.
    #[error("a board code has 200 characters, this has {0}")]
    Length(usize),
    /// Something else than a letter a–r and a digit 0–2.
    #[error(
        "row {row}, column {column}: {found} is not a letter a to r followed by a digit 0 to 2"
    )]
    Place {
        /// Row from the top, from 1.
        row: usize,
        /// Column from the left, from 1.
        column: usize,
        /// The two characters.
        found: Excerpt,
    },
    /// A letter used for a tile of another size than it stands for.
    #[error("letter {letter} stands for a tile of {expected} spaces, here it has {found}")]
    TileSize {
        /// The letter.
        letter: char,
        /// Fields it stands for.
        expected: usize,
        /// Fields it is used for.
        found: usize,
    },
    /// The letters do not make a board.
    #[error(transparent)]
    Layout(#[from] LayoutError),
}

/// The size of tile a letter stands for; `None` for `a`, no field.
fn tile_size(letter: u8) -> Option<usize> {
    match letter {
        b'b'..=b'e' => Some(6),
        b'f'..=b'j' => Some(4),
        b'k'..=b'n' => Some(3),
        b'o'..=b'r' => Some(2),
        _ => None,
    }
}

/// Reads the board of a board code. Its marbles are passed over.
pub fn parse_board_code(text: &str) -> Result<Layout, BoardCodeError> {
    let characters: Vec<char> = text.chars().collect();
    if characters.len() != 2 * PLACES {
        return Err(BoardCodeError::Length(characters.len()));
    }
    let mut letters = Vec::with_capacity(PLACES);
    for (place, pair) in characters.chunks_exact(2).enumerate() {
        match *pair {
            [letter @ 'a'..='r', '0'..='2'] => letters.push(letter as u8),
            _ => {
                return Err(BoardCodeError::Place {
                    row: place / GRID + 1,
                    column: place % GRID + 1,
                    found: Excerpt::new(&pair.iter().collect::<String>()),
                });
            }
        }
    }
    for letter in b'b'..=b'r' {
        let found = letters.iter().filter(|&&other| other == letter).count();
        if let Some(expected) = tile_size(letter).filter(|&size| found != 0 && found != size) {
            return Err(BoardCodeError::TileSize {
                letter: char::from(letter),
                expected,
                found,
            });
        }
    }
    let cells = letters
        .iter()
        .enumerate()
        .filter(|&(_, &letter)| letter != b'a')
        .map(|(place, &letter)| (place % GRID, place / GRID, letter));
    Ok(Layout::try_from(&Draft::trimmed(cells)?)?)
}
