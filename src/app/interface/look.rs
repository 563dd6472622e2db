//! Pictures that the interface is painted with. Its woods are those of the table: plates are of
//! the darker one, buttons and letters of the paler one.

use super::glass::{PaintedGlass, marble_picture};
use super::lettering::lettering_picture;
use super::picture::Picture;
use crate::app::table::{Light, Theme, WoodRecipe, wood_picture};
use crate::rules::Colour;
use bevy::color::{ColorToPacked, LinearRgba, Srgba};
use bevy::math::UVec2;
use bevy::prelude::Resource;
use bevy_egui::egui::{self, Color32, ColorImage, TextureHandle, TextureOptions, TextureWrapMode};

/// Wood for plates and buttons, a gradient to shade it, the game's name, marbles.
#[derive(Resource, Clone)]
pub struct Look {
    /// Dark wood.
    pub dark: TextureHandle,
    /// The grain of pale wood, as factors to multiply a colour by.
    pub pale: TextureHandle,
    /// From nothing at the top to white at the bottom.
    pub gradient: TextureHandle,
    /// The name of the game.
    pub lettering: Sizes,
    /// A marble of each colour.
    pub marbles: [Sizes; 2],
    /// The colours of tiles and cloth, relative to those of the usual theme.
    tiles: Light,
    cloth: Light,
}

/// A picture in three sizes, each half the one before. The interface has no mipmaps: what is
/// shown much smaller than it was painted would flicker and lose its edges.
#[derive(Clone)]
pub struct Sizes([TextureHandle; 3]);

impl Sizes {
    /// All three.
    pub fn new(context: &egui::Context, name: &str, picture: &Picture) -> Self {
        let half = picture.halved();
        let quarter = half.halved();
        let load = |picture: &Picture| {
            context.load_texture(name, picture.to_image(), TextureOptions::LINEAR)
        };
        Self([load(picture), load(&half), load(&quarter)])
    }

    /// The smallest that is at least so many pixels wide, or the largest there is.
    pub fn at_least(&self, width: f32) -> &TextureHandle {
        let wide = |texture: &&TextureHandle| texture.size_vec2().x >= width;
        self.0.iter().rev().find(wide).unwrap_or(&self.0[0])
    }
}

impl Look {
    /// Paints everything.
    pub fn new(context: &egui::Context, theme: &Theme) -> Self {
        let options = TextureOptions {
            wrap_mode: TextureWrapMode::MirroredRepeat,
            ..TextureOptions::LINEAR
        };
        let wood = |name: &str, recipe: &WoodRecipe, size: UVec2, stretch: f32, is_grain: bool| {
            let mut pixels = wood_picture(recipe, size, stretch);
            if is_grain {
                leave_grain(&mut pixels);
            }
            let pixels = pixels
                .into_iter()
                .map(|[red, green, blue]| Color32::from_rgb(red, green, blue))
                .collect();
            let size = [size.x as usize, size.y as usize];
            context.load_texture(name, ColorImage::new(size, pixels), options)
        };
        let gradient = (0..64)
            .map(|row| Color32::from_white_alpha(row * 4))
            .collect();
        let [(_, pale), (seen, dark)] = theme.woods();
        let dark = darkened(dark, seen);
        Self {
            dark: wood("dark wood", &dark, UVec2::new(384, 256), 4.5, false),
            pale: wood("pale wood", pale, UVec2::new(512, 256), 9.0, true),
            gradient: context.load_texture(
                "gradient",
                ColorImage::new([1, 64], gradient),
                TextureOptions::LINEAR,
            ),
            lettering: Sizes::new(context, "lettering", &lettering_picture(pale)),
            marbles: Colour::BOTH.map(|colour| {
                let picture = marble_picture(&PaintedGlass::of(colour), 128);
                Sizes::new(context, colour.name(), &picture)
            }),
            tiles: against(theme.mirrored.tiles, USUAL_TILES),
            cloth: against(theme.mirrored.cloth, USUAL_CLOTH),
        }
    }

    /// A colour chosen for the usual tiles, adapted to the tiles of this table.
    pub fn on_tiles(&self, usual: Color32) -> Color32 {
        tinted(usual, self.tiles)
    }

    /// A colour chosen for the usual cloth, adapted to the cloth of this table.
    pub fn on_cloth(&self, usual: Color32) -> Color32 {
        tinted(usual, self.cloth)
    }
}

/// The tiles and the cloth that the interface's colours were chosen for, as marbles show them.
const USUAL_TILES: Light = [0.62, 0.43, 0.225];
const USUAL_CLOTH: Light = [0.012, 0.020, 0.048];

fn against(light: Light, usual: Light) -> Light {
    std::array::from_fn(|part| light[part] / usual[part])
}

fn tinted(usual: Color32, [red, green, blue]: Light) -> Color32 {
    let light = LinearRgba::from(Srgba::from_u8_array(usual.to_array()));
    let light = Srgba::from(LinearRgba {
        red: light.red * red,
        green: light.green * green,
        blue: light.blue * blue,
        alpha: 1.0,
    });
    let [red, green, blue, _] = light.to_u8_array();
    Color32::from_rgb(red, green, blue)
}

/// The most that red, green and blue of the plates' wood may add up to, for text to be readable.
const BRIGHTEST: f32 = 0.345;

/// A wood that is dark enough for plates.
fn darkened(wood: &WoodRecipe, seen: Light) -> WoodRecipe {
    let part = (BRIGHTEST / seen.iter().sum::<f32>()).min(1.0);
    let [light, middle, dark] =
        [wood.light, wood.middle, wood.dark].map(|light| light.map(|colour| colour * part));
    WoodRecipe {
        light,
        middle,
        dark,
        ..wood.clone()
    }
}

/// Takes the colour out of a wood and leaves its grain, nearly white and at half strength, so that
/// text can be read on it.
fn leave_grain(pixels: &mut [[u8; 3]]) {
    const STRENGTH: f32 = 0.5;
    const LEVEL: f32 = 0.95;
    for channel in 0..3 {
        let sum: f32 = pixels.iter().map(|pixel| f32::from(pixel[channel])).sum();
        let mean = (sum / pixels.len().max(1) as f32).max(1.0);
        for pixel in pixels.iter_mut() {
            let part = f32::from(pixel[channel]) / mean - 1.0;
            pixel[channel] = (255.0 * (LEVEL + STRENGTH * part)).clamp(0.0, 255.0) as u8;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::interface::theme::palette;
    use crate::app::table::Themes;
    use bevy::math::Vec4;

    #[test]
    fn what_is_left_of_a_wood_is_nearly_white_and_has_its_grain() {
        let (theme, _) = Theme::load(&crate::assets::Assets::built_in(), "birch");
        let recipe = theme.tiles;
        let mut pixels = wood_picture(&recipe, UVec2::new(64, 64), 9.0);
        leave_grain(&mut pixels);
        for channel in 0..3 {
            let values = || pixels.iter().map(|pixel| f32::from(pixel[channel]));
            let mean = values().sum::<f32>() / pixels.len() as f32;
            assert!((235.0..=250.0).contains(&mean), "{mean}");
            let least = values().fold(255.0, f32::min);
            let most = values().fold(0.0, f32::max);
            assert!(most - least > 6.0 && least > 180.0, "{least} to {most}");
        }
    }

    #[test]
    fn usual_tiles_have_the_usual_colours_and_others_those_of_their_wood() {
        let context = egui::Context::default();
        let look = |name: &str| {
            let (theme, _) = Theme::load(&crate::assets::Assets::built_in(), name);
            Look::new(&context, &theme)
        };
        let face = palette::TILE_FACE;
        let night = palette::NIGHT_800;
        assert_eq!(look("birch").on_tiles(face), face);
        assert_eq!(look("birch").on_cloth(night), night);
        let walnut = look("walnut").on_tiles(face);
        assert!(walnut.r() < face.r() - 40 && walnut.r() > walnut.b());
        let green = look("walnut").on_cloth(night);
        assert!(green.g() > green.r().max(green.b()));
    }

    #[test]
    fn the_wood_of_plates_is_dark_in_every_theme() {
        let (themes, _) = Themes::read(&crate::assets::Assets::built_in());
        for theme in themes.all() {
            let [_, (seen, dark)] = theme.woods();
            let picture = wood_picture(&darkened(dark, seen), UVec2::new(64, 64), 4.5);
            let sum: f32 = picture.iter().flatten().copied().map(f32::from).sum();
            let mean = sum / picture.len() as f32 / 3.0;
            assert!(mean < 100.0, "{:?}: {mean}", theme.id());
        }
    }

    #[test]
    fn a_picture_is_shown_at_most_twice_as_small_as_it_was_painted() {
        let context = egui::Context::default();
        let picture = Picture::paint(UVec2::new(128, 64), |_, _| Vec4::ONE);
        let sizes = Sizes::new(&context, "white", &picture);
        for (shown, painted) in [(300.0, 128), (65.0, 128), (64.0, 64), (33.0, 64), (9.0, 32)] {
            assert_eq!(sizes.at_least(shown).size()[0], painted, "{shown}");
        }
    }
}
