//! `kulami bench`: a fixed set of positions at fixed depth. The number of nodes is a
//! signature of the search: it changes when the search does, and only then.

use super::Problem;
use super::arena::{BoardSource, ContestSetup};
use crate::ai::{Limits, StopFlag, Thinker};
use crate::rules::RuleSet;
use std::io::{self, Write};
use std::process::ExitCode;

/// Positions from the opening to the end, for each of the rules.
const POSITIONS: u64 = 8;
const DEPTH: u8 = 10;

pub fn run() -> Result<ExitCode, Problem> {
    let mut out = io::stdout().lock();
    let (mut nodes, mut seconds) = (0, 0.0);
    for rules in RuleSet::ALL {
        let (mut of_rules, mut time) = (0, 0.0);
        for number in 0..POSITIONS {
            let setting = ContestSetup {
                boards: BoardSource::Mixed,
                rules: vec![rules],
                opening: 2 + 4 * number as usize,
                seed: 0,
            };
            let limits = Limits {
                depth: Some(DEPTH),
                ..Limits::default()
            };
            let game = setting.start(number);
            let finding = Thinker::new(16, 1).think(&game, limits, &StopFlag::default(), |_| ());
            if let Some(finding) = finding {
                of_rules += finding.nodes;
                time += finding.time.as_secs_f64();
            }
        }
        writeln!(out, "{rules:<12} {of_rules:>10} nodes")?;
        nodes += of_rules;
        seconds += time;
    }
    let per_second = nodes as f64 / seconds.max(1e-6);
    writeln!(
        out,
        "signature    {nodes:>10} nodes, {per_second:.0} a second"
    )?;
    Ok(ExitCode::SUCCESS)
}
