//! Playing in the app: one system lets the referee decide, computers answer, and a turn's phase is
//! kept. The game itself, wishes and facts are in [`crate::play`].
//!
//! ```text
//! mouse, touch, keys, gamepad ──Asked──▶ referee::referee ──Numbered──▶ sound, count, tips, lesson
//! computers ── opponent::answer ──Asked────┘      │
//!      ▲                                       Session ──▶ table, display, saving: they follow it
//!      └────────── opponent::think ◀──────────────┘
//!
//!                 ┌───────────────── Fact::Started(_) ─────────────────┐
//!                 ▼                                                 │
//!   Phase:     Waiting ──Fact::Placed──▶ Dropping ──at rest──▶ Waiting, Thinking or Revealing
//!                 ▲                          │                                        │
//!                 └──────Fact::TakenBack─────┴──────────────── Over ◀────counted──────┘
//!
//!   phase::follow sets it in every frame, from the session and from what still moves.
//! ```
//!
//! Nothing here draws, so whole games can be played without a window.

mod opponent;
mod phase;
mod referee;
pub mod sentences;

pub use opponent::{IsThinking, ThinkingTime, Watch};
pub use phase::{AtRest, Counting, Phase};

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
