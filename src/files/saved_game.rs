//! A game as it is kept: a record with who plays it, and which game it is.
//!
//! Besides the headers of the notation it has these of its own, all of which may be missing:
//!
//! ```text
//! id 4f3a9c0d12e45678     which game it is, for the statistics
//! name Sunday with Anna   what the player calls it
//! series 3 1-0            best of three, of which red has won one
//! marbles 12 i10          how many there are and where the last is: a text that ends before is cut short
//! ```

use super::disk::Disk;
use super::moment::Moment;
use super::player::Player;
use super::whole::{self, TextError};
use crate::rules::notation::{Record, RecordError, RecordProblem};
use crate::rules::{Colour, Game};
use std::fmt;
use std::path::Path;
use std::str::FromStr;

/// Tells games apart, also those of different days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(u64);

impl GameId {
    /// One that no other game has.
    pub fn random() -> Self {
        Self(rand::random())
    }

    /// Reads what [`Display`](fmt::Display) writes, and nothing else.
    pub(super) fn read(text: &str) -> Option<Self> {
        let id = Self(u64::from_str_radix(text, 16).ok()?);
        (id.to_string() == text).then_some(id)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Where a series of games stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// How many games it is at most, draws aside.
    pub best_of: u8,
    /// Games won by red and black, before this one.
    pub won: [u8; 2],
}

impl Standing {
    fn read(text: &str) -> Option<Self> {
        let (best_of, won) = text.split_once(' ')?;
        let (red, black) = won.split_once('-')?;
        Some(Self {
            best_of: best_of.parse().ok()?,
            won: [red.parse().ok()?, black.parse().ok()?],
        })
    }
}

/// A game with what is kept about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    record: Record,
    id: GameId,
}

/// Why something is not a game.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// There is no such file.
    #[error("there is no such file")]
    Missing,
    /// It cannot be read as text at all.
    #[error(transparent)]
    Text(#[from] TextError),
    /// It is something else.
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
    /// A game that begins today.
    pub fn new(game: Game, players: [Player; 2]) -> Self {
        Self::with_id(GameId::random(), game, players)
    }

    /// The same for a game that is known already.
    pub fn with_id(id: GameId, game: Game, players: [Player; 2]) -> Self {
        let mut record = Record::new(game);
        record.set_date(&Moment::now().date());
        let mut new = Self { record, id };
        new.set_players(&players);
        new.label();
        new
    }

    /// Reads a game from any file, which is left as it is.
    pub fn from_file(path: &Path) -> Result<Self, ReadError> {
        read_game(&Disk::default(), path)
    }

    /// The game as it was before this file was last written, if that was kept beside it.
    pub fn from_backup_of(path: &Path) -> Option<Self> {
        Self::from_file(&whole::backup_of(path)).ok()
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.record.game
    }

    /// The same game, some marbles later or earlier.
    pub fn set_game(&mut self, game: Game) {
        self.record.game = game;
        self.label();
    }

    /// Writes into the record what is known of the game otherwise.
    fn label(&mut self) {
        let extent = extent(self.game());
        self.record.set_header("id", &self.id.to_string());
        self.record.set_header("marbles", &extent);
    }

    /// Which game it is.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// Who plays red and black.
    pub fn players(&self) -> [Player; 2] {
        Colour::BOTH.map(|colour| Player::read(self.record.player(colour).unwrap_or_default()))
    }

    /// Somebody else plays on.
    pub fn set_players(&mut self, players: &[Player; 2]) {
        for colour in Colour::BOTH {
            let player = players[colour.index()].to_string();
            self.record.set_player(colour, &player);
        }
    }

    /// What the player calls it, if it was saved under a name.
    pub fn name(&self) -> Option<&str> {
        self.record.header("name").filter(|name| !name.is_empty())
    }

    /// The player calls it something else.
    pub fn set_name(&mut self, name: &str) {
        self.record.set_header("name", name);
    }

    /// The day it was begun, if that is known.
    pub fn date(&self) -> Option<&str> {
        self.record.date()
    }

    /// The series it is part of, if it is.
    pub fn series(&self) -> Option<Standing> {
        self.record.header("series").and_then(Standing::read)
    }

    /// Makes it part of a series.
    pub fn set_series(&mut self, Standing { best_of, won }: Standing) {
        let [red, black] = won;
        let series = format!("{best_of} {red}-{black}");
        self.record.set_header("series", &series);
    }

    /// Whether this is an earlier game with nothing taken back and marbles added, or none.
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

    /// Reads a game that was saved, or a record from anywhere else, which is a game of its own.
    fn from_str(text: &str) -> Result<Self, ReadError> {
        let record: Record = text.parse().map_err(|error| name_problem(text, error))?;
        check_end(text, &record)?;
        let id = record.header("id").and_then(GameId::read);
        let mut game = Self {
            record,
            id: id.unwrap_or_else(GameId::random),
        };
        game.label();
        Ok(game)
    }
}

/// Finds out whether the end of a record is missing. Somebody may have added marbles by hand; but
/// not taken away the line they stand in, nor the half of a word.
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

/// What is wrong with a text that is not a record, as a person would say it.
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
