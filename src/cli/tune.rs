//! `kulami tune`: games of the engine against itself, and the weights that explain them best.

use super::Problem;
use super::arena::{BoardSource, ContestSetup};
use crate::ai::{Limits, Regression, StopFlag, Thinker, WeightFile};
use crate::boards::games::play_out;
use crate::rules::RuleSet;
use std::convert::Infallible;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

/// Arguments of `kulami tune`.
#[derive(Debug, clap::Args)]
pub struct TuneArguments {
    /// Games for each set of rules
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// Positions the engine looks at for each move
    #[arg(long, default_value_t = 1_000)]
    nodes: u64,
    /// The same seed gives the same games and weights
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Weights to start from [default: a lead is worth its tile, and nothing else counts]
    #[arg(long, value_name = "FILE")]
    start: Option<PathBuf>,
    /// Where to write the weights
    #[arg(long, value_name = "FILE", default_value = "assets/ai/weights.ron")]
    out: PathBuf,
}

/// Games per batch. The size is fixed, so that the sums do not depend on how many workers there
/// are.
const BATCH: u64 = 250;

pub fn run(arguments: &TuneArguments) -> Result<ExitCode, Problem> {
    let start = Arc::new(match &arguments.start {
        None => WeightFile::plain(),
        Some(file) => WeightFile::parse(&std::fs::read_to_string(file)?)
            .ok_or_else(|| Problem::NoWeights(file.display().to_string()))?,
    });
    let mut tuned = WeightFile::clone(&start);
    for rules in RuleSet::ALL {
        let regression = learn(arguments, rules, &start);
        let (list, error) = regression.solve();
        writeln!(io::stdout(), "{rules}: typical error {error:.2} points")?;
        *tuned.list_mut(rules) = list;
    }
    std::fs::write(&arguments.out, tuned.to_text())?;
    Ok(ExitCode::SUCCESS)
}

fn learn(arguments: &TuneArguments, rules: RuleSet, weights: &Arc<WeightFile>) -> Regression {
    let batches = arguments.games.div_ceil(BATCH);
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let mut learnt: Vec<(u64, Regression)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores)
            .map(|worker| {
                scope.spawn(move || {
                    (worker..batches)
                        .step_by(cores as usize)
                        .map(|batch| (batch, learn_batch(arguments, rules, weights, batch)))
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap_or_default())
            .collect()
    });
    learnt.sort_by_key(|(batch, _)| *batch);
    let mut all = Regression::new(rules, weights);
    for (_, regression) in &learnt {
        all.merge(regression);
    }
    all
}

fn learn_batch(
    arguments: &TuneArguments,
    rules: RuleSet,
    weights: &Arc<WeightFile>,
    batch: u64,
) -> Regression {
    let mut regression = Regression::new(rules, weights);
    let mut thinker = Thinker::new(1, 1).with_weights(weights.clone());
    let limits = Limits {
        nodes: Some(arguments.nodes),
        ..Limits::default()
    };
    for game in batch * BATCH..((batch + 1) * BATCH).min(arguments.games) {
        // Openings of different lengths show the engine positions that it would not reach by
        // itself.
        let setting = ContestSetup {
            boards: BoardSource::Mixed,
            rules: vec![rules],
            opening: 2 + (game % 13) as usize,
            seed: arguments.seed,
        };
        let finished = play_out(setting.start(game), |game| {
            let finding = thinker.think(game, limits, &StopFlag::default(), |_| ());
            Ok::<_, Infallible>(finding.expect("the game is not over").line[0])
        });
        let Ok(finished) = finished;
        regression.learn(&finished, setting.opening);
    }
    regression
}
