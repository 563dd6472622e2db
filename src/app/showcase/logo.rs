//! The stand's logo, read once.

use super::Kiosk;
use crate::app::interface::Canvas;
use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, Color32, ColorImage, Rect, TextureHandle, TextureOptions, pos2,
};
use std::path::Path;

/// The largest width and height that is read.
const LARGEST: u32 = 2048;

/// The logo, once it was read.
#[derive(Resource, Clone, Default)]
pub enum Logo {
    /// Not read yet.
    #[default]
    Unread,
    /// There is none, or it could not be read, which was reported.
    None,
    /// The picture.
    Picture(TextureHandle),
}

/// Why the logo cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {source}")]
struct NoLogo {
    path: String,
    source: image::ImageError,
}

impl Logo {
    /// Reads it, on the first call.
    pub fn look(&mut self, context: &egui::Context, kiosk: &Kiosk) {
        if !matches!(self, Self::Unread) {
            return;
        }
        *self = match kiosk.stand().logo.as_deref().map(read).transpose() {
            Ok(None) => Self::None,
            Ok(Some(image)) => {
                Self::Picture(context.load_texture("logo", image, TextureOptions::LINEAR))
            }
            Err(problem) => {
                crate::report::problem(&problem);
                Self::None
            }
        };
    }

    /// Paints it into a room.
    pub fn show(&self, canvas: &Canvas, room: Rect, align: Align2) {
        let Self::Picture(texture) = self else {
            return;
        };
        let natural = texture.size_vec2();
        let size = natural * (room.size() / natural).min_elem();
        let all = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        let place = align.align_size_within_rect(size, room);
        canvas
            .ui
            .painter()
            .image(texture.id(), place, all, Color32::WHITE);
    }
}

fn read(path: &Path) -> Result<ColorImage, NoLogo> {
    let no_logo = |source| NoLogo {
        path: path.display().to_string(),
        source,
    };
    let picture = image::ImageReader::open(path)
        .map_err(|error| no_logo(error.into()))?
        .decode()
        .map_err(no_logo)?;
    let picture = if picture.width().max(picture.height()) > LARGEST {
        picture.thumbnail(LARGEST, LARGEST)
    } else {
        picture
    };
    let picture = picture.to_rgba8();
    let size = [picture.width() as usize, picture.height() as usize];
    Ok(ColorImage::from_rgba_unmultiplied(size, &picture))
}
