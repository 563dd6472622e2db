//! Woods and cloth as data.

use super::wood::WoodRecipe;
use crate::assets::{AssetError, Assets};
use crate::rules::brief;
use bevy::prelude::*;
use serde::Deserialize;

/// What a table is made of.
#[derive(Resource, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// The wood of the tiles.
    pub tiles: WoodRecipe,
    /// The wood of the trays.
    pub trays: WoodRecipe,
    /// The cloth under them.
    pub cloth: ClothRecipe,
}

/// What a cloth looks like. Colours are linear.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClothRecipe {
    /// Between the threads.
    pub dark: [f32; 3],
    /// On the threads.
    pub light: [f32; 3],
    /// Threads in the distance of a field.
    pub threads: f32,
}

/// Why a theme cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ThemeError {
    /// It cannot be read.
    #[error(transparent)]
    Asset(#[from] AssetError),
    /// It is not of the right form.
    #[error("{file}: {reason}")]
    Form {
        /// The asset's name.
        file: String,
        /// Where and why.
        reason: String,
    },
}

impl Theme {
    /// The theme of this name. If it cannot be used, the built-in one, and why.
    pub fn load(assets: &Assets, name: &str) -> (Self, Option<ThemeError>) {
        match Self::read(assets, name) {
            Ok(theme) => (theme, None),
            Err(error) => {
                let usual = Self::read(&Assets::built_in(), "birch")
                    .unwrap_or_else(|error| unreachable!("a test reads it: {error}"));
                (usual, Some(error))
            }
        }
    }

    fn read(assets: &Assets, name: &str) -> Result<Self, ThemeError> {
        let file = format!("themes/{name}.ron");
        let text = assets.read_text(&file)?;
        ron::from_str(&text).map_err(|error| ThemeError::Form {
            file,
            reason: brief(&error.to_string()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_theme_can_be_used() {
        let assets = Assets::built_in();
        let files = assets.list("themes", "ron").unwrap();
        assert!(!files.is_empty());
        for file in files {
            let name = file.trim_start_matches("themes/").trim_end_matches(".ron");
            assert!(Theme::load(&assets, name).1.is_none(), "{file}");
        }
    }

    #[test]
    fn a_theme_that_cannot_be_used_is_named_and_replaced() {
        let (_, error) = Theme::load(&Assets::built_in(), "marble");
        assert!(error.unwrap().to_string().contains("themes/marble.ron"));
    }
}
