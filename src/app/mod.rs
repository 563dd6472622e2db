//! The Bevy game: the table in a window.

mod display;
mod redraw;
mod table;

use bevy::log::{Level, LogPlugin};
use bevy::prelude::*;
use std::process::ExitCode;

/// Opens the window and plays until it is closed.
pub fn run() -> ExitCode {
    if let Err(missing) = display::check() {
        crate::cli::complain(&missing);
        return ExitCode::FAILURE;
    }
    let window = WindowPlugin {
        primary_window: Some(Window {
            title: "Kulami".to_owned(),
            name: Some("kulami".to_owned()),
            resolution: (1280, 720).into(),
            ..default()
        }),
        ..default()
    };
    let log = LogPlugin {
        level: Level::WARN,
        // These warn of what a player can do nothing about.
        filter: "wgpu=error,winit=error,bevy_render::renderer=error".to_owned(),
        ..default()
    };
    let exit = App::new()
        .add_plugins(DefaultPlugins.set(window).set(log))
        .add_plugins((redraw::plugin, table::plugin))
        .run();
    match exit {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}
