//! A plain player to measure against: alpha-beta, deeper and deeper, with the score as it
//! stands for an estimate. No table, no ordering, no bounds, no end-of-game knowledge.

#![allow(dead_code, missing_docs, reason = "shared by a bench and the tests")]

use kulami::ai::StopFlag;
use kulami::play::{MoveSource, NoMove};
use kulami::rules::{Colour, Field, Game, Layout, Position, RuleSet, Score, Tile};
use std::time::{Duration, Instant};

pub struct Plain {
    pub time: Duration,
    pub nodes: u64,
}

struct OutOfTime;

struct Search<'a> {
    layout: &'a Layout,
    rules: RuleSet,
    ends: Option<Instant>,
    nodes: u64,
}

impl Plain {
    pub fn new(time: Duration) -> Self {
        Self { time, nodes: 0 }
    }
}

impl MoveSource for Plain {
    fn new_game(&mut self, _seed: u64) {}

    fn choose(&mut self, game: &Game, _stop: &StopFlag) -> Result<Field, NoMove> {
        let mut search = Search {
            layout: game.layout(),
            rules: game.rules(),
            ends: Some(Instant::now() + self.time),
            nodes: 0,
        };
        let mut best = game.legal().first().expect("the game is not over");
        for depth in 1..=56 - game.marbles_placed() {
            match search.root(game.position(), depth) {
                Ok((field, _)) => best = field,
                Err(OutOfTime) => break,
            }
        }
        self.nodes += search.nodes;
        Ok(best)
    }
}

/// The exact value of a position for the side to move, and the nodes it took.
pub fn solve(game: &Game) -> (i32, u64) {
    let mut search = Search {
        layout: game.layout(),
        rules: game.rules(),
        ends: None,
        nodes: 0,
    };
    let depth = 56 - game.marbles_placed();
    let Ok((_, value)) = search.root(game.position(), depth) else {
        unreachable!("there is no time limit");
    };
    (value, search.nodes)
}

impl Search<'_> {
    fn root(&mut self, position: &Position, depth: usize) -> Result<(Field, i32), OutOfTime> {
        let mut best = None;
        let mut alpha = -1000;
        for field in position.legal(self.layout) {
            let value = -self.value(&position.play(field), depth - 1, -1000, -alpha)?;
            if best.is_none() || value > alpha {
                best = Some(field);
                alpha = value;
            }
        }
        Ok((best.expect("the game is not over"), alpha))
    }

    fn value(
        &mut self,
        position: &Position,
        depth: usize,
        mut alpha: i32,
        beta: i32,
    ) -> Result<i32, OutOfTime> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(256) && self.ends.is_some_and(|end| Instant::now() >= end) {
            return Err(OutOfTime);
        }
        let legal = position.legal(self.layout);
        if depth == 0 || legal.is_empty() {
            return Ok(self.margin(position));
        }
        for field in legal {
            let value = -self.value(&position.play(field), depth - 1, -beta, -alpha)?;
            if value >= beta {
                return Ok(value);
            }
            alpha = alpha.max(value);
        }
        Ok(alpha)
    }

    fn margin(&self, position: &Position) -> i32 {
        let turn = position.turn();
        if self.rules != RuleSet::BASIC {
            return Score::count(self.layout, self.rules, position).margin(turn);
        }
        let count = |colour: Colour, tile: Tile| {
            (position.marbles(colour) & self.layout.tile(tile)).len() as i32
        };
        Tile::all()
            .map(|tile| {
                let lead = count(turn, tile) - count(!turn, tile);
                lead.signum() * self.layout.kind(tile).size() as i32
            })
            .sum()
    }
}
