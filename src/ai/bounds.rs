//! How far the margin can still move: bounds that hold whatever is played.
//!
//! A player gains on a tile at most twice: once by drawing level, once by taking the lead,
//! each time its size, each time with a marble of its own. So with a handful of marbles
//! left, no more than that many of the best such steps can be made; and the opponent's
//! marbles never help.

use super::ground::Ground;
use super::node::Node;
use super::value::Value;
use crate::rules::{Colour, FieldSet, Layout, SHORTEST_CHAIN, TileKind};

/// The lowest and the highest final margin the side to move can still get, with these choices.
pub fn bounds(ground: &Ground, node: &Node, choices: FieldSet) -> (Value, Value) {
    let left = node.marbles_left() as i32;
    // With an odd number left, the side to move places one more.
    let (own_marbles, other_marbles) = ((left + 1) / 2, left / 2);
    let (own, other) = (node.position.turn(), !node.position.turn());
    let standing = node.tile_margin();
    let mut low = standing - best_of(node.gains(other), other_marbles);
    let mut high = standing + best_of(node.gains(own), own_marbles);
    if own_marbles <= NEAR {
        // The next marble goes to one of the choices.
        let first = best_at_once(ground, node, choices);
        high = high.min(standing + first + best_of(node.gains(own), own_marbles - 1));
        if left == 1 {
            low += first;
        }
    }
    if ground.has_bonus() {
        let room = |colour: Colour, marbles: i32| BonusRange::new(ground, node, colour, marbles);
        let own = room(own, own_marbles);
        let other = room(other, other_marbles);
        low += own.least() - other.most(ground);
        high += own.most(ground) - other.least();
    }
    (Value::points(low), Value::points(high))
}

/// With more marbles than this it matters little that the next one must go to a choice.
const NEAR: i32 = 3;

/// The most that the next marble can gain on the tiles.
fn best_at_once(ground: &Ground, node: &Node, choices: FieldSet) -> i32 {
    let gains = choices.into_iter().map(|field| node.gain(ground, field));
    gains.max().unwrap_or(0)
}

/// The most that so many marbles can gain.
fn best_of(gains: [i8; TileKind::ALL.len()], marbles: i32) -> i32 {
    let mut left = marbles;
    let mut best = 0;
    for (gains, kind) in gains.into_iter().zip(TileKind::ALL).rev() {
        let made = i32::from(gains).min(left);
        best += made * kind.size() as i32;
        left -= made;
    }
    best
}

/// What a player's bonuses can still become.
struct BonusRange {
    marbles: FieldSet,
    /// Fields that are or may become the player's.
    open: FieldSet,
    /// Marbles still to come.
    to_come: i32,
    area: i32,
    chains: i32,
}

impl BonusRange {
    fn new(ground: &Ground, node: &Node, colour: Colour, to_come: i32) -> Self {
        let marbles = node.position.marbles(colour);
        let (mut area, mut chains) = (0, 0);
        if ground.rules.area {
            area = ground.largest_area(marbles) as i32;
        }
        if ground.rules.chains {
            chains = ground.chain_total(node.grid(colour)) as i32;
        }
        Self {
            marbles,
            open: marbles | !node.position.occupied(),
            to_come,
            area,
            chains,
        }
    }

    /// Areas and chains never shrink.
    fn least(&self) -> i32 {
        self.area + self.chains
    }

    fn most(&self, ground: &Ground) -> i32 {
        let mut most = 0;
        if ground.rules.area {
            let connected = ground.largest_area(self.open) as i32;
            most += connected.min(self.marbles.len() as i32 + self.to_come);
        }
        if ground.rules.chains {
            most += self.most_chains(&ground.layout);
        }
        most
    }

    /// Every line on its own: the longest total its open runs can reach with the marbles to come.
    fn most_chains(&self, layout: &Layout) -> i32 {
        layout
            .lines()
            .flat_map(|line| line.split(|&field| !self.open.contains(field)))
            .filter(|run| run.len() >= SHORTEST_CHAIN)
            .map(|run| {
                let there = run
                    .iter()
                    .filter(|&&field| self.marbles.contains(field))
                    .count() as i32;
                let reachable = (there + self.to_come).min(run.len() as i32);
                if reachable >= SHORTEST_CHAIN as i32 {
                    reachable
                } else {
                    0
                }
            })
            .sum()
    }
}
