//! Which actions are allowed. By default all are; a stand inserts its own policy.

use super::screen::Screen;
use super::sheet::Sheet;
use crate::app::actions::Action;
use bevy::prelude::*;

/// What this installation allows.
#[derive(Resource, Clone, Debug)]
pub struct Policy {
    /// Given an action, the screen and the uppermost sheet: the action to carry out, which may be
    /// another one, or `None`.
    pub permit: fn(Action, Screen, Option<Sheet>) -> Option<Action>,
    /// Whether files that are dropped on the window are opened.
    pub takes_files: bool,
    /// Whether problems that only an operator can solve are shown to players, and not only logged.
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
