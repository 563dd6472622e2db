//! What is written over the table: whose turn it is, why a field will not do, how it ended.

mod status;
mod tip;

use super::table::TableCamera;
use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiGlobalSettings, EguiPlugin, EguiPrimaryContextPass, PrimaryEguiContext,
};

/// The words on the screen.
pub fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .insert_resource(EguiGlobalSettings {
            // The table's camera carries it, so that it is drawn without a window too.
            auto_create_primary_context: false,
            ..default()
        })
        .init_resource::<tip::LastRefusal>()
        .add_systems(PostStartup, attach)
        .add_systems(Update, tip::remember)
        .add_systems(
            EguiPrimaryContextPass,
            (let_sleep, status::show, tip::show).chain(),
        );
}

fn attach(mut commands: Commands, cameras: Query<Entity, With<TableCamera>>) {
    for camera in &cameras {
        commands.entity(camera).insert(PrimaryEguiContext);
    }
}

/// By itself the interface wakes the window after every frame, for a frame that shows nothing new.
/// What moves says so through [`Pace`](super::motion::Pace).
fn let_sleep(mut contexts: EguiContexts, mut done: Local<bool>) -> Result {
    if !*done {
        contexts.ctx_mut()?.set_request_repaint_callback(|_| ());
        *done = true;
    }
    Ok(())
}
