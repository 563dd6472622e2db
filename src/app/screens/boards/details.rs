//! The chosen board: a large picture, its survey, and what can be done with it.

use super::super::new_game::{board_name, caption};
use crate::app::actions::{Action, BoardsAction, Which};
use crate::app::boards;
use crate::app::boards::{BoardLibrary, Measured};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Button, Canvas, Face, Sign, icons};
use crate::app::setup::Library;
use crate::app::words::{Cause, key};
use crate::files::OwnBoard;
use crate::rules::{Colour, Layout};
use bevy_egui::egui::{Align2, Rect, pos2, vec2};

/// The largest picture.
const PICTURE: f32 = 300.0;

/// The same where the details are above the other boards, not beside them.
const SMALL_PICTURE: f32 = 180.0;

/// What has the focus at first.
pub fn first(boards: &BoardLibrary, library: &Library) -> Action {
    let which = boards.chosen();
    match boards.layout(library, which) {
        Some(_) => Action::Boards(BoardsAction::Play(which)),
        None => Action::Back,
    }
}

/// Paints it; returns where it ends.
pub fn show(
    canvas: &mut Canvas,
    room: Rect,
    top: f32,
    (boards, measured): (&BoardLibrary, &Measured),
    library: &Library,
    is_beside: bool,
) -> f32 {
    let which = boards.chosen();
    let own = match which {
        Which::Own(number) => boards.own().get(number).map(|own| &own.entry),
        Which::Named(_) => None,
    };
    let name = match (which, own) {
        (_, Some(own)) => own.name.clone(),
        (Which::Named(number), _) => {
            let board = library.0.get(number);
            board.map_or_else(String::new, |board| board_name(canvas.book, &board.name))
        }
        _ => String::new(),
    };
    let side = if is_beside {
        PICTURE.min(room.width())
    } else {
        SMALL_PICTURE
    };
    let layout = boards.layout(library, which);
    let place = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), side));
    canvas.panel(place, radius::CARD);
    match layout {
        Some(layout) => canvas.mini_board(place.shrink(space::L), layout),
        None => canvas.sign(place.center(), Sign::Icon(icons::BAN), palette::BIRCH_500),
    }
    let mut y = place.bottom() + space::M;
    let kinds = [Type::Page, Type::Item];
    let name = canvas.shortened(&name, &kinds, palette::BIRCH_50, room.width());
    y = put(canvas, room, y, name) + space::S * 0.5;
    if let Some(flaw) = own.and_then(flaw) {
        let why = canvas.book.tell("board-broken", [canvas.book.why(&flaw)]);
        let words = canvas.wrapped(&why, Type::Help, palette::BIRCH_100, room.width());
        y = put(canvas, room, y, words);
    }
    if let Some(layout) = layout {
        let size = canvas.book.tell(
            "board-size",
            [
                ("width", layout.width().into()),
                ("height", layout.height().into()),
            ],
        );
        let words = canvas.wrapped(&size, Type::Help, palette::BIRCH_300, room.width());
        y = put(canvas, room, y, words);
    }
    y += space::M;
    y = buttons(canvas, room, y, which, layout.is_some(), own.is_some()) + space::L;
    match layout {
        Some(layout) => known(canvas, room, y, layout, (boards, measured)),
        None => y,
    }
}

/// The survey of a board, as far as there is one.
fn known(
    canvas: &mut Canvas,
    room: Rect,
    top: f32,
    layout: &Layout,
    (boards, measured): (&BoardLibrary, &Measured),
) -> f32 {
    let known = boards.survey(layout).or_else(|| measured.survey(layout));
    let is_measuring = known.is_none();
    let Some(survey) = known.or_else(|| measured.so_far(layout)) else {
        let text = canvas.say("known-nothing");
        let words = canvas.wrapped(&text, Type::Help, palette::BIRCH_300, room.width());
        return put(canvas, room, top, words);
    };
    let name = if is_measuring {
        key("known-so-far")
    } else {
        key("known")
    };
    let text = canvas.book.tell(name, [("games", survey.games.into())]);
    let mut y = caption(canvas, pos2(room.left(), top), &text, room);
    for (about, value) in boards::sentences::survey(canvas.book, &survey) {
        y = line(canvas, room, y, &about, &value);
    }
    y
}

fn flaw(own: &OwnBoard) -> Option<Cause> {
    own.held.as_ref().err().map(Cause::from)
}

fn put(
    canvas: &mut Canvas,
    room: Rect,
    top: f32,
    words: std::sync::Arc<bevy_egui::egui::Galley>,
) -> f32 {
    let place = Rect::from_min_size(pos2(room.left(), top), vec2(room.width(), words.size().y));
    canvas.put(words, place.min, Align2::LEFT_TOP, place);
    place.bottom()
}

/// A label and its value: side by side if there is room.
fn line(canvas: &mut Canvas, room: Rect, top: f32, about: &str, value: &str) -> f32 {
    let width = room.width();
    let about = canvas.wrapped(about, Type::Help, palette::BIRCH_300, width);
    let value = canvas.wrapped(value, Type::Body, palette::BIRCH_50, width);
    canvas.rule(pos2(room.left(), top), width);
    let top = top + space::S * 0.75;
    if about.size().x + value.size().x + space::L <= width {
        let height = about.size().y.max(value.size().y);
        let rect = Rect::from_min_size(pos2(room.left(), top), vec2(width, height));
        canvas.put(about, rect.left_center(), Align2::LEFT_CENTER, rect);
        canvas.put(value, rect.right_center(), Align2::RIGHT_CENTER, rect);
        return rect.bottom() + space::S * 0.75;
    }
    let y = put(canvas, room, top, about);
    put(canvas, room, y, value) + space::S * 0.75
}

/// The buttons for what can be done with the board.
fn buttons(
    canvas: &mut Canvas,
    room: Rect,
    top: f32,
    which: Which,
    is_board: bool,
    is_own: bool,
) -> f32 {
    let height = canvas.button_height();
    let size = canvas.icon_button_size();
    let mut icons_of = Vec::new();
    if is_board {
        icons_of.push((icons::PENCIL, Action::Boards(BoardsAction::Edit(which))));
        icons_of.push((icons::COPY, Action::Boards(BoardsAction::Copy(which))));
    }
    if let Which::Own(number) = which
        && is_own
    {
        icons_of.push((icons::TRASH_2, Action::Boards(BoardsAction::Delete(number))));
    }
    // Leaves room for the ring around the main button.
    let gap = space::M;
    let taken = icons_of.len() as f32 * (size + gap);
    let mut x = room.left();
    let mut middle = top + height.max(size) / 2.0;
    if is_board {
        let play = Button::new(
            canvas.say("play"),
            Action::Boards(BoardsAction::Play(which)),
        )
        .marble(Colour::Red)
        .face(Face::Primary);
        let wanted = canvas.button_width(&play);
        let fits = wanted + taken <= room.width();
        let width = if fits {
            room.width() - taken
        } else {
            room.width()
        };
        let rect = Rect::from_min_size(pos2(x, middle - height / 2.0), vec2(width, height));
        canvas.button(rect, &play);
        if fits {
            x = rect.right() + gap;
        } else {
            middle += height.max(size) + gap;
        }
    }
    for (icon, action) in icons_of {
        canvas.icon_button(pos2(x + size / 2.0, middle), icon, action, true);
        x += size + gap;
    }
    middle + height.max(size) / 2.0
}
