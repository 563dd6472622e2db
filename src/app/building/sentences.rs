//! What there is to say about a board that is being laid.

use super::{Building, Objection};
use crate::app::words::{COLOUR, Phrasebook};
use crate::rules::{Colour, Lack, Misfit};

/// What a status sentence says about the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Neither right nor wrong.
    Plain,
    /// All is well.
    Good,
    /// Something is wrong.
    Bad,
}

/// The status of the board as a sentence; and whose turn it is, if two build in turns.
pub fn status(book: &Phrasebook, building: &Building) -> (Tone, Option<Colour>, String) {
    let turn = building.builder().turn();
    let (tone, text) = match (building.held(), building.objection()) {
        (_, Some(objection)) => (Tone::Bad, refusal(book, objection)),
        (Some(_), None) => match building.misfit() {
            Some(misfit) => (Tone::Bad, misfits(book, misfit)),
            None if building.would_be_apart() => (Tone::Plain, book.say("build-fits-apart")),
            None => (Tone::Good, book.say("build-fits")),
        },
        (None, None) => return lacks(book, building, turn),
    };
    let text = match (tone, turn) {
        (Tone::Bad, _) => text,
        // A tile that is held counts as left.
        (_, None) => match building.builder().left().count() {
            0 => text,
            count => format!("{text} · {}", left(book, count)),
        },
        (_, Some(colour)) => {
            let values = [
                ("colour", book.colour(colour).into()),
                ("what", text.into()),
            ];
            book.tell("build-says", values)
        }
    };
    (tone, turn, text)
}

fn left(book: &Phrasebook, count: usize) -> String {
    book.tell("build-left", [("count", count.into())])
}

fn lacks(
    book: &Phrasebook,
    building: &Building,
    turn: Option<Colour>,
) -> (Tone, Option<Colour>, String) {
    match (building.lack(), turn) {
        (None, _) => (Tone::Good, None, book.say("build-complete")),
        (Some(Lack::Apart(parts)), _) => {
            let count = ("count", parts.len().into());
            (Tone::Bad, None, book.tell("build-apart", [count]))
        }
        (Some(Lack::TilesLeft(left)), Some(colour)) => {
            let values = book.forms(COLOUR, colour).into_iter();
            let values = values.chain([("count", left.into())]);
            (Tone::Plain, turn, book.tell("build-turn", values))
        }
        (Some(Lack::TilesLeft(17)), None) => (Tone::Plain, None, book.say("build-begin")),
        (Some(Lack::TilesLeft(count)), None) => (Tone::Plain, None, left(book, count)),
    }
}

fn misfits(book: &Phrasebook, misfit: Misfit) -> String {
    match misfit {
        Misfit::Overlaps(_) => book.say("misfit-overlaps"),
        Misfit::Outside => book.say("misfit-outside"),
        Misfit::TooWide { .. } => book.say("misfit-wide"),
        Misfit::Stays => book.say("misfit-stays"),
    }
}

fn refusal(book: &Phrasebook, objection: Objection) -> String {
    match objection {
        Objection::Misfit(misfit) => misfits(book, misfit),
        Objection::NoRoom => book.say("build-no-room"),
        Objection::CannotFill => book.say("build-cannot-fill"),
        Objection::NoneLeft(kind) => {
            let (short, long) = kind.sides();
            let values = [("width", long.into()), ("height", short.into())];
            book.tell("build-none-left", values)
        }
    }
}
