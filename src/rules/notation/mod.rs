//! Boards, moves and games as text.
//!
//! A board is its rows from the top, separated by `/`, one letter a field ([`Layout`] parses and
//! displays so); a field is a file letter and a rank ([`parse_field`]); a game is a [`Record`]. In
//! data (JSON, RON) a board, a record and a game are these texts. The board code of older programs
//! is read too ([`parse_board_code`]). Errors fit in one line and name the place.

mod board_code;
mod diagram;
mod layout_text;
mod moves;
mod record;
mod written;

pub use board_code::{BoardCodeError, parse_board_code};
pub use diagram::diagram;
pub use moves::{BadMove, FieldError, MoveProblem, parse_field, replay};
pub use record::{Record, RecordError, RecordProblem};

use super::{Excerpt, Layout, LayoutError};

/// Why a text is neither a layout nor a board code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    /// It looked like a layout.
    #[error(transparent)]
    Layout(#[from] LayoutError),
    /// It looked like a board code.
    #[error(transparent)]
    Code(#[from] BoardCodeError),
    /// It looked like neither.
    #[error("{0} is neither rows of tile letters separated by slashes nor a board code")]
    Neither(Excerpt),
}

/// Reads a board in either form: a layout, which has slashes, or the 200-character code of
/// older programs, which has none.
pub fn parse_board(text: &str) -> Result<Layout, BoardError> {
    let text = text.trim();
    let half_of = |count: usize| 2 * count >= text.chars().filter(|&letter| letter != '/').count();
    let letters = text
        .matches(|letter| matches!(letter, 'A'..='Q' | '.'))
        .count();
    let characters: Vec<char> = text.chars().collect();
    let is_place = |pair: &&[char]| matches!(pair, ['a'..='r', '0'..='2']);
    if text.contains('/') && half_of(letters) {
        Ok(text.parse()?)
    } else if half_of(2 * characters.chunks(2).filter(is_place).count()) {
        Ok(parse_board_code(text)?)
    } else {
        Err(BoardError::Neither(Excerpt::new(text)))
    }
}
