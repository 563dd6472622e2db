//! The foot of the screen in a lesson: the instruction, the progress, and buttons to other steps.

use crate::app::actions::{Action, LearnAction};
use crate::app::flow::{Screen, Sheets};
use crate::app::hud::HudLayout;
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Button, Canvas, Face, InterfaceSystems, Painter, icons};
use crate::app::learning::{Learning, Mistake, sentences};
use crate::app::play::Counting;
use crate::lesson::LEARNER;
use crate::play::Session;
use crate::rules::Colour;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2, Color32, Rect, Stroke, pos2, vec2};

pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        paint
            .in_set(InterfaceSystems::Paint)
            .run_if(in_state(Screen::Learn)),
    );
}

fn paint(
    mut painter: Painter,
    session: Res<Session>,
    learning: Res<Learning>,
    counting: Res<Counting>,
    sheets: Res<Sheets>,
) -> Result {
    // Nothing is painted over the count.
    if counting.0 || session.step().is_none() {
        return Ok(());
    }
    painter.paint(
        "lesson",
        egui::Order::Background,
        sheets.is_empty(),
        |canvas, screen| show(canvas, screen, &session, &learning, *counting),
    )
}

fn show(
    canvas: &mut Canvas,
    screen: Rect,
    session: &Session,
    learning: &Learning,
    counting: Counting,
) {
    let rules = session.game().rules();
    let foot = HudLayout::of_lesson(screen, canvas.scale, rules, LEARNER).footer;
    canvas.fade_out(foot);
    let most = foot.width() - 2.0 * space::MARGIN;
    let width = (1300.0 * canvas.scale.0).min(most);
    let panel = Rect::from_min_max(
        pos2(foot.center().x - width / 2.0, foot.top()),
        pos2(foot.center().x + width / 2.0, foot.bottom() - space::L),
    );
    let is_done = learning.is_done(session, counting);
    canvas.plate(panel, radius::PLATE, is_done);
    let inner = panel.shrink2(vec2(space::L, space::M));
    let top = progress(canvas, inner, learning, is_done);
    let bottom = inner.bottom() - canvas.button_height();
    let room = Rect::from_min_max(
        pos2(inner.left(), top + space::S),
        pos2(inner.right(), bottom - space::M),
    );
    let task = sentences::instruction(canvas.book, session, is_done);
    let mistake = learning.mistake().filter(|_| !is_done);
    let why = sentences::correction(canvas.book, session, learning);
    match mistake.zip(why) {
        _ if is_done => {
            let room = sign(
                canvas,
                room,
                room.center().y,
                (icons::CHECK, palette::BRASS),
            );
            say(canvas, room, &task);
        }
        Some((mistake, why)) => correct(canvas, room, &task, mistake, &why),
        None => say(canvas, room, &task),
    }
    buttons(canvas, inner, bottom, learning, is_done);
}

/// The number of the step, and a dot for each; returns where it ends.
fn progress(canvas: &mut Canvas, room: Rect, learning: &Learning, is_done: bool) -> f32 {
    let (at, count) = learning.place();
    let step = [("step", (at + 1).into()), ("steps", count.into())];
    let words = canvas.book.tell("lesson-step", step);
    let line = canvas.line(Type::Help);
    let row = Rect::from_min_size(room.min, vec2(room.width(), line));
    let middle = row.center().y;
    let left = (pos2(row.left(), middle), Align2::LEFT_CENTER);
    canvas.text(&words, Type::Help, palette::BIRCH_300, left, row);
    let radius = 5.0 + 1.5 * canvas.scale.0;
    let gap = 3.4 * radius;
    let painter = canvas.ui.painter();
    for number in 0..count {
        let back = (count - 1 - number) as f32;
        let centre = pos2(row.right() - radius - back * gap, middle);
        let is_behind = number < at || number == at && is_done;
        if is_behind {
            painter.circle_filled(centre, radius, palette::BIRCH_100);
        } else {
            let edge = if number == at {
                Stroke::new(3.0, palette::BRASS)
            } else {
                Stroke::new(1.5, palette::BIRCH_500.gamma_multiply(0.8))
            };
            painter.circle_stroke(centre, radius, edge);
        }
    }
    row.bottom()
}

/// The sign before the text, at this height, that says whether a marble was right or wrong; returns
/// the room left for the text.
fn sign(canvas: &mut Canvas, room: Rect, middle: f32, (icon, ink): (char, Color32)) -> Rect {
    let icon = canvas.words(&icon.to_string(), Type::LargeIcon, ink);
    let left = room.left() + icon.size().x + space::M;
    let at = pos2(room.left(), middle);
    canvas.put(icon, at, Align2::LEFT_CENTER, room);
    Rect::from_min_max(pos2(left, room.top()), room.max)
}

/// The letters of the sentences, the largest first.
const KINDS: [Type; 4] = [Type::Name, Type::Item, Type::Body, Type::Help];

/// One or two sentences, as large as they fit.
fn say(canvas: &mut Canvas, room: Rect, sentence: &str) {
    let words = KINDS
        .map(|kind| canvas.wrapped(sentence, kind, palette::BIRCH_50, room.width()))
        .into_iter()
        .reduce(|larger, smaller| {
            if larger.size().y <= room.height() {
                larger
            } else {
                smaller
            }
        });
    if let Some(words) = words {
        let at = pos2(room.left(), room.center().y);
        canvas.put(words, at, Align2::LEFT_CENTER, room);
    }
}

/// What was wrong, below the task, which stays. Both are as large as they fit together.
fn correct(canvas: &mut Canvas, room: Rect, task: &str, mistake: Mistake, why: &str) {
    let (icon, ink) = match mistake {
        Mistake::Refused(..) => (icons::BAN, canvas.paint(Colour::Red).1),
        Mistake::Astray(_) => (icons::LIGHTBULB, palette::BRASS),
    };
    let beside = canvas
        .words(&icon.to_string(), Type::LargeIcon, ink)
        .size()
        .x
        + space::M;
    let laid_out = KINDS.map(|kind| {
        let task = canvas.wrapped(task, kind, palette::BIRCH_300, room.width());
        let why = canvas.wrapped(why, kind, palette::BIRCH_50, room.width() - beside);
        (task, why)
    });
    let both = laid_out.into_iter().reduce(|larger, smaller| {
        if larger.0.size().y + larger.1.size().y + space::S <= room.height() {
            larger
        } else {
            smaller
        }
    });
    if let Some((task, why)) = both {
        let height = task.size().y + space::S + why.size().y;
        let top = room.center().y - height / 2.0;
        let middle = top + height - why.size().y / 2.0;
        canvas.put(task, pos2(room.left(), top), Align2::LEFT_TOP, room);
        let rest = sign(canvas, room, middle, (icon, ink));
        canvas.put(why, pos2(rest.left(), middle), Align2::LEFT_CENTER, room);
    }
}

fn buttons(canvas: &mut Canvas, room: Rect, top: f32, learning: &Learning, is_done: bool) {
    let (at, count) = learning.place();
    let is_last = at + 1 == count;
    let mut back = Button::new(canvas.say("back"), Action::Learn(LearnAction::Back))
        .icon(icons::CHEVRON_LEFT)
        .face(Face::Words);
    back.enabled = at > 0;
    let leave = Button::new(canvas.say("leave-lesson"), Action::Title)
        .icon(icons::HOUSE)
        .face(Face::Words);
    let on = match (is_done, is_last) {
        (true, true) => Button::new(canvas.say("lesson-finish"), Action::Play).icon(icons::PLAY),
        (true, false) => Button::new(canvas.say("lesson-next"), NEXT).icon(icons::CHEVRON_RIGHT),
        (false, _) => Button::new(canvas.say("skip"), Action::Learn(LearnAction::Skip))
            .icon(icons::SKIP_FORWARD),
    };
    let on = match is_done {
        true => on.face(Face::Primary),
        false => on.face(Face::Words),
    };
    if is_done {
        canvas.laid.first = Some(on.action);
    }
    let height = canvas.button_height();
    let row = [&leave, &back, &on];
    let mut widths = row.map(|button| canvas.button_width(button));
    widths[2] += if is_done { space::L } else { 0.0 };
    let gaps = 2.0 * space::S;
    let all: f32 = widths.iter().sum();
    // The buttons are narrowed where there is no room; their text shrinks with them.
    let shrunk = ((room.width() - gaps) / all).min(1.0);
    let rect =
        |left: f32, width: f32| Rect::from_min_size(pos2(left, top), vec2(width * shrunk, height));
    canvas.button(rect(room.left(), widths[0]), &leave);
    let right = room.right() - widths[2] * shrunk;
    let middle = right - space::S - widths[1] * shrunk;
    canvas.button(rect(middle, widths[1]), &back);
    canvas.button(rect(right, widths[2]), &on);
}

/// On to the next step.
const NEXT: Action = Action::Learn(LearnAction::Next);
