//! Two hands against one, layer by layer, with either side to move.
//!
//! All ways to spread the coins of a layer over the hands of an arrangement lie in one *sheet*: a
//! square of numbers by the coins of the first and of the second of the two hands. A walk moves
//! coins in the same way whatever their numbers are, so that it is one shift of a whole sheet, and
//! the best of many walks is a running minimum that the compiler makes vector code of.
//!
//! The edges of a sheet, where a hand has no coins, hold what is known of fewer hands.

use super::arrangements::{Arrangements, Place};
use super::duels::{Duels, EVEN, ODD};
use super::{Layer, PRECISION, STRIDE};
use crate::kuli::rules::{Board, Reach, Roll};
use crate::shared::Field;

/// Numbers by the coins of two hands.
pub type Sheet = [f32; STRIDE * STRIDE];

/// A coin more on the first hand, or on the second.
const FIRST: isize = STRIDE as isize;
const SECOND: isize = 1;

/// Winning chances in one layer.
pub struct Trios<'a> {
    board: &'a Board,
    arrangements: &'a Arrangements,
    /// Where each hand can go.
    reaches: Vec<[Reach; 3]>,
    /// The chance of the player with two hands, who is to move, in both orders of these.
    of_two: Vec<Sheet>,
    /// The chance of the player with one hand, who is to move.
    of_one: Vec<Sheet>,
    /// Sums over the odd rolls.
    odd_of_two: Vec<Sheet>,
    odd_of_one: Vec<Sheet>,
}

impl<'a> Trios<'a> {
    pub fn new(board: &'a Board, arrangements: &'a Arrangements) -> Self {
        let trios = arrangements.trios();
        let reaches = |hands: &[Field; 3]| {
            let taken = hands.iter().copied().collect();
            hands.map(|hand| board.reach(taken, hand))
        };
        Self {
            board,
            arrangements,
            reaches: trios.iter().map(reaches).collect(),
            of_two: vec![[0.0; STRIDE * STRIDE]; 2 * trios.len()],
            of_one: vec![[0.0; STRIDE * STRIDE]; 2 * trios.len()],
            odd_of_two: vec![[0.0; STRIDE * STRIDE]; trios.len()],
            odd_of_one: vec![[0.0; STRIDE * STRIDE]; trios.len()],
        }
    }

    /// The chances of an arrangement: of the player with two hands, and of the one with one.
    pub fn sheets(&self, number: usize) -> [&Sheet; 2] {
        [&self.of_two, &self.of_one].map(|sheets| &sheets[2 * number])
    }

    /// Goes on to the next layer, for which the duels are solved already.
    pub fn solve(&mut self, duels: &Duels, layer: Layer) {
        self.set_edges(duels, layer);
        while self.sweep(layer) >= PRECISION {}
        for number in 0..self.arrangements.trios().len() {
            self.note_odd(duels, layer, number);
        }
    }

    /// What is known of fewer hands.
    fn set_edges(&mut self, duels: &Duels, layer: Layer) {
        let all = layer.coins();
        for (number, &[first, second, alone]) in self.arrangements.trios().iter().enumerate() {
            let mut of_two = self.of_two[2 * number];
            let mut of_one = self.of_one[2 * number];
            // Both are gone: who has them and is to move has lost.
            of_two[0] = 0.0;
            for coins in 1..all {
                let chance =
                    |mover, other, coins| duels.chance(self.arrangements.duel(mover, other), coins);
                of_two[coins] = chance(second, alone, coins);
                of_two[STRIDE * coins] = chance(first, alone, coins);
                of_one[coins] = chance(alone, second, all - coins);
                of_one[STRIDE * coins] = chance(alone, first, all - coins);
            }
            // The one hand is gone.
            for coins in 0..=all {
                of_one[STRIDE * coins + all - coins] = 0.0;
            }
            write_both(layer, &mut self.of_two, number, &of_two);
            write_both(layer, &mut self.of_one, number, &of_one);
        }
    }

    /// One round of value iteration over all arrangements, each from the newest numbers. Returns
    /// the largest change.
    fn sweep(&mut self, layer: Layer) -> f32 {
        let mut change: f32 = 0.0;
        for number in 0..self.arrangements.trios().len() {
            let mut sheet = self.of_two[2 * number];
            let least = EVEN.map(|roll| self.least_after_two(layer, number, roll));
            change = change.max(average(layer, &mut sheet, &self.odd_of_two[number], &least));
            write_both(layer, &mut self.of_two, number, &sheet);

            let mut sheet = self.of_one[2 * number];
            let least = EVEN.map(|roll| self.least_after_one(layer, number, roll));
            change = change.max(average(layer, &mut sheet, &self.odd_of_one[number], &least));
            write_both(layer, &mut self.of_one, number, &sheet);
        }
        change
    }

    /// Sums up the odd rolls for the next layer: each is paid for with the coin that it has more.
    fn note_odd(&mut self, duels: &Duels, layer: Layer, number: usize) {
        let [first, second, alone] = self.arrangements.trios()[number];
        let all = layer.coins();
        let mut of_two = [0.0; STRIDE * STRIDE];
        let mut of_one = [0.0; STRIDE * STRIDE];
        for (odd, roll) in ODD.into_iter().enumerate() {
            let mut least = self.least_after_two(layer, number, roll);
            // A hand that pays its last coin leaves before the other one walks.
            for coins in 1..all {
                let chance = |mover, coins| {
                    let number = self.arrangements.duel(mover, alone);
                    duels.chance_once_paid(number, odd, coins)
                };
                least[coins] = 1.0 - chance(second, coins);
                least[STRIDE * coins] = 1.0 - chance(first, coins);
            }
            for (a, b) in layer.next().spreads() {
                let paid = least[STRIDE * (a - 1) + b].min(least[STRIDE * a + b - 1]);
                of_two[STRIDE * a + b] += 1.0 - paid;
            }
            let least = self.least_after_one(layer, number, roll);
            // Who pays the last coin of the last hand has lost, so that no more is added.
            for (a, b) in layer.spreads() {
                of_one[STRIDE * a + b] += 1.0 - least[STRIDE * a + b];
            }
        }
        self.odd_of_two[number] = of_two;
        self.odd_of_one[number] = of_one;
    }

    /// The least chance that the player with two hands can leave to the other by this roll.
    fn least_after_two(&self, layer: Layer, number: usize, roll: Roll) -> Sheet {
        let [first, second, alone] = self.arrangements.trios()[number];
        let [reach_of_first, reach_of_second, _] = &self.reaches[number];
        let mut least = [f32::INFINITY; STRIDE * STRIDE];
        let mut go = |place: Place, shift| {
            take_least(layer, &mut least, &self.of_one[place.index()], shift);
        };
        let (of_first, of_second) = (reach_of_first.by(roll), reach_of_second.by(roll));
        for to in of_first {
            let place = self.arrangements.trio(to, second, alone);
            let beside = self.board.neighbours(to);
            let taken = if beside.contains(alone) { FIRST } else { 0 };
            go(place, taken);
            if beside.contains(second) {
                go(place, taken + FIRST - SECOND);
            }
        }
        for to in of_second {
            let place = self.arrangements.trio(first, to, alone);
            let beside = self.board.neighbours(to);
            let taken = if beside.contains(alone) { SECOND } else { 0 };
            go(place, taken);
            if beside.contains(first) {
                go(place, taken + SECOND - FIRST);
            }
        }
        if of_first.is_empty() && of_second.is_empty() {
            go(self.arrangements.trio(first, second, alone), 0);
        }
        least
    }

    /// The least chance that the player with one hand can leave to the other by this roll.
    fn least_after_one(&self, layer: Layer, number: usize, roll: Roll) -> Sheet {
        let [first, second, alone] = self.arrangements.trios()[number];
        let [.., reach] = &self.reaches[number];
        let mut least = [f32::INFINITY; STRIDE * STRIDE];
        let mut go = |to, shift| {
            let place = self.arrangements.trio(first, second, to);
            take_least(layer, &mut least, &self.of_two[place.index()], shift);
        };
        let to = reach.by(roll);
        for to in to {
            let beside = self.board.neighbours(to);
            let of_first = if beside.contains(first) { FIRST } else { 0 };
            let of_second = if beside.contains(second) { SECOND } else { 0 };
            go(to, -of_first - of_second);
        }
        if to.is_empty() {
            go(alone, 0);
        }
        least
    }
}

/// The part of a sheet in which both hands have coins: from (1, 1) on. What else lies there means
/// nothing and is never read.
fn inner(layer: Layer) -> std::ops::Range<usize> {
    STRIDE + 1..STRIDE * layer.coins().saturating_sub(1).max(1) + 1
}

/// Keeps the lesser of a number and the one that lies `shift` further in another sheet.
fn take_least(layer: Layer, least: &mut Sheet, other: &Sheet, shift: isize) {
    let range = inner(layer);
    if range.is_empty() {
        return;
    }
    let from = range.start.wrapping_add_signed(shift);
    let others = &other[from..from + range.len()];
    for (least, other) in least[range].iter_mut().zip(others) {
        *least = if *other < *least { *other } else { *least };
    }
}

/// The chance before a roll, from sums over odd rolls and what is left to the other by even ones.
/// Returns the largest change.
fn average(layer: Layer, sheet: &mut Sheet, odd: &Sheet, least: &[Sheet; 3]) -> f32 {
    let mut change: f32 = 0.0;
    for (a, b) in layer.spreads() {
        let at = STRIDE * a + b;
        let even: f32 = least.iter().map(|by_roll| 1.0 - by_roll[at]).sum();
        let chance = (odd[at] + even) / 6.0;
        change = change.max((chance - sheet[at]).abs());
        sheet[at] = chance;
    }
    change
}

/// Writes a sheet in both orders of the two hands.
fn write_both(layer: Layer, sheets: &mut [Sheet], number: usize, sheet: &Sheet) {
    sheets[2 * number] = *sheet;
    let exchanged = &mut sheets[2 * number + 1];
    for a in 0..=layer.coins() {
        for b in 0..=layer.coins() - a {
            exchanged[STRIDE * a + b] = sheet[STRIDE * b + a];
        }
    }
}
