//! Drawing lots: who begins is decided as at a real table.
//!
//! One player hides a red and a black marble in two closed fists, the other picks a fist, and the
//! colour inside begins. Two hands of jointed wood rise over the board and wait; the fist that is
//! picked opens, then the other, and each shows the marble on its palm; then the hands leave.
//!
//! ```text
//!   DrawStep: Rising ──▶ Waiting ──Lots::pick──▶ Opening ──▶ OtherOpening ──▶ Shown ──▶ Leaving
//!
//!   advance moves it on, step by step, until Lots::is_over
//!   any step ──Lots::skip: picks by chance, if nobody has──▶ Lots::is_over
//! ```
//!
//! A draw is the resource [`Lots`]: `screens::lots` inserts it, calls `pick` and `skip`, and
//! removes it. While it waits for a pick nothing moves.

mod bones;
mod carve;
mod draw;
mod hands;
mod held;
mod material;
mod nets;

pub use draw::{DrawStep, HandPose, Lots};
pub use material::HandMaterial;

use super::motion::Pace;
use super::play::PlaySystems;
use super::table::TableSystems;
use bevy::prelude::*;

/// Drawing lots, and the hands that do it.
pub fn plugin(app: &mut App) {
    app.add_plugins((material::plugin, hands::plugin))
        .add_systems(
            Update,
            advance
                .in_set(PlaySystems::Follow)
                .before(TableSystems::Move)
                .run_if(resource_exists::<Lots>),
        );
}

fn advance(mut pace: Pace, mut lots: ResMut<Lots>) {
    if lots.is_moving() {
        lots.advance(pace.delta());
        pace.keep();
    }
}
