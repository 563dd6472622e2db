//! Why something failed: kept with what failed, and said in the player's language later.

use crate::assets::AssetError;
use crate::boards::BoardFileError;
use crate::files::{OwnBoardError, RunningError, StoreError, TextError};
use crate::lesson::LessonError;
use crate::rules::LayoutError;
use crate::rules::notation::{BoardError, RecordError};
use std::io::{self, ErrorKind};
use std::path::PathBuf;

/// Why something failed. The exact words of the system and of parsers are in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A file could not be read or written.
    File(PathBuf, SystemFault),
    /// The system refused something that is not a file.
    System(SystemFault),
    /// A file or a text is malformed.
    Malformed,
    /// The game is open in another window.
    Taken,
    /// A file is too large to be one of the game's.
    TooLarge,
    /// A file is not text.
    NotText,
    /// A text is not a board.
    Board(BoardError),
    /// A record has a mistake.
    Record(RecordError),
}

/// What the system says, as far as a player can act on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SystemFault {
    /// It is not permitted.
    Denied,
    /// The disk is full.
    Full,
    /// The disk cannot be written to.
    ReadOnly,
    /// The file is not there.
    Missing,
    /// Something else is in its place, such as a folder.
    InTheWay,
    /// Another program uses it.
    InUse,
    /// Anything else, with the system's number for it.
    Other(Option<i32>),
}

impl From<&io::Error> for SystemFault {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::PermissionDenied => Self::Denied,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            ErrorKind::NotFound => Self::Missing,
            ErrorKind::NotADirectory
            | ErrorKind::IsADirectory
            | ErrorKind::AlreadyExists
            | ErrorKind::DirectoryNotEmpty => Self::InTheWay,
            ErrorKind::ResourceBusy | ErrorKind::WouldBlock => Self::InUse,
            _ => Self::Other(error.raw_os_error()),
        }
    }
}

impl From<&io::Error> for Cause {
    fn from(error: &io::Error) -> Self {
        Self::System(error.into())
    }
}

impl From<&StoreError> for Cause {
    fn from(error: &StoreError) -> Self {
        match error {
            StoreError::Io { path, source } => Self::File(path.clone(), source.into()),
            StoreError::Form { .. } => Self::Malformed,
        }
    }
}

impl From<&RunningError> for Cause {
    fn from(error: &RunningError) -> Self {
        match error {
            RunningError::Taken => Self::Taken,
            RunningError::Store(error) => error.into(),
        }
    }
}

impl From<&AssetError> for Cause {
    fn from(error: &AssetError) -> Self {
        match error {
            AssetError::Unreadable { path, source } => Self::File(path.clone(), source.into()),
            AssetError::NotAFolder(path) => Self::File(path.clone(), SystemFault::InTheWay),
            AssetError::Missing(name) => Self::File(name.into(), SystemFault::Missing),
            AssetError::NotText(_) => Self::NotText,
        }
    }
}

impl From<&LessonError> for Cause {
    fn from(error: &LessonError) -> Self {
        match error {
            LessonError::Asset(error) => error.into(),
            LessonError::Layout(error) => error.into(),
            LessonError::Form(_)
            | LessonError::Empty
            | LessonError::NameTaken(_)
            | LessonError::Move { .. }
            | LessonError::OutOfReach(_) => Self::Malformed,
        }
    }
}

impl From<&TextError> for Cause {
    fn from(error: &TextError) -> Self {
        match error {
            TextError::Io(error) => error.into(),
            TextError::Folder => Self::System(SystemFault::InTheWay),
            TextError::TooLarge => Self::TooLarge,
            TextError::NotText => Self::NotText,
        }
    }
}

impl From<&LayoutError> for Cause {
    fn from(error: &LayoutError) -> Self {
        Self::Board(error.clone().into())
    }
}

impl From<&OwnBoardError> for Cause {
    fn from(error: &OwnBoardError) -> Self {
        match error {
            OwnBoardError::Missing => Self::System(SystemFault::Missing),
            OwnBoardError::Text(error) => error.into(),
            OwnBoardError::Board(BoardFileError::Layout { source, .. }) => source.into(),
            OwnBoardError::Board(BoardFileError::Asset(error)) => error.into(),
            OwnBoardError::Board(
                BoardFileError::Form { .. }
                | BoardFileError::NotOneLine { .. }
                | BoardFileError::NameTaken { .. },
            ) => Self::Malformed,
        }
    }
}
