//! The area between the course of a game and the zero line, in a chart of margins.

use crate::app::interface::Canvas;
use crate::app::interface::theme::palette;
use crate::rules::Colour;
use bevy_egui::egui::{Mesh, Shape, Stroke, pos2};

/// Fills between the course and the zero line: one shape without seams where red was ahead,
/// hatched where black was. A piece ends where the lead changes.
pub fn fill(canvas: &Canvas, margins: &[f32], x: &impl Fn(f32) -> f32, y: &impl Fn(f32) -> f32) {
    let painter = canvas.ui.painter();
    let zero = y(0.0);
    let (red, _) = canvas.paint(Colour::Red);
    let mut solid = Mesh::default();
    for (round, pair) in margins.windows(2).enumerate() {
        let (from, to) = (pair[0], pair[1]);
        let mut pieces = vec![(0.0, from, 1.0, to)];
        if from * to < 0.0 {
            let cut = from / (from - to);
            pieces = vec![(0.0, from, cut, 0.0), (cut, 0.0, 1.0, to)];
        }
        for (start, from, end, to) in pieces {
            let (left, right) = (x(round as f32 + start), x(round as f32 + end));
            if from + to > 0.0 {
                let first = solid.vertices.len() as u32;
                for corner in [
                    pos2(left, zero),
                    pos2(left, y(from)),
                    pos2(right, y(to)),
                    pos2(right, zero),
                ] {
                    solid.colored_vertex(corner, red);
                }
                solid.add_triangle(first, first + 1, first + 2);
                solid.add_triangle(first, first + 2, first + 3);
            } else if from + to < 0.0 {
                hatch(canvas, (left, y(from)), (right, y(to)), zero);
            }
        }
    }
    painter.add(Shape::mesh(solid));
}

/// Slanted lines from the zero line down to the course.
fn hatch(canvas: &Canvas, from: (f32, f32), to: (f32, f32), zero: f32) {
    const STEP: f32 = 9.0;
    let depth_at = |x: f32| {
        let part = (x - from.0) / (to.0 - from.0).max(1e-3);
        from.1 + (to.1 - from.1) * part
    };
    // Lines x + y = a multiple of the step, each cut to this piece.
    let first = ((from.0 + zero) / STEP).floor() as i32;
    let last = ((to.0 + from.1.max(to.1)) / STEP).ceil() as i32;
    let ink = Stroke::new(2.0, palette::BIRCH_300);
    for number in first..=last {
        let sum = number as f32 * STEP;
        let inside = |x: f32| {
            let y = sum - x;
            y >= zero && y <= depth_at(x)
        };
        // Finds in small steps where the line is inside the piece: the pieces are narrow.
        let mut start = None;
        let mut x = from.0;
        while x <= to.0 + 0.5 {
            match (inside(x), start) {
                (true, None) => start = Some(x),
                (false, Some(begin)) => {
                    let ends = [pos2(begin, sum - begin), pos2(x, sum - x)];
                    canvas.ui.painter().line_segment(ends, ink);
                    start = None;
                }
                _ => {}
            }
            x += 1.0;
        }
        if let Some(begin) = start {
            let ends = [pos2(begin, sum - begin), pos2(to.0, sum - to.0)];
            canvas.ui.painter().line_segment(ends, ink);
        }
    }
}
