//! Why a file or a text is not a game that can be played.

use super::phrasebook::Phrasebook;
use crate::files::{ReadError, TextError};

/// What is wrong with a game, for as long as somebody may ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// There is no such file.
    Missing,
    /// It cannot be read at all; the system says why.
    Unreadable(String),
    /// It is something else.
    Foreign,
    /// It is from a newer version of the game.
    Newer,
    /// Its end is missing.
    CutShort,
    /// It has a mistake.
    Mistake(String),
}

impl From<&ReadError> for Flaw {
    fn from(error: &ReadError) -> Self {
        match error {
            ReadError::Missing => Self::Missing,
            ReadError::Text(TextError::Io(error)) => Self::Unreadable(error.to_string()),
            ReadError::Text(TextError::Folder | TextError::TooLarge | TextError::NotText)
            | ReadError::NotARecord(_) => Self::Foreign,
            ReadError::Newer(_) => Self::Newer,
            ReadError::CutShort(_) => Self::CutShort,
            ReadError::Mistake(error) => Self::Mistake(error.to_string()),
        }
    }
}

/// What is wrong, in a sentence.
pub fn flaw(book: &Phrasebook, flaw: &Flaw) -> String {
    match flaw {
        Flaw::Missing => book.say("flaw-missing"),
        Flaw::Unreadable(why) => book.tell("flaw-unreadable", [("why", why.as_str().into())]),
        Flaw::Foreign => book.say("flaw-foreign"),
        Flaw::Newer => book.say("flaw-newer"),
        Flaw::CutShort => book.say("flaw-cut-short"),
        Flaw::Mistake(why) => book.tell("flaw-mistake", [("why", why.as_str().into())]),
    }
}
