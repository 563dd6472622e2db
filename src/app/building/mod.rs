//! Laying a board by hand: 17 tiles, a grid stitched into the cloth, and what is wrong, at once.
//!
//! ```text
//! hands::{use_mouse, use_wheel, use_fingers} ─┐
//! keys::use_keys, press::act, boards::act ────┴─BuildWish──▶ foreman::carry_out
//!                                                                    │
//!                        sound: hear_building ◀──BuildFact───────────┤
//!                 the table ◀──Bench── project::project ◀──Building──┘
//! ```
//!
//! The board stays as it is when the player leaves the screen, until the game is closed.

mod foreman;
mod hands;
mod keys;
mod press;
mod project;
pub mod sentences;
mod state;
mod wish;

use crate::app::flow::{FlowSystems, Screen};
use crate::play::{Asked, Show, Wish};
pub use hands::GrippedTile;
pub use sentences::Tone;
pub use state::{Building, HeldTile};
pub use wish::{BuildFact, BuildWish, Objection};

use super::interface::steer;
use super::play::PlaySystems;
use super::table::TableSystems;
use crate::rules::generate::{Seed, square};
use bevy::prelude::*;
use std::sync::Arc;

/// The builder without its screen.
pub fn plugin(app: &mut App) {
    app.init_resource::<Building>()
        .init_resource::<GrippedTile>()
        .init_resource::<project::Ways>()
        .add_message::<BuildWish>()
        .add_message::<BuildFact>()
        .add_systems(OnEnter(Screen::Builder), clear_the_table)
        .add_systems(
            OnExit(Screen::Builder),
            (drop_held_tile, project::clear_away),
        )
        .add_systems(Update, press::follow_name.in_set(FlowSystems::Navigate))
        .add_systems(
            Update,
            (
                press::act,
                (
                    keys::use_keys,
                    hands::use_wheel,
                    hands::use_mouse,
                    hands::use_fingers,
                )
                    .chain()
                    .run_if(in_state(Screen::Builder)),
            )
                .chain()
                .in_set(FlowSystems::Act)
                // `steer` changes the focus; `use_keys` needs it as it was before.
                .before(steer),
        )
        .add_systems(
            Update,
            (
                foreman::carry_out.in_set(PlaySystems::Decide),
                project::project
                    .run_if(in_state(Screen::Builder))
                    .in_set(PlaySystems::Follow)
                    .before(TableSystems::LayOut),
            ),
        );
}

/// Replaces what is on the table by a board; the referee puts a game that is being played aside.
fn clear_the_table(building: Res<Building>, mut wishes: MessageWriter<Asked>) {
    let layout = building.builder().layout();
    let layout = layout.unwrap_or_else(|_| square(&Seed::new("bench")));
    wishes.write(Asked::here(Wish::Show(Show::Board(Arc::new(layout)))));
}

/// A tile that is held is laid or put back when the player leaves the screen.
fn drop_held_tile(mut wishes: MessageWriter<BuildWish>, mut grip: ResMut<GrippedTile>) {
    wishes.write(BuildWish::LetGo);
    *grip = GrippedTile::default();
}
