//! Turns keys and gamepad buttons into presses.

use crate::app::actions::{Action, Control};
use crate::app::controls::{Bindings, Listening};
use crate::app::flow::Press;
use crate::app::interface::{Focus, Typing};
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

/// Keys that always work among the buttons on the screen, whatever they are bound to, so that menus
/// stay usable.
const AMONG_BUTTONS: [(KeyCode, Action); 8] = [
    (KeyCode::ArrowLeft, Action::Left),
    (KeyCode::ArrowRight, Action::Right),
    (KeyCode::ArrowUp, Action::Up),
    (KeyCode::ArrowDown, Action::Down),
    (KeyCode::Enter, Action::Confirm),
    (KeyCode::NumpadEnter, Action::Confirm),
    (KeyCode::Tab, Action::NextButton),
    (KeyCode::Escape, Action::Back),
];

pub fn listen_to_keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut keyboard: MessageReader<KeyboardInput>,
    bindings: Res<Bindings>,
    listening: Res<Listening>,
    mut typing: ResMut<Typing>,
    mut focus: ResMut<Focus>,
    mut presses: MessageWriter<Press>,
) {
    // In the order they were pressed: a slow frame may hold several.
    let pressed: Vec<KeyCode> = keyboard
        .read()
        .filter(|press| press.state.is_pressed() && !press.repeat)
        .map(|press| press.key_code)
        .collect();
    if typing.field.is_some() {
        // While text is typed only these keys act: they end it.
        let ends = [
            KeyCode::Enter,
            KeyCode::NumpadEnter,
            KeyCode::Escape,
            KeyCode::Tab,
        ];
        if keys.any_just_pressed(ends) {
            let enter = typing.end();
            if keys.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter]) {
                presses.write_batch(enter.map(Press));
            }
        }
        return;
    }
    if listening.0.is_some() {
        if keys.just_pressed(KeyCode::Escape) {
            presses.write(Press(Action::Back));
        }
        return;
    }
    let backwards = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    for pressed in pressed {
        let fixed = AMONG_BUTTONS
            .iter()
            .find(|(key, _)| *key == pressed && focus.takes_keys())
            .map(|(_, action)| *action);
        let bound = bindings.of_key(pressed).map(Control::action);
        let action = match fixed.or(bound) {
            Some(Action::NextButton) if backwards => Action::PreviousButton,
            Some(action) => action,
            None if pressed == KeyCode::F3 => Action::Diagnostics,
            None => continue,
        };
        presses.write(Press(action));
        focus.by_keys = true;
        focus.by_gamepad = false;
    }
}

/// The same for gamepads.
const BUTTONS_AMONG_BUTTONS: [(GamepadButton, Action); 6] = [
    (GamepadButton::DPadLeft, Action::Left),
    (GamepadButton::DPadRight, Action::Right),
    (GamepadButton::DPadUp, Action::Up),
    (GamepadButton::DPadDown, Action::Down),
    (GamepadButton::South, Action::Confirm),
    (GamepadButton::East, Action::Back),
];

pub fn listen_to_gamepads(
    gamepads: Query<&Gamepad>,
    bindings: Res<Bindings>,
    listening: Res<Listening>,
    mut focus: ResMut<Focus>,
    mut presses: MessageWriter<Press>,
) {
    if listening.0.is_some() {
        return;
    }
    for &pressed in gamepads.iter().flat_map(Gamepad::get_just_pressed) {
        let fixed = BUTTONS_AMONG_BUTTONS
            .iter()
            .find(|(button, _)| *button == pressed && focus.takes_keys())
            .map(|(_, action)| *action);
        let bound = bindings.of_button(pressed).map(Control::action);
        if let Some(action) = fixed.or(bound) {
            presses.write(Press(action));
            focus.by_keys = true;
            focus.by_gamepad = true;
        }
    }
}

/// Lets players with only a gamepad enter text: arrows choose the letters.
pub fn type_with_arrows(
    gamepads: Query<&Gamepad>,
    mut actions: MessageReader<Action>,
    mut typing: ResMut<Typing>,
) {
    let by_gamepad = gamepads
        .iter()
        .any(|gamepad| gamepad.get_just_pressed().next().is_some());
    for action in actions.read() {
        if typing.field.is_none() || !by_gamepad {
            continue;
        }
        match action {
            Action::Confirm | Action::Back => _ = typing.end(),
            action => typing.turn(*action),
        }
    }
}
