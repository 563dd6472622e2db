//! The side of the screen that something is painted for. A screen that lies flat on a table has
//! people on two sides: what is painted for the far one is rotated by half a turn about its middle.

use bevy::prelude::Resource;
use bevy_egui::egui::epaint::{Brush, ClippedShape, CornerRadius, Shape};
use bevy_egui::egui::layers::{PaintList, ShapeIdx};
use bevy_egui::egui::{Pos2, Rect};
use std::f32::consts::PI;
use std::sync::Arc;

/// A side of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Side {
    /// Its lower edge; on an upright screen, everybody is there.
    #[default]
    Near,
    /// Its upper edge.
    Far,
}

impl Side {
    /// Both of them.
    pub const BOTH: [Self; 2] = [Self::Near, Self::Far];
}

/// The side that questions are asked of.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facing(pub Side);

/// A point after half a turn.
pub fn opposite(point: Pos2, middle: Pos2) -> Pos2 {
    middle + (middle - point)
}

/// A rectangle after half a turn.
pub fn turned(rect: Rect, middle: Pos2) -> Rect {
    Rect::from_min_max(opposite(rect.max, middle), opposite(rect.min, middle))
}

/// Rotates the shapes of a layer, from this one on, by half a turn.
pub fn turn_layer(list: &mut PaintList, ShapeIdx(first): ShapeIdx, middle: Pos2) {
    let ShapeIdx(count) = list.next_idx();
    for index in first..count {
        list.mutate_shape(ShapeIdx(index), |ClippedShape { clip_rect, shape }| {
            *clip_rect = turned(*clip_rect, middle);
            turn(shape, middle);
        });
    }
}

fn turn(shape: &mut Shape, middle: Pos2) {
    let turn_point = |point: &mut Pos2| *point = opposite(*point, middle);
    match shape {
        Shape::Noop => {}
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| turn(shape, middle)),
        Shape::Circle(circle) => turn_point(&mut circle.center),
        Shape::Ellipse(ellipse) => turn_point(&mut ellipse.center),
        Shape::LineSegment { points, .. } => points.iter_mut().for_each(turn_point),
        Shape::Path(path) => path.points.iter_mut().for_each(turn_point),
        Shape::Rect(rect) => {
            rect.rect = turned(rect.rect, middle);
            let corners = rect.corner_radius;
            rect.corner_radius = CornerRadius {
                nw: corners.se,
                ne: corners.sw,
                sw: corners.ne,
                se: corners.nw,
            };
            // The texture on it is rotated, too: its corners are swapped.
            if let Some(brush) = &mut rect.brush {
                let Brush { uv, .. } = Arc::make_mut(brush);
                (uv.min, uv.max) = (uv.max, uv.min);
            }
        }
        Shape::Text(text) => {
            turn_point(&mut text.pos);
            text.angle += PI;
        }
        Shape::Mesh(mesh) => {
            let vertices = Arc::make_mut(mesh).vertices.iter_mut();
            vertices.for_each(|vertex| turn_point(&mut vertex.pos));
        }
        Shape::QuadraticBezier(curve) => curve.points.iter_mut().for_each(turn_point),
        Shape::CubicBezier(curve) => curve.points.iter_mut().for_each(turn_point),
        Shape::Callback(callback) => callback.rect = turned(callback.rect, middle),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Color32, Stroke, pos2, vec2};

    #[test]
    fn two_half_turns_are_none() {
        let middle = pos2(960.0, 540.0);
        let rect = Rect::from_min_size(pos2(20.0, 900.0), vec2(300.0, 160.0));
        let over = turned(rect, middle);
        assert_eq!(over.min, pos2(1600.0, 20.0));
        assert_eq!(over.size(), rect.size());
        assert_eq!(turned(over, middle), rect);
    }

    #[test]
    fn lines_end_opposite_of_where_they_ended() {
        let middle = pos2(10.0, 10.0);
        let mut line = Shape::line_segment(
            [pos2(0.0, 0.0), pos2(4.0, 0.0)],
            Stroke::new(1.0, Color32::WHITE),
        );
        turn(&mut line, middle);
        let Shape::LineSegment { points, .. } = line else {
            panic!("a line stays a line");
        };
        assert_eq!(points, [pos2(20.0, 20.0), pos2(16.0, 20.0)]);
    }
}
