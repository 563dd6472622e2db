//! Ways: a walk field by field, as it is shown.
//!
//! No step between two neighbouring fields is walked twice in one move, in either direction. A
//! way may cross itself, and may end where it began.

use super::board::Steps;
use super::{Board, Choice, Deed, Direction, Hand, Position, Roll};
use crate::shared::{Field, FieldSet};
use std::fmt;

/// The most steps that a die gives.
const MOST: usize = 6;

/// The fields of a walk in order, its start first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Way {
    fields: [Field; MOST + 1],
    steps: u8,
    turns: u8,
}

impl Way {
    const fn begin(start: Field) -> Self {
        Self {
            fields: [start; MOST + 1],
            steps: 0,
            turns: 0,
        }
    }

    /// Its fields, start and end included.
    pub fn fields(&self) -> &[Field] {
        &self.fields[..=usize::from(self.steps)]
    }

    /// Where it ends.
    pub fn end(&self) -> Field {
        self.fields[usize::from(self.steps)]
    }

    /// How often it changes its direction.
    pub const fn turns(&self) -> u8 {
        self.turns
    }

    /// Whether it has walked from one of these fields to the other, or back.
    fn has_walked(&self, one: Field, other: Field) -> bool {
        let same = |step: &[Field]| step == [one, other] || step == [other, one];
        self.fields().windows(2).any(same)
    }

    /// The way with a step more.
    fn with(&self, field: Field, turned: bool) -> Self {
        let mut longer = *self;
        longer.steps += 1;
        longer.fields[usize::from(longer.steps)] = field;
        longer.turns += u8::from(turned);
        longer
    }
}

impl fmt::Debug for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.fields()).finish()
    }
}

/// Visits every way of exactly the number rolled, in the order of its directions.
pub(super) fn each_way(
    steps: &Steps,
    taken: FieldSet,
    from: Field,
    roll: Roll,
    visit: &mut impl FnMut(&Way),
) {
    let free = (steps.fields() - taken) | from.into();
    go_on(steps, free, roll, Way::begin(from), None, visit);
}

fn go_on(
    steps: &Steps,
    free: FieldSet,
    roll: Roll,
    way: Way,
    last: Option<Direction>,
    visit: &mut impl FnMut(&Way),
) {
    if way.steps == roll.number() {
        visit(&way);
        return;
    }
    for direction in Direction::ALL {
        let Some(next) = (steps.go(way.end().into(), direction) & free).first() else {
            continue;
        };
        if !way.has_walked(way.end(), next) {
            let turned = last.is_some_and(|last| last != direction);
            let longer = way.with(next, turned);
            go_on(steps, free, roll, longer, Some(direction), visit);
        }
    }
}

impl Board {
    /// Visits every way of a hand by exactly the number rolled. The fields in `taken` are not
    /// entered; the hand's own does not count.
    pub fn each_way(&self, taken: FieldSet, from: Field, roll: Roll, mut visit: impl FnMut(&Way)) {
        each_way(self.steps(), taken, from, roll, &mut visit);
    }

    /// The way with the fewest turns; among several, the first by its directions: north, east,
    /// south, west. `None` if no way leads there.
    pub fn way(&self, taken: FieldSet, from: Field, to: Field, roll: Roll) -> Option<Way> {
        let mut best: Option<Way> = None;
        self.each_way(taken, from, roll, |way| {
            if way.end() == to && best.is_none_or(|best| way.turns < best.turns) {
                best = Some(*way);
            }
        });
        best
    }
}

impl Position {
    /// The way that the hand of a choice walks, for the picture. `None` if none walks.
    pub fn way(&self, board: &Board, roll: Roll, choice: Choice) -> Option<Way> {
        let Deed::Walk { from, to, .. } = choice.deed else {
            return None;
        };
        let payer = choice
            .pays
            .and_then(|pays| self.own_hand_on(self.turn, pays));
        let gone = payer.filter(|hand| hand.coins() == 1).map(Hand::field);
        let taken = gone.map_or(self.taken, |field| self.taken - field.into());
        board.way(taken, from, to, roll)
    }
}
