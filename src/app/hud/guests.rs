//! What the display shows only to guests of a stand: the time left.

use super::HudScene;
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Canvas, ScreenShape, Sign, icons};
use bevy_egui::egui::{Align2, Rect, Vec2, pos2, vec2};

/// The last seconds of a game are counted in brass.
const LAST: f32 = 60.0;

/// Paints the clock; returns where it is.
pub fn show_clock(canvas: &mut Canvas, scene: &HudScene) -> Option<Rect> {
    let left = scene.guests.and_then(|guests| guests.time_left)?;
    let seconds = left.ceil() as u32;
    let text = format!("{}:{:02}", seconds / 60, seconds % 60);
    let ink = if left <= LAST {
        palette::BRASS
    } else {
        palette::BIRCH_100
    };
    let words = canvas.words(&text, Type::BigNumber, ink);
    let icon = canvas.line(Type::Icon) + space::S;
    let rect = place(scene, words.size() + vec2(icon + 2.0 * space::M, space::M));
    canvas.ground(rect, false);
    let ground = palette::WALNUT_900.gamma_multiply(0.72);
    canvas.ui.painter().rect_filled(rect, radius::FIELD, ground);
    let at = pos2(rect.left() + space::M + icon / 2.0, rect.center().y);
    canvas.sign(at, Sign::Icon(icons::TIMER), ink);
    let at = pos2(rect.left() + space::M + icon, rect.center().y);
    canvas.put(words, at, Align2::LEFT_CENTER, rect);
    Some(rect)
}

/// Where the room of the footer begins: after the clock, if that is beside it.
pub fn foot_from(scene: &HudScene, clock: Option<Rect>) -> f32 {
    let footer = scene.layout.footer;
    let beside = clock.filter(|clock| clock.top() > footer.top() && !scene.layout.is_flat);
    beside.map_or(footer.left(), |clock| clock.right() + space::M)
}

/// At the top in the middle, between the plates; where they are across the top, at the left of the
/// buttons; on a flat screen above each side's plates and buttons.
fn place(scene: &HudScene, size: Vec2) -> Rect {
    let (screen, footer) = (scene.layout.screen, scene.layout.footer);
    let [one, other] = scene.layout.plates;
    let at = match scene.layout.shape {
        _ if scene.layout.is_flat => pos2(
            screen.right() - space::MARGIN - size.x,
            footer.top().min(one.top()).min(other.top()) - space::L - size.y,
        ),
        ScreenShape::Wide => pos2(screen.center().x - size.x / 2.0, screen.top() + space::M),
        ScreenShape::Middle | ScreenShape::Upright => pos2(
            footer.left() + space::MARGIN,
            scene.layout.button_line() - size.y / 2.0,
        ),
    };
    Rect::from_min_size(at, size)
}
