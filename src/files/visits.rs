//! The log of games at a stand: a CSV table that spreadsheets can open, and its totals.
//!
//! A damaged or torn line is skipped without affecting others.

use super::disk::Disk;
use super::log::Log;
use super::store::StoreError;
use crate::ai::Level;
use crate::rules::RuleSet;
use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The header line.
const HEAD: &str = "date,time,players,level,rules,result,winner,marbles,seconds,language";

/// A local date and time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct When {
    /// As 2026-11-17.
    pub date: String,
    /// The hour, 0 to 23.
    pub hour: u8,
    /// The minute, 0 to 59.
    pub minute: u8,
    /// The second, 0 to 59.
    pub second: u8,
}

/// How a game at a stand ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VisitEnd {
    /// It was played to its end.
    Finished(Winner),
    /// Its time was up, and computers finished it.
    TimeUp(Winner),
    /// It was left before its end.
    Left,
}

/// Who has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// The person who played a computer; of two people, red.
    First,
    /// The computer; of two people, black.
    Second,
    /// A draw.
    Neither,
}

/// A game at a stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    /// When it began.
    pub when: When,
    /// The level of the computer; `None` for two people.
    pub level: Option<Level>,
    /// What counted.
    pub rules: RuleSet,
    /// How it ended.
    pub end: VisitEnd,
    /// Marbles placed.
    pub marbles: usize,
    /// How long it took.
    pub seconds: u64,
    /// The code of the language.
    pub language: String,
}

/// The table on disk.
#[derive(Clone, Debug)]
pub struct VisitBook {
    log: Log,
    path: PathBuf,
}

/// Totals of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VisitNumbers {
    /// Games that were begun.
    pub played: u32,
    /// Those that were played to their end.
    pub finished: u32,
    /// Those that were left.
    pub left: u32,
    /// Those of two people.
    pub by_two: u32,
    /// Won by people, drawn, and won by the computer, by level.
    pub by_level: BTreeMap<Level, [u32; 3]>,
    /// Games begun, by hour.
    pub by_hour: [u32; 24],
    /// The duration of all games, in seconds.
    pub seconds: u64,
}

impl VisitBook {
    /// The table in this folder.
    pub fn in_folder(folder: &Path) -> Self {
        let path = folder.join("showcase.csv");
        Self {
            log: Log::at(path.clone()),
            path,
        }
    }

    /// The same on another disk.
    #[must_use]
    pub fn on_disk(self, disk: Disk) -> Self {
        Self {
            log: self.log.on_disk(disk),
            ..self
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a game.
    pub fn add(&self, visit: &Visit) -> Result<(), StoreError> {
        if self.log.is_new() {
            self.log.append(HEAD)?;
        }
        self.log.append(&visit.to_string())
    }

    /// All games.
    pub fn read(&self) -> Result<Vec<Visit>, StoreError> {
        let bytes = self.log.read()?.unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes);
        Ok(text.lines().filter_map(|line| line.parse().ok()).collect())
    }
}

impl VisitNumbers {
    /// The totals of these games.
    pub fn of<'a>(visits: impl IntoIterator<Item = &'a Visit>) -> Self {
        let mut sums = Self::default();
        for visit in visits {
            sums.add(visit);
        }
        sums
    }

    fn add(&mut self, visit: &Visit) {
        self.played += 1;
        self.seconds += visit.seconds;
        self.by_two += u32::from(visit.level.is_none());
        if let Some(hour) = self.by_hour.get_mut(usize::from(visit.when.hour)) {
            *hour += 1;
        }
        let winner = match visit.end {
            VisitEnd::Left => {
                self.left += 1;
                return;
            }
            VisitEnd::Finished(winner) | VisitEnd::TimeUp(winner) => winner,
        };
        self.finished += 1;
        if let Some(level) = visit.level {
            let place = match winner {
                Winner::First => 0,
                Winner::Neither => 1,
                Winner::Second => 2,
            };
            self.by_level.entry(level).or_default()[place] += 1;
        }
    }
}

impl fmt::Display for When {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            date,
            hour,
            minute,
            second,
        } = self;
        write!(f, "{date},{hour:02}:{minute:02}:{second:02}")
    }
}

impl fmt::Display for Visit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (result, winner) = match self.end {
            VisitEnd::Finished(winner) => ("finished", Some(winner)),
            VisitEnd::TimeUp(winner) => ("time-up", Some(winner)),
            VisitEnd::Left => ("left", None),
        };
        let winner = winner.map_or("", |winner| self.name(winner));
        let players = if self.level.is_some() { 1 } else { 2 };
        let level = self.level.map(|level| level.number().to_string());
        write!(
            f,
            "{},{players},{},{},{result},{winner},{},{},{}",
            self.when,
            level.unwrap_or_default(),
            self.rules,
            self.marbles,
            self.seconds,
            self.language
        )
    }
}

impl Visit {
    fn name(&self, winner: Winner) -> &'static str {
        match (winner, self.level) {
            (Winner::First, Some(_)) => "person",
            (Winner::Second, Some(_)) => "computer",
            (Winner::First, None) => "red",
            (Winner::Second, None) => "black",
            (Winner::Neither, _) => "nobody",
        }
    }
}

/// A line that is not a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoVisit;

impl FromStr for Visit {
    type Err = NoVisit;

    fn from_str(line: &str) -> Result<Self, NoVisit> {
        let parts: Vec<&str> = line.trim_end().split(',').collect();
        let Ok(
            [
                date,
                time,
                _,
                level,
                rules,
                result,
                winner,
                marbles,
                seconds,
                language,
            ],
        ) = <[&str; 10]>::try_from(parts)
        else {
            return Err(NoVisit);
        };
        let number = |text: &str| text.parse::<u64>().map_err(|_| NoVisit);
        let level = match level {
            "" => None,
            level => {
                let level = u8::try_from(number(level)?).ok();
                let level = level.and_then(|level| Level::try_from(level).ok());
                Some(level.ok_or(NoVisit)?)
            }
        };
        let winner = match winner {
            "person" | "red" => Winner::First,
            "computer" | "black" => Winner::Second,
            _ => Winner::Neither,
        };
        Ok(Self {
            when: When::read(date, time).ok_or(NoVisit)?,
            level,
            rules: rules.parse().map_err(|_| NoVisit)?,
            end: match result {
                "finished" => VisitEnd::Finished(winner),
                "time-up" => VisitEnd::TimeUp(winner),
                "left" => VisitEnd::Left,
                _ => return Err(NoVisit),
            },
            marbles: number(marbles)? as usize,
            seconds: number(seconds)?,
            language: language.to_owned(),
        })
    }
}

impl When {
    fn read(date: &str, time: &str) -> Option<Self> {
        let mut parts = time.split(':').map(|part| part.parse::<u8>().ok());
        let (hour, minute, second) = (parts.next()??, parts.next()??, parts.next()??);
        let is_date = date.len() == 10 && date.is_ascii();
        (is_date && hour < 24 && minute < 60 && second < 61 && parts.next().is_none()).then(|| {
            Self {
                date: date.to_owned(),
                hour,
                minute,
                second,
            }
        })
    }
}
