//! `kulami arena`: players against each other, over many games, with statistics.

mod contest;
mod ladder;
mod player;
mod program;
mod tally;

pub use contest::{BoardSource, ContestSetup, GameResult, play_pair, play_pairs};
pub use player::{Spec, SpecError};
pub use tally::Tally;

use super::Problem;
use crate::ai::Limits;
use crate::rules::RuleSet;
use crate::rules::notation::parse_board;
use clap::{ArgGroup, Args};
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

/// Arguments of `kulami arena`.
#[derive(Debug, Args)]
#[command(group = ArgGroup::new("length"))]
pub struct ArenaArguments {
    /// A player: level:1 to level:10, engine:movetime=100 (or depth=N, nodes=N; threads=N,
    /// hash=MIB, weights=FILE), greedy, random, or cmd:PROGRAM ARGUMENTS for anything that speaks
    /// the engine protocol
    #[arg(long, value_name = "SPEC", required_unless_present = "ladder")]
    a: Option<Spec>,
    /// Its opponent
    #[arg(long, value_name = "SPEC", required_unless_present = "ladder")]
    b: Option<Spec>,
    /// Let every level play the one below it, and print a table
    #[arg(long, conflicts_with_all = ["a", "b", "sprt"])]
    ladder: bool,
    /// How many games, in pairs with colours swapped
    #[arg(long, group = "length", default_value_t = 200)]
    games: u64,
    /// Play until it is clear whether A is elo1 stronger or only elo0
    #[arg(long, group = "length", value_name = "ELO0,ELO1", value_parser = parse_sprt)]
    sprt: Option<(f64, f64)>,
    /// square, irregular, mixed, or a file with a layout a line
    #[arg(long, default_value = "mixed")]
    boards: String,
    /// basic, area, chains, area+chains, or all of them in turn
    #[arg(long, default_value = "all")]
    rules: String,
    /// What other programs may use for a move
    #[arg(long, default_value_t = 100, value_name = "MS")]
    movetime: u64,
    /// The same as a number of positions; then time does not matter
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Random marbles before the players take over
    #[arg(long, default_value_t = 4, value_name = "PLIES")]
    openings: usize,
    /// The same seed gives the same boards and openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at once [default: one for each core]
    #[arg(long)]
    jobs: Option<usize>,
}

fn parse_sprt(text: &str) -> Result<(f64, f64), String> {
    let (low, high) = text
        .split_once(',')
        .ok_or("two numbers are needed, as 0,10")?;
    match (low.parse(), high.parse()) {
        (Ok(low), Ok(high)) if low < high => Ok((low, high)),
        _ => Err("two numbers are needed, the smaller first".to_owned()),
    }
}

/// The log-likelihood ratio that decides: one error in twenty, either way.
const DECISIVE: f64 = 2.94;

pub(super) fn run(arguments: &ArenaArguments) -> Result<ExitCode, Problem> {
    let rules = match arguments.rules.as_str() {
        "all" => RuleSet::ALL.to_vec(),
        name => vec![name.parse::<RuleSet>()?],
    };
    let setting = ContestSetup {
        boards: find_boards(&arguments.boards)?,
        rules,
        opening: arguments.openings.min(30),
        seed: arguments.seed,
    };
    let limits = Limits {
        time: arguments
            .nodes
            .is_none()
            .then(|| Duration::from_millis(arguments.movetime)),
        nodes: arguments.nodes,
        ..Limits::default()
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = arguments.jobs.unwrap_or(cores);
    let (Some(a), Some(b)) = (&arguments.a, &arguments.b) else {
        ladder::climb(&setting, arguments.games, jobs, &mut io::stdout().lock())?;
        return Ok(ExitCode::SUCCESS);
    };
    let pairs = match arguments.sprt {
        Some(_) => u64::MAX,
        None => arguments.games.div_ceil(2),
    };
    let mut tally = Tally::default();
    let mut verdict = None;
    play_pairs(
        &setting,
        pairs,
        jobs,
        || [a.make(limits), b.make(limits)],
        |pair| {
            tally.add(pair);
            let mut ratio = None;
            if let Some((elo0, elo1)) = arguments.sprt {
                let found = tally.log_likelihood_ratio(elo0, elo1);
                ratio = Some(found);
                if found.abs() >= DECISIVE {
                    verdict.get_or_insert(found > 0.0);
                }
            }
            show_progress(&tally, arguments.games, ratio);
            verdict.is_none()
        },
    )?;
    finish_progress();
    let mut out = io::stdout().lock();
    writeln!(out, "{tally}")?;
    if let (Some((elo0, elo1)), Some(stronger)) = (arguments.sprt, verdict) {
        let proven = if stronger { elo1 } else { elo0 };
        let word = if stronger { "at least" } else { "at most" };
        writeln!(out, "sprt {elo0},{elo1}: A is {word} {proven:+} elo")?;
    }
    Ok(ExitCode::SUCCESS)
}

fn find_boards(text: &str) -> Result<BoardSource, Problem> {
    Ok(match text {
        "square" => BoardSource::Square,
        "irregular" => BoardSource::Irregular,
        "mixed" => BoardSource::Mixed,
        file => {
            let lines = std::fs::read_to_string(Path::new(file))?;
            let layouts = lines
                .lines()
                .filter(|line| !line.trim().is_empty())
                .map(|line| Ok(Arc::new(parse_board(line)?)))
                .collect::<Result<Vec<_>, Problem>>()?;
            if layouts.is_empty() {
                return Err(Problem::NoBoards(file.to_owned()));
            }
            BoardSource::Given(layouts)
        }
    })
}

/// A progress line that is overwritten, on terminals only.
fn show_progress(tally: &Tally, games: u64, ratio: Option<f64>) {
    if !io::stderr().is_terminal() {
        return;
    }
    let done = tally.games();
    let percent = 100.0 * tally.score();
    let _ = match ratio {
        Some(ratio) => write!(
            io::stderr(),
            "\r{done} games, {percent:.1} %, llr {ratio:+.2}  "
        ),
        None => {
            let filled = (30 * done / games.max(1)).min(30) as usize;
            let bar = "#".repeat(filled) + &".".repeat(30 - filled);
            write!(
                io::stderr(),
                "\r[{bar}] {done}/{games} games, {percent:.1} %  "
            )
        }
    };
}

fn finish_progress() {
    if io::stderr().is_terminal() {
        let _ = writeln!(io::stderr());
    }
}
