//! A position: the marbles on the board, whose turn it is, and what the last two marbles forbid.
//!
//! The starter places the first marble anywhere. Every later marble goes into an empty
//! field that is in the row or column of the marble just placed, not on that marble's
//! tile, and not on the tile of the marble before it. The game ends when all 56 marbles
//! are placed or the player to move has no such field.

use super::layout::NO_MARBLE;
use super::{Colour, Field, FieldSet, Layout};
use serde::{Deserialize, Serialize};

/// Marbles each player has.
pub const MARBLES_EACH: usize = 28;
/// Marbles in the box.
pub const MARBLES: usize = 2 * MARBLES_EACH;

/// A position on some layout, which is passed to whatever needs it.
///
/// Small and `Copy`: playing gives a new position and leaves the old one as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    marbles: [FieldSet; 2],
    turn: Colour,
    last: u8,
    before: u8,
}

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// All 56 marbles are on the board.
    AllPlaced,
    /// This player is to move and has no legal field.
    Blocked(Colour),
}

/// Why a marble may not go into a field.
///
/// Where several reasons hold, the first in this order is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// There is a marble in it.
    #[error("it holds a marble already")]
    Occupied,
    /// It is neither in the row nor in the column of the marble just placed.
    #[error("it is not in the row or column of the last marble")]
    NotInCross,
    /// It is on the tile of the marble just placed.
    #[error("it is on the tile of the last marble")]
    TabooOfLast,
    /// It is on the tile of the marble before that, the mover's own.
    #[error("it is on the tile of the marble before the last")]
    TabooOfBefore,
}

impl Position {
    /// The empty board, with this colour to place the first marble.
    pub const fn start(starts: Colour) -> Self {
        Self {
            marbles: [FieldSet::EMPTY; 2],
            turn: starts,
            last: NO_MARBLE,
            before: NO_MARBLE,
        }
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> Colour {
        self.turn
    }

    /// The fields that hold marbles of one colour.
    pub const fn marbles(&self, colour: Colour) -> FieldSet {
        self.marbles[colour.index()]
    }

    /// The fields that hold a marble.
    pub fn occupied(&self) -> FieldSet {
        self.marbles[0] | self.marbles[1]
    }

    /// The colour of the marble in a field.
    pub fn marble(&self, field: Field) -> Option<Colour> {
        Colour::BOTH
            .into_iter()
            .find(|&colour| self.marbles(colour).contains(field))
    }

    /// How many marbles a player has not placed yet.
    pub fn marbles_left(&self, colour: Colour) -> usize {
        MARBLES_EACH - self.marbles(colour).len()
    }

    /// Where the last marble went.
    pub const fn last(&self) -> Option<Field> {
        Field::new(self.last as usize)
    }

    /// Where the marble before the last went.
    pub const fn before_last(&self) -> Option<Field> {
        Field::new(self.before as usize)
    }

    /// The fields of the tile the last marble went to.
    pub fn last_tile(&self, layout: &Layout) -> FieldSet {
        layout.taboo(self.last)
    }

    /// The fields the player to move may choose from; none when the game is over.
    pub fn legal(&self, layout: &Layout) -> FieldSet {
        if self.occupied().len() == MARBLES {
            return FieldSet::EMPTY;
        }
        self.unfilled_choices(layout)
    }

    /// The legal fields of a position that is known not to have all marbles placed.
    pub(super) fn unfilled_choices(&self, layout: &Layout) -> FieldSet {
        layout.reach(self.last) - (layout.taboo(self.before) | self.occupied())
    }

    /// How the game has ended, or `None` while it goes on.
    pub fn ending(&self, layout: &Layout) -> Option<Ending> {
        if self.occupied().len() == MARBLES {
            Some(Ending::AllPlaced)
        } else if self.unfilled_choices(layout).is_empty() {
            Some(Ending::Blocked(self.turn))
        } else {
            None
        }
    }

    /// Why this field is not legal, or `None` if it is.
    pub fn refusal(&self, layout: &Layout, field: Field) -> Option<Refusal> {
        if self.ending(layout).is_some() {
            return Some(Refusal::GameOver);
        }
        if self.occupied().contains(field) {
            return Some(Refusal::Occupied);
        }
        if self
            .last()
            .is_some_and(|last| !layout.cross(last).contains(field))
        {
            return Some(Refusal::NotInCross);
        }
        if layout.taboo(self.last).contains(field) {
            return Some(Refusal::TabooOfLast);
        }
        if layout.taboo(self.before).contains(field) {
            return Some(Refusal::TabooOfBefore);
        }
        None
    }

    /// The position after a marble in `field`, if the rules allow it.
    pub fn try_play(&self, layout: &Layout, field: Field) -> Result<Self, Refusal> {
        match self.refusal(layout, field) {
            None => Ok(self.play(field)),
            Some(refusal) => Err(refusal),
        }
    }

    /// The position after a marble in `field`, which must be legal.
    #[must_use]
    pub fn play(&self, field: Field) -> Self {
        debug_assert!(!self.occupied().contains(field));
        let mut next = *self;
        next.marbles[self.turn.index()].insert(field);
        next.turn = !self.turn;
        next.before = self.last;
        next.last = field.index() as u8;
        next
    }

    /// A position set up by hand: the marbles of red and black, who is to move, and where
    /// the last marble and the one before it went.
    ///
    /// `None` if that cannot be: two marbles in one field, colours that have not taken turns,
    /// more than 28 of one, or recent marbles that are missing or not there.
    pub fn set_up(
        marbles: [FieldSet; 2],
        turn: Colour,
        last: Option<Field>,
        before_last: Option<Field>,
    ) -> Option<Self> {
        let [own, other] = [turn, !turn].map(|colour| marbles[colour.index()]);
        let placed = own.len() + other.len();
        let lies = |field: Option<Field>, set: FieldSet, least: usize| match field {
            Some(field) => set.contains(field),
            None => placed < least,
        };
        let possible = (own & other).is_empty()
            && other.len() <= MARBLES_EACH
            && (own.len() == other.len() || own.len() + 1 == other.len())
            && lies(last, other, 1)
            && lies(before_last, own, 2);
        let recent = |field: Option<Field>| field.map_or(NO_MARBLE, |field| field.index() as u8);
        possible.then_some(Self {
            marbles,
            turn,
            last: recent(last),
            before: recent(before_last),
        })
    }
}
