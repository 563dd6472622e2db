//! The assets as a resource.

use crate::assets::Assets;
use bevy::prelude::*;

/// Where fonts, themes and other assets are read from.
#[derive(Resource, Clone, Debug)]
pub struct GameAssets(pub Assets);
