//! Points in time as text, in UTC.

use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

const DAY: u64 = 24 * 60 * 60;

/// A point in time, to the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp {
    /// Since the beginning of 1970.
    seconds: u64,
}

impl Timestamp {
    /// The last second that is written with a year of four digits.
    const LAST: u64 = 253_402_300_799;

    /// This second.
    pub fn now() -> Self {
        SystemTime::now().into()
    }

    /// Seconds since the beginning of 1970.
    pub fn seconds(self) -> u64 {
        self.seconds
    }

    /// The day, as in a game record.
    pub fn date(self) -> String {
        let (year, month, day) = date_of(self.seconds / DAY);
        format!("{year:04}-{month:02}-{day:02}")
    }
}

impl From<SystemTime> for Timestamp {
    fn from(time: SystemTime) -> Self {
        // A clock set before 1970 counts as 1970.
        let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
        Self {
            seconds: since.as_secs().min(Self::LAST),
        }
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let second = self.seconds % DAY;
        write!(
            f,
            "{}T{:02}:{:02}:{:02}Z",
            self.date(),
            second / 3600,
            second / 60 % 60,
            second % 60
        )
    }
}

/// A text that is not a moment such as `2026-11-15T18:03:22Z`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a moment is written as 2026-11-15T18:03:22Z")]
pub struct NotAMoment;

impl FromStr for Timestamp {
    type Err = NotAMoment;

    fn from_str(text: &str) -> Result<Self, NotAMoment> {
        let parts: Vec<u64> = text
            .split(['-', 'T', ':', 'Z'])
            .filter_map(|part| part.parse().ok())
            .collect();
        let [year, month, day, hour, minute, second] = parts[..] else {
            return Err(NotAMoment);
        };
        if !(1970..=9999).contains(&year)
            || !(1..=12).contains(&month)
            || !(1..=31).contains(&day)
            || hour.max(minute).max(second) > 59
        {
            return Err(NotAMoment);
        }
        let moment = Self {
            seconds: day_of(year, month, day) * DAY + hour * 3600 + minute * 60 + second,
        };
        // A date that does not exist, such as 31 February, is written differently than it was read.
        if moment.to_string() == text {
            Ok(moment)
        } else {
            Err(NotAMoment)
        }
    }
}

/// Days from the first of March of the year 0 to the beginning of 1970.
const DAYS_BEFORE_1970: u64 = 719_468;
/// Days in 400 years, after which the calendar repeats.
const ERA: u64 = 146_097;

/// Year, month and day of a day since the beginning of 1970 (Howard Hinnant,
/// "chrono-Compatible Low-Level Date Algorithms": a year begins in March there, so that the odd
/// day comes last).
fn date_of(day: u64) -> (u64, u64, u64) {
    let day = day + DAYS_BEFORE_1970;
    let in_era = day % ERA;
    let year = (in_era - in_era / 1_460 + in_era / 36_524 - in_era / 146_096) / 365;
    let in_year = in_era - (365 * year + year / 4 - year / 100);
    let month = (5 * in_year + 2) / 153;
    let in_month = in_year - (153 * month + 2) / 5 + 1;
    let calendar = if month < 10 { month + 3 } else { month - 9 };
    let year = day / ERA * 400 + year + u64::from(calendar <= 2);
    (year, calendar, in_month)
}

/// The day since the beginning of 1970 of a date, the other way round.
fn day_of(year: u64, month: u64, day: u64) -> u64 {
    let year = year - u64::from(month <= 2);
    let in_era = year % 400;
    let month = if month > 2 { month - 3 } else { month + 9 };
    let in_year = (153 * month + 2) / 5 + day - 1;
    year / 400 * ERA + in_era * 365 + in_era / 4 - in_era / 100 + in_year - DAYS_BEFORE_1970
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_day_is_written_and_read() {
        for day in 0..=Timestamp::LAST / DAY {
            let (year, month, date) = date_of(day);
            assert_eq!(day_of(year, month, date), day);
        }
        for (seconds, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_827_696, "2000-02-29T12:34:56Z"),
            (1_794_765_802, "2026-11-15T18:03:22Z"),
            (Timestamp::LAST, "9999-12-31T23:59:59Z"),
        ] {
            assert_eq!(Timestamp { seconds }.to_string(), text);
            assert_eq!(text.parse(), Ok(Timestamp { seconds }));
        }
    }

    #[test]
    fn nothing_else_is_a_moment() {
        for text in [
            "",
            "2026-11-15",
            "2026-02-30T00:00:00Z",
            "2026-11-15T24:00:00Z",
            "2026-11-15T18:03:22",
            "2026-11-15 18:03:22Z",
            "+2026-11-15T18:03:22Z",
            "99999999999999999999-1-1T0:0:0Z",
            "2026-11-15T18446744073709551615:00:00Z",
        ] {
            assert_eq!(text.parse::<Timestamp>(), Err(NotAMoment), "{text}");
        }
    }
}
