//! Game records: a game as text, one header a line.
//!
//! ```text
//! Kuli 1
//! board 37
//! seats red blue black white
//! starts red
//! red Anna
//! turns 3/d1 c1-c4  6 a3-b6  5/c7 d7-d4*2+c7  2 --  1/d4 out
//! result red black white=blue
//! ```
//!
//! A board is a printed one by its name, or written out. A side where nobody sits is `-`. The
//! result is all players by place; those who share one are joined by `=`. Rolls are recorded, so
//! a replay needs no die: a record is replayed when it is read, so that a [`Record`] always holds
//! a game that the rules allow. Headers it does not know are kept.

use super::super::{Board, BoardFault, Game, Party, Seat, UnknownSeat};
use super::{BadTurn, replay, turn_text};
use crate::shared::{Excerpt, numbered_lines, split_word};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

const TITLE: &str = "Kuli";
const VERSION: &str = "1";
/// Headers about the game that make no sense twice.
const ONLY_ONCE: [&str; 5] = ["red", "blue", "black", "white", "date"];

/// A game with what is written about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game, replayed.
    pub game: Game,
    /// Headers that are not part of the game, in order.
    headers: Vec<(String, String)>,
}

impl Record {
    /// A record of a game, with nothing written about it yet.
    pub fn new(game: Game) -> Self {
        Self {
            game,
            headers: Vec::new(),
        }
    }

    /// Whether a text is meant to be such a record: it begins as one.
    pub fn is_meant(text: &str) -> bool {
        let title = numbered_lines(text).next();
        title.is_some_and(|(_, line)| split_word(line).0 == TITLE)
    }

    /// Who played on a seat, if written.
    pub fn player(&self, seat: Seat) -> Option<&str> {
        self.header(seat.colour())
    }

    /// Writes who played on a seat.
    pub fn set_player(&mut self, seat: Seat, name: &str) {
        self.set_header(seat.colour(), name);
    }

    /// When it was played, if written.
    pub fn date(&self) -> Option<&str> {
        self.header("date")
    }

    /// Writes when it was played.
    pub fn set_date(&mut self, date: &str) {
        self.set_header("date", date);
    }

    /// The value of any header that is not part of the game itself.
    pub fn header(&self, name: &str) -> Option<&str> {
        let (_, value) = self.headers.iter().find(|(known, _)| known == name)?;
        Some(value)
    }

    fn set_header(&mut self, header: &str, value: &str) {
        // A record is made of lines, so a value is one.
        let value = value.replace(char::is_control, " ").trim().to_owned();
        match self.headers.iter_mut().find(|(known, _)| known == header) {
            Some((_, old)) => *old = value,
            None => self.headers.push((header.to_owned(), value)),
        }
    }

    /// The result in the notation's words, once the game is over.
    pub fn result(&self) -> Option<String> {
        let places = self.game.places()?;
        let words = places.iter().map(|seats| {
            let colours: Vec<&str> = seats.iter().map(|seat| seat.colour()).collect();
            colours.join("=")
        });
        Some(words.collect::<Vec<_>>().join(" "))
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = &self.game;
        let board = game.board();
        writeln!(f, "{TITLE} {VERSION}")?;
        match board.name() {
            Some(name) => writeln!(f, "board {name}")?,
            None => writeln!(f, "board {board}")?,
        }
        writeln!(f, "seats {}", seats_text(game.party()))?;
        writeln!(f, "starts {}", game.starts())?;
        for (header, value) in &self.headers {
            writeln!(f, "{}", format!("{header} {value}").trim_end())?;
        }
        let positions = (0..).map_while(|turns| game.position_after(turns));
        let turns = positions.zip(game.turns());
        let mut words: Vec<String> = turns
            .map(|(before, turn)| turn_text(board, before, turn))
            .collect();
        words.extend(game.rolled().map(|roll| roll.to_string()));
        writeln!(f, "{}", format!("turns {}", words.join("  ")).trim_end())?;
        if let Some(result) = self.result() {
            writeln!(f, "result {result}")?;
        }
        Ok(())
    }
}

/// Who sits where: a colour for each side, or `-`.
fn seats_text(party: Party) -> String {
    let word = |seat: Seat| {
        let is_taken = party.seats().contains(&seat);
        if is_taken { seat.colour() } else { "-" }
    };
    Seat::ALL.map(word).join(" ")
}

/// Why a text is not a record, and in which line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: RecordProblem,
}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordProblem {
    /// The first line is something else.
    #[error("{0} where a record begins with \"Kuli 1\"")]
    NotARecord(Excerpt),
    /// A version that this program does not know.
    #[error("version {0} of the format is not known here; this program reads version 1")]
    UnknownVersion(Excerpt),
    /// A header that may only stand once.
    #[error("a second {0}")]
    Repeated(Excerpt),
    /// A header that must be there is not.
    #[error("the record ends without {0:?}")]
    Missing(&'static str),
    /// A name that no board has.
    #[error("no board is called {0}; others than 37 and mixed are written out")]
    UnknownBoard(Excerpt),
    /// A bad board.
    #[error("board: {0}")]
    Board(#[from] BoardFault),
    /// Seats that nobody sits on so.
    #[error(
        "seats are \"red - black -\", \"red blue black -\" or \"red blue black white\", not {0}"
    )]
    Seats(Excerpt),
    /// A bad starting colour.
    #[error("{0}")]
    Starts(#[from] UnknownSeat),
    /// A starting colour that does not play.
    #[error("{0} does not play, and cannot begin")]
    StartsApart(Seat),
    /// A bad turn.
    #[error(transparent)]
    Turn(#[from] BadTurn),
    /// A result of a game that goes on.
    #[error("a result, but the game goes on after turn {0}")]
    NotOver(usize),
    /// Another result than the turns have.
    #[error("the result is given as {written}, the turns give {played}")]
    WrongResult {
        /// As written.
        written: Excerpt,
        /// As played.
        played: String,
    },
}

/// A header's value and the line it stands in.
type HeaderLine<'a> = (usize, &'a str);

/// The headers of a record before they are understood.
#[derive(Default)]
struct Headers<'a> {
    board: Option<HeaderLine<'a>>,
    seats: Option<HeaderLine<'a>>,
    starts: Option<HeaderLine<'a>>,
    turns: Option<HeaderLine<'a>>,
    result: Option<HeaderLine<'a>>,
    others: Vec<(String, String)>,
}

impl<'a> Headers<'a> {
    fn add(&mut self, (line, content): HeaderLine<'a>) -> Result<(), RecordError> {
        let (header, value) = split_word(content);
        let slot = match header {
            "board" => &mut self.board,
            "seats" => &mut self.seats,
            "starts" => &mut self.starts,
            "turns" => &mut self.turns,
            "result" => &mut self.result,
            other => {
                let repeated = ONLY_ONCE.contains(&other)
                    && self.others.iter().any(|(known, _)| known == other);
                self.others.push((other.to_owned(), value.to_owned()));
                return if repeated {
                    Err(at(line)(RecordProblem::Repeated(Excerpt::new(other))))
                } else {
                    Ok(())
                };
            }
        };
        match slot.replace((line, value)) {
            None => Ok(()),
            Some(_) => Err(at(line)(RecordProblem::Repeated(Excerpt::new(header)))),
        }
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut lines = numbered_lines(text);
        read_title(lines.next().unwrap_or((1, "")))?;
        let mut headers = Headers::default();
        let mut last_line = 1;
        for line in lines {
            last_line = line.0;
            headers.add(line)?;
        }
        let missing = |header| at(last_line)(RecordProblem::Missing(header));
        let (line, value) = headers.board.ok_or_else(|| missing("board"))?;
        let board = read_board(value).map_err(at(line))?;
        let (line, value) = headers.seats.ok_or_else(|| missing("seats"))?;
        let party = read_seats(value).map_err(at(line))?;
        let starts = match headers.starts {
            Some((line, value)) => read_starts(value, party).map_err(at(line))?,
            None => Seat::South,
        };
        let mut game = Game::new(board, party, starts);
        if let Some((line, turns)) = headers.turns {
            replay(&mut game, turns.split_whitespace()).map_err(|bad| at(line)(bad.into()))?;
        }
        let record = Self {
            game,
            headers: headers.others,
        };
        if let Some((line, written)) = headers.result {
            record.check_result(written).map_err(at(line))?;
        }
        Ok(record)
    }
}

fn at(line: usize) -> impl Fn(RecordProblem) -> RecordError {
    move |problem| RecordError { line, problem }
}

fn read_title((line, title): HeaderLine) -> Result<(), RecordError> {
    match split_word(title) {
        (TITLE, VERSION) => Ok(()),
        (TITLE, version) => Err(RecordProblem::UnknownVersion(Excerpt::new(version))),
        _ => Err(RecordProblem::NotARecord(Excerpt::new(title))),
    }
    .map_err(at(line))
}

fn read_board(value: &str) -> Result<Arc<Board>, RecordProblem> {
    match Board::printed(value) {
        Some(board) => Ok(board),
        None if value.contains('/') => Ok(Arc::new(value.parse()?)),
        None => Err(RecordProblem::UnknownBoard(Excerpt::new(value))),
    }
}

fn read_seats(value: &str) -> Result<Party, RecordProblem> {
    let words = || value.split_whitespace();
    Party::ALL
        .into_iter()
        .find(|&party| seats_text(party).split(' ').eq(words()))
        .ok_or_else(|| RecordProblem::Seats(Excerpt::new(value)))
}

fn read_starts(value: &str, party: Party) -> Result<Seat, RecordProblem> {
    let seat: Seat = value.parse()?;
    if party.seats().contains(&seat) {
        Ok(seat)
    } else {
        Err(RecordProblem::StartsApart(seat))
    }
}

impl Record {
    fn check_result(&self, written: &str) -> Result<(), RecordProblem> {
        let played = self
            .result()
            .ok_or(RecordProblem::NotOver(self.game.turns_played()))?;
        if written == played {
            Ok(())
        } else {
            Err(RecordProblem::WrongResult {
                written: Excerpt::new(written),
                played,
            })
        }
    }
}
