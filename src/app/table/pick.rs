//! Which field is seen at a point of the screen: the ray from the eye against marbles and wood.

use super::board::TileHeights;
use super::plan::{MARBLE_RADIUS, Plan, REST_HEIGHT, THICKNESS};
use crate::rules::{Field, FieldSet, Tile};
use bevy::prelude::*;

/// The field that a ray meets first, with marbles in these fields.
pub fn pick(plan: &Plan, heights: &TileHeights, marbles: FieldSet, ray: Ray3d) -> Option<Field> {
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
        .map(|(_, field)| field)
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
    use crate::app::table::plan::Arrangement;
    use crate::rules::generate::{Seed, irregular, square};
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
}
