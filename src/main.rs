//! Runs the game in a window, or a command that needs no window.

use clap::Parser;
#[cfg(feature = "game")]
use kulami::app::offscreen;
use kulami::assets::Assets;
use kulami::cli::drawing::Drawing;
use kulami::cli::trials::Trial;
use kulami::cli::{self, Arguments, GivenFile, Next};
use kulami::report;
use kulami::showcase::Stand;
use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::run(&Arguments::parse()) {
        Next::Exit(code) => code,
        Next::Play(assets, given) => play(&assets, given),
        Next::Show(assets, stand) => show(&assets, *stand),
        Next::Draw(drawing, assets) => draw(&drawing, &assets),
        Next::Try(trial, assets) => try_stand(&trial, &assets),
    }
}

#[cfg(feature = "game")]
fn play(assets: &Assets, given: GivenFile) -> ExitCode {
    kulami::app::run(assets, given)
}

#[cfg(feature = "game")]
fn show(assets: &Assets, stand: Stand) -> ExitCode {
    kulami::app::run_stand(assets, stand)
}

#[cfg(feature = "game")]
fn draw(drawing: &Drawing, assets: &Assets) -> ExitCode {
    let outcome = match drawing {
        Drawing::Gallery(arguments) => offscreen::gallery(arguments, assets),
        Drawing::Film(arguments) => offscreen::film(arguments, assets),
    };
    outcome.unwrap_or_else(|error| {
        report::problem(&error);
        ExitCode::FAILURE
    })
}

#[cfg(feature = "game")]
fn try_stand(trial: &Trial, assets: &Assets) -> ExitCode {
    let outcome = match trial {
        Trial::Soak(arguments) => kulami::app::trial::soak(arguments, assets),
        Trial::Monkey(arguments) => kulami::app::trial::monkey(arguments, assets),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            report::problem(&failure);
            ExitCode::FAILURE
        }
    }
}

#[cfg(not(feature = "game"))]
fn try_stand(_trial: &Trial, assets: &Assets) -> ExitCode {
    play(assets, GivenFile::None)
}

#[cfg(not(feature = "game"))]
fn play(_assets: &Assets, given: GivenFile) -> ExitCode {
    // That a file is broken has been reported.
    if matches!(given, GivenFile::Broken(_)) {
        return ExitCode::from(2);
    }
    report::problem(&"this build has no table to play on; see `kulami --help` for what it has");
    ExitCode::FAILURE
}

#[cfg(not(feature = "game"))]
fn show(assets: &Assets, _stand: Stand) -> ExitCode {
    play(assets, GivenFile::None)
}

#[cfg(not(feature = "game"))]
fn draw(_drawing: &Drawing, assets: &Assets) -> ExitCode {
    play(assets, GivenFile::None)
}
