//! `kulami gallery` and `kulami film`: pictures of every moment worth seeing.

use super::scenes::{Scene, scenes};
use super::studio::{Studio, StudioError};
use crate::app::launch::Launch;
use crate::app::sound::Output;
use crate::assets::Assets;
use crate::cli::drawing::{FilmArguments, GalleryArguments};
use crate::quality::Quality;
use crate::rules::Excerpt;
use bevy::math::UVec2;
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// Why there are no pictures.
#[derive(Debug, thiserror::Error)]
pub enum GalleryError {
    /// No such scene.
    #[error("there is no scene {0}; there are {1}")]
    NoScene(Excerpt, String),
    /// A scene could not be drawn.
    #[error("scene {0}: {1}")]
    Scene(String, StudioError),
    /// A picture could not be written.
    #[error("{0:?}: {1}")]
    Unwritable(PathBuf, String),
}

/// Draws the gallery.
pub fn gallery(arguments: &GalleryArguments, assets: &Assets) -> Result<ExitCode, GalleryError> {
    let wanted = find(&arguments.only)?;
    prepare(&arguments.out)?;
    let mut studio: Option<(Quality, Studio)> = None;
    let count = wanted.len();
    for (number, scene) in wanted.into_iter().enumerate() {
        let quality = scene.quality.unwrap_or(arguments.quality);
        let size = shaped(arguments.size.into(), scene.shape);
        if studio.as_ref().is_none_or(|(open, _)| *open != quality) {
            let opened =
                open(assets, quality, size, Output::None).map_err(|error| failed(&scene, error))?;
            studio = Some((quality, opened));
        }
        let Some((_, studio)) = &mut studio else {
            continue;
        };
        studio.resize(size);
        let scene = match arguments.text {
            Some(percent) => scene.with_text(f32::from(percent) / 100.0),
            None => scene,
        };
        scene.arrange(studio, arguments.language.unwrap_or_default());
        let picture = studio.take().map_err(|error| failed(&scene, error))?;
        let path = arguments.out.join(format!("{}.png", scene.name));
        save(&picture, path)?;
        let _ = writeln!(io::stdout(), "{}/{count} {}", number + 1, scene.name);
    }
    Ok(ExitCode::SUCCESS)
}

/// Draws the animation that follows a scene, frame by frame.
pub fn film(arguments: &FilmArguments, assets: &Assets) -> Result<ExitCode, GalleryError> {
    let wanted = find(std::slice::from_ref(&arguments.name))?;
    prepare(&arguments.out)?;
    for scene in wanted {
        let failed = |error| failed(&scene, error);
        let size = shaped(arguments.size.into(), scene.shape);
        let quality = scene.quality.unwrap_or(arguments.quality);
        let output = if arguments.sound {
            Output::Soundtrack
        } else {
            Output::None
        };
        let mut studio = open(assets, quality, size, output).map_err(failed)?;
        scene.arrange(&mut studio, arguments.language.unwrap_or_default());
        if let Some(mut soundtrack) = studio.soundtrack() {
            soundtrack.begin();
        }
        let step = Duration::from_secs_f64(1.0 / f64::from(arguments.rate));
        let seconds = arguments.seconds.unwrap_or(scene.seconds).clamp(0.0, 600.0);
        let frames = (seconds * arguments.rate as f32).ceil() as usize + 1;
        for frame in 0..frames {
            let picture = studio.take().map_err(failed)?;
            save(
                &picture,
                arguments.out.join(format!("{}-{frame:04}.png", scene.name)),
            )?;
            let _ = writeln!(io::stdout(), "{}/{frames}", frame + 1);
            studio.play(step);
        }
        if let Some(soundtrack) = studio.soundtrack() {
            let path = arguments.out.join(format!("{}.wav", scene.name));
            let written =
                File::create(&path).and_then(|file| soundtrack.write(BufWriter::new(file)));
            written.map_err(|error| GalleryError::Unwritable(path, error.to_string()))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn failed(scene: &Scene, error: StudioError) -> GalleryError {
    GalleryError::Scene(scene.name.clone(), error)
}

fn open(
    assets: &Assets,
    quality: Quality,
    size: UVec2,
    sound: Output,
) -> Result<Studio, StudioError> {
    let launch = Launch {
        quality,
        sound,
        ..Launch::new(assets.clone())
    };
    Studio::open(launch, size)
}

fn find(names: &[String]) -> Result<Vec<Scene>, GalleryError> {
    let all = scenes();
    for name in names {
        if !all.iter().any(|scene| scene.name == *name) {
            let known: Vec<&str> = all.iter().map(|scene| scene.name.as_str()).collect();
            return Err(GalleryError::NoScene(Excerpt::new(name), known.join(", ")));
        }
    }
    Ok(all
        .into_iter()
        .filter(|scene| names.is_empty() || names.contains(&scene.name))
        .collect())
}

/// A size of about as many pixels in another shape.
fn shaped(size: UVec2, shape: Option<UVec2>) -> UVec2 {
    let Some(shape) = shape else {
        return size;
    };
    let area = (size.x * size.y) as f32;
    let ratio = shape.x as f32 / shape.y as f32;
    let height = (area / ratio).sqrt();
    UVec2::new((height * ratio).round() as u32, height.round() as u32)
}

fn prepare(folder: &PathBuf) -> Result<(), GalleryError> {
    std::fs::create_dir_all(folder)
        .map_err(|error| GalleryError::Unwritable(folder.clone(), error.to_string()))
}

fn save(picture: &image::RgbImage, path: PathBuf) -> Result<(), GalleryError> {
    let written = File::create(&path)
        .map_err(image::ImageError::IoError)
        .and_then(|file| {
            // Some of the pictures come with the game, so they are compressed well, within reason.
            let (thorough, filter) = (CompressionType::Default, FilterType::Adaptive);
            let file = BufWriter::new(file);
            let encoder = PngEncoder::new_with_quality(file, thorough, filter);
            picture.write_with_encoder(encoder)
        });
    written.map_err(|error| GalleryError::Unwritable(path, error.to_string()))
}
