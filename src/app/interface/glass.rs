//! Pictures of marbles for the interface: glass spheres in the light of a window, seen from
//! straight above, ray traced.

use super::picture::{Picture, over};
use crate::rules::Colour;
use bevy::math::{UVec2, Vec2, Vec3, Vec4, vec2, vec3};

/// How large a marble is in its picture, and where its middle is, as parts of the picture's
/// size; the rest is room for its shadow.
pub const RADIUS: f32 = 0.36;
/// Where the marble's middle is in its picture, as parts of its size.
pub const MIDDLE: Vec2 = vec2(0.45, 0.43);

/// The window is reflected where the glass faces this way; x is to the right, y up, z towards
/// the eye.
const FACING_WINDOW: Vec3 = vec3(-0.40, 0.46, 0.793);
/// The way to the light that falls through the glass.
const LIGHT: Vec3 = vec3(-0.50, 0.58, 0.643);
/// Seen through the glass, the ground is brightest this way.
const BRIGHT: Vec3 = vec3(-0.60, 0.66, -0.45);
/// The way to a large cool light at the lower right.
const FILL: Vec3 = vec3(0.66, -0.70, 0.28);
/// The refractive index of glass.
const INDEX: f32 = 1.5;

/// What a marble is made of. Colours are linear.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PaintedGlass {
    /// How much light is absorbed over a path of one radius.
    pub swallowed: Vec3,
    /// What the glass itself scatters back: much for milky pearl, next to nothing for clear glass.
    pub milk: Vec3,
    /// How much light shines through, from none for black glass.
    pub clear: f32,
}

impl PaintedGlass {
    /// Red's marbles.
    pub const RUBY: Self = Self {
        swallowed: vec3(0.16, 2.6, 2.0),
        milk: vec3(0.10, 0.002, 0.007),
        clear: 1.0,
    };
    /// Black's marbles.
    pub const BLACK: Self = Self {
        swallowed: vec3(2.0, 1.75, 1.35),
        milk: vec3(0.0035, 0.0045, 0.007),
        clear: 0.5,
    };
    /// The colour of honey.
    pub const AMBER: Self = Self {
        swallowed: vec3(0.05, 0.62, 2.6),
        milk: vec3(0.16, 0.055, 0.004),
        clear: 1.0,
    };
    /// Deep blue.
    pub const SAPPHIRE: Self = Self {
        swallowed: vec3(2.3, 1.15, 0.10),
        milk: vec3(0.004, 0.018, 0.16),
        clear: 1.0,
    };
    /// White with a soft lustre.
    pub const PEARL: Self = Self {
        swallowed: vec3(0.5, 0.5, 0.5),
        milk: vec3(0.97, 0.93, 0.88),
        clear: 0.0,
    };

    /// The glass of a colour's marbles.
    pub fn of(colour: Colour) -> Self {
        match colour {
            Colour::Red => Self::RUBY,
            Colour::Black => Self::BLACK,
        }
    }

    /// The colour of the light that comes out of it.
    pub(super) fn glow(&self) -> Vec3 {
        self.clear * (-1.4 * self.swallowed).exp()
    }

    /// The light that comes from a point of a marble, with x to the right and y down from −1 to
    /// 1; `fine` is how large a pixel is.
    pub(super) fn light(&self, at: Vec2, fine: f32) -> Vec3 {
        let at = vec2(at.x, -at.y).clamp_length_max(0.999);
        let normal = at.extend((1.0 - at.length_squared()).sqrt());
        let eye = Vec3::Z;
        // Schlick's approximation; glass reflects 4 % of what comes straight.
        let mirror = 0.04 + 0.50 * (1.0 - normal.z).powi(5);
        let seen = 2.0 * normal.z * normal - eye;
        self.inside(normal) * (1.0 - mirror) + mirror * room(seen) + window(seen, fine)
    }

    /// What comes out of the glass.
    fn inside(&self, normal: Vec3) -> Vec3 {
        let enter = refract(-Vec3::Z, normal, 1.0 / INDEX).unwrap_or(-Vec3::Z);
        let way = -2.0 * enter.dot(normal);
        let back = normal + enter * way;
        let leave = refract(enter, -back, INDEX).unwrap_or(enter);
        let through = (-self.swallowed * way).exp();
        // A lens inverts: the brightest ground is seen on the side away from the window.
        let bright = leave.dot(BRIGHT).max(0.0);
        let lit = 0.05 + 0.40 * bright + 2.6 * bright.powi(6);
        let rim = 0.06 + 0.94 * smooth(0.02, 0.66, normal.z);
        let spark = 1.3 * echo(normal.truncate());
        let clear = self.clear * (through * lit * rim * 1.25 + (self.glow() + 0.06) * spark);
        let wrapped = (0.32 + 0.68 * normal.dot(LIGHT)).max(0.03);
        clear * vec3(1.0, 0.88, 0.76) + self.milk * wrapped * (0.2 + 0.8 * normal.z)
    }
}

/// The window reflected once more inside the far wall: a small bar opposite to it.
fn echo(at: Vec2) -> f32 {
    let aside = -FACING_WINDOW.truncate().normalize();
    let (out, round) = (at.dot(aside), at.perp_dot(aside));
    let bar = smooth(0.06, 0.01, (at.length() - 0.80).abs());
    if out > 0.0 {
        bar * smooth(0.24, 0.06, round.abs())
    } else {
        0.0
    }
}

/// What a marble sees around itself, but for the window: a dim room, a cool light at the right,
/// the wood on which it lies.
fn room(seen: Vec3) -> Vec3 {
    let sky = vec3(0.09, 0.12, 0.18).lerp(Vec3::splat(0.03), seen.z.max(0.0));
    let wood = vec3(0.20, 0.145, 0.09) * smooth(0.9, -0.5, seen.y);
    let fill = vec3(0.62, 0.78, 1.0) * 0.7 * smooth(0.35, 1.0, seen.dot(FILL));
    sky.lerp(wood, smooth(0.0, -0.5, seen.z)) + fill
}

/// The window: two by two panes with soft light around them.
fn window(seen: Vec3, fine: f32) -> Vec3 {
    let to = (2.0 * FACING_WINDOW.z * FACING_WINDOW - Vec3::Z).normalize();
    let across = vec3(0.93, 0.30, 0.12)
        .reject_from_normalized(to)
        .normalize();
    let up = to.cross(across);
    let ahead = seen.dot(to);
    if ahead < 0.2 {
        return Vec3::ZERO;
    }
    let place = vec2(seen.dot(across), seen.dot(up)) / ahead;
    // A reflection turns by twice the angle of the surface.
    let soft = 1.2 * fine;
    let pane = |x: f32, size: f32| {
        smooth(0.035 - soft, 0.035 + soft, x) * smooth(size + soft, size - soft, x)
    };
    let panes = pane(place.x.abs(), 0.40) * pane(place.y.abs(), 0.44);
    let bright = 0.62 + 0.38 * smooth(-0.4, 0.4, place.y);
    let haze = 0.05 * (-3.0 * place.length_squared()).exp();
    vec3(1.0, 0.93, 0.82) * (panes * bright * 0.95 + haze)
}

fn refract(way: Vec3, normal: Vec3, ratio: f32) -> Option<Vec3> {
    let cosine = -way.dot(normal);
    let rest = 1.0 - ratio * ratio * (1.0 - cosine * cosine);
    (rest >= 0.0).then(|| ratio * way + (ratio * cosine - rest.sqrt()) * normal)
}

fn smooth(from: f32, to: f32, x: f32) -> f32 {
    let t = ((x - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// A marble on a picture: `from` is the way from its middle in pixels.
pub(super) fn marble(glass: &PaintedGlass, from: Vec2, radius: f32) -> Vec4 {
    let cover = (radius - from.length() + 0.5).clamp(0.0, 1.0);
    if cover == 0.0 {
        return Vec4::ZERO;
    }
    let light = glass.light(from / radius, 1.0 / radius);
    (light.min(Vec3::ONE) * cover).extend(cover)
}

/// The shadow of a marble on what it lies on, with the light that came through the glass in it.
pub(super) fn shadow(glass: &PaintedGlass, from: Vec2, radius: f32) -> Vec4 {
    let at = from / radius;
    let contact = 1.0 - smooth(0.82, 1.18, (at - vec2(0.03, 0.05)).length());
    let cast = 1.0 - smooth(0.55, 1.30, (at - vec2(0.14, 0.20)).length());
    let dark = 1.0 - (1.0 - 0.5 * contact) * (1.0 - 0.7 * cast);
    let spot = (at - vec2(0.55, 0.64)) * 1.9;
    let gathered = (-spot.length_squared()).exp() * smooth(1.5, 1.1, at.length());
    (glass.glow() * 0.55 * gathered).extend(dark)
}

/// A single marble with its shadow.
pub fn marble_picture(glass: &PaintedGlass, size: u32) -> Picture {
    let scale = size as f32;
    Picture::paint(UVec2::splat(size), |x, y| {
        let from = vec2(x as f32, y as f32) + 0.5 - MIDDLE * scale;
        let radius = RADIUS * scale;
        let mut under = shadow(glass, from, radius);
        // On the dark grounds of the interface little of the light that came through is seen.
        under = (0.35 * under.truncate()).extend(under.w);
        over(marble(glass, from, radius), under)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: u32 = 128;

    /// The pixel that shows a point of the marble, from −1 to 1.
    fn at(picture: &Picture, point: Vec2) -> Vec4 {
        let pixel = (MIDDLE + point * RADIUS) * SIZE as f32;
        picture.at(pixel.x as u32, pixel.y as u32)
    }

    fn facing_window() -> Vec2 {
        vec2(FACING_WINDOW.x, -FACING_WINDOW.y)
    }

    #[test]
    fn red_glass_is_red_and_shows_the_window() {
        let picture = marble_picture(&PaintedGlass::of(Colour::Red), SIZE);
        let body = at(&picture, Vec2::ZERO);
        assert!(body.x > 8.0 * body.y && body.x > 8.0 * body.z, "{body}");
        // The bars of the window cross in the middle; a pane is beside them.
        let pane = at(&picture, facing_window() + vec2(0.08, -0.08));
        assert!(pane.truncate().min_element() > 0.5, "{pane}");
        // Light gathers away from the window.
        assert!(at(&picture, -facing_window()).x > 2.0 * at(&picture, facing_window() * 1.5).x);
    }

    #[test]
    fn black_glass_is_dark_but_for_the_window() {
        let picture = marble_picture(&PaintedGlass::of(Colour::Black), SIZE);
        assert!(at(&picture, Vec2::ZERO).truncate().max_element() < 0.03);
        let pane = at(&picture, facing_window() + vec2(0.08, -0.08));
        assert!(pane.truncate().min_element() > 0.5, "{pane}");
    }

    #[test]
    fn a_marble_lets_nothing_through_and_its_shadow_ends_in_the_picture() {
        let kinds = [
            PaintedGlass::RUBY,
            PaintedGlass::BLACK,
            PaintedGlass::AMBER,
            PaintedGlass::SAPPHIRE,
            PaintedGlass::PEARL,
        ];
        for glass in kinds {
            let picture = marble_picture(&glass, SIZE);
            for x in -9..=9 {
                assert_eq!(at(&picture, vec2(x as f32 / 10.0, 0.0)).w, 1.0);
            }
            for i in 0..SIZE {
                let last = SIZE - 1;
                for (x, y) in [(i, 0), (i, last), (0, i), (last, i)] {
                    assert!(
                        picture.at(x, y).max_element() < 0.02,
                        "{glass:?} at {x}, {y}"
                    );
                }
            }
        }
    }
}
