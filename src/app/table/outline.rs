//! How far every place of the cloth is from the nearest wood, as a small picture: all that the
//! shadows of board and trays are made from.

use super::plan::Plan;
use bevy::asset::RenderAssetUsages;
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// Texels along a side.
const TEXELS: u32 = 320;
/// Half the side of the square that is covered: a wide board with its trays.
pub const HALF_SIDE: f32 = 12.0;
/// Distances beyond this look all the same.
pub const FARTHEST: f32 = 1.5;

/// Measures a plan.
pub fn distances(plan: &Plan) -> Image {
    let footprints = plan.footprints();
    let mut data = Vec::with_capacity((TEXELS * TEXELS) as usize);
    for row in 0..TEXELS {
        for column in 0..TEXELS {
            let part = (Vec2::new(column as f32, row as f32) + 0.5) / TEXELS as f32;
            let point = (part * 2.0 - 1.0) * HALF_SIDE;
            let distance = footprints
                .iter()
                .map(|&(centre, half)| to_rectangle(point - centre, half))
                .fold(FARTHEST, f32::min);
            let shade = (distance / FARTHEST).clamp(-1.0, 1.0) * 0.5 + 0.5;
            data.push((shade * 255.0).round() as u8);
        }
    }
    let mut image = Image::new(
        Extent3d {
            width: TEXELS,
            height: TEXELS,
            depth_or_array_layers: 1,
        },
        TextureDimension::D2,
        data,
        TextureFormat::R8Unorm,
        RenderAssetUsages::default(),
    );
    image.sampler = ImageSampler::linear();
    image
}

/// How far a point is outside a rectangle around the origin; less than 0 inside.
fn to_rectangle(point: Vec2, half: Vec2) -> f32 {
    let beyond = point.abs() - half;
    beyond.max(Vec2::ZERO).length() + beyond.max_element().min(0.0)
}
