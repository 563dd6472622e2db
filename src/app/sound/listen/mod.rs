//! The systems that turn events of the game into sounds.

mod building;
mod count;
mod hands;
mod interface;
mod table;

use super::SoundSystems;
use bevy::prelude::*;

/// All `hear_*` systems.
pub fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            table::hear_marbles,
            table::hear_facts,
            building::hear_building,
            count::hear_count,
            hands::hear_hands,
            interface::hear_buttons,
            interface::hear_sheets,
            interface::hear_pointing,
            interface::hear_hints,
        )
            .in_set(SoundSystems::Listen),
    );
}
