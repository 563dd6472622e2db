//! The hands on the stage: two of jointed wood with a marble each, where the draw says, facing
//! the viewer.

use super::bones::{self, Joint, PARTS, Part, RODS, Rod, joints};
use super::carve;
use super::draw::{Hand, HandPose, Lots};
use super::material::{HandMaterial, HandsState};
use super::nets;
use crate::app::motion::ReducedMotion;
use crate::app::play::PlaySystems;
use crate::app::quality::Quality;
use crate::app::table::{
    Crate, CurrentPlan, MARBLE_RADIUS, Rig, Staging, TableState, TableSystems, Theme, Workshop,
    kind,
};
use crate::rules::Colour;
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_2;

/// Where the right hand is offered, as the viewer sees it: to the right, up, and nearer.
const OFFERED: Vec3 = Vec3::new(2.15, 2.1, 0.9);
/// How much larger than their bones say the hands are.
const SIZE: f32 = 1.2;
/// The point of a hand that is there.
const MIDDLE: Vec3 = Vec3::new(0.0, 0.85, 0.30);
/// How much more upright a fist is than facing the viewer, so that its knuckles are seen.
const UPRIGHT: f32 = 0.16;
/// How far an open hand leans towards the viewer; no more, or the marble would roll off.
const FLAT: f32 = 0.30;
/// How dark the rest of the table is meanwhile.
const DUSK: f32 = 0.78;
/// How far open a hand must be for its marble to be seen, and for it to have room.
const GLIMPSE: f32 = 0.18;
const ROOM: f32 = 0.5;
/// How small a marble is that has no room yet.
const PRESSED: f32 = 0.6;
/// How the shader tells the hands apart. Matches `hand.wgsl`.
const TAGS: u32 = 32;
/// How much of the box around fingers or palm is wood.
const FILLED: f32 = 0.86;

#[derive(Component, Clone, Copy, Debug)]
struct HandPart {
    hand: Hand,
    part: usize,
}

#[derive(Component, Clone, Copy, Debug)]
struct HandMarble(Hand);

/// The wood of both hands.
#[derive(Resource)]
struct HandWood(Handle<HandMaterial>);

pub fn plugin(app: &mut App) {
    app.add_systems(Startup, carve_hands.in_set(TableSystems::SetUp))
        .add_systems(
            Update,
            (move_hands, carry_marbles, light_table)
                .chain()
                .in_set(PlaySystems::Follow)
                .after(super::advance)
                .before(TableSystems::Move),
        );
}

fn carve_hands(
    mut commands: Commands,
    quality: Res<Quality>,
    theme: Res<Theme>,
    plan: Res<CurrentPlan>,
    workshop: Res<Workshop>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut woods: ResMut<Assets<HandMaterial>>,
) {
    let wood = woods.add(HandMaterial {
        table: TableState::new(&plan.0, quality.traces_glass()),
        hands: HandsState::new(&theme),
    });
    let cell = quality.carving();
    for (part, shape) in bones::parts().iter().enumerate() {
        let bounds = carve::bounds(shape);
        let right = meshes.add(nets::surface(|p| carve::distance(shape, p), bounds, cell));
        let left = if *shape == Part::Palm {
            let other = Vec3::new(-1.0, 1.0, 1.0);
            let (low, high) = bounds;
            let bounds = (low.with_x(-high.x), high.with_x(-low.x));
            let mirrored = |p: Vec3| carve::distance(shape, p * other);
            meshes.add(nets::surface(mirrored, bounds, cell))
        } else {
            // The same on both sides.
            right.clone()
        };
        for (hand, mesh) in Hand::ALL.into_iter().zip([left, right]) {
            commands.spawn((
                Name::new(format!("{hand:?} hand, part {part}")),
                HandPart { hand, part },
                Mesh3d(mesh),
                MeshMaterial3d(wood.clone()),
                MeshTag(TAGS * hand.index() as u32 + part as u32),
                Transform::default(),
                Visibility::Hidden,
            ));
        }
    }
    for hand in Hand::ALL {
        commands.spawn((
            Name::new(format!("Marble in the {hand:?} hand")),
            HandMarble(hand),
            Mesh3d(workshop.marble.clone()),
            MeshMaterial3d(workshop.glass.clone()),
            MeshTag(kind(Colour::Red) as u32),
            Transform::default(),
            Visibility::Hidden,
        ));
    }
    commands.insert_resource(HandWood(wood));
}

/// A hand as it is held now.
struct Held {
    pose: HandPose,
    joints: [Joint; PARTS],
    rods: [Rod; RODS],
    hollow: Vec3,
}

impl Held {
    fn new(lots: &Lots, hand: Hand, rig: &Rig, calm: bool) -> Self {
        let pose = lots.pose(hand, calm);
        let facing = FRAC_PI_2 - rig.pitch.at;
        let tilt = (facing + UPRIGHT).lerp(facing.min(FLAT), pose.laid);
        let turn = Quat::from_rotation_x(tilt - FRAC_PI_2) * Quat::from_rotation_y(pose.roll);
        let root = Joint {
            place: OFFERED + pose.offset - turn * MIDDLE * SIZE,
            turn,
        };
        // Both are made as right hands before a viewer in front of the table.
        let view = Quat::from_rotation_y(rig.yaw.at);
        let to_viewer = |joint: Joint| {
            let joint = match hand {
                Hand::Left => joint.mirrored(),
                Hand::Right => joint,
            };
            Joint {
                place: view * joint.place,
                turn: view * joint.turn,
            }
        };
        let within = |joint: Joint| {
            to_viewer(Joint {
                place: root.carry(joint.place * SIZE),
                turn: root.turn * joint.turn,
            })
        };
        let point = |place: Vec3| within(Joint::at(place)).place;
        let own = joints(pose.openness);
        Self {
            pose,
            joints: own.map(within),
            rods: bones::rods(&own)
                .map(|rod| rod.map(|(place, radius)| (point(place), radius * SIZE))),
            hollow: point(bones::HOLLOW + Vec3::Z * MARBLE_RADIUS / SIZE),
        }
    }

    /// How large its marble is, if it is seen.
    fn marble(&self) -> Option<f32> {
        let Self { pose, .. } = self;
        let room = ((pose.openness - GLIMPSE) / (ROOM - GLIMPSE)).min(1.0);
        (pose.is_visible && room > 0.0).then(|| PRESSED.lerp(1.0, room))
    }

    /// Boxes that throw its shadow: around the fingers, the palm and the wrist.
    fn crates(&self) -> impl Iterator<Item = Crate> + '_ {
        let groups = [&self.rods[..12], &self.rods[15..19], &self.rods[19..]];
        groups.into_iter().map(|rods| {
            let ends = || rods.as_flattened().iter();
            let low = ends().map(|&(place, radius)| place - radius);
            let high = ends().map(|&(place, radius)| place + radius);
            let low = low.reduce(Vec3::min).unwrap_or_default();
            let high = high.reduce(Vec3::max).unwrap_or_default();
            Crate {
                centre: (low + high) / 2.0,
                half: (high - low) / 2.0 * FILLED,
            }
        })
    }
}

fn show(visibility: &mut Mut<Visibility>, is_visible: bool) {
    visibility.set_if_neq(if is_visible {
        Visibility::Visible
    } else {
        Visibility::Hidden
    });
}

fn move_hands(
    lots: Option<Res<Lots>>,
    rig: Res<Rig>,
    calm: Res<ReducedMotion>,
    mut parts: Query<(&HandPart, &mut Transform, &mut Visibility)>,
) {
    let Some(lots) = lots else {
        for (_, _, mut visibility) in &mut parts {
            show(&mut visibility, false);
        }
        return;
    };
    let hands = Hand::ALL.map(|hand| Held::new(&lots, hand, &rig, calm.0));
    for (&HandPart { hand, part }, mut transform, mut visibility) in &mut parts {
        let held = &hands[hand.index()];
        show(&mut visibility, held.pose.is_visible);
        let Joint { place, turn } = held.joints[part];
        transform.set_if_neq(Transform {
            translation: place,
            rotation: turn,
            scale: Vec3::splat(SIZE),
        });
    }
}

fn carry_marbles(
    lots: Option<Res<Lots>>,
    rig: Res<Rig>,
    calm: Res<ReducedMotion>,
    mut marbles: Query<(&HandMarble, &mut Transform, &mut MeshTag, &mut Visibility)>,
) {
    for (&HandMarble(hand), mut transform, mut tag, mut visibility) in &mut marbles {
        let held = lots
            .as_ref()
            .map(|lots| (lots.hidden(hand), Held::new(lots, hand, &rig, calm.0)));
        let seen = held.and_then(|(colour, held)| Some((colour, held.marble()?, held)));
        show(&mut visibility, seen.is_some());
        if let Some((colour, size, held)) = seen {
            let place = Transform::from_translation(held.hollow).with_scale(Vec3::splat(size));
            transform.set_if_neq(place);
            tag.set_if_neq(MeshTag(kind(colour) as u32));
        }
    }
}

/// Tells the shaders of everything what the hands do to the light.
fn light_table(
    lots: Option<Res<Lots>>,
    rig: Res<Rig>,
    calm: Res<ReducedMotion>,
    plan: Res<CurrentPlan>,
    quality: Res<Quality>,
    wood: Res<HandWood>,
    mut woods: ResMut<Assets<HandMaterial>>,
    mut staging: ResMut<Staging>,
) {
    let Some(lots) = lots else {
        return;
    };
    let hands = Hand::ALL.map(|hand| Held::new(&lots, hand, &rig, calm.0));
    let marbles: Vec<(Vec3, Colour)> = Hand::ALL
        .into_iter()
        .zip(&hands)
        .filter(|(_, held)| held.marble().is_some())
        .map(|(hand, held)| (held.hollow, lots.hidden(hand)))
        .collect();
    // Hands have a light of their own: the room darkens around them.
    let mut table = TableState::new(&plan.0, quality.traces_glass());
    table.set_movers(marbles.iter().copied());
    if let Some(before) = woods.get(&wood.0) {
        let mut state = before.hands.clone();
        state.set_rods(&hands.each_ref().map(|held| held.rods));
        if before.table != table || before.hands != state {
            if let Some(mut wood) = woods.get_mut(&wood.0) {
                wood.table = table;
                wood.hands = state;
            }
        }
    }
    let mut wanted = Staging::default();
    wanted.marbles = marbles;
    wanted.mood.dusk = DUSK * lots.presence();
    for held in hands.iter().filter(|held| held.pose.is_visible) {
        wanted.crates.extend(held.crates());
    }
    staging.set_if_neq(wanted);
}
