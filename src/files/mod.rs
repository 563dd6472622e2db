//! The player's own files: settings, the running game, named saves and boards, statistics.
//!
//! From the ground up:
//!
//! - [`Disk`] performs every step on the file system, so that a test can stop at each.
//! - `whole` writes files atomically, with a backup, and reads them with care.
//! - [`Store`] keeps values such as the settings.
//! - [`data_folder`] is where saves and statistics are.
//! - [`SavedGame`] is a game record with its players, from any file or text.
//! - [`RunningSlot`] keeps the game that is being played, marble by marble.
//! - [`NamedFiles`] keeps things with a name, one file each.
//! - [`Saves`] are the games that the player has named.
//! - [`OwnBoards`] are the boards that the player has named.
//! - [`StatisticsLog`] is the log of finished games.
//! - [`VisitBook`] is the log of games at a stand.
//!
//! From one start of the game to the next:
//!
//! ```
//! use kulami::files::{Player, RunningSlot, SavedGame};
//! # use kulami::rules::{Colour, Game, RuleSet, generate};
//! # use std::sync::Arc;
//! # let folder = std::env::temp_dir().join(format!("kulami-tour-{}", std::process::id()));
//! # let layout = Arc::new(generate::square(&generate::Seed::new("tour")));
//! # let game = Game::new(layout, RuleSet::BASIC, Colour::Red);
//! # let players = [Player::Person("Anna".into()), Player::Person(String::new())];
//! let mut running = RunningSlot::in_folder(&folder);
//! let mut saved = SavedGame::new(game, players);
//!
//! // After every marble:
//! let mut game = saved.game().clone();
//! let field = game.legal().into_iter().next().ok_or("a new game has fields")?;
//! game.play(field)?;
//! saved.set_game(game);
//! running.save(&saved)?;
//!
//! // The process ends, whyever, and the next one looks what there is to resume:
//! # drop(running);
//! let mut running = RunningSlot::in_folder(&folder);
//! let (unfinished, _broken) = running.unfinished();
//! running.resume(&unfinished[0])?;
//! assert!(unfinished[0].game == saved);
//!
//! // The game is over:
//! running.clear()?;
//! assert!(running.unfinished().0.is_empty());
//! # std::fs::remove_dir_all(&folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod disk;
mod log;
mod name;
mod named_files;
mod own_boards;
mod place;
mod running;
mod saved_game;
mod saves;
mod statistics;
mod store;
mod timestamp;
mod visits;
mod whole;

pub use disk::{Disk, DiskStep};
pub use name::LONGEST_NAME;
pub use named_files::{Named, NamedFile, NamedFiles, Saved};
pub use own_boards::{OwnBoard, OwnBoardError, OwnBoards};
pub use place::data_folder;
pub use running::{BrokenGame, RunningError, RunningSlot, Unfinished};
pub use saved_game::{ReadError, SavedGame};
pub use saves::{Save, Saves};
pub use statistics::{FinishedGame, HowItEnded, Opponent, Statistics, StatisticsLog, Totals};
pub use store::{Store, StoreError};
pub use timestamp::Timestamp;
pub use visits::{NoVisit, Visit, VisitBook, VisitEnd, VisitNumbers, When, Winner};
pub use whole::TextError;

pub use crate::play::{GameId, Player, Standing};
