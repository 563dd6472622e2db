//! What several tests need: positions from text, and the reference beside the rules.

use crate::reference::{Place, PlainChoice, PlainDeed, PlainHand, Reference};
use kulami::kuli::rules::notation::parse_position;
use kulami::kuli::rules::{Board, Choice, Deed, Party, Position, Roll, Seat};
use kulami::shared::Field;

/// A roll by its number.
pub fn roll(number: u8) -> Roll {
    Roll::new(number).expect("a die shows it")
}

/// A field of the octagon by its name.
pub fn field(name: &str) -> Field {
    Board::octagon().field(name).expect("a field of the board")
}

/// A position on the octagon.
pub fn position(text: &str) -> Position {
    parse_position(&Board::octagon(), text).expect("a position")
}

/// A walk of a hand that pays itself if it must.
pub fn walk(number: u8, from: &str, to: &str) -> Choice {
    let (from, to) = (field(from), field(to));
    Choice::walk(roll(number).costs_a_coin().then_some(from), from, to)
}

pub fn place(board: &Board, field: Field) -> Place {
    let square = board.square(field);
    (i32::from(square.file), i32::from(square.rank))
}

/// A choice in the reference's words.
pub fn plain(board: &Board, choice: Choice) -> PlainChoice {
    let places = |field| place(board, field);
    let deed = match choice.deed {
        Deed::Stay => PlainDeed::Stay,
        Deed::Out => PlainDeed::Out,
        Deed::Walk { from, to, gives } => {
            let mut gives: Vec<Place> = gives.into_iter().map(places).collect();
            gives.sort();
            let (from, to) = (places(from), places(to));
            PlainDeed::Walk { from, to, gives }
        }
    };
    let pays = choice.pays.map(places);
    PlainChoice { pays, deed }
}

/// The hands of a position in the reference's words.
pub fn plain_hands(board: &Board, position: &Position) -> Vec<PlainHand> {
    let mut hands: Vec<PlainHand> = Seat::ALL
        .into_iter()
        .flat_map(|seat| {
            position.hands(seat).map(move |hand| PlainHand {
                seat: seat.letter(),
                place: place(board, hand.field()),
                coins: u32::from(hand.coins()),
            })
        })
        .collect();
    hands.sort();
    hands
}

/// A position in the reference's words.
pub fn reference(board: &Board, position: &Position) -> Reference {
    let empty = Reference::start(&board.to_string(), &[], 'S');
    empty.with_hands(plain_hands(board, position), position.turn().letter())
}

/// The start of a game in the reference's words.
pub fn reference_start(board: &Board, party: Party, starts: Seat) -> Reference {
    let seats: Vec<char> = party.seats().iter().map(|seat| seat.letter()).collect();
    Reference::start(&board.to_string(), &seats, starts.letter())
}
