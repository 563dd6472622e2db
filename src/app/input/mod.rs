//! From hands to intents: mouse, touch, keys and gamepad.

mod actions;
mod pointer;

use super::play::PlaySystems;
use crate::app::controls::{KeyLabels, learn_labels};
use crate::app::flow::InputSystems;
use bevy::prelude::*;

/// All ways to play.
pub fn plugin(app: &mut App) {
    app.add_plugins((actions::plugin, pointer::plugin))
        .init_resource::<KeyLabels>()
        .add_systems(PreUpdate, learn_labels)
        .configure_sets(
            Update,
            InputSystems
                .before(PlaySystems::Decide)
                .in_set(PlaySystems::Want),
        );
}
