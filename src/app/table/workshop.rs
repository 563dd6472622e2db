//! Where meshes and materials are made, once, for everything on the table to share.

use super::block::Block;
use super::materials::{
    ClothMaterial, ClothState, GlassMaterial, TableState, WoodMaterial, WoodState,
};
use super::plan::{GAP, Plan, TRAY_BOWLS, TRAY_PITCH, tray_size};
use super::skins::Atlas;
use super::theme::Theme;
use crate::app::quality::Quality;
use crate::rules::{Tile, TileKind};
use bevy::mesh::Indices;
use bevy::prelude::*;
use std::collections::HashMap;

/// The plan of the board on the table.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct CurrentPlan(pub Plan);

/// Meshes and materials of everything on the table.
#[derive(Resource, Clone, Debug)]
pub struct Workshop {
    /// A marble.
    pub marble: Handle<Mesh>,
    /// A tray.
    pub tray: Handle<Mesh>,
    tiles: [Handle<Mesh>; TileKind::ALL.len()],
    /// The wood of the board.
    pub board_wood: Handle<WoodMaterial>,
    /// The wood of the trays.
    pub tray_wood: Handle<WoodMaterial>,
    /// Marbles.
    pub glass: Handle<GlassMaterial>,
    /// A marble that is not there yet.
    pub ghost: Handle<GlassMaterial>,
    /// The cloth.
    pub cloth: Handle<ClothMaterial>,
    triangles: HashMap<AssetId<Mesh>, usize>,
}

impl Workshop {
    /// How many triangles a mesh of this workshop has. (The meshes themselves are with the
    /// graphics card.) Others are small.
    pub fn triangles(&self, mesh: AssetId<Mesh>) -> usize {
        self.triangles.get(&mesh).copied().unwrap_or(2)
    }

    /// The mesh of a kind of tile, with its long side along x.
    pub fn tile(&self, kind: TileKind) -> Handle<Mesh> {
        self.tiles[kind as usize].clone()
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

/// Paints all the wood there is, as at the start.
pub fn paint_wood(theme: &Theme, quality: Quality) -> [Image; 2] {
    let [tiles, trays] = atlases(quality);
    [tiles.paint(&theme.tiles), trays.paint(&theme.trays)]
}

/// Which piece of wood a tile is cut from: the same kinds always the same pieces.
pub fn pieces(plan: &Plan) -> [usize; Tile::COUNT] {
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
) {
    let table = TableState::new(&plan.0, quality.traces_glass());
    let (sectors, stacks) = quality.marble();
    let marble = Sphere::new(super::plan::MARBLE_RADIUS)
        .mesh()
        .uv(sectors, stacks);

    let [birch, walnut] = atlases(*quality);
    let mut wood = |atlas: &Atlas, pieces: &[usize], recipe, lacquer: Vec4| {
        let mut state = WoodState {
            slots: [Vec4::ZERO; Tile::COUNT],
            halves: [Vec4::ZERO; Tile::COUNT],
            finish: lacquer,
        };
        for (tag, &piece) in pieces.iter().enumerate() {
            state.slots[tag] = atlas.slot(piece);
            state.halves[tag] = atlas.block(piece).half.extend(0.0).extend(0.0);
        }
        woods.add(WoodMaterial {
            table: table.clone(),
            wood: state,
            skin: images.add(atlas.paint(recipe)),
        })
    };
    let board_wood = wood(
        &birch,
        &pieces(&plan.0),
        &theme.tiles,
        Vec4::new(0.8, 0.22, 1.0, 0.0),
    );
    let tray_wood = wood(
        &walnut,
        &[0, 1],
        &theme.trays,
        Vec4::new(1.0, 0.22, 0.0, 0.0),
    );
    let mut glass = |solid: f32| {
        glasses.add(GlassMaterial {
            table: table.clone(),
            look: Vec4::new(solid, 0.0, 0.0, 0.0),
        })
    };
    let mut triangles = HashMap::new();
    let mut add = |mesh: Mesh| {
        let count = mesh.indices().map_or(0, Indices::len) / 3;
        let handle = meshes.add(mesh);
        triangles.insert(handle.id(), count);
        handle
    };
    let workshop = Workshop {
        marble: add(marble),
        tray: add(tray_block().mesh(quality.bowls())),
        tiles: TileKind::ALL.map(|kind| add(tile_block(kind).mesh(quality.bowls()))),
        board_wood,
        tray_wood,
        glass: glass(1.0),
        ghost: glass(0.7),
        cloth: cloths.add(ClothMaterial {
            table: table.clone(),
            cloth: ClothState::new(&theme.cloth),
        }),
        triangles,
    };
    commands.insert_resource(birch);
    commands.insert_resource(workshop);
}

/// Makes what depends on the board anew when there is another one.
pub fn follow_plan(
    plan: Res<CurrentPlan>,
    workshop: Res<Workshop>,
    atlas: Res<Atlas>,
    mut woods: ResMut<Assets<WoodMaterial>>,
) {
    if let Some(mut wood) = woods.get_mut(&workshop.board_wood) {
        for (tag, piece) in pieces(&plan.0).into_iter().enumerate() {
            wood.wood.slots[tag] = atlas.slot(piece);
            wood.wood.halves[tag] = atlas.block(piece).half.extend(0.0).extend(0.0);
        }
    }
}
