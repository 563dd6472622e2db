//! What is said of games that are kept.

use super::phrasebook::Phrasebook;
use super::players::name;
use super::score::rules;
use crate::app::play::Session;
use crate::files::Moment;
use crate::rules::Colour;
use std::time::SystemTime;

/// Who plays, red first.
pub fn players(book: &Phrasebook, session: &Session) -> String {
    let [red, black] = Colour::BOTH.map(|colour| name(book, session, colour));
    format!("{red} – {black}")
}

/// By which rules, and how far it is.
pub fn extent(book: &Phrasebook, session: &Session) -> String {
    let marbles = session.game().marbles_placed();
    let marbles = book.tell("save-marbles", [("marbles", marbles.into())]);
    format!("{} · {marbles}", book.say(rules(session.game().rules())))
}

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// How long ago something was, as seen from another moment. After a month its day is said.
pub fn when(book: &Phrasebook, then: SystemTime, now: SystemTime) -> String {
    // A clock that was set back knows nothing better.
    let seconds = now.duration_since(then).unwrap_or_default().as_secs();
    let tell = |key: &str, unit: u64| book.tell(key, [("count", (seconds / unit).into())]);
    match seconds {
        0..MINUTE => book.say("when-now"),
        MINUTE..HOUR => tell("when-minutes", MINUTE),
        HOUR..DAY => tell("when-hours", HOUR),
        _ if seconds < 30 * DAY => tell("when-days", DAY),
        _ => Moment::from(then).date(),
    }
}
