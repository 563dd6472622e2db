//! A field: one place of a board that holds one marble, or one hand.

use serde::{Deserialize, Serialize};
use std::fmt;

/// One of at most 64 fields, numbered in reading order: left to right, top row first.
///
/// The number says nothing about where the field lies: that is its board's business.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Field(u8);

/// There are fields 0 to 63 only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are fields 0 to 63, not {0}")]
pub struct NoSuchField(pub u8);

impl Field {
    /// No board has more fields, so that a set of them is one machine word.
    pub const COUNT: usize = 64;

    /// The first field in reading order.
    pub const FIRST: Self = Self(0);

    /// The field with this number, if there is one.
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The field whose bit is the lowest one set in `bits`, which must not be zero.
    pub(super) const fn lowest_of(bits: u64) -> Self {
        debug_assert!(bits != 0);
        Self((bits.trailing_zeros() & 63) as u8)
    }

    /// Its number, 0 to 63.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All fields in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }
}

impl TryFrom<u8> for Field {
    type Error = NoSuchField;

    fn try_from(number: u8) -> Result<Self, NoSuchField> {
        Self::new(usize::from(number)).ok_or(NoSuchField(number))
    }
}

impl From<Field> for u8 {
    fn from(field: Field) -> Self {
        field.0
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Field({})", self.0)
    }
}
