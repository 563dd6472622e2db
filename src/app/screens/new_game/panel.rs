//! The sheet of a new game: the two sides, the rules, who starts.

use crate::ai::Level;
use crate::app::actions::{Action, FormChange, TextField};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Button, Canvas, ChoiceButton, Face, LEFT, ScreenShape, Sign, icons};
use crate::app::play::sentences;
use crate::app::setup::{NewGameForm, SeatChoice, Starts};
use crate::app::words::key;
use crate::rules::{Colour, RuleSet};
use bevy_egui::egui::{Align2, Rect, pos2, vec2};

/// The place of the sheet.
pub fn room(screen: Rect) -> Rect {
    let margin = 44.0;
    if ScreenShape::of(screen).is_upright() {
        return Rect::from_min_max(
            pos2(
                screen.left() + margin,
                screen.top() + screen.height() * 0.44,
            ),
            screen.max - vec2(margin, margin),
        );
    }
    let width = (screen.width() * 0.515).max(700.0);
    Rect::from_min_size(
        screen.min + vec2(margin, margin),
        vec2(width, screen.height() - 2.0 * margin),
    )
}

/// Paints it.
pub fn show(canvas: &mut Canvas, screen: Rect, form: &NewGameForm) {
    let rect = room(screen);
    canvas.plate(rect, radius::SHEET, false);
    let inner = rect.shrink2(vec2(44.0, 32.0));
    let foot = inner.bottom() - canvas.button_height();
    let top = heading(canvas, inner);
    let middle = Rect::from_min_max(
        pos2(inner.left(), top),
        pos2(inner.right(), foot - space::M),
    );
    let ground = Some(palette::WALNUT_800);
    canvas.scrolled("new game", middle, ground, |canvas, top| {
        let y = sides(canvas, middle, top + space::S, form);
        let y = rules(canvas, middle, y + space::L, form);
        starts(canvas, middle, y + space::L, form) + space::S
    });
    buttons(canvas, inner, foot);
}

fn heading(canvas: &mut Canvas, inner: Rect) -> f32 {
    let text = canvas.say("new-game");
    let words = canvas.words(&text, Type::Sheet, palette::BIRCH_50);
    let bottom = inner.top() + words.size().y;
    canvas.put(words, inner.min, Align2::LEFT_TOP, inner);
    bottom + space::M
}

/// A heading in capitals; returns where what follows begins.
pub fn caption(canvas: &mut Canvas, at: bevy_egui::egui::Pos2, text: &str, room: Rect) -> f32 {
    let words = canvas.words(&text.to_uppercase(), Type::Caps, palette::BIRCH_300);
    let bottom = at.y + words.size().y;
    let room = Rect::from_min_max(at, pos2(room.right(), bottom));
    canvas.put(words, at, Align2::LEFT_TOP, room);
    bottom + space::S
}

fn sides(canvas: &mut Canvas, room: Rect, top: f32, form: &NewGameForm) -> f32 {
    let text = canvas.say("sides");
    let top = caption(canvas, pos2(room.left(), top), &text, room);
    let places = columns(canvas, room, 330.0);
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

/// One or two columns, as there is room for words of this width at their usual size.
fn columns(canvas: &Canvas, room: Rect, least: f32) -> Vec<(f32, f32)> {
    let width = (room.width() - space::M) / 2.0;
    if width < least * canvas.scale.0 {
        return vec![(room.left(), room.width())];
    }
    vec![
        (room.left(), width),
        (room.left() + width + space::M, width),
    ]
}

fn side(
    canvas: &mut Canvas,
    (left, width): (f32, f32),
    top: f32,
    colour: Colour,
    player: &SeatChoice,
    is_beside: bool,
) -> f32 {
    let pad = space::L * 0.9;
    let height = canvas.button_height();
    let line = canvas.line(Type::Item);
    let about = if player.is_computer {
        sentences::opponent(canvas.book, player.level)
    } else {
        String::new()
    };
    // Side by side, both cards are as high as the longest sentence of any opponent needs.
    let levels =
        Level::all().filter(|level| is_beside || (player.is_computer && *level == player.level));
    let tallest = levels
        .map(|level| {
            let about = sentences::opponent(canvas.book, level);
            let words = canvas.wrapped(&about, Type::Help, palette::BIRCH_300, width - 2.0 * pad);
            words.size().y
        })
        .fold(0.0, f32::max);
    let total = 2.0 * pad + line + 2.0 * (height + space::S) + space::S + tallest;
    let rect = Rect::from_min_size(pos2(left, top), vec2(width, total));
    canvas.panel(rect, radius::CARD);
    let inner = rect.shrink(pad);
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

fn rules(canvas: &mut Canvas, room: Rect, top: f32, form: &NewGameForm) -> f32 {
    let text = canvas.say("rules");
    let top = caption(canvas, pos2(room.left(), top), &text, room);
    let places = columns(canvas, room, 330.0);
    let cards = RuleSet::ALL.map(|rules| {
        let name = sentences::rules(rules);
        let help = canvas.say(&format!("{name}.help"));
        (rules, canvas.say(name), help)
    });
    let width = places[0].1;
    let height = cards
        .iter()
        .map(|(_, label, help)| canvas.card_height(label, help, width))
        .fold(0.0, f32::max);
    let mut bottom = top;
    for (number, (rules, label, help)) in cards.iter().enumerate() {
        let (left, width) = places[number % places.len()];
        let row = (number / places.len()) as f32;
        let at = pos2(left, top + row * (height + space::S * 1.5));
        let rect = Rect::from_min_size(at, vec2(width, height));
        let action = Action::Form(FormChange::Rules(*rules));
        canvas.choice_card(rect, label, help, action, form.rules == *rules);
        bottom = rect.bottom();
    }
    bottom
}

fn starts(canvas: &mut Canvas, room: Rect, top: f32, form: &NewGameForm) -> f32 {
    let text = canvas.say("who-starts");
    let top = caption(canvas, pos2(room.left(), top), &text, room);
    let choices = Starts::ALL.map(|starts| {
        let (label, sign) = match starts {
            Starts::Draw => (canvas.say(key("starts-draw")), Sign::Icon(icons::DICES)),
            Starts::Red => (canvas.book.colour(Colour::Red), Sign::Mark(Colour::Red)),
            Starts::Black => (canvas.book.colour(Colour::Black), Sign::Mark(Colour::Black)),
            Starts::Loser => (canvas.say(key("starts-loser")), Sign::None),
        };
        let action = Action::Form(FormChange::Starts(starts));
        ChoiceButton::new(label, action, form.starts == starts).sign(sign)
    });
    let row = Rect::from_min_size(
        pos2(room.left(), top),
        vec2(room.width(), canvas.button_height()),
    );
    canvas.choices(row, &choices)
}

fn buttons(canvas: &mut Canvas, inner: Rect, top: f32) {
    let height = canvas.button_height();
    let back = Button::new(canvas.say("back"), Action::Back)
        .icon(icons::CHEVRON_LEFT)
        .face(Face::Words);
    let start = Button::new(canvas.say("start-game"), Action::StartGame)
        .marble(Colour::Red)
        .face(Face::Primary);
    let size = vec2(canvas.button_width(&back), height);
    canvas.button(Rect::from_min_size(pos2(inner.left(), top), size), &back);
    let width = canvas.button_width(&start) + space::L;
    let rect = Rect::from_min_size(pos2(inner.right() - width, top), vec2(width, height));
    canvas.button(rect, &start);
}
