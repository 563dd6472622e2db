//! `kulami check`: replaying game records.

use super::Problem;
use crate::rules::notation::Record;
use crate::rules::{Colour, Ending};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Arguments of `kulami check`.
#[derive(Debug, clap::Args)]
pub struct CheckArguments {
    /// Game records; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Machine-readable output, one object a line
    #[arg(long)]
    json: bool,
}

/// One line a record; the code is 1 if any of them is bad.
pub fn run(arguments: &CheckArguments) -> Result<ExitCode, Problem> {
    let mut out = io::stdout().lock();
    let mut all_good = true;
    for file in &arguments.files {
        let record = read(file);
        all_good &= record.is_ok();
        let name = file.display();
        match (&record, arguments.json) {
            (Ok(record), false) => writeln!(out, "{name}: {}", summary(record))?,
            (Err(reason), false) => writeln!(out, "{name}: bad: {reason}")?,
            (Ok(record), true) => writeln!(out, "{}", to_json(&name.to_string(), record))?,
            (Err(reason), true) => {
                let line =
                    serde_json::json!({ "file": name.to_string(), "ok": false, "error": reason });
                writeln!(out, "{line}")?;
            }
        }
    }
    Ok(ExitCode::from(u8::from(!all_good)))
}

fn read(file: &Path) -> Result<Record, String> {
    let bytes = if file.as_os_str() == "-" {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(file)
    };
    let bytes = bytes.map_err(|error| error.to_string())?;
    let text = std::str::from_utf8(&bytes)
        .map_err(|error| format!("byte {}: not UTF-8 text", error.valid_up_to() + 1))?;
    text.parse().map_err(|error| format!("{error}"))
}

fn summary(record: &Record) -> String {
    let game = &record.game;
    let marbles = game.marbles_placed();
    match (game.ending(), record.result()) {
        (Some(ending), Some(result)) => {
            format!("ok: {result}, {marbles} marbles, {}", words(ending))
        }
        _ => format!("ok: {marbles} marbles, {} to move", game.turn()),
    }
}

fn words(ending: Ending) -> String {
    match ending {
        Ending::AllPlaced => "all placed".to_owned(),
        Ending::Blocked(colour) => format!("{colour} has no field"),
    }
}

fn to_json(file: &str, record: &Record) -> serde_json::Value {
    let game = &record.game;
    let score = game.score();
    let [red, black] = Colour::BOTH.map(|colour| score.side(colour).total());
    serde_json::json!({
        "file": file,
        "ok": true,
        "rules": game.rules().name(),
        "marbles": game.marbles_placed(),
        "red": red,
        "black": black,
        "ending": game.ending().map(words),
        "result": record.result(),
    })
}
