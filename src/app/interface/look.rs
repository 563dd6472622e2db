//! Pictures that the interface is painted with, made at the start.

use crate::app::table::{Theme, WoodRecipe, wood_picture};
use bevy::math::UVec2;
use bevy::prelude::Resource;
use bevy_egui::egui::{self, Color32, ColorImage, TextureHandle, TextureOptions, TextureWrapMode};

/// Wood for plates and buttons, and a gradient to shade it.
#[derive(Resource, Clone)]
pub struct Look {
    /// Dark wood.
    pub walnut: TextureHandle,
    /// Pale wood.
    pub birch: TextureHandle,
    /// From nothing at the top to white at the bottom.
    pub gradient: TextureHandle,
}

impl Look {
    /// Paints everything.
    pub fn new(context: &egui::Context, theme: &Theme) -> Self {
        let options = TextureOptions {
            wrap_mode: TextureWrapMode::MirroredRepeat,
            ..TextureOptions::LINEAR
        };
        let wood = |name: &str, recipe: &WoodRecipe, size: UVec2, stretch: f32| {
            let pixels = wood_picture(recipe, size, stretch)
                .into_iter()
                .map(|[red, green, blue]| Color32::from_rgb(red, green, blue))
                .collect();
            let size = [size.x as usize, size.y as usize];
            context.load_texture(name, ColorImage::new(size, pixels), options)
        };
        let gradient = (0..64)
            .map(|row| Color32::from_white_alpha(row * 4))
            .collect();
        Self {
            walnut: wood("walnut", &theme.trays, UVec2::new(384, 256), 4.5),
            birch: wood("birch", &theme.tiles, UVec2::new(256, 128), 3.0),
            gradient: context.load_texture(
                "gradient",
                ColorImage::new([1, 64], gradient),
                TextureOptions::LINEAR,
            ),
        }
    }
}
