//! All choices of a turn, without keeping a list of them.
//!
//! A turn branches into at most nine *arms*: which hand pays, times which hand walks. An arm is
//! a set of fields to walk to, and each of them a few choices more by which own hands give.

use super::{Board, Choice, Deed, Hand, Position, Reach, Roll};
use crate::shared::{Field, FieldSet};

/// Three hands may pay, and three may walk.
const MOST_ARMS: usize = Hand::EACH * Hand::EACH;

/// What one hand can do after another, or none, has paid.
#[derive(Clone, Copy, Debug)]
struct Arm {
    pays: Option<Field>,
    from: Field,
    /// Where it can walk to; nowhere if this arm is no walk.
    to: FieldSet,
    /// The other hands of the player, which may give.
    own: FieldSet,
    /// What is done instead, if no hand can walk.
    instead: Option<Deed>,
}

/// The choices of a turn.
#[derive(Clone, Debug)]
pub struct Choices<'a> {
    board: &'a Board,
    arms: [Arm; MOST_ARMS],
    count: usize,
    /// The arm that is being gone through.
    at: usize,
    /// The field that is walked to, the own hands beside it, and those of them that give next.
    landing: Option<(Field, FieldSet, FieldSet)>,
}

impl Position {
    /// Everything that the player to move may do with this roll: payers, then walkers, then fields,
    /// all in reading order. Nothing once the game is over, and at least one choice before.
    pub fn choices<'a>(&self, board: &'a Board, roll: Roll) -> Choices<'a> {
        Choices::new(self, board, roll, |(_, from), gone| {
            let taken = gone.map_or(self.taken, |(_, gone)| self.taken - gone.into());
            board.reach_by(taken, from, roll)
        })
    }

    /// Where all hands of the player to move can go, for choices by every roll at once.
    pub fn reaches(&self, board: &Board) -> Reaches {
        Reaches::new(self, board)
    }
}

/// Where the hands of the player to move can go by every roll, and where once a hand has paid its
/// last coin and is out of the way.
#[derive(Clone, Copy, Debug)]
pub struct Reaches {
    position: Position,
    with_all: [Reach; Hand::EACH],
    /// By the hand that is gone, then by the one that walks.
    without: [[Reach; Hand::EACH]; Hand::EACH],
}

impl Reaches {
    fn new(position: &Position, board: &Board) -> Self {
        let mut reaches = Self {
            position: *position,
            with_all: [Reach::NOWHERE; Hand::EACH],
            without: [[Reach::NOWHERE; Hand::EACH]; Hand::EACH],
        };
        for (index, hand) in position.hands(position.turn).enumerate() {
            reaches.with_all[index] = board.reach(position.taken, hand.field());
            if hand.coins() > 1 {
                continue;
            }
            let taken = position.taken - hand.field().into();
            for (other, walker) in position.hands(position.turn).enumerate() {
                if other != index {
                    reaches.without[index][other] = board.reach(taken, walker.field());
                }
            }
        }
        reaches
    }

    /// The choices for one roll, the same as [`Position::choices`].
    pub fn choices<'a>(&self, board: &'a Board, roll: Roll) -> Choices<'a> {
        Choices::new(&self.position, board, roll, |(walker, _), gone| {
            let reach = match gone {
                None => &self.with_all[walker],
                Some((gone, _)) => &self.without[gone][walker],
            };
            reach.by(roll)
        })
    }
}

/// A hand of the player to move, by its number and its field.
type Numbered = (usize, Field);

impl<'a> Choices<'a> {
    /// `reach` says where a hand can go, given the hand that has left by paying, if one has.
    fn new(
        position: &Position,
        board: &'a Board,
        roll: Roll,
        reach: impl Fn(Numbered, Option<Numbered>) -> FieldSet,
    ) -> Self {
        let mut choices = Self {
            board,
            arms: [Arm::NONE; MOST_ARMS],
            count: 0,
            at: 0,
            landing: None,
        };
        if position.winner().is_some() {
            return choices;
        }
        let hands = position.hands(position.turn).enumerate();
        let walks = |gone: Option<Numbered>| {
            let mut walks = [None; Hand::EACH];
            for (number, hand) in hands.clone() {
                let walker = (number, hand.field());
                if gone != Some(walker) {
                    walks[number] = Some((hand.field(), reach(walker, gone)));
                }
            }
            walks
        };
        let own = position.fields_of(position.turn);
        if !roll.costs_a_coin() {
            choices.add(None, own, &walks(None));
            return choices;
        }
        let mut with_all = None;
        for (number, payer) in hands.clone() {
            let field = payer.field();
            if payer.coins() > 1 {
                let walks = with_all.get_or_insert_with(|| walks(None));
                choices.add(Some(field), own, walks);
            } else {
                let walks = walks(Some((number, field)));
                choices.add(Some(field), own - field.into(), &walks);
            }
        }
        choices
    }

    /// Adds the arms of one payer: the hands that are left, and where each can walk to.
    fn add(&mut self, pays: Option<Field>, own: FieldSet, walks: &[Option<(Field, FieldSet)>]) {
        let before = self.count;
        for &(from, to) in walks.iter().flatten() {
            if !to.is_empty() {
                self.push(Arm {
                    pays,
                    from,
                    to,
                    own: own - from.into(),
                    instead: None,
                });
            }
        }
        if self.count == before {
            let deed = if own.is_empty() {
                Deed::Out
            } else {
                Deed::Stay
            };
            self.push(Arm {
                pays,
                instead: Some(deed),
                ..Arm::NONE
            });
        }
    }

    fn push(&mut self, arm: Arm) {
        self.arms[self.count] = arm;
        self.count += 1;
    }

    /// How many choices there are in all, by counting fields instead of going through them.
    pub fn total(&self) -> usize {
        self.arms[..self.count]
            .iter()
            .map(|arm| arm.total(self.board))
            .sum()
    }
}

impl Arm {
    const NONE: Self = Self {
        pays: None,
        from: Field::FIRST,
        to: FieldSet::EMPTY,
        own: FieldSet::EMPTY,
        instead: None,
    };

    /// A field counts twice for each own hand beside it, since that may give or not: with hands
    /// beside `a` and `b` of the fields, 1 + a + b + ab.
    fn total(&self, board: &Board) -> usize {
        let mut own = self
            .own
            .into_iter()
            .map(|hand| board.neighbours(hand) & self.to);
        let (one, other) = (own.next(), own.next());
        let [one, other] = [one, other].map(Option::unwrap_or_default);
        let walks = self.to.len() + one.len() + other.len() + (one & other).len();
        walks + usize::from(self.instead.is_some())
    }
}

impl Iterator for Choices<'_> {
    type Item = Choice;

    #[inline]
    fn next(&mut self) -> Option<Choice> {
        loop {
            let arm = self.arms[..self.count].get_mut(self.at)?;
            let (pays, from) = (arm.pays, arm.from);
            if let Some((to, beside, gives)) = self.landing {
                // The next subset of the hands beside: counting up within their bits.
                let after = FieldSet::of_bits(gives.bits().wrapping_sub(beside.bits()));
                let after = after & beside;
                self.landing = (!after.is_empty()).then_some((to, beside, after));
                let deed = Deed::Walk { from, to, gives };
                return Some(Choice { pays, deed });
            }
            if let Some(deed) = arm.instead {
                self.at += 1;
                return Some(Choice { pays, deed });
            }
            match arm.to.first() {
                Some(to) => {
                    arm.to.remove(to);
                    let beside = self.board.neighbours(to) & arm.own;
                    self.landing = Some((to, beside, FieldSet::EMPTY));
                }
                None => self.at += 1,
            }
        }
    }
}
