//! Rendering cost, toggled by a key: draw calls and triangles.

use super::actions::Action;
use super::flow::{FlowSystems, Screen};
use super::table::{ClothMaterial, GlassMaterial, WoodMaterial, Workshop};
use bevy::prelude::*;
use std::collections::HashSet;
use std::io::Write;

/// Whether the rendering cost is shown.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct ShowDiagnostics(pub bool);

/// What the table costs to draw in a frame.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Entities that share mesh and material count as one call.
    pub draw_calls: usize,
    /// Triangles of all entities.
    pub triangles: usize,
}

/// Counts while [`ShowDiagnostics`] is on.
pub fn plugin(app: &mut App) {
    app.init_resource::<ShowDiagnostics>()
        .init_resource::<Cost>()
        .add_systems(
            Update,
            toggle
                .in_set(FlowSystems::Act)
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(
            PostUpdate,
            count
                .after(
                    bevy::camera::visibility::VisibilitySystems::MarkNewlyHiddenEntitiesInvisible,
                )
                .run_if(|show: Res<ShowDiagnostics>| show.0),
        );
}

fn toggle(mut actions: MessageReader<Action>, mut show: ResMut<ShowDiagnostics>) {
    for action in actions.read() {
        if *action == Action::Diagnostics {
            show.0 = !show.0;
        }
    }
}

type Thing<'a> = (
    &'a Mesh3d,
    &'a ViewVisibility,
    Option<&'a MeshMaterial3d<WoodMaterial>>,
    Option<&'a MeshMaterial3d<GlassMaterial>>,
    Option<&'a MeshMaterial3d<ClothMaterial>>,
);

fn count(things: Query<Thing>, workshop: Res<Workshop>, mut cost: ResMut<Cost>) {
    let mut batches = HashSet::new();
    let mut triangles = 0;
    for (mesh, visible, wood, glass, cloth) in &things {
        if !visible.get() {
            continue;
        }
        let material = wood
            .map(|material| material.id().untyped())
            .or(glass.map(|material| material.id().untyped()))
            .or(cloth.map(|material| material.id().untyped()));
        batches.insert((mesh.id(), material));
        triangles += workshop.triangles(mesh.id());
    }
    let found = Cost {
        draw_calls: batches.len(),
        triangles,
    };
    if cost.set_if_neq(found) {
        // For developers at a terminal; failing to write it is harmless.
        let _ = writeln!(
            std::io::stdout(),
            "{} draw calls, {triangles} triangles",
            batches.len()
        );
    }
}
