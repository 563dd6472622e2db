//! Letters and numbers beside the board, while the text on the screen names fields.

use super::HudScene;
use crate::app::interface::Canvas;
use crate::app::interface::theme::{Type, palette};
use bevy::prelude::Vec2;
use bevy_egui::egui::{Align2, Pos2, Rect};

/// The distance of the labels from the board, in fields.
const AWAY: f32 = 0.34;
/// The least distance of a label from the edge of the screen.
const EDGE: f32 = 6.0;

/// Paints the letters along the board's nearer edge and the numbers at its left, from whichever
/// side the camera looks at it.
pub fn show(canvas: &mut Canvas, scene: &HudScene) {
    let layout = scene.session.game().layout();
    let (width, height) = (f32::from(layout.width()), f32::from(layout.height()));
    let place = |file: f32, rank: f32| scene.project_square(Vec2::new(file, rank));
    let lower = |rank: &f32| place(width / 2.0, *rank).map_or(0.0, |point| point.y);
    let further_left = |file: &f32| place(*file, height / 2.0).map_or(0.0, |point| -point.x);
    let sides = |length: f32| [-AWAY, length + AWAY].into_iter();
    let rank = sides(height).max_by(|one, other| lower(one).total_cmp(&lower(other)));
    let file = sides(width).max_by(|one, other| further_left(one).total_cmp(&further_left(other)));
    let (Some(rank), Some(file)) = (rank, file) else {
        return;
    };
    for (letter, number) in ('a'..).zip(0..layout.width()) {
        let point = place(f32::from(number) + 0.5, rank);
        label(canvas, scene, point, &letter.to_string());
    }
    for number in 0..layout.height() {
        let point = place(file, f32::from(number) + 0.5);
        label(canvas, scene, point, &(number + 1).to_string());
    }
}

fn label(canvas: &mut Canvas, scene: &HudScene, point: Option<Pos2>, text: &str) {
    let Some(point) = point else {
        return;
    };
    let words = canvas.words(text, Type::Help, palette::BIRCH_300);
    let rect = Rect::from_center_size(point, words.size());
    if scene.layout.screen.shrink(EDGE).contains_rect(rect) {
        canvas.put(words, point, Align2::CENTER_CENTER, rect);
    }
}
