//! What of the display over the table is open.

use bevy::prelude::*;

/// What of the display is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Display {
    /// The list of moves.
    pub list: bool,
    /// The result is put away, to look at the board.
    pub is_result_away: bool,
    /// All of it is put away, as for a picture.
    pub is_hidden: bool,
}

/// A change of what is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisplayChange {
    /// Open the list of moves, or close it.
    ToggleList,
    /// Put everything away, or bring it back.
    ToggleHidden,
    /// Put the result away, or bring it back.
    ToggleResult,
    /// The result is shown when there is one.
    ShowResult,
    /// As at first.
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
