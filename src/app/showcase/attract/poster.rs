//! The words over attract mode, as on a poster: the name of the game, what it is about, and where
//! to touch.

use super::{AttractClock, SENTENCES};
use crate::app::actions::{Action, KioskAction};
use crate::app::flow::Sheets;
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Canvas, ChoiceButton, Painter, ScreenShape, Side, TextScale};
use crate::app::motion::Pace;
use crate::app::play::{Counting, sentences};
use crate::app::reveal::{Figures, Reveal};
use crate::app::showcase::Kiosk;
use crate::app::showcase::face::Faces;
use crate::app::showcase::logo::Logo;
use crate::app::table::Theme;
use crate::play::Session;
use crate::rules::Colour;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};
use std::f32::consts::TAU;

/// The height of the tile that says where to touch.
const TOUCH: f32 = 150.0;

/// The height of the stand's logo, at most.
const LOGO: f32 = 110.0;

/// The contents of the poster.
struct Poster<'a> {
    kiosk: &'a Kiosk,
    at: AttractClock,
    /// The totals during the count, and the winner after it.
    counted: Option<([usize; 2], Option<String>)>,
}

/// Paints the poster.
pub fn paint(
    mut painter: Painter,
    kiosk: Res<Kiosk>,
    at: Res<AttractClock>,
    (session, counting, reveal): (Res<Session>, Res<Counting>, Res<Reveal>),
    sheets: Res<Sheets>,
    mut logo: ResMut<Logo>,
    (theme, mut faces): (Res<Theme>, ResMut<Faces>),
    mut pace: Pace,
) -> Result {
    pace.keep();
    // A sheet hides the poster.
    if !sheets.is_empty() {
        return Ok(());
    }
    // The winner is known only after the count.
    let counted = match reveal.now() {
        Some((script, seconds)) if counting.0 => Some((script.figures(seconds), None)),
        Some(_) if reveal.is_seen() => {
            let winner = sentences::winner(painter.book(), &session);
            Some((Figures::of(&session.game().score()), Some(winner)))
        }
        _ => None,
    };
    let counted = counted.map(|(figures, winner)| {
        let totals = Colour::BOTH.map(|colour| figures.total(colour));
        (totals, winner)
    });
    let poster = Poster {
        kiosk: &kiosk,
        at: *at,
        counted,
    };
    let logo = logo.bypass_change_detection();
    let faces = faces.bypass_change_detection();
    painter.paint(
        "attract",
        egui::Order::Background,
        true,
        |canvas, screen| {
            canvas.laid.occupy(screen);
            // A touch anywhere wakes the stand.
            canvas.press_area(screen, Action::Kiosk(KioskAction::Wake), true);
            logo.look(canvas.ui.ctx(), &kiosk);
            // Carved now, so that nobody who touches the screen waits for them.
            faces.get(canvas.ui.ctx(), &theme);
            if !kiosk.is_flat() {
                show(canvas, screen, &poster);
                let size = vec2(screen.width() * 0.3, LOGO);
                let corner = screen.right_top() + vec2(-48.0 - size.x, 40.0);
                logo.show(canvas, Rect::from_min_size(corner, size), Align2::RIGHT_TOP);
            }
        },
    )?;
    if kiosk.is_flat() {
        for side in Side::BOTH {
            let show = |canvas: &mut Canvas, screen| {
                let above = show_side(canvas, screen, &poster);
                logo.show(canvas, above, Align2::CENTER_BOTTOM);
            };
            painter.paint_for(side, "poster", egui::Order::Middle, true, show)?;
        }
    }
    Ok(())
}

fn show(canvas: &mut Canvas, screen: Rect, poster: &Poster) {
    if ScreenShape::of(screen).is_upright() {
        show_upright(canvas, screen, poster);
    } else {
        show_wide(canvas, screen, poster);
    }
}

/// One side of a flat table: words to the left of whoever sits there, where to touch to the right;
/// on an upright screen one below the other. Returns the room for the logo.
fn show_side(canvas: &mut Canvas, screen: Rect, poster: &Poster) -> Rect {
    let margin = space::MARGIN * 1.2;
    let inner = screen.shrink(margin);
    let is_upright = ScreenShape::of(screen).is_upright();
    let column = screen.width() * 0.225;
    let width = if is_upright { inner.width() } else { column };
    let languages = language_height(canvas, poster.kiosk, width);
    let (words, touch_in) = if is_upright {
        let top = screen.top() + screen.height() * 0.68;
        let all = Rect::from_min_max(pos2(inner.left(), top), inner.max);
        let middle = inner.bottom() - TOUCH - languages - 4.0 * space::L;
        (all.with_max_y(middle), all.with_min_y(middle))
    } else {
        let half = inner.with_min_y(screen.center().y + margin);
        (
            half.with_max_x(inner.left() + column),
            half.with_min_x(inner.right() - column),
        )
    };
    let letters = Rect::from_min_size(words.min, vec2(words.width(), words.height() * 0.24));
    let align = if is_upright {
        Align2::CENTER_TOP
    } else {
        Align2::LEFT_TOP
    };
    let letters = canvas.lettering(letters, align);
    let room = words.with_min_y(letters.bottom() + space::L);
    sentence(canvas, room, poster, align);
    let foot = touch_in.bottom();
    let below = touch_in.with_min_y(foot - languages);
    choose_language(canvas, below, poster.kiosk, true);
    let bottom = below.top() - 2.5 * space::L;
    let width = touch_in.width().min(760.0);
    let touch = Rect::from_center_size(
        pos2(touch_in.center().x, bottom - TOUCH / 2.0),
        vec2(width - 2.0 * space::M, TOUCH),
    );
    touch_to_play(canvas, touch, poster.at);
    let above = touch.top() - 2.0 * space::L;
    let size = vec2(touch.width(), LOGO.min(above - touch_in.top()).max(0.0));
    Rect::from_min_size(pos2(touch.left(), above - size.y), size)
}

/// As on the poster: the name above the board, the rest below it.
fn show_upright(canvas: &mut Canvas, screen: Rect, poster: &Poster) {
    canvas.fade_out(Rect::from_min_max(
        pos2(screen.left(), screen.bottom() - screen.height() * 0.34),
        screen.max,
    ));
    let margin = screen.width() * 0.08;
    let letters = Rect::from_min_size(
        screen.min + vec2(margin, screen.height() * 0.085),
        vec2(screen.width() - 2.0 * margin, screen.height() * 0.11),
    );
    let letters = canvas.lettering(letters, Align2::CENTER_TOP);
    let room = Rect::from_min_max(
        pos2(screen.left() + margin, letters.bottom() + space::L * 1.5),
        pos2(
            screen.right() - margin,
            screen.top() + screen.height() * 0.32,
        ),
    );
    sentence(canvas, room, poster, Align2::CENTER_TOP);
    let languages = language_height(canvas, poster.kiosk, room.width());
    let foot = screen.bottom() - screen.height() * 0.045;
    let touch = Rect::from_min_size(
        pos2(
            screen.left() + margin * 1.6,
            foot - languages - space::L * 3.0 - TOUCH,
        ),
        vec2(screen.width() - 3.2 * margin, TOUCH),
    );
    touch_to_play(canvas, touch, poster.at);
    let below = Rect::from_min_max(
        pos2(room.left(), foot - languages),
        pos2(room.right(), foot),
    );
    choose_language(canvas, below, poster.kiosk, true);
}

/// The words to the left, the board to the right.
fn show_wide(canvas: &mut Canvas, screen: Rect, poster: &Poster) {
    canvas.fade_left(Rect::from_min_max(
        screen.min,
        pos2(screen.left() + screen.width() * 0.6, screen.bottom()),
    ));
    let left = screen.left() + 110.0;
    let width = (screen.width() * 0.36).max(560.0);
    let languages = language_height(canvas, poster.kiosk, width);
    // Many languages in large letters need some of the space above.
    let (top, gap) = if languages > 1.5 * canvas.button_height() {
        (0.045, space::L)
    } else {
        (0.12, 56.0)
    };
    let letters = Rect::from_min_size(
        pos2(left, screen.top() + screen.height() * top),
        vec2(width, 190.0),
    );
    let letters = canvas.lettering(letters, Align2::LEFT_TOP);
    let foot = screen.bottom() - 72.0;
    let touch = Rect::from_min_size(
        pos2(left, foot - languages - space::L * 3.0 - TOUCH),
        vec2(width, TOUCH),
    );
    let room = Rect::from_min_max(
        pos2(left, letters.bottom() + gap),
        pos2(left + width, touch.top() - space::L),
    );
    sentence(canvas, room, poster, Align2::LEFT_TOP);
    touch_to_play(canvas, touch, poster.at);
    let below = Rect::from_min_max(pos2(left, foot - languages), pos2(left + width, foot));
    choose_language(canvas, below, poster.kiosk, false);
}

/// The organiser's text, and one of the three sentences.
fn sentence(canvas: &mut Canvas, room: Rect, poster: &Poster, align: Align2) {
    let own = poster.kiosk.stand().text(canvas.book.language());
    let line = own.map_or_else(|| canvas.say("tagline"), str::to_owned);
    let x = match align {
        Align2::CENTER_TOP => room.center().x,
        _ => room.left(),
    };
    let kinds = [Type::Page, Type::Name, Type::Item];
    let words = canvas.fitting(&line, &kinds, palette::BIRCH_300, room.width());
    let below = canvas.put(words, pos2(x, room.top()), align, room).bottom();
    let room = room.with_min_y(below + space::M);
    if let Some((totals, winner)) = &poster.counted {
        score(canvas, room, *totals, winner.as_deref(), align);
        return;
    }
    let text = canvas.say(SENTENCES[poster.at.sentence() % SENTENCES.len()]);
    canvas.ui.set_opacity(poster.at.clarity());
    let kinds = [Type::Name, Type::Item, Type::Body, Type::Help];
    let scale = canvas.scale;
    let smaller = [0.88, 0.76, 0.64].map(|part| (Type::Help, part));
    let ways = kinds.map(|kind| (kind, 1.0)).into_iter().chain(smaller);
    let mut kind = Type::Help;
    for (next, part) in ways {
        kind = next;
        canvas.scale = TextScale(scale.0 * part);
        let words = canvas.wrapped(&text, kind, palette::BIRCH_50, room.width());
        if words.size().y <= room.height() {
            break;
        }
    }
    if align == Align2::CENTER_TOP {
        canvas.centred(&text, kind, palette::BIRCH_50, room);
    } else {
        let words = canvas.wrapped(&text, kind, palette::BIRCH_50, room.width());
        canvas.put(words, room.min, align, room);
    }
    canvas.scale = scale;
    canvas.ui.set_opacity(1.0);
}

/// The totals during the count; before anything is counted, only that a count takes place.
fn score(canvas: &mut Canvas, room: Rect, totals: [usize; 2], winner: Option<&str>, align: Align2) {
    let height = match totals {
        [0, 0] => 0.0,
        _ => totals_of(canvas, room, totals, align) + space::S,
    };
    let said = winner.map_or_else(|| canvas.say("attract-count"), str::to_owned);
    let kinds = [Type::Page, Type::Name, Type::Item, Type::Body];
    let words = canvas.fitting(&said, &kinds, palette::BIRCH_50, room.width());
    let x = match align {
        Align2::CENTER_TOP => room.center().x,
        _ => room.left(),
    };
    canvas.put(words, pos2(x, room.top() + height), align, room);
}

/// Both totals with their marks; returns their height.
fn totals_of(canvas: &mut Canvas, room: Rect, totals: [usize; 2], align: Align2) -> f32 {
    let numbers = totals.map(|total| total.to_string());
    let numbers = numbers.map(|total| canvas.words(&total, Type::Total, palette::BIRCH_50));
    let between = canvas.words(":", Type::Total, palette::BIRCH_500);
    let height = numbers[0].size().y;
    let (mark, gap) = (height * 0.3, space::L);
    // A fixed width, so that growing numbers do not shift each other.
    let widest = canvas.words("00", Type::Total, palette::BIRCH_50).size().x;
    let width = 4.0 * mark + 2.0 * widest + between.size().x + 4.0 * gap;
    let left = align
        .align_size_within_rect(vec2(width, height), room)
        .left();
    let y = room.top() + height / 2.0;
    let [first, second] = numbers;
    canvas.mark(pos2(left + mark, y), mark, Colour::Red);
    let mut x = left + 2.0 * mark + gap;
    canvas.put(
        first,
        pos2(x + widest / 2.0, y),
        Align2::CENTER_CENTER,
        room,
    );
    x += widest + gap;
    canvas.put(between.clone(), pos2(x, y), Align2::LEFT_CENTER, room);
    x += between.size().x + gap;
    canvas.put(
        second,
        pos2(x + widest / 2.0, y),
        Align2::CENTER_CENTER,
        room,
    );
    x += widest + gap;
    canvas.mark(pos2(x + mark, y), mark, Colour::Black);
    height
}

/// The tile that says where to touch, with light pulsing around it.
fn touch_to_play(canvas: &mut Canvas, rect: Rect, at: AttractClock) {
    let phase = at.seconds * TAU / 2.6;
    for ring in [0.0_f32, 1.0] {
        let breath = 0.5 + 0.5 * (phase - 0.7 * ring).sin();
        let around = rect.expand(10.0 + 16.0 * ring + 6.0 * breath);
        let light = palette::BIRCH_50.gamma_multiply(0.05 + 0.07 * breath);
        let rounding = radius::SHEET + 12.0 + 16.0 * ring;
        canvas.ui.painter().rect_filled(around, rounding, light);
    }
    canvas.tile(rect, false, false);
    let text = canvas.say("touch-to-play");
    let marble = rect.height() * 0.27;
    let gap = space::L * 1.2;
    let room = rect.width() - 2.0 * marble - gap - 2.0 * space::L;
    let kinds = [
        Type::Result,
        Type::Sheet,
        Type::Page,
        Type::Name,
        Type::Item,
        Type::Body,
    ];
    let words = canvas.fitting(&text, &kinds, palette::WALNUT_900, room);
    let left = rect.center().x - (2.0 * marble + gap + words.size().x) / 2.0;
    let centre = pos2(left + marble, rect.center().y);
    let hollow = palette::TILE_SHADE.gamma_multiply(0.35);
    canvas
        .ui
        .painter()
        .circle_filled(centre, marble * 1.14, hollow);
    canvas.glass(centre, marble, Colour::Red);
    let at = pos2(left + 2.0 * marble + gap, rect.center().y);
    canvas.put(words, at, Align2::LEFT_CENTER, rect);
}

fn language_choices(canvas: &Canvas, kiosk: &Kiosk) -> Vec<ChoiceButton> {
    let languages = kiosk.languages();
    let now = canvas.book.language();
    languages
        .into_iter()
        .map(|language| {
            let action = Action::Kiosk(KioskAction::Speak(language));
            ChoiceButton::new(language.own_name(), action, language == now)
        })
        .collect()
}

fn language_height(canvas: &Canvas, kiosk: &Kiosk, width: f32) -> f32 {
    let choices = language_choices(canvas, kiosk);
    if choices.len() < 2 {
        return 0.0;
    }
    canvas.choices_height(&choices, canvas.choices_width(&choices).min(width))
}

fn choose_language(canvas: &mut Canvas, room: Rect, kiosk: &Kiosk, is_centred: bool) {
    let choices = language_choices(canvas, kiosk);
    if choices.len() < 2 {
        return;
    }
    let width = canvas.choices_width(&choices).min(room.width());
    let left = if is_centred {
        room.center().x - width / 2.0
    } else {
        room.left()
    };
    let rect = Rect::from_min_size(pos2(left, room.top()), vec2(width, room.height()));
    canvas.choices(rect, &choices);
}
