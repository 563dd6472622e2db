//! Where the player is: the screen, the sheets that lie over it, and what of the display is open.
//! Everybody reads it; one system, `go::go`, writes it.
//!
//! ```text
//!  keys, gamepads, buttons ──Press──▶ permit ──Action──▶ navigate, features ──Go──▶ go
//!                                       │                                           ▲ │
//!                     Policy, questions ┴───────── Go: a question opens ────────────┘ │
//!                                              State<Screen>, Sheets, Display, Origins ◀┘
//! ```
//!
//! A [`Press`] is what somebody asks for. `permit::permit` makes of it a question ("this
//! game will be lost, go on?"), a permitted [`Action`], or nothing. Whoever reads an action may act
//! on it: it was permitted, and what had to be asked was answered with Yes.

mod display;
mod go;
mod origins;
mod permit;
mod policy;
mod screen;
mod sheet;

pub use display::{Display, DisplayChange};
pub use go::{Go, jump};
pub use origins::Origins;
pub use permit::Press;
pub use policy::Policy;
pub use screen::Screen;
pub use sheet::{Sheet, Sheets};

use crate::app::actions::Action;
use crate::app::motion::{Pace, stay_awake};
use crate::app::play::PlaySystems;
use bevy::prelude::*;

/// What happens to a press within a frame, one after the other, before the referee decides.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub enum FlowSystems {
    /// Mouse, touch, keys and gamepads become presses.
    Listen,
    /// Presses become questions or permitted actions.
    Permit,
    /// Actions that lead elsewhere become requests to go there.
    Navigate,
    /// Features act on permitted actions.
    Act,
    /// The one writer of the flow carries out the requests.
    Go,
}

/// The flow without any screens.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<Sheets>()
        .init_resource::<Display>()
        .init_resource::<Origins>()
        .init_resource::<Policy>()
        .add_message::<Press>()
        .add_message::<Action>()
        .add_message::<Go>()
        .configure_sets(
            Update,
            (
                FlowSystems::Listen,
                FlowSystems::Permit,
                FlowSystems::Navigate,
                FlowSystems::Act,
                FlowSystems::Go,
            )
                .chain()
                .in_set(PlaySystems::Want),
        )
        .add_systems(
            Update,
            (
                permit::permit.in_set(FlowSystems::Permit),
                go::go.in_set(FlowSystems::Go),
            ),
        )
        .add_systems(Last, stay_awake_for_requests.before(stay_awake));
}

/// A window that sleeps would not carry out what was asked for, or show what came of it.
fn stay_awake_for_requests(
    mut presses: MessageReader<Press>,
    mut actions: MessageReader<Action>,
    mut requests: MessageReader<Go>,
    next: Res<NextState<Screen>>,
    mut pace: Pace,
) {
    let asked = presses.read().count() + actions.read().count() + requests.read().count();
    if asked > 0 || !matches!(*next, NextState::Unchanged) {
        pace.keep();
    }
}
