//! The 200-character board code of older Kulami programs.
//!
//! 100 places of a 10 × 10 grid row by row from the top left, two characters each: first
//! a letter, `a` for no field, `b`–`e` a tile of 6, `f`–`j` of 4, `k`–`n` of 3, `o`–`r`
//! of 2; then `0` empty, `1` black, `2` red.

use super::super::layout::Draft;
use super::super::square::GRID;
use super::super::{Colour, Excerpt, Field, FieldSet, Layout, LayoutError};
use std::str::FromStr;

const PLACES: usize = GRID * GRID;

/// What a board code says: a board, and the marbles on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardCode {
    /// The board.
    pub layout: Layout,
    /// The fields with red and with black marbles.
    pub marbles: [FieldSet; 2],
}

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
    /// A marble where there is no field.
    #[error("row {row}, column {column}: a marble where there is no field")]
    MarbleInGap {
        /// Row from the top, from 1.
        row: usize,
        /// Column from the left, from 1.
        column: usize,
    },
    /// A letter used for a tile of another size than it stands for.
    #[error("letter {letter} stands for a tile of {expected} fields, here it has {found}")]
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

impl FromStr for BoardCode {
    type Err = BoardCodeError;

    fn from_str(text: &str) -> Result<Self, BoardCodeError> {
        let length = text.chars().count();
        if length != 2 * PLACES {
            return Err(BoardCodeError::Length(length));
        }
        let characters: Vec<char> = text.chars().collect();
        let mut places = Vec::with_capacity(PLACES);
        for (place, pair) in characters.chunks_exact(2).enumerate() {
            let (row, column) = (place / GRID + 1, place % GRID + 1);
            let (letter, marble) = match *pair {
                [letter @ 'a'..='r', '0'] => (letter, None),
                [letter @ 'a'..='r', '1'] => (letter, Some(Colour::Black)),
                [letter @ 'a'..='r', '2'] => (letter, Some(Colour::Red)),
                _ => {
                    let found = Excerpt::new(&pair.iter().collect::<String>());
                    return Err(BoardCodeError::Place { row, column, found });
                }
            };
            if letter == 'a' && marble.is_some() {
                return Err(BoardCodeError::MarbleInGap { row, column });
            }
            places.push((letter as u8, marble));
        }
        let filled = || {
            places
                .iter()
                .enumerate()
                .filter(|(_, (letter, _))| *letter != b'a')
        };
        for (_, &(letter, _)) in filled() {
            let found = filled().filter(|(_, (other, _))| *other == letter).count();
            if let Some(expected) = tile_size(letter).filter(|&expected| expected != found) {
                return Err(BoardCodeError::TileSize {
                    letter: char::from(letter),
                    expected,
                    found,
                });
            }
        }
        let cells = filled().map(|(place, &(letter, _))| (place % GRID, place / GRID, letter));
        let layout = Layout::try_from(&Draft::trimmed(cells)?)?;
        // Fields are numbered in reading order, and so are the places of the code.
        let mut marbles = [FieldSet::EMPTY; 2];
        for (field, (_, &(_, marble))) in Field::all().zip(filled()) {
            if let Some(colour) = marble {
                marbles[colour.index()].insert(field);
            }
        }
        Ok(Self { layout, marbles })
    }
}
