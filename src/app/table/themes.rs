//! Which themes there are: every file of the folder is one, so that a new theme is a new file and
//! nothing else.

use super::theme::{Theme, ThemeError};
use crate::assets::Assets;
use crate::rules::Excerpt;
use bevy::prelude::*;
use std::fmt;

/// Where themes are.
pub(super) const FOLDER: &str = "themes";

/// What a theme is known by: the name of its file, without the ending.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ThemeId {
    letters: [u8; Self::LONGEST],
    length: u8,
}

impl ThemeId {
    /// A name has at most so many letters.
    pub const LONGEST: usize = 24;
    /// The usual theme.
    pub const USUAL: Self = Self {
        letters: *b"birch\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
        length: 5,
    };

    /// A theme's name, if it may be one.
    pub fn new(name: &str) -> Option<Self> {
        let is_usual = |letter: u8| matches!(letter, b'a'..=b'z' | b'0'..=b'9' | b'-');
        if name.is_empty() || name.len() > Self::LONGEST || !name.bytes().all(is_usual) {
            return None;
        }
        let mut letters = [0; Self::LONGEST];
        letters[..name.len()].copy_from_slice(name.as_bytes());
        Some(Self {
            letters,
            length: name.len() as u8,
        })
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.letters[..usize::from(self.length)]).unwrap_or_default()
    }
}

impl Default for ThemeId {
    fn default() -> Self {
        Self::USUAL
    }
}

impl fmt::Debug for ThemeId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "ThemeId({})", self.as_str())
    }
}

/// Every theme there is, the usual one first.
#[derive(Resource, Clone, Debug)]
pub struct Themes(Vec<Theme>);

impl Themes {
    /// Reads the folder. What cannot be used is left out, and why.
    pub fn read(assets: &Assets) -> (Self, Vec<ThemeError>) {
        let mut problems = Vec::new();
        let files = assets.list(FOLDER, "ron").unwrap_or_else(|problem| {
            problems.push(problem.into());
            Vec::new()
        });
        let mut themes = Vec::new();
        for file in files {
            let name = file.rsplit('/').next().unwrap_or_default();
            match Theme::read(assets, name.trim_end_matches(".ron")) {
                Ok(theme) => themes.push(theme),
                Err(problem) => problems.push(problem),
            }
        }
        if !themes.iter().any(|theme| theme.id() == ThemeId::USUAL) {
            themes.push(Theme::usual());
        }
        themes.sort_by_key(|theme| theme.id() != ThemeId::USUAL);
        (Self(themes), problems)
    }

    /// All of them.
    pub fn all(&self) -> &[Theme] {
        &self.0
    }

    /// The theme of a name. If there is none, the usual one, and why.
    pub fn named(&self, name: &str) -> (&Theme, Option<ThemeError>) {
        match self.0.iter().find(|theme| theme.id().as_str() == name) {
            Some(theme) => (theme, None),
            None => {
                let id = |theme: &Theme| theme.id().as_str().to_owned();
                let known: Vec<String> = self.0.iter().map(id).collect();
                let unknown = ThemeError::Unknown(Excerpt::new(name), known.join(", "));
                (&self.0[0], Some(unknown))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::wood::{WoodCut, WoodRecipe};
    use crate::language::Language;
    use std::collections::BTreeSet;

    fn built_in() -> Themes {
        let (themes, problems) = Themes::read(&Assets::built_in());
        assert!(problems.is_empty(), "{problems:?}");
        themes
    }

    #[test]
    fn every_file_of_the_folder_is_offered_and_the_usual_theme_first() {
        let themes = built_in();
        let files = Assets::built_in().list(FOLDER, "ron").unwrap();
        let mut names: Vec<String> = themes
            .all()
            .iter()
            .map(|theme| format!("{FOLDER}/{}.ron", theme.id().as_str()))
            .collect();
        assert_eq!(themes.all()[0].id(), ThemeId::USUAL);
        names.sort();
        assert_eq!(names, files);
        assert!(files.len() >= 3);
    }

    #[test]
    fn every_theme_has_a_name_of_its_own_in_every_language() {
        for language in Language::ALL {
            let themes = built_in();
            let names = themes.all().iter().map(|theme| theme.name(language.code()));
            let names: BTreeSet<&str> = names.collect();
            assert_eq!(names.len(), themes.all().len(), "{language:?}");
        }
    }

    /// The average colour of a wood, by the pieces that a table is made of.
    fn average(wood: &WoodRecipe) -> Vec3 {
        let pieces = (0..12).map(|number| WoodCut::new(wood, number));
        let points = |piece: WoodCut| {
            let at = |i: usize| Vec3::new((i % 40) as f32 * 0.07, 0.0, (i / 40) as f32 * 0.05);
            let colours = (0..1600).map(move |i| piece.grain(wood, at(i), 1.0).colour);
            colours.sum::<Vec3>() / 1600.0
        };
        pieces.map(points).sum::<Vec3>() / 12.0
    }

    #[test]
    fn marbles_show_the_colours_that_the_table_has() {
        for theme in built_in().all() {
            let cloth = Vec3::from(theme.cloth.dark).lerp(theme.cloth.light.into(), 0.5);
            let pairs = [
                (theme.mirrored.tiles, average(&theme.tiles)),
                (theme.mirrored.trays, average(&theme.trays)),
                // Beside the board, cloth is in its shade.
                (theme.mirrored.cloth, cloth * 0.5),
            ];
            for (mirrored, is) in pairs {
                let ratio = Vec3::from(mirrored) / is;
                let (least, most) = (ratio.min_element(), ratio.max_element());
                assert!(least > 0.7 && most < 1.45, "{:?}: {ratio}", theme.id());
            }
        }
    }

    #[test]
    fn an_unknown_name_is_told_and_the_usual_theme_taken() {
        let themes = built_in();
        for name in ["", "marble", "a name that is much longer than any theme's"] {
            let (theme, problem) = themes.named(name);
            assert_eq!(theme.id(), ThemeId::USUAL);
            assert!(problem.unwrap().to_string().contains("birch"));
        }
        assert!(themes.named("walnut").1.is_none());
    }

    #[test]
    fn names_of_themes_are_short_and_plain() {
        for name in ["birch", "dark-oak-2", "abcdefghijklmnopqrstuvwx"] {
            assert_eq!(ThemeId::new(name).unwrap().as_str(), name);
        }
        for name in [
            "",
            "Birch",
            "two words",
            "../birch",
            "abcdefghijklmnopqrstuvwxy",
        ] {
            assert_eq!(ThemeId::new(name), None, "{name}");
        }
        assert_eq!(ThemeId::new("birch"), Some(ThemeId::USUAL));
    }
}
