//! Playing on from a position of a review: who plays red and black from there.

use super::new_game::sides;
use crate::app::actions::{Action, ReviewAction};
use crate::app::flow::{Sheet, Sheets};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Button, Canvas, Face, InterfaceSystems, Painter, icons};
use crate::app::setup::NewGameForm;
use crate::play::Session;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};

pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        paint.in_set(InterfaceSystems::PaintOver),
    );
}

/// How wide the sheet is where there is room, by the size of text.
const WIDTH: f32 = 920.0;

pub fn paint(
    mut painter: Painter,
    sheets: Res<Sheets>,
    form: Res<NewGameForm>,
    session: Res<Session>,
) -> Result {
    if !sheets.contains(Sheet::PlayOn) {
        return Ok(());
    }
    let is_top = sheets.top() == Some(Sheet::PlayOn);
    painter.paint("play on", egui::Order::Middle, is_top, |canvas, screen| {
        canvas.dim(screen);
        show(canvas, screen, &form, &session);
    })
}

fn show(canvas: &mut Canvas, screen: Rect, form: &NewGameForm, session: &Session) {
    let size = vec2(WIDTH * canvas.scale.0, screen.height());
    let size = size.min(screen.size() - vec2(2.0, 2.0) * space::MARGIN);
    let place = Rect::from_center_size(screen.center(), size);
    let inner = place.shrink2(vec2(44.0, 32.0));
    let heading = canvas.say("play-on");
    let heading = canvas.wrapped(&heading, Type::Sheet, palette::BIRCH_50, inner.width());
    let marbles = session.game().marbles_placed();
    let about = canvas
        .book
        .tell("play-on-about", [("marbles", marbles.into())]);
    let about = canvas.wrapped(&about, Type::Body, palette::BIRCH_300, inner.width());
    let words = heading.size().y + space::S + about.size().y + space::M;
    let foot = canvas.button_height();
    // The sheet is as high as its content, which scrolls where the screen is lower.
    let middle = sides::height(canvas, inner, form) + 2.0 * space::S;
    let height = (words + middle + space::M + foot).min(inner.height());
    let inner = Rect::from_center_size(screen.center(), vec2(inner.width(), height));
    canvas.plate(inner.expand2(vec2(44.0, 32.0)), radius::SHEET, false);

    let mut y = inner.top();
    for text in [heading, about] {
        let bottom = y + text.size().y;
        canvas.put(text, pos2(inner.left(), y), Align2::LEFT_TOP, inner);
        y = bottom + space::S;
    }
    let room = Rect::from_min_max(
        pos2(inner.left(), inner.top() + words),
        pos2(inner.right(), inner.bottom() - foot - space::M),
    );
    let ground = Some(palette::WALNUT_800);
    canvas.scrolled("play on", room, ground, |canvas, top| {
        sides::show(canvas, room, top + space::S, form) + space::S
    });
    buttons(canvas, inner);
}

fn buttons(canvas: &mut Canvas, inner: Rect) {
    let back = Button::new(canvas.say("back"), Action::Back)
        .icon(icons::CHEVRON_LEFT)
        .face(Face::Words);
    let play = Action::Review(ReviewAction::PlayOn);
    canvas.laid.first = Some(play);
    let play = Button::new(canvas.say("play"), play)
        .icon(icons::PLAY)
        .face(Face::Primary);
    let top = inner.bottom() - canvas.button_height();
    let size = vec2(canvas.button_width(&back), canvas.button_height());
    canvas.button(Rect::from_min_size(pos2(inner.left(), top), size), &back);
    let width = canvas.button_width(&play) + space::L;
    let at = pos2(inner.right() - width, top);
    canvas.button(Rect::from_min_size(at, vec2(width, size.y)), &play);
}
