//! What a frame costs, painted over the rest of the display.

use super::painter::paint_sides;
use super::policy::HudPolicy;
use crate::app::diagnostics::Cost;
use crate::app::flow::Sheets;
use crate::app::interface::theme::{Type, palette, space};
use crate::app::interface::{Canvas, Painter};
use bevy::prelude::*;
use bevy_egui::egui;

/// Paints the cost of a frame.
pub fn paint(
    mut painter: Painter,
    cost: Res<Cost>,
    sheets: Res<Sheets>,
    policy: Res<HudPolicy>,
) -> Result {
    paint_sides(
        &mut painter,
        &policy,
        sheets.is_empty(),
        |canvas, screen, _| show(canvas, screen, &cost),
    )
}

fn show(canvas: &mut Canvas, screen: egui::Rect, cost: &Cost) {
    let Cost {
        draw_calls,
        triangles,
    } = *cost;
    let words = format!("{draw_calls} draw calls, {triangles} triangles");
    let at = screen.center_top() + egui::vec2(0.0, space::S);
    let align = egui::Align2::CENTER_TOP;
    canvas.text(&words, Type::Help, palette::BIRCH_50, (at, align), screen);
}
