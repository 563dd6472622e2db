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
}

/// Whether a marble takes two presses: one to show it, one to place it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ConfirmsMoves(pub bool);

/// The field that was pressed once and waits for the second press.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pending(pub Option<Field>);
