//! What a table is made of, as data: one file in `assets/themes` is one theme, and all that there
//! is to it.

use super::themes::{FOLDER, ThemeId};
use super::wood::WoodRecipe;
use crate::assets::{AssetError, Assets};
use crate::rules::{Excerpt, brief};
use bevy::prelude::*;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Red, green and blue, linear.
pub type Light = [f32; 3];

/// What a table is made of.
#[derive(Resource, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// Its file's name.
    #[serde(skip)]
    id: ThemeId,
    /// What it is called, by the code of the language.
    names: BTreeMap<String, String>,
    /// The wood of the tiles.
    pub tiles: WoodRecipe,
    /// The wood of the trays.
    pub trays: WoodRecipe,
    /// The metal that is let into them.
    pub metal: Metal,
    /// The cloth under them.
    pub cloth: ClothRecipe,
    /// Their colours as marbles mirror them, without grain and threads.
    pub mirrored: Mirrored,
    /// What the game draws on the tiles.
    pub drawn: Drawn,
}

/// What a cloth looks like.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClothRecipe {
    /// Between the threads.
    pub dark: Light,
    /// On the threads.
    pub light: Light,
    /// Threads in the distance of a field.
    pub threads: f32,
}

/// The colours of the table in glass.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mirrored {
    /// Of the tiles.
    pub tiles: Light,
    /// Of the trays.
    pub trays: Light,
    /// Of the cloth.
    pub cloth: Light,
}

/// Lines of metal let into wood; those of no width are not there.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Metal {
    /// Its colour.
    pub colour: Light,
    /// How wide the line around the top of a tray is.
    pub around_trays: f32,
    /// How wide the lines are on both sides of an owner's line.
    pub beside_lines: f32,
}

impl Metal {
    /// How far the line of a tray is from its edge.
    pub const INSET: f32 = 0.105;
}

/// What the game draws on tiles, so that it can be told from their wood.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// What the owners' lines lie in where they would be lost on the wood.
    pub bed: Bed,
    /// Tiles that are taboo.
    pub taboo: Taboo,
    /// The mark of a field that is refused.
    pub refused: Light,
    /// The light of an open field on its wood.
    pub open: Light,
}

/// What an owner's line lies in.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bed {
    /// Which lines need one.
    pub under: Lines,
    /// Its colour.
    pub colour: Light,
    /// How far it reaches beyond the line.
    pub margin: f32,
}

/// Some of the owners' lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Lines {
    /// Amber and pearl, on pale wood.
    Pale,
    /// Ruby, black and sapphire, on dark wood.
    Dark,
}

impl Lines {
    /// Whether a line is one of them.
    pub fn has(self, is_pale: bool) -> bool {
        match self {
            Self::Pale => is_pale,
            Self::Dark => !is_pale,
        }
    }
}

/// What a tile looks like where no marble may go.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Taboo {
    /// The factor for the wood's colour.
    pub leaves: Light,
    /// The further factor for the bars, usually and in high contrast.
    pub bars_leave: (f32, f32),
    /// What they add to it: pale bars on dark wood.
    pub bars_add: Light,
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
    /// Its file's name is not one for a theme.
    #[error(
        "{0:?}: a theme is called by at most {most} letters a to z, digits and hyphens",
        most = ThemeId::LONGEST
    )]
    Name(String),
    /// There is none of this name.
    #[error("there is no theme {0}; there are {1}")]
    Unknown(Excerpt, String),
}

impl Theme {
    /// The theme of this name. If it cannot be used, the usual one, and why.
    pub fn load(assets: &Assets, name: &str) -> (Self, Option<ThemeError>) {
        match Self::read(assets, name) {
            Ok(theme) => (theme, None),
            Err(error) => (Self::usual(), Some(error)),
        }
    }

    /// The usual one, as it is built in.
    pub(super) fn usual() -> Self {
        Self::read(&Assets::built_in(), ThemeId::USUAL.as_str())
            .unwrap_or_else(|error| unreachable!("a test reads it: {error}"))
    }

    pub(super) fn read(assets: &Assets, name: &str) -> Result<Self, ThemeError> {
        let file = format!("{FOLDER}/{name}.ron");
        let id = ThemeId::new(name).ok_or_else(|| ThemeError::Name(file.clone()))?;
        let text = assets.read_text(&file)?;
        let theme: Self = ron::from_str(&text).map_err(|error| ThemeError::Form {
            file,
            reason: brief(&error.to_string()),
        })?;
        Ok(Self { id, ..theme })
    }

    /// What it is known by.
    pub fn id(&self) -> ThemeId {
        self.id
    }

    /// Its name in a language, by the language's code; else its English name, and without that the
    /// name of its file.
    pub fn name(&self, language: &str) -> &str {
        let name = self.names.get(language).or_else(|| self.names.get("en"));
        name.map_or(self.id.as_str(), String::as_str)
    }

    /// The paler and the darker of its two woods, each as marbles show it and as it is made.
    pub fn woods(&self) -> [(Light, &WoodRecipe); 2] {
        let woods = [
            (self.mirrored.tiles, &self.tiles),
            (self.mirrored.trays, &self.trays),
        ];
        let brightness = |(light, _): (Light, _)| light.iter().sum::<f32>();
        if brightness(woods[0]) < brightness(woods[1]) {
            let [tiles, trays] = woods;
            [trays, tiles]
        } else {
            woods
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::themes::Themes;
    use crate::language::Language;

    #[test]
    fn a_theme_that_cannot_be_used_is_named_and_replaced() {
        let (theme, error) = Theme::load(&Assets::built_in(), "marble");
        assert!(error.unwrap().to_string().contains("themes/marble.ron"));
        assert_eq!(theme.id(), ThemeId::USUAL);
    }

    #[test]
    fn a_name_falls_back_to_english_and_then_to_the_file() {
        let mut theme = Theme::usual();
        assert_ne!(theme.name("de"), theme.name("en"));
        assert_eq!(theme.name("tlh"), theme.name("en"));
        theme.names.clear();
        assert_eq!(theme.name("de"), "birch");
    }

    #[test]
    fn all_themes_are_named_in_the_same_languages() {
        // A new language needs no change here: until it has names, the English ones are shown.
        let usual: Vec<String> = Theme::usual().names.into_keys().collect();
        let is_known = |code: &String| Language::by_code(code).is_some();
        assert!(usual.iter().all(is_known));
        assert!(usual.iter().any(|code| code == "en"));
        for theme in Themes::read(&Assets::built_in()).0.all() {
            assert!(theme.names.keys().eq(&usual), "{:?}", theme.id);
        }
    }

    #[test]
    fn the_paler_wood_is_the_first() {
        for name in ["birch", "walnut"] {
            let (theme, problem) = Theme::load(&Assets::built_in(), name);
            assert!(problem.is_none());
            let [(pale, _), (dark, _)] = theme.woods();
            assert!(
                pale.iter().sum::<f32>() > dark.iter().sum::<f32>(),
                "{name}"
            );
        }
    }
}
