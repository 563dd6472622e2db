//! Parsing the commands of the engine protocol.

use crate::ai::Limits;
use crate::rules::notation::{BadMove, replay};
use crate::rules::{
    Colour, Excerpt, Game, LayoutError, MARBLES, RuleSet, UnknownColour, UnknownRules,
};
use std::sync::Arc;
use std::time::Duration;

/// A command.
#[derive(Debug)]
pub enum EngineCommand {
    Nothing,
    Introduce,
    Ready,
    SetOption(&'static EngineOption, u64),
    NewGame,
    Position(Game),
    Legal,
    Perft(usize),
    Score,
    Show,
    Go { limits: Limits, infinite: bool },
    Stop,
    Quit,
}

/// An option of the protocol with its bounds.
#[derive(Debug, PartialEq, Eq)]
pub struct EngineOption {
    pub name: &'static str,
    pub default: u64,
    pub least: u64,
    pub most: u64,
}

pub static THREADS: EngineOption = EngineOption {
    name: "Threads",
    default: 1,
    least: 1,
    most: 256,
};

/// In mebibytes.
pub static HASH: EngineOption = EngineOption {
    name: "Hash",
    default: 64,
    least: 1,
    most: 65_536,
};

pub static LEVEL: EngineOption = EngineOption {
    name: "Level",
    default: 0,
    least: 0,
    most: 10,
};

pub static OPTIONS: [&EngineOption; 3] = [&THREADS, &HASH, &LEVEL];

/// Why a line was refused.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    #[error("byte {0} of the line is not UTF-8 text")]
    NotText(usize),
    #[error("the line is longer than {0} bytes")]
    TooLong(usize),
    #[error("unknown command {0}")]
    UnknownCommand(Excerpt),
    #[error("{0} is not expected here")]
    Unexpected(Excerpt),
    #[error("{0} needs a value")]
    NoValue(&'static str),
    #[error("{what} must be a whole number from {least} to {most}, not {found}")]
    NotANumber {
        what: &'static str,
        least: u64,
        most: u64,
        found: Excerpt,
    },
    #[error("unknown option {0}; there are Threads, Hash and Level")]
    UnknownOption(Excerpt),
    #[error("layout: {0}")]
    Layout(#[from] LayoutError),
    #[error(transparent)]
    Rules(#[from] UnknownRules),
    #[error(transparent)]
    Starts(#[from] UnknownColour),
    #[error(transparent)]
    Move(#[from] BadMove),
    #[error("there is no position yet")]
    NoPosition,
    #[error("the engine is thinking; stop it first")]
    Thinking,
}

impl EngineCommand {
    /// Reads a line.
    pub fn parse(line: &str) -> Result<Self, CommandError> {
        let mut words = Words(line.split_whitespace());
        let Some(name) = words.0.next() else {
            return Ok(Self::Nothing);
        };
        let command = match name {
            "kei" => Self::Introduce,
            "isready" => Self::Ready,
            "setoption" => words.option()?,
            "newgame" => Self::NewGame,
            "position" => words.position()?,
            "legal" => Self::Legal,
            "perft" => Self::Perft(words.number("perft", 0, MARBLES as u64)? as usize),
            "score" => Self::Score,
            "show" => Self::Show,
            "go" => words.go()?,
            "stop" => Self::Stop,
            "quit" => Self::Quit,
            other => return Err(CommandError::UnknownCommand(Excerpt::new(other))),
        };
        match words.0.next() {
            None => Ok(command),
            Some(word) => Err(CommandError::Unexpected(Excerpt::new(word))),
        }
    }
}

/// The rest of a line.
struct Words<'a>(std::str::SplitWhitespace<'a>);

impl<'a> Words<'a> {
    fn value(&mut self, of: &'static str) -> Result<&'a str, CommandError> {
        self.0.next().ok_or(CommandError::NoValue(of))
    }

    fn expect(&mut self, keyword: &'static str) -> Result<(), CommandError> {
        match self.value(keyword)? {
            word if word == keyword => Ok(()),
            word => Err(CommandError::Unexpected(Excerpt::new(word))),
        }
    }

    fn number(&mut self, what: &'static str, least: u64, most: u64) -> Result<u64, CommandError> {
        let word = self.value(what)?;
        word.parse()
            .ok()
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| CommandError::NotANumber {
                what,
                least,
                most,
                found: Excerpt::new(word),
            })
    }

    /// `name N value V`
    fn option(&mut self) -> Result<EngineCommand, CommandError> {
        self.expect("name")?;
        let name = self.value("name")?;
        let option = *OPTIONS
            .iter()
            .find(|option| option.name == name)
            .ok_or_else(|| CommandError::UnknownOption(Excerpt::new(name)))?;
        self.expect("value")?;
        let value = self.number(option.name, option.least, option.most)?;
        Ok(EngineCommand::SetOption(option, value))
    }

    /// `layout L [rules R] [starts C] [moves f1 f2 …]`
    fn position(&mut self) -> Result<EngineCommand, CommandError> {
        self.expect("layout")?;
        let layout = self.value("layout")?.parse()?;
        let mut rules = RuleSet::BASIC;
        let mut starts = Colour::Red;
        while let Some(word) = self.0.next() {
            match word {
                "rules" => rules = self.value("rules")?.parse()?,
                "starts" => starts = self.value("starts")?.parse()?,
                "moves" => {
                    let mut game = Game::new(Arc::new(layout), rules, starts);
                    replay(&mut game, self.0.by_ref())?;
                    return Ok(EngineCommand::Position(game));
                }
                other => return Err(CommandError::Unexpected(Excerpt::new(other))),
            }
        }
        Ok(EngineCommand::Position(Game::new(
            Arc::new(layout),
            rules,
            starts,
        )))
    }

    /// `[movetime MS] [depth N] [nodes N] [infinite]`
    fn go(&mut self) -> Result<EngineCommand, CommandError> {
        let mut limits = Limits::default();
        let mut infinite = false;
        while let Some(word) = self.0.next() {
            match word {
                "infinite" => infinite = true,
                "movetime" => {
                    let milliseconds = self.number("movetime", 0, u64::from(u32::MAX))?;
                    limits.time = Some(Duration::from_millis(milliseconds));
                }
                "depth" => limits.depth = Some(self.number("depth", 1, MARBLES as u64)? as u8),
                "nodes" => limits.nodes = Some(self.number("nodes", 1, u64::MAX)?),
                other => return Err(CommandError::Unexpected(Excerpt::new(other))),
            }
        }
        Ok(EngineCommand::Go { limits, infinite })
    }
}
