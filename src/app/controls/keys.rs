//! The keys and buttons that can be bound, and what they are called.

use crate::app::words::Phrasebook;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use std::collections::HashMap;

/// Keys that can be bound.
pub const KEYS: [KeyCode; 84] = [
    KeyCode::KeyA,
    KeyCode::KeyB,
    KeyCode::KeyC,
    KeyCode::KeyD,
    KeyCode::KeyE,
    KeyCode::KeyF,
    KeyCode::KeyG,
    KeyCode::KeyH,
    KeyCode::KeyI,
    KeyCode::KeyJ,
    KeyCode::KeyK,
    KeyCode::KeyL,
    KeyCode::KeyM,
    KeyCode::KeyN,
    KeyCode::KeyO,
    KeyCode::KeyP,
    KeyCode::KeyQ,
    KeyCode::KeyR,
    KeyCode::KeyS,
    KeyCode::KeyT,
    KeyCode::KeyU,
    KeyCode::KeyV,
    KeyCode::KeyW,
    KeyCode::KeyX,
    KeyCode::KeyY,
    KeyCode::KeyZ,
    KeyCode::Digit0,
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
    KeyCode::F1,
    KeyCode::F2,
    KeyCode::F4,
    KeyCode::F5,
    KeyCode::F6,
    KeyCode::F7,
    KeyCode::F8,
    KeyCode::F9,
    KeyCode::F10,
    KeyCode::F11,
    KeyCode::F12,
    KeyCode::ArrowLeft,
    KeyCode::ArrowRight,
    KeyCode::ArrowUp,
    KeyCode::ArrowDown,
    KeyCode::Enter,
    KeyCode::Space,
    KeyCode::Backspace,
    KeyCode::Escape,
    KeyCode::Tab,
    KeyCode::Home,
    KeyCode::End,
    KeyCode::PageUp,
    KeyCode::PageDown,
    KeyCode::Insert,
    KeyCode::Delete,
    KeyCode::Minus,
    KeyCode::Equal,
    KeyCode::BracketLeft,
    KeyCode::BracketRight,
    KeyCode::Backslash,
    KeyCode::Semicolon,
    KeyCode::Quote,
    KeyCode::Backquote,
    KeyCode::Comma,
    KeyCode::Period,
    KeyCode::Slash,
    KeyCode::Numpad0,
    KeyCode::Numpad1,
    KeyCode::Numpad2,
    KeyCode::Numpad3,
    KeyCode::Numpad4,
    KeyCode::Numpad5,
    KeyCode::Numpad6,
    KeyCode::Numpad7,
    KeyCode::Numpad8,
    KeyCode::Numpad9,
    KeyCode::NumpadEnter,
];

/// Buttons of a gamepad that can be bound.
pub const BUTTONS: [GamepadButton; 16] = [
    GamepadButton::South,
    GamepadButton::East,
    GamepadButton::West,
    GamepadButton::North,
    GamepadButton::LeftTrigger,
    GamepadButton::RightTrigger,
    GamepadButton::LeftTrigger2,
    GamepadButton::RightTrigger2,
    GamepadButton::Select,
    GamepadButton::Start,
    GamepadButton::LeftThumb,
    GamepadButton::RightThumb,
    GamepadButton::DPadUp,
    GamepadButton::DPadDown,
    GamepadButton::DPadLeft,
    GamepadButton::DPadRight,
];

/// The letters on the keys that have been pressed so far: they depend on the keyboard's layout.
#[derive(Resource, Clone, Debug, Default)]
pub struct KeyLabels(HashMap<KeyCode, String>);

/// Notes the letters on the keys that are pressed.
pub fn learn_labels(mut presses: MessageReader<KeyboardInput>, mut labels: ResMut<KeyLabels>) {
    for press in presses.read() {
        // Letters only: other characters depend on modifier keys.
        if let Key::Character(letter) = &press.logical_key
            && letter.chars().all(char::is_alphabetic)
            && !labels.0.contains_key(&press.key_code)
        {
            labels.0.insert(press.key_code, letter.to_uppercase());
        }
    }
}

/// What is written on a key.
pub fn key_name(book: &Phrasebook, labels: &KeyLabels, code: KeyCode) -> String {
    if let Some(label) = labels.0.get(&code) {
        return label.clone();
    }
    let name = format!("{code:?}");
    if let Some(rest) = name.strip_prefix("Numpad") {
        let key = if code == KeyCode::NumpadEnter {
            book.say("key-enter")
        } else {
            rest.to_owned()
        };
        return book.tell("key-numpad", [("key", key.into())]);
    }
    match code {
        KeyCode::ArrowLeft => "←".to_owned(),
        KeyCode::ArrowRight => "→".to_owned(),
        KeyCode::ArrowUp => "↑".to_owned(),
        KeyCode::ArrowDown => "↓".to_owned(),
        KeyCode::Enter => book.say("key-enter"),
        KeyCode::Space => book.say("key-space"),
        KeyCode::Backspace => book.say("key-backspace"),
        KeyCode::Escape => book.say("key-escape"),
        KeyCode::Tab => book.say("key-tab"),
        KeyCode::Home => book.say("key-home"),
        KeyCode::End => book.say("key-end"),
        KeyCode::PageUp => book.say("key-page-up"),
        KeyCode::PageDown => book.say("key-page-down"),
        KeyCode::Insert => book.say("key-insert"),
        KeyCode::Delete => book.say("key-delete"),
        KeyCode::Minus => "-".to_owned(),
        KeyCode::Equal => "=".to_owned(),
        KeyCode::BracketLeft => "[".to_owned(),
        KeyCode::BracketRight => "]".to_owned(),
        KeyCode::Backslash => "\\".to_owned(),
        KeyCode::Semicolon => ";".to_owned(),
        KeyCode::Quote => "'".to_owned(),
        KeyCode::Backquote => "`".to_owned(),
        KeyCode::Comma => ",".to_owned(),
        KeyCode::Period => ".".to_owned(),
        KeyCode::Slash => "/".to_owned(),
        _ => name
            .trim_start_matches("Key")
            .trim_start_matches("Digit")
            .to_owned(),
    }
}

/// The name of a gamepad button; letters are those of most gamepads.
pub fn button_name(book: &Phrasebook, button: GamepadButton) -> String {
    let arrow = match button {
        GamepadButton::DPadLeft => Some("←"),
        GamepadButton::DPadRight => Some("→"),
        GamepadButton::DPadUp => Some("↑"),
        GamepadButton::DPadDown => Some("↓"),
        _ => None,
    };
    if let Some(arrow) = arrow {
        return book.tell("pad-cross", [("arrow", arrow.into())]);
    }
    let name = match button {
        GamepadButton::South => "A",
        GamepadButton::East => "B",
        GamepadButton::West => "X",
        GamepadButton::North => "Y",
        GamepadButton::LeftTrigger => "LB",
        GamepadButton::RightTrigger => "RB",
        GamepadButton::LeftTrigger2 => "LT",
        GamepadButton::RightTrigger2 => "RT",
        GamepadButton::LeftThumb => "LS",
        GamepadButton::RightThumb => "RS",
        GamepadButton::Select => "Select",
        GamepadButton::Start => "Start",
        _ => "?",
    };
    name.to_owned()
}
