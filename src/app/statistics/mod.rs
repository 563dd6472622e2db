//! Statistics: games that are over are written down, in the background, and read for their page.
//!
//! ```text
//!   Session ──over, or not any more──▶ count ─┐
//!                                             ├─StatisticsJob─▶ Clerk ──in the background──▶ the log
//!   the page opens, "Begin anew" ─────────────┘                   │
//!                                                           Record, Notice
//! ```

mod count;
mod log;

pub use log::Record;

use super::clerk::Clerk;
use super::interface::Action;
use super::motion::stay_awake;
use super::play::PlaySystems;
use super::screens::{NavigateSystems, Sheet, Sheets};
use crate::app::input::InputSystems;
use crate::files::{Statistics, StatisticsLog};
use bevy::prelude::*;
use log::StatisticsJob;
use std::path::Path;

/// Opens the log in the player's folder. Without one nothing is kept, and there is nothing to read.
pub fn begin(app: &mut App, folder: Option<&Path>) {
    let Some(folder) = folder else {
        app.insert_resource(Record::Read(Statistics::default()));
        return;
    };
    match log::clerk(StatisticsLog::in_folder(folder)) {
        Ok(clerk) => app
            .insert_resource(clerk)
            .insert_resource(Record::default()),
        Err(error) => {
            crate::cli::complain(&error);
            app.insert_resource(Record::Unreadable(error.to_string()))
        }
    };
}

/// Counting games.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            count::count.in_set(PlaySystems::Follow),
            (begin_anew, look)
                .chain()
                .in_set(InputSystems)
                .after(NavigateSystems),
        ),
    )
    .add_systems(Last, log::hear.before(stay_awake));
}

/// Whoever wants to begin anew has answered a question first, which is gone by now.
fn begin_anew(
    sheets: Res<Sheets>,
    mut actions: MessageReader<Action>,
    mut clerk: Option<ResMut<Clerk<StatisticsJob>>>,
) {
    let asks = sheets.top() == Some(Sheet::Ask(Action::ResetStatistics));
    for action in actions.read() {
        if *action == Action::ResetStatistics
            && !asks
            && let Some(clerk) = &mut clerk
        {
            clerk.give(StatisticsJob::BeginAnew);
            clerk.give(StatisticsJob::Read);
        }
    }
}

/// The page shows what is in the log when it is opened: somebody else may have written to it.
fn look(
    sheets: Res<Sheets>,
    mut was_open: Local<bool>,
    clerk: Option<ResMut<Clerk<StatisticsJob>>>,
) {
    let is_open = sheets.0.contains(&Sheet::Statistics);
    if is_open
        && !*was_open
        && let Some(mut clerk) = clerk
    {
        clerk.give(StatisticsJob::Read);
    }
    *was_open = is_open;
}
