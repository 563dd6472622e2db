//! Picks what to run: the table, or a command that needs none.

use clap::Parser;
use kulami::cli::{self, Arguments, Next};
use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::run(&Arguments::parse()) {
        Next::Exit(code) => code,
        Next::Play => play(),
    }
}

#[cfg(feature = "game")]
fn play() -> ExitCode {
    kulami::app::run()
}

#[cfg(not(feature = "game"))]
fn play() -> ExitCode {
    cli::complain(&"this build has no table to play on; see `kulami --help` for what it has");
    ExitCode::FAILURE
}
