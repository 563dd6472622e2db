//! `kulami kuli solve`: the exact value of an ending, and the best choice for every roll.

use super::super::Problem;
use super::{Beginning, KuliProblem};
use crate::assets::Assets;
use crate::kuli::ai::endings::Solution;
use crate::kuli::rules::notation::turn_text;
use crate::kuli::rules::{Board, Choice, Position, Roll, Turn};
use std::io::{self, Write};
use std::process::ExitCode;

/// Arguments of `kulami kuli solve`.
#[derive(Debug, clap::Args)]
pub struct EndingArguments {
    #[command(flatten)]
    beginning: Beginning,
}

pub fn run(arguments: &EndingArguments, assets: &Assets) -> Result<ExitCode, Problem> {
    let (board, position) = arguments.beginning.position(assets)?;
    let mut out = io::stdout().lock();
    if let Some(winner) = position.winner() {
        writeln!(out, "{winner} has won")?;
        return Ok(ExitCode::SUCCESS);
    }
    let solution = Solution::of(&board, &position).map_err(KuliProblem::from)?;
    let chance = solution.chance(&position).unwrap_or_default();
    writeln!(out, "{} to move wins {chance:.5}", position.turn())?;
    for roll in Roll::ALL {
        let Some((choice, chance)) = best(&board, &solution, &position, roll) else {
            continue;
        };
        let turn = turn_text(&board, &position, Turn { roll, choice });
        writeln!(out, "{turn} {chance:.5}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The best choice for a roll, and the chance after it.
fn best(
    board: &Board,
    solution: &Solution,
    position: &Position,
    roll: Roll,
) -> Option<(Choice, f32)> {
    let choices = position.choices(board, roll);
    let valued = choices.filter_map(|choice| {
        let after = position.play(board, choice);
        let chance = solution.chance(&after)?;
        // Whoever is alone on the board is to move in it.
        let is_won = after.turn() == position.turn();
        Some((choice, if is_won { chance } else { 1.0 - chance }))
    });
    // The first of several that are as good.
    valued.reduce(|best, next| if next.1 > best.1 { next } else { best })
}
