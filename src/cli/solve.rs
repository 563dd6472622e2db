//! `kulami solve`: the exact value and best line of a position.

use super::{Problem, check};
use crate::ai::{Finding, Limits, StopFlag, Thinker};
use crate::rules::{Colour, Game};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// Arguments of `kulami solve`.
#[derive(Debug, clap::Args)]
pub struct SolveArguments {
    /// A game record; the position after its last move is solved. `-` is standard input
    record: PathBuf,
    /// Give up after so many seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    time: u64,
    /// Threads to search on [default: one for each core]
    #[arg(long)]
    threads: Option<usize>,
    /// Mebibytes for the table
    #[arg(long, default_value_t = 256)]
    hash: usize,
    /// Machine-readable output
    #[arg(long)]
    json: bool,
}

/// The exit code is 1 if the time was not enough.
pub fn run(arguments: &SolveArguments) -> Result<ExitCode, Problem> {
    let game = check::read(&arguments.record)?.game;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut thinker = Thinker::new(arguments.hash, arguments.threads.unwrap_or(cores));
    let limits = Limits {
        time: Some(Duration::from_secs(arguments.time)),
        ..Limits::default()
    };
    let watched = io::stderr().is_terminal();
    let finding = thinker.think(&game, limits, &StopFlag::default(), |finding| {
        if watched {
            let Finding {
                depth, value, time, ..
            } = finding;
            let _ = write!(
                io::stderr(),
                "\rdepth {depth}, {value} after {:.1} s   ",
                time.as_secs_f64()
            );
        }
    });
    if watched {
        let _ = writeln!(io::stderr());
    }
    let exact = finding.as_ref().is_none_or(|finding| finding.exact);
    let mut out = io::stdout().lock();
    if arguments.json {
        writeln!(out, "{}", report_json(&game, finding.as_ref()))?;
    } else {
        writeln!(out, "{}", report(&game, finding.as_ref()))?;
    }
    Ok(ExitCode::from(u8::from(!exact)))
}

/// The margin for red, whoever is to move.
fn margin(game: &Game, finding: Option<&Finding>) -> f64 {
    let Some(finding) = finding else {
        return f64::from(game.score().margin(Colour::Red));
    };
    let points = finding.value.in_points();
    if game.turn() == Colour::Red {
        points
    } else {
        -points
    }
}

/// Who wins by how much, from red's margin.
pub fn winner(red_margin: f64) -> String {
    match red_margin {
        0.0 => "a draw".to_owned(),
        margin if margin > 0.0 => format!("red by {margin}"),
        margin => format!("black by {}", -margin),
    }
}

fn line(game: &Game, finding: Option<&Finding>) -> Vec<String> {
    let fields = finding
        .map(|finding| finding.line.as_slice())
        .unwrap_or_default();
    fields
        .iter()
        .map(|&field| game.layout().square(field).to_string())
        .collect()
}

fn report(game: &Game, finding: Option<&Finding>) -> String {
    let who = winner(margin(game, finding));
    match finding {
        None => format!("over: {who}"),
        Some(found) => format!(
            "{}: {who}, best line {} ({} positions, {:.2} s)",
            if found.exact {
                "exact"
            } else {
                "not solved, expected"
            },
            line(game, finding).join(" "),
            found.nodes,
            found.time.as_secs_f64()
        ),
    }
}

fn report_json(game: &Game, finding: Option<&Finding>) -> serde_json::Value {
    serde_json::json!({
        "exact": finding.is_none_or(|finding| finding.exact),
        "red_margin": margin(game, finding),
        "line": line(game, finding),
        "nodes": finding.map_or(0, |finding| finding.nodes),
        "seconds": finding.map_or(0.0, |finding| finding.time.as_secs_f64()),
    })
}
