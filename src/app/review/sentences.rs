//! What a review says: which marble, whether another field would have been better, and what the
//! move cost.

use crate::ai::{self, ReviewedMove};
use crate::app::words::{COLOUR, PhraseValue, Phrasebook};
use crate::rules::{Colour, Game};

/// Which of the game's marbles lies on the board last.
pub fn which_marble(book: &Phrasebook, number: usize, of: usize) -> String {
    match number {
        0 => book.say("review-begin"),
        _ => book.tell(
            "review-marble",
            [("number", number.into()), ("of", of.into())],
        ),
    }
}

/// What the last marble changed on its tile, in a sentence.
pub fn effect(book: &Phrasebook, game: &Game) -> Option<String> {
    let field = game.position().last()?;
    let size = game.layout().kind(game.layout().tile_of(field)).size();
    let size = ("size", size.into());
    Some(match game.new_owner(field)? {
        Some(_) => book.tell("hint-takes", [size]),
        // The tile belonged to the player who is to move now.
        None => {
            let owner = book.forms(COLOUR, game.turn());
            book.tell("hint-ties", [size].into_iter().chain(owner))
        }
    })
}

/// Whether no other field would have been better, to the nearest point.
pub fn is_fine(reviewed: &ReviewedMove) -> bool {
    reviewed.loss().rounded() == 0
}

/// Whether another field would have been better, and how the game would have ended.
pub fn verdict(book: &Phrasebook, game: &Game, reviewed: &ReviewedMove) -> String {
    if is_fine(reviewed) {
        return book.say("review-fine");
    }
    let field = game.layout().square(reviewed.best).to_string();
    let values = [
        ("field", field.into()),
        ("better", outcome(book, reviewed.before)),
        ("played", outcome(book, reviewed.after)),
    ];
    match reviewed.exact {
        true => book.tell("review-better-certain", values),
        false => book.tell("review-better", values),
    }
}

/// Who is ahead in the end, and by how much.
fn outcome(book: &Phrasebook, margin: ai::Value) -> PhraseValue<'_> {
    let points = margin.rounded();
    let leader = match points {
        0 => return book.say("review-level").into(),
        1.. => Colour::Red,
        _ => Colour::Black,
    };
    let values = book.forms(COLOUR, leader).into_iter();
    let values = values.chain([("points", points.unsigned_abs().into())]);
    book.tell("review-ahead", values).into()
}

/// What a move cost; a sign says that it is not certain.
pub fn cost(reviewed: &ReviewedMove) -> String {
    let points = reviewed.loss().rounded();
    if reviewed.exact {
        format!("−{points}")
    } else {
        format!("≈ −{points}")
    }
}
