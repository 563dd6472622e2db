//! Where things are on the table. One unit is the distance between two fields; x runs to the
//! right, y up, z towards the player; the tops of the tiles are at y = 0.

use crate::rules::{Colour, Field, GRID, Layout, MARBLES_EACH, Square, Tile, TileKind};
use bevy::prelude::*;
use std::sync::Arc;

/// How thick tiles and trays are.
pub const THICKNESS: f32 = 0.42;
/// A marble's radius.
pub const MARBLE_RADIUS: f32 = 0.34;
/// How high a marble's centre is above the wood when it rests in its bowl.
pub const REST_HEIGHT: f32 = 0.21;
/// The space between two tiles.
pub const GAP: f32 = 0.012;

/// Bowls of a tray, across and along.
pub const TRAY_BOWLS: [usize; 2] = [2, 14];
/// The distance between two bowls of a tray.
pub const TRAY_PITCH: f32 = 0.70;
/// Wood around the bowls of a tray.
pub const TRAY_MARGIN: f32 = 0.20;
/// Between board and tray.
const TRAY_DISTANCE: f32 = 0.8;

/// The plan of a board with its trays.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    layout: Arc<Layout>,
    arrangement: Arrangement,
    /// The grid's a1 corner, so that the board is in the middle of the table.
    corner: Vec2,
    trays: [TrayPlan; 2],
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

/// Where a tray lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrayPlan {
    /// Its middle, on the plane of its top.
    pub centre: Vec3,
    /// Whether it lies along x, above or below the board.
    pub lying: bool,
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
        let half = Vec2::new(f32::from(layout.width()), f32::from(layout.height())) / 2.0;
        let width = tray_size().x;
        let away = |half_board: f32| half_board + TRAY_DISTANCE + width / 2.0;
        let trays = match arrangement {
            Arrangement::Beside => [-1.0, 1.0].map(|side| TrayPlan {
                // As far apart for a narrow board as for the usual one: the table looks calmer.
                centre: Vec3::X * side * away(half.x.max(4.0)),
                lying: false,
            }),
            Arrangement::AboveAndBelow => [1.0, -1.0].map(|side| TrayPlan {
                centre: Vec3::Z * side * away(half.y.max(4.0)),
                lying: true,
            }),
        };
        Self {
            layout,
            arrangement,
            corner,
            trays,
        }
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
    fn square(&self, grid: Vec2) -> Vec3 {
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

    /// Where a player's tray lies: red's is on the left, or nearer to the player.
    pub fn tray(&self, colour: Colour) -> TrayPlan {
        self.trays[colour.index()]
    }

    /// The middle of a bowl of a tray. Marbles are taken from the end of the list first.
    pub fn tray_bowl(&self, colour: Colour, bowl: usize) -> Vec3 {
        let tray = self.tray(colour);
        let [across, along] = TRAY_BOWLS;
        let place =
            |index: usize, count: usize| (index as f32 - (count - 1) as f32 / 2.0) * TRAY_PITCH;
        // The far end is filled first, so that the end near the player empties first.
        let (x, z) = (place(bowl % across, across), place(bowl / across, along));
        tray.centre
            + if tray.lying {
                Vec3::new(z, 0.0, x)
            } else {
                Vec3::new(x, 0.0, z)
            }
    }

    /// Everything that must be in the picture: corners of board and trays, also of what stands
    /// on them.
    pub fn outline(&self) -> Vec<Vec3> {
        let half = Vec2::new(
            f32::from(self.layout.width()),
            f32::from(self.layout.height()),
        ) / 2.0;
        let mut points = Vec::new();
        let mut add = |centre: Vec3, half: Vec2| {
            for (x, z) in [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)] {
                for y in [-THICKNESS, REST_HEIGHT + MARBLE_RADIUS] {
                    points.push(centre + Vec3::new(x * half.x, y, z * half.y));
                }
            }
        };
        add(Vec3::ZERO, half);
        for tray in self.trays {
            let half = tray_size() / 2.0;
            add(tray.centre, if tray.lying { half.yx() } else { half });
        }
        points
    }

    /// The rectangles of wood on the table, as their middle and half their size along x and z.
    pub fn footprints(&self) -> Vec<(Vec2, Vec2)> {
        let tiles = Tile::all().map(|tile| {
            let tile = self.tile(tile);
            (tile.centre.xz(), tile.fields.as_vec2() / 2.0)
        });
        let trays = self.trays.iter().map(|tray| {
            let half = tray_size() / 2.0;
            (tray.centre.xz(), if tray.lying { half.yx() } else { half })
        });
        tiles.chain(trays).collect()
    }
}

/// Across and along.
pub fn tray_size() -> Vec2 {
    Vec2::from_array(TRAY_BOWLS.map(|count| count as f32 * TRAY_PITCH + 2.0 * TRAY_MARGIN))
}

// A tray has room for all marbles of a player.
const _: () = assert!(TRAY_BOWLS[0] * TRAY_BOWLS[1] >= MARBLES_EACH);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::generate::{Seed, irregular, square};

    fn plans() -> Vec<Plan> {
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
            let footprints = plan.footprints();
            let (tiles, trays) = footprints.split_at(Tile::COUNT);
            for (tray, tray_half) in trays {
                for (tile, half) in tiles {
                    let apart = (*tray - *tile).abs() - *tray_half - *half;
                    assert!(apart.max_element() > 0.5);
                }
            }
        }
    }
}
