//! Tiles, trays and cloth, and how high each tile is.

use super::bench::Bench;
use super::camera::Rig;
use super::drop::{DIP_DURATION, dip};
use super::marbles::Contact;
use super::plan::{Arrangement, Plan, THICKNESS};
use super::staging::Staging;
use super::theme::Theme;
use super::workshop::{self, CurrentPlan, Workshop};
use crate::app::motion::{Glide, Pace};
use crate::app::play::PlaySystems;
use crate::app::table::aids::Shown;
use crate::play::Session;
use crate::quality::Quality;
use crate::rules::{Colour, Field, FieldSet, Piece, Tile};
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_2;

/// The steps of the table's frame.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// At the start: spawns what stays for good.
    SetUp,
    /// Follows a change of board, theme or quality.
    LayOut,
    /// Tiles sink, marbles fly.
    Move,
    /// Everything is written into the shaders' buffer.
    Show,
}

/// The cloth is far larger than what the camera sees.
const CLOTH_SIDE: f32 = 120.0;
/// How far a taboo tile is sunk.
const SUNK: f32 = -0.12;
/// How long that takes.
const SINKING: f32 = 0.28;
/// How long trays take to move to the other side.
const LEANING: f32 = 0.5;

#[derive(Component, Clone, Copy, Debug)]
struct TilePiece(Tile);

#[derive(Component, Clone, Copy, Debug)]
struct Tray(Colour);

/// Whether the trays are moved out of the picture, because nobody plays.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TraysAway(pub bool);

/// Where the players sit. Each has the marbles at hand.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seating {
    /// Both on the side of the camera.
    #[default]
    OneSide,
    /// Red in front of the table, black behind it.
    Opposite,
}

/// How far trays are moved away to be out of the picture.
const OUT_OF_PICTURE: f32 = 40.0;

/// How high the tiles are, relative to where they rest.
#[derive(Resource, Clone, Debug)]
pub struct TileHeights {
    sunk: [Glide; Tile::COUNT],
    /// Seconds since the tile was hit, and how hard.
    hit: [(f32, f32); Tile::COUNT],
}

impl Default for TileHeights {
    fn default() -> Self {
        Self {
            sunk: [Glide::default(); Tile::COUNT],
            hit: [(f32::INFINITY, 0.0); Tile::COUNT],
        }
    }
}

impl TileHeights {
    /// Of a tile.
    pub fn of_tile(&self, tile: Tile) -> f32 {
        let (since, strength) = self.hit[tile.index()];
        self.sunk[tile.index()].at + strength * dip(since)
    }

    /// Of a field's tile.
    pub fn of(&self, plan: &Plan, field: Field) -> f32 {
        self.of_tile(plan.layout().tile_of(field))
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<TileHeights>()
        .init_resource::<TraysAway>()
        .init_resource::<Seating>()
        .configure_sets(
            Update,
            (TableSystems::LayOut, TableSystems::Move, TableSystems::Show)
                .chain()
                .in_set(PlaySystems::Follow),
        )
        .add_systems(
            Startup,
            (workshop::open, set_up.in_set(TableSystems::SetUp)).chain(),
        )
        .configure_sets(Startup, TableSystems::SetUp.after(workshop::open))
        .add_systems(
            Update,
            (
                workshop::follow_quality
                    .run_if(resource_changed::<Quality>.and_then(not(resource_added::<Quality>))),
                workshop::follow_theme
                    .run_if(resource_changed::<Theme>.and_then(not(resource_added::<Theme>))),
                (choose_plan, move_trays).chain(),
                (workshop::follow_plan, lay_out).run_if(resource_exists_and_changed::<CurrentPlan>),
            )
                .chain()
                .in_set(TableSystems::LayOut),
        )
        .add_systems(
            Update,
            (sink, place_tiles)
                .chain()
                .before(super::marbles::settle)
                .in_set(TableSystems::Move),
        );
}

fn set_up(mut commands: Commands, workshop: Res<Workshop>, mut meshes: ResMut<Assets<Mesh>>) {
    commands.spawn((
        Name::new("Cloth"),
        Mesh3d(meshes.add(Plane3d::default().mesh().size(CLOTH_SIDE, CLOTH_SIDE))),
        MeshMaterial3d(workshop.cloth.clone()),
        Transform::from_xyz(0.0, -THICKNESS, 0.0),
    ));
    for tile in Tile::all() {
        commands.spawn((
            Name::new(format!("Tile {}", tile.letter())),
            TilePiece(tile),
            Mesh3d::default(),
            MeshMaterial3d(workshop.board_wood.clone()),
            MeshTag(tile.index() as u32),
            Transform::default(),
        ));
    }
    for colour in Colour::BOTH {
        commands.spawn((
            Name::new(format!("Tray {colour}")),
            Tray(colour),
            Mesh3d(workshop.tray()),
            MeshMaterial3d(workshop.tray_wood.clone()),
            MeshTag(colour.index() as u32),
            Transform::default(),
        ));
    }
}

/// Makes a new plan for another board or a window of another shape.
fn choose_plan(
    session: Res<Session>,
    bench: Res<Bench>,
    cameras: Query<&Camera>,
    mut current: ResMut<CurrentPlan>,
) {
    let upright = cameras
        .iter()
        .filter_map(Camera::logical_viewport_size)
        .any(|size| size.y > size.x);
    let arrangement = if upright {
        Arrangement::AboveAndBelow
    } else {
        Arrangement::Beside
    };
    if session.game().layout() != current.0.layout()
        || arrangement != current.0.arrangement()
        || bench.is_open != current.0.is_bench()
    {
        let (leans, apart) = (current.0.leans(), current.0.trays_apart());
        let mut plan = Plan::new(session.game().layout().clone(), arrangement);
        if bench.is_open {
            plan = plan.as_bench();
        }
        current.0 = plan.leaning(leans).apart(apart);
    }
}

/// Moves the trays beside the board towards their players. With `TraysAway` they are moved out of
/// the picture.
fn move_trays(
    mut pace: Pace,
    rig: Res<Rig>,
    away: Res<TraysAway>,
    seating: Res<Seating>,
    mut glides: Local<Option<[Glide; 3]>>,
    mut plan: ResMut<CurrentPlan>,
) {
    let near = if rig.yaw.at.cos() < 0.0 { -1.0 } else { 1.0 };
    let [red, black] = match *seating {
        Seating::OneSide => [near; 2],
        Seating::Opposite => [1.0, -1.0],
    };
    let apart = if away.0 { OUT_OF_PICTURE } else { 0.0 };
    let wanted = [red, black, apart];
    // In the first frame they are in place without moving.
    let glides = glides.get_or_insert(wanted.map(Glide::resting));
    for (glide, to) in glides.iter_mut().zip(wanted) {
        glide.to = to;
        if glide.advance(pace.delta(), LEANING) {
            pace.keep();
        }
    }
    let [red, black, apart] = glides.map(|glide| glide.at);
    let leans = [red, black];
    if plan.0.leans() != leans || plan.0.trays_apart() != apart {
        plan.0 = plan.0.clone().leaning(leans).apart(apart);
    }
}

fn lay_out(
    plan: Res<CurrentPlan>,
    workshop: Res<Workshop>,
    mut tiles: Query<(&TilePiece, &mut Mesh3d)>,
    mut trays: Query<(&Tray, &mut Transform)>,
) {
    for (&TilePiece(tile), mut mesh) in &mut tiles {
        let piece = Piece::new(tile.index()).filter(|_| plan.0.is_bench());
        let kind = piece.map_or_else(|| plan.0.tile(tile).kind, Piece::kind);
        mesh.0 = workshop.tile(kind);
    }
    for (&Tray(colour), mut transform) in &mut trays {
        let place = plan.0.tray(colour);
        *transform = Transform::from_translation(place.centre);
        if !place.lying {
            transform.rotate_y(FRAC_PI_2);
        }
    }
}

/// Sinks taboo tiles, and lets a tile that is hit give way a little.
fn sink(
    mut pace: Pace,
    session: Res<Session>,
    shown: Res<Shown>,
    mut contacts: MessageReader<Contact>,
    mut heights: ResMut<TileHeights>,
) {
    let layout = session.game().layout();
    for contact in contacts.read() {
        let tile = layout.tile_of(contact.field);
        heights.hit[tile.index()] = (0.0, contact.strength);
    }
    let delta = pace.delta();
    let taboo = shown.marks().taboo;
    for tile in Tile::all() {
        let is_taboo = !(taboo & layout.tile(tile)).is_empty();
        let wanted = if is_taboo { SUNK } else { 0.0 };
        let was = heights.sunk[tile.index()];
        let (since, _) = heights.hit[tile.index()];
        if was.at == wanted && was.to == wanted && since >= DIP_DURATION {
            continue;
        }
        heights.sunk[tile.index()].to = wanted;
        heights.sunk[tile.index()].advance(delta, SINKING);
        heights.hit[tile.index()].0 += delta;
        pace.keep();
    }
}

/// Puts every tile where it is now.
fn place_tiles(
    plan: Res<CurrentPlan>,
    heights: Res<TileHeights>,
    staging: Res<Staging>,
    bench: Res<Bench>,
    mut tiles: Query<(&TilePiece, &mut Transform)>,
) {
    if bench.is_open {
        for (&TilePiece(tile), mut transform) in &mut tiles {
            let pose = bench.tiles[tile.index()];
            transform.set_if_neq(Transform {
                translation: pose.centre,
                rotation: Quat::from_rotation_y(pose.turn),
                ..default()
            });
        }
        return;
    }
    if !plan.is_changed() && !heights.is_changed() && !staging.is_changed() {
        return;
    }
    for (&TilePiece(tile), mut transform) in &mut tiles {
        let place = plan.0.tile(tile);
        let stage = staging.tiles[tile.index()];
        let turn = if place.turned { FRAC_PI_2 } else { 0.0 };
        *transform = Transform {
            translation: place.centre + Vec3::Y * heights.of_tile(tile) + stage.offset,
            rotation: Quat::from_rotation_y(turn + stage.turn),
            ..default()
        };
    }
}

/// The fields of the two tiles that nobody may use now.
pub fn taboo_tiles(session: &Session) -> FieldSet {
    let game = session.game();
    let tile = |field: Option<Field>| {
        field.map_or(FieldSet::EMPTY, |field| {
            game.layout().tile(game.layout().tile_of(field))
        })
    };
    if game.ending().is_some() {
        return FieldSet::EMPTY;
    }
    tile(game.position().last()) | tile(game.position().before_last())
}
