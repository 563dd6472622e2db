//! Where the player is: the screen, the sheets that lie over it, and which parts of the HUD are
//! open. Any system may read it; only `go::go` writes it.
//!
//! ```text
//!   input::listen, input::pointer, interface::send
//!         │ Press
//!         ▼
//!   permit::permit, as Policy allows ── Go::Open or Go::Close of a Sheet::Ask ──┐
//!         │ Action                                                              │
//!         ▼                                                                     ▼
//!   screens::navigate, the features' own systems ──────────── Go ────────────▶ go::go
//!                                                                               │
//!                                                                               ▼
//!                                           State<Screen>, Sheets, Display, Origins
//! ```
//!
//! A [`Press`] is a request for an action. `permit::permit` turns it into a question ("this game
//! will be lost, go on?"), into a permitted [`Action`], or drops it. A system that reads an
//! [`Action`] may carry it out without further checks: it was permitted, and any question was
//! answered with Yes.

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

/// The order of the systems that handle a press within a frame, before the referee decides.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub enum FlowSystems {
    /// Mouse, touch, keys and gamepads write [`Press`] messages.
    Listen,
    /// `permit` turns presses into questions or permitted actions.
    Permit,
    /// `navigate` turns actions that lead elsewhere into [`Go`] requests.
    Navigate,
    /// Features act on permitted actions.
    Act,
    /// `go` carries out the requests.
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

/// A sleeping window would neither carry out requests nor show their effect.
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
