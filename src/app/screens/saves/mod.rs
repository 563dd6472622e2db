//! Saved games: the list of them, and the name for one more.

mod list;
mod row;

use crate::app::actions::{Action, SavesAction, Source, TextField};
use crate::app::flow::{Sheet, Sheets};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Button, Canvas, Face, InterfaceSystems, Painter, icons};
use crate::app::saving::SavedGames;
use crate::app::words::key;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};

pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        paint.in_set(InterfaceSystems::PaintOver),
    );
}

pub fn paint(mut painter: Painter, sheets: Res<Sheets>, saves: Res<SavedGames>) -> Result {
    let mut open = sheets.iter().rev();
    let open = open.find(|sheet| matches!(sheet, Sheet::Saves | Sheet::SaveGame));
    let Some(open) = open else {
        return Ok(());
    };
    let is_top = sheets.top() == Some(open);
    painter.paint("saves", egui::Order::Middle, is_top, |canvas, screen| {
        canvas.dim(screen);
        match open {
            Sheet::SaveGame => name(canvas, screen, &saves),
            _ => list::show(canvas, screen, &saves),
        }
    })
}

/// The button that saves; it cannot be pressed while a file is being written.
pub fn save_button(canvas: &Canvas, save: Action, is_saving: bool) -> Button {
    let label = if is_saving {
        key("saving")
    } else {
        key("save")
    };
    let mut button = Button::new(canvas.say(label), save)
        .icon(icons::SAVE)
        .face(Face::Primary);
    button.enabled = !is_saving;
    button
}

/// Asks for the name of the game that is being played.
fn name(canvas: &mut Canvas, screen: Rect, saves: &SavedGames) {
    let save = Action::Saves(SavesAction::Save);
    let copy = Action::Saves(SavesAction::Copy(Source::Table));
    let buttons = [
        save_button(canvas, save, saves.stock().is_saving()),
        Button::new(canvas.say("copy-game"), copy).icon(icons::COPY),
        Button::new(canvas.say("back"), Action::Back).icon(icons::CHEVRON_LEFT),
    ];
    let heading = canvas.say("save-game");
    ask_name(
        canvas,
        screen,
        &heading,
        (TextField::SaveName, &saves.name),
        &buttons,
    );
    canvas.laid.first = Some(save);
}

/// A heading, a field for a name, and buttons, one below the other.
pub fn ask_name(
    canvas: &mut Canvas,
    screen: Rect,
    heading: &str,
    (field, text): (TextField, &str),
    buttons: &[Button],
) {
    let width = buttons
        .iter()
        .map(|button| canvas.button_width(button))
        .fold(480.0 * canvas.scale.0, f32::max)
        .min(screen.width() - 4.0 * space::MARGIN);
    let heading = canvas.wrapped(heading, Type::Name, palette::BIRCH_50, width);
    let height = canvas.button_height();
    let rows = buttons.len() as f32 + 1.0;
    let total = heading.size().y + 2.0 * space::M + rows * height + (rows - 2.0) * space::S;
    let inner = Rect::from_center_size(screen.center(), vec2(width, total));
    canvas.plate(inner.expand(space::MARGIN), radius::SHEET, false);
    let mut y = inner.top() + heading.size().y + space::M;
    let at = pos2(inner.center().x, inner.top());
    canvas.put(heading, at, Align2::CENTER_TOP, inner);
    let mut line = |gap: f32| {
        let rect = Rect::from_min_size(pos2(inner.left(), y), vec2(width, height));
        y = rect.bottom() + gap;
        rect
    };
    let place = line(space::M);
    let hint = canvas.say("name-hint");
    canvas.text_field(place, field, text, &hint);
    for button in buttons {
        canvas.button(line(space::S), button);
    }
}
