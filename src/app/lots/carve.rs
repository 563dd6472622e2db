//! Carves the parts of a hand: each is described by how far a point is from its surface, and
//! that is turned into triangles.

use super::bones::{HandSegment, Phalanx, ball, knuckles};
use bevy::prelude::*;

/// How softly edges are rounded.
const EASED: f32 = 0.045;
/// How softly a segment runs into its ball.
const GROOVE: f32 = 0.03;
/// How softly the beads of the cuff run into each other.
const BEADS: f32 = 0.03;

/// How far a point is from a part's surface; less than 0 inside.
pub fn distance(part: &HandSegment, p: Vec3) -> f32 {
    match part {
        HandSegment::Palm => palm(p),
        HandSegment::Phalanx(phalanx) => finger(phalanx, p),
        HandSegment::Cuff => cuff(p),
    }
}

/// A box around a part: its least and greatest corner.
pub fn bounds(part: &HandSegment) -> (Vec3, Vec3) {
    match part {
        HandSegment::Palm => (Vec3::new(-0.80, -0.35, -0.42), Vec3::new(0.85, 1.85, 0.55)),
        HandSegment::Phalanx(Phalanx { length, radii, .. }) => {
            let r = radii[0].max(radii[1]) * 1.2 + 0.03;
            (Vec3::new(-r, -r, -r), Vec3::new(r, length + 0.06, r))
        }
        HandSegment::Cuff => (Vec3::new(-0.65, -1.0, -0.65), Vec3::new(0.65, 0.06, 0.65)),
    }
}

fn palm(p: Vec3) -> f32 {
    // A board that is broader and thinner towards the fingers.
    let along = ((p.y - 0.05) / 1.3).clamp(0.0, 1.0);
    let half = Vec3::new(
        0.47 + 0.22 * smooth(along * 1.15),
        0.71,
        0.265 - 0.065 * along,
    );
    let middle = Vec3::new(0.02, 0.69, -0.01);
    let mut d = rounded_box(p - middle, half, 0.19);
    // Knuckles.
    for (knuckle, radius) in knuckles() {
        let bone = round_cone(
            p,
            knuckle + Vec3::new(-knuckle.x * 0.30, -0.75, -0.03),
            knuckle + Vec3::new(0.0, -0.05, -0.015),
            0.16,
            radius + 0.045,
        );
        d = blend(d, bone, 0.09);
    }
    // The balls of thumb and little finger, the pads below the fingers, the hollow between them.
    d = blend(
        d,
        ellipsoid(p - Vec3::new(0.31, 0.44, 0.11), Vec3::new(0.29, 0.44, 0.23)),
        0.14,
    );
    d = blend(
        d,
        ellipsoid(
            p - Vec3::new(-0.38, 0.52, 0.10),
            Vec3::new(0.25, 0.52, 0.22),
        ),
        0.14,
    );
    d = blend(
        d,
        ellipsoid(p - Vec3::new(0.0, 1.21, 0.08), Vec3::new(0.60, 0.20, 0.17)),
        0.12,
    );
    d = cut(d, (p - Vec3::new(-0.03, 0.76, 0.74)).length() - 0.62, 0.16);
    // The wrist.
    let wrist = ellipse_column(p - Vec3::new(0.0, -0.10, 0.0), Vec2::new(0.40, 0.30), 0.30);
    d = blend(d, wrist, 0.22);
    // The fingers' balls rise out of a level end. Sockets would have walls thinner than the cells
    // of a coarse mesh, which turns them into thorns.
    most(d, p.y - knuckle_line(p.x), 0.06)
}

/// Where the palm ends: an arc through the middles of the fingers' balls, a little below them.
fn knuckle_line(x: f32) -> f32 {
    1.428 + (0.14 - 0.40 * x) * x
}

/// A turned segment with a ball at its root. The next segment's ball sits in its end.
fn finger(phalanx: &Phalanx, p: Vec3) -> f32 {
    let &Phalanx {
        length,
        radii: [root, end],
        is_tip,
        is_mount,
    } = phalanx;
    // Fingers are a little broader than deep.
    let q = Vec3::new(p.x, p.y, p.z * 1.04);
    let own_ball = p.length() - ball(root);
    let mut d = if is_tip {
        // Towards the tip it is slimmer, flatter, and bent a little backwards.
        let t = smooth(p.y / length);
        let bent = Vec3::new(q.x, q.y, (q.z + 0.045 * t) * (1.0 + 0.14 * t));
        let tip = round_cone(
            bent,
            Vec3::Y * root * 0.5,
            Vec3::Y * (length - end * 0.9),
            root,
            end * 0.93,
        );
        most(tip, root * 0.20 - p.y, EASED)
    } else {
        let t = (p.y / length).clamp(0.0, 1.0);
        // Slightly bellied, like a turned spindle.
        let belly = (root + (end - root) * t) * (0.97 + 0.20 * t * (1.0 - t));
        let side = Vec2::new(q.x, q.z).length() - belly;
        let ends = (p.y - length * 0.5).abs() - (length * 0.5 - 0.20 * end);
        most(side, ends, EASED)
    };
    if is_mount {
        let egg = round_cone(q, Vec3::Y * 0.14, Vec3::Y * (length - 0.16), root, end);
        d = egg;
    }
    // A soft groove around the ball.
    blend(d, own_ball, GROOVE)
}

/// A cuff turned on a lathe: a bead at the wrist, a body, and a foot.
fn cuff(p: Vec3) -> f32 {
    let r = Vec2::new(p.x, p.z * 1.16).length();
    let column = |low: f32, high: f32, radius: f32, eased: f32| {
        let q = Vec2::new(
            r - radius,
            (p.y - (low + high) / 2.0).abs() - (high - low) / 2.0,
        );
        let q = q + eased;
        q.max(Vec2::ZERO).length() + q.max_element().min(0.0) - eased
    };
    let mut d = column(-0.16, -0.02, 0.485, 0.069);
    let swell = 0.045 * (1.0 - ((p.y + 0.34) / 0.26).powi(2)).max(0.0);
    d = blend(d, column(-0.55, -0.13, 0.455 + swell, 0.05), BEADS);
    d = blend(d, column(-0.70, -0.57, 0.53, 0.06), BEADS);
    blend(d, column(-0.65, -0.50, 0.42, 0.02), BEADS)
}

fn rounded_box(p: Vec3, half: Vec3, radius: f32) -> f32 {
    let q = p.abs() - half + radius;
    q.max(Vec3::ZERO).length() + q.max_element().min(0.0) - radius
}

fn ellipsoid(p: Vec3, radii: Vec3) -> f32 {
    let near = (p / radii).length();
    let slope = (p / (radii * radii)).length();
    if slope < 1e-6 {
        -radii.min_element()
    } else {
        near * (near - 1.0) / slope
    }
}

fn ellipse_column(p: Vec3, radii: Vec2, half: f32) -> f32 {
    let flat = ellipsoid(Vec3::new(p.x, 0.0, p.z), Vec3::new(radii.x, 1.0, radii.y));
    most(flat, p.y.abs() - half, 0.04)
}

/// Two balls, and the cone that touches both.
fn round_cone(p: Vec3, a: Vec3, b: Vec3, at_a: f32, at_b: f32) -> f32 {
    let length = (b - a).length();
    let axis = (b - a) / length;
    let along = (p - a).dot(axis);
    let beside = (p - a - axis * along).length();
    // The cone's side leans by the sine (a − b) / length, and so do the lines at right angles to
    // it that part it from the balls.
    let sine = (at_a - at_b) / length;
    let cosine = (1.0 - sine * sine).max(0.0).sqrt();
    let foot = along * cosine - beside * sine;
    if foot < 0.0 {
        Vec2::new(along, beside).length() - at_a
    } else if foot > length * cosine {
        Vec2::new(along - length, beside).length() - at_b
    } else {
        beside * cosine + along * sine - at_a
    }
}

/// What is in either, joined softly.
fn blend(a: f32, b: f32, soft: f32) -> f32 {
    let h = (soft - (a - b).abs()).max(0.0) / soft;
    a.min(b) - h * h * soft * 0.25
}

/// What is in both, with a soft edge.
fn most(a: f32, b: f32, soft: f32) -> f32 {
    -blend(-a, -b, soft)
}

/// What is left when the second is cut out of the first.
fn cut(a: f32, b: f32, soft: f32) -> f32 {
    most(a, -b, soft)
}

fn smooth(part: f32) -> f32 {
    let t = part.clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}
