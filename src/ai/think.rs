//! Thinking about a move: deeper and deeper, on several threads, until a limit is reached or
//! the rest of the game is known.

use super::busy::Busy;
use super::ground::Ground;
use super::limits::{Clock, Limits, StopFlag};
use super::node::Node;
use super::root::Root;
use super::search::Shared;
use super::table::Table;
use super::value::Value;
use super::weights::{WeightFile, Weights};
use crate::rules::{Field, Game, Layout, RuleSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// A computer player with its memory.
#[derive(Debug)]
pub struct Thinker {
    weights: Arc<WeightFile>,
    /// The board of the last game, prepared, and the weights for its rules.
    subject: Option<(Ground, Weights)>,
    table: Table,
    threads: usize,
}

/// What is known after an iteration.
#[derive(Clone, Debug)]
pub struct Finding {
    /// Marbles looked ahead.
    pub depth: u8,
    /// The expected final margin for the side to move.
    pub value: Value,
    /// Whether that is certain.
    pub exact: bool,
    /// The line both sides are expected to play, the best field first.
    pub line: Vec<Field>,
    /// Positions visited.
    pub nodes: u64,
    /// Time used.
    pub time: Duration,
}

/// What is known of every choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appraisal {
    /// Marbles looked ahead.
    pub depth: u8,
    /// Every choice once, best first. All were looked at equally far ahead.
    pub choices: Vec<Worth>,
    /// Positions visited.
    pub nodes: u64,
    /// Time used.
    pub time: Duration,
}

impl Appraisal {
    /// Whether all values are certain.
    pub fn is_exact(&self) -> bool {
        self.choices.iter().all(|choice| choice.exact)
    }
}

/// What a choice is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The choice.
    pub field: Field,
    /// The expected final margin for the side that makes it.
    pub value: Value,
    /// Whether that is certain.
    pub exact: bool,
}

impl Thinker {
    /// A player with a table of this size, thinking on so many threads.
    pub fn new(mebibytes: usize, threads: usize) -> Self {
        Self {
            weights: Arc::new(WeightFile::built_in()),
            subject: None,
            table: Table::new(mebibytes),
            threads: threads.max(1),
        }
    }

    /// The same player with other weights.
    #[must_use]
    pub fn with_weights(mut self, weights: Arc<WeightFile>) -> Self {
        self.weights = weights;
        self.subject = None;
        self
    }

    /// The actual size of the table, in mebibytes.
    pub fn table_size(&self) -> usize {
        self.table.mebibytes()
    }

    /// Forgets what was learnt.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Thinks about the next move of a game. Calls `tell` with every finding; the last one
    /// is returned too. `None` if the game is over.
    ///
    /// There is always a finding, however tight the limits: at worst a guess.
    pub fn think(
        &mut self,
        game: &Game,
        limits: Limits,
        stop: &StopFlag,
        mut tell: impl FnMut(&Finding),
    ) -> Option<Finding> {
        self.search(game, limits, stop, |root, depths| {
            let mut told = None;
            for depth in depths {
                let outcome = root.deepen(depth);
                // A better choice found by an unfinished iteration counts.
                let best = root.best();
                if outcome.is_ok() || best != told {
                    tell(&root.finding());
                    told = best;
                }
                if outcome.is_err() {
                    break;
                }
            }
            root.finding()
        })
    }

    /// What every choice of a game is worth. Calls `tell` after every iteration; the last appraisal
    /// is returned too. `None` if the game is over.
    pub fn appraise(
        &mut self,
        game: &Game,
        limits: Limits,
        stop: &StopFlag,
        mut tell: impl FnMut(&Appraisal),
    ) -> Option<Appraisal> {
        self.search(game, limits, stop, |root, depths| {
            let mut appraisal = root.first_glance();
            for depth in depths {
                let Ok(better) = root.appraise(depth) else {
                    break;
                };
                appraisal = better;
                tell(&appraisal);
            }
            appraisal
        })
    }

    /// Runs a search, with helpers on the other threads.
    fn search<T>(
        &mut self,
        game: &Game,
        limits: Limits,
        stop: &StopFlag,
        run: impl FnOnce(&mut Root, Depths) -> T,
    ) -> Option<T> {
        let clock = Clock::start(limits.time);
        let choices = game.legal();
        if choices.is_empty() {
            return None;
        }
        self.prepare(game.layout(), game.rules());
        let (ground, weights) = self.subject.as_ref()?;
        let shared = Shared {
            ground,
            weights,
            table: &self.table,
            clock,
            stop,
            node_limit: limits.nodes,
            nodes: AtomicU64::new(0),
            busy: (self.threads > 1).then(Busy::new),
            done: AtomicBool::new(false),
        };
        let node = Node::new(shared.ground, shared.weights, game.position());
        let depths = Depths::new(node.marbles_left(), limits.depth);
        let found = std::thread::scope(|scope| {
            for _ in 1..self.threads {
                // Helpers run the same search; only what they leave in the table is used.
                let mut root = Root::new(&shared, node, choices);
                let mut depths = depths;
                scope.spawn(move || depths.try_for_each(|depth| root.deepen(depth)));
            }
            let found = run(&mut Root::new(&shared, node, choices), depths);
            shared.done.store(true, Ordering::Relaxed);
            found
        });
        self.table.age();
        Some(found)
    }

    /// Prepares the board and its weights; clears the table if the board or the rules have changed.
    fn prepare(&mut self, layout: &Arc<Layout>, rules: RuleSet) {
        let fits =
            |(ground, _): &(Ground, Weights)| ground.rules == rules && ground.layout == *layout;
        if !self.subject.as_ref().is_some_and(fits) {
            self.table.clear();
            let weights = Weights::new(self.weights.list(rules));
            self.subject = Some((Ground::new(layout.clone(), rules), weights));
        }
    }
}

/// How deep to search, one iteration after the other. Once most of the way is seen, the next
/// step is to the end: a third of the nodes to solve 22 marbles to go, and no weaker in games
/// (+7 ± 7 Elo at 5,000 nodes a move over 400 games).
#[derive(Clone, Copy, Debug)]
struct Depths {
    next: usize,
    deepest: usize,
    marbles_left: usize,
}

impl Depths {
    fn new(marbles_left: usize, limit: Option<u8>) -> Self {
        Self {
            next: 1,
            deepest: limit.map_or(marbles_left, |limit| marbles_left.min(usize::from(limit))),
            marbles_left,
        }
    }
}

impl Iterator for Depths {
    type Item = i32;

    fn next(&mut self) -> Option<i32> {
        if self.next > self.deepest {
            return None;
        }
        if self.deepest == self.marbles_left && 10 * self.next > 7 * self.marbles_left {
            self.next = self.deepest;
        }
        self.next += 1;
        Some(self.next as i32 - 1)
    }
}
