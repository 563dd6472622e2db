//! Shows `Building` on the table: moves every tile of the `Bench` to where it belongs.

use super::state::Building;
use crate::app::motion::{Pace, ReducedMotion};
use crate::app::table::{
    Arrangement, Bench, CurrentPlan, Mark, Pose, ShadowBox, THICKNESS, tile_half,
};
use crate::rules::{Lack, Piece, Square, Tile, TileKind};
use bevy::prelude::*;

/// How high a tile is held, above where it would lie.
const HELD: f32 = 0.42;
/// How far a tile that is pointed at is lifted.
const POINTED: f32 = 0.07;
/// Seconds that a tile takes to its place: one that is held, and any other.
const FOLLOW: f32 = 0.09;
const TRAVEL: f32 = 0.36;
/// How much tiles are darkened that are not connected to the rest.
const APART: f32 = 0.5;
/// The most boxes that throw shadows: the shaders have room for no more.
const SHADOWS: usize = 8;

/// Where a tile is going, and how far it has come.
#[derive(Clone, Copy, Debug, Default)]
pub struct Way {
    from: (Vec3, f32),
    to: (Vec3, f32),
    arc: f32,
    lasts: f32,
    since: f32,
}

impl Way {
    /// Where it is now.
    fn now(&self) -> (Vec3, f32) {
        let part = if self.lasts > 0.0 {
            (self.since / self.lasts).min(1.0)
        } else {
            1.0
        };
        let eased = EaseFunction::CubicOut.sample_clamped(part);
        let height = self.arc * 4.0 * part * (1.0 - part);
        (
            self.from.0.lerp(self.to.0, eased) + Vec3::Y * height,
            self.from.1.lerp(self.to.1, eased),
        )
    }

    fn has_arrived(&self) -> bool {
        self.since >= self.lasts
    }

    fn aim(&mut self, to: (Vec3, f32), lasts: f32, is_held: bool) {
        if self.to == to {
            return;
        }
        let from = self.now();
        let far = from.0.distance(to.0);
        // A tile that is held moves straight; one that travels far by itself arcs over the others.
        let arc = if is_held || far < 1.5 {
            0.0
        } else {
            (0.25 + 0.14 * far).min(1.4)
        };
        *self = Self {
            from,
            to,
            arc,
            lasts,
            since: 0.0,
        };
    }
}

/// The ways of all tiles.
#[derive(Resource, Clone, Debug, Default)]
pub struct Ways(Option<[Way; Tile::COUNT]>);

/// Where a tile belongs.
fn target(building: &Building, piece: Piece, arrangement: Arrangement) -> (Vec3, f32) {
    let kind = piece.kind();
    let builder = building.builder();
    if let Some(held) = building.held().filter(|held| held.piece == piece) {
        let centre = Bench::middle(kind, held.place) + Vec3::Y * HELD;
        return (centre, Bench::turn(kind, held.place.upright));
    }
    let lifted = if building.pointed() == Some(piece) && building.held().is_none() {
        POINTED
    } else {
        0.0
    };
    if let Some(place) = builder.place(piece) {
        let centre = Bench::middle(kind, place) + Vec3::Y * lifted;
        return (centre, Bench::turn(kind, place.upright));
    }
    // The next one to be taken is the uppermost.
    let below = builder
        .left()
        .filter(|other| other.kind() == kind && *other > piece)
        .count();
    let (cloth, upright) = Bench::pile(kind, arrangement);
    let height = (below + 1) as f32 * THICKNESS + lifted;
    (cloth + Vec3::Y * height, Bench::turn(kind, upright))
}

/// Moves the tiles and writes the `Bench`.
pub fn project(
    building: Res<Building>,
    plan: Res<CurrentPlan>,
    reduced: Res<ReducedMotion>,
    mut ways: ResMut<Ways>,
    mut bench: ResMut<Bench>,
    mut pace: Pace,
) {
    let arrangement = plan.0.arrangement();
    let held = building.held();
    let is_first = ways.0.is_none();
    let ways = ways.0.get_or_insert_default();
    let mut wanted = Bench {
        is_open: true,
        ..default()
    };
    let apart: Vec<Piece> = match building.lack() {
        Some(Lack::Apart(parts)) => parts.into_iter().skip(1).flatten().collect(),
        _ => Vec::new(),
    };
    for piece in Piece::all() {
        let way = &mut ways[piece.index()];
        let is_held = held.is_some_and(|held| held.piece == piece);
        let lasts = match (is_first || reduced.0, is_held) {
            (true, _) => 0.0,
            (_, true) => FOLLOW,
            _ => TRAVEL,
        };
        way.aim(target(&building, piece, arrangement), lasts, is_held);
        if !way.has_arrived() {
            way.since += pace.delta();
            pace.keep();
        }
        let (centre, turn) = way.now();
        let place = building.builder().place(piece).filter(|_| !is_held);
        let lies = place.is_some() && way.has_arrived();
        if let Some(place) = place.filter(|_| lies) {
            wanted.laid.push((piece, place));
        }
        let is_barred = is_held && building.misfit().is_some();
        wanted.tiles[piece.index()] = Pose {
            centre,
            turn,
            dim: if apart.contains(&piece) { APART } else { 0.0 },
            barred: f32::from(u8::from(is_barred)),
            lies,
        };
    }
    mark(&building, &apart, &mut wanted);
    wanted.crates = crates(&building, &wanted, arrangement);
    if *bench != wanted {
        *bench = wanted;
        pace.keep();
    }
}

/// Marks the squares under the tile that is held, or the square at the cursor, and the tiles that
/// are not connected to the rest.
fn mark(building: &Building, apart: &[Piece], bench: &mut Bench) {
    let mut set = |square: Square, mark| {
        bench.marks[usize::from(square.rank)][usize::from(square.file)] = mark;
    };
    for &piece in apart {
        if let Some(place) = building.builder().place(piece) {
            for square in place.squares(piece.kind()) {
                set(square, Mark::Refused);
            }
        }
    }
    if let Some(held) = building.held() {
        let mark = match building.misfit() {
            None => Mark::Here,
            Some(_) => Mark::Refused,
        };
        for square in held.place.squares(held.piece.kind()) {
            set(square, mark);
        }
    } else if let Some(square) = building.cursor() {
        set(square, Mark::Here);
    }
}

/// Piles, the tile that is held and those on their way throw shadows.
fn crates(building: &Building, bench: &Bench, arrangement: Arrangement) -> Vec<ShadowBox> {
    let mut crates = Vec::new();
    let box_of = |centre: Vec3, half: Vec2, height: f32| ShadowBox {
        centre: centre - Vec3::Y * height / 2.0,
        half: Vec3::new(half.x, height / 2.0, half.y),
    };
    for kind in TileKind::ALL {
        let (cloth, upright) = Bench::pile(kind, arrangement);
        let half = tile_half(kind, Bench::turn(kind, upright));
        let resting = building.left(kind);
        if resting > 0 {
            let height = resting as f32 * THICKNESS;
            crates.push(box_of(cloth + Vec3::Y * height, half, height));
        }
    }
    let is_left = |piece: Piece| building.builder().place(piece).is_none();
    let in_hand = building.held().map(|held| held.piece);
    for piece in in_hand.into_iter().chain(Piece::all()) {
        let pose = bench.tiles[piece.index()];
        let flies = Some(piece) == in_hand || (!pose.lies && !is_left(piece));
        if flies && crates.len() < SHADOWS {
            let half = tile_half(piece.kind(), pose.turn);
            crates.push(box_of(pose.centre, half, THICKNESS));
        }
    }
    crates
}

/// The table shows the session's board again.
pub fn clear_away(mut bench: ResMut<Bench>, mut ways: ResMut<Ways>) {
    *bench = Bench::default();
    *ways = Ways::default();
}
