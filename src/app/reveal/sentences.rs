//! What is said while the score is counted.

use super::ScorePart;
use crate::app::words::{COLOUR, Phrasebook};
use crate::rules::Colour;

/// A part of the score.
pub fn part(book: &Phrasebook, part: ScorePart) -> String {
    book.say(match part {
        ScorePart::Tiles => "part-tiles",
        ScorePart::Area => "part-area",
        ScorePart::Chains => "part-chains",
    })
}

/// The same where there is little room.
pub fn short_part(book: &Phrasebook, part: ScorePart) -> String {
    book.say(match part {
        ScorePart::Tiles => "part-tiles",
        ScorePart::Area => "part-area.short",
        ScorePart::Chains => "part-chains",
    })
}

/// What is being counted.
pub fn counting(book: &Phrasebook, part: ScorePart) -> String {
    book.say(match part {
        ScorePart::Tiles => "counting-tiles",
        ScorePart::Area => "counting-area",
        ScorePart::Chains => "counting-chains",
    })
}

/// A bonus that nobody gets.
pub fn no_bonus(book: &Phrasebook, part: ScorePart, size: usize) -> String {
    match (part, size) {
        (ScorePart::Chains, 0) => book.say("no-chains"),
        _ => book.tell("no-bonus", [("size", size.into())]),
    }
}

/// A bonus, how it comes about, and who gets it.
pub fn bonus(book: &Phrasebook, to: Colour, sizes: [usize; 2]) -> String {
    let (most, least) = (sizes[0].max(sizes[1]), sizes[0].min(sizes[1]));
    let sizes = [
        ("most", most.into()),
        ("least", least.into()),
        ("bonus", (most - least).into()),
    ];
    book.tell("bonus", sizes.into_iter().chain(book.forms(COLOUR, to)))
}
