//! The wood of the hands. It is lit like everything on the table, and its parts throw shadows on
//! each other: the shader approximates each part by a rod with round ends.

use super::bones::{CUFF, PALM_ROD, RODS, Rod};
use crate::app::table::{Number, Theme, WoodRecipe, add_numbers};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::render::storage::ShaderBuffer;
use bevy::shader::ShaderRef;

/// Carved, oiled wood of jointed hands.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub struct HandMaterial {
    /// What throws light and shadow on them.
    #[storage(0, read_only)]
    pub table: Handle<ShaderBuffer>,
    /// The hands themselves.
    #[storage(1, read_only)]
    pub hands: Handle<ShaderBuffer>,
}

/// What the shader knows of the hands. Matches `hand.wgsl`.
#[derive(Clone, Debug, PartialEq, ShaderType)]
pub struct HandsState {
    /// Two ends of each rod, of the left and of the right hand.
    rods: [Vec4; 2 * 2 * RODS],
    /// Pale, middle and dark colour of the hands' wood and of the cuffs'; rings in a unit beside.
    woods: [Vec4; 6],
}

impl HandsState {
    /// Hands of the theme's woods.
    pub fn new(theme: &Theme) -> Self {
        let colours = |wood: &WoodRecipe| {
            [wood.light, wood.middle, wood.dark].map(|colour| Vec3::from(colour).extend(wood.rings))
        };
        let ([a, b, c], [d, e, f]) = (colours(&theme.tiles), colours(&theme.trays));
        Self {
            rods: [Vec4::ZERO; 2 * 2 * RODS],
            woods: [a, b, c, d, e, f],
        }
    }

    /// Puts the rods of both hands where they are.
    pub fn set_rods(&mut self, rods: &[[Rod; RODS]; 2]) {
        for (slots, rod) in self.rods.chunks_exact_mut(2).zip(rods.as_flattened()) {
            for (slot, (place, radius)) in slots.iter_mut().zip(rod) {
                *slot = place.extend(*radius);
            }
        }
    }
}

impl Material for HandMaterial {
    fn fragment_shader() -> ShaderRef {
        "embedded://kulami/app/lots/shaders/hand.wgsl".into()
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

/// How the shader tells the hands apart: the parts of the second begin at this number.
pub const TAGS: u32 = 32;

/// Registers the material.
pub fn plugin(app: &mut App) {
    let numbers = [
        ("RODS", RODS),
        ("PALM_ROD", PALM_ROD),
        ("CUFF", CUFF),
        ("TAGS", TAGS as usize),
    ];
    let numbers = numbers.map(|(name, number)| (name, Number::Whole(number)));
    add_numbers(app, "kulami::hands", &numbers);
    bevy::asset::embedded_asset!(app, "shaders/hand.wgsl");
    app.add_plugins(MaterialPlugin::<HandMaterial>::default());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shader_knows_as_many_rods_and_woods() {
        let shader = include_str!("shaders/hand.wgsl");
        assert!(shader.contains("rods: array<vec4<f32>, 4 * RODS>,"));
        assert!(shader.contains("woods: array<vec4<f32>, 6>,"));
        assert_eq!(HandsState::min_size().get() as usize, 16 * (4 * RODS + 6));
        for name in ["RODS", "PALM_ROD", "CUFF", "TAGS"] {
            assert!(!shader.contains(&format!("const {name}:")), "{name}");
        }
    }
}
