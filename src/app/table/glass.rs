//! The glasses that marbles are made of: what each absorbs, lets through and emits. It is all data
//! for the shaders, so that a marble of another colour needs no other code.

use super::theme::Lines;
use bevy::prelude::*;
use bevy::render::render_resource::ShaderType;

/// What light does in a glass. Colours are linear. Matches `Glass` in `table.wgsl`.
#[derive(Clone, Copy, Debug, PartialEq, ShaderType)]
pub struct Glass {
    /// What it absorbs over the distance of a field, and whether it can be seen through.
    swallows: Vec4,
    /// The light that scatters inside, and how clearly its surface mirrors.
    glow: Vec4,
    /// The colour of a glass that cannot be seen through, and whether it is milky: then light
    /// gets in and comes out again, and the colour is that of the milk. For clear glass, what it
    /// glows with on the side away from the window, on top of the light inside.
    body: Vec4,
    /// The caustic: what it focuses of the window's light behind it; and whether light gets through
    /// at all.
    gathers: Vec4,
    /// What its shadow leaves of the ambient light, and how much of that it leaves of the window's.
    veil: Vec4,
    /// Its own light while it is counted.
    shine: Vec4,
    /// The light it then throws on the wood around it.
    halo: Vec4,
    /// The line around its tiles, and whether that lies in a bed: pale lines are lost on pale
    /// wood, and dark ones on dark wood.
    inlay: Vec4,
    /// What is painted on it.
    mark: Vec4,
}

/// Paint on dark glass: the interface's birch (#EBDCBF), and on pale glass its darkest walnut.
const PALE: Vec4 = Vec4::new(0.831, 0.716, 0.521, 0.0);
const DARK: Vec4 = Vec4::new(0.060, 0.024, 0.010, 0.0);

impl Glass {
    /// The same glass on a wood on which some lines need a bed. As they are written here, the pale
    /// ones have one.
    pub fn on_beds(mut self, beds: Lines) -> Self {
        let is_pale = self.inlay.w > 0.5;
        self.inlay.w = f32::from(u8::from(beds.has(is_pale)));
        self
    }

    /// Deep ruby, as in the real set.
    pub const RUBY: Self = Self {
        swallows: Vec4::new(0.34, 4.6, 4.4, 1.0),
        glow: Vec4::new(0.34, 0.012, 0.010, 1.0),
        body: Vec4::ZERO,
        gathers: Vec4::new(0.58, 0.05, 0.035, 1.0),
        veil: Vec4::new(0.34, 0.02, 0.015, 0.0),
        shine: Vec4::new(1.25, 0.035, 0.020, 0.0),
        halo: Vec4::new(1.9, 0.12, 0.05, 0.0),
        inlay: Vec4::new(0.62, 0.016, 0.014, 0.0),
        mark: PALE,
    };

    /// Black, which lets no light through. It mirrors the wood more clearly than real glass would.
    pub const BLACK: Self = Self {
        swallows: Vec4::ZERO,
        glow: Vec4::new(0.0, 0.0, 0.0, 2.0),
        body: Vec4::new(0.0065, 0.0065, 0.0080, 0.0),
        gathers: Vec4::ZERO,
        veil: Vec4::ZERO,
        shine: Vec4::new(1.35, 1.18, 0.80, 0.0),
        halo: Vec4::new(0.95, 0.86, 0.62, 0.0),
        inlay: Vec4::new(0.016, 0.014, 0.013, 0.0),
        mark: PALE,
    };

    /// Amber, like honey in a jar.
    pub const AMBER: Self = Self {
        swallows: Vec4::new(0.05, 0.50, 3.2, 1.0),
        glow: Vec4::new(0.78, 0.31, 0.020, 1.0),
        body: Vec4::new(1.50, 0.64, 0.05, 0.0),
        gathers: Vec4::new(0.62, 0.33, 0.045, 1.0),
        veil: Vec4::new(0.50, 0.28, 0.04, 0.0),
        shine: Vec4::new(1.35, 0.62, 0.06, 0.0),
        halo: Vec4::new(1.7, 0.90, 0.12, 0.0),
        inlay: Vec4::new(0.95, 0.47, 0.06, 1.0),
        mark: DARK,
    };

    /// Sapphire, as deep as it can be without being black.
    pub const SAPPHIRE: Self = Self {
        swallows: Vec4::new(6.0, 3.4, 0.45, 1.0),
        glow: Vec4::new(0.004, 0.018, 0.13, 1.0),
        body: Vec4::new(0.004, 0.050, 0.42, 0.0),
        gathers: Vec4::new(0.02, 0.07, 0.42, 1.0),
        veil: Vec4::new(0.01, 0.03, 0.22, 0.0),
        shine: Vec4::new(0.03, 0.13, 1.25, 0.0),
        halo: Vec4::new(0.10, 0.36, 1.9, 0.0),
        inlay: Vec4::new(0.008, 0.030, 0.22, 0.0),
        mark: PALE,
    };

    /// Milk glass with the warmth of a pearl.
    pub const PEARL: Self = Self {
        swallows: Vec4::ZERO,
        glow: Vec4::new(0.10, 0.085, 0.065, 1.0),
        body: Vec4::new(0.93, 0.89, 0.81, 1.0),
        gathers: Vec4::new(0.10, 0.09, 0.075, 1.0),
        veil: Vec4::new(0.42, 0.38, 0.32, 0.5),
        shine: Vec4::new(1.05, 0.96, 0.80, 0.0),
        halo: Vec4::new(1.35, 1.20, 0.92, 0.0),
        inlay: Vec4::new(0.95, 0.92, 0.84, 1.0),
        mark: DARK,
    };
}
