//! The status of the board that is being laid: a line below the grid.

use super::panel::side;
use crate::app::building;
use crate::app::building::{Building, Tone};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Canvas, LEFT, Sign, icons};
use bevy_egui::egui::{Color32, Rect, pos2, vec2};

/// Paints it in the middle of the side of the screen that the grid has.
pub fn show(canvas: &mut Canvas, screen: Rect, building: &Building) {
    let side = side(screen, canvas.scale);
    let (tone, turn, text) = building::sentences::status(canvas.book, building);
    let is_bad = tone == Tone::Bad;
    let ink = if is_bad {
        palette::WALNUT_900
    } else {
        palette::BIRCH_50
    };
    let sign = match (turn, tone) {
        (Some(colour), Tone::Plain | Tone::Good) => Sign::Mark(colour),
        (_, Tone::Bad) => Sign::Icon(icons::BAN),
        (_, Tone::Good) => Sign::Icon(icons::CHECK),
        _ => Sign::None,
    };
    let sign_width = match sign {
        Sign::None => 0.0,
        _ => canvas.line(Type::Icon) + space::M,
    };
    let most = side.width() - 2.0 * space::L - sign_width;
    let kinds = [Type::Item, Type::Body, Type::Help];
    let words = canvas.fitting(&text, &kinds, ink, most);
    let size = words.size() + vec2(2.0 * space::L + sign_width, 2.0 * space::M);
    let bottom = side.bottom() - space::S;
    let rect = Rect::from_min_size(pos2(side.center().x - size.x / 2.0, bottom - size.y), size);
    if is_bad {
        canvas.laid.occupy(rect);
        canvas.card(rect);
    } else {
        // A plain ground: the line must not look like a button.
        canvas.laid.occupy(rect);
        canvas.ground(rect, false);
        let ground = palette::WALNUT_900.gamma_multiply(0.72);
        canvas.ui.painter().rect_filled(rect, radius::FIELD, ground);
    }
    let sign_ink: Color32 = if is_bad {
        palette::REFUSAL
    } else {
        palette::BRASS
    };
    let left = rect.left() + space::L;
    let centre = pos2(left + (sign_width - space::M) / 2.0, rect.center().y);
    canvas.sign(centre, sign, sign_ink);
    canvas.put(words, pos2(left + sign_width, rect.center().y), LEFT, rect);
}
