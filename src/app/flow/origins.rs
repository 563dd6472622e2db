//! Which screen Back leads to from a visited screen.

use super::screen::Screen;
use super::sheet::Sheets;
use bevy::prelude::*;
use std::collections::HashMap;

/// For each visited screen, where it was opened from and which sheets were open there.
#[derive(Resource, Clone, Debug, Default)]
pub struct Origins(HashMap<Screen, (Screen, Sheets)>);

impl Origins {
    /// The screen that another one was opened from; the default screen if it was not visited.
    pub fn of(&self, screen: Screen) -> Screen {
        self.0
            .get(&screen)
            .map_or_else(Screen::default, |(from, _)| *from)
    }

    pub(super) fn note(&mut self, screen: Screen, from: Screen, over: Sheets) {
        self.0.insert(screen, (from, over));
    }

    pub(super) fn take(&mut self, screen: Screen) -> (Screen, Sheets) {
        self.0.remove(&screen).unwrap_or_default()
    }
}
