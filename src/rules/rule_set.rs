//! Which bonuses count: the printed rule levels as two switches.

use super::Excerpt;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What is scored besides the tiles.
///
/// The printed levels are presets of the two switches: Basic, Level 1 (area), Level 2
/// (area and chains), and chains alone, which some editions call Level 2.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct RuleSet {
    /// The owner of the larger largest area scores the difference.
    pub area: bool,
    /// The owner of the larger chain total scores the difference.
    pub chains: bool,
}

impl RuleSet {
    /// Tiles alone.
    pub const BASIC: Self = Self {
        area: false,
        chains: false,
    };
    /// Tiles and areas: Level 1.
    pub const AREA: Self = Self {
        area: true,
        chains: false,
    };
    /// Tiles and chains.
    pub const CHAINS: Self = Self {
        area: false,
        chains: true,
    };
    /// Tiles, areas and chains: Level 2.
    pub const AREA_AND_CHAINS: Self = Self {
        area: true,
        chains: true,
    };
    /// All four, simplest first.
    pub const ALL: [Self; 4] = [Self::BASIC, Self::AREA, Self::CHAINS, Self::AREA_AND_CHAINS];

    /// Its name in the notation.
    pub const fn name(self) -> &'static str {
        match (self.area, self.chains) {
            (false, false) => "basic",
            (true, false) => "area",
            (false, true) => "chains",
            (true, true) => "area+chains",
        }
    }
}

impl fmt::Display for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that names none of the four rule levels.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} are not rules; there are basic, area, chains and area+chains")]
pub struct UnknownRules(Excerpt);

impl FromStr for RuleSet {
    type Err = UnknownRules;

    fn from_str(text: &str) -> Result<Self, UnknownRules> {
        Self::ALL
            .into_iter()
            .find(|rules| rules.name() == text)
            .ok_or_else(|| UnknownRules(Excerpt::new(text)))
    }
}
