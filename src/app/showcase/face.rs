//! Marbles with faces: the strength of a computer, for visitors who cannot read.

use crate::app::actions::Difficulty;
use crate::app::interface::Canvas;
use crate::app::interface::theme::palette;
use crate::rules::Colour;
use bevy_egui::egui::epaint::CubicBezierShape;
use bevy_egui::egui::{Color32, Pos2, Shape, Stroke, pos2, vec2};

/// Paints a face.
pub fn show(canvas: &Canvas, centre: Pos2, size: f32, ease: Difficulty) {
    // Visitors play red, so the computer is black.
    canvas.glass(centre, size, Colour::Black);
    let ink = palette::BIRCH_50;
    let painter = canvas.ui.painter();
    let at = |x: f32, y: f32| pos2(centre.x + x * size, centre.y + y * size);
    for side in [-1.0, 1.0] {
        let eye = at(0.32 * side, -0.10);
        painter.circle_filled(eye, size * 0.15, ink);
        let look = match ease {
            Difficulty::Easy => vec2(0.0, 0.02),
            Difficulty::Fair => vec2(0.03, 0.0),
            Difficulty::Hard => vec2(-0.03 * side, 0.04),
        };
        painter.circle_filled(eye + look * size, size * 0.075, palette::NIGHT_900);
        if ease == Difficulty::Hard {
            let brow = Stroke::new(size * 0.075, ink);
            let ends = [at(0.52 * side, -0.42), at(0.17 * side, -0.27)];
            painter.line_segment(ends, brow);
        }
    }
    let mouth = match ease {
        Difficulty::Easy => [
            at(-0.36, 0.26),
            at(-0.18, 0.56),
            at(0.18, 0.56),
            at(0.36, 0.26),
        ],
        Difficulty::Fair => [
            at(-0.28, 0.40),
            at(-0.08, 0.46),
            at(0.10, 0.44),
            at(0.30, 0.34),
        ],
        Difficulty::Hard => [
            at(-0.28, 0.46),
            at(-0.08, 0.34),
            at(0.14, 0.34),
            at(0.30, 0.42),
        ],
    };
    painter.add(Shape::CubicBezier(CubicBezierShape::from_points_stroke(
        mouth,
        false,
        Color32::TRANSPARENT,
        Stroke::new(size * 0.09, ink),
    )));
}
