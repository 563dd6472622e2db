//! `kulami kuli perft`: counting sequences of turns.

use super::super::Problem;
use super::Beginning;
use crate::assets::Assets;
use crate::kuli::rules::perft;
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

/// Arguments of `kulami kuli perft`.
#[derive(Debug, clap::Args)]
pub struct SequenceArguments {
    /// How many turns; more than 4 takes long
    #[arg(value_name = "N", value_parser = clap::value_parser!(u8).range(0..=20))]
    turns: u8,
    #[command(flatten)]
    beginning: Beginning,
    /// Machine-readable output, one object a line
    #[arg(long)]
    json: bool,
}

/// Counts for every number of turns from 1 up to the one asked for.
pub fn run(arguments: &SequenceArguments, assets: &Assets) -> Result<ExitCode, Problem> {
    let (board, position) = arguments.beginning.position(assets)?;
    let mut out = io::stdout().lock();
    for turns in arguments.turns.min(1)..=arguments.turns {
        let started = Instant::now();
        let count = perft(&board, &position, usize::from(turns));
        let seconds = started.elapsed().as_secs_f64();
        if arguments.json {
            let line = serde_json::json!({ "turns": turns, "count": count, "seconds": seconds });
            writeln!(out, "{line}")?;
        } else {
            writeln!(out, "perft {turns} {count}")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
