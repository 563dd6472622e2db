//! Keys and buttons: what they do, and rebinding them.

use super::SettingsSight;
use crate::app::actions::{Action, Control, Device};
use crate::app::controls::{KEYS, KeyLabels, Listening, button_name, key_name};
use crate::app::interface::theme::{Type, palette, space};
use crate::app::interface::{Button, Canvas, Face, LEFT, Notice};
use crate::app::settings::Settings;
use crate::app::words::{Phrasebook, key};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, pos2, vec2};

/// Waits for a key or a button, and binds it. Escape stops waiting.
pub fn listen(
    keys: Res<ButtonInput<KeyCode>>,
    gamepads: Query<&Gamepad>,
    book: Res<Phrasebook>,
    labels: Res<KeyLabels>,
    mut actions: MessageReader<Action>,
    mut listening: ResMut<Listening>,
    mut settings: ResMut<Settings>,
    mut notices: MessageWriter<Notice>,
) {
    let before = *listening;
    for action in actions.read() {
        match action {
            Action::Listen(control, device) => listening.0 = Some((*control, *device)),
            Action::Back | Action::Settings(_) => listening.0 = None,
            _ => {}
        }
    }
    // In the frame in which waiting begins, the key that was pressed is the one that began it.
    let Some((control, device)) = listening.0.filter(|_| before == *listening) else {
        return;
    };
    let (name, bumped) = match device {
        Device::Key => {
            let pressed = keys.get_just_pressed().find(|key| KEYS.contains(key));
            let Some(&pressed) = pressed.filter(|key| **key != KeyCode::Escape) else {
                return;
            };
            let bumped = settings.bindings.bind_key(control, pressed);
            (key_name(&book, &labels, pressed), bumped)
        }
        Device::Gamepad => {
            let mut pressed = gamepads.iter().flat_map(Gamepad::get_just_pressed);
            let Some(&pressed) = pressed.next() else {
                return;
            };
            let bumped = settings.bindings.bind_button(control, pressed);
            (button_name(&book, pressed), bumped)
        }
    };
    listening.0 = None;
    if let Some(bumped) = bumped {
        let action = book.say(bumped.phrase());
        notices.write(Notice::new(book.tell(
            "bound-elsewhere",
            [("key", name.into()), ("action", action.into())],
        )));
    }
}

/// Paints every control with its keys and buttons; returns where they end.
pub fn show(canvas: &mut Canvas, room: Rect, top: f32, sight: &SettingsSight) -> f32 {
    let height = canvas.button_height();
    let is_narrow = room.width() < 760.0 * canvas.scale.0;
    let chip = if is_narrow {
        (room.width() - space::M) / 2.0
    } else {
        room.width() * 0.27
    };
    let columns = [room.right() - 2.0 * chip - space::M, room.right() - chip];
    let mut y = top + space::S;
    for (left, heading) in columns.into_iter().zip([key("keys"), key("gamepad")]) {
        let text = canvas.say(heading).to_uppercase();
        let words = canvas.words(&text, Type::Caps, palette::BIRCH_300);
        let place = Rect::from_min_size(pos2(left, y), vec2(chip, words.size().y));
        canvas.put(words, place.min, Align2::LEFT_TOP, place);
    }
    y += canvas.line(Type::Caps) + space::S;
    for control in Control::ALL {
        let label = canvas.say(control.phrase());
        let words_width = if is_narrow {
            room.width()
        } else {
            columns[0] - room.left() - space::M
        };
        let words = canvas.wrapped(&label, Type::Button, palette::BIRCH_50, words_width);
        let mut row = height.max(words.size().y);
        let line = Rect::from_min_size(pos2(room.left(), y), vec2(words_width, row));
        canvas.put(words, line.left_center(), LEFT, line);
        if is_narrow {
            y += row;
            row = height;
        }
        for (left, device) in columns.into_iter().zip([Device::Key, Device::Gamepad]) {
            let is_waiting = sight.listening.0 == Some((control, device));
            let label = bound(canvas, sight, control, device, is_waiting);
            let face = if is_waiting {
                Face::Chosen
            } else {
                Face::Plain
            };
            let button = Button::new(label, Action::Listen(control, device)).face(face);
            let place =
                Rect::from_min_size(pos2(left, y + (row - height) / 2.0), vec2(chip, height));
            canvas.button(place, &button);
        }
        y += row + space::S;
    }
    y
}

/// What is bound to a control, as far as there is room.
fn bound(
    canvas: &Canvas,
    sight: &SettingsSight,
    control: Control,
    device: Device,
    is_waiting: bool,
) -> String {
    let (book, bindings) = (canvas.book, sight.bindings);
    let names: Vec<String> = match device {
        _ if is_waiting && device == Device::Key => vec![book.say("press-key")],
        _ if is_waiting => vec![book.say("press-button")],
        Device::Key => bindings
            .keys(control)
            .take(2)
            .map(|key| key_name(book, sight.labels, key))
            .collect(),
        Device::Gamepad => bindings
            .buttons(control)
            .take(1)
            .map(|button| button_name(book, button))
            .collect(),
    };
    if names.is_empty() {
        return book.say("none-bound");
    }
    names.join(", ")
}
