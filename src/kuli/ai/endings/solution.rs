//! Exact values of larger endings, as long as few positions can come of them: all these are listed
//! and solved layer by layer. Where three hands are left, the tables know the rest.

use super::{Endings, PRECISION};
use crate::kuli::rules::{Board, Position, Roll};
use std::collections::HashMap;

/// Positions that are listed at most: some seconds, and some hundred megabytes.
const MOST_POSITIONS: usize = 1_000_000;

/// Why the exact value of a position is not to be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolvable {
    /// Winning chances of three or four players follow from how they play, not from the rules.
    #[error("only positions of two players have an exact value")]
    NotTwoPlayers,
    /// More than can be listed.
    #[error("more than {MOST_POSITIONS} positions can come of it")]
    TooLarge,
}

/// A position of two players, solved with all that can come of it.
#[derive(Debug)]
pub struct Solution<'a> {
    listed: Listed<'a>,
    /// By number.
    chances: Vec<f32>,
    endings: Endings,
}

/// Positions with more than three hands, up to symmetry, and their numbers.
#[derive(Debug)]
struct Listed<'a> {
    board: &'a Board,
    numbers: HashMap<Position, usize>,
    positions: Vec<Position>,
}

/// What the player to move leaves to the other.
#[derive(Clone, Copy, Debug)]
enum Left {
    /// A chance that is known.
    Known(f32),
    /// That of a listed position.
    Of(usize),
}

impl<'a> Listed<'a> {
    /// All that can come of a position.
    fn after(board: &'a Board, position: &Position) -> Result<Self, Unsolvable> {
        let mut listed = Self {
            board,
            numbers: HashMap::new(),
            positions: Vec::new(),
        };
        listed.note(position);
        let mut at = 0;
        while let Some(&position) = listed.positions.get(at) {
            for roll in Roll::ALL {
                for choice in position.choices(board, roll) {
                    listed.note(&position.play(board, choice));
                }
            }
            if listed.positions.len() > MOST_POSITIONS {
                return Err(Unsolvable::TooLarge);
            }
            at += 1;
        }
        Ok(listed)
    }

    fn note(&mut self, position: &Position) {
        if position.winner().is_some() || is_small(position) {
            return;
        }
        let image = self.least_image(position);
        let next = self.positions.len();
        if *self.numbers.entry(image).or_insert(next) == next {
            self.positions.push(image);
        }
    }

    fn number(&self, position: &Position) -> Option<usize> {
        self.numbers.get(&self.least_image(position)).copied()
    }

    /// The same for all positions that a turn or a mirror leads into each other.
    fn least_image(&self, position: &Position) -> Position {
        let symmetries = self.board.symmetries().iter();
        let images = symmetries.map(|mapping| position.mapped(mapping));
        images.min_by_key(Position::packed).unwrap_or(*position)
    }
}

impl<'a> Solution<'a> {
    /// Solves a position, if few enough can come of it.
    pub fn of(board: &'a Board, position: &Position) -> Result<Self, Unsolvable> {
        if position.seats().count() != 2 {
            return Err(Unsolvable::NotTwoPlayers);
        }
        let listed = Listed::after(board, position)?;
        let mut solution = Self {
            chances: vec![0.5; listed.positions.len()],
            listed,
            endings: Endings::solve(board, coins(position)),
        };
        solution.solve();
        Ok(solution)
    }

    /// The winning chance of the player to move, before the roll, in a position that can come of
    /// the one that was solved. Who has won is to move.
    pub fn chance(&self, position: &Position) -> Option<f32> {
        if position.winner().is_some() {
            return Some(1.0);
        }
        let known = self.endings.chance(position);
        known.or_else(|| Some(self.chances[self.listed.number(position)?]))
    }

    /// Value iteration, from few coins to many.
    fn solve(&mut self) {
        let mut layers: Vec<Vec<usize>> = Vec::new();
        for (number, position) in self.listed.positions.iter().enumerate() {
            let coins = coins(position);
            layers.resize_with(layers.len().max(coins + 1), Vec::new);
            layers[coins].push(number);
        }
        for layer in layers {
            self.solve_layer(&layer);
        }
    }

    fn solve_layer(&mut self, layer: &[usize]) {
        let (mut odd, mut even) = (Vec::new(), Vec::new());
        for &number in layer {
            let (mut sum, mut lists) = (0.0, Vec::new());
            for roll in Roll::ALL {
                let lefts = self.lefts(&self.listed.positions[number], roll);
                match roll.costs_a_coin() {
                    true => sum += 1.0 - self.least(&lefts),
                    false => lists.push(lefts),
                }
            }
            odd.push(sum);
            even.push(lists);
        }
        loop {
            let mut change: f32 = 0.0;
            for (index, &number) in layer.iter().enumerate() {
                let even = even[index].iter().map(|lefts| 1.0 - self.least(lefts));
                let chance = (odd[index] + even.sum::<f32>()) / 6.0;
                change = change.max((chance - self.chances[number]).abs());
                self.chances[number] = chance;
            }
            if change < PRECISION {
                return;
            }
        }
    }

    /// Everything that can be left to the other by a roll.
    fn lefts(&self, position: &Position, roll: Roll) -> Vec<Left> {
        let board = self.listed.board;
        let left = |after: Position| match after.winner() {
            Some(winner) if winner == position.turn() => Left::Known(0.0),
            Some(_) => Left::Known(1.0),
            // All others are listed.
            None => match self.endings.chance(&after) {
                Some(chance) => Left::Known(chance),
                None => Left::Of(self.listed.numbers[&self.listed.least_image(&after)]),
            },
        };
        let choices = position.choices(board, roll);
        choices
            .map(|choice| left(position.play(board, choice)))
            .collect()
    }

    fn least(&self, lefts: &[Left]) -> f32 {
        let chances = lefts.iter().map(|left| match *left {
            Left::Known(chance) => chance,
            Left::Of(number) => self.chances[number],
        });
        chances.fold(f32::INFINITY, f32::min)
    }
}

fn coins(position: &Position) -> usize {
    position.seats().map(|seat| position.coins(seat)).sum()
}

/// Whether the tables know such positions.
fn is_small(position: &Position) -> bool {
    position.taken().len() <= 3
}
