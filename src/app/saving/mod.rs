//! Saving: the running game after every marble, and games under a name.
//!
//! ```text
//! start ──▶ the newest unfinished game is put aside ──Resume──▶ played
//!                                                                 │ every marble
//!                                                                 ▼
//!            told once if it fails ◀── writer, a thread ◀── the game as it is now
//!
//! the list ──Load──▶ Wish::Restore ◀──Load── a text, pasted; opener ◀── a file, dropped
//!    ▲
//!    │ outcomes
//!  Stock ──List, Save, Delete: jobs──▶ its clerk, another thread
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
use std::path::Path;

/// The folder of named games within the one for everything.
const SAVES: &str = "saves";

/// The session to begin with: the game that is given, or a new one; if it is the player's choice, the
/// last one that is not over waits beside it.
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

/// Keeps games.
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
