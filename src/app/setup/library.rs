//! The library of boards as a resource.

use crate::assets::Assets;
use crate::boards::{NamedBoard, library};
use bevy::prelude::*;

/// The boards that come with the game.
#[derive(Resource, Clone, Debug)]
pub struct Library(pub Vec<NamedBoard>);

impl Library {
    /// Reads them; a broken file is reported and left out.
    pub fn load(assets: &Assets) -> Self {
        let (boards, problems) = library(assets);
        for problem in problems {
            crate::report::problem(&problem);
        }
        Self(boards)
    }
}
