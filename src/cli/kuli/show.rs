//! `kulami kuli show`: a position as a person at a terminal wants to see it.

use super::super::{Problem, check};
use super::Beginning;
use crate::assets::Assets;
use crate::kuli::rules::notation::{diagram, position_text};
use crate::kuli::rules::{Board, Hand, Position, Roll, Rolls, Seat};
use crate::shared::FieldSet;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

/// Arguments of `kulami kuli show`.
#[derive(Debug, clap::Args)]
pub struct ShowArguments {
    /// A record whose last position is shown
    #[arg(conflicts_with_all = ["board", "players", "position"])]
    file: Option<PathBuf>,
    #[command(flatten)]
    beginning: Beginning,
}

pub fn run(arguments: &ShowArguments, assets: &Assets) -> Result<ExitCode, Problem> {
    let (board, position) = match &arguments.file {
        Some(file) => {
            let game = check::read_kuli(file)?.game;
            (game.board().clone(), *game.position())
        }
        None => arguments.beginning.position(assets)?,
    };
    show(&mut io::stdout().lock(), &board, &position)?;
    Ok(ExitCode::SUCCESS)
}

fn show(out: &mut impl Write, board: &Arc<Board>, position: &Position) -> io::Result<()> {
    write!(out, "{}", diagram(board, position, FieldSet::EMPTY))?;
    writeln!(out, "{}", position_text(board, position))?;
    match position.winner() {
        Some(seat) => writeln!(out, "{seat} has won")?,
        None => {
            let choices = Roll::ALL.map(|roll| position.choices(board, roll).total().to_string());
            let turn = position.turn();
            writeln!(
                out,
                "{turn} to move, choices by roll: {}",
                choices.join(" ")
            )?;
        }
    }
    for seat in position.seats() {
        writeln!(out, "{}", standing(board, position, seat))?;
    }
    Ok(())
}

/// A seat's coins, hand by hand, with the rolls that can hit each.
fn standing(board: &Board, position: &Position, seat: Seat) -> String {
    let hands = position.hands(seat).map(|hand| {
        let danger = position.danger(board, hand.field()).rolls();
        format!("{} {}", named(board, hand), threat(danger))
    });
    let hands: Vec<String> = hands.collect();
    let coins = super::narration::coins(position.coins(seat));
    format!("{seat} ({}): {coins}: {}", seat.letter(), hands.join(", "))
}

fn named(board: &Board, hand: Hand) -> String {
    format!("{}={}", board.square(hand.field()), hand.coins())
}

fn threat(rolls: Rolls) -> String {
    if rolls.is_empty() {
        return "safe".to_owned();
    }
    let rolls: Vec<String> = rolls.iter().map(|roll| roll.to_string()).collect();
    format!("hit by {}", rolls.join(" "))
}
