//! The games that the player has given a name, one file each.

use super::disk::Disk;
use super::name::ENDING;
use super::named_files::{Named, NamedFile, NamedFiles};
use super::saved_game::{ReadError, SavedGame, read_game};
use std::path::Path;

/// A folder of named games.
pub type Saves = NamedFiles<SavedGame>;

/// A game in the folder.
pub type Save = NamedFile<SavedGame>;

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

    fn goes_on_from(&self, earlier: &Self) -> bool {
        self.continues(earlier)
    }
}
