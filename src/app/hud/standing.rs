//! The standing of a series: on each player's plate a ring for every game that must be won, filled
//! once it is.

use super::HudScene;
use crate::app::interface::Canvas;
use crate::app::interface::theme::{Type, palette, space};
use crate::rules::Colour;
use bevy_egui::egui::{Rect, Stroke, pos2, vec2};

/// Paints it on the upper edges of both plates; nothing for a single game.
pub fn show(canvas: &mut Canvas, scene: &HudScene) {
    let series = scene.session.series();
    if !series.is_series() {
        return;
    }
    let won = series.standing(scene.session.winner());
    for colour in Colour::BOTH {
        let plate = scene.layout.plates[colour.index()];
        let (won, needed) = (won[colour.index()], series.needed());
        rings(canvas, plate, usize::from(won), usize::from(needed));
    }
}

fn rings(canvas: &Canvas, plate: Rect, won: usize, needed: usize) {
    let radius = canvas.line(Type::Help) * 0.26;
    let step = 2.0 * radius + space::S;
    let width = step * needed as f32 - space::S;
    // On the edge, like the badge of whose turn it is, but at the other end.
    let middle = pos2(plate.right() - space::L - width / 2.0, plate.top());
    let ground = Rect::from_center_size(middle, vec2(width, 2.0 * radius)).expand(space::S);
    let painter = canvas.ui.painter();
    let round = ground.height() / 2.0;
    painter.rect_filled(ground, round, palette::WALNUT_900);
    for number in 0..needed {
        let x = middle.x - width / 2.0 + radius + step * number as f32;
        let centre = pos2(x, middle.y);
        if number < won {
            painter.circle_filled(centre, radius, palette::BRASS);
        }
        let edge = Stroke::new((radius * 0.2).max(1.5), palette::BRASS);
        painter.circle_stroke(centre, radius * 0.9, edge);
    }
}
