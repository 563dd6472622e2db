//! Hints: what a field is good for, and how the game is expected to end with it.

use crate::ai::{Advised, Reason};
use crate::app::words::{COLOUR, Phrasebook, key, signed};
use crate::rules::{Colour, Game};

/// The field, as a title.
pub fn hint_title(book: &Phrasebook, game: &Game, advised: &Advised) -> String {
    let field = game.layout().square(advised.field).to_string();
    book.tell("hint-title", [("field", field.into())])
}

/// Why a field is good, in a sentence, and where it leads, in another.
pub fn hint(book: &Phrasebook, game: &Game, advised: &Advised) -> String {
    let why = advised.reasons.first().copied();
    let why = reason(book, why.unwrap_or(Reason::BestValue), !game.turn());
    let margin = [("margin", signed(advised.value.rounded()).into())];
    let leads_to = match advised.exact {
        true => book.tell("hint-certain", margin),
        false => book.tell("hint-expected", margin),
    };
    format!("{why} {leads_to}")
}

/// A margin on the board: a sign says that it is not certain.
pub fn expected_margin(advised: &Advised) -> String {
    let margin = signed(advised.value.rounded());
    if advised.exact {
        margin
    } else {
        format!("≈{margin}")
    }
}

fn reason(book: &Phrasebook, reason: Reason, opponent: Colour) -> String {
    let with_colour = |value| [value].into_iter().chain(book.forms(COLOUR, opponent));
    let size = |size: usize| ("size", size.into());
    let lengths = |from: usize, to: usize| [("from", from.into()), ("to", to.into())];
    match reason {
        Reason::OnlyField => book.say("hint-only"),
        Reason::EndsTheGame { margin } => {
            let phrase = match margin {
                1.. => key("hint-ends-won"),
                0 => key("hint-ends-drawn"),
                _ => key("hint-ends-lost"),
            };
            book.tell(phrase, [("margin", margin.unsigned_abs().into())])
        }
        Reason::TakesTile { size: of, .. } => book.tell("hint-takes", [size(of)]),
        Reason::TiesTile { size: of, .. } => book.tell("hint-ties", with_colour(size(of))),
        Reason::SecuresTile { size: of, .. } => book.tell("hint-secures", [size(of)]),
        Reason::SavesTile { size: of, .. } => book.tell("hint-saves", with_colour(size(of))),
        Reason::JoinsAreas { from, to } => book.tell("hint-joins", lengths(from, to)),
        Reason::ExtendsArea { to } => book.tell("hint-extends", [("to", to.into())]),
        Reason::KeepsAreasApart { from, to } => {
            let [from, to] = lengths(from, to);
            book.tell("hint-keeps-apart", with_colour(from).chain([to]))
        }
        Reason::MakesChain { length } => book.tell("hint-makes-chain", [("length", length.into())]),
        Reason::LengthensChain { length } => {
            book.tell("hint-lengthens-chain", [("length", length.into())])
        }
        Reason::BlocksChain { length } => {
            book.tell("hint-blocks-chain", [("length", length.into())])
        }
        Reason::LeavesFewFields { fields } => {
            book.tell("hint-few", with_colour(("fields", fields.into())))
        }
        Reason::LeavesLittle { points } => {
            let points = points.max(0).unsigned_abs();
            book.tell("hint-little", with_colour(("points", points.into())))
        }
        Reason::BestValue => book.say("hint-best"),
    }
}
