//! What part of the picture is left for the table, and the distance from which all of it is seen.

use crate::app::motion::Glide;
use bevy::prelude::*;

/// How long a framing takes to become another.
pub(super) const TRAVEL: f32 = 0.5;
/// The greatest distance that is tried.
const FARTHEST: f32 = 150.0;

/// Far beyond the picture.
pub(super) const ANYWHERE: Rect = Rect {
    min: Vec2::splat(-5.0),
    max: Vec2::splat(6.0),
};

/// What is left of the picture for the table: rectangles in parts of the picture, from the upper
/// left corner. Screens that draw over the picture set it.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Framing {
    /// Where the board must be.
    pub board: Rect,
    /// Where board, trays and piles must be.
    pub table: Rect,
    /// From where downwards there is room for the trays beside the board.
    pub trays_from: f32,
    /// From where downwards there is room for the piles beside the board.
    pub piles_from: f32,
    /// How high the piles of each player are that must be seen.
    pub piles: [[f32; 2]; 2],
    /// How much room there must be for letters and numbers beside the board, from 0 to 1: before it
    /// and to its left, and on the other two sides.
    pub labels: Vec2,
}

impl Default for Framing {
    fn default() -> Self {
        let all = Rect::new(0.025, 0.03, 0.975, 0.97);
        Self {
            board: all,
            table: all,
            trays_from: all.min.y,
            piles_from: all.min.y,
            piles: [[0.0; 2]; 2],
            labels: Vec2::ZERO,
        }
    }
}

impl Framing {
    /// The board alone matters, and must be here; trays may be cut off.
    pub fn of_board(board: Rect) -> Self {
        Self {
            board,
            table: ANYWHERE,
            trays_from: ANYWHERE.min.y,
            piles_from: ANYWHERE.min.y,
            piles: [[0.0; 2]; 2],
            labels: Vec2::ZERO,
        }
    }
}

/// A framing on its way to another.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame([Glide; 16]);

impl Frame {
    fn numbers(framing: &Framing) -> [f32; 16] {
        let Framing {
            board,
            table,
            trays_from,
            piles_from,
            piles,
            labels,
        } = framing;
        let mut numbers = [0.0; 16];
        let all = [board, table]
            .into_iter()
            .flat_map(|rect| [rect.min.x, rect.min.y, rect.max.x, rect.max.y])
            .chain([*trays_from, *piles_from])
            .chain(piles.as_flattened().iter().copied())
            .chain(labels.to_array());
        for (slot, number) in numbers.iter_mut().zip(all) {
            *slot = number;
        }
        numbers
    }

    pub(super) fn resting(framing: &Framing) -> Self {
        Self(Self::numbers(framing).map(Glide::resting))
    }

    /// Moves on towards a framing; returns whether it still moves.
    pub(super) fn advance(&mut self, framing: &Framing, delta: f32) -> bool {
        let mut moves = false;
        for (glide, to) in self.0.iter_mut().zip(Self::numbers(framing)) {
            glide.to = to;
            moves |= glide.advance(delta, TRAVEL);
        }
        moves
    }

    pub(super) fn now(&self) -> Framing {
        let at = self.0.map(|glide| glide.at);
        let rect = |from: usize| Rect::new(at[from], at[from + 1], at[from + 2], at[from + 3]);
        Framing {
            board: rect(0),
            table: rect(4),
            trays_from: at[8],
            piles_from: at[9],
            piles: [[at[10], at[11]], [at[12], at[13]]],
            labels: Vec2::new(at[14], at[15]),
        }
    }
}

/// A point that must be seen between two slopes, in one direction of the picture: `at` is its place
/// in that direction, `near` its place towards the viewer.
pub(super) struct SightLimit {
    pub at: f32,
    pub near: f32,
    pub low: f32,
    pub high: f32,
}

/// Where the eye may be in one direction so that everything is seen from this distance: a point
/// (x, z) is seen from (c, d) within the slopes if low · (d − z) ≤ x − c ≤ high · (d − z).
pub(super) fn eye_range(sights: &[SightLimit], distance: f32) -> (f32, f32) {
    sights.iter().fold(
        (f32::NEG_INFINITY, f32::INFINITY),
        |(least, most), sight| {
            let depth = distance - sight.near;
            (
                least.max(sight.at - sight.high * depth),
                most.min(sight.at - sight.low * depth),
            )
        },
    )
}

/// The least distance from which there is a place for the eye. From further away there always is
/// one too, so it is found by bisection.
pub(super) fn least_distance(sights: &[SightLimit], least: f32) -> f32 {
    let fits = |distance: f32| {
        let (least, most) = eye_range(sights, distance);
        least <= most
    };
    let (mut short, mut long) = (least, FARTHEST);
    for _ in 0..24 {
        let middle = (short + long) / 2.0;
        if fits(middle) {
            long = middle;
        } else {
            short = middle;
        }
    }
    long
}
