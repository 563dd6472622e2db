//! The boards that the player has built and named, one file each, in the form of those that come
//! with the game.

use super::disk::Disk;
use super::named_files::{Named, NamedFile, NamedFiles};
use super::whole::{self, TextError};
use crate::boards::{BoardFileError, NamedBoard, parse_board_file};
use std::path::Path;

/// A folder of the player's own boards.
pub type OwnBoards = NamedFiles<NamedBoard>;

/// A board in the folder.
pub type OwnBoard = NamedFile<NamedBoard>;

/// Why a file does not hold a board.
#[derive(Debug, thiserror::Error)]
pub enum OwnBoardError {
    /// There is no such file.
    #[error("there is no such file")]
    Missing,
    /// It cannot be read as text at all.
    #[error(transparent)]
    Text(#[from] TextError),
    /// It is not a board file, or has a mistake.
    #[error(transparent)]
    Board(#[from] BoardFileError),
}

impl Named for NamedBoard {
    const ENDING: &'static str = ".ron";
    type Error = OwnBoardError;

    fn read(disk: &Disk, path: &Path) -> Result<Self, OwnBoardError> {
        let text = whole::read_text(disk, path)?.ok_or(OwnBoardError::Missing)?;
        let file = path.file_name().unwrap_or_default().to_string_lossy();
        Ok(parse_board_file(&file, &text)?)
    }

    fn name(&self) -> Option<&str> {
        Some(&self.name)
    }

    fn set_name(&mut self, name: &str) {
        let name = name.replace(char::is_control, " ");
        self.name = match name.trim() {
            "" => "-".to_owned(),
            name => name.to_owned(),
        };
    }

    fn goes_on_from(&self, earlier: &Self) -> bool {
        self.layout == earlier.layout
    }
}
