//! Playing a choice: coins change hands, hands leave, and the next player is found.

use super::position::Hands;
use super::{Board, Choice, Deed, Hand, Position, Refusal, Roll, Seat};
use crate::shared::{Field, FieldSet};

impl Position {
    /// The position after a choice, which must be one of [`choices`](Self::choices).
    #[must_use]
    pub fn play(&self, board: &Board, choice: Choice) -> Self {
        let mut next = *self;
        if let Some(field) = choice.pays {
            next.lose(self.turn, field.into());
        }
        if let Deed::Walk { from, to, gives } = choice.deed {
            next.walk(board, from, to, gives);
        }
        next.pass_on(self);
        next
    }

    /// The position after a choice, if the rules allow it.
    pub fn try_play(&self, board: &Board, roll: Roll, choice: Choice) -> Result<Self, Refusal> {
        match self.refusal(board, roll, choice) {
            None => Ok(self.play(board, choice)),
            Some(refusal) => Err(refusal),
        }
    }

    /// How many coins a hand takes from others by landing here.
    pub fn takes(&self, board: &Board, to: Field) -> usize {
        let others = self.taken - self.fields_of(self.turn);
        (board.neighbours(to) & others).len()
    }

    /// The hand of the player to move walks and takes its coins.
    fn walk(&mut self, board: &Board, from: Field, to: Field, gives: FieldSet) {
        self.taken.remove(from);
        let beside = board.neighbours(to) & self.taken;
        let mut taken = gives.len();
        if !beside.is_empty() {
            for seat in Seat::ALL {
                if seat != self.turn {
                    taken += self.lose(seat, beside);
                }
            }
            self.lose(self.turn, gives);
        }
        let hands = &mut self.hands[self.turn.index()];
        for hand in hands.iter_mut().filter(|hand| hand.is_on(from)) {
            *hand = Hand::on(to, hand.coins() + taken as u8);
        }
        sort(hands);
        self.taken.insert(to);
    }

    /// Takes a coin from each hand of a seat on these fields, and says how many.
    fn lose(&mut self, seat: Seat, fields: FieldSet) -> usize {
        let hands = &mut self.hands[seat.index()];
        let mut lost = 0;
        for hand in hands.iter_mut() {
            if hand.is_there() && fields.contains(hand.field()) {
                lost += 1;
                if hand.coins() == 1 {
                    self.taken.remove(hand.field());
                }
                *hand = hand.with_one_less();
            }
        }
        if lost > 0 {
            sort(hands);
        }
        lost
    }

    /// Gives places to those who have just gone out, and the turn to the next who has a hand.
    fn pass_on(&mut self, before: &Self) {
        let left = self.seats().count();
        for seat in Seat::ALL {
            if before.is_in(seat) && !self.is_in(seat) {
                self.places[seat.index()] = left as u8 + 1;
            }
        }
        let mut next = self.turn.next();
        while !self.is_in(next) {
            next = next.next();
        }
        self.turn = next;
    }
}

/// Three hands in order, without a branch.
fn sort(hands: &mut Hands) {
    let [first, second, third] = *hands;
    let (low, high) = (first.min(second), first.max(second));
    let (middle, highest) = (high.min(third), high.max(third));
    *hands = [low.min(middle), low.max(middle), highest];
}
