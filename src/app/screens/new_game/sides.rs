//! Who plays red and black: a card for each, side by side where there is room.

use crate::ai::Level;
use crate::app::actions::{Action, FormChange, TextField};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Canvas, ChoiceButton, LEFT, Sign, icons};
use crate::app::play::sentences;
use crate::app::setup::{NewGameForm, SeatChoice};
use crate::rules::Colour;
use bevy_egui::egui::{Align2, Rect, pos2, vec2};

/// The least width of a card, at the usual size of text.
const LEAST: f32 = 330.0;

/// Paints both cards; returns where they end.
pub fn show(canvas: &mut Canvas, room: Rect, top: f32, form: &NewGameForm) -> f32 {
    let places = columns(canvas, room);
    let mut bottom = top;
    let mut tops = top;
    for (number, colour) in Colour::BOTH.into_iter().enumerate() {
        let column = places[number % places.len()];
        if places.len() == 1 && number == 1 {
            tops = bottom + space::M;
        }
        let player = &form.players[colour.index()];
        let ends = side(canvas, column, tops, colour, player, places.len() > 1);
        bottom = bottom.max(ends);
    }
    bottom
}

/// How high both cards are together.
pub fn height(canvas: &Canvas, room: Rect, form: &NewGameForm) -> f32 {
    let places = columns(canvas, room);
    let heights = form
        .players
        .each_ref()
        .map(|player| card_height(canvas, places[0].1, player, places.len() > 1));
    match places.len() {
        1 => heights[0] + space::M + heights[1],
        _ => heights[0].max(heights[1]),
    }
}

/// One or two columns, as there is room for words: where each begins, and how wide it is.
pub fn columns(canvas: &Canvas, room: Rect) -> Vec<(f32, f32)> {
    let width = (room.width() - space::M) / 2.0;
    if width < LEAST * canvas.scale.0 {
        return vec![(room.left(), room.width())];
    }
    vec![
        (room.left(), width),
        (room.left() + width + space::M, width),
    ]
}

/// The room between a card's edge and its content.
const PAD: f32 = space::L * 0.9;

/// How high a card is. Side by side, both are as high as the longest sentence of any opponent
/// needs.
fn card_height(canvas: &Canvas, width: f32, player: &SeatChoice, is_beside: bool) -> f32 {
    let levels =
        Level::all().filter(|level| is_beside || (player.is_computer && *level == player.level));
    let tallest = levels
        .map(|level| {
            let about = sentences::opponent(canvas.book, level);
            let words = canvas.wrapped(&about, Type::Help, palette::BIRCH_300, width - 2.0 * PAD);
            words.size().y
        })
        .fold(0.0, f32::max);
    let rows = 2.0 * (canvas.button_height() + space::S);
    2.0 * PAD + canvas.line(Type::Item) + rows + space::S + tallest
}

fn side(
    canvas: &mut Canvas,
    (left, width): (f32, f32),
    top: f32,
    colour: Colour,
    player: &SeatChoice,
    is_beside: bool,
) -> f32 {
    let height = canvas.button_height();
    let line = canvas.line(Type::Item);
    let about = if player.is_computer {
        sentences::opponent(canvas.book, player.level)
    } else {
        String::new()
    };
    let total = card_height(canvas, width, player, is_beside);
    let rect = Rect::from_min_size(pos2(left, top), vec2(width, total));
    canvas.panel(rect, radius::CARD);
    let inner = rect.shrink(PAD);
    let mark = line * 0.42;
    canvas.mark(
        pos2(inner.left() + mark, inner.top() + line / 2.0),
        mark,
        colour,
    );
    let name = canvas.book.colour(colour);
    let at = pos2(
        inner.left() + 2.0 * mark + space::M,
        inner.top() + line / 2.0,
    );
    canvas.text(&name, Type::Item, palette::BIRCH_50, (at, LEFT), inner);
    let mut y = inner.top() + line + space::S;
    let kind = |is: bool| Action::Form(FormChange::Computer(colour, is));
    let choices = [
        ChoiceButton::new(canvas.say("person"), kind(false), !player.is_computer)
            .sign(Sign::Icon(icons::USER)),
        ChoiceButton::new(canvas.say("computer"), kind(true), player.is_computer)
            .sign(Sign::Icon(icons::CPU)),
    ];
    let row = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), height));
    y = canvas.choices(row, &choices) + space::S;
    let row = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), height));
    if player.is_computer {
        let number = player.level.number();
        let step = |number: Option<u8>| {
            let level = number.and_then(|number| Level::try_from(number).ok());
            level.map(|level| Action::Form(FormChange::Level(colour, level)))
        };
        let steps = [step(number.checked_sub(1)), step(number.checked_add(1))];
        let values = [
            ("name", player.level.name().into()),
            ("level", number.into()),
        ];
        let label = canvas.book.tell("opponent-level", values);
        canvas.stepper(row, &label, Type::Button, steps);
        let about = canvas.wrapped(&about, Type::Help, palette::BIRCH_300, inner.width());
        let at = pos2(inner.left(), row.bottom() + space::S);
        canvas.put(about, at, Align2::LEFT_TOP, rect);
    } else {
        let hint = canvas.say("name-hint");
        canvas.text_field(row, TextField::Name(colour), &player.name, &hint);
    }
    rect.bottom()
}
