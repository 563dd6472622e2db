//! The row at the foot of the screen: the last move, what may be done, and small buttons.

use super::speech::{self, Speech};
use super::{FooterButton, HudScene};
use crate::app::actions::Action;
use crate::app::interface::theme::{Type, palette, space};
use crate::app::interface::{Canvas, LEFT, ScreenShape, TextScale, icons};
use crate::app::play::sentences;
use bevy_egui::egui::{Align2, Rect, pos2, vec2};

/// Paints the footer; returns where a card lies in it. `from` is where its room begins.
pub fn show(
    canvas: &mut Canvas,
    scene: &HudScene,
    speech: Option<&Speech>,
    from: f32,
) -> Option<Rect> {
    let footer = scene.layout.footer;
    let all_across = scene.layout.screen.x_range();
    // On a flat screen the plates are in the footer.
    if !scene.layout.is_flat {
        canvas.fade_out(Rect::from_x_y_ranges(all_across, footer.y_range()));
    }
    let mut inner = footer.shrink2(vec2(space::MARGIN, 0.0));
    let mut buttons = buttons(scene);
    if scene.is_turned {
        buttons.insert(0, (icons::ROTATE_CCW, Action::ResetView, true));
    }
    let step = canvas.icon_button_size() + space::M;
    let mut x = inner.right() - canvas.icon_button_size() / 2.0;
    let y = scene.layout.button_line();
    for &(icon, action, enabled) in buttons.iter().rev() {
        canvas.icon_button(pos2(x, y), icon, action, enabled);
        x -= step;
    }
    let right = x + step / 2.0 - space::S;
    let speech = speech?;
    let room = speech::room(canvas, scene, from.max(inner.left()), right);
    // A card takes the whole room: nothing else is said then.
    let card = speech.show_card(canvas, scene, room);
    if card.is_some() {
        canvas.laid.add_extra("card");
        return card;
    }
    let text = speech.line(canvas, scene)?;
    if scene.layout.shape != ScreenShape::Upright {
        inner.min.x = inner.min.x.max(from);
    }
    let left = last_move(
        canvas,
        scene,
        Rect::from_min_max(inner.min, pos2(right, inner.max.y)),
    );
    let middle = Rect::from_min_max(pos2(left + space::L, inner.top()), pos2(right, inner.max.y));
    match scene.layout.shape {
        ScreenShape::Wide | ScreenShape::Middle => {
            line(canvas, scene, &text, middle, middle.center().y + 4.0);
        }
        ScreenShape::Upright => {
            let above = Rect::from_min_max(inner.min, pos2(inner.right(), y - step / 2.0));
            line(canvas, scene, &text, above, above.center().y + space::S);
        }
    }
    None
}

fn buttons(scene: &HudScene) -> Vec<FooterButton> {
    let session = scene.session;
    let mut buttons = Vec::new();
    if let Some(guests) = scene.guests {
        return (guests.footer)(session);
    }
    if !session.has_person() && session.mover().is_some() {
        let pause = if scene.is_paused {
            icons::PLAY
        } else {
            icons::PAUSE
        };
        buttons.push((pause, Action::Pause, true));
        buttons.push((icons::STEP_FORWARD, Action::Step, true));
        buttons.push((icons::GAUGE, Action::ChangeSpeed, true));
    }
    if session.has_person() {
        let may_ask = session.is_persons_turn();
        buttons.push((icons::LIGHTBULB, Action::Hint, may_ask));
    }
    buttons.push((icons::UNDO_2, Action::TakeBack, session.may_take_back()));
    buttons.push((icons::REDO_2, Action::Redo, session.game().undone() > 0));
    if session.finish().is_some() {
        buttons.push((icons::EYE, Action::LookAtBoard, true));
    }
    buttons.push((icons::LIST, Action::MoveList, true));
    buttons.push((icons::LAYOUT_GRID, Action::TopView, true));
    buttons.push((icons::MENU, Action::Menu, true));
    buttons
}

/// The last move at the left; returns where it ends.
fn last_move(canvas: &mut Canvas, scene: &HudScene, room: Rect) -> f32 {
    let game = scene.session.game();
    // Guests of a stand do not know the names of fields.
    let last = sentences::last_move(canvas.book, game).filter(|_| scene.guests.is_none());
    let Some(text) = last else {
        return room.left();
    };
    let size = canvas.line(Type::Item) * 0.42;
    let centre = pos2(room.left() + size, scene.layout.button_line());
    let left = centre.x + size + space::M;
    // Long words in large type take two lines, or smaller letters.
    let width = ((room.width() * 0.42).max(300.0)).min(room.right() - left);
    let height = 2.0 * (room.bottom() - centre.y);
    let scale = canvas.scale;
    let words = [1.0, 0.85, 0.7, 0.55].into_iter().find_map(|part| {
        canvas.scale = TextScale(scale.0 * part);
        let words = canvas.wrapped(&text, Type::Item, palette::BIRCH_50, width);
        let fits = words.size().y <= height && words.size().x <= width;
        fits.then_some(words)
    });
    canvas.scale = scale;
    let Some(words) = words else {
        return room.left();
    };
    canvas.laid.add_extra("last move");
    canvas.mark(centre, size, !game.turn());
    canvas.put(words, pos2(left, centre.y), LEFT, room).right()
}

/// A plain line, in the middle.
fn line(canvas: &mut Canvas, scene: &HudScene, text: &str, room: Rect, y: f32) {
    let width = room.width().max(0.0);
    // Long words take smaller letters, then two lines.
    let height = 2.0 * (y - room.top()).min(room.bottom() - y);
    let scale = canvas.scale;
    let wrapped = [1.0, 0.85, 0.7, 0.55].map(|part| (Type::Help, width, part));
    let mut ways = [Type::Body, Type::Help]
        .map(|kind| (kind, f32::INFINITY, 1.0))
        .into_iter()
        .chain(wrapped);
    let words = ways.find_map(|(kind, width_of, part)| {
        canvas.scale = TextScale(scale.0 * part);
        let words = canvas.wrapped(text, kind, palette::BIRCH_300, width_of);
        let fits = words.size().x <= width && words.size().y <= height;
        (fits && words.rows.len() <= 2).then_some(words)
    });
    canvas.scale = scale;
    let Some(words) = words else {
        return;
    };
    canvas.laid.add_extra("line");
    // Centred on the screen if there is room for that, else in the room that is left.
    let half = words.size().x / 2.0;
    let wanted = scene.layout.screen.center().x;
    let x = wanted.clamp(room.left() + half, room.right() - half);
    canvas.put(words, pos2(x, y), Align2::CENTER_CENTER, room);
}
