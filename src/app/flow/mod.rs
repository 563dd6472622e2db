//! Where the player is: screens, the sheets that lie over them, and the order in which a frame
//! decides about them.

mod screen;
mod sheet;

pub use screen::Screen;
pub use sheet::{Sheet, Sheets};

use bevy::prelude::*;

/// Decides what an action means before anybody acts on it.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct NavigateSystems;

/// Everything that listens.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct InputSystems;
