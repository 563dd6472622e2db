//! The camera: it orbits the table within limits, and unless it is zoomed in shows all of it.

use super::board::TableSystems;
use super::detail::Detail;
use super::framing::{ANYWHERE, Frame, Framing, SightLimit, TRAVEL, eye_range, least_distance};
use super::plan::{Arrangement, Plan};
use super::workshop::CurrentPlan;
use crate::app::motion::{Glide, Pace};
use crate::app::play::AtRest;
use crate::play::Session;
use crate::quality::Quality;
use crate::rules::Colour;
use bevy::anti_alias::fxaa::Fxaa;
use bevy::camera::Hdr;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::post_process::bloom::{Bloom, BloomCompositeMode, BloomPrefilter};
use bevy::post_process::effect_stack::Vignette;
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// The vertical angle of view.
const FIELD_OF_VIEW: f32 = 25.0_f32.to_radians();
/// The three-quarter view.
const USUAL_PITCH: f32 = 54.0_f32.to_radians();
/// The least and the greatest pitch. From lower down, marbles in front would hide fields of the
/// board; not quite straight down, where "up" would be undefined.
const FLATTEST: f32 = 42.0_f32.to_radians();
const STEEPEST: f32 = 89.0_f32.to_radians();
/// The least zoom: the nearest distance, as a part of the one that shows everything.
const NEAREST: f32 = 0.35;
/// The least distance from the camera to anything.
const NEAR: f32 = 2.0;

/// Where the camera is, and where it is moving to.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Rig {
    /// The angle around the table; 0 is in front of it.
    pub yaw: Glide,
    /// The angle above the table.
    pub pitch: Glide,
    /// The distance, as a part of the one that shows everything.
    pub zoom: Glide,
    /// Whether players cannot orbit or zoom.
    pub is_fixed: bool,
    /// What the picture leaves for the table.
    frame: Frame,
}

impl Default for Rig {
    fn default() -> Self {
        Self {
            yaw: Glide::resting(0.0),
            pitch: Glide::resting(USUAL_PITCH),
            zoom: Glide::resting(1.0),
            is_fixed: false,
            frame: Frame::resting(&Framing::default()),
        }
    }
}

impl Rig {
    /// Turns by so many radians around and above the table, without animation.
    pub fn orbit(&mut self, by: Vec2) {
        if self.is_fixed {
            return;
        }
        self.yaw = Glide::resting(self.yaw.at + by.x);
        self.pitch = Glide::resting((self.pitch.at + by.y).clamp(FLATTEST, STEEPEST));
    }

    /// Zooms in or out.
    pub fn approach(&mut self, factor: f32) {
        if self.is_fixed {
            return;
        }
        self.zoom.to = (self.zoom.to * factor).clamp(NEAREST, 1.0);
    }

    /// Switches between the view from above and the usual one.
    pub fn toggle_top_view(&mut self) {
        let is_above = self.pitch.to > 80.0_f32.to_radians();
        self.pitch.to = if is_above { USUAL_PITCH } else { STEEPEST };
        self.zoom.to = 1.0;
    }

    /// Moves to the view from above.
    pub fn look_down(&mut self) {
        self.reset();
        self.pitch.to = STEEPEST;
    }

    /// Moves back to the usual view, in front of the table.
    pub fn reset(&mut self) {
        self.yaw.to = (self.yaw.at / TAU).round() * TAU;
        self.pitch.to = USUAL_PITCH;
        self.zoom.to = 1.0;
    }

    /// Whether the table is seen from where it was put: from the front or the back, as usual or from
    /// above, all of it.
    pub fn is_usual(&self) -> bool {
        let is_near = |one: f32, other: f32| (one - other).abs() < 0.01;
        let is_straight = is_near(self.yaw.to, (self.yaw.to / PI).round() * PI);
        let pitch = [USUAL_PITCH, STEEPEST];
        let is_level = pitch.into_iter().any(|pitch| is_near(self.pitch.to, pitch));
        self.is_fixed || is_straight && is_level && is_near(self.zoom.to, 1.0)
    }

    /// Moves there at once, without animation.
    pub fn jump(&mut self, yaw: f32, pitch: f32, zoom: f32) {
        self.yaw = Glide::resting(yaw);
        self.pitch = Glide::resting(pitch);
        self.zoom = Glide::resting(zoom);
    }

    /// A direction on the screen (right, down) as one on the table (east, towards the south), to a
    /// quarter turn of the camera: what arrow keys mean.
    pub fn on_the_table(&self, direction: Vec2) -> Vec2 {
        let quarter = (self.yaw.to / FRAC_PI_2).round() * FRAC_PI_2;
        Vec2::from_angle(-quarter).rotate(direction)
    }

    /// Whose tray the viewer sees at the left, or nearer: red's from in front of the table, black's
    /// from behind it.
    pub fn tray_at_left(&self) -> Colour {
        match self.yaw.at.cos() < 0.0 {
            true => Colour::Black,
            false => Colour::Red,
        }
    }

    /// The camera's place from which the framed parts of a plan are seen, in a picture of this
    /// aspect ratio.
    pub fn view(&self, plan: &Plan, aspect: f32) -> Transform {
        let rotation = Quat::from_euler(EulerRot::YXZ, self.yaw.at, -self.pitch.at, 0.0);
        let framing = self.frame.now();
        // The plates cover the upper corners: the trays are kept below them, as long as both lie to
        // the left and right of the viewer and not one behind the other.
        let leans = plan.leans().map(|lean| lean * self.yaw.at.cos());
        let before = leans.into_iter().fold(f32::INFINITY, f32::min);
        let clear = match plan.arrangement() {
            Arrangement::Beside => EaseFunction::SmoothStep.sample_clamped((before - 0.8) / 0.18),
            Arrangement::AboveAndBelow => 0.0,
        };
        let mut trays = framing.table;
        trays.min.y = trays.min.y.lerp(framing.trays_from, clear);
        // Piles may rise beside what is painted above the board.
        let mut piles = framing.table;
        piles.min.y = piles.min.y.lerp(framing.piles_from, clear);
        let labels = plan.label_corners(self.yaw.at, framing.labels);
        let label_count = labels.len();
        let groups = [
            (plan.board_corners(), framing.board),
            (plan.tray_corners(), trays),
            (plan.pile_corners(framing.piles), piles),
            (labels, framing.board),
        ];
        let tall = (FIELD_OF_VIEW / 2.0).tan();
        let (mut across, mut upwards) = (Vec::new(), Vec::new());
        let mut nearest = f32::NEG_INFINITY;
        // Groups that may be anywhere are left out: they may even be behind the camera.
        let matters = |window: &Rect| window.min.x > ANYWHERE.min.x / 2.0;
        for (points, window) in groups.into_iter().filter(|(_, window)| matters(window)) {
            for point in points {
                let seen = rotation.inverse() * point;
                nearest = nearest.max(seen.z);
                // Edges of the picture are slopes of rays from the eye.
                let slope_x = |part: f32| tall * aspect * (2.0 * part - 1.0);
                let slope_y = |part: f32| tall * (1.0 - 2.0 * part);
                across.push(SightLimit {
                    at: seen.x,
                    near: seen.z,
                    low: slope_x(window.min.x),
                    high: slope_x(window.max.x),
                });
                upwards.push(SightLimit {
                    at: seen.y,
                    near: seen.z,
                    low: slope_y(window.max.y),
                    high: slope_y(window.min.y),
                });
            }
        }
        let distance = [&across, &upwards]
            .map(|sights| least_distance(sights, nearest + NEAR))
            .into_iter()
            .fold(0.0, f32::max);
        // Where there is room to spare, the table is in the middle of it; letters and numbers, which
        // it has on two sides only, do not move it further than they must.
        let middle = |sights: &[SightLimit]| {
            let table = &sights[..sights.len().saturating_sub(label_count)];
            let (least, most) = eye_range(table, distance);
            let middle = (least + most) / 2.0;
            let (least, most) = eye_range(sights, distance);
            middle.min(most).max(least)
        };
        let eye = Vec3::new(middle(&across), middle(&upwards), distance) * self.zoom.at;
        Transform {
            translation: rotation * eye,
            rotation,
            ..default()
        }
    }
}

/// Whether the camera turns to the player to move, for two people at one screen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnsToMover(pub bool);

pub fn plugin(app: &mut App) {
    app.init_resource::<Rig>()
        .init_resource::<Framing>()
        .init_resource::<TurnsToMover>()
        .insert_resource(ClearColor(Color::BLACK))
        .add_systems(Startup, (place, set_effects).chain())
        .add_systems(
            Update,
            (
                (turn_to_mover, travel).chain(),
                set_effects.run_if(resource_changed::<Quality>),
            )
                .in_set(TableSystems::Show),
        );
}

/// The camera that looks at the table.
#[derive(Component)]
pub struct TableCamera;

fn place(mut commands: Commands) {
    commands.spawn((
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
        // Multisampling alone leaves jagged edges where bright wood meets the dark.
        Fxaa::default(),
    ));
}

/// Adds the effects that the quality allows to the camera, and removes the others.
fn set_effects(
    mut commands: Commands,
    quality: Res<Quality>,
    cameras: Query<Entity, With<TableCamera>>,
) {
    for camera in &cameras {
        let mut camera = commands.entity(camera);
        camera.insert(quality.samples());
        if quality.has_high_range() {
            camera.insert((
                Hdr,
                Vignette {
                    intensity: 0.4,
                    ..default()
                },
            ));
        } else {
            camera.remove::<(Hdr, Vignette)>();
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
        } else {
            camera.remove::<Bloom>();
        }
    }
}

/// Turns the camera to the player to move: red sits in front of the board, black behind it.
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
    // The shorter way round.
    let turns = ((rig.yaw.at - side) / TAU).round();
    rig.yaw.to = side + turns * TAU;
}

fn travel(
    mut pace: Pace,
    plan: Res<CurrentPlan>,
    framing: Res<Framing>,
    mut is_framed: Local<bool>,
    mut rig: ResMut<Rig>,
    mut cameras: Query<(&Camera, &mut Transform), With<TableCamera>>,
) {
    let delta = pace.delta();
    let Rig {
        yaw,
        pitch,
        zoom,
        frame,
        ..
    } = rig.bypass_change_detection();
    if !*is_framed {
        // The first frame is framed at once, without travelling.
        *frame = Frame::resting(&framing);
        *is_framed = framing.is_changed() && !framing.is_added();
    }
    let mut moves = frame.advance(&framing, delta);
    for glide in [yaw, pitch, zoom] {
        moves |= glide.advance(delta, TRAVEL);
    }
    if moves {
        pace.keep();
    }
    for (camera, mut transform) in &mut cameras {
        let Some(size) = camera
            .logical_viewport_size()
            .filter(|size| size.min_element() > 0.0)
        else {
            continue;
        };
        let wanted = rig.view(&plan.0, size.x / size.y);
        if *transform != wanted {
            *transform = wanted;
            pace.keep();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_that_a_hand_has_changed_is_not_the_usual_one_until_it_is_reset() {
        let mut rig = Rig::default();
        assert!(rig.is_usual());
        rig.toggle_top_view();
        assert!(rig.is_usual());
        rig.reset();
        for change in [
            |rig: &mut Rig| rig.orbit(Vec2::new(0.3, 0.0)),
            |rig: &mut Rig| rig.orbit(Vec2::new(0.0, -0.1)),
            |rig: &mut Rig| rig.approach(0.8),
        ] {
            change(&mut rig);
            assert!(!rig.is_usual());
            rig.reset();
            assert!(rig.is_usual());
        }
    }
}
