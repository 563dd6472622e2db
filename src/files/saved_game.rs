//! A saved game: a record with its players and its id.
//!
//! Besides the headers of the notation it has these, all of which are optional:
//!
//! ```text
//! id 4f3a9c0d12e45678     which game it is, for the statistics
//! name Sunday with Anna   what the player calls it
//! series 3 1-0            best of three, of which red has won one
//! marbles 12 i10          their number and the last one: a text that ends before is cut short
//! ```

use super::disk::Disk;
use super::timestamp::Timestamp;
use super::whole::{self, TextError};
use crate::play::{GameHeaders, GameId, Player, Sitting, Standing};
use crate::rules::Game;
use crate::rules::notation::{Record, RecordError, RecordProblem};
use std::fmt;
use std::path::Path;
use std::str::FromStr;

/// A game with its headers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    record: Record,
    id: GameId,
}

/// Why a text or file is not a saved game.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// There is no such file.
    #[error("there is no such file")]
    Missing,
    /// It cannot be read as text at all.
    #[error(transparent)]
    Text(#[from] TextError),
    /// It is not a record.
    #[error("it is not a Kulami game: {0}")]
    NotARecord(RecordError),
    /// It was written by a newer version of the game.
    #[error("it is in version {0} of the format: a newer version of the game can read it")]
    Newer(u32),
    /// Its end is missing.
    #[error("it is cut short: {0}")]
    CutShort(String),
    /// It is a record with a mistake.
    #[error(transparent)]
    Mistake(RecordError),
}

impl SavedGame {
    /// A new game, dated today.
    pub fn new(game: Game, players: [Player; 2]) -> Self {
        Self::with_id(GameId::random(), game, players)
    }

    /// The same for a game that has an id.
    pub fn with_id(id: GameId, game: Game, players: [Player; 2]) -> Self {
        let mut record = Record::new(game);
        record.set_date(&Timestamp::now().date());
        let mut new = Self { record, id };
        new.set_players(&players);
        new.label();
        new
    }

    /// The game of a sitting. Its record's other headers are kept, such as its date and its name; a
    /// game that was never saved is dated today.
    pub fn of(sitting: &Sitting) -> Self {
        let (id, record) = (sitting.id(), sitting.record());
        let players = sitting.players().both();
        let mut saved = match record.id() {
            Some(_) => Self {
                record: record.clone(),
                id,
            },
            None => {
                let mut new = Self::with_id(id, record.game.clone(), players.clone());
                record
                    .name()
                    .into_iter()
                    .for_each(|name| new.set_name(name));
                new
            }
        };
        saved.set_players(players);
        saved.label();
        if let Some(standing) = sitting.standing() {
            saved.set_series(standing);
        }
        saved
    }

    /// Reads a game from any file, without changing it.
    pub fn from_file(path: &Path) -> Result<Self, ReadError> {
        read_game(&Disk::default(), path)
    }

    /// The backup of this file: the game as it was before it was last written.
    pub fn from_backup_of(path: &Path) -> Option<Self> {
        Self::from_file(&whole::backup_of(path)).ok()
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.record.game
    }

    /// The game with all its headers.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The same as a sitting.
    pub fn sitting(&self) -> Sitting {
        Sitting::restored(&self.record, self.id)
    }

    /// Replaces the game by a later or earlier state of it.
    pub fn set_game(&mut self, game: Game) {
        self.record.game = game;
        self.label();
    }

    /// Writes id and extent into the headers.
    fn label(&mut self) {
        let extent = extent(self.game());
        self.record.set_id(self.id);
        self.record.set_header("marbles", &extent);
    }

    /// Which game it is.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// Who plays red and black.
    pub fn players(&self) -> [Player; 2] {
        self.record.players()
    }

    /// Changes the players.
    pub fn set_players(&mut self, players: &[Player; 2]) {
        self.record.set_players(players);
    }

    /// The name it was saved under, if any.
    pub fn name(&self) -> Option<&str> {
        self.record.name()
    }

    /// Changes its name.
    pub fn set_name(&mut self, name: &str) {
        self.record.set_name(name);
    }

    /// The date it was begun, if known.
    pub fn date(&self) -> Option<&str> {
        self.record.date()
    }

    /// The series it is part of, if it is.
    pub fn series(&self) -> Option<Standing> {
        self.record.series()
    }

    /// Makes it part of a series.
    pub fn set_series(&mut self, standing: Standing) {
        self.record.set_series(standing);
    }

    /// Whether this is the same game as `earlier` with marbles added, if any, and none taken back.
    pub(super) fn continues(&self, earlier: &Self) -> bool {
        let (now, then) = (self.game(), earlier.game());
        self.id == earlier.id
            && now.marbles_placed() >= then.marbles_placed()
            && now.moves().zip(then.moves()).all(|(now, then)| now == then)
    }
}

/// How many marbles there are and where the last one is.
fn extent(game: &Game) -> String {
    let last = game.moves().next_back();
    let square = last.map_or_else(String::new, |field| game.layout().square(field).to_string());
    format!("{} {square}", game.marbles_placed())
}

impl fmt::Display for SavedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.record.fmt(f)
    }
}

impl FromStr for SavedGame {
    type Err = ReadError;

    /// Reads a saved game, or a record without an id, which gets a new one.
    fn from_str(text: &str) -> Result<Self, ReadError> {
        let record: Record = text.parse().map_err(|error| name_problem(text, error))?;
        check_end(text, &record)?;
        let id = record.id().unwrap_or_else(GameId::random);
        let mut game = Self { record, id };
        game.label();
        Ok(game)
    }
}

/// Checks that the end of a record is not missing. Marbles may have been added by hand; but the
/// line of moves must be there, and must not end in half a word.
fn check_end(text: &str, record: &Record) -> Result<(), ReadError> {
    let mut words = text.lines().map(|line| line.split_whitespace().next());
    if !words.any(|word| word == Some("moves")) {
        let reason = "there is no line of moves".to_owned();
        return Err(ReadError::CutShort(reason));
    }
    let written = record.header("marbles").unwrap_or_default();
    let number = written.split(' ').next().unwrap_or_default();
    let Ok(number) = number.parse::<usize>() else {
        return Ok(());
    };
    let placed = record.game.marbles_placed();
    let is_other = || !text.ends_with('\n') && extent(&record.game).trim() != written;
    if placed < number || placed == number && is_other() {
        let reason = format!("it tells of {number} marbles, and not all of them are there");
        return Err(ReadError::CutShort(reason));
    }
    Ok(())
}

/// Classifies the problem of a text that is not a record.
fn name_problem(text: &str, error: RecordError) -> ReadError {
    let text = text.trim_start_matches('\u{feff}');
    let title = text.trim_start().lines().next().unwrap_or_default();
    let is_only_title = text.trim() == title.trim();
    let version = title.trim().strip_prefix("Kulami").map(str::trim);
    match &error.problem {
        RecordProblem::NotARecord(_) if "Kulami 1".starts_with(text.trim()) => {
            ReadError::CutShort("hardly anything is there".to_owned())
        }
        RecordProblem::NotARecord(_) => ReadError::NotARecord(error),
        RecordProblem::UnknownVersion(_) => match version.and_then(|text| text.parse().ok()) {
            Some(version) if version > 1 => ReadError::Newer(version),
            _ if version == Some("") && is_only_title => {
                ReadError::CutShort("hardly anything is there".to_owned())
            }
            _ => ReadError::Mistake(error),
        },
        RecordProblem::NoLayout => ReadError::CutShort(error.to_string()),
        _ if !text.ends_with('\n') && error.line == text.lines().count() => {
            ReadError::CutShort(error.to_string())
        }
        _ => ReadError::Mistake(error),
    }
}

pub(super) fn read_game(disk: &Disk, path: &Path) -> Result<SavedGame, ReadError> {
    whole::read_text(disk, path)?
        .ok_or(ReadError::Missing)?
        .parse()
}
