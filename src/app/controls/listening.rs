//! Waiting for a key or button to bind.

use crate::app::actions::{Control, Device};
use bevy::prelude::*;

/// The control that waits for a new key or button.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listening(pub Option<(Control, Device)>);
