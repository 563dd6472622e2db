//! Which colours the marbles have. Red and black are the real set's; the others are for people
//! who do not tell those apart, and on every one of them marks can be painted.

use super::glass::Glass;
use super::theme::Lines;
use crate::rules::Colour;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// How the marbles look. Everything on the table that has their colours follows at once.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarbleLook {
    /// Their colours.
    pub palette: Palette,
    /// Whether a mark is painted on each, which differs in shape: a dot for red, a notched ring
    /// for black.
    pub marks: bool,
}

/// The colours of red's and black's marbles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Palette {
    /// Ruby and black, as in the real set.
    #[default]
    Ruby,
    /// Amber and sapphire, for people who do not tell red from black or green.
    Amber,
    /// Pearl and black, for people who see no colours.
    Pearl,
}

/// A side's colours in the interface, as sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    /// Its marbles.
    pub body: [u8; 3],
    /// Edges and words on dark wood.
    pub light: [u8; 3],
    /// What is painted on its marbles.
    pub mark: [u8; 3],
}

/// Paint on dark and on pale marbles.
const PALE_MARK: [u8; 3] = [0xEB, 0xDC, 0xBF];
const DARK_MARK: [u8; 3] = [0x19, 0x11, 0x0B];

impl Palette {
    /// All of them, the usual one first.
    pub const ALL: [Self; 3] = [Self::Ruby, Self::Amber, Self::Pearl];

    /// A side's colours in the interface.
    pub fn paint(self, colour: Colour) -> Paint {
        let (body, light, mark) = match (self, colour) {
            (Self::Ruby, Colour::Red) => ([0xBE, 0x1E, 0x3A], [0xFF, 0x9A, 0xA0], PALE_MARK),
            (Self::Amber, Colour::Red) => ([0xF0, 0xB0, 0x3A], [0xFF, 0xC8, 0x6B], DARK_MARK),
            (Self::Pearl, Colour::Red) => ([0xEF, 0xE9, 0xDC], [0xFF, 0xFB, 0xF2], DARK_MARK),
            (Self::Amber, Colour::Black) => ([0x18, 0x31, 0x7F], [0xA6, 0xBE, 0xFF], PALE_MARK),
            // Beside pearl, black's words are the darker ones.
            (Self::Pearl, Colour::Black) => ([0x10, 0x12, 0x18], [0xB8, 0xA8, 0x8C], PALE_MARK),
            (Self::Ruby, Colour::Black) => ([0x10, 0x12, 0x18], [0xEB, 0xDC, 0xBF], PALE_MARK),
        };
        Paint { body, light, mark }
    }

    /// What red's and black's marbles are made of; some of their lines lie in a bed.
    pub(super) fn glass(self, beds: Lines) -> [Glass; 2] {
        let glasses = match self {
            Self::Ruby => [Glass::RUBY, Glass::BLACK],
            Self::Amber => [Glass::AMBER, Glass::SAPPHIRE],
            Self::Pearl => [Glass::PEARL, Glass::BLACK],
        };
        glasses.map(|glass| glass.on_beds(beds))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::math::Mat3;

    /// What is left of colours for people who lack one kind of cone (Machado, Oliveira and
    /// Fernandes, 2009, at full severity; they work on linear light), and for those who see none.
    fn visions() -> [(&'static str, Mat3); 5] {
        let rows = |rows: [[f32; 3]; 3]| Mat3::from_cols_array_2d(&rows).transpose();
        [
            ("usual", Mat3::IDENTITY),
            (
                "protanopia",
                rows([
                    [0.152286, 1.052583, -0.204868],
                    [0.114503, 0.786281, 0.099216],
                    [-0.003882, -0.048116, 1.051998],
                ]),
            ),
            (
                "deuteranopia",
                rows([
                    [0.367322, 0.860646, -0.227968],
                    [0.280085, 0.672501, 0.047413],
                    [-0.011820, 0.042940, 0.968881],
                ]),
            ),
            (
                "tritanopia",
                rows([
                    [1.255528, -0.076749, -0.178779],
                    [-0.078411, 0.930809, 0.147602],
                    [0.004733, 0.691367, 0.303900],
                ]),
            ),
            ("no colours", rows([[0.2126, 0.7152, 0.0722]; 3])),
        ]
    }

    fn linear([red, green, blue]: [u8; 3]) -> Vec3 {
        let colour = Color::srgb_u8(red, green, blue).to_linear();
        Vec3::new(colour.red, colour.green, colour.blue)
    }

    fn luminance(colour: Vec3) -> f32 {
        colour
            .clamp(Vec3::ZERO, Vec3::ONE)
            .dot(Vec3::new(0.2126, 0.7152, 0.0722))
    }

    /// From 0 for black to 100 for white, in steps that look alike.
    fn lightness(colour: Vec3) -> f32 {
        let luminance = luminance(colour);
        if luminance > 0.008856 {
            116.0 * luminance.cbrt() - 16.0
        } else {
            903.3 * luminance
        }
    }

    fn contrast(one: [u8; 3], other: [u8; 3]) -> f32 {
        let [one, other] = [one, other].map(|colour| luminance(linear(colour)) + 0.05);
        one.max(other) / one.min(other)
    }

    /// How much two colours differ in lightness, for whom they differ least.
    fn least_difference(one: [u8; 3], other: [u8; 3]) -> f32 {
        visions()
            .map(|(_, seen)| {
                (lightness(seen * linear(one)) - lightness(seen * linear(other))).abs()
            })
            .into_iter()
            .fold(f32::INFINITY, f32::min)
    }

    /// A quarter of the way from black to white.
    const CLEARLY: f32 = 25.0;

    #[test]
    fn the_sides_of_every_palette_differ_in_lightness_for_all_eyes() {
        for palette in Palette::ALL {
            let [red, black] = Colour::BOTH.map(|colour| palette.paint(colour).body);
            let difference = least_difference(red, black);
            assert!(difference >= CLEARLY, "{palette:?} by {difference}");
        }
        // The palettes for colour-blind people do better than the usual one.
        let of = |palette: Palette| {
            let [red, black] = Colour::BOTH.map(|colour| palette.paint(colour).body);
            least_difference(red, black)
        };
        assert!(of(Palette::Amber) > of(Palette::Ruby) + 10.0);
        assert!(of(Palette::Pearl) > of(Palette::Amber) + 10.0);
    }

    #[test]
    fn colours_that_some_eyes_cannot_tell_apart_would_be_noticed() {
        let similar = [
            // A darker ruby against black, red against green, blue against violet.
            ([0x65, 0x07, 0x07], [0x10, 0x12, 0x18]),
            ([0xBE, 0x1E, 0x3A], [0x2C, 0x6E, 0x2C]),
            ([0x1C, 0x39, 0x92], [0x5A, 0x2E, 0x8C]),
            ([0xE9, 0xA2, 0x2B], [0x8F, 0xC0, 0x4A]),
        ];
        for (one, other) in similar {
            assert!(least_difference(one, other) < CLEARLY);
        }
    }

    #[test]
    fn words_and_marks_can_be_read() {
        const PLATE: [u8; 3] = [0x35, 0x24, 0x19];
        for palette in Palette::ALL {
            for colour in Colour::BOTH {
                let Paint { body, light, mark } = palette.paint(colour);
                assert!(contrast(light, PLATE) >= 4.5, "{palette:?} {colour}");
                assert!(contrast(mark, body) >= 4.5, "{palette:?} {colour}");
            }
        }
    }
}
