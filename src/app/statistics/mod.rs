//! Statistics: games that are over are written down, in the background, and read for their page.
//!
//! ```text
//!   Session ──over, or not any more──▶ count ─┐
//!                                             ├─StatisticsJob─▶ Clerk ──in the background──▶ the log
//!   the page opens, "Begin anew" ─────────────┘                   │
//!                                                           ReadStatistics, Notice
//! ```

mod count;
mod log;

pub use log::ReadStatistics;

use super::clerk::Clerk;
use super::motion::stay_awake;
use super::play::PlaySystems;
use crate::app::actions::Action;
use crate::app::flow::{FlowSystems, Sheet, Sheets};
use crate::files::{Statistics, StatisticsLog};
use bevy::prelude::*;
use log::StatisticsJob;
use std::path::Path;

/// Opens the log in the player's folder. Without one nothing is kept, and there is nothing to read.
pub fn begin(app: &mut App, folder: Option<&Path>) {
    let Some(folder) = folder else {
        app.insert_resource(ReadStatistics::Read(Statistics::default()));
        return;
    };
    match log::clerk(StatisticsLog::in_folder(folder)) {
        Ok(clerk) => app
            .insert_resource(clerk)
            .insert_resource(ReadStatistics::default()),
        Err(error) => {
            crate::report::problem(&error);
            app.insert_resource(ReadStatistics::Unreadable(error.to_string()))
        }
    };
}

/// Counting games.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            count::count.in_set(PlaySystems::Follow),
            (begin_anew, look).chain().in_set(FlowSystems::Act),
        ),
    )
    .add_systems(Last, log::hear.before(stay_awake));
}

/// Begins the statistics anew.
fn begin_anew(mut actions: MessageReader<Action>, mut clerk: Option<ResMut<Clerk<StatisticsJob>>>) {
    for action in actions.read() {
        if *action == Action::ResetStatistics
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
    let is_open = sheets.contains(Sheet::Statistics);
    if is_open
        && !*was_open
        && let Some(mut clerk) = clerk
    {
        clerk.give(StatisticsJob::Read);
    }
    *was_open = is_open;
}
