//! Games under a name, away from the frames: what is done with their files in the background.

use crate::app::clerk::{self, Clerk};
use crate::files::{GameId, ReadError, Save, Saved, SavedGame, Saves, StoreError};
use std::io;
use std::path::PathBuf;

/// Something to do with files of games.
pub enum Order {
    /// See which games there are.
    List(Saves),
    /// Save one under a name.
    Save(Saves, String, Box<SavedGame>),
    /// Throw one away.
    Delete(Saves, Box<Save>),
    /// Open a file from elsewhere.
    Open(PathBuf),
}

/// What became of an order.
pub enum Outcome {
    /// These are there.
    Listed(Result<Vec<Save>, StoreError>),
    /// This game is saved, or not.
    Saved(GameId, Result<Saved, StoreError>),
    /// It is gone, or not.
    Deleted(Result<(), StoreError>),
    /// This is in the file, and in its backup.
    Opened(Box<Opened>),
}

/// A game from elsewhere, or what is wrong with it; and its backup, if there is one.
pub struct Opened {
    /// The game.
    pub game: Result<SavedGame, ReadError>,
    /// The same as it was before.
    pub backup: Option<SavedGame>,
}

impl clerk::Order for Order {
    type Outcome = Outcome;

    fn is_writing(&self) -> bool {
        matches!(self, Self::Save(..) | Self::Delete(..))
    }
}

impl Outcome {
    /// What could not be written.
    pub fn into_problem(self) -> Option<StoreError> {
        match self {
            Self::Saved(_, outcome) => outcome.err(),
            Self::Deleted(outcome) => outcome.err(),
            Self::Listed(_) | Self::Opened(_) => None,
        }
    }
}

/// Begins.
pub fn keeper() -> io::Result<Clerk<Order>> {
    Clerk::new("saved games", |order| match order {
        Order::List(saves) => Outcome::Listed(saves.list()),
        Order::Save(saves, name, game) => Outcome::Saved(game.id(), saves.save(&name, &game)),
        Order::Delete(saves, save) => Outcome::Deleted(saves.delete(&save)),
        Order::Open(path) => Outcome::Opened(Box::new(Opened {
            game: SavedGame::from_file(&path),
            backup: SavedGame::from_backup_of(&path),
        })),
    })
}
