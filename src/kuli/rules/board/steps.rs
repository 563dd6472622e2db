//! Steps on a board: whole sets of fields walk at once.
//!
//! Fields are numbered in reading order, so the field to the right of field `n` is `n + 1`. The
//! field below is further on by a number that is the same for all fields of a row unless there
//! are gaps, so a few shifts serve a whole board, whatever its outline: three for the octagon.

use super::super::Direction;
use crate::shared::{Field, FieldSet, Square};

/// The steps of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Steps {
    fields: u64,
    /// The fields with another one to the right.
    to_the_right: u64,
    down: Vec<Shift>,
}

/// Fields whose lower neighbours have numbers that are larger by the same amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shift {
    by: u32,
    upper: u64,
}

/// Where walks stand after their last step, by its direction.
#[derive(Clone, Copy, Debug)]
pub struct Arrivals {
    north: u64,
    east: u64,
    south: u64,
    west: u64,
}

impl Arrivals {
    /// Wherever a walk stands.
    pub const fn all(self) -> FieldSet {
        FieldSet::of_bits(self.north | self.east | self.south | self.west)
    }
}

impl Steps {
    /// The steps between these squares, which are in reading order.
    pub fn new(squares: &[Square]) -> Self {
        let mut steps = Self {
            fields: u64::MAX >> (Field::COUNT - squares.len()),
            to_the_right: 0,
            down: Vec::new(),
        };
        for (upper, square) in squares.iter().enumerate() {
            let at = |file, rank| {
                let wanted = Square { file, rank };
                squares.iter().position(|&square| square == wanted)
            };
            if at(square.file + 1, square.rank).is_some() {
                steps.to_the_right |= 1 << upper;
            }
            let below = square.rank.checked_sub(1);
            if let Some(lower) = below.and_then(|rank| at(square.file, rank)) {
                steps.add_down(upper, lower);
            }
        }
        steps
    }

    fn add_down(&mut self, upper: usize, lower: usize) {
        let by = (lower - upper) as u32;
        match self.down.iter_mut().find(|shift| shift.by == by) {
            Some(shift) => shift.upper |= 1 << upper,
            None => self.down.push(Shift {
                by,
                upper: 1 << upper,
            }),
        }
    }

    /// All fields.
    pub const fn fields(&self) -> FieldSet {
        FieldSet::of_bits(self.fields)
    }

    /// The fields one step in this direction from any of a set.
    pub fn go(&self, from: FieldSet, direction: Direction) -> FieldSet {
        let first = self.first(from, self.fields());
        FieldSet::of_bits(match direction {
            Direction::North => first.north,
            Direction::East => first.east,
            Direction::South => first.south,
            Direction::West => first.west,
        })
    }

    /// The fields beside any of a set.
    pub fn around(&self, fields: FieldSet) -> FieldSet {
        self.first(fields, self.fields()).all()
    }

    /// The fields that can be walked to from a field.
    pub fn connected_to(&self, field: Field) -> FieldSet {
        let mut found = FieldSet::from(field);
        loop {
            let more = found | self.around(found);
            if more == found {
                return found;
            }
            found = more;
        }
    }

    /// The first step of walks, in every direction.
    #[inline]
    pub fn first(&self, from: FieldSet, free: FieldSet) -> Arrivals {
        let from = from.bits();
        self.shifted([from; 4], free.bits())
    }

    /// One more step in every direction but back.
    #[inline]
    pub fn next(&self, walks: Arrivals, free: FieldSet) -> Arrivals {
        let Arrivals {
            north,
            east,
            south,
            west,
        } = walks;
        let (upright, level) = (north | south, east | west);
        let turning = [north | level, east | upright, south | level, west | upright];
        self.shifted(turning, free.bits())
    }

    #[inline]
    fn shifted(&self, [to_north, to_east, to_south, to_west]: [u64; 4], free: u64) -> Arrivals {
        let (mut north, mut south) = (0, 0);
        for shift in &self.down {
            north |= to_north >> shift.by & shift.upper;
            south |= (to_south & shift.upper) << shift.by;
        }
        Arrivals {
            north: north & free,
            east: (to_east & self.to_the_right) << 1 & free,
            south: south & free,
            west: to_west >> 1 & self.to_the_right & free,
        }
    }
}
