//! Positions as text: `S c3=3 e2=1 | W b4=2` is seat, field = coins. The seat that is to move
//! comes first, the others follow clockwise.

use super::super::{Board, Hand, NoField, Position, Seat, SetUpFault};
use crate::shared::Excerpt;

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionFault {
    /// A part that does not begin with a seat.
    #[error("{0} where a seat is expected: S, W, N or E, then its hands")]
    NotASeat(Excerpt),
    /// A seat that is there already.
    #[error("a second {0}")]
    Repeated(char),
    /// A word that is not a field and its coins.
    #[error("{0} is not a hand, such as c3=2")]
    NotAHand(Excerpt),
    /// A field that is not there.
    #[error("{word}: {why}")]
    Field {
        /// The word.
        word: Excerpt,
        /// What is wrong with it.
        why: NoField,
    },
    /// Hands that cannot stand so.
    #[error(transparent)]
    SetUp(#[from] SetUpFault),
}

/// Reads a position on a board.
pub fn parse_position(board: &Board, text: &str) -> Result<Position, PositionFault> {
    let mut hands = Vec::new();
    let mut seats = Vec::new();
    for part in text.split('|') {
        let mut words = part.split_whitespace();
        let word = words.next().unwrap_or_default();
        let mut letters = word.chars();
        let seat = letters.next().and_then(Seat::of_letter);
        let (Some(seat), None) = (seat, letters.next()) else {
            return Err(PositionFault::NotASeat(Excerpt::new(word)));
        };
        if seats.contains(&seat) {
            return Err(PositionFault::Repeated(seat.letter()));
        }
        seats.push(seat);
        for word in words {
            hands.push((seat, parse_hand(board, word)?));
        }
    }
    Ok(Position::set_up(board, seats[0], hands)?)
}

fn parse_hand(board: &Board, word: &str) -> Result<Hand, PositionFault> {
    let not_a_hand = || PositionFault::NotAHand(Excerpt::new(word));
    let (name, coins) = word.split_once('=').ok_or_else(not_a_hand)?;
    let field = board.field(name).map_err(|why| PositionFault::Field {
        word: Excerpt::new(word),
        why,
    })?;
    let coins = coins.parse().ok();
    coins
        .and_then(|coins| Hand::new(field, coins))
        .ok_or_else(not_a_hand)
}

/// Writes a position. Seats without hands are left out.
pub fn position_text(board: &Board, position: &Position) -> String {
    let in_turn = position.turn().and_following().into_iter();
    let parts = in_turn.filter(|&seat| position.is_in(seat)).map(|seat| {
        let hands = position
            .hands(seat)
            .map(|hand| format!(" {}={}", board.square(hand.field()), hand.coins()));
        format!("{}{}", seat.letter(), hands.collect::<String>())
    });
    parts.collect::<Vec<_>>().join(" | ")
}
