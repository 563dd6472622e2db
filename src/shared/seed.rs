//! Seeds: words that a person can type, tell a friend, and get the same board or the same rolls from.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::fmt;

/// Any word or number. Case and surrounding space do not matter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seed(String);

impl Seed {
    /// The seed a person typed.
    pub fn new(word: &str) -> Self {
        Self(word.replace(char::is_control, " ").trim().to_lowercase())
    }

    /// A new seed of up to six digits.
    pub fn random(rng: &mut impl RngExt) -> Self {
        Self(rng.random_range(0..1_000_000).to_string())
    }

    /// The stream of random numbers this seed stands for, the same on every machine.
    pub fn rng(&self) -> ChaCha8Rng {
        // FNV-1a spreads short words over 64 bits; ChaCha does the rest.
        let hash = self.0.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        ChaCha8Rng::seed_from_u64(hash)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        Self(number.to_string())
    }
}
