//! The pad for the operator's code, and then the operator's page.

use super::health::Health;
use super::page::OperatorPage;
use super::{Kiosk, Operator, Visiting};
use crate::app::actions::{Action, KioskAction};
use crate::app::flow::{Sheet, Sheets};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Button, Canvas, InterfaceSystems, Painter, icons};
use crate::app::settings::Settings;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};

/// The keys of the pad, row by row; the last but one is 0.
const KEYS: [[Option<u8>; 3]; 4] = [
    [Some(1), Some(2), Some(3)],
    [Some(4), Some(5), Some(6)],
    [Some(7), Some(8), Some(9)],
    [None, Some(0), None],
];

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
    operator: Res<Operator>,
    visiting: Res<Visiting>,
    settings: Res<Settings>,
    health: Res<Health>,
    sheets: Res<Sheets>,
) -> Result {
    if sheets.top() != Some(Sheet::Operator) {
        return Ok(());
    }
    painter.paint(
        "operator",
        egui::Order::Foreground,
        true,
        |canvas, screen| {
            canvas.dim(screen);
            if operator.is_open() {
                let page = OperatorPage {
                    kiosk: &kiosk,
                    visiting: &visiting,
                    health: *health,
                    volume: settings.volumes.master,
                };
                page.show(canvas, screen);
            } else {
                pad(canvas, screen, &operator, kiosk.stand().code.len());
            }
        },
    )
}

fn pad(canvas: &mut Canvas, screen: Rect, operator: &Operator, digits: usize) {
    let size = vec2(460.0, 720.0).min(screen.size() * 0.96);
    let sheet = Rect::from_center_size(screen.center(), size);
    canvas.plate(sheet, radius::SHEET, false);
    let inner = sheet.shrink(36.0);
    let heading = canvas.say("enter-code");
    let kinds = [Type::Page, Type::Name];
    let words = canvas.fitting(&heading, &kinds, palette::BIRCH_50, inner.width());
    let at = pos2(inner.center().x, inner.top());
    let below = canvas.put(words, at, Align2::CENTER_TOP, inner).bottom() + space::L;
    for number in 0..digits {
        let across = number as f32 - (digits as f32 - 1.0) / 2.0;
        let at = pos2(inner.center().x + across * 40.0, below + 12.0);
        let painter = canvas.ui.painter();
        if number < operator.typed() {
            painter.circle_filled(at, 10.0, palette::BIRCH_50);
        } else {
            painter.circle_stroke(at, 10.0, (2.0, palette::BIRCH_500));
        }
    }
    let top = below + 24.0 + space::L;
    let gap = space::S;
    let width = (inner.width() - 2.0 * gap) / 3.0;
    let height = (inner.bottom() - top - 3.0 * gap) / 4.0;
    for (row, keys) in KEYS.iter().enumerate() {
        for (column, digit) in keys.iter().enumerate() {
            let at = pos2(
                inner.left() + column as f32 * (width + gap),
                top + row as f32 * (height + gap),
            );
            let rect = Rect::from_min_size(at, vec2(width, height));
            let button = match (digit, column) {
                (Some(digit), _) => {
                    let action = Action::Kiosk(KioskAction::Digit(*digit));
                    Button::new(digit.to_string(), action)
                }
                (None, 0) => Button::new(String::new(), Action::Kiosk(KioskAction::Close))
                    .icon(icons::CHEVRON_LEFT),
                (None, _) => Button::new(String::new(), Action::Kiosk(KioskAction::Erase))
                    .icon(icons::DELETE),
            };
            canvas.button(rect, &button);
        }
    }
    canvas.laid.first = Some(Action::Kiosk(KioskAction::Digit(5)));
}
