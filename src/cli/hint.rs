//! `kulami hint`: the best fields of a position, and why.

use super::solve::winner;
use super::{Problem, check};
use crate::ai::{Advice, Advised, Limits, Reason, StopFlag, Thinker};
use crate::rules::{Colour, Game};
use serde_json::json;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// Arguments of `kulami hint`.
#[derive(Debug, clap::Args)]
pub struct HintArguments {
    /// A game record; the hint is for the position after its last move. `-` is standard input
    record: PathBuf,
    /// Think for at most so many seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 1)]
    time: u64,
    /// Machine-readable output, with every field
    #[arg(long)]
    json: bool,
}

/// How many fields are printed.
const NAMED: usize = 3;
/// The size of the table in mebibytes: enough for a search of some seconds.
const TABLE: usize = 64;

pub fn run(arguments: &HintArguments) -> Result<ExitCode, Problem> {
    let game = check::read(&arguments.record)?.game;
    let limits = Limits {
        time: Some(Duration::from_secs(arguments.time)),
        ..Limits::default()
    };
    let advice = Thinker::new(TABLE, 1).advise(&game, limits, &StopFlag::default(), |_| ());
    let mut out = io::stdout().lock();
    match (advice, arguments.json) {
        (advice, true) => writeln!(out, "{}", report_json(&game, advice.as_ref()))?,
        (None, false) => {
            let margin = game.score().margin(Colour::Red);
            writeln!(out, "over: {}", winner(margin.into()))?;
        }
        (Some(advice), false) => {
            writeln!(
                out,
                "{} to move, looked {} ahead",
                game.turn(),
                marbles(advice.depth)
            )?;
            for advised in advice.fields.iter().take(NAMED) {
                writeln!(out, "{}", line(&game, advised))?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn marbles(number: u8) -> String {
    match number {
        1 => "1 marble".to_owned(),
        _ => format!("{number} marbles"),
    }
}

/// A field, its margin for the player to move, and the first reason, if any.
fn line(game: &Game, advised: &Advised) -> String {
    let square = game.layout().square(advised.field);
    let margin = match advised.value.rounded() {
        0 => "0".to_owned(),
        margin => format!("{margin:+}"),
    };
    let sure = if advised.exact { "exactly" } else { "about" };
    let value = format!("{square} {sure} {margin}");
    match advised.reasons.first() {
        Some(&reason) => format!("{value}: {}", say(reason, game.turn())),
        None => value,
    }
}

/// A reason of a player in plain English.
fn say(reason: Reason, mover: Colour) -> String {
    let other = !mover;
    match reason {
        Reason::OnlyField => "the only space".to_owned(),
        Reason::EndsTheGame { margin } => match margin {
            0 => "ends the game with a draw".to_owned(),
            1.. => format!("ends the game, ahead by {margin}"),
            _ => format!("ends the game, behind by {}", -margin),
        },
        Reason::TakesTile { size, .. } => format!("takes a tile of {size}"),
        Reason::TiesTile { size, .. } => format!("ties a tile of {size} that is {other}'s"),
        Reason::SecuresTile { size, .. } => {
            format!("{other} can no longer contest a tile of {size}")
        }
        Reason::SavesTile { size, .. } => format!("{other} can no longer take a tile of {size}"),
        Reason::JoinsAreas { from, to } => {
            format!("joins areas: the largest grows from {from} to {to}")
        }
        Reason::ExtendsArea { to } => format!("extends the largest area to {to}"),
        Reason::KeepsAreasApart { from, to } => {
            format!("keeps {other}'s areas apart: the largest would grow from {from} to {to}")
        }
        Reason::MakesChain { length } => format!("makes a chain of {length}"),
        Reason::LengthensChain { length } => format!("lengthens a chain to {length}"),
        Reason::BlocksChain { length } => format!("blocks {other}'s chain of {length}"),
        Reason::LeavesFewFields { fields: 1 } => format!("leaves {other} one space"),
        Reason::LeavesFewFields { fields } => format!("leaves {other} {fields} spaces"),
        Reason::LeavesLittle { points: 0 } => format!("{other} can gain nothing at once"),
        Reason::LeavesLittle { points } => format!("{other} can gain only {points} at once"),
        Reason::BestValue => "best in the long run".to_owned(),
    }
}

fn report_json(game: &Game, advice: Option<&Advice>) -> serde_json::Value {
    let fields = advice.map_or(&[][..], |advice| &advice.fields);
    let fields: Vec<_> = fields
        .iter()
        .map(|advised| {
            let reasons = advised.reasons.iter();
            let reasons: Vec<_> = reasons.map(|&reason| say(reason, game.turn())).collect();
            json!({
                "field": game.layout().square(advised.field).to_string(),
                "margin": advised.value.in_points(),
                "exact": advised.exact,
                "reasons": reasons,
            })
        })
        .collect();
    json!({
        "to_move": game.turn().name(),
        "depth": advice.map_or(0, |advice| advice.depth),
        "fields": fields,
    })
}
