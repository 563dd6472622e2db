//! Thinking about a move: deeper and deeper, on several threads, until a limit is reached or
//! the rest of the game is known.

use super::busy::{self, Busy};
use super::evaluate::evaluate;
use super::ground::Ground;
use super::limits::{Clock, Limits, StopFlag};
use super::node::Node;
use super::order::Choice;
use super::search::{Shared, Stopped, Worker};
use super::table::Table;
use super::value::{Value, Window};
use super::weights::{WeightFile, Weights};
use crate::rules::{Field, FieldSet, Game, Layout, RuleSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

/// A computer player with its memory.
#[derive(Debug)]
pub struct Thinker {
    weights: Arc<WeightFile>,
    /// What the last game was about: its board, prepared, and the weights for its rules.
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
    /// Whether the values are certain.
    pub exact: bool,
    /// The expected final margin for the side to move after each choice, best first.
    pub values: Vec<(Field, Value)>,
    /// Positions visited.
    pub nodes: u64,
    /// Time used.
    pub time: Duration,
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

    /// How many mebibytes the table came out with.
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
    /// There is a finding however tight the limits: at worst a guess.
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
                // An iteration that was cut short counts if it has found something better.
                let best = root.choices.first().map(|choice| choice.field);
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

    /// What every choice of a game is worth. Calls `tell` each time it has looked further; the
    /// last one is returned too. `None` if the game is over.
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
                // Helpers do all the same and only fill the table.
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

    /// What was learnt on another board or by other rules is wrong here.
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

/// The root of a search and what is known there.
struct Root<'a> {
    shared: &'a Shared<'a>,
    worker: Worker<'a>,
    node: Node,
    key: u64,
    /// Best first.
    choices: Vec<Choice>,
    value: Value,
    depth: u8,
    exact: bool,
}

/// How far the value is expected to move from one iteration to the next.
const ASPIRATION: Value = Value::points(2);
/// Values of the first iterations are not worth relying on.
const ASPIRATION_FROM: i32 = 4;

impl<'a> Root<'a> {
    fn new(shared: &'a Shared<'a>, node: Node, choices: FieldSet) -> Self {
        let worker = Worker::new(shared);
        let key = node.estimate_key(node.key(shared.ground, choices));
        let hint = shared.table.probe(key).and_then(|entry| entry.best);
        Self {
            choices: worker.root_choices(&node, choices, hint),
            value: evaluate(shared.ground, shared.weights, &node, choices),
            shared,
            worker,
            node,
            key,
            depth: 0,
            exact: false,
        }
    }

    /// Searches one marble deeper than before. If it is stopped, a choice that was found to
    /// be better by then stays the first.
    fn deepen(&mut self, depth: i32) -> Result<(), Stopped> {
        let mut margin = ASPIRATION;
        let mut window = if depth < ASPIRATION_FROM {
            Window::FULL
        } else {
            Window::around(self.value, margin)
        };
        loop {
            let value = self.search(depth, window)?;
            margin = margin + margin + margin;
            if value <= window.alpha && window.alpha > Window::FULL.alpha {
                window.alpha = value - margin;
            } else if value >= window.beta && window.beta < Window::FULL.beta {
                window.beta = value + margin;
            } else {
                self.value = value;
                self.depth = depth as u8;
                self.exact = depth as usize >= self.node.marbles_left();
                return Ok(());
            }
        }
    }

    fn search(&mut self, depth: i32, window: Window) -> Result<Value, Stopped> {
        let mut best = -Value::MAX;
        let mut alpha = window.alpha;
        let busy = self
            .shared
            .busy
            .as_ref()
            .filter(|_| depth >= busy::FROM_DEPTH);
        let mut fresh = 0..self.choices.len();
        let mut put_off: Vec<usize> = Vec::new();
        loop {
            let (index, key) = match fresh.next() {
                Some(index) => {
                    let key = Busy::key(self.key, self.choices[index].field, depth);
                    if index > 0 && busy.is_some_and(|busy| busy.contains(key)) {
                        put_off.push(index);
                        continue;
                    }
                    (index, (index > 0).then_some(key))
                }
                None => match put_off.pop() {
                    Some(index) => (index, None),
                    None => break,
                },
            };
            let choice = self.choices[index];
            let rest = Window {
                alpha,
                beta: window.beta,
            };
            let mut after = |window| self.worker.value_after(&self.node, &choice, depth, window);
            let mut value;
            if index == 0 {
                value = after(rest)?;
            } else {
                let question = Window::just_above(alpha);
                if let (Some(busy), Some(key)) = (busy, key) {
                    busy.enter(key);
                    let outcome = after(question);
                    busy.leave(key);
                    value = outcome?;
                } else {
                    value = after(question)?;
                }
                if value > alpha && value < window.beta {
                    value = after(rest)?;
                }
            }
            best = best.max(value);
            if value > alpha {
                alpha = value;
                self.choices[..=index].rotate_right(1);
                for other in put_off.iter_mut().filter(|other| **other < index) {
                    *other += 1;
                }
            }
            if alpha >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    /// What the choices promise before anything is searched.
    fn first_glance(&self) -> Appraisal {
        let choices = self.choices.iter();
        self.appraisal(
            0,
            choices.map(|choice| (choice.field, self.value)).collect(),
        )
    }

    fn appraisal(&self, depth: u8, values: Vec<(Field, Value)>) -> Appraisal {
        Appraisal {
            depth,
            exact: usize::from(depth) >= self.node.marbles_left(),
            values,
            nodes: self.nodes(),
            time: self.shared.clock.elapsed(),
        }
    }

    fn nodes(&self) -> u64 {
        self.shared.nodes.load(Ordering::Relaxed) + self.worker.nodes_not_shared()
    }

    /// The value of every choice, and not only the best.
    fn appraise(&mut self, depth: i32) -> Result<Appraisal, Stopped> {
        let mut values = Vec::with_capacity(self.choices.len());
        for choice in &self.choices {
            let value = self
                .worker
                .value_after(&self.node, choice, depth, Window::FULL)?;
            values.push((choice.field, value));
        }
        values.sort_by_key(|&(_, value)| std::cmp::Reverse(value));
        Ok(self.appraisal(depth as u8, values))
    }

    fn finding(&self) -> Finding {
        Finding {
            depth: self.depth,
            value: self.value,
            exact: self.exact,
            line: self.line(),
            nodes: self.nodes(),
            time: self.shared.clock.elapsed(),
        }
    }

    /// The expected line: the best choice, and what the table holds for it.
    fn line(&self) -> Vec<Field> {
        let Shared {
            ground,
            weights,
            table,
            ..
        } = *self.shared;
        let mut line = Vec::new();
        let mut node = self.node;
        let mut next = self.choices.first().map(|choice| choice.field);
        while let Some(field) = next {
            line.push(field);
            node = node.play(ground, weights, field);
            let choices = node.position.legal(&ground.layout);
            let key = node.key(ground, choices);
            next = table
                .probe(key)
                .or_else(|| table.probe(node.estimate_key(key)))
                .and_then(|entry| entry.best)
                // Another position may have left its entry under this key.
                .filter(|&field| choices.contains(field) && line.len() < usize::from(self.depth));
        }
        line
    }
}
