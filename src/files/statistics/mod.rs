//! The log of finished games, only ever appended to, one line a game.
//!
//! A damaged or torn line is skipped without affecting others. If a game is logged again, because
//! its end was taken back and it ended differently, the last line counts.

mod line;
mod totals;

pub use line::{FinishedGame, HowItEnded, Opponent};
pub use totals::Totals;

use super::disk::Disk;
use super::log::Log;
use super::store::StoreError;
use super::timestamp::Timestamp;
use crate::play::GameId;
use crate::rules::RuleSet;
use line::{LogLine, read_line};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// The log of all games, on disk.
#[derive(Clone, Debug)]
pub struct StatisticsLog {
    log: Log,
}

/// All games that count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    games: Vec<FinishedGame>,
    damaged: usize,
}

impl StatisticsLog {
    /// The log in this folder.
    pub fn in_folder(folder: &Path) -> Self {
        Self {
            log: Log::at(folder.join("statistics.log")),
        }
    }

    /// The same with another [`Disk`].
    #[must_use]
    pub fn on_disk(self, disk: Disk) -> Self {
        Self {
            log: self.log.on_disk(disk),
        }
    }

    /// Adds a game. If it is in the log already, this line replaces the earlier one.
    pub fn add(&self, game: &FinishedGame) -> Result<(), StoreError> {
        self.log.append(&LogLine::Game(game.clone()).to_string())
    }

    /// Withdraws a game whose end was taken back.
    pub fn withdraw(&self, game: GameId) -> Result<(), StoreError> {
        let line = LogLine::Withdrawn(Timestamp::now(), game);
        self.log.append(&line.to_string())
    }

    /// All games. Damaged lines are skipped and counted; the file is not changed.
    pub fn read(&self) -> Result<Statistics, StoreError> {
        let bytes = self.log.read()?;
        Ok(bytes.map_or_else(Statistics::default, |bytes| Statistics::read(&bytes)))
    }

    /// Starts a new log. The old one is renamed; returns its new name, or `None` if there was none.
    pub fn reset(&self) -> Result<Option<PathBuf>, StoreError> {
        self.log.set_aside()
    }
}

impl FromIterator<FinishedGame> for Statistics {
    /// Games in the order they ended.
    fn from_iter<T: IntoIterator<Item = FinishedGame>>(games: T) -> Self {
        Self {
            games: games.into_iter().collect(),
            damaged: 0,
        }
    }
}

impl Statistics {
    fn read(bytes: &[u8]) -> Self {
        let mut damaged = 0;
        let mut games: Vec<Option<FinishedGame>> = Vec::new();
        let mut places: HashMap<GameId, usize> = HashMap::new();
        for line in bytes.split(|&byte| byte == b'\n') {
            let (id, game) = match read_line(line) {
                _ if line.is_empty() => continue,
                Some(LogLine::Game(game)) => (game.id, Some(game)),
                Some(LogLine::Withdrawn(_, game)) => (game, None),
                Some(LogLine::Newer) => continue,
                None => {
                    damaged += 1;
                    continue;
                }
            };
            if let Some(place) = places.insert(id, games.len()) {
                games[place] = None;
            }
            games.push(game);
        }
        Self {
            games: games.into_iter().flatten().collect(),
            damaged,
        }
    }

    /// Every game, in the order they ended.
    pub fn games(&self) -> &[FinishedGame] {
        &self.games
    }

    /// How many lines were damaged.
    pub fn damaged(&self) -> usize {
        self.damaged
    }

    /// The games against an opponent by some rules, in the order they ended.
    pub fn played(
        &self,
        opponent: Opponent,
        rules: RuleSet,
    ) -> impl DoubleEndedIterator<Item = &FinishedGame> {
        self.games
            .iter()
            .filter(move |game| game.opponent == opponent && game.rules == rules)
    }

    /// The totals of these games.
    pub fn totals(&self, opponent: Opponent, rules: RuleSet) -> Totals {
        Totals::of(self.played(opponent, rules))
    }
}
