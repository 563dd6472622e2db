//! `kulami perft`: counting positions.

use super::Problem;
use super::board::find_named;
use crate::assets::Assets;
use crate::rules::notation::parse_board;
use crate::rules::{Colour, Field, Layout, Position, perft};
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

/// Arguments of `kulami perft`.
#[derive(Debug, clap::Args)]
pub struct PerftArguments {
    /// The board: rows from the top separated by `/`, a 200-character board code, or a name from the library
    layout: String,
    /// How many marbles deep; deeper than 9 takes long
    #[arg(value_name = "N")]
    depth: usize,
    /// Machine-readable output
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &PerftArguments, assets: &Assets) -> Result<ExitCode, Problem> {
    let layout = find_board(&arguments.layout, assets)?;
    let mut out = io::stdout().lock();
    for depth in 1..=arguments.depth {
        let started = Instant::now();
        let count = perft(&layout, &Position::start(Colour::Red), depth);
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

/// A board by its text or by its name.
fn find_board(text: &str, assets: &Assets) -> Result<Layout, Problem> {
    match parse_board(text) {
        Ok(layout) => Ok(layout),
        // Names have no slash, and every layout does.
        Err(error) if text.contains('/') || text.len() >= Field::COUNT => Err(error.into()),
        Err(_) => Ok(find_named(assets, text)?.layout),
    }
}
