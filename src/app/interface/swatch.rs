//! A small picture of a table: a corner of a board with a tray beside it, seen from above. It is
//! painted from the theme itself, so that it shows what the table will be.

use super::glass::{PaintedGlass, marble, shadow};
use super::picture::{Picture, over, solid};
use crate::app::table::{
    BOWL_CURVATURE, BOWL_RADIUS, MARBLE_RADIUS, Metal, TRAY_MARGIN, TRAY_PITCH, Theme, WoodCut,
    WoodRecipe, bowl_depth,
};
use crate::rules::Colour;
use bevy::math::{Rect, UVec2, Vec2, Vec2Swizzles, Vec3, Vec4, vec2, vec3};

/// Pixels across and down; both can be halved twice.
const SIZE: UVec2 = UVec2::new(512, 288);
/// Pixels in the distance of a field.
const FIELD: f32 = 84.0;
/// What is at the upper left corner, in fields from the corner of the board.
const CORNER: Vec2 = vec2(0.42, 0.36);
/// The way to the window: from the upper left.
const WINDOW: Vec3 = vec3(-0.50, -0.36, 0.79);

/// A piece of wood: where it is, how its bowls lie, and what it is cut from.
struct SwatchBoard<'a> {
    place: Rect,
    /// The middle of a bowl, and the distance to the next.
    bowl: Vec2,
    pitch: f32,
    wood: &'a WoodRecipe,
    piece: WoodCut,
    /// Whether its grain runs from top to bottom.
    is_upright: bool,
    is_tray: bool,
}

/// The tiles: their places in fields.
const TILES: [[f32; 4]; 5] = [
    [0.0, 0.0, 2.0, 2.0],
    [2.0, 0.0, 4.0, 1.0],
    [2.0, 1.0, 4.0, 3.0],
    [0.0, 2.0, 2.0, 3.0],
    [0.0, -1.0, 4.0, 0.0],
];
/// Where the tray begins.
const TRAY: Vec2 = vec2(4.42, -1.0);
/// The marbles, in fields.
const MARBLES: [(Vec2, Colour); 5] = [
    (vec2(1.5, 1.5), Colour::Red),
    (vec2(2.5, 1.5), Colour::Black),
    (vec2(3.5, 0.5), Colour::Red),
    (vec2(0.5, 2.5), Colour::Black),
    (vec2(3.5, 2.5), Colour::Black),
];

/// The picture of a theme.
pub fn swatch(theme: &Theme) -> Picture {
    let mut boards: Vec<SwatchBoard> = TILES
        .into_iter()
        .enumerate()
        .map(|(number, [left, top, right, bottom])| SwatchBoard {
            place: Rect::new(left, top, right, bottom).inflate(-0.006),
            bowl: Vec2::splat(0.5),
            pitch: 1.0,
            wood: &theme.tiles,
            piece: WoodCut::new(&theme.tiles, [5, 1, 9, 3, 7][number]),
            is_upright: false,
            is_tray: false,
        })
        .collect();
    let place = Rect::from_corners(TRAY, TRAY + vec2(4.0, 4.2));
    let first = TRAY + Vec2::splat(TRAY_MARGIN + TRAY_PITCH / 2.0);
    boards.push(SwatchBoard {
        place,
        bowl: first,
        pitch: TRAY_PITCH,
        wood: &theme.trays,
        piece: WoodCut::new(&theme.trays, 0),
        is_upright: true,
        is_tray: true,
    });
    let mut marbles = MARBLES.to_vec();
    // The last rows of the tray are full.
    for row in 3..5 {
        for column in 0..3 {
            let place = first + TRAY_PITCH * vec2(column as f32, row as f32);
            marbles.push((place, Colour::Red));
        }
    }
    Picture::paint(SIZE, |x, y| {
        let at = (vec2(x as f32, y as f32) + 0.5) / FIELD + CORNER;
        pixel(theme, &boards, &marbles, at)
    })
}

fn pixel(theme: &Theme, boards: &[SwatchBoard], marbles: &[(Vec2, Colour)], at: Vec2) -> Vec4 {
    let under = boards.iter().find(|board| board.place.contains(at));
    let mut seen = match under {
        Some(board) => solid(board.light(theme, at), 1.0),
        None => solid(cloth(theme, boards, at), 1.0),
    };
    for (place, colour) in marbles {
        let from = (at - *place) * FIELD;
        let radius = MARBLE_RADIUS * FIELD;
        if from.length() < 2.5 * radius {
            let glass = PaintedGlass::of(*colour);
            seen = over(shadow(&glass, from, radius), seen);
        }
    }
    for (place, colour) in marbles {
        let from = (at - *place) * FIELD;
        seen = over(
            marble(&PaintedGlass::of(*colour), from, MARBLE_RADIUS * FIELD),
            seen,
        );
    }
    seen
}

/// Light on the cloth, in the shadow of what lies on it.
fn cloth(theme: &Theme, boards: &[SwatchBoard], at: Vec2) -> Vec3 {
    let [dark, light] = [theme.cloth.dark, theme.cloth.light].map(Vec3::from);
    // Threads are finer than pixels here: their average colour.
    let colour = dark.lerp(light, 0.55);
    let near = |at: Vec2, reach: f32| {
        let distance = boards.iter().map(|board| outside(board.place, at));
        smooth(-reach, reach, distance.fold(f32::MAX, f32::min))
    };
    let lit = near(at + 0.20 * WINDOW.truncate(), 0.16);
    let open = 0.25 + 0.75 * near(at, 0.5);
    colour * (0.62 * lit + 0.34 * open)
}

/// How far outside a rectangle a point is; less than 0 inside.
fn outside(place: Rect, at: Vec2) -> f32 {
    let beyond = (at - place.center()).abs() - place.half_size();
    beyond.max(Vec2::ZERO).length() + beyond.max_element().min(0.0)
}

impl SwatchBoard<'_> {
    fn light(&self, theme: &Theme, at: Vec2) -> Vec3 {
        let from_middle = at - self.place.center();
        let from_bowl = at - self.bowl;
        let in_cell = from_bowl - (from_bowl / self.pitch).round() * self.pitch;
        let to_edge = -outside(self.place, at);
        // Beside the outermost bowls there are no more.
        let has_bowl = in_cell.length() < BOWL_RADIUS && to_edge > 0.15;
        let (depth, normal) = if has_bowl {
            // The sine of the slope in a sphere.
            let lean = -in_cell / BOWL_CURVATURE;
            let up = (1.0 - lean.length_squared()).max(0.0).sqrt();
            (bowl_depth(in_cell.length()), lean.extend(up))
        } else {
            (0.0, Vec3::Z)
        };
        let along = if self.is_upright {
            from_middle.yx()
        } else {
            from_middle
        };
        let point = vec3(along.x, -depth, along.y);
        let colour = self.piece.grain(self.wood, point, 1.0).colour;
        let mut light = 0.22 + 0.95 * normal.dot(WINDOW).max(0.0) / WINDOW.z;
        light *= 1.0 - 0.30 * smooth(0.0, 0.13, depth);
        // Edges are eased and seams are dark; the edge towards the window catches it.
        light *= 0.35 + 0.65 * smooth(0.0, 0.035, to_edge);
        let Metal {
            colour: metal,
            around_trays: width,
            ..
        } = theme.metal;
        let is_metal = if self.is_tray && width > 0.0 {
            let beside = (to_edge - Metal::INSET).abs() - width / 2.0;
            smooth(0.006, -0.006, beside)
        } else {
            0.0
        };
        colour.lerp(Vec3::from(metal), is_metal) * light
    }
}

fn smooth(from: f32, to: f32, x: f32) -> f32 {
    let t = ((x - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::Themes;
    use crate::assets::Assets;

    fn colour_at(picture: &Picture, at: Vec2) -> Vec3 {
        let pixel = ((at - CORNER) * FIELD).as_uvec2();
        picture.at(pixel.x, pixel.y).truncate()
    }

    #[test]
    fn a_swatch_shows_the_woods_and_the_cloth_of_its_theme() {
        let (themes, _) = Themes::read(&Assets::built_in());
        for theme in themes.all() {
            let picture = swatch(theme);
            assert!(picture.pixels.iter().all(|pixel| pixel.w == 1.0));
            let seen = [vec2(1.95, 0.95), vec2(4.5, 0.6), vec2(1.4, 3.6)];
            let wanted = [
                theme.mirrored.tiles,
                theme.mirrored.trays,
                theme.mirrored.cloth,
            ];
            for (at, wanted) in seen.into_iter().zip(wanted.map(Vec3::from)) {
                let hue = colour_at(&picture, at).normalize();
                assert!(hue.dot(wanted.normalize()) > 0.95, "{:?} {at}", theme.id());
            }
        }
    }

    #[test]
    fn swatches_of_different_themes_differ() {
        let (themes, _) = Themes::read(&Assets::built_in());
        let pictures: Vec<Picture> = themes.all().iter().map(swatch).collect();
        for (number, one) in pictures.iter().enumerate() {
            for other in &pictures[..number] {
                let pairs = one.pixels.iter().zip(&other.pixels);
                let apart: f32 = pairs.map(|(a, b)| (*a - *b).abs().element_sum()).sum();
                assert!(apart / one.pixels.len() as f32 > 0.05);
            }
        }
    }
}
