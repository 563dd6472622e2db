//! The list of moves.

use super::HudScene;
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Canvas, LEFT};
use bevy_egui::egui::{Rect, pos2, vec2};

/// Paints the list: round by round, the last ones if there is no room for all.
pub fn show(canvas: &mut Canvas, scene: &HudScene) {
    let rect = scene.layout.list;
    canvas.plate(rect, radius::PLATE, false);
    let inner = rect.shrink2(vec2(space::L, space::M));
    let heading = canvas.line(Type::Caps);
    let moves = canvas.say("moves").to_uppercase();
    canvas.text(
        &moves,
        Type::Caps,
        palette::BIRCH_300,
        (pos2(inner.left(), inner.top() + heading / 2.0), LEFT),
        inner,
    );
    let game = scene.session.game();
    let moves: Vec<String> = game
        .moves()
        .map(|field| game.layout().square(field).to_string())
        .collect();
    let rounds: Vec<&[String]> = moves.chunks(2).collect();
    let height = canvas.line(Type::Body) + 2.0;
    let top = inner.top() + heading + space::S;
    // Side by side where the list is wide.
    let columns = (inner.width() / (230.0 * canvas.scale.0)).floor().max(1.0) as usize;
    let lines = ((inner.bottom() - top) / height).floor().max(1.0) as usize;
    let first = rounds.len().saturating_sub(lines * columns);
    let width = inner.width() / columns as f32;
    let mark = height * 0.22;
    for (place, (number, round)) in rounds.iter().enumerate().skip(first).enumerate() {
        let at = pos2(
            inner.left() + (place / lines) as f32 * width,
            top + ((place % lines) as f32 + 0.5) * height,
        );
        let line = Rect::from_min_size(at - vec2(0.0, height / 2.0), vec2(width, height));
        let count = format!("{}", number + 1);
        canvas.text(
            &count,
            Type::SmallNumber,
            palette::BIRCH_500,
            (at, LEFT),
            line,
        );
        for (index, name) in round.iter().enumerate() {
            let colour = if index == 0 {
                game.starts()
            } else {
                !game.starts()
            };
            let x = at.x + width * (0.22 + 0.39 * index as f32);
            canvas.mark(pos2(x, at.y), mark, colour);
            let is_last = 2 * number + index + 1 == moves.len();
            let ink = if is_last {
                palette::BRASS
            } else {
                palette::BIRCH_50
            };
            canvas.text(
                name,
                Type::Body,
                ink,
                (pos2(x + 2.0 * mark, at.y), LEFT),
                line,
            );
        }
    }
}
