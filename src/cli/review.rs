//! `kulami review`: where a game turned, and what was better.

use super::solve::winner;
use super::{Problem, check};
use crate::ai::{Limits, Review, ReviewedMove, StopFlag, Thinker, Value};
use crate::rules::{Colour, Game};
use serde_json::json;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Arguments of `kulami review`.
#[derive(Debug, clap::Args)]
pub struct ReviewArguments {
    /// A game record. `-` is standard input
    record: PathBuf,
    /// Positions to look at for each move: the same number gives the same review
    #[arg(long, default_value_t = 300_000)]
    nodes: u64,
    /// Mebibytes for the table
    #[arg(long, default_value_t = 64)]
    hash: usize,
    /// Machine-readable output, with every move
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &ReviewArguments) -> Result<ExitCode, Problem> {
    let game = check::read(&arguments.record)?.game;
    let limits = Limits {
        nodes: Some(arguments.nodes),
        ..Limits::default()
    };
    let watched = io::stderr().is_terminal();
    let mut thinker = Thinker::new(arguments.hash, 1);
    let review = thinker.review(&game, limits, &StopFlag::default(), |_, done| {
        if watched {
            let _ = write!(io::stderr(), "\r{:.0} %", 100.0 * done);
        }
    });
    if watched {
        let _ = writeln!(io::stderr());
    }
    let mut out = io::stdout().lock();
    if arguments.json {
        writeln!(out, "{}", report_json(&game, &review))?;
        return Ok(ExitCode::SUCCESS);
    }
    let turning_points = review.turning_points();
    for point in &turning_points {
        writeln!(out, "{}", line(&game, point))?;
    }
    if turning_points.is_empty() {
        writeln!(out, "no turning points")?;
    }
    let [red, black] = Colour::BOTH.map(|colour| review.lost_by(colour));
    writeln!(out, "lost in all moves: red {red:.1}, black {black:.1}")?;
    Ok(ExitCode::SUCCESS)
}

fn line(game: &Game, point: &ReviewedMove) -> String {
    let square = |field| game.layout().square(field);
    let wins = |margin: Value| winner(margin.rounded().into());
    format!(
        "move {}: {} {} costs {}, {} was better: {} instead of {} ({})",
        point.number,
        point.mover,
        square(point.played),
        point.loss().rounded(),
        square(point.best),
        wins(point.before),
        wins(point.after),
        if point.exact { "exact" } else { "expected" }
    )
}

fn report_json(game: &Game, review: &Review) -> serde_json::Value {
    let square = |field| game.layout().square(field).to_string();
    let turning_points = review.turning_points();
    let moves: Vec<_> = review
        .moves
        .iter()
        .map(|reviewed| {
            json!({
                "number": reviewed.number,
                "mover": reviewed.mover.name(),
                "played": square(reviewed.played),
                "best": square(reviewed.best),
                "red_margin_before": reviewed.before.in_points(),
                "red_margin_after": reviewed.after.in_points(),
                "loss": reviewed.loss().in_points(),
                "exact": reviewed.exact,
                "depth": reviewed.depth,
                "turning_point": turning_points.contains(reviewed),
            })
        })
        .collect();
    json!({ "moves": moves })
}
