//! A picture that is being painted: light and cover, in linear colours, so that edges and shadows
//! mix with what is behind them as light does.

use bevy::color::{Color, ColorToPacked};
use bevy::math::{UVec2, Vec3, Vec4};
use bevy_egui::egui::{Color32, ColorImage};

/// A picture with a transparent ground, row by row: red, green and blue already multiplied by
/// the cover in the fourth place. Light without cover shines over whatever is behind.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// Pixels across and down.
    pub size: UVec2,
    /// Its pixels.
    pub pixels: Vec<Vec4>,
}

impl Picture {
    /// Paints every pixel, rows on all cores.
    pub fn paint(size: UVec2, pixel: impl Fn(u32, u32) -> Vec4 + Sync) -> Self {
        let pixels = by_rows(size, pixel);
        Self { size, pixels }
    }

    /// The pixel at a place.
    pub fn at(&self, x: u32, y: u32) -> Vec4 {
        self.pixels[(y * self.size.x + x) as usize]
    }

    /// A picture of half the size.
    pub fn halved(&self) -> Self {
        Self::paint(self.size / 2, |x, y| {
            let (x, y) = (2 * x, 2 * y);
            (self.at(x, y) + self.at(x + 1, y) + self.at(x, y + 1) + self.at(x + 1, y + 1)) / 4.0
        })
    }

    /// As the interface wants it. It mixes in linear light, so the cover is multiplied in before
    /// the colours are encoded.
    pub fn to_image(&self) -> ColorImage {
        // The lookup table is indexed by the square root, whose steps are nearly even in sRGB.
        const STEPS: f32 = 4095.0;
        let codes: Vec<u8> = (0..=STEPS as u16)
            .map(|step| {
                let light = (f32::from(step) / STEPS).powi(2);
                Color::linear_rgb(light, light, light)
                    .to_srgba()
                    .to_u8_array()[0]
            })
            .collect();
        let code = |light: f32| codes[(light.clamp(0.0, 1.0).sqrt() * STEPS + 0.5) as usize];
        let pixels = by_rows(self.size, |x, y| {
            let pixel = self.at(x, y);
            let [red, green, blue] = pixel.truncate().to_array().map(code);
            let cover = (pixel.w * 255.0 + 0.5) as u8;
            Color32::from_rgba_premultiplied(red, green, blue, cover)
        });
        ColorImage::new([self.size.x as usize, self.size.y as usize], pixels)
    }
}

/// Composites one pixel over another.
pub(super) fn over(top: Vec4, below: Vec4) -> Vec4 {
    top + below * (1.0 - top.w)
}

/// An opaque colour with this cover.
pub(super) fn solid(light: Vec3, cover: f32) -> Vec4 {
    (light * cover).extend(cover)
}

/// A value for every pixel, in bands of rows on all cores.
pub(super) fn by_rows<T: Clone + Default + Send>(
    size: UVec2,
    value: impl Fn(u32, u32) -> T + Sync,
) -> Vec<T> {
    let mut values = vec![T::default(); (size.x * size.y) as usize];
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let rows = (size.y as usize).div_ceil(workers * 4).max(1);
    let bands = std::sync::Mutex::new(values.chunks_mut(rows * size.x as usize).enumerate());
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                let next = || bands.lock().ok()?.next();
                while let Some((band, values)) = next() {
                    for (row, values) in values.chunks_exact_mut(size.x as usize).enumerate() {
                        for (x, slot) in values.iter_mut().enumerate() {
                            *slot = value(x as u32, (band * rows + row) as u32);
                        }
                    }
                }
            });
        }
    });
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn light_is_encoded_as_the_screen_expects_it() {
        let picture = Picture::paint(UVec2::new(256, 2), |x, y| {
            let light = Color::srgb_u8(x as u8, 0, 255).to_linear();
            solid(Vec3::new(light.red, light.green, light.blue), y as f32)
        });
        let image = picture.to_image();
        for x in 0..=255 {
            assert_eq!(image[(usize::from(x), 0)], Color32::TRANSPARENT);
            let [red, green, blue, cover] = image[(usize::from(x), 1)].to_array();
            assert!(red.abs_diff(x) <= 1, "{red} for {x}");
            assert_eq!([green, blue, cover], [0, 255, 255]);
        }
    }

    #[test]
    fn half_the_size_has_the_same_light() {
        let picture = Picture::paint(UVec2::new(8, 4), |x, y| Vec4::splat((x * y) as f32 / 21.0));
        let half = picture.halved();
        assert_eq!(half.size, UVec2::new(4, 2));
        let sum = |picture: &Picture| picture.pixels.iter().sum::<Vec4>();
        assert!((sum(&half) * 4.0 - sum(&picture)).abs().max_element() < 1e-3);
    }
}
