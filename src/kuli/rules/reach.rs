//! Reach: the fields that a hand can walk to.
//!
//! All walks from a field go on at once, as four sets by the direction of the last step: that is
//! enough to never step straight back. What remains of steps walked twice is sifted out by
//! [`Detours`](super::board::Detours).

use super::{Board, Roll};
use crate::shared::{Field, FieldSet};
use std::ops::BitOrAssign;

/// Sets of fields by roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach([FieldSet; 6]);

impl Reach {
    /// Nowhere.
    pub const NOWHERE: Self = Self([FieldSet::EMPTY; 6]);

    /// The fields for one roll.
    pub const fn by(&self, roll: Roll) -> FieldSet {
        self.0[roll.index()]
    }

    /// Adds fields for one roll.
    pub(super) fn add(&mut self, roll: Roll, fields: FieldSet) {
        self.0[roll.index()] |= fields;
    }
}

impl BitOrAssign for Reach {
    fn bitor_assign(&mut self, other: Self) {
        for (fields, more) in self.0.iter_mut().zip(other.0) {
            *fields |= more;
        }
    }
}

impl Board {
    /// Where a hand can go by each roll, for little more than a roll of six alone. The fields in
    /// `taken` are not entered; the hand's own counts as empty.
    pub fn reach(&self, taken: FieldSet, from: Field) -> Reach {
        let free = (self.fields() - taken) | from.into();
        let mut reach = Reach::NOWHERE;
        let mut walks = self.steps().first(from.into(), free);
        reach.0[0] = walks.all();
        for roll in &Roll::ALL[1..] {
            walks = self.steps().next(walks, free);
            reach.0[roll.index()] = self.detours().sift(from, *roll, walks.all(), free);
        }
        reach
    }

    /// Where a hand can go by one roll.
    pub fn reach_by(&self, taken: FieldSet, from: Field, roll: Roll) -> FieldSet {
        let free = (self.fields() - taken) | from.into();
        let mut walks = self.steps().first(from.into(), free);
        for _ in 1..roll.number() {
            walks = self.steps().next(walks, free);
        }
        self.detours().sift(from, roll, walks.all(), free)
    }

    /// The fewest steps between two fields of the empty board.
    pub fn distance(&self, from: Field, to: Field) -> usize {
        let mut near = FieldSet::from(from);
        let mut steps = 0;
        while !near.contains(to) {
            near |= self.steps().around(near);
            steps += 1;
        }
        steps
    }
}
