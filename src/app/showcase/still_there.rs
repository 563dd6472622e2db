//! "Still there?": a question that answers itself.

use super::act::KioskAction;
use super::idle::left_to_answer;
use super::{Kiosk, Untouched};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Action, Button, Face, InterfaceSystems, Painter};
use crate::app::screens::{Sheet, Sheets};
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
    painter.paint(
        "still there",
        egui::Order::Foreground,
        true,
        |canvas, screen| {
            canvas.dim(screen);
            let size = vec2((screen.width() * 0.8).min(860.0), 560.0);
            let sheet = Rect::from_center_size(screen.center(), size);
            canvas.plate(sheet, radius::SHEET, false);
            let inner = sheet.shrink(48.0);
            let kinds = [Type::Result, Type::Sheet, Type::Page];
            let text = canvas.say("still-there");
            let words = canvas.fitting(&text, &kinds, palette::BIRCH_50, inner.width());
            let at = pos2(inner.center().x, inner.top());
            let below = canvas.put(words, at, Align2::CENTER_TOP, inner).bottom();
            let stay = Action::Kiosk(KioskAction::Stay);
            let button = Button::new(canvas.say("go-on-playing"), stay).face(Face::Primary);
            let height = canvas.button_height().max(96.0);
            let rect = Rect::from_min_max(pos2(inner.left(), inner.bottom() - height), inner.max);
            canvas.button(rect, &button);
            // A ring that runs out around the seconds that are left.
            let left = left_to_answer(&kiosk, *untouched);
            let part = left / kiosk.stand().still_there_for.as_secs_f32();
            let centre = pos2(inner.center().x, (below + rect.top()) / 2.0);
            let size = ((rect.top() - below) / 2.0 - space::L).clamp(40.0, 110.0);
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
            canvas.put(words, centre, Align2::CENTER_CENTER, inner);
            canvas.laid.first = Some(stay);
        },
    )
}
