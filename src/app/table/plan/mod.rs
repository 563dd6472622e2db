//! Where things are on the table. One unit is the distance between two fields; x runs to the
//! right, y up, z towards the player; the tops of the tiles are at y = 0.

mod beside;

pub use beside::{TRAY_BOWLS, TRAY_MARGIN, TRAY_PITCH, tray_size};

use super::bench::Bench;
use crate::rules::{Field, GRID, Layout, Square, Tile, TileKind};
use bevy::prelude::*;
use std::f32::consts::FRAC_1_SQRT_2;
use std::sync::Arc;

/// How thick tiles and trays are.
pub const THICKNESS: f32 = 0.42;
/// A marble's radius.
pub const MARBLE_RADIUS: f32 = 0.34;
/// How high a marble's centre is above the wood when it rests in its bowl.
pub const REST_HEIGHT: f32 = 0.21;
/// How far letters and numbers beside the board reach away from it.
const LABELS: f32 = 0.58;
/// The space between two tiles.
pub const GAP: f32 = 0.012;

/// The plan of a board with its trays.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    layout: Arc<Layout>,
    arrangement: Arrangement,
    /// The grid's a1 corner, so that the board is in the middle of the table.
    corner: Vec2,
    /// Which way red's and black's trays beside the board are moved: 1 is towards a player in front
    /// of the table, -1 towards one behind it.
    leans: [f32; 2],
    /// How far the trays are moved away from the board.
    apart: f32,
    /// Whether this is the plan of the builder: the whole grid, with piles of tiles beside it.
    is_bench: bool,
}

/// Where a tile lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TilePlan {
    /// Its middle, on the plane of the tops.
    pub centre: Vec3,
    /// Fields along x and z.
    pub fields: UVec2,
    /// Its kind.
    pub kind: TileKind,
    /// Whether its long side runs along z.
    pub turned: bool,
}

/// How board and trays are arranged, by the shape of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arrangement {
    /// Trays to the left and right.
    #[default]
    Beside,
    /// Trays beyond and before the board, for windows higher than wide.
    AboveAndBelow,
}

impl Plan {
    /// The plan of a board.
    pub fn new(layout: Arc<Layout>, arrangement: Arrangement) -> Self {
        let squares = || Field::all().map(|field| layout.square(field));
        let middle = |coordinate: fn(Square) -> u8| {
            let least = squares().map(coordinate).min().unwrap_or(0);
            let most = squares().map(coordinate).max().unwrap_or(0);
            (f32::from(least) + f32::from(most) + 1.0) / 2.0
        };
        let corner = Vec2::new(-middle(|square| square.file), middle(|square| square.rank));
        Self {
            layout,
            arrangement,
            corner,
            leans: [1.0; 2],
            apart: 0.0,
            is_bench: false,
        }
    }

    /// The same table with the grid that a board is laid on, and the tiles that are left beside it.
    #[must_use]
    pub fn as_bench(self) -> Self {
        Self {
            corner: Bench::CORNER,
            is_bench: true,
            ..self
        }
    }

    /// Whether a board is being laid.
    pub fn is_bench(&self) -> bool {
        self.is_bench
    }

    /// The same plan with the trays moved towards a player in front of the table or behind it.
    #[must_use]
    pub fn leaning(self, leans: [f32; 2]) -> Self {
        Self { leans, ..self }
    }

    /// The same plan with the trays so much further away from the board.
    #[must_use]
    pub fn apart(self, apart: f32) -> Self {
        Self { apart, ..self }
    }

    /// How far the trays are moved away.
    pub fn trays_apart(&self) -> f32 {
        self.apart
    }

    /// Which way the trays are moved.
    pub fn leans(&self) -> [f32; 2] {
        self.leans
    }

    /// Half of the board's size along x and z.
    fn half(&self) -> Vec2 {
        let size = [self.layout.width(), self.layout.height()];
        Vec2::from_array(size.map(f32::from)) / 2.0
    }

    /// The board.
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// How board and trays are arranged.
    pub fn arrangement(&self) -> Arrangement {
        self.arrangement
    }

    /// The middle of a field, on the plane of the tops.
    pub fn field(&self, field: Field) -> Vec3 {
        let square = self.layout.square(field);
        self.square(Vec2::new(
            f32::from(square.file) + 0.5,
            f32::from(square.rank) + 0.5,
        ))
    }

    /// From grid to table.
    pub fn square(&self, grid: Vec2) -> Vec3 {
        Vec3::new(self.corner.x + grid.x, 0.0, self.corner.y - grid.y)
    }

    /// The corner of the grid where a1 is.
    pub fn corner(&self) -> Vec2 {
        self.corner
    }

    /// The field at a point of the table, if there is one.
    pub fn field_at(&self, point: Vec3) -> Option<Field> {
        let grid = Vec2::new(point.x - self.corner.x, self.corner.y - point.z).floor();
        let inside = |coordinate: f32| (0.0..GRID as f32).contains(&coordinate);
        if !inside(grid.x) || !inside(grid.y) {
            return None;
        }
        self.layout.field_at(Square {
            file: grid.x as u8,
            rank: grid.y as u8,
        })
    }

    /// Where a tile lies.
    pub fn tile(&self, tile: Tile) -> TilePlan {
        let fields = self.layout.tile(tile);
        let centres = fields.into_iter().map(|field| self.field(field));
        let least = centres.clone().reduce(Vec3::min).unwrap_or_default();
        let most = centres.reduce(Vec3::max).unwrap_or_default();
        let extent = most - least;
        TilePlan {
            centre: (least + most) / 2.0,
            fields: UVec2::new(extent.x.round() as u32 + 1, extent.z.round() as u32 + 1),
            kind: self.layout.kind(tile),
            turned: extent.z > extent.x,
        }
    }

    /// The corners of the board, including the marbles on it.
    pub fn board_corners(&self) -> Vec<Vec3> {
        if self.is_bench {
            return Bench::corners(self.arrangement);
        }
        corners(Vec3::ZERO, self.half(), REST_HEIGHT + MARBLE_RADIUS)
    }
}

impl Plan {
    /// The corners of the board with the letters and numbers beside it, for a viewer at this angle
    /// around the table. `room` is how much of it they need, from 0 to 1: on the sides before the
    /// viewer and to the left, and on the other two.
    pub fn label_corners(&self, yaw: f32, room: Vec2) -> Vec<Vec3> {
        if room == Vec2::ZERO || self.is_bench {
            return Vec::new();
        }
        let (sin, cos) = yaw.sin_cos();
        let (front, left) = (Vec2::new(sin, cos), Vec2::new(-cos, sin));
        // Labels change sides at an eighth of a turn; there all sides that may have them have room.
        let reach = |side: Vec2| {
            let faces = side.dot(front).max(side.dot(left)) / FRAC_1_SQRT_2;
            LABELS * room.y.lerp(room.x, faces.clamp(0.0, 1.0))
        };
        let half = self.half();
        let least = -half - Vec2::new(reach(Vec2::NEG_X), reach(Vec2::NEG_Y));
        let most = half + Vec2::new(reach(Vec2::X), reach(Vec2::Y));
        [
            least,
            most,
            Vec2::new(least.x, most.y),
            Vec2::new(most.x, least.y),
        ]
        .map(|corner| Vec3::new(corner.x, 0.0, corner.y))
        .to_vec()
    }
}

/// The corners of a box on the cloth.
fn corners(centre: Vec3, half: Vec2, top: f32) -> Vec<Vec3> {
    let mut points = Vec::with_capacity(8);
    for (x, z) in [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)] {
        for y in [-THICKNESS, top] {
            points.push(centre + Vec3::new(x * half.x, y, z * half.y));
        }
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Colour;
    use crate::rules::generate::{Seed, irregular, square};

    pub(super) fn plans() -> Vec<Plan> {
        let boards = (0..20).flat_map(|number| {
            let seed = Seed::from(number);
            [square(&seed), irregular(&seed, number as f64 / 20.0)]
        });
        boards
            .flat_map(|layout| {
                let layout = Arc::new(layout);
                [Arrangement::Beside, Arrangement::AboveAndBelow]
                    .map(|arrangement| Plan::new(layout.clone(), arrangement))
            })
            .collect()
    }

    #[test]
    fn a_fields_middle_is_that_field() {
        for plan in plans() {
            for field in Field::all() {
                assert_eq!(plan.field_at(plan.field(field)), Some(field));
            }
            assert_eq!(plan.field_at(Vec3::X * 50.0), None);
        }
    }

    #[test]
    fn the_board_is_in_the_middle_of_the_table() {
        for plan in plans() {
            let points = || Field::all().map(|field| plan.field(field));
            let least = points().reduce(Vec3::min).unwrap();
            let most = points().reduce(Vec3::max).unwrap();
            assert!((least + most).length() < 1e-4);
        }
    }

    #[test]
    fn tiles_cover_their_fields_and_nothing_touches_the_trays() {
        for plan in plans() {
            for tile in Tile::all() {
                let place = plan.tile(tile);
                assert_eq!(
                    (place.fields.x * place.fields.y) as usize,
                    place.kind.size()
                );
            }
            for colour in Colour::BOTH {
                let tray = plan.tray(colour);
                for tile in Tile::all() {
                    let tile = plan.tile(tile);
                    let apart = (tray.centre - tile.centre).xz().abs()
                        - tray.half()
                        - tile.fields.as_vec2() / 2.0;
                    assert!(apart.max_element() > 0.4);
                }
            }
        }
    }
}
