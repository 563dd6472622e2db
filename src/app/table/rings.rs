//! The rings around the last two marbles: a whole one, and one of ten dashes.

use super::aids::{HighContrast, Shown};
use super::board::{TableSystems, TileHeights};
use super::plan::REST_HEIGHT;
use super::workshop::{CurrentPlan, Workshop};
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, MeshTag, PrimitiveTopology};
use bevy::prelude::*;
use std::f32::consts::TAU;

/// The ring's own radius and that of its wire, which is thicker where contrast is high.
const RADIUS: f32 = 0.382;
const WIRE: f32 = 0.02;
const THICK_WIRE: f32 = 0.036;
/// Dashes of the broken ring, and how much of it they are.
const DASHES: usize = 10;
const DASHED: f32 = 0.62;
/// Sides of the wire, and steps along the whole ring.
const SIDES: usize = 8;
const STEPS: usize = 80;
/// The mesh tag by which `glass.wgsl` tells a ring from a marble.
pub const TAG: u32 = 3;

#[derive(Component, Clone, Copy, Debug)]
enum Ring {
    Last,
    Before,
}

impl Ring {
    fn mesh(self, contrast: HighContrast) -> Mesh {
        let thickness = if contrast.0 { THICK_WIRE } else { WIRE };
        match self {
            Self::Last => wire(1, 1.0, thickness),
            Self::Before => wire(DASHES, DASHED, thickness),
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_rings.in_set(TableSystems::SetUp))
        .add_systems(
            Update,
            (
                remake_rings.run_if(resource_changed::<HighContrast>),
                place_rings.after(super::aids::fade),
            )
                .in_set(TableSystems::Show),
        );
}

fn spawn_rings(
    mut commands: Commands,
    workshop: Res<Workshop>,
    contrast: Res<HighContrast>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (ring, name) in [(Ring::Last, "Ring"), (Ring::Before, "Dashed ring")] {
        commands.spawn((
            Name::new(name),
            ring,
            Mesh3d(meshes.add(ring.mesh(*contrast))),
            MeshMaterial3d(workshop.glass.clone()),
            MeshTag(TAG),
            Transform::default(),
            Visibility::Hidden,
        ));
    }
}

fn remake_rings(
    contrast: Res<HighContrast>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut rings: Query<(&Ring, &mut Mesh3d)>,
) {
    for (ring, mut mesh) in &mut rings {
        mesh.0 = meshes.add(ring.mesh(*contrast));
    }
}

fn place_rings(
    shown: Res<Shown>,
    plan: Res<CurrentPlan>,
    heights: Res<TileHeights>,
    mut rings: Query<(&Ring, &mut Transform, &mut Visibility)>,
) {
    for (ring, mut transform, mut visibility) in &mut rings {
        let (field, size) = match ring {
            Ring::Last => shown.last_ring(),
            Ring::Before => shown.before_ring(),
        };
        let Some(field) = field.filter(|_| size > 0.0) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Visible);
        let height = REST_HEIGHT + heights.of(&plan.0, field);
        // The ring shrinks onto the marble.
        let scale = 1.6 - 0.6 * size;
        let wanted = Transform::from_translation(plan.0.field(field) + Vec3::Y * height)
            .with_scale(Vec3::new(scale, size, scale));
        if *transform != wanted {
            *transform = wanted;
        }
    }
}

/// A ring of wire, or so many arcs of it.
fn wire(arcs: usize, part: f32, thickness: f32) -> Mesh {
    let mut positions = Vec::new();
    let mut normals = Vec::new();
    let mut indices = Vec::new();
    let steps = STEPS / arcs;
    for arc in 0..arcs {
        let first = positions.len() as u32;
        for step in 0..=steps {
            let turn = (arc as f32 + part * step as f32 / steps as f32) / arcs as f32;
            let (sin, cos) = (turn * TAU).sin_cos();
            let out = Vec3::new(cos, 0.0, sin);
            for side in 0..SIDES {
                let (up, outwards) = (TAU * side as f32 / SIDES as f32).sin_cos();
                let normal = out * outwards + Vec3::Y * up;
                positions.push((out * RADIUS + normal * thickness).to_array());
                normals.push(normal.to_array());
            }
        }
        for step in 0..steps as u32 {
            for side in 0..SIDES as u32 {
                let corner =
                    |step: u32, side: u32| first + step * SIDES as u32 + side % SIDES as u32;
                let [a, b] = [corner(step, side), corner(step, side + 1)];
                let [c, d] = [corner(step + 1, side), corner(step + 1, side + 1)];
                indices.extend([a, b, c, c, b, d]);
            }
        }
    }
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
    .with_inserted_indices(Indices::U32(indices))
}
