//! Properties of single pictures: what somebody would point at if it were wrong.

use super::{brightness, colour_at, scene, with_studio};
use bevy::math::{UVec2, Vec2, Vec3};
use kulami::app::Quality;
use kulami::app::interface::Laid;
use kulami::app::offscreen::Studio;
use kulami::app::table::{Bench, CurrentPlan, Framing, THICKNESS};
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

#[test]
fn the_count_fills_wide_screens_and_its_words_cover_no_pile() {
    with_studio(Quality::Low, |studio| {
        for (size, least) in [(UVec2::new(480, 270), 0.32), (UVec2::new(420, 180), 0.25)] {
            studio.resize(size);
            scene("count-area-chains-square-4").arrange(studio, Language::English);
            let size = size.as_vec2();
            let plan = studio.world().resource::<CurrentPlan>().0.clone();
            let piles = studio.world().resource::<Framing>().piles;
            assert!(piles.as_flattened().iter().any(|height| *height > 0.0));
            let board = pixels(studio, plan.board_corners());
            let piles = pixels(studio, plan.pile_corners(piles));
            let trays = pixels(studio, plan.tray_corners());
            for pixel in board.iter().chain(&piles).chain(&trays) {
                assert!(pixel.cmpge(Vec2::ZERO).all() && pixel.cmple(size).all());
            }
            let laid = studio.world().resource::<Laid>();
            for text in &laid.texts {
                for pixel in piles.iter().chain(&trays) {
                    let point = *pixel / laid.zoom;
                    let at = [point.x, point.y].into();
                    assert!(!text.rect.contains(at), "{} covers {point}", text.text);
                }
            }
            let least_corner = board.iter().copied().reduce(Vec2::min).expect("corners");
            let greatest = board.iter().copied().reduce(Vec2::max).expect("corners");
            let filled = (greatest - least_corner).element_product() / size.element_product();
            assert!(filled > least, "{size}: the board takes {filled}");
        }
    });
}

fn pixels(studio: &mut Studio, points: Vec<Vec3>) -> Vec<Vec2> {
    let seen = |point| studio.pixel_of(point).expect("before the camera");
    points.into_iter().map(seen).collect()
}
