//! The die of a game: rolls that follow from a seed.

use super::{Party, Roll, Seat};
use crate::shared::Seed;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// A die whose rolls follow from a seed and the number of the turn alone: what is taken back and
/// rolled again, or loaded and rolled on, shows the same.
#[derive(Clone, Debug)]
pub struct Dice {
    key: [u8; 32],
}

impl Dice {
    /// The die of this seed.
    pub fn new(seed: &Seed) -> Self {
        Self {
            key: seed.rng().random(),
        }
    }

    /// The roll of a turn, the first being 0.
    pub fn roll(&self, turn: usize) -> Roll {
        Roll::random(&mut self.stream(turn as u64))
    }

    /// Who begins, drawn by lot.
    pub fn lot(&self, party: Party) -> Seat {
        let seats = party.seats();
        seats[self.stream(u64::MAX).random_range(0..seats.len())]
    }

    /// Numbers for one purpose, independent of all others.
    fn stream(&self, number: u64) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::from_seed(self.key);
        rng.set_stream(number);
        rng
    }
}
