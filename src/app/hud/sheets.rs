//! What lies over the table for a moment: the menu, and questions that are asked first.

use super::{Scene, Sheet};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Action, Button, Canvas, Face, LabelAlign, icons};
use crate::app::play::Seat;
use crate::app::words;
use crate::rules::Colour;
use bevy_egui::egui::{Align2, Rect, pos2, vec2};

/// Paints what is open.
pub fn show(canvas: &mut Canvas, scene: &Scene) {
    match scene.sheet {
        Sheet::None => {}
        Sheet::Menu => menu(canvas, scene),
        Sheet::Ask(action) => ask(canvas, scene, action),
    }
}

/// Darkens the table.
fn dim(canvas: &mut Canvas, scene: &Scene) {
    let screen = scene.layout.screen;
    canvas.laid.occupied.push(screen);
    // What lies below is not to be read now.
    canvas.laid.texts.clear();
    let scrim = palette::NIGHT_900.gamma_multiply(0.6);
    canvas.ui.painter().rect_filled(screen, 0.0, scrim);
}

fn menu(canvas: &mut Canvas, scene: &Scene) {
    dim(canvas, scene);
    let session = scene.session;
    let opponent = match session.seat(Colour::Black) {
        Seat::Person => canvas.say("person"),
        Seat::Computer(_) => words::role(canvas.book, session, Colour::Black),
    };
    let opponent_icon = match session.seat(Colour::Black) {
        Seat::Person => icons::USER,
        Seat::Computer(_) => icons::CPU,
    };
    let rules = canvas.say(words::rules(session.game().rules()));
    let (watch, watch_icon) = if session.has_person() {
        (canvas.say("watching"), icons::EYE)
    } else {
        (canvas.say("two-players"), icons::USERS)
    };
    let speed = canvas.say(words::speed(scene.speed));
    let mut resign = Button::new(canvas.say("resign"), Action::Resign).icon(icons::FLAG);
    resign.enabled = session.may_resign().is_some();
    let groups: [&[Button]; 3] = [
        &[
            Button::new(canvas.say("back-to-game"), Action::Back)
                .icon(icons::PLAY)
                .face(Face::Primary),
            Button::new(canvas.say("new-board"), Action::NewGame).icon(icons::PLUS),
            Button::new(canvas.say("board-irregular"), Action::OtherShape).icon(icons::ROTATE_CCW),
            Button::new(watch, Action::Watch).icon(watch_icon),
        ],
        &[
            Button::new(rules, Action::OtherRules).icon(icons::LIST),
            Button::new(opponent, Action::NextOpponent).icon(opponent_icon),
            Button::new(speed, Action::ChangeSpeed).icon(icons::GAUGE),
        ],
        &[
            resign,
            Button::new(canvas.say("leave"), Action::Quit).icon(icons::LOG_OUT),
        ],
    ];
    column(canvas, scene, "Kulami", &groups);
}

fn ask(canvas: &mut Canvas, scene: &Scene, action: Action) {
    dim(canvas, scene);
    let (question, yes) = match action {
        Action::Resign => ("ask-resign", "resign"),
        Action::Quit => ("ask-leave", "leave"),
        _ => ("ask-new", "yes-new"),
    };
    let buttons = [
        Button::new(canvas.say("go-on-playing"), Action::Back).face(Face::Primary),
        Button::new(canvas.say(yes), Action::Yes),
    ];
    let question = canvas.say(question);
    column(canvas, scene, &question, &[&buttons]);
}

/// A heading and groups of buttons, one below the other in the middle of the screen.
fn column(canvas: &mut Canvas, scene: &Scene, heading: &str, groups: &[&[Button]]) {
    let (gap, pause) = (space::S, space::L);
    let buttons = || groups.iter().flat_map(|group| group.iter());
    let widest = buttons()
        .map(|button| canvas.button_width(button))
        .fold(400.0, f32::max);
    let wrap = widest.max(440.0 * canvas.scale.0);
    let heading = canvas.wrapped(heading, Type::Name, palette::BIRCH_50, wrap);
    let width = widest.max(heading.size().x);
    let screen = scene.layout.screen;
    // Lower buttons where there is no room for higher ones.
    let count = buttons().count() as f32;
    let breaks = groups.len() as f32 - 1.0;
    let gaps = heading.size().y + space::M + (count - 1.0 - breaks) * gap + breaks * pause;
    let room = screen.height() - 3.0 * space::MARGIN - gaps;
    let height = canvas.button_height().min(room / count);
    let inner = Rect::from_center_size(screen.center(), vec2(width, gaps + count * height));
    canvas.plate(inner.expand(space::MARGIN), radius::SHEET, false);
    let mut y = inner.top() + heading.size().y + space::M;
    let at = pos2(inner.center().x, inner.top());
    canvas.put(heading, at, Align2::CENTER_TOP, inner);
    for group in groups {
        for button in *group {
            let rect = Rect::from_min_size(pos2(inner.left(), y), vec2(width, height));
            let align = if groups.len() > 1 {
                LabelAlign::Left
            } else {
                LabelAlign::Middle
            };
            canvas.button_aligned(rect, button, align);
            y += height + gap;
        }
        y += pause - gap;
    }
}
