//! One hand against one, layer by layer.

use super::arrangements::Arrangements;
use super::{Layer, PRECISION, STRIDE};
use crate::kuli::rules::{Board, Reach, Roll};

/// The mover's winning chances in one layer, by arrangement and the mover's coins.
#[derive(Clone, Debug)]
pub struct Duels {
    reaches: Vec<Reach>,
    /// Before the roll. Without coins the mover has lost: 0.
    chances: Vec<[f32; STRIDE]>,
    /// After an odd roll has been paid for, by arrangement and by roll 1, 3 and 5.
    paid: Vec<[[f32; STRIDE]; 3]>,
}

/// The rolls that cost a coin, and those that do not.
pub const ODD: [Roll; 3] = [Roll::ALL[0], Roll::ALL[2], Roll::ALL[4]];
pub const EVEN: [Roll; 3] = [Roll::ALL[1], Roll::ALL[3], Roll::ALL[5]];

impl Duels {
    pub fn new(board: &Board, arrangements: &Arrangements) -> Self {
        let duels = arrangements.duels();
        let reach =
            |&[mover, other]: &[_; 2]| board.reach([mover, other].into_iter().collect(), mover);
        Self {
            reaches: duels.iter().map(reach).collect(),
            chances: vec![[0.0; STRIDE]; duels.len()],
            paid: vec![[[0.0; STRIDE]; 3]; duels.len()],
        }
    }

    /// The mover's chance before the roll.
    pub fn chance(&self, number: usize, coins: usize) -> f32 {
        self.chances[number][coins]
    }

    /// The mover's chance after an odd roll has been paid for.
    pub fn chance_once_paid(&self, number: usize, odd: usize, coins: usize) -> f32 {
        self.paid[number][odd][coins]
    }

    /// Goes on to the next layer, with one coin more.
    pub fn solve(&mut self, board: &Board, arrangements: &Arrangements, layer: Layer) {
        // An odd roll leads to what was known of the layer below.
        let odd: Vec<[f32; STRIDE]> = self
            .paid
            .iter()
            .map(|paid| {
                let mut sum = [0.0; STRIDE];
                for coins in 2..layer.coins() {
                    sum[coins] = paid.iter().map(|by_roll| by_roll[coins - 1]).sum();
                }
                sum
            })
            .collect();
        loop {
            let mut change: f32 = 0.0;
            for (number, odd) in odd.iter().enumerate() {
                let even = EVEN.map(|roll| self.best(board, arrangements, layer, number, roll));
                for coins in 1..layer.coins() {
                    let sum: f32 = even.iter().map(|by_roll| by_roll[coins]).sum();
                    let chance = (odd[coins] + sum) / 6.0;
                    let before = &mut self.chances[number][coins];
                    change = change.max((chance - *before).abs());
                    *before = chance;
                }
            }
            if change < PRECISION {
                break;
            }
        }
        for number in 0..self.paid.len() {
            self.paid[number] = ODD.map(|roll| self.best(board, arrangements, layer, number, roll));
        }
    }

    /// The mover's chance with the best walk of this roll, by the mover's coins.
    fn best(
        &self,
        board: &Board,
        arrangements: &Arrangements,
        layer: Layer,
        number: usize,
        roll: Roll,
    ) -> [f32; STRIDE] {
        let [mover, other] = arrangements.duels()[number];
        let to = self.reaches[number].by(roll);
        let mut least = [f32::INFINITY; STRIDE];
        let mut go = |to, takes| {
            let after = &self.chances[arrangements.duel(other, to)];
            for (coins, least) in least.iter_mut().enumerate().take(layer.coins()).skip(1) {
                *least = least.min(after[layer.coins() - coins - takes]);
            }
        };
        for field in to {
            go(field, usize::from(board.neighbours(field).contains(other)));
        }
        if to.is_empty() {
            go(mover, 0);
        }
        let mut best = [0.0; STRIDE];
        for coins in 1..layer.coins() {
            best[coins] = 1.0 - least[coins];
        }
        best
    }
}
