//! Sets of fields, one bit a field.

use super::Field;
use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// A set of fields.
///
/// No board has more than 64 fields, so a set is one machine word on any outline.
/// `&` is intersection, `|` union, `-` difference, `!` complement.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FieldSet(u64);

impl FieldSet {
    /// No field.
    pub const EMPTY: Self = Self(0);
    /// Every field there can be.
    pub const ALL: Self = Self(u64::MAX);

    /// The set of a word, field `n` in bit `n`.
    pub const fn of_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The set as a word, field `n` in bit `n`.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// How many fields it holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `field` is in it.
    pub const fn contains(self, field: Field) -> bool {
        self.0 >> field.index() & 1 != 0
    }

    /// Adds one field.
    pub const fn insert(&mut self, field: Field) {
        self.0 |= 1 << field.index();
    }

    /// Takes one field out.
    pub const fn remove(&mut self, field: Field) {
        self.0 &= !(1 << field.index());
    }

    /// The first field in reading order.
    pub const fn first(self) -> Option<Field> {
        if self.0 == 0 {
            None
        } else {
            Some(Field::lowest_of(self.0))
        }
    }
}

impl From<Field> for FieldSet {
    fn from(field: Field) -> Self {
        Self(1 << field.index())
    }
}

impl FromIterator<Field> for FieldSet {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Self {
        fields
            .into_iter()
            .fold(Self::EMPTY, |set, field| set | field.into())
    }
}

impl IntoIterator for FieldSet {
    type Item = Field;
    type IntoIter = FieldSetIter;

    fn into_iter(self) -> FieldSetIter {
        FieldSetIter(self.0)
    }
}

/// The fields of a set in reading order.
#[derive(Clone, Debug)]
pub struct FieldSetIter(u64);

impl Iterator for FieldSetIter {
    type Item = Field;

    fn next(&mut self) -> Option<Field> {
        if self.0 == 0 {
            return None;
        }
        let field = Field::lowest_of(self.0);
        self.0 &= self.0 - 1;
        Some(field)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for FieldSetIter {}

impl BitAnd for FieldSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for FieldSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for FieldSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for FieldSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl BitOrAssign for FieldSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl SubAssign for FieldSet {
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

impl fmt::Debug for FieldSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.into_iter().map(Field::index))
            .finish()
    }
}
