//! The player's own files: settings, the running game, named saves, statistics.
//!
//! From the ground up:
//!
//! - [`Disk`] takes every single step on the file system, so that a test can stop at each.
//! - `whole` writes files that are whole at every moment, and reads with care.
//! - [`Store`] keeps values such as the settings.
//! - [`data_folder`] is where saves and statistics are.
//! - [`SavedGame`] is a game record with who plays it, from any file or text.
//! - [`Running`] keeps the game that is being played, marble by marble.
//! - [`Saves`] are the games that the player has given a name.
//! - [`StatisticsLog`] is how the finished ones ended.

mod disk;
mod moment;
mod name;
mod place;
mod player;
mod running;
mod saved_game;
mod saves;
mod statistics;
mod store;
mod whole;

pub use disk::{Disk, Step};
pub use moment::Moment;
pub use place::data_folder;
pub use player::Player;
pub use running::{BrokenGame, Running, RunningError, Unfinished};
pub use saved_game::{GameId, ReadError, SavedGame, Standing};
pub use saves::{Save, Saved, Saves};
pub use statistics::{FinishedGame, HowItEnded, Opponent, Statistics, StatisticsLog, Totals};
pub use store::{Store, StoreError};
pub use whole::TextError;
