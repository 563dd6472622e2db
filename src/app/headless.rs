//! The game without a window: the camera draws into an image of a chosen size, time is advanced by
//! hand, and input is sent as a window would send it.

use super::game::add_game;
use super::launch::Launch;
use super::table::TableCamera;
use bevy::app::PluginGroupBuilder;
use bevy::camera::RenderTarget;
use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
    RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::time::TimeUpdateStrategy;
use bevy_egui::{EguiInput, egui};
use std::time::Duration;

/// The game without a window.
pub struct Headless {
    app: App,
    gamepad: Option<Entity>,
}

impl Headless {
    /// The game on one of the engines without a window, before its first frame.
    pub fn new(engine: PluginGroupBuilder, launch: Launch) -> Self {
        let mut app = App::new();
        app.add_plugins(engine);
        add_game(&mut app, launch);
        app.finish();
        app.cleanup();
        Self { app, gamepad: None }
    }

    /// The app itself, for callers that only run its frames.
    pub fn into_app(self) -> App {
        self.app
    }

    /// The game's world.
    pub fn world(&self) -> &World {
        self.app.world()
    }

    /// The game's world, to change it.
    pub fn world_mut(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// Runs one frame of this duration.
    pub fn frame(&mut self, time: Duration) {
        self.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(time));
        self.app.update();
    }

    /// Makes the camera draw into an image of this size. There is a camera after the first frame.
    pub fn resize(&mut self, size: UVec2) -> Handle<Image> {
        let mut image =
            Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
        image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
        let world = self.world_mut();
        let target = world.resource_mut::<Assets<Image>>().add(image);
        let mut cameras = world.query_filtered::<Entity, With<TableCamera>>();
        let cameras: Vec<Entity> = cameras.iter(world).collect();
        for camera in cameras {
            let target = RenderTarget::Image(target.clone().into());
            world.entity_mut(camera).insert(target);
        }
        target
    }

    /// Where a point of the table is in the image, in pixels.
    pub fn pixel_of(&mut self, place: Vec3) -> Option<Vec2> {
        let world = self.world_mut();
        let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
        let (camera, transform) = cameras.iter(world).next()?;
        camera.world_to_viewport(transform, place).ok()
    }

    /// Plugs in a gamepad.
    pub fn connect_gamepad(&mut self) {
        let world = self.world_mut();
        let gamepad = world.spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: "a gamepad".to_owned(),
            vendor_id: None,
            product_id: None,
        };
        let connected = GamepadConnectionEvent::new(gamepad, connection);
        world.write_message(RawGamepadEvent::Connection(connected.clone()));
        world.write_message(connected);
        self.gamepad = Some(gamepad);
    }

    /// Moves a button of the gamepad, if there is one.
    pub fn gamepad_button(&mut self, button: GamepadButton, value: f32) {
        if let Some(gamepad) = self.gamepad {
            let event = RawGamepadButtonChangedEvent::new(gamepad, button, value);
            self.world_mut()
                .write_message(RawGamepadEvent::Button(event));
        }
    }

    /// Moves a stick of the gamepad, if there is one.
    pub fn gamepad_axis(&mut self, axis: GamepadAxis, value: f32) {
        if let Some(gamepad) = self.gamepad {
            let event = RawGamepadAxisChangedEvent::new(gamepad, axis, value);
            self.world_mut().write_message(RawGamepadEvent::Axis(event));
        }
    }

    /// Presses or releases a key.
    pub fn key(&mut self, key_code: KeyCode, state: ButtonState) {
        self.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key: Key::Unidentified(NativeKey::Unidentified),
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
    }

    /// Moves a finger on the screen.
    pub fn touch(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        self.world_mut().write_message(TouchInput {
            phase,
            position,
            window: Entity::PLACEHOLDER,
            force: None,
            id,
        });
    }

    /// Sends an event to the interface.
    pub fn tell_interface(&mut self, event: &egui::Event) {
        let world = self.world_mut();
        let mut inputs = world.query::<&mut EguiInput>();
        for mut input in inputs.iter_mut(world) {
            input.events.push(event.clone());
        }
    }
}
