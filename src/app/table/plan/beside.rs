//! The places beside the board: the trays, and the piles of tiles that were won.

use super::{Arrangement, MARBLE_RADIUS, Plan, REST_HEIGHT, THICKNESS, corners};
use crate::rules::{Colour, MARBLES_EACH};
use bevy::prelude::*;

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
/// Half the least size a board is taken to have, so that trays do not move for small boards.
const LEAST_HALF: f32 = 4.0;

/// The place for the tiles a player has won: two piles side by side, of tiles of two or three
/// fields and of larger ones, all with their long side the same way.
const PILE_WIDTHS: [f32; 2] = [1.0, 2.0];
const PILE_LENGTH: f32 = 3.0;
const PILE_GAP: f32 = 0.2;

/// Where a tray lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrayPlan {
    /// Its middle, on the plane of its top.
    pub centre: Vec3,
    /// Whether it lies along x, above or below the board.
    pub lying: bool,
}

impl Plan {
    fn lean(&self, colour: Colour) -> f32 {
        self.leans[colour.index()]
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

/// Across and along.
pub fn tray_size() -> Vec2 {
    Vec2::from_array(TRAY_BOWLS.map(|count| count as f32 * TRAY_PITCH + 2.0 * TRAY_MARGIN))
}

// A tray has room for all marbles of a player.
const _: () = assert!(TRAY_BOWLS[0] * TRAY_BOWLS[1] >= MARBLES_EACH);

#[cfg(test)]
mod tests {
    use super::super::tests::plans;
    use super::*;

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
}
