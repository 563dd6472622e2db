//! Random numbers for hashing positions incrementally
//! (Zobrist, "A New Hashing Method with Application for Game Playing", 1970).

use crate::rules::{Field, Tile};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Lead −6 to 6, and one more for a tile that can no longer change hands.
pub const TILE_STATES: usize = 14;
/// The state of a decided tile.
pub const DECIDED: usize = TILE_STATES - 1;

/// One random number for each fact about a position.
#[derive(Debug)]
pub struct Keys {
    /// A filled field, whatever the colour.
    pub filled: [u64; Field::COUNT],
    /// A field filled by red or black.
    pub marble: [[u64; Field::COUNT]; 2],
    /// The lead on a tile.
    pub tile: [[u64; TILE_STATES]; Tile::COUNT],
    /// The tile of the last marble; the spare one stands for none.
    pub last_tile: [u64; Tile::COUNT + 1],
}

impl Keys {
    /// The same numbers every time, so that searches can be repeated exactly.
    pub fn new() -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(0x4b75_6c61_6d69);
        let mut next = || rng.random::<u64>();
        Self {
            filled: std::array::from_fn(|_| next()),
            marble: std::array::from_fn(|_| std::array::from_fn(|_| next())),
            tile: std::array::from_fn(|_| std::array::from_fn(|_| next())),
            last_tile: std::array::from_fn(|_| next()),
        }
    }
}

/// Spreads a set of fields over 64 bits (the finaliser of SplitMix64).
pub fn mix(bits: u64) -> u64 {
    let bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
