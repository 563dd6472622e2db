//! Game records: a game as text, one header a line.
//!
//! ```text
//! Kulami 1
//! layout ...AABB../…
//! rules area+chains
//! starts red
//! red Human
//! black AI level 6
//! date 2026-11-15
//! moves d4 d7 i7
//! result black 33-29
//! ```
//!
//! A record is replayed move by move when it is read, so that a [`Record`] always holds a
//! game that the rules allow. Headers it does not know are kept.

use super::super::{
    Colour, Excerpt, Game, Layout, LayoutError, RuleSet, UnknownColour, UnknownRules,
};
use super::{BadMove, replay};
use crate::shared::{numbered_lines, split_word};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

const TITLE: &str = "Kulami";
const VERSION: &str = "1";
/// Headers about the game that make no sense twice.
const ONLY_ONCE: [&str; 3] = ["red", "black", "date"];

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

    /// Who played a colour, if written.
    pub fn player(&self, colour: Colour) -> Option<&str> {
        self.header(colour.name())
    }

    /// Writes who played a colour.
    pub fn set_player(&mut self, colour: Colour, name: &str) {
        self.set_header(colour.name(), name);
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

    /// Writes any header that is not part of the game itself. Its name is a single word.
    pub(crate) fn set_header(&mut self, header: &str, value: &str) {
        // A record is made of lines, so a value is one.
        let value = value.replace(char::is_control, " ").trim().to_owned();
        match self.headers.iter_mut().find(|(known, _)| known == header) {
            Some((_, old)) => *old = value,
            None => self.headers.push((header.to_owned(), value)),
        }
    }

    /// The result in the notation's words, once the game is over.
    pub fn result(&self) -> Option<String> {
        self.game.ending()?;
        let score = self.game.score();
        let winner = score.leader();
        let ahead = winner.unwrap_or(Colour::Red);
        Some(format!(
            "{} {}-{}",
            winner.map_or("draw", Colour::name),
            score.side(ahead).total(),
            score.side(!ahead).total()
        ))
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = &self.game;
        writeln!(f, "{TITLE} {VERSION}")?;
        writeln!(f, "layout {}", game.layout())?;
        writeln!(f, "rules {}", game.rules())?;
        writeln!(f, "starts {}", game.starts())?;
        for (header, value) in &self.headers {
            writeln!(f, "{}", format!("{header} {value}").trim_end())?;
        }
        write!(f, "moves")?;
        for field in game.moves() {
            write!(f, " {}", game.layout().square(field))?;
        }
        writeln!(f)?;
        if let Some(result) = self.result() {
            writeln!(f, "result {result}")?;
        }
        Ok(())
    }
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
    #[error("{0} where a record begins with \"Kulami 1\"")]
    NotARecord(Excerpt),
    /// A version that this program does not know.
    #[error("version {0} of the format is not known here; this program reads version 1")]
    UnknownVersion(Excerpt),
    /// A header that may only stand once.
    #[error("a second {0}")]
    Repeated(Excerpt),
    /// No board.
    #[error("the record ends without a \"layout\"")]
    NoLayout,
    /// A bad board.
    #[error("layout: {0}")]
    Layout(#[from] LayoutError),
    /// Bad rules.
    #[error("{0}")]
    Rules(#[from] UnknownRules),
    /// A bad starting colour.
    #[error("{0}")]
    Starts(#[from] UnknownColour),
    /// A bad move.
    #[error(transparent)]
    Move(#[from] BadMove),
    /// A result of a game that goes on.
    #[error("a result, but the game goes on after move {0}")]
    NotOver(usize),
    /// Another result than the moves have.
    #[error("the result is given as {written}, the moves give {played}")]
    WrongResult {
        /// As written.
        written: Excerpt,
        /// As counted.
        played: String,
    },
}

/// A header's value and the line it stands in.
type HeaderLine<'a> = (usize, &'a str);

/// The headers of a record before they are understood.
#[derive(Default)]
struct Headers<'a> {
    layout: Option<HeaderLine<'a>>,
    rules: Option<HeaderLine<'a>>,
    starts: Option<HeaderLine<'a>>,
    moves: Option<HeaderLine<'a>>,
    result: Option<HeaderLine<'a>>,
    others: Vec<(String, String)>,
}

impl<'a> Headers<'a> {
    fn add(&mut self, (line, content): HeaderLine<'a>) -> Result<(), RecordError> {
        let (header, value) = split_word(content);
        let slot = match header {
            "layout" => &mut self.layout,
            "rules" => &mut self.rules,
            "starts" => &mut self.starts,
            "moves" => &mut self.moves,
            "result" => &mut self.result,
            other => {
                let repeated = ONLY_ONCE.contains(&other)
                    && self.others.iter().any(|(known, _)| known == other);
                self.others.push((other.to_owned(), value.to_owned()));
                return if repeated {
                    Err(at(line)(RecordProblem::repeated(other)))
                } else {
                    Ok(())
                };
            }
        };
        match slot.replace((line, value)) {
            None => Ok(()),
            Some(_) => Err(at(line)(RecordProblem::repeated(header))),
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

        let layout = headers
            .layout
            .ok_or_else(|| at(last_line)(RecordProblem::NoLayout))
            .and_then(parse_value::<Layout>)?;
        let rules = headers.rules.map_or(Ok(RuleSet::BASIC), parse_value)?;
        let starts = headers.starts.map_or(Ok(Colour::Red), parse_value)?;
        let mut game = Game::new(Arc::new(layout), rules, starts);
        if let Some((line, moves)) = headers.moves {
            replay(&mut game, moves.split_whitespace()).map_err(|bad| at(line)(bad.into()))?;
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

fn parse_value<T: FromStr<Err: Into<RecordProblem>>>(
    (line, value): HeaderLine,
) -> Result<T, RecordError> {
    value
        .parse()
        .map_err(|error: T::Err| at(line)(error.into()))
}

impl RecordProblem {
    fn repeated(header: &str) -> Self {
        Self::Repeated(Excerpt::new(header))
    }
}

impl Record {
    fn check_result(&self, written: &str) -> Result<(), RecordProblem> {
        let played = self
            .result()
            .ok_or(RecordProblem::NotOver(self.game.marbles_placed()))?;
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
