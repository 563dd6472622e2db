//! Properties of single pictures: what somebody would point at if it were wrong.

use super::{brightness, colour_at, scene, with_studio};
use bevy::math::{UVec2, Vec2, Vec3};
use kulami::app::Quality;
use kulami::app::table::{Bench, THICKNESS};
use kulami::language::Language;
use kulami::rules::GRID;

#[test]
fn the_builders_grid_has_no_lines_but_its_seams() {
    with_studio(Quality::Low, |studio| {
        studio.resize(UVec2::new(960, 540));
        scene("builder").arrange(studio, Language::English);
        let picture = studio.take().expect("a picture");
        let mut middle = |file: usize, rank: usize| {
            let grid = Vec2::new(file as f32 + 0.5, rank as f32 + 0.5);
            let place = Bench::point(grid) - Vec3::Y * THICKNESS;
            brightness(colour_at(studio, &picture, place))
        };
        for rank in 0..GRID {
            for file in 1..GRID - 1 {
                let here = middle(file, rank);
                let beside = (middle(file - 1, rank) + middle(file + 1, rank)) / 2.0;
                assert!(
                    (here - beside).abs() < 3.0,
                    "square {file}, {rank}: {here} beside {beside}"
                );
            }
        }
    });
}
