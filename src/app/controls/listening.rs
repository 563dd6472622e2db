//! Whether a key or a button is waited for, to be bound.

use crate::app::actions::{Control, Device};
use bevy::prelude::*;

/// What waits for its new key or button.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listening(pub Option<(Control, Device)>);
