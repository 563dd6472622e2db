//! Playing in the app: the system `referee` decides on wishes and changes the session, computers
//! answer, and [`Phase`] says what a turn waits for. Wishes, facts, the session itself and the
//! decision are in [`crate::play`].
//!
//! ```text
//!   input, screens, review, learning, showcase ── Asked ──┐
//!   opponent::answer ──────────────────────────── Asked ──┤
//!                                                         ▼
//!                                                referee::referee ── Numbered ──▶ readers of facts
//!                                                         │
//!                                                      Session ──▶ systems that follow it
//! ```
//!
//! Facts are read by `sound::listen` (`hear_facts`), `reveal` (`follow_game`), `hud::tip`
//! (`remember`), `learning` (`follow`), `screens::new_game` (`note_result`) and `showcase`
//! (`limit`, `visits`). The table, the rest of the HUD, saving (`running::keep`), statistics
//! (`count::count`) and the computers (`opponent::think`) read no facts: they compare the session
//! with what they last saw.
//!
//! `phase::follow` derives the phase in every frame; the first line that applies counts:
//!
//! ```text
//!   a marble still moves: AtRest(false)            ──▶ Phase::Dropping
//!   nobody is to move, and Counting(true)          ──▶ Phase::Revealing
//!   nobody is to move                              ──▶ Phase::Over
//!   Session::mover is a person                     ──▶ Phase::Waiting
//!   Session::mover is a computer                   ──▶ Phase::Thinking
//! ```
//!
//! Nothing here draws, so whole games can be played without a window.

mod opponent;
mod phase;
mod referee;
pub mod sentences;

pub use opponent::{DemoPlayback, IsThinking, ThinkingTime};
pub use phase::{AtRest, Counting, Phase, TurnPhase};

use bevy::prelude::*;

/// The order of the systems of a frame.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlaySystems {
    /// People, computers and demos write [`Asked`](crate::play::Asked) messages.
    Want,
    /// `referee` decides on them, changes the session and writes facts.
    Decide,
    /// Everything else follows the session and reads the facts.
    Follow,
}

/// Playing, without anything that is drawn.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (PlaySystems::Want, PlaySystems::Decide, PlaySystems::Follow).chain(),
    )
    .add_plugins((referee::plugin, phase::plugin, opponent::plugin));
}
