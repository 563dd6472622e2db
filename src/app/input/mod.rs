//! Input: mouse, touch, keys and gamepads become presses and wishes.

mod act;
mod listen;
mod point;
mod pointer;
mod reach;

use crate::app::controls::{Bindings, KeyLabels, learn_labels};
use crate::app::flow::{FlowSystems, Screen};
use crate::app::interface::steer;
use crate::app::table::{ConfirmsMoves, Pending};
use bevy::prelude::*;

/// All input devices.
pub fn plugin(app: &mut App) {
    app.add_plugins(pointer::plugin)
        .init_resource::<Bindings>()
        .init_resource::<ConfirmsMoves>()
        .init_resource::<Pending>()
        .init_resource::<KeyLabels>()
        .add_systems(PreUpdate, learn_labels)
        .add_systems(
            Update,
            (listen::listen_to_keys, listen::listen_to_gamepads)
                .chain()
                .in_set(FlowSystems::Listen),
        )
        .add_systems(
            Update,
            (
                // First, since the buttons on the screen take keys before the table does.
                (point::move_cursor, point::confirm)
                    .run_if(|screen: Res<State<Screen>>| screen.get().is_at_table()),
                act::act.run_if(in_state(Screen::Table)),
                act::look_around,
                steer,
                listen::type_with_arrows,
            )
                .chain()
                .in_set(FlowSystems::Act),
        );
}
