//! The headline of the result: who has won and by how much, over an ornament of brass.

use crate::app::interface::theme::{Type, palette, space};
use crate::app::interface::{Canvas, LEFT, LaidText};
use crate::app::play::sentences;
use crate::play::Session;
use crate::rules::Colour;
use bevy_egui::egui::epaint::TextShape;
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{
    Align, Align2, Color32, FontId, Galley, Pos2, Rect, Shape, Stroke, pos2, vec2,
};
use std::sync::Arc;

/// The ornament: how wide it is as a part of its room, and how wide its lozenge.
const ORNAMENT: f32 = 0.62;
const LOZENGE: f32 = 7.0;
/// In how many pieces its lines fade out.
const PIECES: usize = 24;

/// Paints the headline at the top of a room; returns where it ends.
pub fn show(canvas: &mut Canvas, session: &Session, room: Rect) -> f32 {
    let text = sentences::winner(canvas.book, session);
    let margin = session.winner().map(|colour| {
        let margin = session.game().score().margin(colour);
        margin.to_string()
    });
    let number = margin.and_then(|margin| Some((text.rfind(&margin)?, margin.len())));
    // Large text has no room for more.
    let largest = usize::from(canvas.scale.is_large());
    let kinds = [
        Type::Climax,
        Type::Result,
        Type::Sheet,
        Type::Page,
        Type::Name,
        Type::Item,
    ];
    let kinds = &kinds[largest..];
    let line = canvas.line(kinds[0]);
    let mark = canvas.line(Type::Result) * 0.40;
    let aside = session.winner().map_or(0.0, |_| 2.0 * mark + space::L);
    let width = room.width() - aside;
    let laid_out = |kind: Type, width: f32| emphasised(canvas, &text, number, kind, width);
    let title = kinds
        .iter()
        .map(|&kind| laid_out(kind, f32::INFINITY))
        .find(|title| title.size().x <= width)
        .unwrap_or_else(|| laid_out(Type::Item, width));
    // In large text a long title takes two lines.
    let height = title.size().y.max(line * 0.9);
    let middle = room.top() + height / 2.0;
    let left = room.center().x - (aside + title.size().x) / 2.0;
    if let Some(colour) = session.winner() {
        medal(canvas, pos2(left + mark, middle), mark, colour);
    }
    canvas.put(title, pos2(left + aside, middle), LEFT, room);
    let y = room.top() + height + space::S;
    ornament(canvas, pos2(room.center().x, y), room.width() * ORNAMENT);
    y + LOZENGE
}

/// Words below the headline, each line in the middle; returns where they end.
pub fn below(canvas: &mut Canvas, text: &str, kind: Type, colour: Color32, room: Rect) -> f32 {
    let font = kind.font(canvas.scale);
    let mut job = LayoutJob::simple(text.to_owned(), font, colour, room.width());
    job.halign = Align::Center;
    let words = canvas.ui.painter().layout_job(job);
    let at = room.center_top();
    let rect = Align2::CENTER_TOP.anchor_size(at, words.size());
    canvas.laid.add_text(LaidText {
        text: text.to_owned(),
        rect,
        room,
        clip: canvas.ui.clip_rect(),
        order: canvas.laid.order,
    });
    let words = TextShape::new(at, words, Color32::WHITE);
    canvas.ui.painter().add(words);
    rect.bottom()
}

/// Words with a number in them that is of brass: where it begins, and how long it is.
fn emphasised(
    canvas: &Canvas,
    text: &str,
    number: Option<(usize, usize)>,
    kind: Type,
    width: f32,
) -> Arc<Galley> {
    let mut job = LayoutJob {
        wrap: TextWrapping::wrap_at_width(width),
        ..LayoutJob::default()
    };
    let font = kind.font(canvas.scale);
    let figures = FontId::new(font.size, Type::Total.font(canvas.scale).family);
    let mut append = |text: &str, font: &FontId, colour: Color32| {
        let format = TextFormat {
            font_id: font.clone(),
            color: colour,
            ..TextFormat::default()
        };
        job.append(text, 0.0, format);
    };
    let (from, length) = number.unwrap_or((text.len(), 0));
    append(&text[..from], &font, palette::BIRCH_50);
    append(&text[from..from + length], &figures, palette::BRASS);
    append(&text[from + length..], &font, palette::BIRCH_50);
    canvas.ui.painter().layout_job(job)
}

/// The winner's mark in a ring of brass.
fn medal(canvas: &Canvas, centre: Pos2, size: f32, colour: Colour) {
    canvas.mark(centre, size * 0.80, colour);
    let ring = Stroke::new(size * 0.06, palette::BRASS);
    canvas.ui.painter().circle_stroke(centre, size, ring);
}

/// A lozenge between two lines that fade out.
fn ornament(canvas: &Canvas, centre: Pos2, width: f32) {
    let painter = canvas.ui.painter();
    let lozenge = |across: f32, down: f32| {
        let corners = [
            vec2(-across, 0.0),
            vec2(0.0, -down),
            vec2(across, 0.0),
            vec2(0.0, down),
        ];
        corners.map(|corner| centre + corner).to_vec()
    };
    painter.add(Shape::convex_polygon(
        lozenge(LOZENGE * 1.3, LOZENGE),
        palette::BRASS,
        Stroke::NONE,
    ));
    let begins = LOZENGE * 2.4;
    let length = (width / 2.0 - begins) / PIECES as f32;
    for side in [-1.0, 1.0] {
        for piece in 0..PIECES {
            let left = 1.0 - piece as f32 / PIECES as f32;
            let at = |number: usize| {
                let away = begins + length * number as f32;
                centre + vec2(side * away, 0.0)
            };
            let stroke = Stroke::new(2.0, palette::BRASS.gamma_multiply(left * left));
            painter.line_segment([at(piece), at(piece + 1)], stroke);
        }
    }
}
