//! Sheets: what lies over a screen.

use super::go::Go;
use crate::app::actions::{Action, SettingsPage};
use bevy::prelude::*;

/// What lies over the screen and must be closed or answered first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The menu.
    Menu,
    /// The settings.
    Settings(SettingsPage),
    /// The statistics of finished games.
    Statistics,
    /// The saved games.
    Saves,
    /// Asks for the name to save a game under.
    SaveGame,
    /// Asks who plays on from a position of a review.
    PlayOn,
    /// The rules.
    Rules,
    /// The library of boards.
    Boards,
    /// Asks for the name to save a board under.
    NameBoard,
    /// On a stand: asks whether a visitor is still there.
    StillThere,
    /// On a stand: the operator's page.
    Operator,
    /// Asks for confirmation of this action.
    Ask(Action),
}

/// The sheets that are open, the uppermost last.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheets(Vec<Sheet>);

impl Sheets {
    /// The uppermost.
    pub fn top(&self) -> Option<Sheet> {
        self.0.last().copied()
    }

    /// The lowest.
    pub fn bottom(&self) -> Option<Sheet> {
        self.0.first().copied()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether a sheet is open, whatever lies over it.
    pub fn contains(&self, sheet: Sheet) -> bool {
        self.0.contains(&sheet)
    }

    /// All of them, the lowest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Sheet> {
        self.0.iter().copied()
    }

    /// Applies a request to the list. A visit closes all sheets; those that [`Go::Return`] opens
    /// again are known to `Origins` only.
    pub fn follow(&mut self, request: &Go) {
        match *request {
            Go::To(_) | Go::Visit { .. } | Go::VisitOver(_) | Go::Return | Go::CloseAll => {
                self.clear();
            }
            Go::Open(sheet) => self.open(sheet),
            Go::Replace(sheet) => {
                self.close_top();
                self.open(sheet);
            }
            Go::Close(sheet) => self.close(sheet),
            Go::CloseTop => self.close_top(),
            Go::Display(_) => {}
        }
    }

    fn open(&mut self, sheet: Sheet) {
        self.close(sheet);
        self.0.push(sheet);
    }

    fn close(&mut self, sheet: Sheet) {
        self.0.retain(|open| *open != sheet);
    }

    fn close_top(&mut self) {
        self.0.pop();
    }

    fn clear(&mut self) {
        self.0.clear();
    }
}

impl FromIterator<Sheet> for Sheets {
    fn from_iter<T: IntoIterator<Item = Sheet>>(sheets: T) -> Self {
        Self(sheets.into_iter().collect())
    }
}
