//! The course of a game: the margin the engine expects after every marble, with a marble as the
//! handle that is dragged along it.

use crate::app::actions::{Action, ReviewAction};
use crate::app::hud::chart;
use crate::app::hud::fill::fill;
use crate::app::interface::theme::{Type, hairline, palette, space};
use crate::app::interface::{Canvas, RIGHT};
use crate::app::review::Analysis;
use crate::app::words;
use crate::play::Session;
use crate::rules::Colour;
use bevy_egui::egui::{Align2, Pos2, Rect, Sense, Shape, Stroke, pos2, vec2};

/// The radius of the handle.
const HANDLE: f32 = 13.0;
/// The radius of the dot at a turning point.
const POINT: f32 = 6.0;
/// The vertical scale reaches at least this margin.
const LEAST: f64 = 6.0;

/// Paints the course, and notes where it is pressed.
pub fn show(canvas: &mut Canvas, room: Rect, session: &Session, analysis: &Analysis) {
    let length = session.length();
    let now = session.game().marbles_placed();
    let margins: Vec<Option<f64>> = (0..=length)
        .map(|marbles| analysis.margin(marbles))
        .collect();
    let most = margins
        .iter()
        .flatten()
        .fold(LEAST, |most, margin| most.max(margin.abs())) as f32;
    let axis = 52.0 * canvas.scale.0;
    let heading = canvas.line(Type::Caps);
    let plot = Rect::from_min_max(
        room.min + vec2(axis, heading + HANDLE / 2.0),
        room.max - vec2(HANDLE + space::S, HANDLE),
    );
    let x = |marbles: f32| plot.left() + marbles / length.max(1) as f32 * plot.width();
    let y = |margin: f32| plot.center().y - margin / most * plot.height() / 2.0;

    press(canvas, plot, length);
    grid(canvas, room, plot, most, &y);
    // The analysis runs from the last marble to the first: only the first margins may be missing.
    let first = margins.iter().take_while(|margin| margin.is_none()).count();
    let known: Vec<f32> = margins[first..]
        .iter()
        .flatten()
        .map(|&m| m as f32)
        .collect();
    fill(canvas, &known, &|marbles| x(first as f32 + marbles), &y);
    let line: Vec<Pos2> = known
        .iter()
        .enumerate()
        .map(|(index, &margin)| pos2(x((first + index) as f32), y(margin)))
        .collect();
    let painter = canvas.ui.painter();
    painter.add(Shape::line(line, Stroke::new(2.0, palette::BIRCH_50)));
    for point in analysis.turning_points() {
        let at = pos2(x(point.number as f32), y(point.after.in_points() as f32));
        painter.circle_filled(at, POINT + 2.0, palette::WALNUT_900);
        painter.circle_filled(at, POINT, palette::BRASS);
    }

    let margin = margins.get(now).copied().flatten().unwrap_or(0.0) as f32;
    let at = pos2(x(now as f32), y(margin));
    let ink = Stroke::new(2.0, palette::BIRCH_100.gamma_multiply(0.75));
    painter.vline(at.x, plot.y_range(), ink);
    // The handle has the colour of the marble that was placed last; before the first, of that one.
    let colour = match now {
        0 => session.game().starts(),
        _ => !session.game().turn(),
    };
    canvas.glass(at, HANDLE, colour);
}

/// Pressing or dragging turns to that marble. Keys do not use it: they step.
fn press(canvas: &mut Canvas, plot: Rect, length: usize) {
    let area = plot.expand(HANDLE);
    canvas.laid.occupy(area);
    if !canvas.enabled {
        return;
    }
    let id = canvas.ui.id().with("course");
    let response = canvas.ui.interact(area, id, Sense::CLICK | Sense::DRAG);
    if let Some(pointer) = response.interact_pointer_pos() {
        let part = ((pointer.x - plot.left()) / plot.width().max(1.0)).clamp(0.0, 1.0);
        let marbles = (part * length as f32).round() as u8;
        let turn = Action::Review(ReviewAction::TurnTo(marbles));
        canvas.laid.pressed.push(turn);
    }
}

/// Grid lines; the outermost are labelled with who is ahead there, and by how much.
fn grid(canvas: &mut Canvas, room: Rect, plot: Rect, most: f32, y: &impl Fn(f32) -> f32) {
    let step = chart::grid_step(most as i32);
    let outermost = (most as i32 / step).max(1) * step;
    for line in (-outermost..=outermost).step_by(step as usize) {
        let height = y(line as f32);
        let ink = if line == 0 {
            palette::BIRCH_500.gamma_multiply(0.7)
        } else {
            hairline()
        };
        let painter = canvas.ui.painter();
        painter.hline(plot.x_range(), height, Stroke::new(1.0, ink));
    }
    let line = canvas.line(Type::SmallNumber);
    for (colour, margin) in [(Colour::Red, outermost), (Colour::Black, -outermost)] {
        let height = y(margin as f32);
        let height = height.clamp(room.top() + line / 2.0, room.bottom() - line / 2.0);
        let at = pos2(plot.left() - space::M, height);
        let label = words::signed(margin.abs());
        let label = canvas.text(
            &label,
            Type::SmallNumber,
            palette::BIRCH_300,
            (at, RIGHT),
            room,
        );
        canvas.mark(pos2(label.left() - line * 0.4, height), line * 0.26, colour);
    }
    let heading = canvas.say("review-course").to_uppercase();
    let heading = canvas.words(&heading, Type::Caps, palette::BIRCH_300);
    if heading.size().x <= plot.width() {
        canvas.put(
            heading,
            pos2(plot.left(), room.top()),
            Align2::LEFT_TOP,
            room,
        );
    }
}
