//! What the display shows only to guests of a stand: a sentence for newcomers, and the time left.

use super::HudScene;
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Canvas, ScreenShape, Sign, icons};
use bevy_egui::egui::{Align2, Rect, pos2, vec2};

/// The last seconds of a game are counted in brass.
const LAST: f32 = 60.0;

/// Words on a card at the foot of the screen, where hands are: beside the buttons, or above them.
pub fn show_tip(canvas: &mut Canvas, scene: &HudScene, buttons_from: f32) {
    let Some(said) = scene.told() else {
        return;
    };
    let text = canvas.say(said);
    let (screen, footer) = (scene.layout.screen, scene.layout.footer);
    let above = scene.layout.button_line() - canvas.icon_button_size() / 2.0;
    let room = match scene.layout.shape {
        _ if scene.layout.is_beside_plates() => Rect::from_min_max(
            footer.min + vec2(space::L, 0.0),
            pos2(buttons_from, footer.bottom()),
        ),
        ScreenShape::Upright => Rect::from_min_max(
            pos2(screen.left() + screen.width() * 0.04, footer.top()),
            pos2(screen.right() - screen.width() * 0.04, above - space::S),
        ),
        _ => {
            let aside = screen.right() - buttons_from;
            let sides = screen.shrink2(vec2(aside.max(screen.width() * 0.22), 0.0));
            Rect::from_x_y_ranges(sides.x_range(), footer.top()..=screen.bottom() - space::M)
        }
    };
    let width = room.width() - 2.0 * space::L;
    let laid_out = |kind: Type| canvas.wrapped(&text, kind, palette::WALNUT_900, width);
    let kinds = [Type::Item, Type::Body, Type::Help];
    let fits = |kind: &Type| laid_out(*kind).size().y + space::M <= room.height();
    let words = laid_out(kinds.into_iter().find(fits).unwrap_or(Type::Help));
    let size = words.size() + vec2(2.0 * space::L, space::M);
    let at = pos2(room.center().x - size.x / 2.0, room.bottom() - size.y);
    let rect = Rect::from_min_size(at, size);
    canvas.card(rect);
    canvas.put(words, rect.center(), Align2::CENTER_CENTER, rect);
}

/// The clock: at the top in the middle, or on a flat screen above each side's plates and buttons.
pub fn show_clock(canvas: &mut Canvas, scene: &HudScene) {
    let Some(left) = scene.guests.and_then(|guests| guests.time_left) else {
        return;
    };
    let seconds = left.ceil() as u32;
    let text = format!("{}:{:02}", seconds / 60, seconds % 60);
    let ink = if left <= LAST {
        palette::BRASS
    } else {
        palette::BIRCH_100
    };
    let words = canvas.words(&text, Type::BigNumber, ink);
    let icon = canvas.line(Type::Icon) + space::S;
    let size = words.size() + vec2(icon + 2.0 * space::M, space::M);
    let (screen, footer) = (scene.layout.screen, scene.layout.footer);
    let at = if scene.layout.is_flat {
        let top = footer.top().min(scene.layout.plates[0].top());
        let top = top.min(scene.layout.plates[1].top());
        pos2(
            screen.right() - space::MARGIN - size.x,
            top - space::L - size.y,
        )
    } else {
        pos2(screen.center().x - size.x / 2.0, screen.top() + space::M)
    };
    let rect = Rect::from_min_size(at, size);
    let ground = palette::WALNUT_900.gamma_multiply(0.72);
    canvas.ui.painter().rect_filled(rect, radius::FIELD, ground);
    let at = pos2(rect.left() + space::M + icon / 2.0, rect.center().y);
    canvas.sign(at, Sign::Icon(icons::TIMER), ink);
    let at = pos2(rect.left() + space::M + icon, rect.center().y);
    canvas.put(words, at, Align2::LEFT_CENTER, rect);
}
