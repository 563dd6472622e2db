//! A finished game as a line of text.
//!
//! ```text
//! game 2026-11-15T18:03:22Z 4f3a9c0d12e45678 level-6 area+chains red +4 56 5b2f80c1
//! withdrawn 2026-11-15T18:05:10Z 4f3a9c0d12e45678 9a03e77d
//! ```
//!
//! Time, id, opponent, rules, colour, margin, number of marbles; and a checksum of all that, which
//! reveals damage.

use super::super::timestamp::Timestamp;
use crate::ai::Level;
use crate::play::GameId;
use crate::rules::{Colour, RuleSet};
use std::cmp::Ordering;
use std::fmt;

/// Whom a game was played against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Opponent {
    /// Another person at this screen.
    Person,
    /// The computer.
    Computer(Level),
}

/// How a game ended, for the player of these statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HowItEnded {
    /// It was counted: won by so many points, or lost if less than 0.
    Counted(i16),
    /// The player resigned.
    Resigned,
    /// The opponent resigned.
    OpponentResigned,
}

impl HowItEnded {
    /// `Greater` if it was won, `Less` if it was lost.
    pub fn outcome(self) -> Ordering {
        match self {
            Self::Counted(margin) => margin.cmp(&0),
            Self::Resigned => Ordering::Less,
            Self::OpponentResigned => Ordering::Greater,
        }
    }

    /// The points it was won or lost by, if they were counted.
    pub fn margin(self) -> Option<i16> {
        match self {
            Self::Counted(margin) => Some(margin),
            Self::Resigned | Self::OpponentResigned => None,
        }
    }
}

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// When it ended.
    pub time: Timestamp,
    /// Which game it is.
    pub id: GameId,
    /// Against whom.
    pub opponent: Opponent,
    /// By which rules.
    pub rules: RuleSet,
    /// The player's colour.
    pub colour: Colour,
    /// How it ended for the player.
    pub end: HowItEnded,
    /// How many marbles were placed.
    pub marbles: u8,
}

/// A line of the log.
pub(super) enum LogLine {
    Game(FinishedGame),
    Withdrawn(Timestamp, GameId),
    /// Undamaged, but of a kind that only a newer version of the game knows.
    Newer,
}

impl fmt::Display for LogLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Self::Game(game) => {
                let opponent = match game.opponent {
                    Opponent::Person => "person".to_owned(),
                    Opponent::Computer(level) => format!("level-{level}"),
                };
                let end = match game.end {
                    HowItEnded::Counted(margin) => format!("{margin:+}"),
                    HowItEnded::Resigned => "resigned".to_owned(),
                    HowItEnded::OpponentResigned => "opponent-resigned".to_owned(),
                };
                format!(
                    "game {} {} {opponent} {} {} {end} {}",
                    game.time, game.id, game.rules, game.colour, game.marbles
                )
            }
            Self::Withdrawn(time, id) => format!("withdrawn {time} {id}"),
            Self::Newer => return Ok(()),
        };
        write!(f, "{text} {:08x}", checksum(&text))
    }
}

/// Reads a line; `None` if it is damaged.
pub(super) fn read_line(line: &[u8]) -> Option<LogLine> {
    let line = str::from_utf8(line).ok()?;
    let (text, check) = line.rsplit_once(' ')?;
    if check != format!("{:08x}", checksum(text)) {
        return None;
    }
    let words: Vec<&str> = text.split(' ').collect();
    let read = match words[..] {
        ["game", time, id, opponent, rules, colour, end, marbles] => {
            read_game([time, id, opponent, rules, colour, end, marbles]).map(LogLine::Game)
        }
        ["withdrawn", time, id] => time
            .parse()
            .ok()
            .zip(GameId::read(id))
            .map(|(time, id)| LogLine::Withdrawn(time, id)),
        _ => None,
    };
    Some(read.unwrap_or(LogLine::Newer))
}

fn read_game(words: [&str; 7]) -> Option<FinishedGame> {
    let [time, id, opponent, rules, colour, end, marbles] = words;
    let level = |number: &str| Level::try_from(number.parse::<u8>().ok()?).ok();
    Some(FinishedGame {
        time: time.parse().ok()?,
        id: GameId::read(id)?,
        opponent: match opponent.strip_prefix("level-") {
            Some(number) => Opponent::Computer(level(number)?),
            None if opponent == "person" => Opponent::Person,
            None => return None,
        },
        rules: rules.parse().ok()?,
        colour: colour.parse().ok()?,
        end: match end {
            "resigned" => HowItEnded::Resigned,
            "opponent-resigned" => HowItEnded::OpponentResigned,
            margin => HowItEnded::Counted(margin.parse().ok()?),
        },
        marbles: marbles.parse().ok()?,
    })
}

/// FNV-1a: every change of a single byte changes it.
fn checksum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |sum, byte| {
        (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_read_as_it_was_written() {
        let ends = [
            HowItEnded::Counted(12),
            HowItEnded::Counted(0),
            HowItEnded::Counted(-64),
            HowItEnded::Resigned,
            HowItEnded::OpponentResigned,
        ];
        let computers = Level::all().map(Opponent::Computer);
        for opponent in computers.chain([Opponent::Person]) {
            for (rules, end) in RuleSet::ALL.into_iter().cycle().zip(ends) {
                let game = FinishedGame {
                    time: Timestamp::now(),
                    id: GameId::random(),
                    opponent,
                    rules,
                    colour: Colour::Black,
                    end,
                    marbles: 56,
                };
                let line = LogLine::Game(game.clone()).to_string();
                match read_line(line.as_bytes()) {
                    Some(LogLine::Game(read)) => assert_eq!(read, game),
                    _ => panic!("{line}"),
                }
            }
        }
    }

    #[test]
    fn any_damage_of_a_line_is_found_and_what_is_newer_is_not_damage() {
        let line = LogLine::Withdrawn(Timestamp::now(), GameId::random()).to_string();
        for index in 0..line.len() {
            assert!(read_line(&line.as_bytes()[..index]).is_none());
            for bit in 0..8 {
                let mut damaged = line.clone().into_bytes();
                damaged[index] ^= 1 << bit;
                assert!(read_line(&damaged).is_none());
            }
        }
        let newer = "tournament 3";
        let newer = format!("{newer} {:08x}", checksum(newer));
        assert!(matches!(read_line(newer.as_bytes()), Some(LogLine::Newer)));
    }
}
