//! Fields and moves by name.

use super::super::{Excerpt, Field, Game, Layout, NotASquare, Refusal, Square};

/// Why a word is not a field of a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FieldError {
    /// Not a file letter and a rank.
    #[error(transparent)]
    NotASquare(#[from] NotASquare),
    /// A place where this board has no field.
    #[error("this board has no space there")]
    NotOnBoard,
}

/// The field with this name on a board.
pub fn parse_field(layout: &Layout, name: &str) -> Result<Field, FieldError> {
    let square: Square = name.parse()?;
    layout.field_at(square).ok_or(FieldError::NotOnBoard)
}

/// A move that cannot be played, by its number and its word.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number}, {word}: {why}")]
pub struct BadMove {
    /// Its number in the list, from 1.
    pub number: usize,
    /// The word that stands for it.
    pub word: Excerpt,
    /// What is wrong with it.
    pub why: MoveProblem,
}

/// What is wrong with a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveProblem {
    /// No such field.
    #[error(transparent)]
    Field(#[from] FieldError),
    /// The rules forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// Plays named moves one by one, up to the first that cannot be played.
pub fn replay<'a>(
    game: &mut Game,
    words: impl IntoIterator<Item = &'a str>,
) -> Result<(), BadMove> {
    for (index, word) in words.into_iter().enumerate() {
        play_named(game, word).map_err(|why| BadMove {
            number: index + 1,
            word: Excerpt::new(word),
            why,
        })?;
    }
    Ok(())
}

fn play_named(game: &mut Game, word: &str) -> Result<(), MoveProblem> {
    let field = parse_field(game.layout(), word)?;
    Ok(game.play(field)?)
}
