//! A hand as it is held at a moment of a draw: where its parts are on the table, and the boxes that
//! throw its shadow.

use super::bones::{self, Joint, PARTS, RODS, Rod};
use super::draw::{HandPose, Lots};
use crate::app::actions::Hand;
use crate::app::table::{MARBLE_RADIUS, Rig, ShadowBox};
use crate::rules::Colour;
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_2;

/// Where the right hand is offered, as the viewer sees it: to the right, up, and nearer.
const OFFERED: Vec3 = Vec3::new(2.15, 2.1, 0.9);
/// The scale of the hands, relative to the lengths in `bones`.
pub const SIZE: f32 = 1.2;
/// The point of a hand that is placed at `OFFERED`.
const MIDDLE: Vec3 = Vec3::new(0.0, 0.85, 0.30);
/// How far a fist is tilted up from facing the viewer, so that its knuckles are seen.
const UPRIGHT: f32 = 0.16;
/// How far an open hand leans towards the viewer; no more, or the marble would roll off.
const FLAT: f32 = 0.30;
/// How far open a hand must be for its marble to be drawn, and for it to have its full size.
const GLIMPSE: f32 = 0.24;
const ROOM: f32 = 0.5;
/// The size of a marble in a hand that is not open enough for the full one.
const PRESSED: f32 = 0.6;
/// How much of the box around fingers or palm is wood.
const FILLED: f32 = 0.86;

/// A hand as it is held now.
#[derive(Clone, Debug)]
pub struct HeldHand {
    /// How it is held.
    pub pose: HandPose,
    /// Whose marble is in it.
    pub colour: Colour,
    /// Where its parts are on the table.
    pub joints: [Joint; PARTS],
    /// The rods that approximate it.
    pub rods: [Rod; RODS],
    /// The middle of its marble and its scale; `None` if it is not seen.
    pub marble: Option<(Vec3, f32)>,
}

impl HeldHand {
    /// A hand of a draw, for a viewer at the rig.
    pub fn new(lots: &Lots, hand: Hand, rig: &Rig, calm: bool) -> Self {
        let pose = lots.pose(hand, calm);
        let facing = FRAC_PI_2 - rig.pitch.at;
        let tilt = (facing + UPRIGHT).lerp(facing.min(FLAT), pose.laid);
        let turn = Quat::from_rotation_x(tilt - FRAC_PI_2) * Quat::from_rotation_y(pose.roll);
        let root = Joint {
            place: OFFERED + pose.offset - turn * MIDDLE * SIZE,
            turn,
        };
        // Both are posed as right hands for a viewer in front of the table.
        let view = Quat::from_rotation_y(rig.yaw.at);
        let to_viewer = |joint: Joint| {
            let joint = match hand {
                Hand::Left => joint.mirrored(),
                Hand::Right => joint,
            };
            Joint {
                place: view * joint.place,
                turn: view * joint.turn,
            }
        };
        let within = |joint: Joint| {
            to_viewer(Joint {
                place: root.carry(joint.place * SIZE),
                turn: root.turn * joint.turn,
            })
        };
        let point = |place: Vec3| within(Joint::at(place)).place;
        let own = bones::joints(pose.openness);
        let room = ((pose.openness - GLIMPSE) / (ROOM - GLIMPSE)).min(1.0);
        let marble = |size: f32| {
            let lies = bones::HOLLOW + Vec3::Z * (size * MARBLE_RADIUS / SIZE);
            (point(lies), size)
        };
        Self {
            pose,
            colour: lots.hidden(hand),
            joints: own.map(within),
            rods: bones::rods(&own)
                .map(|rod| rod.map(|(place, radius)| (point(place), radius * SIZE))),
            marble: (pose.is_visible && room > 0.0).then(|| marble(PRESSED.lerp(1.0, room))),
        }
    }

    /// Boxes that throw its shadow: around the fingers, the palm and the wrist.
    pub fn crates(&self) -> impl Iterator<Item = ShadowBox> + '_ {
        let groups = [&self.rods[..12], &self.rods[15..19], &self.rods[19..]];
        groups.into_iter().map(|rods| {
            let ends = || rods.as_flattened().iter();
            let low = ends().map(|&(place, radius)| place - radius);
            let high = ends().map(|&(place, radius)| place + radius);
            let low = low.reduce(Vec3::min).unwrap_or_default();
            let high = high.reduce(Vec3::max).unwrap_or_default();
            ShadowBox {
                centre: (low + high) / 2.0,
                half: (high - low) / 2.0 * FILLED,
            }
        })
    }
}
