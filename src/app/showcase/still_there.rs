//! "Still there?": a question with a countdown.

use super::idle::left_to_answer;
use super::{Kiosk, Untouched};
use crate::app::actions::{Action, KioskAction};
use crate::app::flow::{Sheet, Sheets};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Button, Canvas, Face, InterfaceSystems, Painter};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2, Rect, Shape, Stroke, pos2, vec2};
use std::f32::consts::{FRAC_PI_2, TAU};

pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        paint
            .in_set(InterfaceSystems::PaintOver)
            .run_if(resource_exists::<Kiosk>),
    );
}

fn paint(
    mut painter: Painter,
    kiosk: Res<Kiosk>,
    untouched: Res<Untouched>,
    sheets: Res<Sheets>,
) -> Result {
    if sheets.top() != Some(Sheet::StillThere) {
        return Ok(());
    }
    painter.paint_for(
        painter.facing(),
        "still there",
        egui::Order::Foreground,
        true,
        |canvas, screen| {
            canvas.dim(screen);
            let stay = Action::Kiosk(KioskAction::Stay);
            // A touch anywhere means yes.
            canvas.press_silently(screen, stay);
            let size = vec2((screen.width() * 0.86).min(980.0), 660.0);
            let sheet = Rect::from_center_size(screen.center(), size);
            canvas.plate(sheet, radius::SHEET, false);
            let inner = sheet.shrink(48.0);
            let kinds = [Type::Result, Type::Sheet, Type::Page];
            let text = canvas.say("still-there");
            let words = canvas.fitting(&text, &kinds, palette::BIRCH_50, inner.width());
            let at = pos2(inner.center().x, inner.top());
            let below = canvas.put(words, at, Align2::CENTER_TOP, inner).bottom();
            let text = canvas.say("still-there-else");
            let below = canvas.centred(
                &text,
                Type::Body,
                palette::BIRCH_300,
                inner.with_min_y(below + space::S),
            );
            let above = buttons(canvas, inner, stay);
            let room = Rect::from_x_y_ranges(inner.x_range(), below..=above);
            countdown(canvas, room, &kiosk, *untouched);
            canvas.laid.first = Some(stay);
        },
    )
}

/// The answers; returns the upper edge of the buttons.
fn buttons(canvas: &mut Canvas, inner: Rect, stay: Action) -> f32 {
    let answers = [
        Button::new(canvas.say("go-on-playing"), stay).face(Face::Primary),
        Button::new(canvas.say("new-game"), Action::Kiosk(KioskAction::Choose)),
    ];
    let height = canvas.button_height().max(96.0);
    let gap = space::L;
    let width = (inner.width() - gap) / 2.0;
    let top = inner.bottom() - height;
    for (button, left) in answers.iter().zip([inner.left(), inner.right() - width]) {
        let rect = Rect::from_min_size(pos2(left, top), vec2(width, height));
        canvas.button(rect, button);
    }
    top
}

/// A ring around the remaining seconds, which shrinks.
fn countdown(canvas: &mut Canvas, room: Rect, kiosk: &Kiosk, untouched: Untouched) {
    let left = left_to_answer(kiosk, untouched);
    let part = left / kiosk.stand().still_there_for.as_secs_f32();
    let centre = room.center();
    let size = (room.height() / 2.0 - space::L).clamp(40.0, 110.0);
    let painter = canvas.ui.painter();
    let groove = Stroke::new(10.0, palette::WALNUT_900);
    painter.circle_stroke(centre, size, groove);
    let points = (0..=64).map(|step| {
        let turn = part.clamp(0.0, 1.0) * TAU * step as f32 / 64.0 - FRAC_PI_2;
        centre + size * vec2(turn.cos(), turn.sin())
    });
    painter.add(Shape::line(
        points.collect(),
        Stroke::new(10.0, palette::BRASS),
    ));
    let seconds = format!("{}", left.ceil() as u32);
    let words = canvas.words(&seconds, Type::Total, palette::BIRCH_50);
    canvas.put(words, centre, Align2::CENTER_CENTER, room);
}
