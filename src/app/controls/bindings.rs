//! Which key and which gamepad button is bound to which control, and how that is changed and kept.

use crate::app::actions::Control;
use bevy::prelude::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::collections::BTreeMap;

impl Control {
    fn usual_keys(self) -> &'static [KeyCode] {
        match self {
            Self::Left => &[KeyCode::ArrowLeft],
            Self::Right => &[KeyCode::ArrowRight],
            Self::Up => &[KeyCode::ArrowUp],
            Self::Down => &[KeyCode::ArrowDown],
            Self::Confirm => &[KeyCode::Enter, KeyCode::Space, KeyCode::NumpadEnter],
            Self::NextButton => &[KeyCode::Tab],
            Self::Back => &[KeyCode::Escape],
            Self::Menu => &[KeyCode::KeyM],
            Self::TakeBack => &[KeyCode::Backspace, KeyCode::KeyU],
            Self::Redo => &[KeyCode::KeyY],
            Self::TopView => &[KeyCode::KeyT],
            Self::ResetView => &[KeyCode::Home],
            Self::TurnBoard => &[KeyCode::KeyR],
            Self::TurnToMover => &[KeyCode::KeyV],
            Self::ToggleAids => &[KeyCode::KeyA],
            Self::MoveList => &[KeyCode::KeyL],
            Self::HideDisplay => &[KeyCode::KeyH],
            Self::Resign => &[KeyCode::KeyG],
            Self::NewGame => &[KeyCode::KeyN],
            Self::Pause => &[KeyCode::KeyP],
            Self::Step => &[KeyCode::Period],
            Self::ChangeSpeed => &[KeyCode::KeyF],
            Self::LookAtBoard => &[KeyCode::KeyE],
            Self::Music => &[KeyCode::KeyS],
            Self::Hint => &[KeyCode::KeyI],
            Self::ScoreMap => &[KeyCode::KeyX],
            Self::Rules => &[KeyCode::F1],
        }
    }

    fn usual_buttons(self) -> &'static [GamepadButton] {
        match self {
            Self::Left => &[GamepadButton::DPadLeft],
            Self::Right => &[GamepadButton::DPadRight],
            Self::Up => &[GamepadButton::DPadUp],
            Self::Down => &[GamepadButton::DPadDown],
            Self::Confirm => &[GamepadButton::South],
            Self::Back => &[GamepadButton::East],
            Self::TakeBack => &[GamepadButton::West],
            Self::TopView => &[GamepadButton::North],
            Self::TurnBoard => &[GamepadButton::LeftTrigger],
            Self::NextButton => &[GamepadButton::RightTrigger],
            Self::Redo => &[GamepadButton::RightTrigger2],
            Self::LookAtBoard => &[GamepadButton::LeftTrigger2],
            Self::MoveList => &[GamepadButton::Select],
            Self::Menu => &[GamepadButton::Start],
            Self::Rules => &[GamepadButton::RightThumb],
            _ => &[],
        }
    }
}

/// A key or button, serialised by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ByName<T>(T);

/// Keys or buttons: they have names and can be bound.
trait Nameable: Copy + PartialEq + std::fmt::Debug + 'static {
    fn all() -> &'static [Self];

    /// The default binding of a control.
    fn usual(control: Control) -> &'static [Self];
}

impl Nameable for KeyCode {
    fn all() -> &'static [Self] {
        &super::keys::KEYS
    }

    fn usual(control: Control) -> &'static [Self] {
        control.usual_keys()
    }
}

impl Nameable for GamepadButton {
    fn all() -> &'static [Self] {
        &super::keys::BUTTONS
    }

    fn usual(control: Control) -> &'static [Self] {
        control.usual_buttons()
    }
}

impl<T: Nameable> Serialize for ByName<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:?}", self.0))
    }
}

impl<'de, T: Nameable> Deserialize<'de> for ByName<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let found = T::all().iter().find(|known| format!("{known:?}") == name);
        found
            .map(|&known| Self(known))
            .ok_or_else(|| D::Error::custom(format!("there is no key {name:?}")))
    }
}

/// The keys or buttons of every control. Each is bound to one control at most.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
struct BoundTo<T: Nameable>(BTreeMap<Control, Vec<ByName<T>>>);

impl<T: Nameable> Default for BoundTo<T> {
    fn default() -> Self {
        let mut nothing = Self(BTreeMap::new());
        nothing.complete();
        nothing
    }
}

impl<T: Nameable> BoundTo<T> {
    /// What is bound to a control.
    fn to(&self, control: Control) -> impl Iterator<Item = T> {
        let bound = self.0.get(&control).into_iter().flatten();
        bound.map(|named| named.0)
    }

    /// The control that a key or button is bound to.
    fn control(&self, what: T) -> Option<Control> {
        let mut all = Control::ALL.into_iter();
        all.find(|&control| self.to(control).any(|bound| bound == what))
    }

    /// Binds this key or button alone to a control; returns the control it was bound to before.
    fn bind(&mut self, control: Control, what: T) -> Option<Control> {
        let before = self.control(what).filter(|&before| before != control);
        for bound in self.0.values_mut() {
            bound.retain(|bound| bound.0 != what);
        }
        self.0.insert(control, vec![ByName(what)]);
        before
    }

    /// Gives controls without an entry their default binding, as far as its keys are free.
    fn complete(&mut self) {
        for control in Control::ALL {
            if !self.0.contains_key(&control) {
                let usual = T::usual(control).iter().copied();
                let free = usual.filter(|&what| self.control(what).is_none());
                let free = free.map(ByName).collect();
                self.0.insert(control, free);
            }
        }
    }
}

/// The bindings of keys and gamepad buttons.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Bindings {
    keys: BoundTo<KeyCode>,
    buttons: BoundTo<GamepadButton>,
}

impl Bindings {
    /// The keys of a control.
    pub fn keys(&self, control: Control) -> impl Iterator<Item = KeyCode> {
        self.keys.to(control)
    }

    /// The buttons of a control.
    pub fn buttons(&self, control: Control) -> impl Iterator<Item = GamepadButton> {
        self.buttons.to(control)
    }

    /// The control of a key.
    pub fn of_key(&self, key: KeyCode) -> Option<Control> {
        self.keys.control(key)
    }

    /// The control of a button.
    pub fn of_button(&self, button: GamepadButton) -> Option<Control> {
        self.buttons.control(button)
    }

    /// Binds this key alone to a control; returns the control it was bound to before.
    pub fn bind_key(&mut self, control: Control, key: KeyCode) -> Option<Control> {
        self.keys.bind(control, key)
    }

    /// Binds this button alone to a control; returns the control it was bound to before.
    pub fn bind_button(&mut self, control: Control, button: GamepadButton) -> Option<Control> {
        self.buttons.bind(control, button)
    }

    /// Gives controls that an older file does not have their default binding, as far as its keys
    /// are free.
    pub fn completed(mut self) -> Self {
        self.keys.complete();
        self.buttons.complete();
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_and_button_does_one_thing_at_most() {
        let bindings = Bindings::default();
        for control in Control::ALL {
            for key in bindings.keys(control) {
                assert_eq!(bindings.of_key(key), Some(control));
                assert!(super::super::keys::KEYS.contains(&key));
            }
            for button in bindings.buttons(control) {
                assert_eq!(bindings.of_button(button), Some(control));
                assert!(super::super::keys::BUTTONS.contains(&button));
            }
        }
    }

    #[test]
    fn a_key_that_is_bound_anew_leaves_its_old_place() {
        let mut bindings = Bindings::default();
        let before = bindings.bind_key(Control::Menu, KeyCode::KeyT);
        assert_eq!(before, Some(Control::TopView));
        assert_eq!(bindings.of_key(KeyCode::KeyT), Some(Control::Menu));
        assert_eq!(bindings.of_key(KeyCode::KeyM), None);
        assert_eq!(bindings.keys(Control::TopView).count(), 0);
        assert_eq!(bindings.bind_key(Control::Menu, KeyCode::KeyT), None);
        let before = bindings.bind_button(Control::Menu, GamepadButton::East);
        assert_eq!(before, Some(Control::Back));
    }

    #[test]
    fn bindings_are_kept_as_text_and_completed() {
        let mut bindings = Bindings::default();
        bindings.bind_key(Control::Menu, KeyCode::F5);
        let text = ron::to_string(&bindings).unwrap();
        assert_eq!(ron::from_str::<Bindings>(&text).unwrap(), bindings);
        assert!(ron::from_str::<Bindings>(&text.replace("F5", "F55")).is_err());
        // A file that knows only one control.
        let old = "(keys: {Menu: [\"KeyT\"]}, buttons: {})";
        let old = ron::from_str::<Bindings>(old).unwrap().completed();
        assert_eq!(old.of_key(KeyCode::KeyT), Some(Control::Menu));
        assert_eq!(old.keys(Control::TopView).count(), 0);
        assert_eq!(old.of_key(KeyCode::Enter), Some(Control::Confirm));
        assert_eq!(old.of_button(GamepadButton::South), Some(Control::Confirm));
    }
}
