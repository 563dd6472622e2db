//! How the interface looks: colours, type, space. No screen has a colour or a size of its own.
//!
//! Lengths are pixels of a screen of 1080 lines; the interface is enlarged to fit others.

use super::icons;
use super::shape::{ScreenShape, TextScale};
use crate::assets::{AssetError, Assets};
use bevy_egui::egui::{self, Color32, FontData, FontDefinitions, FontFamily, FontId};
use std::sync::Arc;

/// Colours.
pub mod palette {
    use bevy_egui::egui::Color32;

    const fn rgb(code: u32) -> Color32 {
        Color32::from_rgb((code >> 16) as u8, (code >> 8) as u8, code as u8)
    }

    /// The darkest ground.
    pub const NIGHT_900: Color32 = rgb(0x08_0E1B);
    /// A card on the table.
    pub const NIGHT_800: Color32 = rgb(0x0E_182C);
    /// The same under the pointer.
    pub const NIGHT_700: Color32 = rgb(0x16_233D);
    /// Wood in deep shade: pressed buttons, text on pale wood.
    pub const WALNUT_900: Color32 = rgb(0x19_110B);
    /// A plate in its shade.
    pub const WALNUT_800: Color32 = rgb(0x2A_1D14);
    /// A plate.
    pub const WALNUT_700: Color32 = rgb(0x35_2419);
    /// A button on a plate.
    pub const WALNUT_600: Color32 = rgb(0x49_3425);
    /// Icons, and words that do not matter now.
    pub const BIRCH_500: Color32 = rgb(0xA9_8F68);
    /// Words of lesser weight.
    pub const BIRCH_300: Color32 = rgb(0xCF_B88F);
    /// What is selected, active or first.
    pub const BIRCH_100: Color32 = rgb(0xEB_DCBF);
    /// Words.
    pub const BIRCH_50: Color32 = rgb(0xF7_ECD6);
    /// The face of a pale tile, before its grain.
    pub const TILE_FACE: Color32 = rgb(0xF3_E0BA);
    /// The same under the pointer.
    pub const TILE_FACE_LIT: Color32 = rgb(0xFD_EFD0);
    /// And pressed.
    pub const TILE_FACE_DOWN: Color32 = rgb(0xDC_C69B);
    /// Its darker wood, in words and hollows.
    pub const TILE_SHADE: Color32 = rgb(0xA8_6E18);
    /// Shades a tile towards the bottom. It is blended in linear light, so its premultiplied
    /// channels are larger than colour times cover.
    pub const TILE_SHADE_OVER: Color32 = Color32::from_rgba_premultiplied(127, 95, 36, 115);
    /// The edge of a pale tile.
    pub const TILE_EDGE: Color32 = rgb(0x8A_6A42);
    /// What is refused, on pale wood.
    pub const REFUSAL: Color32 = rgb(0x8C_1228);
    /// What has the focus.
    pub const BRASS: Color32 = rgb(0xD9_B56C);
    /// Shadows.
    pub const SHADOW: Color32 = rgb(0x03_060E);
}

/// A thin line on wood: brass, just visible.
pub fn hairline() -> Color32 {
    Color32::from_rgba_unmultiplied(0xEB, 0xCF, 0x93, 56)
}

/// Space between things.
pub mod space {
    /// Between what belongs together.
    pub const S: f32 = 8.0;
    /// Between lines.
    pub const M: f32 = 16.0;
    /// Inside a plate.
    pub const L: f32 = 24.0;
    /// Around the screen.
    pub const MARGIN: f32 = 32.0;
}

/// Corners.
pub mod radius {
    /// Of buttons and fields.
    pub const FIELD: f32 = 12.0;
    /// Of cards.
    pub const CARD: f32 = 14.0;
    /// Of plates.
    pub const PLATE: f32 = 16.0;
    /// Of sheets.
    pub const SHEET: f32 = 20.0;
}

/// The least size of anything that can be pressed.
pub const HIT: f32 = 56.0;

/// What a text is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// Who has won, at the end of a game.
    Climax,
    /// The same where there is less room, and the largest headings.
    Result,
    /// The heading of a sheet.
    Sheet,
    /// The heading of a page.
    Page,
    /// A player's name.
    Name,
    /// A sentence of the game.
    Item,
    /// A total.
    Total,
    /// A sum below a row of numbers.
    BigNumber,
    /// A number in a row.
    Number,
    /// A small number, as on an axis.
    SmallNumber,
    /// On a button.
    Button,
    /// On the primary button.
    Primary,
    /// Running text.
    Body,
    /// Running text that matters.
    Strong,
    /// Text of lesser weight.
    Help,
    /// A heading in capitals.
    Caps,
    /// An icon in running text.
    Icon,
    /// An icon on a button of its own.
    LargeIcon,
}

impl Type {
    /// The size on a screen of 1080 lines.
    fn size(self) -> f32 {
        match self {
            Self::Climax => 84.0,
            Self::Result => 64.0,
            Self::Total => 76.0,
            Self::Sheet => 54.0,
            Self::Page => 38.0,
            Self::Name | Self::BigNumber => 34.0,
            Self::Item | Self::Number | Self::LargeIcon => 28.0,
            Self::Button | Self::Primary | Self::Icon => 24.0,
            Self::Body | Self::Strong => 22.0,
            Self::Help => 20.0,
            Self::Caps | Self::SmallNumber => 18.0,
        }
    }

    fn family(self) -> &'static str {
        match self {
            Self::Climax | Self::Result | Self::Sheet | Self::Page | Self::Name | Self::Item => {
                SERIF
            }
            Self::Total | Self::BigNumber | Self::Number | Self::SmallNumber => FIGURES,
            Self::Button | Self::Body | Self::Help | Self::Caps => SANS,
            Self::Primary | Self::Strong => SANS_BOLD,
            Self::Icon | Self::LargeIcon => ICONS,
        }
    }

    /// The font, enlarged by the player's text scale. Large type grows less.
    pub fn font(self, scale: TextScale) -> FontId {
        let size = self.size();
        let grown = if size >= 48.0 {
            1.0 + (scale.0 - 1.0) * 0.3
        } else {
            scale.0
        };
        FontId::new(size * grown, FontFamily::Name(self.family().into()))
    }

    /// Space between letters, in parts of the size.
    pub fn letter_spacing(self) -> f32 {
        if self == Self::Caps { 0.12 } else { 0.0 }
    }
}

const SERIF: &str = "serif";
const FIGURES: &str = "figures";
const SANS: &str = "sans";
const SANS_BOLD: &str = "sans bold";
const ICONS: &str = "icons";

/// Reads the fonts. A family whose file cannot be read falls back to egui's own.
pub fn fonts(assets: &Assets) -> (FontDefinitions, Vec<AssetError>) {
    let mut fonts = FontDefinitions::default();
    let mut problems = Vec::new();
    let usual = fonts
        .families
        .get(&FontFamily::Proportional)
        .cloned()
        .unwrap_or_default();
    for (family, file) in [
        (SERIF, "LibertinusSerif-Regular.otf"),
        (FIGURES, "LibertinusSerif-Semibold.otf"),
        (SANS, "FiraSans-Regular.ttf"),
        (SANS_BOLD, "FiraSans-Bold.ttf"),
        (ICONS, "lucide.ttf"),
    ] {
        let mut members = usual.clone();
        match assets.read(&format!("fonts/{file}")) {
            Ok(bytes) => {
                let data = FontData::from_owned(bytes.into_owned());
                fonts.font_data.insert(family.to_owned(), Arc::new(data));
                members.insert(0, family.to_owned());
            }
            Err(problem) => problems.push(problem),
        }
        fonts
            .families
            .insert(FontFamily::Name(family.into()), members);
    }
    (fonts, problems)
}

/// How much the interface is enlarged on a screen of this size.
pub fn zoom(screen: egui::Vec2) -> f32 {
    let zoom = if ScreenShape::of_size(screen).is_upright() {
        screen.x / 1080.0
    } else {
        (screen.x / 1920.0).min(screen.y / 1080.0)
    };
    zoom.clamp(1e-3, 8.0)
}

/// On screens with fewer lines than this nothing could be read, so nothing is painted.
pub const LEAST_LINES: f32 = 150.0;

/// The icon of a part of the score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreIcon {
    /// Tiles.
    Tiles,
    /// Areas.
    Area,
    /// Chains.
    Chains,
}

impl ScoreIcon {
    /// Its character.
    pub fn character(self) -> char {
        match self {
            Self::Tiles => icons::LAYOUT_GRID,
            Self::Area => icons::SHAPES,
            Self::Chains => icons::ROUTE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_font_is_there() {
        assert!(fonts(&Assets::built_in()).1.is_empty());
    }

    #[test]
    fn a_screen_of_1080_lines_is_not_enlarged() {
        assert_eq!(zoom(egui::vec2(1920.0, 1080.0)), 1.0);
        assert_eq!(zoom(egui::vec2(3840.0, 2160.0)), 2.0);
        assert_eq!(zoom(egui::vec2(1080.0, 1920.0)), 1.0);
    }
}
