//! The soft shadow of something on the ground behind it.

use super::picture::by_rows;
use bevy::math::{UVec2, Vec2, vec2};

/// How much coarser a shadow's resolution is than its picture's: it is soft, so this is not seen.
const COARSE: u32 = 4;

/// Two shadows: a narrow dark one close under the edge, and a wide one farther away.
pub(super) struct Shade {
    size: UVec2,
    values: Vec<f32>,
}

impl Shade {
    /// The shadow of what covers a picture of this size.
    pub(super) fn new(size: UVec2, cover: &[f32]) -> Self {
        let small = size / COARSE;
        let values = by_rows(small, |x, y| {
            let pixel = |i: u32| {
                let (x, y) = (COARSE * x + i % COARSE, COARSE * y + i / COARSE);
                cover[(y * size.x + x) as usize]
            };
            (0..COARSE * COARSE).map(pixel).sum::<f32>() / (COARSE * COARSE) as f32
        });
        let soft = |reach| Self {
            size: small,
            values: blurred(values.clone(), small, reach),
        };
        let (near, far) = (soft(1), soft(3));
        let values = by_rows(small, |x, y| {
            let place = vec2(x as f32, y as f32);
            let near = 0.55 * near.between(place - vec2(0.5, 1.0));
            let far = 0.60 * far.between(place - vec2(2.25, 4.0));
            1.0 - (1.0 - near) * (1.0 - far)
        });
        Self {
            size: small,
            values,
        }
    }

    /// How dark it is at a pixel of the picture.
    pub(super) fn at(&self, x: u32, y: u32) -> f32 {
        self.between((vec2(x as f32, y as f32) + 0.5) / COARSE as f32 - 0.5)
    }

    fn between(&self, place: Vec2) -> f32 {
        let place = place.max(Vec2::ZERO);
        let (x, y) = (place.x as usize, place.y as usize);
        let (width, height) = (self.size.x as usize, self.size.y as usize);
        if x + 1 >= width || y + 1 >= height {
            return 0.0;
        }
        let part = place - vec2(x as f32, y as f32);
        let row = |y: usize| {
            let first = y * width + x;
            self.values[first] * (1.0 - part.x) + self.values[first + 1] * part.x
        };
        row(y) * (1.0 - part.y) + row(y + 1) * part.y
    }
}

/// A blur: three box filters in a row are nearly a Gaussian one.
fn blurred(mut values: Vec<f32>, size: UVec2, reach: usize) -> Vec<f32> {
    for _ in 0..3 {
        values = averaged(&values, size.x as usize, reach);
        values = averaged(&values, size.y as usize, reach);
    }
    values
}

/// Averages along rows of this width; the result is transposed.
fn averaged(values: &[f32], width: usize, reach: usize) -> Vec<f32> {
    let rows = values.len() / width;
    let part = 1.0 / (2 * reach + 1) as f32;
    let mut turned = vec![0.0; values.len()];
    for (y, row) in values.chunks_exact(width).enumerate() {
        let mut sum: f32 = row[..reach].iter().sum();
        for x in 0..width {
            sum += row.get(x + reach).copied().unwrap_or(0.0);
            turned[x * rows + y] = (sum * part).max(0.0);
            if let Some(gone) = x.checked_sub(reach) {
                sum -= row[gone];
            }
        }
    }
    turned
}
