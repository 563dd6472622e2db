//! Faces carved into medallions of pale wood, in a ring of darker wood: eyes of black glass lie in
//! bowls, as marbles do on the board; mouth and brows are let in.

use super::canvas::Canvas;
use super::glass::{PaintedGlass, marble, shadow};
use super::look::Sizes;
use super::picture::{Picture, over, solid};
use crate::app::table::{Theme, WoodCut, WoodRecipe};
use bevy::math::{UVec2, Vec2, Vec3, Vec4, vec2, vec3};
use bevy_egui::egui;

/// How large a medallion is in its picture, as a part of the picture's size.
const RADIUS: f32 = 0.40;
/// Where its middle is, as parts of the picture's size; the rest is room for its shadow.
const MIDDLE: Vec2 = vec2(0.46, 0.45);

/// Pixels across and down; both can be halved twice.
const SIZE: u32 = 512;
/// Where the ring begins, and the groove between it and the face.
const RING: f32 = 0.845;
const GROOVE: f32 = 0.022;
/// Where the right eye is, how large its bowl, and how large the marble in it.
const EYE: Vec2 = vec2(0.315, -0.10);
const BOWL: f32 = 0.195;
const PUPIL: f32 = 0.158;
/// Half the width of a brow, and half the thickness of what is let in.
const BROW: f32 = 0.20;
const INLAY: f32 = 0.036;
/// The way to the light: from the upper left, towards the eye.
const LIGHT: Vec3 = vec3(-0.42, -0.62, 0.66);

/// What a face looks like. Lengths are parts of the medallion's radius, y is down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expression {
    /// Half the width of the mouth.
    pub mouth: f32,
    /// How far its middle is below its corners: more is merrier.
    pub smile: f32,
    /// How far its right corner is above the left one.
    pub smirk: f32,
    /// How far the brows are above the eyes.
    pub brows: f32,
    /// How far their middles are above their ends.
    pub arch: f32,
    /// How far their inner ends are below the outer ones.
    pub frown: f32,
}

/// Carves a face out of a table's woods.
pub fn medallion(context: &egui::Context, theme: &Theme, face: &Expression) -> Sizes {
    let [(_, pale), (_, dark)] = theme.woods();
    Sizes::new(context, "medallion", &picture(pale, dark, face))
}

impl Canvas<'_> {
    /// A medallion with its shadow.
    pub fn medallion(&self, centre: egui::Pos2, radius: f32, picture: &Sizes) {
        let size = egui::Vec2::splat(radius / RADIUS);
        let middle = egui::vec2(MIDDLE.x, MIDDLE.y) * size;
        let rect = egui::Rect::from_min_size(centre - middle, size);
        self.picture(picture, rect, 0.0);
    }
}

fn picture(pale: &WoodRecipe, dark: &WoodRecipe, face: &Expression) -> Picture {
    let size = SIZE as f32;
    let radius = RADIUS * size;
    let cuts = [WoodCut::new(pale, 14), WoodCut::new(dark, 6)];
    let woods = [(&cuts[0], pale), (&cuts[1], dark)];
    Picture::paint(UVec2::splat(SIZE), |x, y| {
        let at = (vec2(x as f32, y as f32) + 0.5 - MIDDLE * size) / radius;
        let contact = 1.0 - smooth(0.96, 1.08, (at - vec2(0.02, 0.03)).length());
        let cast = 1.0 - smooth(0.90, 1.22, (at - vec2(0.08, 0.11)).length());
        let under = Vec3::ZERO.extend(1.0 - (1.0 - 0.45 * contact) * (1.0 - 0.5 * cast));
        let cover = ((1.0 - at.length()) * radius + 0.5).clamp(0.0, 1.0);
        if cover == 0.0 {
            return under;
        }
        let mut pixel = over(solid(wood(at, face, woods, radius), cover), under);
        for side in [-1.0, 1.0] {
            let from = at - EYE * vec2(side, 1.0);
            if from.length() < 2.0 * PUPIL {
                let (from, round) = (from * radius, PUPIL * radius);
                let mut shade = shadow(&PaintedGlass::BLACK, from, round);
                shade.w *= 1.0 - smooth(0.8, 1.25, from.length() / (BOWL * radius));
                pixel = over(eye(from, round), over(shade, pixel));
            }
        }
        pixel
    })
}

/// A marble of black glass, a little brighter than on the table, so that its roundness is seen.
fn eye(from: Vec2, radius: f32) -> Vec4 {
    let glass = marble(&PaintedGlass::BLACK, from, radius);
    (glass.truncate() * 1.15 + Vec3::splat(0.004) * glass.w)
        .min(Vec3::splat(glass.w))
        .extend(glass.w)
}

/// The light that comes from the wood at a place.
fn wood(
    at: Vec2,
    face: &Expression,
    [(pale_cut, pale), (dark_cut, dark)]: [(&WoodCut, &WoodRecipe); 2],
    radius: f32,
) -> Vec3 {
    let fine = 1.0 / radius;
    let place = vec3(at.x * 0.75, 0.0, at.y * 1.9);
    let from_middle = at.length();
    let let_in = inlays(at, face);
    let is_dark = if from_middle > RING { 1.0 } else { 0.0 };
    let is_dark = smooth(fine, -fine, let_in).max(is_dark);
    let pale = pale_cut.grain(pale, place, 0.7).colour;
    // The ring is turned: its grain runs around.
    let around = if from_middle > RING {
        let turn = at.y.atan2(at.x);
        vec3(turn * 1.3, 0.0, from_middle * 2.6)
    } else {
        place * 0.7
    };
    // What is let in is from darker wood than the ring, so that it is read from afar.
    let deep = if from_middle > RING { 1.0 } else { 0.55 };
    let dark = dark_cut.grain(dark, around, 0.7).colour * deep;
    let colour = pale.lerp(dark, is_dark);
    let slope = |way: Vec2| {
        let step = way * fine;
        (height(at + step, face) - height(at - step, face)) / (2.0 * fine)
    };
    let normal = vec3(-slope(Vec2::X), -slope(Vec2::Y), 1.0).normalize();
    let light = LIGHT.normalize();
    let lit = normal.dot(light).max(0.0) / light.z;
    let half = (light + Vec3::Z).normalize();
    let shine = normal.dot(half).max(0.0).powi(40) * 0.10;
    let light = vec3(1.0, 0.94, 0.84) * (0.30 + 0.74 * lit);
    (colour * light + Vec3::splat(shine)) * hollow(at, let_in)
}

/// How much of the room's light reaches the bottom of grooves and bowls.
fn hollow(at: Vec2, let_in: f32) -> f32 {
    let groove = smooth(GROOVE * 1.4, 0.0, (at.length() - RING).abs());
    let bowl = smooth(BOWL, BOWL * 0.55, to_eye(at));
    let beside = smooth(0.03, 0.0, let_in.abs());
    (1.0 - 0.75 * groove) * (1.0 - 0.40 * bowl) * (1.0 - 0.28 * beside)
}

/// How high the wood is at a place.
fn height(at: Vec2, face: &Expression) -> f32 {
    let from_middle = at.length();
    if from_middle > RING {
        // A bead turned around the face.
        let across = (from_middle - RING) / (1.0 - RING) * 2.0 - 1.0;
        return 0.085 * (1.0 - across * across).max(0.0).sqrt();
    }
    let mut height = 0.13 * (1.0 - (from_middle / RING).powi(2));
    // The nose, and cheeks that a smile lifts.
    let nose = (at - vec2(0.0, 0.12)) / vec2(0.085, 0.17);
    height += 0.055 * (-nose.length_squared()).exp();
    let cheek = (vec2(at.x.abs(), at.y) - vec2(0.47, 0.26)) / 0.15;
    height += (0.10 * face.smile).max(0.0) * (-cheek.length_squared()).exp();
    let bowl = (1.0 - (to_eye(at) / BOWL).powi(2)).max(0.0);
    height -= 0.09 * bowl.sqrt() * smooth(0.0, 0.35, bowl);
    // What is let in lies a little deeper, with a soft edge.
    height - 0.016 * smooth(0.018, -0.012, inlays(at, face))
}

/// How far a place is from the middle of the nearer eye.
fn to_eye(at: Vec2) -> f32 {
    vec2(at.x.abs() - EYE.x, at.y - EYE.y).length()
}

/// How far a place is outside of mouth and brows; less than 0 inside.
fn inlays(at: Vec2, face: &Expression) -> f32 {
    let mouth = at - vec2(0.0, 0.40 - 0.5 * face.smile);
    let mouth = bow(
        mouth,
        face.mouth,
        face.smile,
        -0.5 * face.smirk / face.mouth,
    );
    // From the middle of a brow outwards.
    let brow = vec2(at.x.abs() - EYE.x, at.y - EYE.y + face.brows);
    let brow = bow(brow, BROW, -face.arch, -0.5 * face.frown / BROW);
    mouth.min(brow)
}

/// How far a place is outside of a bow of some thickness: from -half to half, `deep` below its
/// ends in the middle, and slanting.
fn bow(at: Vec2, half: f32, deep: f32, slant: f32) -> f32 {
    let x = at.x.clamp(-half, half);
    let t = x / half;
    let y = deep * (1.0 - t * t) + slant * x;
    let steep = -2.0 * deep * t / half + slant;
    let aside = (at.y - y) / (1.0 + steep * steep).sqrt();
    // Thinner towards the ends.
    vec2(at.x - x, aside).length() - INLAY * (1.0 - 0.45 * t * t)
}

fn smooth(from: f32, to: f32, x: f32) -> f32 {
    let t = ((x - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets::Assets;

    const FACE: Expression = Expression {
        mouth: 0.34,
        smile: 0.16,
        smirk: 0.0,
        brows: 0.32,
        arch: 0.05,
        frown: 0.0,
    };

    fn pixel(picture: &Picture, at: Vec2) -> Vec4 {
        let pixel = (MIDDLE + at * RADIUS) * SIZE as f32;
        picture.at(pixel.x as u32, pixel.y as u32)
    }

    #[test]
    fn a_face_is_of_pale_wood_with_dark_eyes_and_its_shadow_ends_in_the_picture() {
        let (theme, _) = Theme::load(&Assets::built_in(), "birch");
        let [(_, pale), (_, dark)] = theme.woods();
        let picture = picture(pale, dark, &FACE);
        let light = |at: Vec2| pixel(&picture, at).truncate().element_sum();
        let forehead = light(vec2(0.0, -0.5));
        for side in [-1.0, 1.0] {
            let eye = EYE * vec2(side, 1.0) + vec2(0.04, 0.04);
            assert!(light(eye) < 0.2 * forehead);
            let ring = light(vec2(0.92 * side, 0.0));
            assert!(ring < 0.7 * forehead, "{ring} {forehead}");
        }
        // The middle of the mouth is below its corners.
        assert!(inlays(vec2(0.0, 0.40 + 0.5 * FACE.smile), &FACE) < 0.0);
        for i in 0..SIZE {
            let last = SIZE - 1;
            for (x, y) in [(i, 0), (i, last), (0, i), (last, i)] {
                assert!(picture.at(x, y).max_element() < 0.02, "at {x}, {y}");
            }
        }
    }
}
