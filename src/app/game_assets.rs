//! Where fonts and the rest come from.

use crate::assets::Assets;
use bevy::prelude::*;

/// Where fonts and the rest come from.
#[derive(Resource, Clone, Debug)]
pub struct GameAssets(pub Assets);
