//! `kulami board`: making, finding and printing boards.

use super::Problem;
use crate::assets::Assets;
use crate::boards::{NamedBoard, library};
use crate::rules::generate::{self, Seed};
use crate::rules::notation::diagram;
use crate::rules::{Colour, Excerpt, Layout, Position};
use clap::ValueEnum;
use std::io::{self, Write};
use std::process::ExitCode;

/// Arguments of `kulami board`.
#[derive(Debug, clap::Args)]
pub struct BoardArguments {
    /// The outline of a random board
    #[arg(long, value_enum, default_value = "square")]
    shape: Shape,
    /// Any word or number; the same one gives the same board
    #[arg(long)]
    seed: Option<String>,
    /// How open an irregular board is, from 0 compact to 1 full of holes
    #[arg(long, default_value_t = 0.5, value_parser = parse_lacy)]
    lacy: f64,
    /// Fill exactly this outline: rows separated by `/`, dots for gaps
    #[arg(long, value_name = "ROWS", conflicts_with_all = ["shape", "lacy"])]
    outline: Option<String>,
    /// A board of the library, by name
    #[arg(long, value_name = "NAME", conflicts_with_all = ["shape", "seed", "lacy", "outline"])]
    name: Option<String>,
    /// Name all boards of the library
    #[arg(long, conflicts_with_all = ["shape", "seed", "lacy", "outline", "name"])]
    list: bool,
    /// Machine-readable output
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Shape {
    Square,
    Irregular,
}

fn parse_lacy(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|lacy| (0.0..=1.0).contains(lacy))
        .ok_or_else(|| "a number from 0 to 1 is needed".to_owned())
}

pub fn run(arguments: &BoardArguments, assets: &Assets) -> Result<ExitCode, Problem> {
    if arguments.list {
        return list(arguments, assets);
    }
    if let Some(name) = &arguments.name {
        let board = find_named(assets, name)?;
        return print(arguments, &board.layout, Some(("name", &board.name)));
    }
    let seed = match &arguments.seed {
        Some(word) => Seed::new(word),
        None => Seed::random(&mut rand::rng()),
    };
    let layout = match (&arguments.outline, arguments.shape) {
        (Some(outline), _) => {
            generate::in_outline(outline, &seed).ok_or(Problem::OutlineNotFilled)?
        }
        (None, Shape::Square) => generate::square(&seed),
        (None, Shape::Irregular) => generate::irregular(&seed, arguments.lacy),
    };
    print(arguments, &layout, Some(("seed", &seed.to_string())))
}

/// The board of the library with this name, in any case.
pub fn find_named(assets: &Assets, name: &str) -> Result<NamedBoard, Problem> {
    let (boards, problems) = library(assets);
    for problem in problems {
        eprintln!("kulami: {problem}");
    }
    boards
        .into_iter()
        .find(|board| board.name.to_lowercase() == name.to_lowercase())
        .ok_or_else(|| Problem::NoSuchBoard(Excerpt::new(name)))
}

fn print(
    arguments: &BoardArguments,
    layout: &Layout,
    origin: Option<(&str, &str)>,
) -> Result<ExitCode, Problem> {
    let mut out = io::stdout().lock();
    if arguments.json {
        let mut json = serde_json::json!({
            "layout": layout.to_string(),
            "width": layout.width(),
            "height": layout.height(),
        });
        if let Some((key, value)) = origin {
            json[key] = value.into();
        }
        writeln!(out, "{json}")?;
    } else {
        writeln!(out, "{layout}")?;
        if let Some((key, value)) = origin {
            writeln!(out, "{key} {value}")?;
        }
        write!(out, "{}", diagram(layout, &Position::start(Colour::Red)))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Names every board; the code says whether all files were good.
fn list(arguments: &BoardArguments, assets: &Assets) -> Result<ExitCode, Problem> {
    let (boards, problems) = library(assets);
    let mut out = io::stdout().lock();
    for NamedBoard {
        name,
        about,
        layout,
    } in boards
    {
        if arguments.json {
            let layout = layout.to_string();
            let line = serde_json::json!({ "name": name, "about": about, "layout": layout });
            writeln!(out, "{line}")?;
        } else {
            writeln!(out, "{name:<18} {about}")?;
        }
    }
    for problem in &problems {
        eprintln!("kulami: {problem}");
    }
    Ok(ExitCode::from(u8::from(!problems.is_empty())))
}
