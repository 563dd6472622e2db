//! `kulami perft`: counting positions.

use super::Problem;
use super::board::find_board;
use crate::assets::Assets;
use crate::rules::{Colour, MARBLES, Position, perft};
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

/// Arguments of `kulami perft`.
#[derive(Debug, clap::Args)]
pub struct PerftArguments {
    /// The board: rows separated by `/`, a 200-character board code, or a name from the library
    #[arg(value_name = "LAYOUT")]
    board: String,
    /// How many marbles deep; more than 9 takes long
    #[arg(value_name = "N", value_parser = clap::value_parser!(u64).range(0..=MARBLES as u64))]
    depth: u64,
    /// Machine-readable output, one object a line
    #[arg(long)]
    json: bool,
}

/// Counts at every depth from 1 up to the one asked for.
pub fn run(arguments: &PerftArguments, assets: &Assets) -> Result<ExitCode, Problem> {
    let layout = find_board(&arguments.board, assets)?;
    let mut out = io::stdout().lock();
    for depth in arguments.depth.min(1)..=arguments.depth {
        let started = Instant::now();
        let count = perft(&layout, &Position::start(Colour::Red), depth as usize);
        let seconds = started.elapsed().as_secs_f64();
        if arguments.json {
            let line = serde_json::json!({ "depth": depth, "count": count, "seconds": seconds });
            writeln!(out, "{line}")?;
        } else {
            writeln!(out, "perft {depth} {count}")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
