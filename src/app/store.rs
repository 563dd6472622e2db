//! The player's own files in the app: where they are, and when they are written.

pub use crate::files::{Store, StoreError};

use crate::app::motion::Pace;
use bevy::ecs::system::SystemParam;
use bevy::platform::dirs::preferences_dir;
use bevy::prelude::*;
use serde::Serialize;

impl Store {
    /// The folder for this player's settings.
    pub fn of_player() -> Self {
        preferences_dir().map_or_else(Self::default, |folder| {
            Self::in_folder(&folder.join("kulami"))
        })
    }
}

/// A change is written so many seconds after the last one: a slider makes many.
const PATIENCE: f32 = 0.4;

/// Writes a file a moment after what it holds has changed, and in any case before the game ends.
#[derive(SystemParam)]
pub struct Keeper<'w, 's> {
    store: Res<'w, Store>,
    time: Res<'w, Time<Real>>,
    exits: MessageReader<'w, 's, AppExit>,
    due: Local<'s, Option<f32>>,
    pace: Pace<'w>,
}

impl Keeper<'_, '_> {
    /// Called in every frame.
    pub fn keep<T: Serialize>(
        &mut self,
        file: &str,
        value: &T,
        has_changed: bool,
    ) -> Result<(), StoreError> {
        if has_changed {
            *self.due = Some(PATIENCE);
        }
        let Some(left) = self.due.as_mut() else {
            return Ok(());
        };
        *left -= self.time.delta_secs();
        if *left > 0.0 && self.exits.read().count() == 0 {
            self.pace.keep();
            return Ok(());
        }
        *self.due = None;
        self.store.write(file, value)
    }
}
