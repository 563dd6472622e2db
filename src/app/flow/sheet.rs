//! Sheets: what lies over a screen.

use crate::app::actions::{Action, Page};
use bevy::prelude::*;

/// What lies over the screen and must be answered first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The menu.
    Menu,
    /// The settings.
    Settings(Page),
    /// How games ended.
    Statistics,
    /// The saved games.
    Saves,
    /// The name for one more.
    SaveGame,
    /// The rules, to look up.
    Rules,
    /// All boards.
    Boards,
    /// The name for a board of one's own.
    NameBoard,
    /// On a stand: whether anybody is still there.
    StillThere,
    /// On a stand: the operator's page.
    Operator,
    /// Whether to do something that cannot be undone.
    Ask(Action),
}

/// The sheets that are open, the uppermost last.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheets(pub Vec<Sheet>);

impl Sheets {
    /// The uppermost.
    pub fn top(&self) -> Option<Sheet> {
        self.0.last().copied()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
