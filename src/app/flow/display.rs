//! Which parts of the HUD are open.

use bevy::prelude::*;

/// Which parts of the HUD are open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Display {
    /// The list of moves.
    pub list: bool,
    /// Whether the result is hidden, to look at the board.
    pub is_result_away: bool,
    /// Whether the whole HUD is hidden, for a picture.
    pub is_hidden: bool,
}

/// A change of `Display`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisplayChange {
    /// Open the list of moves, or close it.
    ToggleList,
    /// Hide the whole HUD, or show it again.
    ToggleHidden,
    /// Hide the result, or show it again.
    ToggleResult,
    /// Show the result whenever there is one.
    ShowResult,
    /// Back to the default.
    Reset,
}

impl Display {
    pub(super) fn changed(mut self, change: DisplayChange) -> Self {
        match change {
            DisplayChange::ToggleList => self.list = !self.list,
            DisplayChange::ToggleHidden => self.is_hidden = !self.is_hidden,
            DisplayChange::ToggleResult => self.is_result_away = !self.is_result_away,
            DisplayChange::ShowResult => self.is_result_away = false,
            DisplayChange::Reset => self = Self::default(),
        }
        self
    }
}
