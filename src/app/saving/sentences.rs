//! Sentences about saved games.

use super::flaw::Flaw;
use crate::app::play::sentences::rules;
use crate::app::words::Phrasebook;
use crate::play::Sitting;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Unit};
use std::time::SystemTime;

/// The rules of a game, and how many marbles are placed.
pub fn extent(book: &Phrasebook, sitting: &Sitting) -> String {
    let marbles = sitting.game().marbles_placed();
    let marbles = book.tell("save-marbles", [("marbles", marbles.into())]);
    format!("{} · {marbles}", book.say(rules(sitting.game().rules())))
}

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
/// In the small hours, the evening before is told in hours, not as yesterday.
const EVENING: u64 = 6 * HOUR;

/// How long ago a moment was, by the calendar of the player's place; after a month, its date.
pub fn when(book: &Phrasebook, then: SystemTime, now: SystemTime) -> String {
    when_in(book, then, now, &TimeZone::system())
}

fn when_in(book: &Phrasebook, then: SystemTime, now: SystemTime, zone: &TimeZone) -> String {
    // If the clock was set back, it counts as now.
    let seconds = now.duration_since(then).unwrap_or_default().as_secs();
    let date = |time: SystemTime| {
        let time = Timestamp::try_from(time).unwrap_or(Timestamp::UNIX_EPOCH);
        time.to_zoned(zone.clone()).date()
    };
    let (then, now) = (date(then), date(now));
    let days = then
        .until((Unit::Day, now))
        .map_or(0, |span| span.get_days());
    let tell = |key: &str, count: u64| book.tell(key, [("count", count.into())]);
    match (seconds, days) {
        (0..MINUTE, _) => book.say("when-now"),
        (MINUTE..HOUR, _) => tell("when-minutes", seconds / MINUTE),
        (_, ..=0) | (..EVENING, _) => tell("when-hours", seconds / HOUR),
        (_, 1..30) => tell("when-days", days.unsigned_abs().into()),
        _ => book.tell(
            "when-date",
            [
                ("day", then.day().into()),
                ("month", then.month().into()),
                // As text: the digits of a year are not grouped.
                ("year", then.year().to_string().into()),
            ],
        ),
    }
}

/// What is wrong, in a sentence.
pub fn flaw(book: &Phrasebook, flaw: &Flaw) -> String {
    match flaw {
        Flaw::Missing => book.say("flaw-missing"),
        Flaw::Unreadable(why) => book.tell("flaw-unreadable", [book.why(why)]),
        Flaw::Foreign => book.say("flaw-foreign"),
        Flaw::Newer => book.say("flaw-newer"),
        Flaw::CutShort => book.say("flaw-cut-short"),
        Flaw::Mistake(why) => book.tell("flaw-mistake", [book.why(why)]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets::Assets;
    use crate::language::Language;
    use jiff::civil::DateTime;

    /// What is said at one time of another, in Berlin.
    fn said(language: Language, then: &str, now: &str) -> String {
        let zone = TimeZone::get("Europe/Berlin").unwrap_or(TimeZone::UTC);
        let time = |text: &str| -> SystemTime {
            let time: DateTime = text.parse().unwrap();
            time.to_zoned(zone.clone()).unwrap().timestamp().into()
        };
        let book = Phrasebook::load(&Assets::built_in(), language).0;
        when_in(&book, time(then), time(now), &zone)
    }

    #[test]
    fn yesterday_is_the_calendars() {
        let english = |then, now| said(Language::English, then, now);
        assert_eq!(english("2026-11-17T20:00", "2026-11-18T09:00"), "yesterday");
        assert_eq!(english("2026-11-17T00:10", "2026-11-18T23:50"), "yesterday");
        assert_eq!(
            english("2026-11-18T00:30", "2026-11-18T23:50"),
            "23 hours ago"
        );
        assert_eq!(
            english("2026-11-16T23:50", "2026-11-18T00:10"),
            "2 days ago"
        );
        assert_eq!(
            english("2026-11-17T23:50", "2026-11-18T00:10"),
            "20 minutes ago"
        );
        assert_eq!(
            english("2026-11-17T22:00", "2026-11-18T01:00"),
            "3 hours ago"
        );
        assert_eq!(english("2026-11-19T22:00", "2026-11-18T01:00"), "just now");
    }

    #[test]
    fn dates_are_written_as_each_language_does() {
        for (language, expected) in [
            (Language::English, "7 March 2026"),
            (Language::German, "7. März 2026"),
            (Language::French, "7 mars 2026"),
            (Language::Spanish, "7 de marzo de 2026"),
            (Language::Dutch, "7 maart 2026"),
            (Language::Romanian, "7 martie 2026"),
        ] {
            assert_eq!(
                said(language, "2026-03-07T12:00", "2026-11-18T01:00"),
                expected
            );
        }
        let first = said(Language::French, "2026-05-01T12:00", "2026-11-18T01:00");
        assert_eq!(first, "1er mai 2026");
    }
}
