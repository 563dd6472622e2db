//! `kulami board`: making, finding and printing boards.

use super::Problem;
use crate::assets::Assets;
use crate::boards::{NamedBoard, library};
use crate::report;
use crate::rules::generate::{Seed, in_outline, irregular, square};
use crate::rules::notation::{diagram, parse_board};
use crate::rules::{Colour, Excerpt, Field, Layout, Position};
use clap::ValueEnum;
use serde_json::{Value, json};
use std::io::{self, Write};
use std::process::ExitCode;

/// The default openness of an irregular board.
const LACY: f64 = 0.5;

/// Arguments of `kulami board`. Without any, a random square board.
#[derive(Debug, clap::Args)]
pub struct BoardArguments {
    /// A board to print: rows separated by `/`, a 200-character board code, or a name from the
    /// library
    #[arg(conflicts_with_all = ["shape", "seed", "lacy", "outline", "list"])]
    board: Option<String>,
    /// The outline of a random board [default: square]
    #[arg(long, value_enum)]
    shape: Option<BoardShape>,
    /// Any word or number; the same one gives the same board
    #[arg(long)]
    seed: Option<String>,
    /// How open an irregular board is, from 0 compact to 1 full of holes [default: 0.5]
    #[arg(long, value_name = "0..1", value_parser = parse_lacy)]
    lacy: Option<f64>,
    /// Fill exactly this outline: rows separated by `/`, dots for gaps
    #[arg(long, value_name = "ROWS", conflicts_with_all = ["shape", "lacy"])]
    outline: Option<String>,
    /// Name all boards of the library
    #[arg(long, conflicts_with_all = ["shape", "seed", "lacy", "outline"])]
    list: bool,
    /// Machine-readable output
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum BoardShape {
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
    let (layout, origin) = match &arguments.board {
        Some(text) => (find_board(text, assets)?, Origin::new()),
        None => make_board(arguments)?,
    };
    let mut out = io::stdout().lock();
    if arguments.json {
        let mut line = json!({
            "layout": layout.to_string(),
            "width": layout.width(),
            "height": layout.height(),
        });
        for (key, value) in origin {
            line[key] = value;
        }
        writeln!(out, "{line}")?;
    } else {
        writeln!(out, "{layout}")?;
        if !origin.is_empty() {
            let words = origin.iter().map(|(key, value)| match value {
                Value::String(text) => format!("{key} {text}"),
                other => format!("{key} {other}"),
            });
            writeln!(out, "{}", words.collect::<Vec<_>>().join(", "))?;
        }
        write!(out, "{}", diagram(&layout, &Position::start(Colour::Red)))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The parameters that reproduce a board.
type Origin = Vec<(&'static str, Value)>;

/// A random board.
fn make_board(arguments: &BoardArguments) -> Result<(Layout, Origin), Problem> {
    let seed = match &arguments.seed {
        Some(word) => Seed::new(word),
        None => Seed::random(&mut rand::rng()),
    };
    let mut origin: Origin = vec![("seed", seed.to_string().into())];
    if let Some(outline) = &arguments.outline {
        origin.push(("outline", outline.as_str().into()));
        return Ok((in_outline(outline, &seed)?, origin));
    }
    match (arguments.shape, arguments.lacy) {
        (Some(BoardShape::Square), Some(_)) => Err(Problem::LacySquare),
        (None | Some(BoardShape::Square), None) => Ok((square(&seed), origin)),
        (_, lacy) => {
            let lacy = lacy.unwrap_or(LACY);
            origin.extend([("shape", "irregular".into()), ("lacy", lacy.into())]);
            Ok((irregular(&seed, lacy), origin))
        }
    }
}

/// A board from its text or its name in the library.
pub fn find_board(text: &str, assets: &Assets) -> Result<Layout, Problem> {
    // Names have no slash and are shorter than a board code.
    if text.contains('/') || text.len() > Field::COUNT {
        return Ok(parse_board(text)?);
    }
    let (boards, problems) = library(assets);
    problems.iter().for_each(report::problem);
    boards
        .into_iter()
        .find(|board| board.is_called(text))
        .map(|board| board.layout)
        .ok_or_else(|| Problem::NoSuchBoard(Excerpt::new(text)))
}

/// Lists all boards; the exit code says whether all files were good.
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
            let line = json!({ "name": name, "about": about, "layout": layout });
            writeln!(out, "{line}")?;
        } else {
            writeln!(out, "{name:<18} {about}")?;
        }
    }
    problems.iter().for_each(report::problem);
    Ok(ExitCode::from(u8::from(!problems.is_empty())))
}
