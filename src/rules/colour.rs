//! The two players, known by the colour of their marbles.

use super::Excerpt;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Not;
use std::str::FromStr;

/// A player's colour. `!colour` is the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Colour {
    /// Red marbles.
    Red,
    /// Black marbles.
    Black,
}

impl Colour {
    /// Both colours, red first as in the notation.
    pub const BOTH: [Self; 2] = [Self::Red, Self::Black];

    /// 0 for red, 1 for black: an index into a pair.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Black => "black",
        }
    }
}

impl Not for Colour {
    type Output = Self;
    fn not(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A word that is neither `red` nor `black`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a colour; there are red and black")]
pub struct UnknownColour(Excerpt);

impl FromStr for Colour {
    type Err = UnknownColour;

    fn from_str(text: &str) -> Result<Self, UnknownColour> {
        match text {
            "red" => Ok(Self::Red),
            "black" => Ok(Self::Black),
            _ => Err(UnknownColour(Excerpt::new(text))),
        }
    }
}
