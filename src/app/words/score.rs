//! The score, the rules it follows, and numbers.

use super::phrasebook::Phrasebook;
use crate::app::motion::Speed;
use crate::app::reveal::Part;
use crate::rules::{Colour, RuleSet};

/// A part of the score.
pub fn part(book: &Phrasebook, part: Part) -> String {
    book.say(match part {
        Part::Tiles => "part-tiles",
        Part::Area => "part-area",
        Part::Chains => "part-chains",
    })
}

/// The same where there is little room.
pub fn short_part(book: &Phrasebook, part: Part) -> String {
    book.say(match part {
        Part::Tiles => "part-tiles",
        Part::Area => "part-area.short",
        Part::Chains => "part-chains",
    })
}

/// What is being counted.
pub fn counting(book: &Phrasebook, part: Part) -> String {
    book.say(match part {
        Part::Tiles => "counting-tiles",
        Part::Area => "counting-area",
        Part::Chains => "counting-chains",
    })
}

/// A bonus that nobody gets.
pub fn no_bonus(book: &Phrasebook, part: Part, size: usize) -> String {
    match (part, size) {
        (Part::Chains, 0) => book.say("no-chains"),
        _ => book.tell("no-bonus", [("size", size.into())]),
    }
}

/// A bonus, how it comes about, and who gets it.
pub fn bonus(book: &Phrasebook, to: Colour, sizes: [usize; 2]) -> String {
    let (most, least) = (sizes[0].max(sizes[1]), sizes[0].min(sizes[1]));
    book.tell(
        "bonus",
        [
            ("most", most.into()),
            ("least", least.into()),
            ("bonus", (most - least).into()),
            ("colour", book.colour(to).into()),
        ],
    )
}

/// Rules, by what counts; `.help` explains them.
pub fn rules(rules: RuleSet) -> &'static str {
    match rules {
        RuleSet::BASIC => super::key("rules-basic"),
        RuleSet::AREA => super::key("rules-area"),
        RuleSet::CHAINS => super::key("rules-chains"),
        RuleSet::AREA_AND_CHAINS => super::key("rules-area-chains"),
    }
}

/// How fast things move.
pub fn speed(speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => super::key("speed-slow"),
        Speed::Normal => super::key("speed-normal"),
        Speed::Fast => super::key("speed-fast"),
        Speed::Off => super::key("speed-off"),
    }
}

/// An average with its sign and one digit after the point.
pub fn average(book: &Phrasebook, number: f64) -> String {
    let tenths = (number * 10.0).round() as i32;
    let sign = match tenths {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    let tenths = tenths.unsigned_abs();
    book.tell(
        "statistics-decimal",
        [
            ("whole", format!("{sign}{}", tenths / 10).into()),
            ("tenth", (tenths % 10).into()),
        ],
    )
}

/// A number with its sign, as typeset: with a true minus.
pub fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
