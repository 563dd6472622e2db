//! Going through a game once more, marble by marble, with what the engine says about each.
//!
//! ```text
//!   result, menu, saved games ──Open──▶ Screen::Review ──Back──▶ where that was
//!
//!   buttons, keys, the course, running on ──▶ Wish::TurnTo ──▶ referee
//!   the engine, from the last marble to the first ──▶ Analysis
//! ```

mod analysis;
pub mod sentences;
mod turn;

use crate::app::flow::{FlowSystems, Screen};
pub use analysis::{Analysis, ReviewLimits};
pub use turn::{Reviewing, may_review};

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
                (turn::run, turn::listen)
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
