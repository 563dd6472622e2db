//! What the estimate looks at, as numbers that weights are multiplied with.
//!
//! Everything is seen from the side to move. Each feature has two weights, one for the empty board
//! and one for the full one, and is weighted by a mixture of both in between.

use super::ground::Ground;
use super::node::Node;
use crate::rules::FieldSet;

/// Who leads on a tile by how much, with how many fields empty: 2 + 4 + 6 + 12 states of the
/// four sizes in which somebody leads.
pub const TILE_STATES: usize = 24;

/// The features besides the tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub enum Feature {
    /// The margin as it stands, when there is one choice: the end may be near.
    StandingOneChoice,
    /// The same with two choices.
    StandingTwoChoices,
    /// The same with three or four.
    StandingFewChoices,
    /// The same with more.
    StandingManyChoices,
    /// Having the move.
    Tempo,
    /// The number of choices.
    Choices,
    /// Pairs of marbles side by side.
    Links,
    /// The largest area.
    Area,
    /// The length of all chains.
    Chains,
    /// Fives in a row without an opposing marble, with two of one's own.
    OpenTwos,
    /// With three.
    OpenThrees,
    /// With four.
    OpenFours,
}

/// How many features there are besides the tiles.
pub const SCALARS: usize = Feature::OpenFours as usize + 1;

/// The place of a tile's state among [`TILE_STATES`]; `None` if nobody leads.
pub fn tile_state(size: i8, lead: i8, empties: u8) -> Option<usize> {
    let before = match size {
        2 => 0,
        3 => 2,
        4 => 6,
        _ => 12,
    };
    let lead = usize::from(lead.unsigned_abs());
    let placed = (size as usize).checked_sub(usize::from(empties))?;
    if lead == 0 || lead > placed || !(placed - lead).is_multiple_of(2) {
        return None;
    }
    // With n marbles placed there are (n + 1) / 2 possible leads: 1, 1, 2, 2, 3, 3.
    let with_fewer: usize = (1..placed).map(|placed| placed.div_ceil(2)).sum();
    Some(before + with_fewer + (lead - 1) / 2)
}

/// The features besides the tiles, for the side to move.
pub fn scalars(ground: &Ground, node: &Node, choices: FieldSet) -> [f32; SCALARS] {
    let mut features = [0.0; SCALARS];
    let mut standing = node.tile_margin();
    if ground.has_bonus() {
        let (own, other) = (node.position.turn(), !node.position.turn());
        let difference =
            |count: &dyn Fn(crate::rules::Colour) -> u32| count(own) as i32 - count(other) as i32;
        if ground.rules.area {
            let area = difference(&|colour| ground.largest_area(node.position.marbles(colour)));
            standing += area;
            features[Feature::Area as usize] = area as f32;
            let links = difference(&|colour| ground.links(node.grid(colour)));
            features[Feature::Links as usize] = links as f32;
        }
        if ground.rules.chains {
            let chains = difference(&|colour| ground.chain_total(node.grid(colour)));
            standing += chains;
            features[Feature::Chains as usize] = chains as f32;
            let [own_rows, other_rows] = [(own, other), (other, own)]
                .map(|(own, other)| ground.open_rows(node.grid(own), node.grid(other)));
            for (index, feature) in [Feature::OpenTwos, Feature::OpenThrees, Feature::OpenFours]
                .into_iter()
                .enumerate()
            {
                features[feature as usize] = own_rows[index] as f32 - other_rows[index] as f32;
            }
        }
    }
    let by_choices = match choices.len() {
        0 | 1 => Feature::StandingOneChoice,
        2 => Feature::StandingTwoChoices,
        3 | 4 => Feature::StandingFewChoices,
        _ => Feature::StandingManyChoices,
    };
    features[by_choices as usize] = standing as f32;
    features[Feature::Tempo as usize] = 1.0;
    features[Feature::Choices as usize] = choices.len() as f32;
    features
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_state_has_its_own_place() {
        let mut seen = [false; TILE_STATES];
        for size in [2_i8, 3, 4, 6] {
            for own in 0..=size {
                for other in 0..=size - own {
                    let (lead, empties) = (own - other, (size - own - other) as u8);
                    match tile_state(size, lead, empties) {
                        None => assert_eq!(lead, 0),
                        Some(state) => {
                            assert_eq!(tile_state(size, -lead, empties), Some(state));
                            seen[state] = true;
                        }
                    }
                }
            }
        }
        assert_eq!(seen, [true; TILE_STATES]);
    }
}
