//! The table: a dark cloth under a warm light. One unit is the distance between two fields.

use bevy::camera::Exposure;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::post_process::effect_stack::Vignette;
use bevy::prelude::*;

/// Far beyond what the camera sees.
const CLOTH_SIDE: f32 = 80.0;
/// Linear light: a deep blue, between the darkest and the brightest thread.
const CLOTH: LinearRgba = LinearRgba::rgb(0.007, 0.019, 0.058);
/// Where the window is that lights the table: 38° above it, from behind the left shoulder.
const WINDOW: Vec3 = Vec3::new(-8.4, 7.6, -5.0);
/// The three-quarter view: 50° above the table, 20.4 away.
const CAMERA_DISTANCE: f32 = 20.4;
const CAMERA_ELEVATION: f32 = 50.0;
const FIELD_OF_VIEW: f32 = 25.0;

/// Cloth, light and camera.
pub fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(Color::BLACK))
        .add_systems(Startup, (lay_cloth, hang_light, place_camera));
}

fn lay_cloth(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    commands.spawn((
        Name::new("Cloth"),
        Mesh3d(meshes.add(Plane3d::default().mesh().size(CLOTH_SIDE, CLOTH_SIDE))),
        MeshMaterial3d(materials.add(StandardMaterial {
            base_color: CLOTH.into(),
            perceptual_roughness: 0.92,
            reflectance: 0.1,
            ..default()
        })),
    ));
}

fn hang_light(mut commands: Commands) {
    commands.spawn((
        Name::new("Window light"),
        SpotLight {
            color: Color::linear_rgb(1.0, 0.81, 0.585),
            intensity: 3.0e6,
            range: 60.0,
            outer_angle: 1.4,
            inner_angle: 0.2,
            shadow_maps_enabled: true,
            ..default()
        },
        Transform::from_translation(WINDOW).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}

fn place_camera(mut commands: Commands) {
    let elevation = CAMERA_ELEVATION.to_radians();
    let direction = Vec3::new(0.0, elevation.sin(), elevation.cos());
    commands.spawn((
        Name::new("Camera"),
        Camera3d::default(),
        Projection::from(PerspectiveProjection {
            fov: FIELD_OF_VIEW.to_radians(),
            ..default()
        }),
        Exposure::INDOOR,
        Tonemapping::TonyMcMapface,
        Vignette {
            intensity: 0.4,
            ..default()
        },
        Transform::from_translation(direction * CAMERA_DISTANCE).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}
