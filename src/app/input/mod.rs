//! From hands to intents: mouse, touch, keys and gamepad.

mod actions;
mod bindings;
mod keys;
mod pointer;

pub use actions::{ConfirmsMoves, Pending};
pub use bindings::{Bindings, Control, Device};
pub use keys::{KEYS, KeyLabels, button_name, key_name};

use super::play::PlaySystems;
use bevy::prelude::*;

/// All ways to play.
pub fn plugin(app: &mut App) {
    app.add_plugins((actions::plugin, pointer::plugin))
        .init_resource::<KeyLabels>()
        .add_systems(PreUpdate, keys::learn_labels)
        .configure_sets(
            Update,
            InputSystems
                .before(PlaySystems::Decide)
                .in_set(PlaySystems::Want),
        );
}

/// Everything that listens.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct InputSystems;
