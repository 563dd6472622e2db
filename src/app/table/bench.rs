//! The bench: where tiles are while a board is laid by hand. While it is open the table shows the
//! grid and the 17 tiles of the box as [`Bench`] says, and not the session's board.

use super::materials::{ShadowBox, TableState, TileLook};
use super::plan::{Arrangement, THICKNESS};
use crate::rules::{GRID, Piece, Square, Tile, TileKind, TilePlace};
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_2;

/// Half of the grid's side.
const HALF: f32 = GRID as f32 / 2.0;
/// Between the grid and the piles of tiles that are left.
const DISTANCE: f32 = 1.0;
/// The longest side of a tile: so broad is the strip that the piles lie in.
const STRIP: f32 = 3.0;
/// The highest pile: all five tiles of 2 × 2.
const HIGHEST: usize = 5;

/// Where a tile is, and how it is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pose {
    /// The middle of its top.
    pub centre: Vec3,
    /// How far it is turned; its long side lies along x if not at all.
    pub turn: f32,
    /// How much it is darkened.
    pub dim: f32,
    /// How much it is barred, because it does not fit.
    pub barred: f32,
    /// Whether it lies on the grid, at rest.
    pub lies: bool,
}

/// What is marked on a square of the grid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
    #[default]
    None,
    /// A tile may lie here, or this is where keys point.
    Here,
    /// A tile does not fit here.
    Refused,
}

/// Where everything is while a board is laid by hand.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Bench {
    /// Whether a board is being laid.
    pub is_open: bool,
    /// Every tile of the box.
    pub tiles: [Pose; Tile::COUNT],
    /// The squares of the grid, row by row from the bottom.
    pub marks: [[Mark; GRID]; GRID],
    /// The tiles on the grid, at rest.
    pub laid: Vec<(Piece, TilePlace)>,
    /// What throws shadows besides what lies on the grid.
    pub crates: Vec<ShadowBox>,
}

impl Default for Bench {
    fn default() -> Self {
        Self {
            is_open: false,
            tiles: [Pose::default(); Tile::COUNT],
            marks: [[Mark::None; GRID]; GRID],
            laid: Vec::new(),
            crates: Vec::new(),
        }
    }
}

impl Bench {
    /// The corner of the grid where a1 is.
    pub(super) const CORNER: Vec2 = Vec2::new(-HALF, HALF);

    /// From the grid to the table: places are counted in fields from a1's outer corner.
    pub fn point(grid: Vec2) -> Vec3 {
        Vec3::new(grid.x - HALF, 0.0, HALF - grid.y)
    }

    /// From the table to the grid.
    pub fn grid(point: Vec3) -> Vec2 {
        Vec2::new(point.x + HALF, HALF - point.z)
    }

    /// The middle of a tile that lies somewhere.
    pub fn middle(kind: TileKind, place: TilePlace) -> Vec3 {
        let (width, height) = place.sides(kind);
        Self::point(Vec2::new(
            f32::from(place.file) + f32::from(width) / 2.0,
            f32::from(place.rank) + f32::from(height) / 2.0,
        ))
    }

    /// How far a tile is turned.
    pub fn turn(kind: TileKind, upright: bool) -> f32 {
        // A square tile is not turned: its grain would jump.
        if upright && kind != TileKind::Four {
            FRAC_PI_2
        } else {
            0.0
        }
    }

    /// The middle of the pile of a kind, on the cloth, and whether its tiles lie upright.
    pub fn pile(kind: TileKind, arrangement: Arrangement) -> (Vec3, bool) {
        let along = match kind {
            TileKind::Six => -3.1,
            TileKind::Four => -0.4,
            TileKind::Three => 1.85,
            TileKind::Two => 3.6,
        };
        let away = HALF + DISTANCE + STRIP / 2.0;
        match arrangement {
            Arrangement::Beside => (Vec3::new(-away, -THICKNESS, along), false),
            Arrangement::AboveAndBelow => (Vec3::new(along, -THICKNESS, away), true),
        }
    }

    /// The corners of the grid and of the piles beside it, at their highest.
    pub(super) fn corners(arrangement: Arrangement) -> Vec<Vec3> {
        let top = (HIGHEST - 1) as f32 * THICKNESS;
        let away = HALF + DISTANCE + STRIP;
        let (least, most, pile) = match arrangement {
            Arrangement::Beside => (
                Vec2::new(-away, -HALF),
                Vec2::splat(HALF),
                Vec2::new(-HALF - DISTANCE, HALF),
            ),
            Arrangement::AboveAndBelow => (
                Vec2::splat(-HALF),
                Vec2::new(HALF, away),
                Vec2::new(HALF, away),
            ),
        };
        let mut points: Vec<Vec3> = [
            least,
            most,
            Vec2::new(least.x, most.y),
            Vec2::new(most.x, least.y),
        ]
        .into_iter()
        .flat_map(|flat| [-THICKNESS, 0.3].map(|height| Vec3::new(flat.x, height, flat.y)))
        .collect();
        points.push(Vec3::new(least.x.max(pile.x - STRIP), top, least.y));
        points
    }

    /// The tile that a ray meets first.
    pub fn pick(&self, ray: Ray3d) -> Option<Piece> {
        Piece::all()
            .filter_map(|piece| {
                let pose = self.tiles[piece.index()];
                let half = half(piece.kind(), pose.turn);
                let least = pose.centre - Vec3::new(half.x, THICKNESS, half.y);
                let most = pose.centre + Vec3::new(half.x, 0.0, half.y);
                Some((super::pick::block(ray, least, most)?, piece))
            })
            .min_by(|(one, _), (other, _)| one.total_cmp(other))
            .map(|(_, piece)| piece)
    }

    /// Describes the bench for the shaders.
    pub(super) fn describe(&self, table: &mut TableState) {
        for (piece, place) in &self.laid {
            for square in place.squares(piece.kind()) {
                table.set_square(square, true, Mark::None);
            }
        }
        for (rank, row) in self.marks.iter().enumerate() {
            for (file, &mark) in row.iter().enumerate() {
                if mark != Mark::None {
                    let square = Square {
                        file: file as u8,
                        rank: rank as u8,
                    };
                    let covers = |(piece, place): &(Piece, TilePlace)| {
                        place.squares(piece.kind()).any(|under| under == square)
                    };
                    table.set_square(square, self.laid.iter().any(covers), mark);
                }
            }
        }
        for (tile, pose) in Tile::all().zip(&self.tiles) {
            let look = TileLook {
                inlays: [0.0; 2],
                taboo: pose.barred,
                dim: pose.dim,
                away: !pose.lies,
            };
            table.set_tile(tile, look);
        }
        table.set_boxes(self.crates.iter().copied());
        table.show_grid();
    }
}

/// Half of a tile's size along x and z.
pub fn half(kind: TileKind, turn: f32) -> Vec2 {
    let (short, long) = kind.sides();
    let half = Vec2::new(f32::from(long), f32::from(short)) / 2.0;
    if turn.abs() > FRAC_PI_2 / 2.0 {
        half.yx()
    } else {
        half
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_lie_beside_the_grid_and_beside_each_other() {
        for arrangement in [Arrangement::Beside, Arrangement::AboveAndBelow] {
            let piles = TileKind::ALL.map(|kind| {
                let (centre, upright) = Bench::pile(kind, arrangement);
                (centre.xz(), half(kind, Bench::turn(kind, upright)))
            });
            for (number, (centre, half)) in piles.iter().enumerate() {
                let beyond = centre.abs() - half;
                assert!(beyond.max_element() >= HALF + DISTANCE - 1e-3);
                for (other, other_half) in &piles[number + 1..] {
                    let apart = (centre - other).abs() - half - other_half;
                    assert!(apart.max_element() > 0.4, "{arrangement:?}");
                }
            }
        }
    }

    #[test]
    fn the_grid_and_the_table_agree() {
        let place = TilePlace {
            file: 3,
            rank: 5,
            upright: true,
        };
        for kind in TileKind::ALL {
            let middle = Bench::grid(Bench::middle(kind, place));
            let (width, height) = place.sides(kind);
            let corner = middle - Vec2::new(f32::from(width), f32::from(height)) / 2.0;
            assert_eq!(corner, Vec2::new(3.0, 5.0));
        }
    }
}
