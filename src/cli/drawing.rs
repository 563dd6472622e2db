//! The arguments of `kulami gallery` and `kulami film`. The app carries them out.

use crate::language::Language;
use crate::quality::Quality;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::path::PathBuf;

/// What to draw.
#[derive(Clone, Debug)]
pub enum Drawing {
    /// A picture of every scene.
    Gallery(GalleryArguments),
    /// The animation that follows a scene.
    Film(FilmArguments),
}

/// Arguments of `kulami gallery`.
#[derive(Clone, Debug, Args)]
pub struct GalleryArguments {
    /// Where the pictures go
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// Pixels across and down
    #[arg(long, default_value = "1280x720", value_name = "WxH", value_parser = parse_size)]
    pub size: [u32; 2],
    /// How much a picture may cost
    #[arg(long, value_enum, default_value_t = Quality::High)]
    pub quality: Quality,
    /// The language of what is said
    #[arg(long, value_name = "CODE", value_parser = language_parser())]
    pub language: Option<Language>,
    /// The size of text in percent, from 100 to 200
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u16).range(100..=200))]
    pub text: Option<u16>,
    /// Only these scenes
    #[arg(long, value_name = "NAME", num_args = 1..)]
    pub only: Vec<String>,
}

/// Arguments of `kulami film`.
#[derive(Clone, Debug, Args)]
pub struct FilmArguments {
    /// The scene to start from: drop and count are made for it
    pub name: String,
    /// Where the frames go
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// Pixels across and down
    #[arg(long, default_value = "640x360", value_name = "WxH", value_parser = parse_size)]
    pub size: [u32; 2],
    /// How much a picture may cost
    #[arg(long, value_enum, default_value_t = Quality::Medium)]
    pub quality: Quality,
    /// The language of what is said
    #[arg(long, value_name = "CODE", value_parser = language_parser())]
    pub language: Option<Language>,
    /// How long, if not as long as there is something to see
    #[arg(long, value_name = "S")]
    pub seconds: Option<f32>,
    /// Frames in a second
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=240))]
    pub rate: u32,
    /// Write what is heard beside the frames, as NAME.wav
    #[arg(long)]
    pub sound: bool,
}

fn language_parser() -> impl TypedValueParser<Value = Language> {
    // The parser has refused all other codes.
    PossibleValuesParser::new(Language::CODES)
        .map(|code| Language::by_code(&code).unwrap_or_default())
}

fn parse_size(text: &str) -> Result<[u32; 2], String> {
    let sides = text
        .split_once('x')
        .and_then(|(width, height)| Some([width.parse().ok()?, height.parse().ok()?]));
    match sides {
        Some(size) if size.iter().all(|side| (16..=8192).contains(side)) => Ok(size),
        _ => Err("a size is two numbers from 16 to 8192, as 1280x720".to_owned()),
    }
}
