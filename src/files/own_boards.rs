//! The boards that the player has built and named, one file each, in the form of those that come
//! with the game.

use super::disk::Disk;
use super::shelf::{Named, Saved, Shelf};
use super::store::StoreError;
use super::whole::{self, TextError};
use crate::boards::{BoardFileError, NamedBoard, parse_board_file};
use crate::rules::Layout;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// A folder of the player's own boards.
#[cfg_attr(feature = "game", derive(bevy::prelude::Resource))]
#[derive(Clone, Debug)]
pub struct OwnBoards {
    shelf: Shelf<NamedBoard>,
}

/// A board in the folder.
#[derive(Debug)]
pub struct OwnBoard {
    /// Its file.
    pub path: PathBuf,
    /// What it is called.
    pub name: String,
    /// When it was written.
    pub modified: SystemTime,
    /// The board, or what is wrong with the file.
    pub board: Result<NamedBoard, OwnBoardError>,
    /// If something is: the board as it was before it was last saved.
    pub backup: Option<NamedBoard>,
}

/// Why a file does not hold a board.
#[derive(Debug, thiserror::Error)]
pub enum OwnBoardError {
    /// There is no such file.
    #[error("there is no such file")]
    Missing,
    /// It cannot be read as text at all.
    #[error(transparent)]
    Text(#[from] TextError),
    /// It is something else, or a board with a mistake.
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
}

impl OwnBoards {
    /// Boards in this folder.
    pub fn in_folder(folder: &Path) -> Self {
        Self {
            shelf: Shelf::in_folder(folder),
        }
    }

    /// The same on another disk.
    #[must_use]
    pub fn on_disk(self, disk: Disk) -> Self {
        Self {
            shelf: self.shelf.on_disk(disk),
        }
    }

    /// Saves a board under a name. The file it was `changed_from`, if it has that name, is replaced
    /// and is its backup, and so is the very same board; any other file of that name stays.
    pub fn save(
        &self,
        name: &str,
        layout: &Layout,
        changed_from: Option<&Path>,
    ) -> Result<Saved, StoreError> {
        let board = NamedBoard {
            name: name.to_owned(),
            about: String::new(),
            layout: layout.clone(),
        };
        self.shelf.save(name, &board, |path, earlier| {
            changed_from == Some(path) || earlier.layout == *layout
        })
    }

    /// Every board in the folder, the newest first. Other files are left out.
    pub fn list(&self) -> Result<Vec<OwnBoard>, StoreError> {
        let entries = self.shelf.list()?.into_iter();
        Ok(entries
            .map(|entry| OwnBoard {
                path: entry.path,
                name: entry.name,
                modified: entry.modified,
                board: entry.held,
                backup: entry.backup,
            })
            .collect())
    }

    /// Removes a board and its backup for good.
    pub fn delete(&self, path: &Path) -> Result<(), StoreError> {
        self.shelf.delete(path)
    }
}
