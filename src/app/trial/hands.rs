//! Hands that do things to a stand, the way a window would tell of them.

use super::Room;
use crate::app::flow::Screen;
use crate::app::table::{CurrentPlan, TableCamera};
use crate::play::Session;
use bevy::input::ButtonState;
use bevy::input::gamepad::{
    RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, FileDragAndDrop, WindowCloseRequested, WindowEvent};
use bevy_egui::{EguiInput, egui};
use std::path::Path;

impl Room {
    /// What the words hear.
    fn tell_words(&mut self, event: &egui::Event) {
        let world = self.world();
        let mut inputs = world.query::<&mut EguiInput>();
        for mut input in inputs.iter_mut(world) {
            input.events.push(event.clone());
        }
    }

    /// How many pixels of the window one of the interface's is.
    fn zoom(&self) -> f32 {
        let laid = self.app.world().resource::<crate::app::interface::Laid>();
        laid.zoom.max(1e-3)
    }

    fn words_at(&self, point: Vec2) -> egui::Pos2 {
        egui::pos2(point.x, point.y) / self.zoom()
    }

    /// How large the screen is.
    pub fn size(&self) -> Vec2 {
        let laid = self.app.world().resource::<crate::app::interface::Laid>();
        let size = laid.screen.map_or(egui::Vec2::ZERO, |screen| screen.size());
        Vec2::new(size.x, size.y) * self.zoom()
    }

    /// Where open fields are on the screen, while somebody plays.
    pub fn open_fields(&mut self) -> Vec<Vec2> {
        if self.screen() != Screen::Table {
            return Vec::new();
        }
        let world = self.world();
        let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
        let Some((camera, transform)) = cameras.iter(world).next() else {
            return Vec::new();
        };
        let plan = &world.resource::<CurrentPlan>().0;
        let fields = world.resource::<Session>().game().legal().into_iter();
        fields
            .filter_map(|field| camera.world_to_viewport(transform, plan.field(field)).ok())
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
        self.tell_words(&egui::Event::PointerMoved(at));
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
        self.tell_words(&egui::Event::PointerButton {
            pos,
            button,
            pressed,
            modifiers: egui::Modifiers::default(),
        });
    }

    pub fn touch(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        self.world().write_message(TouchInput {
            phase,
            position,
            window: Entity::PLACEHOLDER,
            force: None,
            id,
        });
        // The first finger is the pointer of the words.
        if id > 0 {
            return;
        }
        let at = self.words_at(position);
        match phase {
            TouchPhase::Started => {
                self.tell_words(&egui::Event::PointerMoved(at));
                self.press_words(position, egui::PointerButton::Primary, true);
            }
            TouchPhase::Moved => self.tell_words(&egui::Event::PointerMoved(at)),
            TouchPhase::Ended => {
                self.press_words(position, egui::PointerButton::Primary, false);
                self.tell_words(&egui::Event::PointerGone);
            }
            TouchPhase::Canceled => self.tell_words(&egui::Event::PointerGone),
        }
    }

    pub fn key(&mut self, key_code: KeyCode, is_down: bool) {
        let state = if is_down {
            ButtonState::Pressed
        } else {
            ButtonState::Released
        };
        self.world().write_message(KeyboardInput {
            key_code,
            logical_key: Key::Unidentified(NativeKey::Unidentified),
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
    }

    pub fn text(&mut self, text: &str) {
        self.tell_words(&egui::Event::Text(text.to_owned()));
        self.tell_words(&egui::Event::Paste(text.to_owned()));
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
        let event = RawGamepadButtonChangedEvent::new(self.pad, button, value);
        self.world().write_message(RawGamepadEvent::Button(event));
    }

    pub fn pad_axis(&mut self, axis: GamepadAxis, value: f32) {
        let event = RawGamepadAxisChangedEvent::new(self.pad, axis, value);
        self.world().write_message(RawGamepadEvent::Axis(event));
    }

    pub fn drop_file(&mut self, path: &Path) {
        self.world().write_message(FileDragAndDrop::DroppedFile {
            window: Entity::PLACEHOLDER,
            path_buf: path.to_owned(),
        });
    }

    /// Somebody wants the window closed.
    pub fn close(&mut self) {
        self.world().write_message(WindowCloseRequested {
            window: Entity::PLACEHOLDER,
        });
    }
}
