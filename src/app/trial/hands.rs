//! Input for a stand, sent as a window would send it.

use super::TrialStand;
use crate::app::flow::Screen;
use crate::app::table::CurrentPlan;
use bevy::input::ButtonState;
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::{CursorMoved, FileDragAndDrop, WindowCloseRequested, WindowEvent};
use bevy_egui::egui;
use std::path::Path;

impl TrialStand {
    /// Pixels of the window for each point of the interface.
    fn zoom(&self) -> f32 {
        let laid = self.game.world().resource::<crate::app::interface::Laid>();
        laid.zoom.max(1e-3)
    }

    fn words_at(&self, point: Vec2) -> egui::Pos2 {
        egui::pos2(point.x, point.y) / self.zoom()
    }

    /// Changes the size of the screen.
    pub fn resize(&mut self, size: UVec2) {
        self.game.resize(size);
    }

    /// How large the screen is.
    pub fn size(&self) -> Vec2 {
        let laid = self.game.world().resource::<crate::app::interface::Laid>();
        let size = laid.screen.map_or(egui::Vec2::ZERO, |screen| screen.size());
        Vec2::new(size.x, size.y) * self.zoom()
    }

    /// Where open fields are on the screen, while a game is played.
    pub fn open_fields(&mut self) -> Vec<Vec2> {
        if self.screen() != Screen::Table {
            return Vec::new();
        }
        let plan = self.game.world().resource::<CurrentPlan>().0.clone();
        let fields = self.session().game().legal().into_iter();
        fields
            .filter_map(|field| self.game.pixel_of(plan.field(field)))
            .collect()
    }

    pub fn point(&mut self, position: Vec2) {
        let window = Entity::PLACEHOLDER;
        let moved = CursorMoved {
            window,
            position,
            delta: Some(Vec2::splat(5.0)),
        };
        let world = self.world();
        world.write_message(WindowEvent::CursorMoved(moved.clone()));
        world.write_message(moved);
        let at = self.words_at(position);
        self.game.tell_interface(&egui::Event::PointerMoved(at));
    }

    pub fn press(&mut self, position: Vec2, button: MouseButton, is_down: bool) {
        let state = if is_down {
            ButtonState::Pressed
        } else {
            ButtonState::Released
        };
        let input = MouseButtonInput {
            button,
            state,
            window: Entity::PLACEHOLDER,
        };
        let world = self.world();
        world.write_message(WindowEvent::MouseButtonInput(input));
        world.write_message(input);
        let button = match button {
            MouseButton::Left => egui::PointerButton::Primary,
            MouseButton::Right => egui::PointerButton::Secondary,
            _ => egui::PointerButton::Middle,
        };
        self.press_words(position, button, is_down);
    }

    fn press_words(&mut self, position: Vec2, button: egui::PointerButton, pressed: bool) {
        let pos = self.words_at(position);
        self.game.tell_interface(&egui::Event::PointerButton {
            pos,
            button,
            pressed,
            modifiers: egui::Modifiers::default(),
        });
    }

    pub fn touch(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        self.game.touch(id, phase, position);
        // Only the first finger is also the interface's pointer.
        if id > 0 {
            return;
        }
        let at = self.words_at(position);
        match phase {
            TouchPhase::Started => {
                self.game.tell_interface(&egui::Event::PointerMoved(at));
                self.press_words(position, egui::PointerButton::Primary, true);
            }
            TouchPhase::Moved => self.game.tell_interface(&egui::Event::PointerMoved(at)),
            TouchPhase::Ended => {
                self.press_words(position, egui::PointerButton::Primary, false);
                self.game.tell_interface(&egui::Event::PointerGone);
            }
            TouchPhase::Canceled => self.game.tell_interface(&egui::Event::PointerGone),
        }
    }

    pub fn key(&mut self, key_code: KeyCode, is_down: bool) {
        let state = if is_down {
            ButtonState::Pressed
        } else {
            ButtonState::Released
        };
        self.game.key(key_code, state);
    }

    pub fn text(&mut self, text: &str) {
        self.game
            .tell_interface(&egui::Event::Text(text.to_owned()));
        self.game
            .tell_interface(&egui::Event::Paste(text.to_owned()));
    }

    pub fn wheel(&mut self, notches: f32) {
        self.world().write_message(MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: notches,
            window: Entity::PLACEHOLDER,
            phase: TouchPhase::Moved,
        });
    }

    pub fn pad_button(&mut self, button: GamepadButton, value: f32) {
        self.game.gamepad_button(button, value);
    }

    pub fn pad_axis(&mut self, axis: GamepadAxis, value: f32) {
        self.game.gamepad_axis(axis, value);
    }

    pub fn drop_file(&mut self, path: &Path) {
        self.world().write_message(FileDragAndDrop::DroppedFile {
            window: Entity::PLACEHOLDER,
            path_buf: path.to_owned(),
        });
    }

    /// Asks for the window to be closed.
    pub fn close(&mut self) {
        self.world().write_message(WindowCloseRequested {
            window: Entity::PLACEHOLDER,
        });
    }
}
