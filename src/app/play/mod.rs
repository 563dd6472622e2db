//! Playing: the game as a resource, one system that changes it, and everything else around it.
//!
//! ```text
//! mouse, touch, keys, gamepad, computer ──Intent──▶ referee ──Fact──▶ table, sound, screen
//!                                                      │
//!                                                   Session
//!
//!                 ┌───────────────── Fact::Started ─────────────────┐
//!                 ▼                                                 │
//!   Phase:     Waiting ──Fact::Placed──▶ Dropping ──at rest──▶ Waiting, Thinking or Revealing
//!                 ▲                          │                                        │
//!                 └──────Fact::TakenBack─────┴──────────────── Over ◀────counted──────┘
//! ```
//!
//! Nothing here draws, so whole games can be played without a window.

mod fact;
mod intent;
mod opponent;
mod phase;
mod referee;
pub mod sentences;
mod series;
mod session;

pub use fact::Fact;
pub use intent::{Intent, Setup, Show};
pub use opponent::{IsThinking, ThinkingTime, Watch};
pub use phase::{AtRest, Counting, Phase};
pub use series::Series;
pub use session::{Finish, Purpose, Seat, Session};

use bevy::prelude::*;

/// What happens in a frame, one after the other.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlaySystems {
    /// People, computers and replays say what they want.
    Want,
    /// The referee asks the rules and changes the session.
    Decide,
    /// Everybody else looks at what happened.
    Follow,
}

/// The game without its looks.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (PlaySystems::Want, PlaySystems::Decide, PlaySystems::Follow).chain(),
    )
    .add_plugins((referee::plugin, phase::plugin, opponent::plugin));
}
