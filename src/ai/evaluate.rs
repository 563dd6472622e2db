//! The estimate: what a position is worth when it cannot be searched to the end.
//!
//! A tile is worth its size times the chance to end up with it, which depends on the lead
//! and on the fields still empty. The sum over all tiles is what the game would bring if it
//! went on to the end; but a side with few choices may be locked out soon, and then the
//! margin counts as it stands. So the estimate leans from the one towards the other, the
//! more the fewer choices there are.

use super::ground::Ground;
use super::node::Node;
use super::value::Value;
use crate::rules::{FieldSet, MARBLES};

const LEADS: usize = 13;
const EMPTIES: usize = 7;
/// Choices from here on are many.
const MANY_CHOICES: usize = 10;

/// The numbers behind the estimate.
#[derive(Clone, Debug)]
pub struct Weights {
    /// By tile size, lead and empty fields: red's expected share early and late, in steps.
    tiles: [[[[i16; 2]; EMPTIES]; LEADS]; 7],
    /// The chance, in 256ths, that the game ends soon, by the number of choices.
    lock_out: [i32; MANY_CHOICES + 1],
    /// What having the move and a choice is worth, in steps for each choice.
    choice: i32,
}

impl Weights {
    /// From first principles: every empty field is filled by either side with the same
    /// chance, and stays empty with the chance that late in a game 8 of 64 fields do.
    pub fn from_chance() -> Self {
        const STAYS_EMPTY: f64 = 8.0 / 64.0;
        let mut tiles = [[[[0; 2]; EMPTIES]; LEADS]; 7];
        for size in [2_usize, 3, 4, 6] {
            for (index, by_empties) in tiles[size].iter_mut().enumerate() {
                // The chance of each final lead, starting from certainty.
                let mut chances = [0.0_f64; 2 * LEADS];
                let middle = LEADS as i32;
                let start = middle + index as i32 - 6;
                chances[start as usize] = 1.0;
                for share in by_empties {
                    let expected: f64 = chances
                        .iter()
                        .enumerate()
                        .map(|(lead, chance)| f64::from((lead as i32 - middle).signum()) * chance)
                        .sum();
                    let steps = expected * f64::from(size as i32 * Value::POINT);
                    *share = [steps.round() as i16; 2];
                    let fill = (1.0 - STAYS_EMPTY) / 2.0;
                    let before = chances;
                    for lead in 1..chances.len() - 1 {
                        chances[lead] = STAYS_EMPTY * before[lead]
                            + fill * (before[lead - 1] + before[lead + 1]);
                    }
                }
            }
        }
        Self {
            tiles,
            lock_out: [256, 70, 36, 20, 12, 8, 5, 3, 2, 1, 0],
            choice: 4,
        }
    }

    /// Red's expected share of a tile, early and late.
    pub fn tile(&self, size: i8, lead: i8, empties: u8) -> [i16; 2] {
        self.tiles[size as usize][(lead + 6) as usize][usize::from(empties)]
    }
}

/// What a position with these choices is worth to the side to move.
pub fn evaluate(ground: &Ground, weights: &Weights, node: &Node, choices: FieldSet) -> Value {
    let left = node.marbles_left() as i32;
    let [early, late] = node.expected();
    let all = MARBLES as i32;
    let mut expected = (early * left + late * (all - left)) / all;
    let mut standing = node.tile_margin() * Value::POINT;
    if ground.has_bonus() {
        let [own, other] = [node.position.turn(), !node.position.turn()]
            .map(|colour| node.position.marbles(colour));
        let bonus = ground.bonus([own, other]) * Value::POINT;
        standing += bonus;
        expected += bonus;
    }
    let choices = choices.len().min(MANY_CHOICES);
    let lean = weights.lock_out[choices];
    expected += weights.choice * choices as i32;
    Value::steps(expected + (standing - expected) * lean / 256)
}
