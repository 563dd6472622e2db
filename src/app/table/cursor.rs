//! The field that is pointed at, by whatever means.

use crate::rules::Field;
use bevy::prelude::*;

/// The field that is pointed at.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor {
    /// Which.
    pub field: Option<Field>,
    /// Whether keys or gamepad point at it, and not a pointer.
    pub by_keys: bool,
    /// Counts movements of a hand: a pointer at rest is told apart by it.
    pub moves: u32,
}

impl Cursor {
    /// A hand moves it.
    pub fn moved_to(self, field: Option<Field>, by_keys: bool) -> Self {
        Self {
            field,
            by_keys,
            moves: self.moves.wrapping_add(1),
        }
    }

    /// The pointer rests, and the table below it may have changed.
    pub fn resting_on(self, field: Option<Field>) -> Self {
        Self { field, ..self }
    }
}

/// Whether a marble takes two presses: one to show it, one to place it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ConfirmsMoves(pub bool);

/// The field that was pressed once and waits for the second press.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pending(pub Option<Field>);
