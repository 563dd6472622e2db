//! Letters and numbers beside the board, while the text on the screen names fields.

use super::HudScene;
use crate::app::interface::theme::{Type, palette};
use crate::app::interface::{Canvas, TextScale};
use bevy::prelude::Vec2;
use bevy_egui::egui::{Align2, Pos2, Rect};

/// The distance of the labels from the board, in fields.
const AWAY: f32 = 0.34;
/// The least distance of a label from the edge of the screen.
const EDGE: f32 = 6.0;
/// How high the labels are at most, in fields, so that the framing leaves room for them.
const HIGHEST: f32 = 0.42;

/// Paints the letters along the board's nearer edge and the numbers at its left, from whichever
/// side the camera looks at it; but not where something else is.
pub fn show(canvas: &mut Canvas, scene: &HudScene, taken: &[Rect]) {
    let scale = canvas.scale;
    canvas.scale = label_scale(canvas, scene);
    show_labels(canvas, scene, taken);
    canvas.scale = scale;
}

/// Labels are as large as other small words, but not too large for the fields.
fn label_scale(canvas: &Canvas, scene: &HudScene) -> TextScale {
    let [one, other] = [0.0, 1.0].map(|rank| scene.project_square(Vec2::new(0.0, rank)));
    let field = match (one, other) {
        (Some(one), Some(other)) => one.distance(other),
        _ => f32::INFINITY,
    };
    let usual = canvas.line(Type::Help);
    TextScale(canvas.scale.0 * (HIGHEST * field / usual).min(1.0))
}

fn show_labels(canvas: &mut Canvas, scene: &HudScene, taken: &[Rect]) {
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
        label(canvas, scene, point, &letter.to_string(), taken);
    }
    for number in 0..layout.height() {
        let point = place(file, f32::from(number) + 0.5);
        label(canvas, scene, point, &(number + 1).to_string(), taken);
    }
}

fn label(canvas: &mut Canvas, scene: &HudScene, point: Option<Pos2>, text: &str, taken: &[Rect]) {
    let Some(point) = point else {
        return;
    };
    let words = canvas.words(text, Type::Help, palette::BIRCH_300);
    let rect = Rect::from_center_size(point, words.size());
    let is_free = !taken.iter().any(|taken| taken.intersects(rect));
    if is_free && scene.layout.screen.shrink(EDGE).contains_rect(rect) {
        canvas.put(words, point, Align2::CENTER_CENTER, rect);
    }
}
