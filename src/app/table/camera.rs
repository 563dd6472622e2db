//! The camera: around the table within limits, always with all of it in the picture.

use super::board::TableSystems;
use super::workshop::CurrentPlan;
use crate::app::motion::{Glide, Pace};
use crate::app::play::{AtRest, Session};
use crate::app::quality::Quality;
use crate::rules::Colour;
use bevy::anti_alias::fxaa::Fxaa;
use bevy::camera::Hdr;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::post_process::bloom::{Bloom, BloomCompositeMode, BloomPrefilter};
use bevy::post_process::effect_stack::Vignette;
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// The vertical angle of view.
const FIELD_OF_VIEW: f32 = 25.0_f32.to_radians();
/// The three-quarter view.
const USUAL_PITCH: f32 = 50.0_f32.to_radians();
/// As flat and as steep as it may get. Not quite straight down, so that up stays up.
const FLATTEST: f32 = 22.0_f32.to_radians();
const STEEPEST: f32 = 89.0_f32.to_radians();
/// As near as it may get, as a part of the distance that shows everything.
const NEAREST: f32 = 0.35;
/// How long the camera takes to get where it is going.
const TRAVEL: f32 = 0.5;
/// Room around the table, as a part of the picture's half.
const MARGIN: f32 = 0.05;

/// Where the camera is wanted, and where it is.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Rig {
    /// Around the table; 0 is in front of it.
    pub yaw: Glide,
    /// Above the table.
    pub pitch: Glide,
    /// Nearer than what shows everything, as a part of that.
    pub zoom: Glide,
    /// Parts of the picture that something else covers: left, right, top, bottom.
    pub covered: [f32; 4],
}

impl Default for Rig {
    fn default() -> Self {
        Self {
            yaw: Glide::resting(0.0),
            pitch: Glide::resting(USUAL_PITCH),
            zoom: Glide::resting(1.0),
            // The line at the foot says whose turn it is.
            covered: [0.0, 0.0, 0.0, 0.05],
        }
    }
}

impl Rig {
    /// Goes around and over the table by so many radians, at once.
    pub fn orbit(&mut self, by: Vec2) {
        self.yaw = Glide::resting(self.yaw.at + by.x);
        self.pitch = Glide::resting((self.pitch.at + by.y).clamp(FLATTEST, STEEPEST));
    }

    /// Goes nearer, or further away.
    pub fn approach(&mut self, factor: f32) {
        self.zoom.to = (self.zoom.to * factor).clamp(NEAREST, 1.0);
    }

    /// Between the view from above and the usual one.
    pub fn toggle_top_view(&mut self) {
        let is_above = self.pitch.to > 80.0_f32.to_radians();
        self.pitch.to = if is_above { USUAL_PITCH } else { STEEPEST };
        self.zoom.to = 1.0;
    }

    /// To where it was at first.
    pub fn reset(&mut self) {
        self.yaw.to = (self.yaw.at / TAU).round() * TAU;
        self.pitch.to = USUAL_PITCH;
        self.zoom.to = 1.0;
    }

    /// Straight to where it is going.
    pub fn jump(&mut self, yaw: f32, pitch: f32, zoom: f32) {
        self.yaw = Glide::resting(yaw);
        self.pitch = Glide::resting(pitch);
        self.zoom = Glide::resting(zoom);
    }

    /// From where the whole outline is in a picture of this shape.
    pub fn view(&self, outline: &[Vec3], aspect: f32) -> Transform {
        let rotation = Quat::from_euler(EulerRot::YXZ, self.yaw.at, -self.pitch.at, 0.0);
        let tall = (FIELD_OF_VIEW / 2.0).tan();
        let [left, right, top, bottom] = self.covered;
        // What is left of the picture: its edges as slopes of rays from the eye.
        let slopes_x = (
            -tall * aspect * (1.0 - 2.0 * left - MARGIN),
            tall * aspect * (1.0 - 2.0 * right - MARGIN),
        );
        let slopes_y = (
            -tall * (1.0 - 2.0 * bottom - MARGIN),
            tall * (1.0 - 2.0 * top - MARGIN),
        );
        let seen: Vec<Vec3> = outline
            .iter()
            .map(|&point| rotation.inverse() * point)
            .collect();
        // A point (x, y, z) seen from (cx, cy, d) is within the slopes if
        // (x - cx) ≤ right · (d - z) and so on: the nearest d for which there is a cx, and a cy.
        let fit = |coordinate: fn(&Vec3) -> f32, (low, high): (f32, f32)| {
            let far = |slope: f32, sign: f32| {
                seen.iter()
                    .map(|point| sign * (coordinate(point) + slope * point.z))
                    .fold(f32::NEG_INFINITY, f32::max)
            };
            // x + high·z ≤ c + high·d  and  −(x + low·z) ≤ −(c + low·d)
            let (most, least) = (far(high, 1.0), -far(low, -1.0));
            let distance = (most - least) / (high - low);
            (distance, most - high * distance)
        };
        let (wide, x) = fit(|point| point.x, slopes_x);
        let (high, y) = fit(|point| point.y, slopes_y);
        let distance = wide.max(high);
        // Whichever way there is room, the table is in the middle of it.
        let centred =
            |c: f32, own: f32, (low, band): (f32, f32)| c - (distance - own) * (low + band) / 2.0;
        let eye = Vec3::new(
            centred(x, wide, slopes_x) * self.zoom.at,
            centred(y, high, slopes_y) * self.zoom.at,
            distance * self.zoom.at,
        );
        Transform {
            translation: rotation * eye,
            rotation,
            ..default()
        }
    }
}

/// Whether the board turns to whoever is to move, for two people at one screen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnsToMover(pub bool);

pub fn plugin(app: &mut App) {
    app.init_resource::<Rig>()
        .init_resource::<TurnsToMover>()
        .insert_resource(ClearColor(Color::BLACK))
        .add_systems(Startup, place)
        .add_systems(
            Update,
            (turn_to_mover, travel).chain().in_set(TableSystems::Show),
        );
}

/// The camera that looks at the table.
#[derive(Component)]
pub struct TableCamera;

fn place(mut commands: Commands, quality: Res<Quality>) {
    let mut camera = commands.spawn((
        Name::new("Camera"),
        TableCamera,
        Camera3d::default(),
        Projection::from(PerspectiveProjection {
            fov: FIELD_OF_VIEW,
            near: 1.0,
            far: 200.0,
            ..default()
        }),
        Tonemapping::AcesFitted,
        quality.samples(),
        // Samples alone leave steps where bright wood meets the dark.
        Fxaa::default(),
    ));
    if quality.has_high_range() {
        camera.insert((
            Hdr,
            Vignette {
                intensity: 0.5,
                ..default()
            },
        ));
    }
    if quality.blooms() {
        camera.insert(Bloom {
            intensity: 0.10,
            prefilter: BloomPrefilter {
                threshold: 1.6,
                threshold_softness: 0.4,
            },
            composite_mode: BloomCompositeMode::Additive,
            ..Bloom::NATURAL
        });
    }
}

/// Red sits in front of the board, black behind it.
fn turn_to_mover(
    turns: Res<TurnsToMover>,
    session: Res<Session>,
    at_rest: Res<AtRest>,
    mut rig: ResMut<Rig>,
) {
    let changed = turns.is_changed() || session.is_changed() || at_rest.is_changed();
    if !turns.0 || !changed || !at_rest.0 || !session.is_persons_turn() {
        return;
    }
    let side = match session.game().turn() {
        Colour::Red => 0.0,
        Colour::Black => PI,
    };
    // The nearest way round.
    let turns = ((rig.yaw.at - side) / TAU).round();
    rig.yaw.to = side + turns * TAU;
}

fn travel(
    mut pace: Pace,
    plan: Res<CurrentPlan>,
    mut rig: ResMut<Rig>,
    mut cameras: Query<(&Camera, &mut Transform), With<TableCamera>>,
) {
    let delta = pace.delta();
    let Rig {
        yaw, pitch, zoom, ..
    } = rig.bypass_change_detection();
    for glide in [yaw, pitch, zoom] {
        if glide.advance(delta, TRAVEL) {
            pace.keep();
        }
    }
    for (camera, mut transform) in &mut cameras {
        let Some(size) = camera
            .logical_viewport_size()
            .filter(|size| size.min_element() > 0.0)
        else {
            continue;
        };
        let wanted = rig.view(&plan.0.outline(), size.x / size.y);
        if *transform != wanted {
            *transform = wanted;
            pace.keep();
        }
    }
}
