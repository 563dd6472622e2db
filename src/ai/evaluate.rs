//! The estimate: what a position is worth when it cannot be searched to the end.
//!
//! A tile is worth its size times the chance to end up with it, which depends on the lead
//! and on the fields still empty; those sums are kept up to date by the node. Added to it
//! are what having the move and a number of choices brings, how much the margin as it
//! stands matters because the game may end early, and, where they count, areas and chains
//! with what they may become.

use super::features::scalars;
use super::ground::Ground;
use super::node::Node;
use super::value::Value;
use super::weights::Weights;
use crate::rules::{FieldSet, MARBLES};

/// What a position with these choices is worth to the side to move.
pub fn evaluate(ground: &Ground, weights: &Weights, node: &Node, choices: FieldSet) -> Value {
    let left = node.marbles_left();
    let [early, late] = node.expected().map(|sum| sum as f32);
    let tiles = (early * left as f32 + late * (MARBLES - left) as f32) / MARBLES as f32;
    let rest: f32 = scalars(ground, node, choices)
        .iter()
        .zip(weights.scalars(left))
        .map(|(feature, weight)| feature * weight)
        .sum();
    Value::steps((tiles + rest) as i32)
}
