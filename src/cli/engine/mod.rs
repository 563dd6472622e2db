//! `kulami engine`: the engine protocol, line by line on standard input and output.
//!
//! Shaped as chess's UCI. A bad line answers `error` with the reason and changes nothing;
//! end of input quits. While the engine thinks it hears `stop`, `quit` and `isready`; any
//! other line waits until the thinking ends by itself, and is refused if it will not.

mod command;

use crate::ai::{Finding, Level, LevelPlayer, Limits, StopFlag, Thinker};
use crate::rules::notation::diagram;
use crate::rules::{Colour, Game, Square, perft};
use command::{CommandError, EngineCommand, HASH, LEVEL, OPTIONS, THREADS};
use std::io::{self, BufRead, Read, Write};
use std::sync::{Mutex, PoisonError};
use std::thread::{Scope, ScopedJoinHandle};
use std::time::Duration;

/// Longer lines are refused.
const LONGEST_LINE: usize = 1 << 20;

/// How long a plain `go` thinks.
const USUAL_TIME: Duration = Duration::from_secs(1);

/// Answers commands until `quit` or the end of input.
pub fn serve(input: &mut impl BufRead, output: &mut (impl Write + Send)) -> io::Result<()> {
    let output = Mutex::new(output);
    std::thread::scope(|scope| {
        let mut engine = EngineServer {
            scope,
            output: &output,
            game: None,
            mind: None,
            thinking: None,
            threads: THREADS.default,
            hash: HASH.default,
            level: None,
        };
        while let Some(line) = read_line(input)? {
            match line.and_then(|line| EngineCommand::parse(&line)) {
                Ok(EngineCommand::Quit) => {
                    engine.stop();
                    break;
                }
                Ok(command) => engine.obey(command)?,
                Err(error) => engine.say(&format!("error {error}\n"))?,
            }
        }
        engine.finish();
        Ok(())
    })
}

/// The next line, or why it cannot be read; `None` at the end of input.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, CommandError>>> {
    let mut line = Vec::new();
    let read = input
        .take(LONGEST_LINE as u64)
        .read_until(b'\n', &mut line)?;
    if read == 0 {
        return Ok(None);
    }
    if read == LONGEST_LINE && line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Some(Err(CommandError::TooLong(LONGEST_LINE))));
    }
    let text = String::from_utf8(line);
    Ok(Some(text.map_err(|error| {
        CommandError::NotText(error.utf8_error().valid_up_to() + 1)
    })))
}

struct EngineServer<'scope, 'env, W> {
    scope: &'scope Scope<'scope, 'env>,
    output: &'env Mutex<&'env mut W>,
    game: Option<Game>,
    /// The player with its memory: made on first use; `None` while it is thinking.
    mind: Option<Mind>,
    thinking: Option<EngineSearch<'scope>>,
    threads: u64,
    hash: u64,
    level: Option<Level>,
}

/// What thinks: the plain search, or a computer player of a level.
enum Mind {
    Free(Thinker),
    Level(LevelPlayer),
}

impl Mind {
    fn forget(&mut self) {
        match self {
            Self::Free(thinker) => thinker.forget(),
            Self::Level(opponent) => opponent.new_game(rand::random()),
        }
    }

    fn think(
        &mut self,
        game: &Game,
        limits: Limits,
        stop: &StopFlag,
        tell: impl Fn(&Finding),
    ) -> Option<Finding> {
        match self {
            Self::Free(thinker) => thinker.think(game, limits, stop, tell),
            Self::Level(opponent) => {
                let finding = opponent.choose(game, limits, stop);
                finding.iter().for_each(tell);
                finding
            }
        }
    }
}

/// A search under way.
struct EngineSearch<'scope> {
    thread: ScopedJoinHandle<'scope, Mind>,
    stop: StopFlag,
    infinite: bool,
}

impl<'scope, W: Write + Send> EngineServer<'scope, '_, W> {
    fn say(&self, text: &str) -> io::Result<()> {
        say(self.output, text)
    }

    fn obey(&mut self, command: EngineCommand) -> io::Result<()> {
        let answer = match command {
            EngineCommand::Stop => {
                self.stop();
                Ok(String::new())
            }
            EngineCommand::Ready => Ok("readyok\n".to_owned()),
            _ if self.is_thinking_forever() => Err(CommandError::Thinking),
            other => {
                self.finish();
                self.answer(other)
            }
        };
        match answer {
            Ok(text) => self.say(&text),
            Err(error) => self.say(&format!("error {error}\n")),
        }
    }

    /// Carries out a command while no search is running.
    fn answer(&mut self, command: EngineCommand) -> Result<String, CommandError> {
        match command {
            EngineCommand::Introduce => return Ok(introduction()),
            EngineCommand::NewGame => {
                if let Some(mind) = &mut self.mind {
                    mind.forget();
                }
            }
            EngineCommand::SetOption(option, value) => {
                if *option == THREADS {
                    self.threads = value;
                } else if *option == HASH {
                    self.hash = value;
                } else if *option == LEVEL {
                    self.level = Level::try_from(value as u8).ok();
                }
                self.mind = None;
            }
            EngineCommand::Position(game) => self.game = Some(game),
            EngineCommand::Legal => return self.game().map(legal),
            EngineCommand::Score => return self.game().map(score),
            EngineCommand::Show => {
                return self
                    .game()
                    .map(|game| diagram(game.layout(), game.position()));
            }
            EngineCommand::Perft(depth) => {
                let game = self.game()?;
                let count = perft(game.layout(), game.position(), depth);
                return Ok(format!("perft {depth} {count}\n"));
            }
            EngineCommand::Go { limits, infinite } => return self.go(limits, infinite),
            EngineCommand::Nothing
            | EngineCommand::Ready
            | EngineCommand::Stop
            | EngineCommand::Quit => {}
        }
        Ok(String::new())
    }

    fn game(&self) -> Result<&Game, CommandError> {
        self.game.as_ref().ok_or(CommandError::NoPosition)
    }

    /// Starts a search, whose thread prints the answer.
    fn go(&mut self, limits: Limits, infinite: bool) -> Result<String, CommandError> {
        let game = self.game()?.clone();
        let mut warning = String::new();
        let mut mind = self.mind.take().unwrap_or_else(|| {
            if let Some(level) = self.level {
                return Mind::Level(LevelPlayer::new(level, rand::random()));
            }
            let thinker = Thinker::new(self.hash as usize, self.threads as usize);
            if (thinker.table_size() as u64) < self.hash {
                warning = format!("info string Hash shrank to {} MiB\n", thinker.table_size());
            }
            Mind::Free(thinker)
        });
        let limits = if infinite || (self.level.is_some() && limits == Limits::default()) {
            Limits::default()
        } else if limits == Limits::default() {
            Limits {
                time: Some(USUAL_TIME),
                ..limits
            }
        } else {
            limits
        };
        let stop = StopFlag::default();
        let (output, stopped) = (self.output, stop.clone());
        let thread = self.scope.spawn(move || {
            let tell = |finding: &Finding| {
                // If the output is closed, the next command notices it.
                let _ = say(output, &info(&game, finding));
            };
            let finding = mind.think(&game, limits, &stopped, tell);
            // With `infinite` the answer waits for `stop`, even if the position is solved at once.
            while infinite && !stopped.is_stopped() {
                std::thread::park();
            }
            let _ = say(output, &best_move(&game, finding.as_ref()));
            mind
        });
        self.thinking = Some(EngineSearch {
            thread,
            stop,
            infinite,
        });
        Ok(warning)
    }

    fn is_thinking_forever(&self) -> bool {
        self.thinking
            .as_ref()
            .is_some_and(|thinking| thinking.infinite)
    }

    fn stop(&mut self) {
        if let Some(thinking) = &self.thinking {
            thinking.stop.stop();
            thinking.thread.thread().unpark();
        }
        self.join();
    }

    /// Waits for a search that ends by itself, and ends one that does not.
    fn finish(&mut self) {
        if self.is_thinking_forever() {
            self.stop();
        }
        self.join();
    }

    fn join(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            self.mind = thinking.thread.join().ok();
        }
    }
}

fn say<W: Write>(output: &Mutex<&mut W>, text: &str) -> io::Result<()> {
    let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
    output.write_all(text.as_bytes())?;
    output.flush()
}

fn introduction() -> String {
    let mut text = format!("id name Kulami\nid version {}\n", env!("CARGO_PKG_VERSION"));
    for option in OPTIONS {
        let (name, default) = (option.name, option.default);
        let (least, most) = (option.least, option.most);
        text += &format!("option name {name} type spin default {default} min {least} max {most}\n");
    }
    text + "keiok\n"
}

fn info(game: &Game, finding: &Finding) -> String {
    let Finding {
        depth,
        value,
        nodes,
        time,
        ..
    } = finding;
    let exact = if finding.exact { "exact " } else { "" };
    let per_second = (*nodes as f64 / time.as_secs_f64().max(1e-6)) as u64;
    let milliseconds = time.as_millis();
    let line: String = finding
        .line
        .iter()
        .map(|&field| format!(" {}", game.layout().square(field)))
        .collect();
    format!(
        "info depth {depth} score {exact}{value} nodes {nodes} nps {per_second} \
         time {milliseconds} pv{line}\n"
    )
}

/// The last line of the answer to `go`; if the game is over, a line before it says so.
fn best_move(game: &Game, finding: Option<&Finding>) -> String {
    match finding.and_then(|finding| finding.line.first()) {
        Some(&field) => format!("bestmove {}\n", game.layout().square(field)),
        None => {
            let margin = game.score().margin(game.turn());
            format!("info depth 0 score exact {margin} nodes 0 nps 0 time 0 pv\nbestmove none\n")
        }
    }
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
            side.area(),
            side.chain_total(),
            side.total()
        )
    });
    format!("score {red} {black}\n")
}
