//! Who sits where: four sides of the board, and a colour for each.

use crate::shared::Excerpt;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A side of the board and the colour that is played from there, in the order of play:
/// clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Seat {
    /// Red.
    South,
    /// Blue.
    West,
    /// Black.
    North,
    /// White.
    East,
}

impl Seat {
    /// Seats at a board.
    pub const COUNT: usize = 4;

    /// All four, clockwise.
    pub const ALL: [Self; Self::COUNT] = [Self::South, Self::West, Self::North, Self::East];

    /// 0 for south to 3 for east: an index into a table by seat.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name of its colour, which is its name in records.
    pub const fn colour(self) -> &'static str {
        match self {
            Self::South => "red",
            Self::West => "blue",
            Self::North => "black",
            Self::East => "white",
        }
    }

    /// Its letter on boards and in positions.
    pub const fn letter(self) -> char {
        match self {
            Self::South => 'S',
            Self::West => 'W',
            Self::North => 'N',
            Self::East => 'E',
        }
    }

    /// The seat with this letter.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|seat| seat.letter() == letter)
    }

    /// The seat at its left hand, which is next in turn.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::South => Self::West,
            Self::West => Self::North,
            Self::North => Self::East,
            Self::East => Self::South,
        }
    }

    /// All four in the order of play from this one on.
    pub fn and_following(self) -> [Self; Self::COUNT] {
        std::array::from_fn(|ahead| Self::ALL[(self.index() + ahead) % Self::COUNT])
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.colour())
    }
}

/// A word that is none of the four colours.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a colour; there are red, blue, black and white")]
pub struct UnknownSeat(Excerpt);

impl FromStr for Seat {
    type Err = UnknownSeat;

    fn from_str(text: &str) -> Result<Self, UnknownSeat> {
        Self::ALL
            .into_iter()
            .find(|seat| seat.colour() == text)
            .ok_or_else(|| UnknownSeat(Excerpt::new(text)))
    }
}

/// How many play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Party {
    /// South and north.
    Two,
    /// South, west and north.
    Three,
    /// Everybody.
    Four,
}

impl Party {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Two, Self::Three, Self::Four];

    /// The party of so many players.
    pub const fn of(players: usize) -> Option<Self> {
        match players {
            2 => Some(Self::Two),
            3 => Some(Self::Three),
            4 => Some(Self::Four),
            _ => None,
        }
    }

    /// The seats that are taken, clockwise.
    pub const fn seats(self) -> &'static [Seat] {
        match self {
            Self::Two => &[Seat::South, Seat::North],
            Self::Three => &[Seat::South, Seat::West, Seat::North],
            Self::Four => &Seat::ALL,
        }
    }

    /// Coins on each hand at the start: four with two players, otherwise two.
    pub const fn coins_each(self) -> u8 {
        match self {
            Self::Two => 4,
            Self::Three | Self::Four => 2,
        }
    }
}
