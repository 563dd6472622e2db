//! Pictures of all boards: the player's own first, then those that come with the game.

use super::super::new_game::{board_name, caption};
use crate::app::actions::{Action, BoardsAction, Which};
use crate::app::boards::BoardLibrary;
use crate::app::interface::theme::{Type, hairline, palette, radius, space};
use crate::app::interface::{Canvas, Sign, icons};
use crate::app::setup::Library;
use crate::rules::Layout;
use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, pos2, vec2};

/// The least width of a picture.
const LEAST: f32 = 148.0;

/// A board in the list.
struct BoardPicture<'a> {
    which: Which,
    name: String,
    layout: Option<&'a Layout>,
}

/// Paints them; returns where they end.
pub fn show(
    canvas: &mut Canvas,
    room: Rect,
    top: f32,
    boards: &BoardLibrary,
    library: &Library,
) -> f32 {
    let own: Vec<BoardPicture> = boards
        .own()
        .list()
        .iter()
        .map(|own| BoardPicture {
            which: Which::Own(own.number),
            name: own.name().to_owned(),
            layout: boards.layout(library, Which::Own(own.number)),
        })
        .collect();
    let text = canvas.say("boards-own");
    let mut y = caption(canvas, pos2(room.left(), top), &text, room);
    let about = match boards.own().trouble() {
        Some(why) => Some(
            canvas
                .book
                .tell("boards-unreadable", [canvas.book.why(why)]),
        ),
        None if own.is_empty() && boards.own().is_listing() => Some(canvas.say("boards-listing")),
        None if own.is_empty() => Some(canvas.say("no-boards")),
        None => None,
    };
    if let Some(about) = about {
        let words = canvas.wrapped(&about, Type::Help, palette::BIRCH_300, room.width());
        let place = Rect::from_min_size(pos2(room.left(), y), words.size());
        canvas.put(words, place.min, Align2::LEFT_TOP, place);
        y = place.bottom() + space::S;
    }
    y = named_boards(canvas, room, y, boards, &own) + space::L;
    let named: Vec<BoardPicture> = library
        .0
        .iter()
        .enumerate()
        .map(|(number, board)| BoardPicture {
            which: Which::Named(number),
            name: board_name(canvas.book, &board.name),
            layout: Some(&board.layout),
        })
        .collect();
    let text = canvas.say("boards-named");
    let y = caption(canvas, pos2(room.left(), y), &text, room);
    named_boards(canvas, room, y, boards, &named) + space::S
}

fn named_boards(
    canvas: &mut Canvas,
    room: Rect,
    top: f32,
    boards: &BoardLibrary,
    entries: &[BoardPicture],
) -> f32 {
    let gap = space::M;
    let least = LEAST * canvas.scale.0.sqrt();
    let across = ((room.width() + gap) / (least + gap)).floor().max(1.0);
    let width = (room.width() + gap) / across - gap;
    let height = width + canvas.line(Type::Help) + space::S;
    let clip = canvas.ui.clip_rect();
    for (number, entry) in entries.iter().enumerate() {
        let column = number % across as usize;
        let row = number / across as usize;
        let at = pos2(
            room.left() + column as f32 * (width + gap),
            top + row as f32 * (height + gap),
        );
        let rect = Rect::from_min_size(at, vec2(width, height));
        picture(canvas, rect, entry, boards.chosen() == entry.which, clip);
    }
    let rows = entries.len().div_ceil(across as usize) as f32;
    top + rows * (height + gap)
}

fn picture(canvas: &mut Canvas, rect: Rect, entry: &BoardPicture, is_chosen: bool, clip: Rect) {
    let action = Action::Boards(BoardsAction::Choose(entry.which));
    let response = canvas.press_area(rect, action, true);
    // There may be hundreds of boards, most of them scrolled out of sight.
    if !rect.intersects(clip) {
        return;
    }
    let (fill, edge) = match (is_chosen, response.hovered()) {
        (true, _) => (
            palette::WALNUT_600.gamma_multiply(0.8),
            Stroke::new(3.0, palette::BIRCH_100),
        ),
        (_, true) => (
            palette::WALNUT_600.gamma_multiply(0.5),
            Stroke::new(1.0, palette::BIRCH_300),
        ),
        _ => (
            palette::WALNUT_900.gamma_multiply(0.55),
            Stroke::new(1.0, hairline()),
        ),
    };
    let painter = canvas.ui.painter();
    painter.rect_filled(rect, radius::FIELD, fill);
    painter.rect_stroke(rect, radius::FIELD, edge, StrokeKind::Inside);
    let square = Rect::from_min_size(rect.min, vec2(rect.width(), rect.width()));
    match entry.layout {
        Some(layout) => canvas.mini_board(square.shrink(rect.width() * 0.10), layout),
        None => canvas.sign(square.center(), Sign::Icon(icons::BAN), palette::BIRCH_500),
    }
    let ink = if is_chosen {
        palette::BIRCH_50
    } else {
        palette::BIRCH_100
    };
    let room = rect.width() - 2.0 * space::S;
    let name = canvas.shortened(&entry.name, &[Type::Help], ink, room);
    let at = pos2(rect.center().x, rect.bottom() - space::S);
    canvas.put(name, at, Align2::CENTER_BOTTOM, rect);
    canvas.focus_ring(action, rect, radius::FIELD);
}
