//! The joints of a wooden hand: which parts it has, how long they are, and where each is when
//! the hand is so far open.
//!
//! A right hand lies in its own space with the wrist at the origin, fingers along y and the palm
//! facing z; its thumb is at x > 0. A left hand is its mirror image. Lengths are in fields; the
//! proportions are those of a hand 3.2 fields long, of which the palm is a little less than half.

use bevy::prelude::*;

/// Parts of a hand: the palm, three of each finger, three of the thumb, and the cuff.
pub const PARTS: usize = 17;
/// Rods of a hand: one for each part of a finger, and five for palm and wrist.
pub const RODS: usize = PALM_ROD + 5;
/// The first rod of palm and wrist, after those of fingers and thumb.
pub const PALM_ROD: usize = PARTS - 2;
/// The number of the cuff among the parts; the palm is the first.
pub const CUFF: usize = PARTS - 1;

/// Fingers from the index to the little one.
const FINGERS: usize = 4;

/// A finger: what it is like and how it bends.
struct FingerShape {
    /// Where it begins.
    knuckle: Vec3,
    /// From joint to joint.
    lengths: [f32; 3],
    /// At its root.
    radius: f32,
    /// How far it points away from its neighbours when open: radians, towards the little finger.
    splay: f32,
    /// The same in a fist, where fingers lean towards each other.
    lean: f32,
    /// How much each joint is bent when open.
    open: [f32; 3],
    /// And in a fist.
    closed: [f32; 3],
    /// When it begins to open, as a part of the whole opening.
    begins: f32,
}

const HAND: [FingerShape; FINGERS] = [
    FingerShape {
        knuckle: Vec3::new(0.535, 1.42, -0.02),
        lengths: [0.70, 0.45, 0.42],
        radius: 0.178,
        splay: -0.12,
        lean: -0.045,
        open: [0.10, 0.16, 0.12],
        closed: [1.48, 1.72, 0.85],
        begins: 0.22,
    },
    FingerShape {
        knuckle: Vec3::new(0.178, 1.49, -0.04),
        lengths: [0.76, 0.51, 0.44],
        radius: 0.184,
        splay: -0.03,
        lean: 0.0,
        open: [0.12, 0.18, 0.14],
        closed: [1.50, 1.74, 0.85],
        begins: 0.16,
    },
    FingerShape {
        knuckle: Vec3::new(-0.178, 1.43, -0.03),
        lengths: [0.71, 0.48, 0.43],
        radius: 0.175,
        splay: 0.07,
        lean: 0.045,
        open: [0.15, 0.20, 0.15],
        closed: [1.52, 1.74, 0.85],
        begins: 0.10,
    },
    FingerShape {
        knuckle: Vec3::new(-0.510, 1.29, 0.0),
        lengths: [0.58, 0.37, 0.37],
        radius: 0.155,
        splay: 0.19,
        lean: 0.11,
        open: [0.20, 0.22, 0.16],
        closed: [1.54, 1.74, 0.85],
        begins: 0.04,
    },
];

/// The thumb: where it begins, how long its parts are, and their radii from joint to joint.
const THUMB_ROOT: Vec3 = Vec3::new(0.36, 0.34, 0.07);
const THUMB_LENGTHS: [f32; 3] = [0.70, 0.58, 0.52];
const THUMB_RADII: [[f32; 2]; 3] = [[0.27, 0.22], [0.205, 0.195], [0.19, 0.16]];
/// Which way the thumb's parts point, and which way their inner side faces: in a fist they lie
/// across index and middle finger.
const THUMB_CLOSED: [[Vec3; 2]; 3] = [
    [Vec3::new(0.46, 0.56, 0.66), Vec3::new(-0.9, 0.1, 0.3)],
    [Vec3::new(-0.44, 0.66, 0.58), Vec3::new(-0.6, 0.1, -0.7)],
    [Vec3::new(-0.95, 0.12, -0.02), Vec3::new(-0.1, 0.1, -1.0)],
];
const THUMB_OPEN: [[Vec3; 2]; 3] = [
    [Vec3::new(0.66, 0.68, 0.30), Vec3::new(-0.5, 0.3, 0.8)],
    [Vec3::new(0.60, 0.78, 0.16), Vec3::new(-0.6, 0.2, 0.7)],
    [Vec3::new(0.42, 0.90, 0.06), Vec3::new(-0.6, 0.2, 0.7)],
];
/// The thumb opens first, and takes this part of the whole opening.
const THUMB_TAKES: f32 = 0.55;
/// The part of the whole opening that a finger takes.
const FINGER_TAKES: f32 = 0.78;

/// The deepest point of the hollow in the palm.
pub const HOLLOW: Vec3 = Vec3::new(-0.03, 0.76, 0.11);

/// Where a part is: its root, and how it is turned. Its length runs along y, and its inner side
/// faces z.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Joint {
    /// Its root.
    pub place: Vec3,
    /// How it is turned.
    pub turn: Quat,
}

impl Joint {
    /// At a place, not turned.
    pub fn at(place: Vec3) -> Self {
        Self {
            place,
            turn: Quat::IDENTITY,
        }
    }

    /// A place in the part's own space, in the space around it.
    pub fn carry(&self, point: Vec3) -> Vec3 {
        self.place + self.turn * point
    }

    /// The same on the other side of the plane x = 0.
    #[must_use]
    pub fn mirrored(self) -> Self {
        // Mirroring a rotation at x = 0 turns around the mirrored axis, the other way.
        let [x, y, z, w] = self.turn.to_array();
        Self {
            place: self.place * Vec3::new(-1.0, 1.0, 1.0),
            turn: Quat::from_xyzw(x, -y, -z, w),
        }
    }
}

/// What a part is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum HandSegment {
    /// The palm with the wrist.
    Palm,
    /// A part of a finger or of the thumb.
    Phalanx(Phalanx),
    /// The cuff around the wrist.
    Cuff,
}

/// A part of a finger.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Phalanx {
    /// From joint to joint.
    pub length: f32,
    /// At its root and at its end.
    pub radii: [f32; 2],
    /// Whether it is the last.
    pub is_tip: bool,
    /// Whether it is the ball of the thumb.
    pub is_mount: bool,
}

/// All parts, in the order of their numbers.
pub fn parts() -> [HandSegment; PARTS] {
    std::array::from_fn(|number| match number {
        0 => HandSegment::Palm,
        1..=12 => {
            let finger = &HAND[(number - 1) / 3];
            let joint = (number - 1) % 3;
            // Each part is a little slimmer than the one before.
            let slim = |joint: usize| finger.radius * (1.0 - 0.055 * joint as f32);
            HandSegment::Phalanx(Phalanx {
                length: finger.lengths[joint],
                radii: [slim(joint), slim(joint + 1)],
                is_tip: joint == 2,
                is_mount: false,
            })
        }
        13..=15 => HandSegment::Phalanx(Phalanx {
            length: THUMB_LENGTHS[number - 13],
            radii: THUMB_RADII[number - 13],
            is_tip: number == 15,
            is_mount: number == 13,
        }),
        _ => HandSegment::Cuff,
    })
}

/// Where fingers begin, and how large the balls are that they turn on.
pub fn knuckles() -> [(Vec3, f32); FINGERS] {
    std::array::from_fn(|finger| (HAND[finger].knuckle, ball(HAND[finger].radius)))
}

/// The ball in a joint of this radius.
pub fn ball(radius: f32) -> f32 {
    0.93 * radius
}

/// Where the parts of a right hand are when it is so far open: 0 is a fist, 1 a flat hand.
pub fn joints(openness: f32) -> [Joint; PARTS] {
    let mut joints = [Joint::at(Vec3::ZERO); PARTS];
    for (number, finger) in HAND.iter().enumerate() {
        let open = smooth((openness - finger.begins) / FINGER_TAKES);
        let aside = Quat::from_rotation_z(finger.lean.lerp(finger.splay, open));
        let mut joint = Joint {
            place: finger.knuckle,
            turn: aside,
        };
        for part in 0..3 {
            let bend = finger.closed[part].lerp(finger.open[part], open);
            joint.turn *= Quat::from_rotation_x(bend);
            joints[1 + 3 * number + part] = joint;
            joint.place = joint.carry(Vec3::Y * finger.lengths[part]);
        }
    }
    let open = smooth(openness / THUMB_TAKES);
    let mut place = THUMB_ROOT;
    for part in 0..3 {
        let turn = facing(THUMB_CLOSED[part]).slerp(facing(THUMB_OPEN[part]), open);
        let joint = Joint { place, turn };
        joints[13 + part] = joint;
        place = joint.carry(Vec3::Y * THUMB_LENGTHS[part]);
    }
    joints
}

/// A rod with round ends, each with its radius.
pub type Rod = [(Vec3, f32); 2];

/// A right hand approximated by rods: one for each part of a finger and of the thumb, then four
/// along the palm and one in the wrist.
pub fn rods(joints: &[Joint; PARTS]) -> [Rod; RODS] {
    let parts = parts();
    std::array::from_fn(|number| match (number, parts.get(number + 1)) {
        (15.., _) | (_, None) => palm_rod(number.saturating_sub(15)),
        (_, Some(HandSegment::Phalanx(phalanx))) => {
            let Phalanx { length, radii, .. } = *phalanx;
            // Ends short of the joints, where neighbouring parts bend against each other.
            let end =
                |at: f32, radius: f32| (joints[number + 1].carry(Vec3::Y * at), radius * 0.92);
            let far = if phalanx.is_tip { 0.95 } else { 0.65 };
            [
                end(0.65 * radii[0], radii[0]),
                end(length - far * radii[1], radii[1]),
            ]
        }
        (_, Some(_)) => palm_rod(4),
    })
}

fn palm_rod(number: usize) -> Rod {
    match HAND.get(number) {
        Some(finger) => {
            let root = Vec3::new(finger.knuckle.x * 0.62, 0.25, 0.0);
            [(root, 0.21), (finger.knuckle - Vec3::Y * 0.16, 0.18)]
        }
        None => [(Vec3::Y * 0.1, 0.33), (Vec3::Y * -0.45, 0.40)],
    }
}

/// Turns y along the first direction and z as near as can be to the second.
fn facing([along, inner]: [Vec3; 2]) -> Quat {
    let y = along.normalize();
    let x = y.cross(inner).normalize();
    Quat::from_mat3(&Mat3::from_cols(x, y, x.cross(y)))
}

fn smooth(part: f32) -> f32 {
    let t = part.clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}
