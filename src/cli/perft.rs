//! `kulami perft`: counting positions.

use super::Problem;
use super::board::find_named;
use crate::assets::Assets;
use crate::rules::notation::parse_board;
use crate::rules::{Colour, Layout, Position, perft};
use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

/// Arguments of `kulami perft`.
#[derive(Debug, clap::Args)]
pub struct PerftArguments {
    /// The board, as rows from the top separated by `/`, or as a 200-character board code
    #[arg(required_unless_present = "board", conflicts_with = "board")]
    layout: Option<String>,
    /// How many marbles deep; deeper than 9 takes long
    #[arg(value_name = "N")]
    depth: usize,
    /// A board of the library instead of a layout, by name
    #[arg(long, value_name = "NAME")]
    board: Option<String>,
    /// Machine-readable output
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &PerftArguments, assets: &Assets) -> Result<ExitCode, Problem> {
    let layout: Layout = match (&arguments.layout, &arguments.board) {
        (Some(text), _) => parse_board(text)?,
        (None, name) => find_named(assets, name.as_deref().unwrap_or_default())?.layout,
    };
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
