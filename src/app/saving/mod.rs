//! Saving: the running game after every marble, and games under a name.
//!
//! ```text
//!   begin ── Start::with_offer: the newest unfinished game is put aside ──▶ Session
//!                                                                          │ every change
//!                                                                          ▼
//!   Notice, once ◀── running::report ◀── writer, a thread ◀─RunningJob─ running::keep
//!
//!   SavesAction::Open, Save, Delete ─▶ saved_games::act ──StockJob──▶ Stock, a thread ─┐
//!   FileDragAndDrop ─▶ news::take_dropped ──OpenJob──▶ opener, a thread ───────────────┤
//!                                                                                      ▼
//!   SavesAction::Paste ─▶ saved_games::act ─▶ Loading::receive ◀──── Opened ──── news::hear
//!                                                 │ Press(SavesAction::Load)
//!                                                 ▼
//!   Wish::Restore ◀── saved_games::act ◀── Action, once flow::permit has permitted it
//! ```

mod flaw;
mod news;
mod opener;
mod running;
mod saved_games;
pub mod sentences;
mod writer;

use crate::app::flow::FlowSystems;
pub use flaw::Flaw;
pub use saved_games::{ListedGame, SavedGames, may_save};

use super::motion::stay_awake;
use crate::files::{SavedGame, Saves};
use crate::play::{Session, Setup};
use bevy::prelude::*;
use running::Start;
use std::path::{Path, PathBuf};

/// The folder of named games within the data folder.
const SAVES: &str = "saves";

/// The session to start with: the given game or a new one. If no game is given and `offers_last` is
/// set, the newest unfinished game is put aside, to be resumed.
pub fn begin(
    app: &mut App,
    data: Option<&Path>,
    setup: Setup,
    given: Option<SavedGame>,
    offers_last: bool,
) -> Session {
    let mut start = match data {
        None => Start::default(),
        Some(folder) if given.is_none() && offers_last => Start::with_offer(folder),
        Some(folder) => Start::with_game(folder, given.as_ref()),
    };
    let resumable = start.resumable.take();
    start.insert(app);
    let saves = data.map(|folder| Saves::in_folder(&folder.join(SAVES)));
    app.insert_resource(SavedGames::new(saves));
    match given {
        Some(game) => Session::restored(game.record()),
        None => Session::new(setup).beside(resumable),
    }
}

/// Opens a file as soon as the game runs, as if it were dropped on the window.
pub fn open(app: &mut App, path: PathBuf) {
    app.world_mut().resource_mut::<SavedGames>().open(path);
}

/// Saves games and loads them.
pub fn plugin(app: &mut App) {
    app.add_plugins(running::plugin)
        .add_systems(
            Update,
            (saved_games::act, news::take_dropped, news::hear)
                .chain()
                .in_set(FlowSystems::Act),
        )
        .add_systems(Last, news::finish.before(stay_awake));
}
