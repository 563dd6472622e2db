//! `kulami engine`: the engine protocol, line by line on standard input and output.
//!
//! Shaped as chess's UCI. A bad line answers `error` with the reason and changes nothing;
//! end of input quits.

use crate::rules::notation::{BadMove, diagram, replay};
use crate::rules::{
    Colour, Excerpt, Field, Game, LayoutError, RuleSet, Score, Square, UnknownColour, UnknownRules,
    perft,
};
use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::time::Instant;

/// Answers commands until `quit` or the end of input.
pub fn serve(input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    let mut engine = Engine::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        let ended = input.read_until(b'\n', &mut line)? == 0;
        let answer = match std::str::from_utf8(&line) {
            _ if ended => return output.write_all(engine.stop().as_bytes()),
            Ok(text) => engine.answer(text),
            Err(_) => Err(CommandError::NotText),
        };
        match answer {
            Ok(Answer::Text(text)) => output.write_all(text.as_bytes())?,
            Ok(Answer::Quit) => return Ok(()),
            Err(error) => writeln!(output, "error {error}")?,
        }
        output.flush()?;
    }
}

/// What comes of a line: whole lines of text, or none, or the end.
enum Answer {
    Text(String),
    Quit,
}

/// Why a line is not obeyed.
#[derive(Debug, thiserror::Error)]
enum CommandError {
    #[error("the line is not UTF-8 text")]
    NotText,
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
    #[error("there is no position yet")]
    NoPosition,
    #[error("layout: {0}")]
    Layout(#[from] LayoutError),
    #[error("{0}")]
    Rules(#[from] UnknownRules),
    #[error("{0}")]
    Starts(#[from] UnknownColour),
    #[error(transparent)]
    Move(#[from] BadMove),
    #[error("the engine is thinking; only stop and quit are heard")]
    Thinking,
}

/// An option of the protocol with its bounds.
struct EngineOption {
    name: &'static str,
    default: u64,
    least: u64,
    most: u64,
}

const OPTIONS: [EngineOption; 3] = [
    EngineOption {
        name: "Threads",
        default: 1,
        least: 1,
        most: 256,
    },
    EngineOption {
        name: "Hash",
        default: 64,
        least: 1,
        most: 65536,
    },
    EngineOption {
        name: "Level",
        default: 0,
        least: 0,
        most: 10,
    },
];

#[derive(Default)]
struct Engine {
    game: Option<Game>,
    /// The answer to `go infinite`, which is given when `stop` comes.
    held_back: Option<String>,
}

type Words<'a> = std::str::SplitWhitespace<'a>;

impl Engine {
    fn answer(&mut self, line: &str) -> Result<Answer, CommandError> {
        let mut words = line.split_whitespace();
        let Some(command) = words.next() else {
            return Ok(Answer::Text(String::new()));
        };
        if self.held_back.is_some() && !matches!(command, "stop" | "quit" | "isready") {
            return Err(CommandError::Thinking);
        }
        let text = match command {
            "quit" => {
                end_of(words)?;
                return Ok(Answer::Quit);
            }
            "stop" => end_of(words).map(|()| self.stop())?,
            "kei" => end_of(words).map(|()| introduction())?,
            "isready" => end_of(words).map(|()| "readyok\n".to_owned())?,
            "newgame" => {
                end_of(words)?;
                self.game = None;
                String::new()
            }
            "setoption" => set_option(words).map(|()| String::new())?,
            "position" => {
                self.game = Some(read_position(words)?);
                String::new()
            }
            "legal" => self.ask(words, legal)?,
            "score" => self.ask(words, score)?,
            "show" => self.ask(words, |game| diagram(game.layout(), game.position()))?,
            "perft" => self.perft(words)?,
            "go" => self.go(words)?,
            other => return Err(CommandError::UnknownCommand(Excerpt::new(other))),
        };
        Ok(Answer::Text(text))
    }

    /// The answer that was held back, if there is one.
    fn stop(&mut self) -> String {
        self.held_back.take().unwrap_or_default()
    }

    fn game(&self) -> Result<&Game, CommandError> {
        self.game.as_ref().ok_or(CommandError::NoPosition)
    }

    /// Answers a question about the position that takes no arguments.
    fn ask(
        &self,
        words: Words,
        question: impl Fn(&Game) -> String,
    ) -> Result<String, CommandError> {
        end_of(words)?;
        self.game().map(question)
    }

    fn perft(&self, mut words: Words) -> Result<String, CommandError> {
        let depth = number("perft", words.next(), 0, 56)?;
        end_of(words)?;
        let game = self.game()?;
        let count = perft(game.layout(), game.position(), depth as usize);
        Ok(format!("perft {depth} {count}\n"))
    }

    /// Takes the field that scores best at once: the weakest player that still means something.
    fn go(&mut self, mut words: Words) -> Result<String, CommandError> {
        let mut infinite = false;
        while let Some(word) = words.next() {
            match word {
                "infinite" => infinite = true,
                "movetime" => drop(number("movetime", words.next(), 0, u64::MAX)?),
                "depth" => drop(number("depth", words.next(), 1, 56)?),
                "nodes" => drop(number("nodes", words.next(), 1, u64::MAX)?),
                other => return Err(CommandError::Unexpected(Excerpt::new(other))),
            }
        }
        let (info, best) = greedy(self.game()?);
        if infinite {
            self.held_back = Some(best);
            Ok(info)
        } else {
            Ok(info + &best)
        }
    }
}

/// The field with the best score after one marble, as `info` and `bestmove` lines.
fn greedy(game: &Game) -> (String, String) {
    let started = Instant::now();
    let (layout, position, turn) = (game.layout(), game.position(), game.turn());
    let margin_after =
        |field: Field| Score::count(layout, game.rules(), &position.play(field)).margin(turn);
    let legal = game.legal();
    let best = legal
        .into_iter()
        .map(|field| (margin_after(field), field))
        .reduce(|best, next| if next.0 > best.0 { next } else { best });
    let Some((margin, field)) = best else {
        let margin = game.score().margin(turn);
        let info = format!("info depth 0 score exact {margin} nodes 0 nps 0 time 0 pv\n");
        return (info, "bestmove none\n".to_owned());
    };
    let elapsed = started.elapsed();
    let nodes = legal.len();
    let per_second = (nodes as f64 / elapsed.as_secs_f64().max(1e-6)) as u64;
    let name = layout.square(field);
    (
        format!(
            "info depth 1 score {margin} nodes {nodes} nps {per_second} time {} pv {name}\n",
            elapsed.as_millis()
        ),
        format!("bestmove {name}\n"),
    )
}

fn introduction() -> String {
    let mut text = format!("id name Kulami\nid version {}\n", env!("CARGO_PKG_VERSION"));
    for option in OPTIONS {
        let EngineOption {
            name,
            default,
            least,
            most,
        } = option;
        text += &format!("option name {name} type spin default {default} min {least} max {most}\n");
    }
    text + "keiok\n"
}

/// Checks an option's name and value. The player behind `go` has nothing to set yet.
fn set_option(mut words: Words) -> Result<(), CommandError> {
    expect(&mut words, "name")?;
    let name = value(&mut words, "name")?;
    let option = OPTIONS
        .iter()
        .find(|option| option.name == name)
        .ok_or_else(|| CommandError::UnknownOption(Excerpt::new(name)))?;
    expect(&mut words, "value")?;
    number(option.name, words.next(), option.least, option.most)?;
    end_of(words)
}

/// `layout L [rules R] [starts C] [moves f1 f2 …]`
fn read_position(mut words: Words) -> Result<Game, CommandError> {
    expect(&mut words, "layout")?;
    let layout = value(&mut words, "layout")?.parse()?;
    let mut rules = RuleSet::BASIC;
    let mut starts = Colour::Red;
    let mut moves = None;
    while let Some(word) = words.next() {
        match word {
            "rules" => rules = value(&mut words, "rules")?.parse()?,
            "starts" => starts = value(&mut words, "starts")?.parse()?,
            "moves" => {
                moves = Some(words);
                break;
            }
            other => return Err(CommandError::Unexpected(Excerpt::new(other))),
        }
    }
    let mut game = Game::new(Arc::new(layout), rules, starts);
    replay(&mut game, moves.into_iter().flatten())?;
    Ok(game)
}

fn legal(game: &Game) -> String {
    let mut squares: Vec<Square> = game
        .legal()
        .into_iter()
        .map(|field| game.layout().square(field))
        .collect();
    squares.sort();
    let names: String = squares.iter().map(|square| format!(" {square}")).collect();
    format!("legal{names}\n")
}

fn score(game: &Game) -> String {
    let score = game.score();
    let [red, black] = Colour::BOTH.map(|colour| {
        let side = score.side(colour);
        format!(
            "{colour} {} {} {} = {}",
            side.tiles,
            side.area,
            side.chain_total(),
            side.total()
        )
    });
    format!("score {red} {black}\n")
}

fn value<'a>(words: &mut Words<'a>, what: &'static str) -> Result<&'a str, CommandError> {
    words.next().ok_or(CommandError::NoValue(what))
}

fn expect(words: &mut Words, keyword: &'static str) -> Result<(), CommandError> {
    match words.next() {
        Some(word) if word == keyword => Ok(()),
        Some(word) => Err(CommandError::Unexpected(Excerpt::new(word))),
        None => Err(CommandError::NoValue(keyword)),
    }
}

fn end_of(mut words: Words) -> Result<(), CommandError> {
    match words.next() {
        None => Ok(()),
        Some(word) => Err(CommandError::Unexpected(Excerpt::new(word))),
    }
}

fn number(
    what: &'static str,
    word: Option<&str>,
    least: u64,
    most: u64,
) -> Result<u64, CommandError> {
    let word = word.ok_or(CommandError::NoValue(what))?;
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
