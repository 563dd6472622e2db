//! The command line: everything that needs no window.

pub mod arena;
mod bench;
mod board;
mod check;
pub mod drawing;
mod engine;
mod hint;
mod kuli;
mod perft;
mod review;
mod solve;
mod survey;
pub mod trials;
mod tune;

pub use engine::serve as serve_engine;

use crate::assets::{AssetError, Assets};
use crate::files::{ReadError, SavedGame};
use crate::report;
use crate::rules::generate::OutlineError;
use crate::rules::notation::BoardError;
use crate::rules::{Excerpt, UnknownRules};
use crate::showcase::{Stand, StandError};
use clap::{Parser, Subcommand};
use drawing::Drawing;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use trials::Trial;

/// The board game Kulami. Without a command, opens the table.
#[derive(Debug, Parser)]
#[command(version, about, long_about = None, after_help = EXAMPLES)]
pub struct Arguments {
    /// Use the files of this folder instead of the built-in ones of the same name
    #[arg(long, global = true, value_name = "DIR")]
    assets: Option<PathBuf>,
    /// Run a stand at a fair, as the file says; without one in the usual way
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    kiosk: Option<Option<PathBuf>>,
    /// With --kiosk: print the usual file, with comments, instead
    #[arg(long, requires = "kiosk")]
    print_config: bool,
    /// A game record to go on with
    #[arg(conflicts_with = "kiosk")]
    file: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  kulami                                    play
  kulami game.kulami                        go on with a game
  kulami --kiosk --print-config > stand.ron what can be set for a stand at a fair
  kulami --kiosk stand.ron                  run the stand
  kulami board --shape irregular --lacy 0.8 a random board with bays and holes
  kulami board --seed anna                  the same board for everyone who types anna
  kulami board --list                       the boards that come with the game
  kulami board ring                         one of them
  kulami perft rulebook 4                   count positions four marbles deep
  kulami check *.kulami                     replay game records and report
  kulami hint game.kulami                   which fields are best now, and why
  kulami review game.kulami                 where a game turned, and what was better
  kulami arena --a engine:nodes=2000 --b greedy --games 100
                                            two players, a hundred games, and who is stronger
  kulami kuli play --players 3              Kuli, the second game, on the terminal
  kulami engine                             talk to the engine, see its 'kei' command";

/// Everything but playing.
#[derive(Debug, Subcommand)]
enum Command {
    /// Speak the engine protocol on standard input and output
    Engine,
    /// Count the positions after exactly so many marbles
    Perft(perft::PerftArguments),
    /// Let players play each other, and count
    Arena(arena::ArenaArguments),
    /// Make, find and print boards
    Board(board::BoardArguments),
    /// Search a fixed set of positions: a signature of the search, and its speed
    Bench,
    /// Give the exact value and best line of a position
    Solve(solve::SolveArguments),
    /// Say which fields are best in a position, and why
    Hint(hint::HintArguments),
    /// Say where a game turned, and what was better
    Review(review::ReviewArguments),
    /// Let equal players play on boards, and say what comes of it
    Survey(survey::SurveyArguments),
    /// Find the engine's weights anew from games against itself
    Tune(tune::TuneArguments),
    /// Draw every moment worth seeing, without a screen
    Gallery(drawing::GalleryArguments),
    /// Draw the frames of an animation, without a screen
    Film(drawing::FilmArguments),
    /// Run a stand's attract mode for a long time, without a window, and report
    Soak(trials::SoakArguments),
    /// Press everything on a stand, without a window, and report
    Monkey(trials::MonkeyArguments),
    /// Read game records of both games, replay them and report
    Check(check::CheckArguments),
    /// Kuli, the game of hands, coins and a die: play it, show it, count it
    #[command(subcommand)]
    Kuli(kuli::KuliCommand),
}

/// What is left to do after the command line was handled.
#[derive(Debug)]
pub enum Next {
    /// Nothing.
    Exit(ExitCode),
    /// Open the window.
    Play(Assets, GivenFile),
    /// Run a stand.
    Show(Assets, Box<Stand>),
    /// Draw pictures.
    Draw(Drawing, Assets),
    /// Try a stand.
    Try(Trial, Assets),
}

/// The file that was given to open the window with.
#[derive(Debug)]
pub enum GivenFile {
    /// None.
    None,
    /// A game to resume.
    Game(Box<SavedGame>),
    /// A file that is not a game, which has been reported on standard error. The window says so
    /// too: whoever has double-clicked the file sees no terminal.
    Broken(PathBuf),
}

/// Runs the command of the arguments. Problems are reported in one line.
pub fn run(arguments: &Arguments) -> Next {
    let outcome = find_assets(arguments)
        .map_err(Problem::from)
        .and_then(|assets| {
            let code = match &arguments.command {
                None if arguments.print_config => {
                    io::stdout().write_all(Stand::usual_text(&assets)?.as_bytes())?;
                    ExitCode::SUCCESS
                }
                None if let Some(file) = &arguments.kiosk => {
                    let stand = find_stand(&assets, file.as_deref())?;
                    return Ok(Next::Show(assets, Box::new(stand)));
                }
                None => {
                    return Ok(Next::Play(assets, given_file(arguments.file.as_deref())?));
                }
                Some(Command::Gallery(arguments)) => {
                    return Ok(Next::Draw(Drawing::Gallery(arguments.clone()), assets));
                }
                Some(Command::Film(arguments)) => {
                    return Ok(Next::Draw(Drawing::Film(arguments.clone()), assets));
                }
                Some(Command::Soak(arguments)) => {
                    return Ok(Next::Try(Trial::Soak(arguments.clone()), assets));
                }
                Some(Command::Monkey(arguments)) => {
                    return Ok(Next::Try(Trial::Monkey(arguments.clone()), assets));
                }
                Some(Command::Engine) => {
                    engine::serve(&mut io::stdin().lock(), &mut io::stdout())?;
                    ExitCode::SUCCESS
                }
                Some(Command::Perft(arguments)) => perft::run(arguments, &assets)?,
                Some(Command::Board(arguments)) => board::run(arguments, &assets)?,
                Some(Command::Arena(arguments)) => arena::run(arguments)?,
                Some(Command::Bench) => bench::run()?,
                Some(Command::Solve(arguments)) => solve::run(arguments)?,
                Some(Command::Hint(arguments)) => hint::run(arguments)?,
                Some(Command::Review(arguments)) => review::run(arguments)?,
                Some(Command::Survey(arguments)) => survey::run(arguments, &assets)?,
                Some(Command::Tune(arguments)) => tune::run(arguments)?,
                Some(Command::Check(arguments)) => check::run(arguments)?,
                Some(Command::Kuli(command)) => kuli::run(command, &assets)?,
            };
            Ok(Next::Exit(code))
        });
    match outcome {
        Ok(next) => next,
        // A closed pipe is no error: `kulami board --list | head -1`.
        Err(Problem::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            Next::Exit(ExitCode::SUCCESS)
        }
        Err(problem) => {
            report::problem(&problem);
            Next::Exit(ExitCode::from(2))
        }
    }
}

/// The stand of a file. If the file is faulty, that is reported and the default stand runs: a stand
/// always starts.
fn find_stand(assets: &Assets, file: Option<&Path>) -> Result<Stand, Problem> {
    let usual = Stand::usual(assets)?;
    let read = file.map(|file| Stand::read(assets, file));
    Ok(read
        .transpose()
        .unwrap_or_else(|problem| {
            report::problem(&format!("{problem}; the stand runs in the usual way"));
            None
        })
        .unwrap_or(usual))
}

/// What is in the given file. A name that no file has is likely to be a mistyped command: that is
/// a problem of its own.
fn given_file(path: Option<&Path>) -> Result<GivenFile, Problem> {
    let Some(path) = path else {
        return Ok(GivenFile::None);
    };
    match read_game(path) {
        Ok(game) => Ok(GivenFile::Game(Box::new(game))),
        Err(problem) if path.exists() => {
            report::problem(&problem);
            Ok(GivenFile::Broken(path.to_owned()))
        }
        Err(problem) => Err(problem),
    }
}

/// The game in a file, or in its backup if the file cannot be read.
fn read_game(path: &Path) -> Result<SavedGame, Problem> {
    SavedGame::from_file(path).map_err(|error| {
        let hint = match &error {
            _ if SavedGame::from_backup_of(path).is_some() => {
                "; the same name with .bak added is the game as it was before"
            }
            ReadError::Missing => "; `kulami --help` lists the commands",
            _ => "",
        };
        Problem::Game {
            path: path.to_owned(),
            error,
            hint,
        }
    })
}

fn find_assets(arguments: &Arguments) -> Result<Assets, AssetError> {
    match &arguments.assets {
        Some(folder) => Assets::overridden_by(folder),
        None => Ok(Assets::built_in()),
    }
}

/// Why a command could not be carried out.
#[derive(Debug, thiserror::Error)]
enum Problem {
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error(transparent)]
    Asset(#[from] AssetError),
    #[error(transparent)]
    Stand(#[from] StandError),
    #[error(transparent)]
    Board(#[from] BoardError),
    #[error("no board is called {0}; `kulami board --list` names them all")]
    NoSuchBoard(Excerpt),
    #[error(transparent)]
    Rules(#[from] UnknownRules),
    #[error(transparent)]
    Record(#[from] check::BadFile),
    #[error(transparent)]
    Player(#[from] crate::play::NoMove),
    #[error("{path:?}: {error}{hint}")]
    Game {
        path: PathBuf,
        error: ReadError,
        hint: &'static str,
    },
    #[error("{0:?} holds no boards")]
    NoBoards(String),
    #[error("{0:?} does not hold the weights of an estimate")]
    NoWeights(String),
    #[error(transparent)]
    Outline(#[from] OutlineError),
    #[error(transparent)]
    Kuli(#[from] kuli::KuliProblem),
    #[error("a square board is not lacy; --lacy goes with --shape irregular")]
    LacySquare,
}
