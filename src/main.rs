//! Picks what to run: the table, or a command that needs none.

use clap::Parser;
use kulami::cli::{self, Arguments, Next};
use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::run(&Arguments::parse()) {
        Next::Exit(code) => code,
        Next::Play(_assets) => ExitCode::SUCCESS,
    }
}
