//! What of the table is seen at a point of the screen: the ray from the eye against marbles and wood.

use super::board::TileHeights;
use super::plan::{MARBLE_RADIUS, Plan, REST_HEIGHT, THICKNESS};
use crate::rules::{Colour, Field, FieldSet, MARBLES_EACH, Position, Tile};
use bevy::prelude::*;

/// What of the table a ray meets first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnTable {
    /// A field, or the marble in it.
    Field(Field),
    /// A tray, and the nearest bowl of it that holds a marble.
    Tray(Colour, Option<usize>),
    /// Neither.
    Cloth,
}

/// What a ray meets first in this position.
pub fn look_at(plan: &Plan, heights: &TileHeights, position: &Position, ray: Ray3d) -> OnTable {
    let field = pick(plan, heights, position.occupied(), ray);
    let trays = Colour::BOTH.map(|colour| {
        let (distance, bowl) = tray(plan, colour, position.marbles_left(colour), ray)?;
        Some((distance, OnTable::Tray(colour, bowl)))
    });
    let field = field.map(|(distance, field)| (distance, OnTable::Field(field)));
    let all = trays.into_iter().chain([field]).flatten();
    all.min_by(|(one, _), (other, _)| one.total_cmp(other))
        .map_or(OnTable::Cloth, |(_, seen)| seen)
}

/// How far away a ray meets a tray or one of its marbles, of which so many are left, and the bowl of
/// the marble that is nearest to that.
fn tray(plan: &Plan, colour: Colour, left: usize, ray: Ray3d) -> Option<(f32, Option<usize>)> {
    // The last bowls are emptied first.
    let bowls = (0..left.min(MARBLES_EACH))
        .map(|bowl| (bowl, plan.tray_bowl(colour, bowl) + Vec3::Y * REST_HEIGHT));
    let place = plan.tray(colour);
    let half = Vec3::new(place.half().x, 0.0, place.half().y);
    let wood = block(
        ray,
        place.centre - half - Vec3::Y * THICKNESS,
        place.centre + half,
    );
    let marbles = bowls.clone().filter_map(|(_, centre)| sphere(ray, centre));
    let distance = marbles.chain(wood).min_by(f32::total_cmp)?;
    let point = ray.get_point(distance);
    let nearest = bowls.min_by(|(_, one), (_, other)| {
        let [one, other] = [one, other].map(|centre| centre.distance_squared(point));
        one.total_cmp(&other)
    });
    Some((distance, nearest.map(|(bowl, _)| bowl)))
}

/// The field that a ray meets first, with marbles in these fields, and how far away.
fn pick(plan: &Plan, heights: &TileHeights, marbles: FieldSet, ray: Ray3d) -> Option<(f32, Field)> {
    let marbles = marbles.into_iter().filter_map(|field| {
        let centre = plan.field(field) + Vec3::Y * (REST_HEIGHT + heights.of(plan, field));
        Some((sphere(ray, centre)?, field))
    });
    let tiles = Tile::all().filter_map(|tile| {
        let place = plan.tile(tile);
        let height = heights.of_tile(tile);
        let half = place.fields.as_vec2() / 2.0;
        let least = place.centre + Vec3::new(-half.x, height - THICKNESS, -half.y);
        let most = place.centre + Vec3::new(half.x, height, half.y);
        let distance = block(ray, least, most)?;
        // A point on a side is moved a little inwards, so that it belongs to its own tile.
        let margin = Vec3::new(0.01, 0.0, 0.01);
        let point = ray.get_point(distance).clamp(least + margin, most - margin);
        Some((distance, plan.field_at(point)?))
    });
    marbles
        .chain(tiles)
        .min_by(|(one, _), (other, _)| one.total_cmp(other))
}

fn sphere(ray: Ray3d, centre: Vec3) -> Option<f32> {
    let to = centre - ray.origin;
    let along = to.dot(*ray.direction);
    let off = to.length_squared() - along * along;
    let inside = MARBLE_RADIUS * MARBLE_RADIUS - off;
    (inside >= 0.0 && along > 0.0).then(|| along - inside.sqrt())
}

pub(super) fn block(ray: Ray3d, least: Vec3, most: Vec3) -> Option<f32> {
    let direction = *ray.direction;
    let one = (least - ray.origin) / direction;
    let other = (most - ray.origin) / direction;
    let enters = one.min(other).max_element();
    let leaves = one.max(other).min_element();
    (enters <= leaves && leaves > 0.0).then_some(enters.max(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::camera::Rig;
    use crate::app::table::plan::Arrangement;

    fn pick(plan: &Plan, heights: &TileHeights, marbles: FieldSet, ray: Ray3d) -> Option<Field> {
        super::pick(plan, heights, marbles, ray).map(|(_, field)| field)
    }
    use crate::rules::generate::{Seed, irregular, square};
    use std::f32::consts::TAU;
    use std::sync::Arc;

    #[test]
    fn looking_straight_at_a_field_finds_it() {
        for number in 0..10 {
            let seed = Seed::from(number);
            for layout in [square(&seed), irregular(&seed, 0.8)] {
                let plan = Plan::new(Arc::new(layout), Arrangement::Beside);
                let heights = TileHeights::default();
                for field in Field::all() {
                    let target = plan.field(field);
                    for eye in [Vec3::new(0.0, 20.0, 0.1), Vec3::new(3.0, 8.0, 18.0)] {
                        let direction = Dir3::new(target - eye).unwrap();
                        let ray = Ray3d::new(eye, direction);
                        assert_eq!(pick(&plan, &heights, FieldSet::EMPTY, ray), Some(field));
                    }
                }
                let up = Ray3d::new(Vec3::Y, Dir3::Y);
                assert_eq!(pick(&plan, &heights, FieldSet::EMPTY, up), None);
            }
        }
    }

    #[test]
    fn a_marble_hides_what_is_behind_it() {
        let plan = Plan::new(Arc::new(square(&Seed::from(1))), Arrangement::Beside);
        let front = Field::all().last().unwrap();
        let eye = plan.field(front) + Vec3::new(0.0, 0.6, 3.0);
        let behind = plan.field(front) - Vec3::Z * 0.9;
        let ray = Ray3d::new(eye, Dir3::new(behind - eye).unwrap());
        let heights = TileHeights::default();
        let marble: FieldSet = [front].into_iter().collect();
        assert_ne!(pick(&plan, &heights, FieldSet::EMPTY, ray), Some(front));
        assert_eq!(pick(&plan, &heights, marble, ray), Some(front));
    }

    #[test]
    fn looking_at_a_marble_of_a_tray_finds_its_bowl() {
        let position = Position::start(Colour::Red);
        let heights = TileHeights::default();
        for arrangement in [Arrangement::Beside, Arrangement::AboveAndBelow] {
            let plan = Plan::new(Arc::new(square(&Seed::from(1))), arrangement);
            for colour in Colour::BOTH {
                for bowl in 0..MARBLES_EACH {
                    let centre = plan.tray_bowl(colour, bowl) + Vec3::Y * REST_HEIGHT;
                    let eye = Vec3::new(0.0, 20.0, 12.0);
                    let ray = Ray3d::new(eye, Dir3::new(centre - eye).unwrap());
                    let seen = look_at(&plan, &heights, &position, ray);
                    assert_eq!(seen, OnTable::Tray(colour, Some(bowl)));
                }
            }
            let beyond = Ray3d::new(Vec3::new(30.0, 20.0, 0.0), Dir3::NEG_Y);
            assert_eq!(look_at(&plan, &heights, &position, beyond), OnTable::Cloth);
        }
    }

    /// Whether something that stands on the table lies between the eye and the middle of a field:
    /// a marble in any other field, or a tray and its marbles.
    fn is_hidden(plan: &Plan, field: Field, eye: Vec3) -> bool {
        let to = plan.field(field);
        let way = to - eye;
        let ray = Ray3d::new(eye, Dir3::new(way).unwrap());
        let rest = Vec3::Y * REST_HEIGHT;
        let others = Field::all().filter(|&other| other != field);
        let marbles = others.map(|other| plan.field(other) + rest);
        let in_trays = Colour::BOTH.into_iter().flat_map(|colour| {
            (0..MARBLES_EACH).map(move |bowl| plan.tray_bowl(colour, bowl) + rest)
        });
        let trays = Colour::BOTH.into_iter().filter_map(|colour| {
            let tray = plan.tray(colour);
            let half = Vec3::new(tray.half().x, 0.0, tray.half().y);
            block(
                ray,
                tray.centre - half - Vec3::Y * THICKNESS,
                tray.centre + half,
            )
        });
        let met = marbles
            .chain(in_trays)
            .filter_map(|centre| sphere(ray, centre));
        met.chain(trays)
            .any(|distance| distance < way.length() - 1e-3)
    }

    #[test]
    fn wherever_a_hand_turns_the_table_no_marble_and_no_tray_hides_a_field() {
        let boards = [square(&Seed::from(3)), irregular(&Seed::from(3), 0.9)];
        for layout in boards.map(Arc::new) {
            for arrangement in [Arrangement::Beside, Arrangement::AboveAndBelow] {
                let aspect = match arrangement {
                    Arrangement::Beside => 16.0 / 9.0,
                    Arrangement::AboveAndBelow => 9.0 / 16.0,
                };
                for turn in 0..24 {
                    let mut rig = Rig::default();
                    rig.orbit(Vec2::new(turn as f32 * TAU / 24.0, -10.0));
                    let lean = if rig.yaw.at.cos() < 0.0 { -1.0 } else { 1.0 };
                    let plan = Plan::new(layout.clone(), arrangement).leaning([lean; 2]);
                    let eye = rig.view(&plan, aspect).translation;
                    for field in Field::all() {
                        assert!(!is_hidden(&plan, field, eye), "{turn} {arrangement:?}");
                    }
                }
            }
        }
    }
}
