//! Statistics: games that are over are written down, in the background, and read for their page.
//!
//! ```text
//!   Session ──over, or not any more──▶ count ─┐
//!                                             ├─Order─▶ Clerk ──in the background──▶ the log
//!   the page opens, "Begin anew" ─────────────┘           │
//!                                                   Record, Notice
//! ```

mod clerk;
mod count;

pub use clerk::Record;

use super::interface::Action;
use super::motion::stay_awake;
use super::play::PlaySystems;
use super::screens::{NavigateSystems, Sheet, Sheets};
use crate::app::input::InputSystems;
use bevy::prelude::*;
use clerk::{Clerk, Order};

/// Counting games. Where they are kept is the [`StatisticsLog`](crate::files::StatisticsLog);
/// without one they are not.
pub fn plugin(app: &mut App) {
    app.init_resource::<Clerk>()
        .init_resource::<Record>()
        .add_systems(
            Update,
            (
                count::count.in_set(PlaySystems::Follow),
                (begin_anew, look)
                    .chain()
                    .in_set(InputSystems)
                    .after(NavigateSystems),
            ),
        )
        .add_systems(Last, clerk::work.before(stay_awake));
}

/// Whoever wants to begin anew has answered a question first, which is gone by now.
fn begin_anew(sheets: Res<Sheets>, mut actions: MessageReader<Action>, mut clerk: ResMut<Clerk>) {
    let asks = sheets.top() == Some(Sheet::Ask(Action::ResetStatistics));
    for action in actions.read() {
        if *action == Action::ResetStatistics && !asks {
            clerk.order(Order::BeginAnew);
            clerk.order(Order::Read);
        }
    }
}

/// The page shows what is in the log when it is opened: somebody else may have written to it.
fn look(sheets: Res<Sheets>, mut was_open: Local<bool>, mut clerk: ResMut<Clerk>) {
    let is_open = sheets.0.contains(&Sheet::Statistics);
    if is_open && !*was_open {
        clerk.order(Order::Read);
    }
    *was_open = is_open;
}
