//! A hand as it is held at a moment of a draw: where on the stage its parts are, and what they
//! do to the light.

use super::bones::{self, Joint, PARTS, RODS, Rod};
use super::draw::{HandPose, Lots};
use crate::app::actions::Hand;
use crate::app::table::{Crate, MARBLE_RADIUS, Rig};
use crate::rules::Colour;
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_2;

/// Where the right hand is offered, as the viewer sees it: to the right, up, and nearer.
const OFFERED: Vec3 = Vec3::new(2.15, 2.1, 0.9);
/// How much larger than their bones say the hands are.
pub const SIZE: f32 = 1.2;
/// The point of a hand that is there.
const MIDDLE: Vec3 = Vec3::new(0.0, 0.85, 0.30);
/// How much more upright a fist is than facing the viewer, so that its knuckles are seen.
const UPRIGHT: f32 = 0.16;
/// How far an open hand leans towards the viewer; no more, or the marble would roll off.
const FLAT: f32 = 0.30;
/// How far open a hand must be for its marble to be seen, and for it to have room.
const GLIMPSE: f32 = 0.24;
const ROOM: f32 = 0.5;
/// How small a marble is that has no room yet.
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
    /// The rods that it nearly is.
    pub rods: [Rod; RODS],
    /// The middle of its marble, and how large that is against others; none if it is not seen.
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
        // Both are made as right hands before a viewer in front of the table.
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
    pub fn crates(&self) -> impl Iterator<Item = Crate> + '_ {
        let groups = [&self.rods[..12], &self.rods[15..19], &self.rods[19..]];
        groups.into_iter().map(|rods| {
            let ends = || rods.as_flattened().iter();
            let low = ends().map(|&(place, radius)| place - radius);
            let high = ends().map(|&(place, radius)| place + radius);
            let low = low.reduce(Vec3::min).unwrap_or_default();
            let high = high.reduce(Vec3::max).unwrap_or_default();
            Crate {
                centre: (low + high) / 2.0,
                half: (high - low) / 2.0 * FILLED,
            }
        })
    }
}
