//! The outlines of the name's letters: boards of one width, each with its own grain, joined as
//! a joiner would.

use bevy::math::{Vec2, Vec3, vec2};

/// How high a letter is.
pub(super) const HEIGHT: f32 = 280.0;
/// How wide a board is.
const WIDTH: f32 = 43.0;
/// How round a corner is.
const CORNER: f32 = 3.5;
/// A line as its direction outwards and how far it is from the origin.
type HalfPlane = Vec3;

/// A board of a letter.
pub(super) struct LetterBoard {
    form: LetterForm,
    /// Its least and its greatest corner before it was moved.
    bounds: [Vec2; 2],
    /// Where it was moved to.
    from: Vec2,
}

enum LetterForm {
    Straight {
        /// What bounds the letter.
        edges: [HalfPlane; 4],
        /// Where other boards begin.
        joints: Vec<HalfPlane>,
        along: Vec2,
    },
    /// Bent like the U: around a point, half a board's width to both sides of a radius.
    Bent { centre: Vec2, radius: f32 },
}

impl LetterBoard {
    fn straight(corners: [Vec2; 4], along: Vec2) -> Self {
        let middle = corners.iter().sum::<Vec2>() / 4.0;
        let edges = [0, 1, 2, 3].map(|i| line(corners[i], corners[(i + 1) % 4], middle));
        let [first, others @ ..] = corners;
        let bounds = [
            others.into_iter().fold(first, Vec2::min),
            others.into_iter().fold(first, Vec2::max),
        ];
        Self {
            form: LetterForm::Straight {
                edges,
                joints: Vec::new(),
                along: along.normalize(),
            },
            bounds,
            from: Vec2::ZERO,
        }
    }

    fn upright(left: f32, top: f32) -> Self {
        let (right, bottom) = (left + WIDTH, HEIGHT);
        Self::straight(rectangle(left, top, right, bottom), Vec2::Y)
    }

    /// The same board, cut off where it meets another: at the line through two points.
    fn joined(mut self, a: Vec2, b: Vec2, inside: Vec2) -> Self {
        if let LetterForm::Straight { joints, .. } = &mut self.form {
            joints.push(line(a, b, inside));
        }
        self
    }

    /// Its least and its greatest corner.
    pub(super) fn bounds(&self) -> [Vec2; 2] {
        self.bounds.map(|corner| corner + self.from)
    }

    /// Whether a point is on the board or this near to it.
    pub(super) fn is_near(&self, point: Vec2, reach: f32) -> bool {
        let [least, most] = self.bounds();
        point.cmpge(least - reach).all() && point.cmple(most + reach).all()
    }

    /// How far a point is from its outline, less than zero inside.
    pub(super) fn distance(&self, point: Vec2) -> f32 {
        let p = point - self.from;
        match &self.form {
            LetterForm::Straight { edges, .. } => {
                rounded(edges.iter().map(|edge| beyond(*edge, p)))
            }
            LetterForm::Bent { centre, radius } => {
                let q = p - *centre;
                let out = if q.y > 0.0 { q.length() } else { q.x.abs() };
                rounded([(out - radius).abs() - WIDTH / 2.0, -p.y].into_iter())
            }
        }
    }

    /// The distance of a point from the board's own part, up to its joints with other boards;
    /// `distance` is that from the outline.
    pub(super) fn own_distance(&self, point: Vec2, distance: f32) -> f32 {
        match &self.form {
            LetterForm::Straight { joints, .. } => {
                joints.iter().fold(distance, |distance, joint| {
                    distance.max(beyond(*joint, point - self.from))
                })
            }
            LetterForm::Bent { .. } => distance,
        }
    }

    /// Where a point is on the board: along its grain, and across.
    pub(super) fn on_board(&self, point: Vec2) -> Vec2 {
        let p = point - self.from;
        match &self.form {
            LetterForm::Straight { along, .. } => vec2(p.dot(*along), p.dot(along.perp())),
            LetterForm::Bent { centre, radius } => {
                let q = p - *centre;
                if q.y > 0.0 {
                    vec2(q.x.atan2(q.y) * radius, q.length() - radius)
                } else {
                    let turn = std::f32::consts::FRAC_PI_2 * radius;
                    vec2((turn - q.y) * q.x.signum(), q.x.abs() - radius)
                }
            }
        }
    }
}

/// Where a marble lies in the name, and how large it is.
pub(super) struct Rest {
    pub(super) centre: Vec2,
    pub(super) radius: f32,
}

/// The name: its boards from left to right, and where the marbles lie in the U and on the i. The
/// first letter begins at the origin.
pub(super) fn name() -> (Vec<LetterBoard>, [Rest; 2]) {
    let mut boards = Vec::new();
    // Every letter with its width. Space between them is judged by eye: open shapes stand closer.
    let mut x = 0.0;
    let mut put = |letter: Vec<LetterBoard>, width: f32, gap: f32| {
        let from = vec2(x, 0.0);
        boards.extend(
            letter
                .into_iter()
                .map(|board| LetterBoard { from, ..board }),
        );
        x += width + gap;
        from
    };
    put(k(), 214.0, 42.0);
    let u = put(u(), 198.0, 54.0);
    put(l(), 150.0, 22.0);
    put(a(), 254.0, 34.0);
    put(m(), 262.0, 54.0);
    let i = put(i(), WIDTH, 0.0);
    let in_u = Rest {
        centre: u + vec2(99.0, 181.0),
        radius: 62.0,
    };
    let on_i = Rest {
        centre: i + vec2(WIDTH / 2.0, 40.0),
        radius: 42.0,
    };
    (boards, [in_u, on_i])
}

fn k() -> Vec<LetterBoard> {
    let (up, notch) = (vec2(108.0, -138.0), vec2(WIDTH, 138.0));
    let (top, wide) = (notch + up, vec2(cut(up), 0.0));
    // The arm begins inside the stem, the leg inside the arm.
    let stem = |edge: Vec2| edge - up * ((edge.x - WIDTH / 2.0) / up.x);
    let arm = LetterBoard::straight([stem(top), stem(top + wide), top + wide, top], up);
    let foot = vec2(214.0, HEIGHT);
    let over = top + wide - 0.83 * up;
    let down = foot - over;
    let under = foot - vec2(cut(down), 0.0);
    let inside = over - 0.12 * down;
    let fork = under - down * ((under - inside).perp_dot(up) / down.perp_dot(up));
    let leg = LetterBoard::straight([fork, inside, foot, under], down);
    vec![
        LetterBoard::upright(0.0, 0.0),
        arm.joined(notch, notch + Vec2::Y, top),
        leg.joined(over, over + up, foot),
    ]
}

fn u() -> Vec<LetterBoard> {
    let (centre, radius) = (vec2(99.0, 184.0), 99.0 - WIDTH / 2.0);
    vec![LetterBoard {
        form: LetterForm::Bent { centre, radius },
        bounds: [Vec2::ZERO, centre + radius + WIDTH / 2.0],
        from: Vec2::ZERO,
    }]
}

fn l() -> Vec<LetterBoard> {
    let (heel, inner) = (vec2(0.0, HEIGHT), vec2(WIDTH, HEIGHT - WIDTH));
    let end = vec2(150.0, HEIGHT);
    let foot = LetterBoard::straight(rectangle(0.0, inner.y, end.x, end.y), Vec2::X);
    vec![
        LetterBoard::upright(0.0, 0.0).joined(heel, inner, Vec2::ZERO),
        foot.joined(heel, inner, end),
    ]
}

fn a() -> Vec<LetterBoard> {
    let middle = vec2(127.0, 0.0);
    let wide = vec2(cut_to(middle.x, HEIGHT), 0.0);
    let slanted = |foot: Vec2| {
        let top = middle - wide / 2.0;
        let board = LetterBoard::straight([top, top + wide, foot + wide, foot], foot - top);
        board.joined(middle, middle + Vec2::Y, foot + wide / 2.0)
    };
    vec![
        slanted(vec2(0.0, HEIGHT)),
        slanted(vec2(254.0, HEIGHT) - wide),
    ]
}

fn m() -> Vec<LetterBoard> {
    let (left, right) = (Vec2::ZERO, vec2(262.0, 0.0));
    let tip = vec2(131.0, 238.0);
    let wide = vec2(cut_to(tip.x, tip.y), 0.0);
    let (low, far) = (tip - wide / 2.0, tip + wide / 2.0);
    let down = LetterBoard::straight([left, left + wide, far, low], low);
    let up = LetterBoard::straight([right - wide, right, far, low], far - right);
    let halved = |board: LetterBoard, inside: Vec2| board.joined(tip, tip + Vec2::Y, inside);
    vec![
        LetterBoard::upright(left.x, 0.0).joined(left, low, vec2(0.0, HEIGHT)),
        halved(down.joined(left, low, wide), left),
        halved(up.joined(right, far, right - wide), right),
        LetterBoard::upright(right.x - WIDTH, 0.0).joined(right, far, vec2(right.x, HEIGHT)),
    ]
}

fn i() -> Vec<LetterBoard> {
    vec![LetterBoard::upright(0.0, 112.0)]
}

/// How wide the level cut through a slanted board is.
fn cut(along: Vec2) -> f32 {
    WIDTH * along.length() / along.y.abs()
}

/// The same for a board that goes so far down from the middle of its cut at one end to the edge of
/// its cut at the other: how it slants depends on the cut itself.
fn cut_to(aside: f32, down: f32) -> f32 {
    (0..8).fold(WIDTH, |wide, _| cut(vec2(aside - wide / 2.0, down)))
}

fn rectangle(left: f32, top: f32, right: f32, bottom: f32) -> [Vec2; 4] {
    [
        vec2(left, top),
        vec2(right, top),
        vec2(right, bottom),
        vec2(left, bottom),
    ]
}

fn line(a: Vec2, b: Vec2, inside: Vec2) -> HalfPlane {
    let out = (b - a).perp().normalize();
    let line = out.extend(-out.dot(a));
    if beyond(line, inside) > 0.0 {
        -line
    } else {
        line
    }
}

fn beyond(line: HalfPlane, p: Vec2) -> f32 {
    line.dot(p.extend(1.0))
}

/// How far outside of all of these lines, with round corners.
fn rounded(distances: impl Iterator<Item = f32>) -> f32 {
    let (mut most, mut squares) = (f32::NEG_INFINITY, 0.0);
    for distance in distances {
        let distance = distance + CORNER;
        most = most.max(distance);
        squares += distance.max(0.0).powi(2);
    }
    most.min(0.0) + squares.sqrt() - CORNER
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_keep_to_their_height_and_overlap_only_where_they_join() {
        let (boards, _) = name();
        for y in -20..320 {
            for x in (-20..1400).step_by(3) {
                let point = vec2(x as f32, y as f32);
                let owners = boards
                    .iter()
                    .filter(|board| board.own_distance(point, board.distance(point)) < -0.1)
                    .count();
                assert!(owners < 2, "{owners} at {point}");
                let inside = boards.iter().any(|board| board.distance(point) < 0.0);
                // Round shapes reach a little lower than the others, else they look smaller.
                assert!(!inside || (0..=283).contains(&y), "{point}");
            }
        }
    }

    #[test]
    fn every_straight_board_is_as_wide_as_the_others() {
        for board in name().0 {
            if let LetterForm::Straight { edges, along, .. } = &board.form {
                let across: Vec<f32> = edges
                    .iter()
                    .filter(|edge| edge.truncate().dot(*along).abs() < 0.01)
                    .map(|edge| edge.z)
                    .collect();
                assert_eq!(across.len(), 2);
                assert!((across[0] + across[1] + WIDTH).abs() < 0.1, "{across:?}");
            }
        }
    }
}
