//! Danger: which rolls of whom can take a coin from a hand.

use super::{Board, Hand, Position, Reach, Roll, Rolls, Seat};
use crate::shared::{Field, FieldSet};

/// The rolls by which each opponent could hit a hand, were it their turn now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Danger([Rolls; Seat::COUNT]);

impl Danger {
    /// The rolls of one opponent.
    pub const fn by(&self, seat: Seat) -> Rolls {
        self.0[seat.index()]
    }

    /// The rolls of any opponent.
    pub fn rolls(&self) -> Rolls {
        self.0.into_iter().fold(Rolls::NONE, Rolls::union)
    }
}

impl Position {
    /// Where some hand of a seat could land by each roll, were it that seat's turn now. Whatever
    /// hand pays for an odd roll, all it makes possible counts.
    pub fn landings(&self, board: &Board, seat: Seat) -> Reach {
        let hands = || self.hands(seat);
        let can_be_spared = |hand: Hand| hand.coins() > 1;
        let somebody_stays = hands().any(can_be_spared);
        let mut landings = Reach::NOWHERE;
        for walker in hands() {
            let reach = board.reach(self.taken, walker.field());
            for roll in Roll::ALL {
                if !roll.costs_a_coin() || somebody_stays {
                    landings.add(roll, reach.by(roll));
                }
            }
        }
        // A hand that pays its last coin is out of the way of the others.
        for payer in hands().filter(|&hand| !can_be_spared(hand)) {
            let taken = self.taken - FieldSet::from(payer.field());
            for walker in hands().filter(|&hand| hand != payer) {
                let reach = board.reach(taken, walker.field());
                for roll in Roll::ALL.into_iter().filter(|roll| roll.costs_a_coin()) {
                    landings.add(roll, reach.by(roll));
                }
            }
        }
        landings
    }

    /// Who can hit the hand on this field by which rolls. No danger where there is no hand.
    pub fn danger(&self, board: &Board, field: Field) -> Danger {
        let mut danger = Danger::default();
        let Some((owner, _)) = self.hand_on(field) else {
            return danger;
        };
        for seat in self.seats().filter(|&seat| seat != owner) {
            let landings = self.landings(board, seat);
            let hits = |roll: &Roll| !(landings.by(*roll) & board.neighbours(field)).is_empty();
            danger.0[seat.index()] = Roll::ALL.into_iter().filter(hits).collect();
        }
        danger
    }
}
