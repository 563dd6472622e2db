//! Saving: the running game after every marble, and games under a name.
//!
//! ```text
//! start ──▶ the newest unfinished game is put aside ──Resume──▶ played
//!                                                                 │ every marble
//!                                                                 ▼
//!            told once if it fails ◀── writer, a thread ◀── the game as it is now
//!
//! the list ──Load──▶ Intent::Restore ◀──Load── a text, pasted; opener ◀── a file, dropped
//!    ▲
//!    │ outcomes
//!  Stock ──List, Save, Delete: jobs──▶ its clerk, another thread
//! ```

mod news;
mod opener;
mod running;
mod shelf;
mod writer;

pub use shelf::{SavesAction, Shelf, Shelved, Source, may_save};

use super::Setting;
use super::input::InputSystems;
use super::motion::stay_awake;
use super::play::Session;
use super::screens::{NavigateSystems, Screen};
use crate::files::Saves;
use bevy::prelude::*;
use running::Start;

/// The folder of named games within the one for everything.
const SAVES: &str = "saves";

/// The session to begin with: the game that is asked for, or a new one with the last one that is
/// not over beside it.
pub fn begin(app: &mut App, setting: &Setting) -> Session {
    let mut start = match &setting.data {
        None => Start::default(),
        Some(folder) if setting.game.is_none() && setting.screen == Screen::Title => {
            Start::with_offer(folder)
        }
        Some(folder) => Start::with_game(folder, setting.game.as_ref()),
    };
    let resumable = start.resumable.take();
    start.insert(app);
    let folder = setting.data.as_ref();
    let saves = folder.map(|folder| Saves::in_folder(&folder.join(SAVES)));
    app.insert_resource(Shelf::new(saves));
    match &setting.game {
        Some(game) => Session::restored(game),
        None => Session::new(setting.setup.clone()).beside(resumable),
    }
}

/// Keeps games.
pub fn plugin(app: &mut App) {
    app.add_plugins(running::plugin)
        .add_systems(
            Update,
            (shelf::act, news::take_dropped, news::hear)
                .chain()
                .in_set(InputSystems)
                .after(NavigateSystems),
        )
        .add_systems(Last, news::finish.before(stay_awake));
}
