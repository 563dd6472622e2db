//! Positions of games, identified in the same way on every machine.

use super::id::GameId;
use crate::rules::{Colour, Game};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A position of a game. A wish that was made for another moment is out of date, even if the number
/// of marbles is the same because one was taken back and placed elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moment {
    /// Which game.
    pub game: GameId,
    /// How many marbles lie on the board.
    pub ply: u32,
    /// A digest of board, rules and position.
    pub digest: Digest,
}

impl Moment {
    /// The present moment of a game.
    pub fn of(id: GameId, game: &Game) -> Self {
        Self {
            game: id,
            ply: game.marbles_placed() as u32,
            digest: Digest::of_position(game),
        }
    }
}

/// A 64-bit hash. It must be the same on every machine and in every version of the game, so its
/// algorithm is fixed here: FNV-1a (Fowler, Noll and Vo, 1991).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digest(u64);

/// A text that is not a digest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a digest has 16 hexadecimal digits")]
pub struct NotADigest;

impl Digest {
    /// The digest of any bytes.
    pub fn of(bytes: impl IntoIterator<Item = u8>) -> Self {
        let add = |sum: u64, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        Self(bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, add))
    }

    /// The digest of a position: the notation of the board and of the rules, each with a line feed;
    /// the fields of red, then of black, as 64 bits, little-endian; then a byte each for the player
    /// to move (0 for red), for the last marble and for the one before (64 if there is none).
    fn of_position(game: &Game) -> Self {
        let position = game.position();
        let head = format!("{}\n{}\n", game.layout(), game.rules());
        let marbles = Colour::BOTH.map(|colour| {
            let fields = position.marbles(colour).into_iter();
            fields.fold(0_u64, |bits, field| bits | 1 << field.index())
        });
        let recent = [position.last(), position.before_last()];
        let recent = recent.map(|field| field.map_or(64, u8::from));
        let bytes = head
            .bytes()
            .chain(marbles.into_iter().flat_map(u64::to_le_bytes))
            .chain([position.turn().index() as u8])
            .chain(recent);
        Self::of(bytes)
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl TryFrom<String> for Digest {
    type Error = NotADigest;

    fn try_from(text: String) -> Result<Self, NotADigest> {
        let digest = u64::from_str_radix(&text, 16).map(Self);
        let digest = digest.map_err(|_| NotADigest)?;
        (digest.to_string() == text)
            .then_some(digest)
            .ok_or(NotADigest)
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> Self {
        digest.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_is_the_published_one() {
        for (text, sum) in [
            ("", "cbf29ce484222325"),
            ("a", "af63dc4c8601ec8c"),
            ("foobar", "85944171f73967e8"),
        ] {
            assert_eq!(Digest::of(text.bytes()).to_string(), sum);
        }
    }
}
