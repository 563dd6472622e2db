//! The Bevy plugins: with a window, without one, and without a renderer.

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

/// Bevy with a window, and with a log that only says what players can act on.
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
        // Without pipelining, a picture shows the present frame and not the one before.
        .disable::<PipelinedRenderingPlugin>()
}

/// Bevy without a renderer, for tests: all systems run, nothing is drawn.
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
        // Camera components register for the render world even if there is none.
        .add(SyncWorldPlugin)
}

/// The systems are many and small: distributing them costs more than running them, and the other
/// threads may be busy searching.
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
