//! Scenes of the draw that decides who begins.

use super::scenes::{SQUARE, Scene, board, hide_display, start};
use super::studio::{STEP, Studio};
use crate::app::actions::Hand;
use crate::app::lots::Lots;
use crate::app::table::Aids;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::time::Duration;

pub fn scenes() -> Vec<Scene> {
    vec![
        Scene::new("lots-rising", |studio| draw(studio, Some(Hand::Left), 0.2)),
        Scene::new("lots-offered", |studio| draw(studio, None, 1.0)),
        Scene::new("lots-opening", |studio| {
            draw(studio, Some(Hand::Left), 1.05);
        }),
        Scene::new("lots-open", open),
        Scene::new("lots-portrait", |studio| {
            draw(studio, Some(Hand::Right), 2.2);
        })
        .shaped(9, 16),
        Scene::new("lots", |studio| draw(studio, Some(Hand::Left), 0.0)).lasting(4.5),
    ]
}

/// A hand has been picked and opened.
pub(super) fn open(studio: &mut Studio) {
    draw(studio, Some(Hand::Left), 2.2);
}

/// A draw begins, perhaps with a pick, and so many seconds pass.
fn draw(studio: &mut Studio, pick: Option<Hand>, seconds: f32) {
    start(studio, board(SQUARE));
    hide_display(studio);
    studio.world().insert_resource(Aids::EXPERT);
    studio.settle();
    let mut lots = Lots::new(&mut ChaCha8Rng::seed_from_u64(1));
    if let Some(hand) = pick {
        lots.pick(hand);
    }
    studio.world().insert_resource(lots);
    studio.advance(STEP);
    studio.advance(Duration::from_secs_f32(seconds).saturating_sub(STEP));
}
