//! The die: one roll, and sets of rolls.

use rand::RngExt;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What the die shows, 1 to 6: how many steps are walked, and whether a coin is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Roll(u8);

/// A die shows 1 to 6 only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a die shows 1 to 6, not {0}")]
pub struct NoSuchRoll(pub u8);

impl Roll {
    /// All six.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The roll of so many, if a die can show it.
    pub const fn new(number: u8) -> Option<Self> {
        if matches!(number, 1..=6) {
            Some(Self(number))
        } else {
            None
        }
    }

    /// A fair roll.
    pub fn random(rng: &mut impl RngExt) -> Self {
        Self(rng.random_range(1..=6))
    }

    /// How many steps are walked.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// 0 for a roll of 1 to 5 for a roll of 6: an index into a table by roll.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Whether it costs a coin: an odd number does.
    pub const fn costs_a_coin(self) -> bool {
        self.0 % 2 == 1
    }
}

impl TryFrom<u8> for Roll {
    type Error = NoSuchRoll;

    fn try_from(number: u8) -> Result<Self, NoSuchRoll> {
        Self::new(number).ok_or(NoSuchRoll(number))
    }
}

impl From<Roll> for u8 {
    fn from(roll: Roll) -> Self {
        roll.0
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of rolls.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Rolls(u8);

impl Rolls {
    /// No roll.
    pub const NONE: Self = Self(0);

    /// Adds one.
    pub const fn insert(&mut self, roll: Roll) {
        self.0 |= 1 << roll.index();
    }

    /// Whether it is among them.
    pub const fn contains(self, roll: Roll) -> bool {
        self.0 >> roll.index() & 1 != 0
    }

    /// How many there are: sixths of a chance.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// From 1 to 6.
    pub fn iter(self) -> impl Iterator<Item = Roll> {
        Roll::ALL
            .into_iter()
            .filter(move |&roll| self.contains(roll))
    }
}

impl FromIterator<Roll> for Rolls {
    fn from_iter<I: IntoIterator<Item = Roll>>(rolls: I) -> Self {
        let mut set = Self::NONE;
        for roll in rolls {
            set.insert(roll);
        }
        set
    }
}

impl fmt::Debug for Rolls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Roll::number))
            .finish()
    }
}
