//! What is shown on the table beyond the game itself: tiles taken from their places, marbles on
//! their way home, light that follows them. The final count and the drawing of lots write it; with
//! the default the table is as the session says.

use super::board::TableSystems;
use super::materials::{Mood, ShadowBox};
use super::workshop::Workshop;
use crate::rules::{Colour, Field, Tile};
use bevy::mesh::MeshTag;
use bevy::prelude::*;

/// The mesh tag by which `glass.wgsl` tells the spark from a marble.
pub const TAG: u32 = 4;
/// The spark's size, as a part of a marble's.
const SIZE: f32 = 0.24;

/// Where a tile is, relative to where it belongs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TileStage {
    /// Moved by so much.
    pub offset: Vec3,
    /// Turned by so many radians.
    pub turn: f32,
    /// How much it is darkened.
    pub dim: f32,
}

impl TileStage {
    /// Whether it has been taken from its place.
    pub fn is_away(&self) -> bool {
        self.offset != Vec3::ZERO
    }
}

/// A marble that goes back to its tray.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WayHome {
    /// How far it is: 0 in the field, 1 home.
    pub part: f32,
    /// The bowl of the tray that it goes to.
    pub bowl: usize,
}

/// What the table shows beyond the game.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Staging {
    /// Of each tile.
    pub tiles: [TileStage; Tile::COUNT],
    /// The marbles that go back to their tray.
    pub homeward: [Option<WayHome>; Field::COUNT],
    /// How much the marble of each field shines.
    pub shine: [f32; Field::COUNT],
    /// Marbles besides those of the game.
    pub marbles: Vec<(Vec3, Colour)>,
    /// What throws shadows besides board and trays.
    pub crates: Vec<ShadowBox>,
    /// The light of it all.
    pub mood: Mood,
}

impl Default for Staging {
    fn default() -> Self {
        Self {
            tiles: [TileStage::default(); Tile::COUNT],
            homeward: [None; Field::COUNT],
            shine: [0.0; Field::COUNT],
            marbles: Vec::new(),
            crates: Vec::new(),
            mood: Mood::default(),
        }
    }
}

#[derive(Component)]
struct Spark;

pub fn plugin(app: &mut App) {
    app.init_resource::<Staging>()
        .add_systems(Startup, spawn_spark.in_set(TableSystems::SetUp))
        .add_systems(Update, carry_spark.in_set(TableSystems::Move));
}

fn spawn_spark(mut commands: Commands, workshop: Res<Workshop>) {
    commands.spawn((
        Name::new("Spark"),
        Spark,
        Mesh3d(workshop.marble()),
        MeshMaterial3d(workshop.glass.clone()),
        MeshTag(TAG),
        Transform::from_scale(Vec3::splat(SIZE)),
        Visibility::Hidden,
    ));
}

fn carry_spark(
    staging: Res<Staging>,
    mut spark: Single<(&mut Transform, &mut Visibility), With<Spark>>,
) {
    let (transform, visibility) = &mut *spark;
    match staging.mood.spark {
        Some((place, strength)) if strength > 0.0 => {
            visibility.set_if_neq(Visibility::Visible);
            transform.translation = place;
            transform.scale = Vec3::splat(SIZE * strength.min(1.0));
        }
        _ => {
            visibility.set_if_neq(Visibility::Hidden);
        }
    }
}
