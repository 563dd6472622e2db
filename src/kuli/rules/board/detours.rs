//! Ends of long walks that need a second look.
//!
//! Sets that never step straight back may still walk a step twice: once around a block of four
//! fields and on over the first step, for instance. Within six steps such a walk of five ends
//! beside its start, and one of six ends on its start or two steps away from it. For these few
//! ends, every way that walks no step twice is kept as the set of fields it enters, and one of
//! them must be free.

use super::super::Roll;
use super::super::way::each_way;
use super::Steps;
use crate::shared::{Field, FieldSet};
use std::ops::Range;

/// The doubtful ends of all walks on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Detours {
    /// For walks of five and of six, by start: which of the ends below.
    ends_from: [Vec<Range<u32>>; 2],
    ends: Vec<End>,
    /// The fields that proper ways enter.
    ways: Vec<FieldSet>,
}

/// A doubtful end.
#[derive(Clone, Debug, PartialEq, Eq)]
struct End {
    field: Field,
    ways: Range<u32>,
}

/// Walks of fewer steps walk none twice unless they step straight back.
const SHORTEST: u8 = 5;

impl Detours {
    /// Finds them all.
    pub fn new(steps: &Steps) -> Self {
        let mut detours = Self {
            ends_from: [Vec::new(), Vec::new()],
            ends: Vec::new(),
            ways: Vec::new(),
        };
        for start in steps.fields() {
            let beside = steps.around(start.into());
            let two_away = steps.around(beside);
            detours.add(steps, start, Roll::ALL[4], beside);
            detours.add(steps, start, Roll::ALL[5], two_away | start.into());
        }
        detours
    }

    /// Adds the ends of walks of one length from a start.
    fn add(&mut self, steps: &Steps, start: Field, roll: Roll, doubtful: FieldSet) {
        let mut found: Vec<(Field, FieldSet)> = Vec::new();
        each_way(steps, FieldSet::EMPTY, start, roll, &mut |way| {
            if doubtful.contains(way.end()) {
                let entered = way.fields()[1..].iter().copied().collect();
                found.push((way.end(), entered));
            }
        });
        // Those that enter the fewest fields are the likeliest to be free, and make those that
        // enter the same and more superfluous.
        found.sort_by_key(|&(end, entered)| (end, entered.len(), entered));
        let first = self.ends.len() as u32;
        for field in doubtful {
            let from = self.ways.len();
            for &(_, entered) in found.iter().filter(|(end, _)| *end == field) {
                if !self.ways[from..]
                    .iter()
                    .any(|&less| (less - entered).is_empty())
                {
                    self.ways.push(entered);
                }
            }
            self.ends.push(End {
                field,
                ways: from as u32..self.ways.len() as u32,
            });
        }
        self.ends_from[usize::from(roll.number() - SHORTEST)].push(first..self.ends.len() as u32);
    }

    /// Takes out of the ends of walks those that only a step walked twice leads to.
    #[inline]
    pub fn sift(&self, start: Field, roll: Roll, mut ends: FieldSet, free: FieldSet) -> FieldSet {
        let Some(length) = roll.number().checked_sub(SHORTEST) else {
            return ends;
        };
        for end in part(
            &self.ends,
            &self.ends_from[usize::from(length)][start.index()],
        ) {
            let ways = part(&self.ways, &end.ways);
            if ends.contains(end.field) && !ways.iter().any(|&way| (way - free).is_empty()) {
                ends.remove(end.field);
            }
        }
        ends
    }
}

fn part<'a, T>(all: &'a [T], range: &Range<u32>) -> &'a [T] {
    &all[range.start as usize..range.end as usize]
}
