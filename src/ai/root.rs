//! The root of a search: which choice is best, or what every one of them is worth.

use super::bounds::bounds;
use super::busy::{self, Busy};
use super::evaluate::evaluate;
use super::node::Node;
use super::order::RatedChoice;
use super::search::{Shared, Stopped, Worker};
use super::think::{Appraisal, Finding, Worth};
use super::value::{Value, Window};
use crate::rules::{Field, FieldSet};
use std::sync::atomic::Ordering;

/// The root of a search and what is known there.
pub struct Root<'a> {
    shared: &'a Shared<'a>,
    worker: Worker<'a>,
    node: Node,
    key: u64,
    /// Best first.
    choices: Vec<RatedChoice>,
    value: Value,
    depth: u8,
    exact: bool,
}

/// How far the value is expected to move from one iteration to the next.
const ASPIRATION: Value = Value::points(2);
/// From this depth on values are reliable enough for aspiration windows.
const ASPIRATION_FROM: i32 = 4;

impl<'a> Root<'a> {
    /// A position with these choices, of which nothing is searched yet.
    pub fn new(shared: &'a Shared<'a>, node: Node, choices: FieldSet) -> Self {
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
    pub fn deepen(&mut self, depth: i32) -> Result<(), Stopped> {
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

    /// The best choice so far.
    pub fn best(&self) -> Option<Field> {
        self.choices.first().map(|choice| choice.field)
    }

    /// An appraisal before anything is searched: every choice has the present value.
    pub fn first_glance(&self) -> Appraisal {
        let choices = self.choices.iter();
        self.appraisal(0, choices.map(|choice| self.worth(choice, self.value, 0)))
    }

    fn appraisal(&self, depth: i32, choices: impl Iterator<Item = Worth>) -> Appraisal {
        let mut choices: Vec<Worth> = choices.collect();
        choices.sort_by_key(|choice| std::cmp::Reverse(choice.value));
        Appraisal {
            depth: depth as u8,
            choices,
            nodes: self.nodes(),
            time: self.shared.clock.elapsed(),
        }
    }

    fn nodes(&self) -> u64 {
        self.shared.nodes.load(Ordering::Relaxed) + self.worker.nodes_not_shared()
    }

    /// The value of every choice, and not only the best. Each is searched with the full
    /// window: narrow ones around the last values took under 1 % off the nodes.
    pub fn appraise(&mut self, depth: i32) -> Result<Appraisal, Stopped> {
        let mut values = Vec::with_capacity(self.choices.len());
        for choice in &self.choices {
            let value = self
                .worker
                .value_after(&self.node, choice, depth, Window::FULL)?;
            values.push(value);
        }
        let choices = self.choices.iter().zip(values);
        Ok(self.appraisal(
            depth,
            choices.map(|(choice, value)| self.worth(choice, value, depth)),
        ))
    }

    fn worth(&self, choice: &RatedChoice, value: Value, depth: i32) -> Worth {
        Worth {
            field: choice.field,
            value,
            exact: depth as usize >= self.node.marbles_left() || self.is_settled(choice, depth),
        }
    }

    /// Whether the final margin is certain after this choice, because the game is over or because
    /// nothing that counts can still change, and a search of this depth is deep enough to see it.
    fn is_settled(&self, choice: &RatedChoice, depth: i32) -> bool {
        let Shared {
            ground, weights, ..
        } = *self.shared;
        let next = self.node.play(ground, weights, choice.field);
        if choice.replies.is_empty() || next.marbles_left() == 0 {
            return depth >= 1;
        }
        let (low, high) = bounds(ground, &next, choice.replies);
        low == high && depth >= 2
    }

    /// What is known of the best choice.
    pub fn finding(&self) -> Finding {
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
        let mut next = self.best();
        while let Some(field) = next {
            line.push(field);
            node = node.play(ground, weights, field);
            let choices = node.position.legal(&ground.layout);
            let key = node.key(ground, choices);
            next = table
                .probe(key)
                .or_else(|| table.probe(node.estimate_key(key)))
                .and_then(|entry| entry.best)
                // The entry may belong to another position with the same key.
                .filter(|&field| choices.contains(field) && line.len() < usize::from(self.depth));
        }
        line
    }
}
