//! The sheet of a new game: the two sides, the rules, who starts, how many games.

use super::sides;
use crate::app::actions::{Action, FormChange};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Button, Canvas, ChoiceButton, Face, ScreenShape, Sign, icons};
use crate::app::play::sentences;
use crate::app::setup::{NewGameForm, Starts};
use crate::app::words::key;
use crate::play::Series;
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
        let text = canvas.say("sides");
        let top = caption(canvas, pos2(middle.left(), top + space::S), &text, middle);
        let y = sides::show(canvas, middle, top, form);
        let y = rules(canvas, middle, y + space::L, form);
        let y = starts(canvas, middle, y + space::L, form);
        games(canvas, middle, y + space::L, form) + space::S
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

fn rules(canvas: &mut Canvas, room: Rect, top: f32, form: &NewGameForm) -> f32 {
    let text = canvas.say("rules");
    let top = caption(canvas, pos2(room.left(), top), &text, room);
    let places = sides::columns(canvas, room);
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

fn games(canvas: &mut Canvas, room: Rect, top: f32, form: &NewGameForm) -> f32 {
    let text = canvas.say("how-many-games");
    let top = caption(canvas, pos2(room.left(), top), &text, room);
    let choices = Series::LENGTHS.map(|length| {
        let action = Action::Form(FormChange::BestOf(length));
        let label = sentences::best_of(canvas.book, length);
        ChoiceButton::new(label, action, form.best_of == length)
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
