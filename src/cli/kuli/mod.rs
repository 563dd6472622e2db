//! `kulami kuli`: the second game on the command line.

mod narration;
mod people;
mod perft;
mod play;
mod report;
mod show;
mod solve;

pub use report::{record_json, record_summary};

use super::Problem;
use crate::assets::Assets;
use crate::kuli::ai::endings::Unsolvable;
use crate::kuli::boards::library;
use crate::kuli::rules::notation::{PositionFault, parse_position};
use crate::kuli::rules::{Board, BoardFault, Party, Position, Seat, UnknownSeat};
use crate::report as problems;
use crate::shared::Excerpt;
use clap::Subcommand;
use std::process::ExitCode;
use std::sync::Arc;

/// What can be done with Kuli without a window.
#[derive(Debug, Subcommand)]
pub enum KuliCommand {
    /// Count the sequences of exactly so many turns, each a roll and a choice
    Perft(perft::SequenceArguments),
    /// Print a position: the board, who is to move, and who is in danger from which rolls
    Show(show::ShowArguments),
    /// The exact winning chance in an ending of two players, and the best choice for every roll
    Solve(solve::EndingArguments),
    /// Play a game on the terminal, against opponents who move at random
    Play(play::PlayArguments),
}

/// Why a command about Kuli could not be carried out.
#[derive(Debug, thiserror::Error)]
pub enum KuliProblem {
    #[error("no board is called {name}; there are {known}")]
    NoSuchBoard { name: Excerpt, known: String },
    #[error("board: {0}")]
    Board(#[from] BoardFault),
    #[error("position: {0}")]
    Position(#[from] PositionFault),
    #[error(transparent)]
    Seat(#[from] UnknownSeat),
    #[error("{0} does not play with so many players")]
    NotPlaying(Seat),
    #[error("{0}")]
    Unsolvable(#[from] Unsolvable),
}

/// Where to begin: a board and a position on it.
#[derive(Debug, clap::Args)]
struct Beginning {
    /// A board by its name, or its rows separated by `/`: o a space, S W N E start spaces, dots
    #[arg(long, default_value = "37")]
    board: String,
    /// How many play
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// A position instead of the start, such as "S c3=3 e2=1 | W b4=2"; the first seat is to move
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
}

impl Beginning {
    fn position(&self, assets: &Assets) -> Result<(Arc<Board>, Position), KuliProblem> {
        let board = find_board(&self.board, assets)?;
        let position = match &self.position {
            Some(text) => parse_position(&board, text)?,
            None => Position::start(&board, party(self.players), Seat::South),
        };
        Ok((board, position))
    }
}

/// The party of so many players, which clap has checked.
fn party(players: u8) -> Party {
    Party::of(usize::from(players)).unwrap_or(Party::Two)
}

/// The board with a name, or of a text.
fn find_board(text: &str, assets: &Assets) -> Result<Arc<Board>, KuliProblem> {
    if text.contains('/') {
        return Ok(Arc::new(text.parse()?));
    }
    let (boards, faults) = library(assets);
    for fault in &faults {
        problems::problem(fault);
    }
    match boards.iter().find(|file| file.name == text) {
        Some(file) => Ok(file.board.clone()),
        None => {
            let known: Vec<&str> = boards.iter().map(|file| file.name.as_str()).collect();
            Err(KuliProblem::NoSuchBoard {
                name: Excerpt::new(text),
                known: known.join(", "),
            })
        }
    }
}

/// Carries out a command.
pub fn run(command: &KuliCommand, assets: &Assets) -> Result<ExitCode, Problem> {
    match command {
        KuliCommand::Perft(arguments) => perft::run(arguments, assets),
        KuliCommand::Show(arguments) => show::run(arguments, assets),
        KuliCommand::Solve(arguments) => solve::run(arguments, assets),
        KuliCommand::Play(arguments) => play::run(arguments, assets),
    }
}
