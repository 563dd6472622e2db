//! Sentences about saved games.

use super::flaw::Flaw;
use crate::app::play::sentences::rules;
use crate::app::words::Phrasebook;
use crate::files::Timestamp;
use crate::play::Sitting;
use std::time::SystemTime;

/// The rules of a game, and how many marbles are placed.
pub fn extent(book: &Phrasebook, sitting: &Sitting) -> String {
    let marbles = sitting.game().marbles_placed();
    let marbles = book.tell("save-marbles", [("marbles", marbles.into())]);
    format!("{} · {marbles}", book.say(rules(sitting.game().rules())))
}

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// How long ago a moment was; after a month, its date.
pub fn when(book: &Phrasebook, then: SystemTime, now: SystemTime) -> String {
    // If the clock was set back, it counts as now.
    let seconds = now.duration_since(then).unwrap_or_default().as_secs();
    let tell = |key: &str, unit: u64| book.tell(key, [("count", (seconds / unit).into())]);
    match seconds {
        0..MINUTE => book.say("when-now"),
        MINUTE..HOUR => tell("when-minutes", MINUTE),
        HOUR..DAY => tell("when-hours", HOUR),
        _ if seconds < 30 * DAY => tell("when-days", DAY),
        _ => Timestamp::from(then).date(),
    }
}

/// What is wrong, in a sentence.
pub fn flaw(book: &Phrasebook, flaw: &Flaw) -> String {
    match flaw {
        Flaw::Missing => book.say("flaw-missing"),
        Flaw::Unreadable(why) => book.tell("flaw-unreadable", [("why", why.as_str().into())]),
        Flaw::Foreign => book.say("flaw-foreign"),
        Flaw::Newer => book.say("flaw-newer"),
        Flaw::CutShort => book.say("flaw-cut-short"),
        Flaw::Mistake(why) => book.tell("flaw-mistake", [("why", why.as_str().into())]),
    }
}
