//! The boards that come with the game.

use crate::assets::Assets;
use crate::boards::{NamedBoard, library};
use bevy::prelude::*;

/// The boards that come with the game.
#[derive(Resource, Clone, Debug)]
pub struct Library(pub Vec<NamedBoard>);

impl Library {
    /// Reads them; what is wrong with one is said, and it is left out.
    pub fn load(assets: &Assets) -> Self {
        let (boards, problems) = library(assets);
        for problem in problems {
            crate::report::problem(&problem);
        }
        Self(boards)
    }
}
