//! What lies over the table for a moment: the menu, and questions that are asked first.

use super::{Scene, Sheet};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Action, Button, Canvas, Face, icons, words};
use crate::app::play::Seat;
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
    let scrim = palette::NIGHT_900.gamma_multiply(0.6);
    canvas.ui.painter().rect_filled(screen, 0.0, scrim);
}

fn menu(canvas: &mut Canvas, scene: &Scene) {
    dim(canvas, scene);
    let session = scene.session;
    let opponent = match session.seat(Colour::Black) {
        Seat::Person => "Black: a person".to_owned(),
        Seat::Computer(level) => format!("Black: {}, level {level}", level.name()),
    };
    let rules = format!("Rules: {}", words::rules(session.game().rules()));
    let watch = if session.has_person() {
        "Two computers play"
    } else {
        "Two people play"
    };
    let speed = format!("Speed: {}", words::speed(scene.speed));
    let mut resign = Button::new("Resign", Action::Resign).icon(icons::FLAG);
    resign.enabled = session.may_resign().is_some();
    let buttons = [
        Button::new("Back to the game", Action::Back)
            .icon(icons::PLAY)
            .face(Face::Primary),
        Button::new("New board", Action::NewGame).icon(icons::PLUS),
        Button::new("Board of the other shape", Action::OtherShape).icon(icons::SHAPES),
        Button::new(&rules, Action::OtherRules).icon(icons::LAYOUT_GRID),
        Button::new(&opponent, Action::NextOpponent).icon(icons::CPU),
        Button::new(watch, Action::Watch).icon(icons::EYE),
        Button::new(&speed, Action::ChangeSpeed).icon(icons::GAUGE),
        resign,
        Button::new("Leave", Action::Quit).icon(icons::LOG_OUT),
    ];
    column(canvas, scene, None, &buttons);
}

fn ask(canvas: &mut Canvas, scene: &Scene, action: Action) {
    dim(canvas, scene);
    let (question, yes) = match action {
        Action::Resign => ("Resign this game?", "Resign"),
        Action::Quit => ("Leave this game?", "Leave"),
        _ => ("Leave this game for a new one?", "New game"),
    };
    let buttons = [
        Button::new("Go on playing", Action::Back).face(Face::Primary),
        Button::new(yes, Action::Yes),
    ];
    column(canvas, scene, Some(question), &buttons);
}

/// Buttons one below the other in the middle of the screen.
fn column(canvas: &mut Canvas, scene: &Scene, question: Option<&str>, buttons: &[Button]) {
    let gap = space::M * 0.75;
    let widest = buttons
        .iter()
        .map(|button| canvas.button_width(button))
        .fold(360.0, f32::max);
    let question = question.map(|question| {
        let width = widest.max(440.0 * canvas.scale.0);
        canvas.wrapped(question, Type::Name, palette::BIRCH_50, width)
    });
    let heading = question
        .as_ref()
        .map_or(0.0, |question| question.size().y + space::L);
    let width = question
        .as_ref()
        .map_or(widest, |question| widest.max(question.size().x));
    let screen = scene.layout.screen;
    // Lower buttons where there is no room for higher ones.
    let count = buttons.len() as f32;
    let room = screen.height() - 2.0 * space::MARGIN - heading - 2.0 * space::MARGIN;
    let height = canvas
        .button_height()
        .min((room - (count - 1.0) * gap) / count);
    let size = vec2(width, heading + count * height + (count - 1.0) * gap);
    let inner = Rect::from_center_size(screen.center(), size);
    canvas.plate(inner.expand(space::MARGIN), radius::SHEET, false);
    if let Some(question) = question {
        let at = pos2(inner.center().x, inner.top());
        canvas.put(question, at, Align2::CENTER_TOP, inner);
    }
    for (number, button) in buttons.iter().enumerate() {
        let top = inner.top() + heading + number as f32 * (height + gap);
        let rect = Rect::from_min_size(pos2(inner.left(), top), vec2(width, height));
        canvas.button(rect, button);
    }
}
