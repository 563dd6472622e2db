//! The materials. All of them share the state of the table, because glass throws shadows on wood
//! and wood is seen in glass.
//!
//! That state changes in almost every frame, so it is a buffer of its own: as a part of the
//! materials, these would have to be prepared anew each time. It is not a uniform buffer, because
//! some drivers compile a shader again for each value of a uniform that it branches on (Mesa's
//! lavapipe does, and keeps all of them).

use super::bench::Mark;
use super::glass::Glass;
use super::palette::{MarbleLook, Palette};
use super::plan::Plan;
use super::shades::Shades;
use super::theme::{ClothRecipe, Lines, Theme};
use crate::rules::{Colour, Field, GRID, Square, Tile};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::render::storage::ShaderBuffer;
use bevy::shader::{ShaderRef, load_shader_library};

/// Cells of the grid.
const CELLS: usize = GRID * GRID;
/// Marbles that can be on their way at the same time; the rest throw no shadow.
pub const MOVERS: usize = 8;
/// Boxes that throw shadows besides board and trays: tiles on their way, and piles of them.
pub const BOXES: usize = 8;

/// What is on the table, as the shaders see it. Matches `table.wgsl`.
#[derive(Clone, Debug, PartialEq, ShaderType)]
pub struct TableState {
    plan: Vec4,
    cells: [Vec4; CELLS],
    aids: [Vec4; CELLS],
    tiles: [Vec4; Tile::COUNT],
    trays: [Vec4; 2],
    tray_marbles: UVec4,
    movers: [Vec4; MOVERS],
    boxes: [Vec4; 2 * BOXES],
    mood: Vec4,
    spark: Vec4,
    glass: [Glass; 2],
    shades: Shades,
}

/// What lies in a field, for the shaders.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CellLook {
    /// The marble that rests in it.
    pub marble: Option<Colour>,
    /// How high its tile is.
    pub height: f32,
    /// How much it is pointed at.
    pub hover: f32,
    /// Whether a marble may not go there.
    pub refused: bool,
    /// How much it glows because a marble may go there.
    pub legal: f32,
    /// How much it is part of the cross.
    pub cross: f32,
    /// How much its marble shines.
    pub shine: f32,
    /// Whether its tile has been taken away.
    pub gone: bool,
}

/// A box of wood that throws a shadow: a tile away from its place, a pile, a part of a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ShadowBox {
    /// Its middle.
    pub centre: Vec3,
    /// Half of its size.
    pub half: Vec3,
}

/// What the light of the whole table is like.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mood {
    /// How much the room is darkened.
    pub dusk: f32,
    /// A light above the board, and how strong it is.
    pub spark: Option<(Vec3, f32)>,
}

/// What a tile shows.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TileLook {
    /// How far red's and black's inlays reach around it.
    pub inlays: [f32; 2],
    /// How much it is marked as taboo.
    pub taboo: f32,
    /// How much it is darkened.
    pub dim: f32,
    /// Whether it has been taken from its place.
    pub away: bool,
}

impl TableState {
    /// An empty table with the board and trays of a plan.
    pub fn new(plan: &Plan, theme: &Theme, traced: bool) -> Self {
        let corner = plan.corner();
        Self {
            plan: Vec4::new(corner.x, corner.y, f32::from(u8::from(traced)), 0.0),
            cells: [Vec4::new(-1.0, 0.0, 0.0, 0.0); CELLS],
            aids: [Vec4::ZERO; CELLS],
            tiles: [Vec4::ZERO; Tile::COUNT],
            trays: Colour::BOTH.map(|colour| {
                let tray = plan.tray(colour);
                let lying = f32::from(u8::from(tray.lying));
                Vec4::new(tray.centre.x, tray.centre.z, lying, 0.0)
            }),
            tray_marbles: UVec4::ZERO,
            movers: [Vec4::ZERO; MOVERS],
            boxes: [Vec4::ZERO; 2 * BOXES],
            mood: Vec4::ZERO,
            spark: Vec4::ZERO,
            glass: Palette::default().glass(theme.drawn.bed.under),
            shades: Shades::new(theme),
        }
    }

    /// Sets what a field looks like.
    pub fn set_cell(&mut self, plan: &Plan, field: Field, look: CellLook) {
        let square = plan.layout().square(field);
        let index = usize::from(square.rank) * GRID + usize::from(square.file);
        let marble = match look.marble {
            Some(colour) => kind(colour),
            None if look.gone => -1.0,
            None => 0.0,
        };
        self.cells[index] = Vec4::new(
            marble,
            look.height,
            look.hover,
            f32::from(u8::from(look.refused)),
        );
        self.aids[index] = Vec4::new(look.legal, look.cross, look.shine, 0.0);
    }

    /// Sets what a square of the grid looks like while a board is laid: whether a tile is on it,
    /// and what is marked there.
    pub(super) fn set_square(&mut self, square: Square, is_covered: bool, mark: Mark) {
        let index = usize::from(square.rank) * GRID + usize::from(square.file);
        let flag = |is: bool| f32::from(u8::from(is));
        self.cells[index] = Vec4::new(
            if is_covered { 0.0 } else { -1.0 },
            0.0,
            flag(mark != Mark::None),
            flag(mark == Mark::Refused),
        );
    }

    /// Draws the grid on the cloth.
    pub(super) fn show_grid(&mut self) {
        self.mood.w = 1.0;
    }

    /// Sets what a tile looks like.
    pub fn set_tile(&mut self, tile: Tile, look: TileLook) {
        let [red, black] = look.inlays;
        let away = if look.away { AWAY } else { 0.0 };
        self.tiles[tile.index()] = Vec4::new(red, black, look.taboo, look.dim + away);
    }

    /// Puts a marble into a bowl of a tray.
    pub fn fill_tray(&mut self, plan: &Plan, colour: Colour, bowl: usize) {
        self.tray_marbles[colour.index()] |= 1 << plan.tray_cell(colour, bowl);
    }

    /// Sets the boxes that throw shadows; those that are too many throw none.
    pub fn set_boxes(&mut self, boxes: impl Iterator<Item = ShadowBox>) {
        let mut count = 0;
        for (slots, ShadowBox { centre, half }) in self.boxes.chunks_exact_mut(2).zip(boxes) {
            slots[0] = Vec4::new(centre.x, centre.z, half.x, half.z);
            slots[1] = Vec4::new(centre.y - half.y, centre.y + half.y, 0.0, 0.0);
            count += 1;
        }
        self.plan.w = count as f32;
    }

    /// Sets the light.
    pub fn set_mood(&mut self, mood: &Mood) {
        self.mood.x = mood.dusk;
        self.spark = mood
            .spark
            .map_or(Vec4::ZERO, |(place, strength)| place.extend(strength));
    }

    /// Sets what marbles are made of, which of their lines lie in a bed, and whether they have
    /// marks.
    pub fn set_look(&mut self, look: MarbleLook, beds: Lines) {
        self.glass = look.palette.glass(beds);
        self.mood.y = f32::from(u8::from(look.marks));
    }

    /// Sets whether everything that is drawn on the wood is stronger.
    pub fn set_contrast(&mut self, is_high: bool) {
        self.mood.z = f32::from(u8::from(is_high));
    }

    /// Sets the marbles that are on their way.
    pub fn set_movers(&mut self, movers: impl Iterator<Item = (Vec3, Colour)>) {
        self.movers = [Vec4::ZERO; MOVERS];
        for (slot, (place, colour)) in self.movers.iter_mut().zip(movers) {
            *slot = place.extend(kind(colour));
        }
    }
}

/// The value of a tile's `dim` that marks it as away; more than any real one.
pub const AWAY: f32 = 2.0;

/// The number of a colour in the shaders.
pub fn kind(colour: Colour) -> f32 {
    match colour {
        Colour::Red => 1.0,
        Colour::Black => 2.0,
    }
}

/// Oiled wood, with everything the game draws on it.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub struct WoodMaterial {
    /// What is on the table.
    #[storage(0, read_only)]
    pub table: Handle<ShaderBuffer>,
    /// The parameters of this wood.
    #[uniform(1)]
    pub wood: WoodState,
    /// The pieces' colour and roughness.
    #[texture(2)]
    #[sampler(3)]
    pub skin: Handle<Image>,
}

/// The parameters of a wood. Matches `wood.wgsl`.
#[derive(Clone, Debug, PartialEq, ShaderType)]
pub struct WoodState {
    /// Where each piece is in the picture.
    pub slots: [Vec4; Tile::COUNT],
    /// Half the size of each piece.
    pub halves: [Vec4; Tile::COUNT],
    /// Strength and roughness of the lacquer, and whether this is the board.
    pub finish: Vec4,
}

/// Glass marbles.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub struct GlassMaterial {
    /// What is on the table.
    #[storage(0, read_only)]
    pub table: Handle<ShaderBuffer>,
    /// How solid they are.
    #[uniform(1)]
    pub look: Vec4,
}

/// The cloth on the table.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub struct ClothMaterial {
    /// What is on the table.
    #[storage(0, read_only)]
    pub table: Handle<ShaderBuffer>,
    /// Its colours and weave.
    #[uniform(1)]
    pub cloth: ClothState,
}

/// The parameters of a cloth. Matches `cloth.wgsl`.
#[derive(Clone, Debug, ShaderType)]
pub struct ClothState {
    dark: Vec4,
    light: Vec4,
    weave: Vec4,
}

impl ClothState {
    /// A cloth by its recipe.
    pub fn new(recipe: &ClothRecipe) -> Self {
        Self {
            dark: Vec3::from(recipe.dark).extend(1.0),
            light: Vec3::from(recipe.light).extend(1.0),
            weave: Vec4::new(recipe.threads, 0.0, 0.0, 0.0),
        }
    }
}

impl Material for WoodMaterial {
    fn fragment_shader() -> ShaderRef {
        "embedded://kulami/app/table/shaders/wood.wgsl".into()
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

impl Material for GlassMaterial {
    fn fragment_shader() -> ShaderRef {
        "embedded://kulami/app/table/shaders/glass.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        if self.look.x < 1.0 {
            AlphaMode::Blend
        } else {
            AlphaMode::Opaque
        }
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

impl Material for ClothMaterial {
    fn fragment_shader() -> ShaderRef {
        "embedded://kulami/app/table/shaders/cloth.wgsl".into()
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

/// Registers the materials.
pub fn plugin(app: &mut App) {
    load_shader_library!(app, "shaders/table.wgsl");
    load_shader_library!(app, "shaders/light.wgsl");
    load_shader_library!(app, "shaders/surroundings.wgsl");
    bevy::asset::embedded_asset!(app, "shaders/wood.wgsl");
    bevy::asset::embedded_asset!(app, "shaders/glass.wgsl");
    bevy::asset::embedded_asset!(app, "shaders/cloth.wgsl");
    app.add_plugins((
        MaterialPlugin::<WoodMaterial>::default(),
        MaterialPlugin::<GlassMaterial>::default(),
        MaterialPlugin::<ClothMaterial>::default(),
    ));
}
