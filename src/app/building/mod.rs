//! Laying a board by hand: 17 tiles, a grid stitched into the cloth, and what is wrong at once.
//!
//! ```text
//! mouse, touch, keys, gamepad, buttons ──BuildIntent──▶ foreman ──BuildFact──▶ sound
//!                                                          │
//!                                                       Building ──project──▶ Bench, the table
//! ```
//!
//! What is laid stays when somebody leaves the screen, until the game is closed.

mod foreman;
mod hands;
mod intent;
mod keys;
mod press;
mod project;
pub mod sentences;
mod state;

use crate::app::flow::{FlowSystems, Screen};
use crate::play::{Asked, Show, Wish};
pub use hands::GrippedTile;
pub use intent::{BuildFact, BuildIntent, Objection};
pub use sentences::Tone;
pub use state::{Building, HeldTile};

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
        .add_message::<BuildIntent>()
        .add_message::<BuildFact>()
        .add_systems(OnEnter(Screen::Builder), clear_the_table)
        .add_systems(OnExit(Screen::Builder), (let_go, project::clear_away))
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
                // Buttons have the keys first: what they take is nobody else's.
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

/// Whatever was on the table makes room; a game that is being played is put aside.
fn clear_the_table(building: Res<Building>, mut intents: MessageWriter<Asked>) {
    let layout = building.builder().layout();
    let layout = layout.unwrap_or_else(|_| square(&Seed::new("bench")));
    intents.write(Asked::here(Wish::Show(Show::Board(Arc::new(layout)))));
}

/// Nobody carries a tile to another screen.
fn let_go(mut intents: MessageWriter<BuildIntent>, mut grip: ResMut<GrippedTile>) {
    intents.write(BuildIntent::LetGo);
    *grip = GrippedTile::default();
}
