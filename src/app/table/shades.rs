//! The parameters of a theme for the shaders, besides the pictures of its woods. They are a part of
//! the state of the table: another theme has other numbers, but no other shader.

use super::theme::{Bed, Light, Metal, Taboo, Theme};
use bevy::prelude::*;
use bevy::render::render_resource::ShaderType;

/// Colours of a theme. Matches `Shades` in `table.wgsl`, which says what the fourth numbers are.
#[derive(Clone, Copy, Debug, PartialEq, ShaderType)]
pub struct Shades {
    tiles: Vec4,
    trays: Vec4,
    cloth: Vec4,
    metal: Vec4,
    bed: Vec4,
    lines: Vec4,
    taboo: Vec4,
    bars: Vec4,
    refused: Vec4,
    open: Vec4,
}

impl Shades {
    /// Of a theme.
    pub fn new(theme: &Theme) -> Self {
        let with = |light: Light, more: f32| Vec3::from(light).extend(more);
        let drawn = &theme.drawn;
        let Bed { colour, margin, .. } = drawn.bed;
        let Metal {
            colour: metal,
            around_trays,
            beside_lines,
        } = theme.metal;
        let Taboo {
            leaves,
            bars_leave: (usually, strongly),
            bars_add,
        } = drawn.taboo;
        Self {
            tiles: with(theme.mirrored.tiles, 0.0),
            trays: with(theme.mirrored.trays, 0.0),
            cloth: with(theme.mirrored.cloth, 0.0),
            metal: with(metal, 0.0),
            bed: with(colour, 0.0),
            lines: Vec4::new(margin, beside_lines, around_trays, 0.0),
            taboo: with(leaves, usually),
            bars: with(bars_add, strongly),
            refused: with(drawn.refused, 0.0),
            open: with(drawn.open, 0.0),
        }
    }
}
