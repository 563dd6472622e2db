//! Pictures of the table that come with the game. `scripts/make-pictures` takes them.

use super::EMPTY;
use crate::app::actions::Section;
use crate::app::interface::theme::{hairline, radius};
use crate::app::interface::{Canvas, Picture, Sizes};
use crate::assets::Assets;
use bevy::color::Color;
use bevy::math::{UVec2, Vec4};
use bevy::prelude::Resource;
use bevy_egui::egui::{Rect, Stroke, StrokeKind};

/// The pictures that have been loaded: none before the rules are opened.
#[derive(Resource, Default)]
pub struct Album {
    /// In the order of the sections; `None` where there is none to be had.
    open: Vec<Option<Sizes>>,
}

impl Album {
    /// Loads one more picture: all of them in one frame would make it stutter.
    pub fn open_next(&mut self, canvas: &mut Canvas, assets: &Assets) {
        let Some(section) = Section::ALL.get(self.open.len()) else {
            return;
        };
        let file = format!("rules/{}.png", section.scene());
        let picture = assets
            .read(&file)
            .map_err(|problem| problem.to_string())
            .and_then(|bytes| read(&bytes).map_err(|problem| format!("{file}: {problem}")));
        let sizes = match picture {
            Ok(picture) => Some(Sizes::new(canvas.ui.ctx(), section.scene(), &picture)),
            Err(problem) => {
                crate::report::problem(&problem);
                None
            }
        };
        self.open.push(sizes);
        canvas.laid.moves = true;
    }

    /// Paints the picture of a section.
    pub fn show(&self, canvas: &mut Canvas, rect: Rect, section: Section) {
        let at = Section::ALL.iter().position(|known| *known == section);
        let sizes = at.and_then(|at| self.open.get(at)).and_then(Option::as_ref);
        match sizes {
            Some(sizes) => canvas.picture(sizes, rect, radius::FIELD),
            None => {
                let painter = canvas.ui.painter();
                painter.rect_filled(rect, radius::FIELD, EMPTY);
            }
        }
        let edge = Stroke::new(1.0, hairline());
        let painter = canvas.ui.painter();
        painter.rect_stroke(rect, radius::FIELD, edge, StrokeKind::Inside);
    }
}

/// A picture from a file.
fn read(bytes: &[u8]) -> Result<Picture, image::ImageError> {
    let picture = image::load_from_memory(bytes)?.to_rgb8();
    let size = UVec2::from(picture.dimensions());
    // A table from sRGB codes to linear light.
    let light: Vec<f32> = (0..=u8::MAX)
        .map(|code| Color::srgb_u8(code, 0, 0).to_linear().red)
        .collect();
    Ok(Picture::paint(size, |x, y| {
        let [red, green, blue] = picture
            .get_pixel(x, y)
            .0
            .map(|code| light[usize::from(code)]);
        Vec4::new(red, green, blue, 1.0)
    }))
}
