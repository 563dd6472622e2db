//! The game on a stand at a fair: what the organiser can set.

mod file;
mod stand;

pub use stand::{IRREGULAR, SQUARE, Stand, StandError};
