//! `kulami check`: replaying game records.

use super::{Problem, kuli};
use crate::kuli::rules::notation as kuli_notation;
use crate::rules::notation::{Record, RecordError};
use crate::rules::{Colour, Ending, Excerpt};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// No record of a game comes near this many bytes.
const LONGEST_RECORD: u64 = 16 << 20;

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

/// Why a file is not a good record.
#[derive(Debug, thiserror::Error)]
pub enum BadFile {
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error("byte {}: not UTF-8 text", .0.valid_up_to() + 1)]
    NotText(#[from] std::str::Utf8Error),
    #[error("it is longer than {} MiB", LONGEST_RECORD >> 20)]
    TooLong,
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error(transparent)]
    KuliRecord(#[from] kuli_notation::RecordError),
}

/// A record of either game.
enum EitherRecord {
    Kulami(Record),
    Kuli(kuli_notation::Record),
}

/// Prints one line a record; the exit code is 1 if any of them is bad.
pub fn run(arguments: &CheckArguments) -> Result<ExitCode, Problem> {
    let mut out = io::stdout().lock();
    let mut all_good = true;
    for file in &arguments.files {
        let record = read_either(file);
        all_good &= record.is_ok();
        let name = file.to_string_lossy();
        if arguments.json {
            writeln!(out, "{}", report_json(&name, &record))?;
            continue;
        }
        // A name that would not print as one line is quoted.
        let name = if name.contains(char::is_control) {
            Excerpt::new(&name).to_string()
        } else {
            name.into_owned()
        };
        match record {
            Ok(EitherRecord::Kulami(record)) => writeln!(out, "{name}: {}", summary(&record))?,
            Ok(EitherRecord::Kuli(record)) => {
                writeln!(out, "{name}: {}", kuli::record_summary(&record))?;
            }
            Err(reason) => writeln!(out, "{name}: bad: {reason}")?,
        }
    }
    Ok(ExitCode::from(u8::from(!all_good)))
}

/// The record of a game of Kulami in a file.
pub fn read(file: &Path) -> Result<Record, BadFile> {
    Ok(read_text(file)?.parse()?)
}

/// The record of a game of Kuli in a file.
pub fn read_kuli(file: &Path) -> Result<kuli_notation::Record, BadFile> {
    Ok(read_text(file)?.parse()?)
}

fn read_either(file: &Path) -> Result<EitherRecord, BadFile> {
    let text = read_text(file)?;
    if kuli_notation::Record::is_meant(&text) {
        Ok(EitherRecord::Kuli(text.parse()?))
    } else {
        Ok(EitherRecord::Kulami(text.parse()?))
    }
}

fn read_text(file: &Path) -> Result<String, BadFile> {
    let source: Box<dyn Read> = if file.as_os_str() == "-" {
        Box::new(io::stdin())
    } else {
        Box::new(File::open(file)?)
    };
    let mut bytes = Vec::new();
    source.take(LONGEST_RECORD + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LONGEST_RECORD {
        return Err(BadFile::TooLong);
    }
    Ok(std::str::from_utf8(&bytes)?.to_owned())
}

fn summary(record: &Record) -> String {
    let game = &record.game;
    let marbles = game.marbles_placed();
    let Some(result) = record.result() else {
        return format!("ok: {marbles} marbles, {} to move", game.turn());
    };
    let how = match game.ending() {
        Some(Ending::Blocked(colour)) => format!("{colour} has no space"),
        _ => "all placed".to_owned(),
    };
    format!("ok: {result}, {marbles} marbles, {how}")
}

fn report_json(file: &str, record: &Result<EitherRecord, BadFile>) -> Value {
    let record = match record {
        Ok(EitherRecord::Kulami(record)) => record,
        Ok(EitherRecord::Kuli(record)) => return kuli::record_json(file, record),
        Err(reason) => {
            let line = match reason {
                BadFile::Record(error) => Some(error.line),
                BadFile::KuliRecord(error) => Some(error.line),
                _ => None,
            };
            return json!({ "file": file, "ok": false, "error": reason.to_string(), "line": line });
        }
    };
    let game = &record.game;
    let score = game.score();
    let [red, black] = Colour::BOTH.map(|colour| score.side(colour).total());
    let ending = match game.ending() {
        None => Value::Null,
        Some(Ending::AllPlaced) => "all placed".into(),
        Some(Ending::Blocked(colour)) => format!("{colour} blocked").into(),
    };
    json!({
        "file": file,
        "ok": true,
        "rules": game.rules().name(),
        "marbles": game.marbles_placed(),
        "red": red,
        "black": black,
        "ending": ending,
        "result": record.result(),
    })
}
