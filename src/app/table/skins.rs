//! Textures for pieces of wood, side by side in one picture: every piece its own grain.

use super::block::{Block, SIDE_STRIP};
use super::wood::{WoodCut, WoodRecipe};
use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// Texels between two pieces, so that they do not run into each other in the mipmaps.
const GUTTER: u32 = 8;

/// Where the pieces are in the picture.
#[derive(Resource, Clone, Debug)]
pub struct Atlas {
    size: UVec2,
    /// Texels in the distance of a field.
    density: f32,
    /// The middle of each piece, in texels.
    middles: Vec<Vec2>,
    blocks: Vec<Block>,
}

impl Atlas {
    /// Finds a place for every block, in rows, on a picture so many texels wide.
    pub fn arrange(blocks: Vec<Block>, density: f32, width: u32) -> Self {
        let (mut x, mut y, mut row) = (0, 0, 0);
        let middles = blocks
            .iter()
            .map(|block| {
                let size = Self::texels(block, density);
                if x + size.x > width {
                    (x, y, row) = (0, y + row, 0);
                }
                let middle = UVec2::new(x, y).as_vec2() + size.as_vec2() / 2.0;
                x += size.x;
                row = row.max(size.y);
                middle
            })
            .collect();
        Self {
            size: UVec2::new(width, (y + row).next_power_of_two()),
            density,
            middles,
            blocks,
        }
    }

    fn texels(block: &Block, density: f32) -> UVec2 {
        ((2.0 * (block.half + SIDE_STRIP) * density).ceil()).as_uvec2() + 2 * GUTTER
    }

    /// The shape of a piece.
    pub fn block(&self, piece: usize) -> &Block {
        &self.blocks[piece]
    }

    /// Where the middle of a piece is, and how large a unit is: both as parts of the picture.
    pub fn slot(&self, piece: usize) -> Vec4 {
        let size = self.size.as_vec2();
        let middle = self.middles[piece] / size;
        let unit = Vec2::splat(self.density) / size;
        Vec4::new(middle.x, middle.y, unit.x, unit.y)
    }

    /// Paints every piece: colour, and roughness in the fourth channel.
    pub fn paint(&self, recipe: &WoodRecipe) -> Image {
        let pieces: Vec<WoodCut> = (0..self.blocks.len())
            .map(|number| WoodCut::new(recipe, number as u32))
            .collect();
        let mut texels = vec![0; (self.size.x * self.size.y * 4) as usize];
        let workers = std::thread::available_parallelism().map_or(1, usize::from);
        let rows = (self.size.y as usize).div_ceil(workers * 4);
        let bands = std::sync::Mutex::new(
            texels
                .chunks_mut(rows * self.size.x as usize * 4)
                .enumerate(),
        );
        std::thread::scope(|scope| {
            for _ in 0..workers {
                scope.spawn(|| {
                    let next = || bands.lock().ok()?.next();
                    while let Some((band, texels)) = next() {
                        self.paint_rows(recipe, &pieces, band * rows, texels);
                    }
                });
            }
        });
        self.finish(texels)
    }

    fn paint_rows(&self, recipe: &WoodRecipe, pieces: &[WoodCut], first: usize, texels: &mut [u8]) {
        for (index, block) in self.blocks.iter().enumerate() {
            let reach = Self::texels(block, self.density).as_vec2() / 2.0;
            let (least, most) = (self.middles[index] - reach, self.middles[index] + reach);
            for (row, line) in texels
                .chunks_exact_mut(self.size.x as usize * 4)
                .enumerate()
            {
                let y = (first + row) as f32 + 0.5;
                if y < least.y || y >= most.y {
                    continue;
                }
                for x in least.x as usize..(most.x as usize).min(self.size.x as usize) {
                    let texel = Vec2::new(x as f32 + 0.5, y);
                    let uv = (texel - self.middles[index]) / self.density;
                    // Sides are compressed in the texture.
                    let fine = if uv.abs().cmple(block.half).all() {
                        1.0
                    } else {
                        0.0
                    };
                    let grain = pieces[index].grain(recipe, block.surface(uv), fine);
                    let colour = Color::linear_rgb(grain.colour.x, grain.colour.y, grain.colour.z)
                        .to_srgba();
                    let bytes = [colour.red, colour.green, colour.blue, grain.roughness]
                        .map(|part| (part.clamp(0.0, 1.0) * 255.0).round() as u8);
                    line[4 * x..4 * x + 4].copy_from_slice(&bytes);
                }
            }
        }
    }

    /// Adds the mipmaps.
    fn finish(&self, texels: Vec<u8>) -> Image {
        let levels = 6;
        let mut data = texels.clone();
        let (mut level, mut size) = (texels, self.size);
        for _ in 1..levels {
            (level, size) = (halved(&level, size), size / 2);
            data.extend_from_slice(&level);
        }
        let mut image = Image::new_uninit(
            Extent3d {
                width: self.size.x,
                height: self.size.y,
                depth_or_array_layers: 1,
            },
            TextureDimension::D2,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::default(),
        );
        image.data = Some(data);
        image.texture_descriptor.mip_level_count = levels;
        image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            address_mode_u: ImageAddressMode::ClampToEdge,
            address_mode_v: ImageAddressMode::ClampToEdge,
            mag_filter: ImageFilterMode::Linear,
            min_filter: ImageFilterMode::Linear,
            mipmap_filter: ImageFilterMode::Linear,
            ..default()
        });
        image
    }
}

/// A picture of half the size. Averages of sRGB values are a little too dark, but not visibly.
fn halved(texels: &[u8], size: UVec2) -> Vec<u8> {
    let width = size.x as usize * 4;
    let mut half = Vec::with_capacity(texels.len() / 4);
    for rows in texels.chunks_exact(2 * width) {
        let (upper, lower) = rows.split_at(width);
        for (above, below) in upper.chunks_exact(8).zip(lower.chunks_exact(8)) {
            for channel in 0..4 {
                let sum: u16 = [
                    above[channel],
                    above[channel + 4],
                    below[channel],
                    below[channel + 4],
                ]
                .into_iter()
                .map(u16::from)
                .sum();
                half.push((sum / 4) as u8);
            }
        }
    }
    half
}
