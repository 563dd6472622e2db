//! What is allowed where the game runs. At home everything is; a stand supplies its own policy.

use super::screen::Screen;
use super::sheet::Sheet;
use crate::app::actions::Action;
use bevy::prelude::*;

/// What is allowed where the game runs.
#[derive(Resource, Clone, Debug)]
pub struct Policy {
    /// What becomes of a press on a screen, with this sheet uppermost: itself, something else, or
    /// nothing.
    pub permit: fn(Action, Screen, Option<Sheet>) -> Option<Action>,
    /// Whether files that are dropped on the window are opened.
    pub takes_files: bool,
    /// Whether trouble that only an operator can mend is shown, and not only logged.
    pub shows_trouble: bool,
}

impl Default for Policy {
    fn default() -> Self {
        Self {
            permit: |action, _, _| Some(action),
            takes_files: true,
            shows_trouble: true,
        }
    }
}
