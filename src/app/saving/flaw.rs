//! Why a file or a text is not a game that can be played.

use crate::app::words::Cause;
use crate::files::{ReadError, TextError};

/// What is wrong with a game, in a form that can be stored and shown later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// There is no such file.
    Missing,
    /// It cannot be read.
    Unreadable(Cause),
    /// It is not a game record.
    Foreign,
    /// It is from a newer version of the game.
    Newer,
    /// Its end is missing.
    CutShort,
    /// It is a record with a mistake.
    Mistake(Cause),
}

impl From<&ReadError> for Flaw {
    fn from(error: &ReadError) -> Self {
        match error {
            ReadError::Missing => Self::Missing,
            ReadError::Text(TextError::Io(error)) => Self::Unreadable(error.into()),
            ReadError::Text(TextError::Folder | TextError::TooLarge | TextError::NotText)
            | ReadError::NotARecord(_) => Self::Foreign,
            ReadError::Newer(_) => Self::Newer,
            ReadError::CutShort(_) => Self::CutShort,
            ReadError::Mistake(error) => Self::Mistake(Cause::Record(error.clone())),
        }
    }
}
