//! The games that the player has given a name, one file each.

use super::disk::Disk;
use super::name::ENDING;
use super::saved_game::{ReadError, SavedGame, read_game};
use super::shelf::{Named, Saved, Shelf};
use super::store::StoreError;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// A folder of named games.
#[derive(Clone, Debug)]
pub struct Saves {
    shelf: Shelf<SavedGame>,
}

/// A game in the folder.
#[derive(Debug)]
pub struct Save {
    /// Its file.
    pub path: PathBuf,
    /// What it is called.
    pub name: String,
    /// When it was written.
    pub modified: SystemTime,
    /// The game, or what is wrong with the file.
    pub game: Result<SavedGame, ReadError>,
    /// If something is: the game as it was before it was last saved.
    pub backup: Option<SavedGame>,
}

impl Named for SavedGame {
    const ENDING: &'static str = ENDING;
    type Error = ReadError;

    fn read(disk: &Disk, path: &Path) -> Result<Self, ReadError> {
        read_game(disk, path)
    }

    fn name(&self) -> Option<&str> {
        self.name()
    }

    fn set_name(&mut self, name: &str) {
        self.set_name(name);
    }
}

impl Saves {
    /// Games in this folder.
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

    /// Saves a game under a name. A save of the same game that this one goes on from is replaced,
    /// and is its backup; any other file of that name stays.
    pub fn save(&self, name: &str, game: &SavedGame) -> Result<Saved, StoreError> {
        self.shelf
            .save(name, game, |_, earlier| game.continues(earlier))
    }

    /// Every game in the folder, the newest first. Other files are left out.
    pub fn list(&self) -> Result<Vec<Save>, StoreError> {
        let entries = self.shelf.list()?.into_iter();
        Ok(entries
            .map(|entry| Save {
                path: entry.path,
                name: entry.name,
                modified: entry.modified,
                game: entry.held,
                backup: entry.backup,
            })
            .collect())
    }

    /// Removes a game and its backup for good.
    pub fn delete(&self, save: &Save) -> Result<(), StoreError> {
        self.shelf.delete(&save.path)
    }
}
