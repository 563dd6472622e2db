//! A hand: where it stands and the coins it carries.

use crate::shared::{Field, FieldSet};
use std::fmt;

/// A hand on the board, in two bytes. Hands are ordered by their fields.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hand {
    /// The field in the high byte, the coins in the low one: such numbers sort as hands do.
    bits: u16,
}

impl Hand {
    /// Hands of a player.
    pub const EACH: usize = 3;

    /// One that has left the board: no coins, and no field. It sorts behind all others.
    pub(super) const GONE: Self = Self { bits: 0xff00 };

    /// A hand with so many coins. One without has left the board and is none.
    pub const fn new(field: Field, coins: u8) -> Option<Self> {
        if coins == 0 {
            None
        } else {
            Some(Self::on(field, coins))
        }
    }

    /// A hand with at least one coin.
    pub(super) const fn on(field: Field, coins: u8) -> Self {
        debug_assert!(coins > 0);
        Self {
            bits: (field.index() as u16) << 8 | coins as u16,
        }
    }

    /// Whether it is on the board.
    pub(super) const fn is_there(self) -> bool {
        self.bits < Self::GONE.bits
    }

    /// Whether it is the one on this field.
    pub(super) const fn is_on(self, field: Field) -> bool {
        self.bits >> 8 == field.index() as u16
    }

    /// Whether it stands on one of these fields.
    pub(super) const fn is_in(self, fields: FieldSet) -> bool {
        self.is_there() && fields.bits() >> (self.bits >> 8) & 1 != 0
    }

    /// The field that it stands on.
    pub fn field(self) -> Field {
        debug_assert!(self.is_there());
        Field::new(usize::from(self.bits >> 8 & 63)).unwrap_or(Field::FIRST)
    }

    /// The coins on it, at least one.
    pub const fn coins(self) -> u8 {
        self.bits as u8
    }

    /// The hand with a coin less: gone, if that was the last one.
    pub(super) const fn with_one_less(self) -> Self {
        if self.coins() > 1 {
            Self {
                bits: self.bits - 1,
            }
        } else {
            Self::GONE
        }
    }

    /// The number that stands for it.
    pub(super) const fn bits(self) -> u16 {
        self.bits
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_there() {
            write!(f, "{:?}={}", self.field(), self.coins())
        } else {
            f.write_str("gone")
        }
    }
}
