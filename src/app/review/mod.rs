//! Reviewing a game marble by marble, with what the engine says about each.
//!
//! ```text
//!   result, menu, saved games ──turn::open──▶ Screen::Review ──navigate: Back──▶ where that was
//!
//!   buttons, keys, the course ──turn::listen──┐
//!   playback ──turn::run──────────────────────┴─Wish::TurnTo──▶ referee
//!
//!   "Play on" ──turn::play_on──▶ Sheet::PlayOn ──turn::play_on──Wish::Restore──▶ referee
//!
//!   Session ──analysis::think──▶ a Thought, last marble first ──analysis::look──▶ Analysis
//! ```

mod analysis;
pub mod sentences;
mod turn;

use crate::app::flow::{FlowSystems, Screen};
pub use analysis::{Analysis, ReviewLimits};
pub use turn::{Reviewing, may_play_on, may_review};

use super::play::PlaySystems;
use bevy::prelude::*;

/// Reviews.
pub fn plugin(app: &mut App) {
    app.init_resource::<Analysis>()
        .init_resource::<ReviewLimits>()
        .init_resource::<Reviewing>()
        .add_systems(
            Update,
            (
                turn::open,
                (turn::run, turn::listen, turn::play_on)
                    .chain()
                    .run_if(in_state(Screen::Review)),
            )
                .chain()
                .in_set(FlowSystems::Act),
        )
        .add_systems(
            Update,
            (analysis::think, analysis::look)
                .chain()
                .in_set(PlaySystems::Follow),
        );
}
