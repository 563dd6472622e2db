//! Opening dropped files in the background.

use crate::app::clerk::{Clerk, Job};
use crate::files::{ReadError, SavedGame};
use std::io;
use std::path::PathBuf;

/// A file to open.
pub struct OpenJob(pub PathBuf);

/// The game in a file, or what is wrong with it; and its backup, if there is one.
pub struct Opened {
    /// The game.
    pub game: Result<SavedGame, ReadError>,
    /// The game as it was before it was last saved.
    pub backup: Option<SavedGame>,
}

impl Job for OpenJob {
    type Outcome = Box<Opened>;

    fn is_writing(&self) -> bool {
        false
    }
}

/// Starts the thread.
pub fn opener() -> io::Result<Clerk<OpenJob>> {
    Clerk::new("given games", |OpenJob(path)| {
        Box::new(Opened {
            game: SavedGame::from_file(&path),
            backup: SavedGame::from_backup_of(&path),
        })
    })
}
