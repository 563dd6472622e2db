//! Exact endings: two players with at most three hands between them, whatever their coins.
//!
//! The value of a position is the winning chance of the player to move, before the roll. An even
//! roll keeps all coins in the game, an odd one takes one out: so positions fall into *layers* by
//! their coins, and each layer is solved by value iteration from the one below it (Shapley,
//! "Stochastic Games", 1953). A round of it halves the error at least, because half of all rolls
//! are odd and lead to what is known.
//!
//! ```text
//!   layer of n − 1 coins ──odd rolls──▶ layer of n coins ⟲ even rolls
//!     Duels  (one hand against one)       Duels ──edges of its sheets──▶ Trios
//!     Trios  (two against one)            Trios
//! ```

mod arrangements;
mod duels;
mod solution;
mod trios;

pub use solution::{Solution, Unsolvable};

use crate::kuli::rules::{Board, COINS, Hand, Position};
use arrangements::Arrangements;
use duels::Duels;
use trios::Trios;

/// Numbers by the coins of a hand, from none to all.
const STRIDE: usize = COINS + 1;
/// A layer is solved once a round changes no chance by more.
const PRECISION: f32 = 1e-6;

/// All positions with so many coins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Layer(usize);

impl Layer {
    const fn coins(self) -> usize {
        self.0
    }

    const fn next(self) -> Self {
        Self(self.0 + 1)
    }

    /// The coins of two hands, each with at least one, such that one is left for the third.
    fn spreads(self) -> impl Iterator<Item = (usize, usize)> {
        let all = self.coins();
        let first = 1..all.saturating_sub(1);
        first.flat_map(move |a| (1..all - a).map(move |b| (a, b)))
    }
}

/// Solved endings of a board.
///
/// ```
/// use kulami::kuli::ai::endings::Endings;
/// use kulami::kuli::rules::{Board, notation::parse_position};
///
/// let board = Board::octagon();
/// let endings = Endings::solve(&board, 2);
/// // Side by side with a coin each: an even roll takes the other's, an odd one costs the own.
/// let position = parse_position(&board, "S d4=1 | N d5=1")?;
/// let chance = endings.chance(&position).expect("two hands are an ending");
/// assert!((chance - 0.5).abs() < 1e-5);
/// # Ok::<(), kulami::kuli::rules::notation::PositionFault>(())
/// ```
#[derive(Clone, Debug)]
pub struct Endings {
    arrangements: Arrangements,
    most_coins: usize,
    /// By arrangement, then by coins.
    duels: Vec<u16>,
    /// By arrangement, then by coins; of the player with two hands, and of the one with one.
    of_two: Vec<u16>,
    of_one: Vec<u16>,
}

impl Endings {
    /// Solves all endings with at most so many coins.
    pub fn solve(board: &Board, most_coins: usize) -> Self {
        let most_coins = most_coins.clamp(2, COINS);
        let arrangements = Arrangements::new(board);
        let mut endings = Self {
            most_coins,
            duels: Vec::new(),
            of_two: Vec::new(),
            of_one: Vec::new(),
            arrangements: arrangements.clone(),
        };
        let counts = [arrangements.duels().len(), arrangements.trios().len()];
        endings.duels = vec![0; counts[0] * duels_below(most_coins + 1)];
        endings.of_two = vec![0; counts[1] * trios_below(most_coins + 1)];
        endings.of_one = endings.of_two.clone();
        let mut duels = Duels::new(board, &arrangements);
        let mut trios = Trios::new(board, &arrangements);
        for coins in 2..=most_coins {
            let layer = Layer(coins);
            duels.solve(board, &arrangements, layer);
            trios.solve(&duels, layer);
            endings.keep(layer, &duels, &trios);
        }
        endings
    }

    fn keep(&mut self, layer: Layer, duels: &Duels, trios: &Trios) {
        for number in 0..self.arrangements.duels().len() {
            for coins in 1..layer.coins() {
                let at = self.duel_at(number, coins, layer.coins() - coins);
                self.duels[at] = packed(duels.chance(number, coins));
            }
        }
        for number in 0..self.arrangements.trios().len() {
            let [of_two, of_one] = trios.sheets(number);
            for (a, b) in layer.spreads() {
                let at = self.trio_at(number, [a, b], layer.coins() - a - b);
                self.of_two[at] = packed(of_two[STRIDE * a + b]);
                self.of_one[at] = packed(of_one[STRIDE * a + b]);
            }
        }
    }

    fn duel_at(&self, number: usize, coins: usize, of_other: usize) -> usize {
        let all = coins + of_other;
        number * duels_below(self.most_coins + 1) + duels_below(all) + coins - 1
    }

    fn trio_at(&self, number: usize, [a, b]: [usize; 2], alone: usize) -> usize {
        let all = a + b + alone;
        // Row 1 has all − 2 spreads, every further one has one less.
        let rows_before = (a - 1) * (all - 1) - a * (a - 1) / 2;
        number * trios_below(self.most_coins + 1) + trios_below(all) + rows_before + b - 1
    }

    /// The winning chance of the player to move, if the position is such an ending.
    pub fn chance(&self, position: &Position) -> Option<f32> {
        let mover = position.turn();
        let mut others = position.seats().filter(|&seat| seat != mover);
        let (other, None) = (others.next()?, others.next()) else {
            return None;
        };
        if position.coins(mover) + position.coins(other) > self.most_coins {
            return None;
        }
        let hands = |seat| {
            let mut hands = position.hands(seat);
            (hands.next(), hands.next(), hands.next())
        };
        let coins = |hand: Hand| usize::from(hand.coins());
        let packed = match (hands(mover), hands(other)) {
            ((Some(one), None, _), (Some(other), None, _)) => {
                let number = self.arrangements.duel(one.field(), other.field());
                self.duels[self.duel_at(number, coins(one), coins(other))]
            }
            ((Some(first), Some(second), None), (Some(alone), None, _)) => {
                self.of_two[self.trio_of([first, second], alone)]
            }
            ((Some(alone), None, _), (Some(first), Some(second), None)) => {
                self.of_one[self.trio_of([first, second], alone)]
            }
            _ => return None,
        };
        Some(f32::from(packed) / f32::from(u16::MAX))
    }

    fn trio_of(&self, [first, second]: [Hand; 2], alone: Hand) -> usize {
        let fields = [first, second, alone].map(Hand::field);
        let place = self.arrangements.trio(fields[0], fields[1], fields[2]);
        let [mut a, mut b, alone] = [first, second, alone].map(|hand| usize::from(hand.coins()));
        if place.is_exchanged() {
            std::mem::swap(&mut a, &mut b);
        }
        self.trio_at(place.number(), [a, b], alone)
    }
}

/// A chance in two bytes.
fn packed(chance: f32) -> u16 {
    (chance * f32::from(u16::MAX)).round() as u16
}

/// Spreads of fewer coins over two hands: 1 + 2 + … , one less for each layer.
const fn duels_below(coins: usize) -> usize {
    (coins - 1) * (coins - 2) / 2
}

/// Spreads of fewer coins over three hands: the ways to choose three of `coins − 1`.
const fn trios_below(coins: usize) -> usize {
    (coins - 1) * (coins - 2) * coins.saturating_sub(3) / 6
}
