//! Text fields. Pressing one begins typing; Enter and Escape end it. With a gamepad, up and down
//! step through the letters, as at an arcade machine.

use super::canvas::{Canvas, LEFT};
use super::icons;
use super::laid::LaidText;
use super::theme::{Type, palette, radius, space};
use super::widgets::Sign;
use crate::app::actions::{Action, TextField};
use crate::files::LONGEST_NAME;
use bevy::prelude::*;
use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::{self, Rect, pos2, vec2};

/// What is being typed, and where.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Typing {
    /// Where.
    pub field: Option<TextField>,
    /// The text so far.
    pub text: String,
    /// What Enter presses besides ending the typing: the main button of a dialog.
    enter: Option<Action>,
    /// Whether the whole text is to be selected, so that the first letter replaces it.
    selects_all: bool,
    /// The field and its text, from the end of typing until the next frame is painted: the last
    /// letter may have been typed in the frame before.
    ended: Option<(TextField, String)>,
}

impl Typing {
    /// Begins typing in a field that holds this text.
    pub fn begin(&mut self, field: TextField, text: &str) {
        *self = Self {
            field: Some(field),
            text: text.to_owned(),
            ..default()
        };
    }

    /// Begins typing in a dialog that has just opened: the first letter replaces the text, and Enter
    /// presses the dialog's main button.
    pub fn begin_dialog(&mut self, field: TextField, text: &str, enter: Action) {
        self.begin(field, text);
        self.enter = Some(enter);
        self.selects_all = true;
    }

    /// Ends typing; returns what Enter presses now.
    pub fn end(&mut self) -> Option<Action> {
        let field = self.field.take()?;
        self.ended = Some((field, std::mem::take(&mut self.text)));
        self.enter.take()
    }

    /// The text of a field that is being typed in, or in which typing has just ended.
    pub fn text_of(&self, field: TextField) -> Option<&str> {
        match &self.ended {
            _ if self.field == Some(field) => Some(&self.text),
            Some((ended, text)) if *ended == field => Some(text),
            _ => None,
        }
    }

    /// Whoever follows a field has had its last text.
    pub(super) fn forget_ended(&mut self) {
        self.ended = None;
    }

    /// Acts on the arrows of a gamepad: up and down change the last letter, right adds one, left
    /// removes one.
    pub fn turn(&mut self, action: Action) {
        const LETTERS: &str = " ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
        let letters: Vec<char> = LETTERS.chars().collect();
        match action {
            Action::Left => _ = self.text.pop(),
            Action::Right if self.text.chars().count() < LONGEST_NAME => {
                // Only the first letter of a word is a capital.
                let is_first = self.text.is_empty() || self.text.ends_with(' ');
                self.text.push(if is_first { 'A' } else { 'a' });
            }
            Action::Up | Action::Down => {
                let last = self.text.pop().unwrap_or(' ');
                let at = letters
                    .iter()
                    .position(|letter| *letter == last)
                    .unwrap_or(0);
                let step = if action == Action::Up {
                    1
                } else {
                    letters.len() - 1
                };
                self.text.push(letters[(at + step) % letters.len()]);
            }
            _ => {}
        }
    }
}

impl Canvas<'_> {
    /// A field to type into, showing what it holds or a hint.
    pub fn text_field(&mut self, rect: Rect, field: TextField, text: &str, hint: &str) {
        let action = Action::Edit(field);
        self.groove(rect, radius::FIELD);
        let inner = Rect::from_min_max(
            rect.min + vec2(space::M, 0.0),
            pos2(
                rect.right() - space::M - self.line(Type::Icon),
                rect.bottom(),
            ),
        );
        if self.typing.field == Some(field) {
            self.laid.occupy(rect);
            self.laid.add_button(action, rect, self.ui.clip_rect());
            let mut edited = self.typing.text.clone();
            let id = self.ui.id().with(("typing", field));
            let font = Type::Button.font(self.scale);
            let height = self.line(Type::Button);
            let line = Rect::from_center_size(inner.center(), vec2(inner.width(), height));
            let edit = egui::TextEdit::singleline(&mut edited)
                .id(id)
                .frame(egui::Frame::NONE)
                .margin(egui::Margin::ZERO)
                .char_limit(LONGEST_NAME)
                .font(font)
                .text_color(palette::BIRCH_50);
            let mut place = self.ui.new_child(egui::UiBuilder::new().max_rect(line));
            let response = place.put(line, edit);
            if !response.has_focus() {
                response.request_focus();
            }
            if std::mem::take(&mut self.typing.selects_all) {
                let all = CCursorRange::two(CCursor::new(0), CCursor::new(LONGEST_NAME));
                let mut state = egui::TextEdit::load_state(self.ui.ctx(), id).unwrap_or_default();
                state.cursor.set_char_range(Some(all));
                state.store(self.ui.ctx(), id);
            }
            self.laid.add_text(LaidText {
                text: edited.clone(),
                rect: line,
                room: line,
                clip: self.ui.clip_rect(),
                order: self.laid.order,
            });
            if edited != self.typing.text {
                self.typing.text = edited.replace(char::is_control, "");
            }
        } else {
            let response = self.press_area(rect, action, true);
            let (words, ink) = match (text.is_empty(), response.hovered()) {
                (true, _) => (hint, palette::BIRCH_500),
                (false, _) => (text, palette::BIRCH_50),
            };
            let words = self.words(words, Type::Button, ink);
            // A long name may be wider than its field.
            let clip = self.ui.clip_rect();
            self.ui.set_clip_rect(clip.intersect(inner));
            let room = Rect::from_min_size(inner.min, inner.size().max(words.size()));
            self.put(words, inner.left_center(), LEFT, room);
            self.ui.set_clip_rect(clip);
            let pencil = pos2(
                rect.right() - space::M - self.line(Type::Icon) / 2.0,
                rect.center().y,
            );
            self.sign(pencil, Sign::Icon(icons::PENCIL), palette::BIRCH_300);
        }
        self.focus_ring(action, rect, radius::FIELD);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_typed_with_arrows_alone() {
        let mut typing = Typing::default();
        typing.begin(TextField::Seed, "");
        for action in [
            Action::Right,
            Action::Up,
            Action::Right,
            Action::Down,
            Action::Right,
        ] {
            typing.turn(action);
        }
        assert_eq!(typing.text, "BZa");
        typing.turn(Action::Left);
        assert_eq!(typing.end(), None);
        assert_eq!(typing.text_of(TextField::Seed), Some("BZ"));
        typing.forget_ended();
        assert_eq!(typing.text_of(TextField::Seed), None);
    }

    #[test]
    fn enter_presses_the_main_button_of_a_dialog_once() {
        let mut typing = Typing::default();
        typing.begin_dialog(TextField::BoardName, "Mine", Action::Yes);
        assert_eq!(typing.end(), Some(Action::Yes));
        assert_eq!(typing.end(), None);
    }

    #[test]
    fn no_name_is_too_long() {
        let mut typing = Typing::default();
        typing.begin(TextField::Seed, "");
        for _ in 0..100 {
            typing.turn(Action::Right);
        }
        assert_eq!(typing.text.chars().count(), LONGEST_NAME);
    }
}
