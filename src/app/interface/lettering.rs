//! The name of the game in letters of pale wood, with a marble in the U and one on the i.

use super::glass::{PaintedGlass, marble, shadow};
use super::outline::{HEIGHT, LetterBoard, Rest, name};
use super::picture::{Picture, by_rows, over, solid};
use super::shade::Shade;
use crate::app::table::{WoodCut, WoodRecipe};
use bevy::math::{FloatExt, UVec2, Vec2, Vec3, Vec4, vec2, vec3};

/// Pixels across and down; both can be halved twice.
const SIZE: UVec2 = UVec2::new(1440, 384);
/// Where the first letter begins.
const ORIGIN: Vec2 = vec2(36.0, 30.0);
/// The least and the greatest corner of letters and marbles in the picture, as parts of its
/// size; around them is room for shadows.
pub(super) const LETTERS: [Vec2; 2] = [
    vec2(36.0 / 1440.0, 28.0 / 384.0),
    vec2(1383.5 / 1440.0, 324.0 / 384.0),
];
/// How thick the boards are, in rows.
const THICKNESS: u32 = 11;
/// How far from a board its thickness can still be seen, with some to spare.
const REACH: f32 = 2.0 * THICKNESS as f32;
/// The width of the columns that the picture is divided into, to find the boards near a pixel.
const COLUMN: u32 = 16;
/// A distance larger than any that matters.
const FAR: f32 = 1e3;
/// How far from its edge a board begins to round off.
const EASED: f32 = 5.0;
/// The way to the light: from the upper left, towards the eye.
const LIGHT: Vec3 = vec3(-0.42, -0.62, 0.66);
/// Pixels in the distance of a field, along the grain and across.
const GRAIN: Vec2 = vec2(240.0, 84.0);

/// What is at a pixel: how far the outline is, less than zero inside, which board, and how far
/// the next board of the letter.
#[derive(Clone, Copy, Default)]
struct Spot {
    distance: f32,
    board: u32,
    joint: f32,
}

/// Paints the name.
pub fn lettering_picture(wood: &WoodRecipe) -> Picture {
    let (boards, rests) = name();
    let wood = &selected(wood);
    let pieces: Vec<WoodCut> = (0..boards.len())
        .map(|number| WoodCut::new(wood, PIECES[number % PIECES.len()]))
        .collect();
    let columns = columns(&boards);
    let spots = by_rows(SIZE, |x, y| {
        spot(&boards, &columns[(x / COLUMN) as usize], middle(x, y))
    });
    let front: Vec<f32> = spots.iter().map(|spot| cover(spot.distance)).collect();
    let sides = sides(&spots, &front);
    let silhouette: Vec<f32> = sides.iter().map(|side| side.0).collect();
    let shade = Shade::new(SIZE, &silhouette);
    Picture::paint(SIZE, |x, y| {
        let index = (y * SIZE.x + x) as usize;
        let point = middle(x, y);
        let mut pixel = Vec4::ZERO;
        if front[index] < 1.0 {
            pixel.w = shade.at(x, y);
        }
        let (side, depth) = sides[index];
        if side > 0.0 && front[index] < 1.0 {
            pixel = over(solid(edge_light(depth, &spots, index), side), pixel);
        }
        if front[index] > 0.0 {
            let spot = spots[index];
            let board = spot.board as usize;
            let place = boards[board].on_board(point) / GRAIN;
            let grain = pieces[board].grain(wood, vec3(place.x, 0.0, place.y), 0.7);
            let light = face_light(&spots, index, point);
            pixel = over(solid(grain.colour * light, front[index]), pixel);
        }
        for (glass, Rest { centre, radius }) in
            [PaintedGlass::RUBY, PaintedGlass::BLACK].iter().zip(&rests)
        {
            let from = point - centre;
            if from.length() < 3.0 * radius {
                let mut under = shadow(glass, from, *radius);
                let lit = front[index].max(0.35 * side).max(0.10);
                under = (under.truncate() * lit).extend(under.w);
                pixel = over(marble(glass, from, *radius), over(under, pixel));
            }
        }
        pixel
    })
}

/// A more even version of a wood: its pieces and rings differ less than on the table.
fn selected(wood: &WoodRecipe) -> WoodRecipe {
    let [light, middle, dark] = [wood.light, wood.middle, wood.dark].map(Vec3::from);
    let (least, most) = wood.tone;
    WoodRecipe {
        middle: middle.lerp(light, 0.30).into(),
        dark: dark.lerp(light, 0.30).into(),
        tone: (least.lerp(most, 0.65), most),
        warmth: 0.6 * wood.warmth,
        ..wood.clone()
    }
}

/// The pieces of wood the boards are cut from, chosen by eye: neighbours differ a little.
const PIECES: [u32; 13] = [0, 1, 14, 3, 13, 5, 6, 7, 8, 9, 10, 11, 15];

fn middle(x: u32, y: u32) -> Vec2 {
    vec2(x as f32, y as f32) + 0.5 - ORIGIN
}

/// The boards that matter in each column of the picture.
fn columns(boards: &[LetterBoard]) -> Vec<Vec<u32>> {
    let near = |column: u32, board: &LetterBoard| {
        let (left, right) = (
            middle(column * COLUMN, 0).x,
            middle((column + 1) * COLUMN, 0).x,
        );
        let [least, most] = board.bounds();
        least.x - REACH < right && most.x + REACH > left
    };
    (0..SIZE.x.div_ceil(COLUMN))
        .map(|column| {
            let all = (0..).zip(boards);
            let here = all.filter(|(_, board)| near(column, board));
            here.map(|(index, _)| index).collect()
        })
        .collect()
}

fn spot(boards: &[LetterBoard], near: &[u32], point: Vec2) -> Spot {
    let mut spot = Spot {
        distance: FAR,
        board: 0,
        joint: FAR,
    };
    let mut own = FAR;
    for &index in near {
        let board = &boards[index as usize];
        if !board.is_near(point, REACH) {
            continue;
        }
        let outline = board.distance(point);
        spot.distance = spot.distance.min(outline);
        let distance = board.own_distance(point, outline);
        if distance < own {
            (spot.joint, own) = (own, distance);
            spot.board = index;
        } else {
            spot.joint = spot.joint.min(distance);
        }
    }
    spot
}

fn cover(distance: f32) -> f32 {
    (0.5 - distance).clamp(0.0, 1.0)
}

/// The thickness that is seen below the letters: its cover, and how far down it a pixel is.
fn sides(spots: &[Spot], front: &[f32]) -> Vec<(f32, f32)> {
    by_rows(SIZE, |x, y| {
        let at = |up: u32| ((y - up) * SIZE.x + x) as usize;
        // Most pixels are well inside or far from everything.
        let distance = spots[at(0)].distance;
        if distance < -1.0 {
            return (1.0, 0.0);
        } else if distance > REACH {
            return (0.0, 0.0);
        }
        let most = THICKNESS.min(y);
        let mut side: f32 = 0.0;
        let mut depth = None;
        for up in 0..=most {
            side = side.max(front[at(up)]);
            if depth.is_none() && spots[at(up)].distance < 0.0 {
                depth = Some(up as f32);
            }
        }
        (side, depth.unwrap_or(THICKNESS as f32))
    })
}

fn gradient(spots: &[Spot], index: usize) -> Vec2 {
    let width = SIZE.x as usize;
    let at = |index: usize| spots.get(index).map_or(FAR, |spot| spot.distance);
    vec2(
        at(index + 1) - at(index.saturating_sub(1)),
        at(index + width) - at(index.saturating_sub(width)),
    )
    .normalize_or_zero()
}

/// The light on the upper side of a board: rounded edges turn to it or away.
fn face_light(spots: &[Spot], index: usize, point: Vec2) -> Vec3 {
    let spot = spots[index];
    let mut light = 1.28 - 0.28 * (point.y / HEIGHT).clamp(0.0, 1.0) - 0.05 * point.x / 1300.0;
    let round = (1.0 + spot.distance / EASED).clamp(0.0, 1.0);
    if round > 0.0 {
        let normal = (gradient(spots, index) * 0.85 * round * round)
            .extend(1.0)
            .normalize();
        let lit = (normal.dot(LIGHT) / LIGHT.z).max(0.0);
        light *= 0.25 + 0.75 * lit;
    }
    // A fine dark line where boards meet.
    light *= 1.0 - 0.42 * (1.0 - (spot.joint.abs() / 1.3).min(1.0));
    light * vec3(0.96, 1.02, 1.12)
}

/// The light on the thickness: layers of wood glued across each other.
fn edge_light(depth: f32, spots: &[Spot], index: usize) -> Vec3 {
    let width = SIZE.x as usize;
    let above = index.saturating_sub(width * depth as usize);
    let out = gradient(spots, above);
    let layer = if ((depth / 2.75) as u32).is_multiple_of(2) {
        1.0
    } else {
        0.78
    };
    // #8A6A42
    let wood = vec3(0.254, 0.144, 0.0545);
    wood * layer * (0.75 - 0.35 * out.x) * (1.25 - 0.5 * depth / THICKNESS as f32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::Theme;
    use crate::assets::Assets;

    fn picture() -> Picture {
        lettering_picture(&Theme::load(&Assets::built_in(), "birch").0.tiles)
    }

    #[test]
    fn letters_and_marbles_fill_their_part_of_the_picture() {
        let picture = picture();
        let (mut least, mut most) = (SIZE, UVec2::ZERO);
        for (index, pixel) in picture.pixels.iter().enumerate() {
            let place = UVec2::new(index as u32 % SIZE.x, index as u32 / SIZE.x);
            // Shadows are never as solid as this.
            if pixel.w > 0.97 {
                (least, most) = (least.min(place), most.max(place + 1));
            }
        }
        let [first, last] = LETTERS.map(|corner| corner * SIZE.as_vec2());
        assert!(
            (least.as_vec2() - first).abs().max_element() < 3.0,
            "{least}"
        );
        assert!((most.as_vec2() - last).abs().max_element() < 3.0, "{most}");
    }

    #[test]
    fn nothing_is_cut_off_at_the_edges() {
        let picture = picture();
        for (index, pixel) in picture.pixels.iter().enumerate() {
            let (x, y) = (index as u32 % SIZE.x, index as u32 / SIZE.x);
            if x == 0 || y == 0 || x == SIZE.x - 1 || y == SIZE.y - 1 {
                assert!(pixel.max_element() < 0.03, "{pixel} at {x}, {y}");
            }
        }
    }

    #[test]
    fn every_board_is_pale_wood_and_the_marbles_lie_on_top() {
        let picture = picture();
        let at = |point: Vec2| {
            let place = (point + ORIGIN).as_uvec2();
            picture.at(place.x, place.y)
        };
        let (boards, rests) = name();
        for board in &boards {
            let [least, most] = board.bounds();
            let middle = at((least + most) / 2.0);
            // The middle of the U has no board: the marble lies there.
            if board.distance((least + most) / 2.0) < -1.0 {
                assert!(middle.x > 0.5 && middle.x > middle.z, "{middle}");
            }
        }
        let [red, black] = rests.map(|rest| at(rest.centre));
        assert!(red.w == 1.0 && red.x > 5.0 * red.y, "{red}");
        assert!(
            black.w == 1.0 && black.truncate().max_element() < 0.05,
            "{black}"
        );
    }

    #[test]
    fn the_same_wood_gives_the_same_picture() {
        assert_eq!(picture(), picture());
    }
}
