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
    #[inline]
    fn walk(&mut self, board: &Board, from: Field, to: Field, gives: FieldSet) {
        self.taken.remove(from);
        let beside = board.neighbours(to) & self.taken;
        let mut taken = 0;
        if !beside.is_empty() {
            for seat in Seat::ALL {
                let coins = if seat == self.turn { gives } else { beside };
                taken += self.lose(seat, coins);
            }
        }
        let hands = &mut self.hands[self.turn.index()];
        for hand in hands.iter_mut().filter(|hand| hand.is_on(from)) {
            *hand = Hand::on(to, hand.coins() + taken);
        }
        sort(hands);
        self.taken.insert(to);
    }

    /// Takes a coin from each hand of a seat on these fields, and says how many.
    #[inline]
    fn lose(&mut self, seat: Seat, fields: FieldSet) -> u8 {
        let hands = &mut self.hands[seat.index()];
        let mut lost = 0;
        let mut left = FieldSet::EMPTY;
        for hand in hands.iter_mut().filter(|hand| hand.is_in(fields)) {
            lost += 1;
            if hand.coins() == 1 {
                left.insert(hand.field());
            }
            *hand = hand.with_one_less();
        }
        if !left.is_empty() {
            self.taken -= left;
            sort(hands);
        }
        lost
    }

    /// Gives places to those who have just gone out, and the turn to the next who has a hand.
    #[inline]
    fn pass_on(&mut self, before: &Self) {
        if self.taken.len() < before.taken.len() {
            self.give_places(before);
        }
        self.turn = self.turn.next();
        while !self.is_in(self.turn) {
            self.turn = self.turn.next();
        }
    }

    /// Those who are out now and were not before share a place, behind all who are left.
    fn give_places(&mut self, before: &Self) {
        let left = self.seats().count();
        for seat in Seat::ALL {
            if before.is_in(seat) && !self.is_in(seat) {
                self.places[seat.index()] = left as u8 + 1;
            }
        }
    }
}

/// Three hands in order, without a branch.
fn sort(hands: &mut Hands) {
    let [first, second, third] = *hands;
    let (low, high) = (first.min(second), first.max(second));
    let (middle, highest) = (high.min(third), high.max(third));
    *hands = [low.min(middle), low.max(middle), highest];
}
