//! Bevy with a window, without one, and without a renderer.

use bevy::app::PluginGroupBuilder;
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::log::{Level, LogPlugin};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;

/// Bevy, with a log that players can do something about.
pub fn engine() -> PluginGroupBuilder {
    DefaultPlugins.set(LogPlugin {
        level: Level::WARN,
        filter: "wgpu=error,winit=error,bevy_render::renderer=error,bevy_egui=error,bevy_kira_audio=error".to_owned(),
        ..default()
    })
}

/// Bevy without a window, for pictures.
pub fn offscreen_engine() -> PluginGroupBuilder {
    engine()
        .set(WindowPlugin {
            primary_window: None,
            exit_condition: ExitCondition::DontExit,
            ..default()
        })
        .disable::<WinitPlugin>()
        // A picture is of the moment it was taken, not of the one before.
        .disable::<PipelinedRenderingPlugin>()
}

/// Bevy without any renderer, for tests: everything happens, nothing is drawn.
pub fn unseen_engine() -> PluginGroupBuilder {
    offscreen_engine()
        .set(RenderPlugin {
            render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                backends: None,
                ..default()
            })),
            ..default()
        })
        .disable::<LogPlugin>()
        // What is taken from the camera is noted down for the renderer, even if there is none.
        .add(SyncWorldPlugin)
}

/// Many small systems: handing them to other threads costs more than running them, and the other
/// threads may be thinking.
pub fn run_on_one_thread(app: &mut App) {
    for schedule in [
        First.intern(),
        PreUpdate.intern(),
        Update.intern(),
        PostUpdate.intern(),
        Last.intern(),
    ] {
        app.edit_schedule(schedule, |schedule| {
            schedule.set_executor(SingleThreadedExecutor::new());
        });
    }
}
