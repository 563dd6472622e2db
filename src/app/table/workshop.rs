//! Makes the meshes and materials that everything on the table shares.

use super::block::Block;
use super::detail::Detail;
use super::materials::{
    ClothMaterial, ClothState, GlassMaterial, TableState, WoodMaterial, WoodState,
};
use super::plan::{GAP, Plan, TRAY_BOWLS, TRAY_PITCH, tray_size};
use super::skins::Atlas;
use super::theme::Theme;
use crate::app::motion::Pace;
use crate::quality::Quality;
use crate::rules::{Tile, TileKind};
use bevy::ecs::system::SystemParam;
use bevy::mesh::Indices;
use bevy::prelude::*;
use bevy::render::storage::ShaderBuffer;
use std::collections::HashMap;

/// The plan of the board on the table.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct CurrentPlan(pub Plan);

/// Meshes and materials of everything on the table.
#[derive(Resource, Clone, Debug)]
pub struct Workshop {
    /// A marble, a tray, and each kind of tile.
    shapes: Vec<Handle<Mesh>>,
    /// The buffer with the state of the table, which all materials are lit by.
    pub table: Handle<ShaderBuffer>,
    /// The wood of the board.
    pub board_wood: Handle<WoodMaterial>,
    /// The wood of the trays.
    pub tray_wood: Handle<WoodMaterial>,
    /// Marbles.
    pub glass: Handle<GlassMaterial>,
    /// The marble that would be placed.
    pub ghost: Handle<GlassMaterial>,
    /// The cloth.
    pub cloth: Handle<ClothMaterial>,
    triangles: HashMap<AssetId<Mesh>, usize>,
}

impl Workshop {
    /// How many triangles a mesh of this workshop has. They are counted here, because the meshes
    /// themselves are moved to the graphics card. Any other mesh counts as 2.
    pub fn triangles(&self, mesh: AssetId<Mesh>) -> usize {
        self.triangles.get(&mesh).copied().unwrap_or(2)
    }

    /// A marble.
    pub fn marble(&self) -> Handle<Mesh> {
        self.shapes[0].clone()
    }

    /// A tray, with its long side along x.
    pub fn tray(&self) -> Handle<Mesh> {
        self.shapes[1].clone()
    }

    /// A tile of a kind, with its long side along x.
    pub fn tile(&self, kind: TileKind) -> Handle<Mesh> {
        self.shapes[2 + kind as usize].clone()
    }
}

/// Writes the state of the table into the shaders' buffer.
#[derive(SystemParam)]
pub(super) struct TableBuffer<'w, 's> {
    workshop: Res<'w, Workshop>,
    buffers: ResMut<'w, Assets<ShaderBuffer>>,
    last: Local<'s, Option<TableState>>,
    pace: Pace<'w>,
}

impl TableBuffer<'_, '_> {
    /// Writes the buffer, if the state has changed.
    pub(super) fn write(&mut self, table: TableState) {
        if self.last.as_ref() == Some(&table) {
            return;
        }
        self.pace.keep();
        if let Some(mut buffer) = self.buffers.get_mut(&self.workshop.table) {
            buffer.set_data(&table);
        }
        *self.last = Some(table);
    }
}

/// A tile with its long side along x.
fn tile_block(kind: TileKind) -> Block {
    let (short, long) = kind.sides();
    let (short, long) = (short.min(long), short.max(long));
    let bowls = UVec2::new(u32::from(long), u32::from(short));
    Block {
        bowls,
        pitch: 1.0,
        half: bowls.as_vec2() / 2.0 - GAP / 2.0,
    }
}

fn tray_block() -> Block {
    // Wood grows along x, and a tray is longest along z.
    let [across, along] = TRAY_BOWLS;
    Block {
        bowls: UVec2::new(along as u32, across as u32),
        pitch: TRAY_PITCH,
        half: tray_size().yx() / 2.0,
    }
}

/// The pieces of wood for tiles and trays.
fn atlases(quality: Quality) -> [Atlas; 2] {
    let density = quality.wood_density();
    let tiles = TileKind::ALL
        .into_iter()
        .flat_map(|kind| std::iter::repeat_n(tile_block(kind), kind.supply()))
        .collect();
    [
        Atlas::arrange(tiles, density, 16 * density as u32),
        Atlas::arrange(vec![tray_block(); 2], density, 11 * density as u32),
    ]
}

/// Paints the textures of tiles and trays, as at the start.
pub fn paint_wood(theme: &Theme, quality: Quality) -> [Image; 2] {
    let [tiles, trays] = atlases(quality);
    [tiles.paint(&theme.tiles), trays.paint(&theme.trays)]
}

/// Which piece of the texture each tile has; each kind has its own pieces.
pub fn pieces(plan: &Plan) -> [usize; Tile::COUNT] {
    if plan.is_bench() {
        // On the bench, tiles are numbered as in the box, in the order of the pieces.
        return std::array::from_fn(|piece| piece);
    }
    let mut next = TileKind::ALL.map(|kind| {
        let smaller = TileKind::ALL.iter().filter(|&&other| other < kind);
        smaller.map(|kind| kind.supply()).sum::<usize>()
    });
    let mut pieces = [0; Tile::COUNT];
    for tile in Tile::all() {
        let kind = plan.layout().kind(tile) as usize;
        pieces[tile.index()] = next[kind];
        next[kind] += 1;
    }
    pieces
}

/// Paints and cuts the wood of the board and of the trays.
struct Woodwork {
    atlas: Atlas,
    skins: [Image; 2],
    states: [WoodState; 2],
}

impl Woodwork {
    fn new(theme: &Theme, quality: Quality, plan: &Plan) -> Self {
        let [tiles, trays] = atlases(quality);
        let state = |atlas: &Atlas, pieces: &[usize], (strength, roughness), is_board| {
            let mut state = WoodState {
                slots: [Vec4::ZERO; Tile::COUNT],
                halves: [Vec4::ZERO; Tile::COUNT],
                finish: Vec4::new(strength, roughness, is_board, 0.0),
            };
            state.cut(atlas, pieces);
            state
        };
        Self {
            skins: [tiles.paint(&theme.tiles), trays.paint(&theme.trays)],
            states: [
                state(&tiles, &pieces(plan), theme.tiles.lacquer, 1.0),
                state(&trays, &[0, 1], theme.trays.lacquer, 0.0),
            ],
            atlas: tiles,
        }
    }

    /// Gives the woods on the table their new pictures.
    fn fit(
        self,
        workshop: &Workshop,
        woods: &mut Assets<WoodMaterial>,
        images: &mut Assets<Image>,
    ) {
        let handles = [&workshop.board_wood, &workshop.tray_wood];
        for ((handle, skin), state) in handles.into_iter().zip(self.skins).zip(self.states) {
            if let Some(mut wood) = woods.get_mut(handle) {
                wood.skin = images.add(skin);
                wood.wood = state;
            }
        }
    }
}

impl WoodState {
    /// Which piece of the picture each piece of wood is.
    fn cut(&mut self, atlas: &Atlas, pieces: &[usize]) {
        for (tag, &piece) in pieces.iter().enumerate() {
            self.slots[tag] = atlas.slot(piece);
            self.halves[tag] = atlas.block(piece).half.extend(0.0).extend(0.0);
        }
    }
}

/// Marble, tray and tiles, in the order of [`Workshop::shapes`].
fn shapes(quality: Quality) -> impl Iterator<Item = Mesh> {
    let (sectors, stacks) = quality.marble();
    let marble = Sphere::new(super::plan::MARBLE_RADIUS)
        .mesh()
        .uv(sectors, stacks);
    let blocks = std::iter::once(tray_block()).chain(TileKind::ALL.map(tile_block));
    std::iter::once(marble).chain(blocks.map(move |block| block.mesh(quality.bowls())))
}

fn triangles(mesh: &Mesh) -> usize {
    mesh.indices().map_or(0, Indices::len) / 3
}

/// Makes everything.
pub fn open(
    mut commands: Commands,
    theme: Res<Theme>,
    quality: Res<Quality>,
    plan: Res<CurrentPlan>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut woods: ResMut<Assets<WoodMaterial>>,
    mut glasses: ResMut<Assets<GlassMaterial>>,
    mut cloths: ResMut<Assets<ClothMaterial>>,
    mut buffers: ResMut<Assets<ShaderBuffer>>,
) {
    let table = buffers.add(TableState::new(&plan.0, &theme, quality.traces_glass()));
    let Woodwork {
        atlas,
        skins,
        states,
    } = Woodwork::new(&theme, *quality, &plan.0);
    let mut wood = |wood: WoodState, skin: Image| {
        woods.add(WoodMaterial {
            table: table.clone(),
            wood,
            skin: images.add(skin),
        })
    };
    let [board, trays] = states;
    let [board_skin, tray_skin] = skins;
    let mut glass = |solid: f32| {
        glasses.add(GlassMaterial {
            table: table.clone(),
            look: Vec4::new(solid, 0.0, 0.0, 0.0),
        })
    };
    let mut triangles_of = HashMap::new();
    let shapes = shapes(*quality)
        .map(|mesh| {
            let count = triangles(&mesh);
            let handle = meshes.add(mesh);
            triangles_of.insert(handle.id(), count);
            handle
        })
        .collect();
    commands.insert_resource(Workshop {
        shapes,
        board_wood: wood(board, board_skin),
        tray_wood: wood(trays, tray_skin),
        glass: glass(1.0),
        ghost: glass(0.7),
        cloth: cloths.add(ClothMaterial {
            table: table.clone(),
            cloth: ClothState::new(&theme.cloth),
        }),
        table,
        triangles: triangles_of,
    });
    commands.insert_resource(atlas);
}

/// Remakes what depends on the quality when it has changed. The handles of meshes and materials
/// stay the same, so no entity has to change, and marbles in the air fly on.
pub fn follow_quality(
    theme: Res<Theme>,
    quality: Res<Quality>,
    plan: Res<CurrentPlan>,
    mut workshop: ResMut<Workshop>,
    mut atlas: ResMut<Atlas>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut images: ResMut<Assets<Image>>,
    mut woods: ResMut<Assets<WoodMaterial>>,
    mut pace: Pace,
) {
    let Workshop {
        shapes: handles,
        triangles: triangles_of,
        ..
    } = &mut *workshop;
    for (handle, mesh) in handles.iter().zip(shapes(*quality)) {
        triangles_of.insert(handle.id(), triangles(&mesh));
        // Cannot fail: the workshop keeps the handle.
        let _ = meshes.insert(handle, mesh);
    }
    let work = Woodwork::new(&theme, *quality, &plan.0);
    *atlas = work.atlas.clone();
    work.fit(&workshop, &mut woods, &mut images);
    // It reaches the graphics card in the next frame, which must be drawn.
    pace.keep();
}

/// Remakes what depends on the theme when it has changed: the woods and the cloth. The rest is a
/// part of the state of the table, which is described anew in every frame.
pub fn follow_theme(
    theme: Res<Theme>,
    quality: Res<Quality>,
    plan: Res<CurrentPlan>,
    workshop: Res<Workshop>,
    mut images: ResMut<Assets<Image>>,
    mut woods: ResMut<Assets<WoodMaterial>>,
    mut cloths: ResMut<Assets<ClothMaterial>>,
    mut pace: Pace,
) {
    Woodwork::new(&theme, *quality, &plan.0).fit(&workshop, &mut woods, &mut images);
    if let Some(mut cloth) = cloths.get_mut(&workshop.cloth) {
        cloth.cloth = ClothState::new(&theme.cloth);
    }
    pace.keep();
}

/// Assigns the pieces of wood to the tiles when the board has changed.
pub fn follow_plan(
    plan: Res<CurrentPlan>,
    workshop: Res<Workshop>,
    atlas: Res<Atlas>,
    mut woods: ResMut<Assets<WoodMaterial>>,
) {
    let Some(before) = woods.get(&workshop.board_wood) else {
        return;
    };
    let mut wood = before.wood.clone();
    wood.cut(&atlas, &pieces(&plan.0));
    // The plan also changes while trays move; the board's wood then stays the same.
    if wood != before.wood
        && let Some(mut board) = woods.get_mut(&workshop.board_wood)
    {
        board.wood = wood;
    }
}
