//! A position: whose hands stand where with how many coins, before the die is rolled.

use super::{Board, Hand, Mapping, Party, Seat};
use crate::shared::{Field, FieldSet};

/// Coins in the box.
pub const COINS: usize = 24;

/// The hands of a seat, in the order of their fields, those that are gone last.
pub(super) type Hands = [Hand; Hand::EACH];

/// A position on some board, which is passed to whatever needs it.
///
/// Small and `Copy`: playing gives a new position and leaves the old one as it was. Hands have no
/// identity, so equal positions are equal bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) hands: [Hands; Seat::COUNT],
    /// The fields that hold a hand. It follows from `hands`, and saves counting them anew.
    pub(super) taken: FieldSet,
    pub(super) turn: Seat,
    /// The place of everybody who is out, 0 for those who are not.
    pub(super) places: [u8; Seat::COUNT],
}

/// Why hands do not make a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetUpFault {
    /// There is no such field on this board.
    #[error("a hand stands beside the board")]
    OffBoard,
    /// Two hands in one field.
    #[error("two hands stand on one space")]
    SharedField,
    /// More than three hands of a seat.
    #[error("{0} has more than three hands")]
    TooManyHands(Seat),
    /// More than are in the box.
    #[error("there are {COINS} coins in all")]
    TooManyCoins,
    /// Nobody could move.
    #[error("{0} is to move without a hand")]
    NobodyMoves(Seat),
}

impl Position {
    /// Everybody's hands on their start fields, and this seat to begin.
    ///
    /// A seat that does not play cannot begin; the next one that plays does.
    pub fn start(board: &Board, party: Party, starts: Seat) -> Self {
        let hands = party.seats().iter().flat_map(|&seat| {
            let hand = move |field| (seat, Hand::on(field, party.coins_each()));
            board.starts(seat).into_iter().map(hand)
        });
        let plays = |seat: &Seat| party.seats().contains(seat);
        let first = starts.and_following().into_iter().find(plays);
        Self::set_up(board, first.unwrap_or(starts), hands)
            .unwrap_or_else(|fault| unreachable!("a board has room for all: {fault}"))
    }

    /// A position set up by hand. Seats without hands take no part.
    pub fn set_up(
        board: &Board,
        turn: Seat,
        hands: impl IntoIterator<Item = (Seat, Hand)>,
    ) -> Result<Self, SetUpFault> {
        let mut position = Self {
            hands: [[Hand::GONE; Hand::EACH]; Seat::COUNT],
            taken: FieldSet::EMPTY,
            turn,
            places: [0; Seat::COUNT],
        };
        let mut coins = 0;
        for (seat, hand) in hands {
            let [.., last] = &mut position.hands[seat.index()];
            if last.is_there() {
                return Err(SetUpFault::TooManyHands(seat));
            }
            *last = hand;
            if !board.fields().contains(hand.field()) {
                return Err(SetUpFault::OffBoard);
            }
            if position.taken.contains(hand.field()) {
                return Err(SetUpFault::SharedField);
            }
            position.taken.insert(hand.field());
            position.hands[seat.index()].sort_unstable();
            coins += usize::from(hand.coins());
        }
        if coins > COINS {
            return Err(SetUpFault::TooManyCoins);
        }
        if !position.is_in(turn) {
            return Err(SetUpFault::NobodyMoves(turn));
        }
        Ok(position)
    }

    /// Whose turn it is; once the game is over, the winner.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The hands of a seat, in the order of their fields.
    pub fn hands(&self, seat: Seat) -> impl Iterator<Item = Hand> + Clone {
        self.hands[seat.index()]
            .into_iter()
            .take_while(|hand| hand.is_there())
    }

    /// The hand on a field, and whose it is.
    pub fn hand_on(&self, field: Field) -> Option<(Seat, Hand)> {
        Seat::ALL.into_iter().find_map(|seat| {
            let hand = self.own_hand_on(seat, field)?;
            Some((seat, hand))
        })
    }

    /// The hand of a seat on a field.
    pub fn own_hand_on(&self, seat: Seat, field: Field) -> Option<Hand> {
        self.hands(seat).find(|hand| hand.is_on(field))
    }

    /// The fields that hold a hand.
    pub const fn taken(&self) -> FieldSet {
        self.taken
    }

    /// The fields that hold a hand of this seat.
    pub fn fields_of(&self, seat: Seat) -> FieldSet {
        self.hands(seat).map(Hand::field).collect()
    }

    /// The coins on all hands of a seat.
    pub fn coins(&self, seat: Seat) -> usize {
        self.hands(seat).map(|hand| usize::from(hand.coins())).sum()
    }

    /// Whether a seat has a hand on the board.
    pub const fn is_in(&self, seat: Seat) -> bool {
        self.hands[seat.index()][0].is_there()
    }

    /// The seats that have a hand on the board, clockwise from south.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().filter(|&seat| self.is_in(seat))
    }

    /// The last player with a hand on the board, once there is only one.
    pub fn winner(&self) -> Option<Seat> {
        let alone = Seat::ALL.into_iter().filter(|&seat| self.is_in(seat));
        (alone.count() == 1).then_some(self.turn)
    }

    /// The place of a seat, from 1: the winner's, or that of somebody who is out. Two who went out
    /// by one landing share theirs.
    pub fn place(&self, seat: Seat) -> Option<u8> {
        match self.places[seat.index()] {
            0 => (self.winner() == Some(seat)).then_some(1),
            place => Some(place),
        }
    }

    /// The position turned or mirrored.
    #[must_use]
    pub fn mapped(&self, mapping: &Mapping) -> Self {
        let mut mapped = *self;
        mapped.taken = FieldSet::EMPTY;
        for hands in &mut mapped.hands {
            for hand in hands.iter_mut().filter(|hand| hand.is_there()) {
                let field = mapping.of(hand.field());
                *hand = Hand::on(field, hand.coins());
                mapped.taken.insert(field);
            }
            hands.sort_unstable();
        }
        mapped
    }

    /// All hands in three words, two bytes a hand: what a table of positions can be looked up by,
    /// together with the turn.
    pub fn packed(&self) -> [u64; 3] {
        let mut words = [0; 3];
        for (index, hand) in self.hands.iter().flatten().enumerate() {
            words[index / 4] |= u64::from(hand.bits()) << (16 * (index % 4));
        }
        words
    }

    /// A number that differs between almost all positions by hands and turn. Places do not count:
    /// they say nothing about what can still happen.
    pub fn key(&self) -> u64 {
        // Multiply and fold, as in wyhash: every bit reaches every other one.
        let [first, second, third] = self.packed();
        let fold = |one: u64, other: u64| {
            let product = u128::from(one) * u128::from(other);
            (product >> 64) as u64 ^ product as u64
        };
        let turn = 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(self.turn.index() as u64 + 1);
        let begun = fold(
            first ^ 0xa076_1d64_78bd_642f,
            second ^ 0xe703_7ed1_a0b4_28db,
        );
        fold(begun ^ turn, third ^ 0x8ebc_6af0_9c88_c6e3)
    }
}
