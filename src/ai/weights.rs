//! The numbers behind the estimate: data, tuned from games.

use super::features::{Feature, SCALARS, TILE_STATES, tile_state};
use super::value::Value;
use crate::rules::{MARBLES, RuleSet};
use serde::{Deserialize, Serialize};

const LEADS: usize = 13;
const EMPTIES: usize = 7;

/// A weight on the empty board and on the full one, in points.
pub type Weight = [f32; 2];

/// The weights for one set of rules, as they are stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeightList {
    /// By size, then marbles placed, then lead: the states of a tile in which somebody leads.
    pub tiles: Vec<Weight>,
    /// Everything else the estimate looks at.
    pub scalars: Vec<Weight>,
}

/// The weights for all rules, as they are stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeightFile {
    /// Tiles alone.
    pub basic: WeightList,
    /// Tiles and areas.
    pub area: WeightList,
    /// Tiles and chains.
    pub chains: WeightList,
    /// Tiles, areas and chains.
    pub area_and_chains: WeightList,
}

static BUILT_IN: &str = include_str!(concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/assets/ai/weights.ron"
));

impl WeightFile {
    /// The tuned weights that come with the game.
    pub fn built_in() -> Self {
        Self::parse(BUILT_IN).unwrap_or_else(|| unreachable!("a test reads the built-in weights"))
    }

    /// Untuned weights: a tile is worth its size to the one who leads on it, an area and a chain
    /// what they count. Tuning starts from these.
    pub fn plain() -> Self {
        let list = |rules: RuleSet| {
            let mut list = WeightList {
                tiles: vec![[0.0; 2]; TILE_STATES],
                scalars: vec![[0.0; 2]; SCALARS],
            };
            for size in [2_i8, 3, 4, 6] {
                for lead in 1..=size {
                    for empties in 0..=size as u8 {
                        if let Some(state) = tile_state(size, lead, empties) {
                            list.tiles[state] = [f32::from(size); 2];
                        }
                    }
                }
            }
            if rules.area {
                list.scalars[Feature::Area as usize] = [1.0; 2];
            }
            if rules.chains {
                list.scalars[Feature::Chains as usize] = [1.0; 2];
            }
            list
        };
        Self {
            basic: list(RuleSet::BASIC),
            area: list(RuleSet::AREA),
            chains: list(RuleSet::CHAINS),
            area_and_chains: list(RuleSet::AREA_AND_CHAINS),
        }
    }

    /// Reads weights as they are stored; `None` if a list has too few or too many.
    pub fn parse(text: &str) -> Option<Self> {
        ron::from_str(text).ok().filter(Self::is_complete)
    }

    fn is_complete(&self) -> bool {
        RuleSet::ALL.iter().all(|&rules| {
            let list = self.list(rules);
            list.tiles.len() == TILE_STATES && list.scalars.len() == SCALARS
        })
    }

    /// The weights for these rules, to be changed.
    pub fn list_mut(&mut self, rules: RuleSet) -> &mut WeightList {
        match (rules.area, rules.chains) {
            (false, false) => &mut self.basic,
            (true, false) => &mut self.area,
            (false, true) => &mut self.chains,
            (true, true) => &mut self.area_and_chains,
        }
    }

    /// As it is stored.
    pub fn to_text(&self) -> String {
        let pretty = ron::ser::PrettyConfig::default().depth_limit(3);
        match ron::ser::to_string_pretty(self, pretty) {
            Ok(text) => text + "\n",
            Err(error) => unreachable!("numbers can be written: {error}"),
        }
    }

    /// The weights for these rules.
    pub fn list(&self, rules: RuleSet) -> &WeightList {
        match (rules.area, rules.chains) {
            (false, false) => &self.basic,
            (true, false) => &self.area,
            (false, true) => &self.chains,
            (true, true) => &self.area_and_chains,
        }
    }
}

/// Weights made ready for use in a search.
#[derive(Clone, Debug)]
pub struct Weights {
    /// By size, lead and empty fields: red's expected share on the empty board and on the
    /// full one, in steps of a value.
    tiles: Box<[[[[i16; 2]; EMPTIES]; LEADS]; 7]>,
    /// By the number of marbles left, in steps.
    scalars: Box<[[f32; SCALARS]; MARBLES + 1]>,
}

impl Weights {
    /// Prepares a list.
    pub fn new(list: &WeightList) -> Self {
        let mut tiles = Box::new([[[[0; 2]; EMPTIES]; LEADS]; 7]);
        for size in [2_i8, 3, 4, 6] {
            for lead in -size..=size {
                for empties in 0..=size as u8 {
                    if let Some(state) = tile_state(size, lead, empties) {
                        let sign = f32::from(lead.signum());
                        let share = list.tiles[state]
                            .map(|points| (sign * points * Value::POINT as f32).round() as i16);
                        tiles[size as usize][(lead + 6) as usize][usize::from(empties)] = share;
                    }
                }
            }
        }
        let mut scalars = Box::new([[0.0; SCALARS]; MARBLES + 1]);
        for (left, mixed) in scalars.iter_mut().enumerate() {
            let early = left as f32 / MARBLES as f32;
            for (scalar, [first, last]) in mixed.iter_mut().zip(&list.scalars) {
                *scalar = (first * early + last * (1.0 - early)) * Value::POINT as f32;
            }
        }
        Self { tiles, scalars }
    }

    /// Red's expected share of a tile, on the empty board and on the full one, in steps.
    pub fn tile(&self, size: i8, lead: i8, empties: u8) -> [i16; 2] {
        self.tiles[size as usize][(lead + 6) as usize][usize::from(empties)]
    }

    /// The weights of the features besides the tiles, with so many marbles left, in steps.
    pub fn scalars(&self, marbles_left: usize) -> &[f32; SCALARS] {
        &self.scalars[marbles_left]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_weights_are_complete() {
        assert!(WeightFile::parse(BUILT_IN).is_some());
    }
}
