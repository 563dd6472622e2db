//! Identifiers of games.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Identifies a game, also across days and machines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GameId(u64);

/// A text that is not a game's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the id of a game has 16 hexadecimal digits")]
pub struct NotAnId;

impl GameId {
    /// A new random id.
    pub fn random() -> Self {
        Self(rand::random())
    }

    /// The id of the game that begins with the fact of this number, always the same for a seed
    /// (SplitMix64: Steele, Lea and Flood, 2014).
    pub(super) fn drawn(seed: u64, number: u64) -> Self {
        let steps = number.wrapping_add(1);
        let mut bits = seed.wrapping_add(steps.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Self(bits ^ (bits >> 31))
    }

    /// Reads what [`Display`](fmt::Display) writes, and nothing else.
    pub fn read(text: &str) -> Option<Self> {
        let id = Self(u64::from_str_radix(text, 16).ok()?);
        (id.to_string() == text).then_some(id)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl TryFrom<String> for GameId {
    type Error = NotAnId;

    fn try_from(text: String) -> Result<Self, NotAnId> {
        Self::read(&text).ok_or(NotAnId)
    }
}

impl From<GameId> for String {
    fn from(id: GameId) -> Self {
        id.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_game_of_a_session_has_an_id_of_its_own() {
        let drawn: BTreeSet<GameId> = (0..1000).map(|number| GameId::drawn(7, number)).collect();
        assert_eq!(drawn.len(), 1000);
        // The first output of the published generator for the seed 0.
        assert_eq!(GameId::drawn(0, 0).to_string(), "e220a8397b1dcdaf");
    }

    #[test]
    fn an_id_is_read_as_it_is_written_and_nothing_else_is() {
        for id in [GameId(0), GameId(0x2a), GameId(u64::MAX), GameId::random()] {
            assert_eq!(GameId::read(&id.to_string()), Some(id));
        }
        for text in [
            "",
            "2a",
            "0x0000000000002a",
            "+00000000000002a",
            "000000000000002A",
        ] {
            assert_eq!(GameId::read(text), None);
        }
    }
}
