//! Statistics: finished games are written to a log in the background, and read when their page
//! opens.
//!
//! ```text
//!   Session ─────────────────▶ count::count ─ Add, Withdraw ──┐
//!   Action::ResetStatistics ─▶ begin_anew ── BeginAnew, Read ─┼─StatisticsJob─▶ log::clerk
//!   Sheet::Statistics opens ─▶ look ──────── Read ────────────┘                  │ a thread
//!                                                                                ├─▶ the log
//!              ReadStatistics, Notice ◀── log::hear ◀── StatisticsOutcome ───────┘
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

/// Opens the log in the player's folder. Without a folder nothing is kept, and the statistics are
/// empty.
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
            app.insert_resource(ReadStatistics::Unreadable((&error).into()))
        }
    };
}

/// Writing and reading the statistics.
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

/// Reads the log whenever the page opens: another process may have written to it.
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
