//! `kulami survey`: games of equally strong players on boards, and the figures that follow from
//! them.

use super::Problem;
use super::arena::{BoardSource, ContestSetup, Spec};
use super::board::find_board;
use crate::ai::{Limits, StopFlag};
use crate::assets::Assets;
use crate::boards::games::{SurveyedGame, usual};
use crate::boards::{Better, Survey, Surveys, library};
use crate::play::{MoveSource, NoMove};
use crate::report;
use crate::rules::{Layout, RuleSet};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

/// Arguments of `kulami survey`. Without any boards, all of the library.
#[derive(Debug, clap::Args)]
pub struct SurveyArguments {
    /// Boards by name or as text
    boards: Vec<String>,
    /// Games on each board
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Who plays both sides: any player of the arena
    #[arg(long, value_name = "SPEC", default_value = "engine:nodes=2000")]
    player: Spec,
    /// Random marbles before the players take over, as many of each side
    #[arg(long, default_value_t = usual::OPENING, value_name = "PLIES")]
    openings: usize,
    /// basic, area, chains, area+chains, or all of them in turn
    #[arg(long, default_value = "all")]
    rules: String,
    /// The same seed gives the same games
    #[arg(long, default_value_t = usual::SEED)]
    seed: u64,
    /// Games at once [default: one for each core]
    #[arg(long)]
    jobs: Option<usize>,
    /// Where to write the figures, for the game to show
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub fn run(arguments: &SurveyArguments, assets: &Assets) -> Result<ExitCode, Problem> {
    let rules = match arguments.rules.as_str() {
        "all" => RuleSet::ALL.to_vec(),
        name => vec![name.parse::<RuleSet>()?],
    };
    let boards = find_boards(arguments, assets)?;
    let mut surveys = Surveys::default();
    let mut out = io::stdout().lock();
    writeln!(out, "{HEAD}")?;
    for (name, layout) in boards {
        let setting = ContestSetup {
            boards: BoardSource::Given(vec![Arc::new(layout.clone())]),
            rules: rules.clone(),
            opening: arguments.openings.min(30),
            seed: arguments.seed,
        };
        let survey = survey(arguments, &setting)?;
        writeln!(out, "{}", row(&name, &survey))?;
        out.flush()?;
        surveys.add(layout, survey);
    }
    if let Some(file) = &arguments.out {
        std::fs::write(file, surveys.to_text())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn find_boards(
    arguments: &SurveyArguments,
    assets: &Assets,
) -> Result<Vec<(String, Layout)>, Problem> {
    if arguments.boards.is_empty() {
        let (boards, problems) = library(assets);
        problems.iter().for_each(report::problem);
        let named = boards.into_iter().map(|board| (board.name, board.layout));
        return Ok(named.collect());
    }
    let found = arguments.boards.iter();
    found
        .map(|text| Ok((text.clone(), find_board(text, assets)?)))
        .collect()
}

/// Plays all games of one board.
fn survey(arguments: &SurveyArguments, setting: &ContestSetup) -> Result<Survey, NoMove> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = arguments.jobs.unwrap_or(cores).max(1);
    let played = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs)
            .map(|first| {
                scope.spawn(move || {
                    let mut player = arguments.player.make(Limits::default());
                    (first as u64..u64::from(arguments.games))
                        .step_by(jobs)
                        .map(|number| play(player.as_mut(), setting, number))
                        .collect::<Result<Vec<_>, _>>()
                })
            })
            .collect();
        let mut all = Vec::new();
        for worker in workers {
            let played = worker
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            all.extend(played?);
        }
        Ok(all)
    })?;
    Ok(Survey::of(&played))
}

/// One game with the same player on both sides.
fn play(
    player: &mut dyn MoveSource,
    setting: &ContestSetup,
    number: u64,
) -> Result<SurveyedGame, NoMove> {
    player.new_game(setting.seed ^ number);
    let go_on = StopFlag::default();
    SurveyedGame::out(setting.start(number), |game| player.choose(game, &go_on))
}

const HEAD: &str = "\
| board | fields to choose from | marbles | ended by a block | starter | does better | won by |
|---|---|---|---|---|---|---|";

fn row(name: &str, survey: &Survey) -> String {
    let better = match survey.better() {
        Better::Starter => "starter",
        Better::Second => "second",
        Better::Neither => "–",
    };
    format!(
        "| {name} | {:.1} | {:.1} | {:.0} % | {:.1} % ± {:.1} | {better} | {:.1} |",
        survey.openness,
        survey.length,
        100.0 * survey.blocked,
        100.0 * survey.starter,
        100.0 * survey.starter_error,
        survey.margin,
    )
}
