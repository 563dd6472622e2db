//! The arguments of `kulami soak` and `kulami monkey`. The app carries them out.

use clap::Args;
use std::path::PathBuf;

/// Trials of a stand.
#[derive(Clone, Debug)]
pub enum Trial {
    /// Attract mode for a long time.
    Soak(SoakArguments),
    /// Random input of every kind.
    Monkey(MonkeyArguments),
}

/// Arguments of `kulami soak`.
#[derive(Clone, Debug, Args)]
pub struct SoakArguments {
    /// How long it runs
    #[arg(long, default_value_t = 1.0, value_name = "N", value_parser = parse_minutes)]
    pub minutes: f64,
    /// Draw every frame, in small: slower, but what the graphics hold is watched, too
    #[arg(long)]
    pub draw: bool,
    /// The stand's file, to try that one
    #[arg(long, value_name = "FILE")]
    pub stand: Option<PathBuf>,
}

/// Arguments of `kulami monkey`.
#[derive(Clone, Debug, Args)]
pub struct MonkeyArguments {
    /// How long it runs
    #[arg(long, default_value_t = 1.0, value_name = "N", value_parser = parse_minutes)]
    pub minutes: f64,
    /// The same seed gives the same input
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The stand's file, to try that one
    #[arg(long, value_name = "FILE")]
    pub stand: Option<PathBuf>,
}

fn parse_minutes(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(minutes) if minutes > 0.0 && minutes <= 100_000.0 => Ok(minutes),
        _ => Err("a number of minutes, as 60 or 0.5".to_owned()),
    }
}
