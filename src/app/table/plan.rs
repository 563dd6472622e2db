//! Where things are on the table. One unit is the distance between two fields; x runs to the
//! right, y up, z towards the player; the tops of the tiles are at y = 0.

use super::bench::Bench;
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
pub const TRAY_BOWLS: [usize; 2] = [4, 7];
/// The distance between two bowls of a tray.
pub const TRAY_PITCH: f32 = 0.70;
/// Wood around the bowls of a tray.
pub const TRAY_MARGIN: f32 = 0.20;
/// Between board and tray.
const TRAY_DISTANCE: f32 = 0.45;
/// How far trays and piles reach beyond the board's near and far edges.
const OVERHANG: f32 = 0.3;
/// A board is never taken to be smaller: the table looks calmer.
const LEAST_HALF: f32 = 4.0;

/// The place for the tiles a player has won: two piles side by side, of tiles of two or three
/// fields and of larger ones, all with their long side the same way.
const PILE_WIDTHS: [f32; 2] = [1.0, 2.0];
const PILE_LENGTH: f32 = 3.0;
const PILE_GAP: f32 = 0.2;

/// The plan of a board with its trays.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    layout: Arc<Layout>,
    arrangement: Arrangement,
    /// The grid's a1 corner, so that the board is in the middle of the table.
    corner: Vec2,
    /// Which way red's and black's trays beside the board are moved: 1 is towards somebody in front
    /// of the table, -1 towards somebody behind it.
    leans: [f32; 2],
    /// How far the trays are moved away from the board.
    apart: f32,
    /// Whether this is the whole grid with tiles beside it, for a board that is being laid.
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

    /// The same plan with the trays moved towards somebody in front of the table or behind it.
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

    fn lean(&self, colour: Colour) -> f32 {
        self.leans[colour.index()]
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

    /// Where a player's tray lies: red's is on the left, or nearer to the player.
    pub fn tray(&self, colour: Colour) -> TrayPlan {
        let side = self.side(colour);
        let half = self.half().max(Vec2::splat(LEAST_HALF)) + OVERHANG;
        let [across, along] = (tray_size() / 2.0).to_array();
        let lying = self.arrangement == Arrangement::AboveAndBelow;
        let centre = if lying {
            let away = half.y - OVERHANG + TRAY_DISTANCE + across + self.apart;
            Vec3::new(side * (half.x - along), 0.0, -side * away)
        } else {
            let away = half.x - OVERHANG + TRAY_DISTANCE + across + self.apart;
            Vec3::new(side * away, 0.0, self.lean(colour) * (half.y - along))
        };
        TrayPlan { centre, lying }
    }

    /// The middle of a pile of tiles that a player has won, on the cloth: the first is of small
    /// tiles, the second of large ones. Both are where the tray leaves room.
    pub fn pile(&self, colour: Colour, pile: usize) -> Vec3 {
        let side = self.side(colour);
        let half = self.half().max(Vec2::splat(LEAST_HALF)) + OVERHANG;
        let tray = self.tray(colour);
        let width = PILE_WIDTHS[0] + PILE_GAP + PILE_WIDTHS[1];
        // The large ones are next to the board.
        let across = match pile {
            0 => width / 2.0 - PILE_WIDTHS[0] / 2.0,
            _ => -width / 2.0 + PILE_WIDTHS[1] / 2.0,
        };
        let flat = if tray.lying {
            let x = -side * (half.x - width / 2.0) - side * across;
            Vec3::new(x, 0.0, tray.centre.z)
        } else {
            let z = -self.lean(colour) * (half.y - PILE_LENGTH / 2.0);
            Vec3::new(tray.centre.x + side * across, 0.0, z)
        };
        flat - Vec3::Y * THICKNESS
    }

    /// Which side of the table is a player's: -1 is to the left.
    fn side(&self, colour: Colour) -> f32 {
        match colour {
            Colour::Red => -1.0,
            Colour::Black => 1.0,
        }
    }

    /// The middle of a bowl of a tray. Marbles are taken from the end of the list first, which
    /// is the end away from the player.
    pub fn tray_bowl(&self, colour: Colour, bowl: usize) -> Vec3 {
        let tray = self.tray(colour);
        let [across, along] = TRAY_BOWLS;
        let place =
            |index: usize, count: usize| (index as f32 - (count - 1) as f32 / 2.0) * TRAY_PITCH;
        let cell = self.tray_cell(colour, bowl);
        let (x, z) = (place(cell % across, across), place(cell / across, along));
        tray.centre
            + if tray.lying {
                Vec3::new(z, 0.0, x)
            } else {
                Vec3::new(x, 0.0, z)
            }
    }

    /// The number of a bowl counted along the tray, from the left and from behind.
    pub fn tray_cell(&self, colour: Colour, bowl: usize) -> usize {
        let is_reversed = self.arrangement == Arrangement::Beside && self.lean(colour) > 0.0;
        if is_reversed {
            TRAY_BOWLS[0] * TRAY_BOWLS[1] - 1 - bowl
        } else {
            bowl
        }
    }

    /// The corners of the board, also of what stands on it.
    pub fn board_corners(&self) -> Vec<Vec3> {
        if self.is_bench {
            return Bench::corners(self.arrangement);
        }
        corners(Vec3::ZERO, self.half(), REST_HEIGHT + MARBLE_RADIUS)
    }

    /// The corners of both trays.
    pub fn tray_corners(&self) -> Vec<Vec3> {
        let trays = Colour::BOTH.map(|colour| self.tray(colour));
        trays
            .iter()
            .flat_map(|tray| corners(tray.centre, tray.half(), REST_HEIGHT + MARBLE_RADIUS))
            .collect()
    }

    /// The corners of the piles, when they are this high above the cloth.
    pub fn pile_corners(&self, heights: [[f32; 2]; 2]) -> Vec<Vec3> {
        let mut points = Vec::new();
        for colour in Colour::BOTH {
            for (pile, width) in PILE_WIDTHS.into_iter().enumerate() {
                let height = heights[colour.index()][pile];
                if height > 0.0 {
                    let half = Vec2::new(width, PILE_LENGTH) / 2.0;
                    let centre = self.pile(colour, pile).with_y(0.0);
                    points.extend(corners(centre, half, height - THICKNESS));
                }
            }
        }
        points
    }
}

impl TrayPlan {
    /// Half of its size along x and z.
    pub fn half(&self) -> Vec2 {
        let half = tray_size() / 2.0;
        if self.lying { half.yx() } else { half }
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

    fn overlap(one: (Vec2, Vec2), other: (Vec2, Vec2)) -> bool {
        let apart = (one.0 - other.0).abs() - one.1 - other.1;
        apart.max_element() < 0.0
    }

    #[test]
    fn there_is_room_for_piles_beside_board_and_trays() {
        for plan in plans() {
            for leans in [[1.0; 2], [-1.0; 2], [1.0, -1.0]] {
                let plan = plan.clone().leaning(leans);
                let board = (Vec2::ZERO, plan.half());
                for colour in Colour::BOTH {
                    let tray = plan.tray(colour);
                    let piles = [0, 1].map(|pile| {
                        let half = Vec2::new(PILE_WIDTHS[pile], PILE_LENGTH) / 2.0;
                        (plan.pile(colour, pile).xz(), half)
                    });
                    assert!(!overlap(piles[0], piles[1]));
                    for pile in piles {
                        assert!(!overlap(pile, board));
                        assert!(!overlap(pile, (tray.centre.xz(), tray.half())));
                    }
                }
            }
        }
    }

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
