//! A moment of a game that two machines name alike.

use super::id::GameId;
use crate::rules::{Colour, Game};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Which game, after how many marbles, and what it looks like then. A wish that was made at
/// another moment is out of date: also if a marble was taken back since and placed elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moment {
    /// Which game.
    pub game: GameId,
    /// How many marbles lie on the board.
    pub ply: u32,
    /// Board, rules and position.
    pub digest: Digest,
}

impl Moment {
    /// This moment of a game.
    pub fn of(id: GameId, game: &Game) -> Self {
        Self {
            game: id,
            ply: game.marbles_placed() as u32,
            digest: Digest::of_position(game),
        }
    }
}

/// A short sum of some bytes. The same on every machine and in every version of the game, so its
/// algorithm is written down here: FNV-1a with 64 bits (Fowler, Noll and Vo, 1991).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digest(u64);

/// A text that is not a digest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a digest has 16 hexadecimal digits")]
pub struct NotADigest;

impl Digest {
    /// Of any bytes.
    pub fn of(bytes: impl IntoIterator<Item = u8>) -> Self {
        let add = |sum: u64, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        Self(bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, add))
    }

    /// Of a position: the notation of the board and of the rules, each with a line's end; the
    /// fields of red, then of black, as 64 bits, the lowest byte first; then a byte each for whose
    /// turn it is (0 for red), for the last marble and for the one before (64 if there is none).
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
