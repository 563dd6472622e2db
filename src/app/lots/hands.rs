//! The entities of the draw: two hands of jointed wood with a marble each, posed as `Lots` says,
//! facing the viewer.

use super::bones::{self, HandSegment, Joint};
use super::draw::Lots;
use super::held::{HeldHand, SIZE};
use super::material::{HandMaterial, HandsState, TAGS};
use crate::app::actions::Hand;
use crate::app::lots::{carve, nets};
use crate::app::motion::ReducedMotion;
use crate::app::play::PlaySystems;
use crate::app::table::{
    CurrentPlan, Detail, GlassMaterial, Rig, Staging, TableState, TableSystems, Theme, Workshop,
    kind,
};
use crate::quality::Quality;
use crate::rules::Colour;
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::render::storage::ShaderBuffer;

/// How dark the rest of the table is during a draw.
const DUSK: f32 = 0.72;

/// The size of the cells that the hands are meshed with.
pub fn finest(quality: Quality) -> f32 {
    match quality {
        Quality::Low => 0.046,
        Quality::Medium => 0.036,
        Quality::High => 0.029,
    }
}

#[derive(Component, Clone, Copy, Debug)]
struct HandPart {
    hand: Hand,
    part: usize,
}

#[derive(Component, Clone, Copy, Debug)]
struct HandMarble(Hand);

/// Both hands as they are held now, while there is a draw.
#[derive(Resource, Default)]
struct HandGrip(Option<[HeldHand; 2]>);

/// The shader buffers of both hands and of the light on them.
#[derive(Resource)]
struct HandLight {
    table: TableState,
    hands: HandsState,
    buffers: [Handle<ShaderBuffer>; 2],
}

impl HandLight {
    /// Writes the shader buffers, if there is something new.
    fn show(&mut self, table: TableState, hands: HandsState, buffers: &mut Assets<ShaderBuffer>) {
        let [for_table, for_hands] = &self.buffers;
        if self.table != table
            && let Some(mut buffer) = buffers.get_mut(for_table)
        {
            buffer.set_data(&table);
            self.table = table;
        }
        if self.hands != hands
            && let Some(mut buffer) = buffers.get_mut(for_hands)
        {
            buffer.set_data(&hands);
            self.hands = hands;
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<HandGrip>()
        .add_systems(Startup, carve_hands.in_set(TableSystems::SetUp))
        .add_systems(
            Update,
            (hold, move_hands, carry_marbles, light_table)
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
    mut glasses: ResMut<Assets<GlassMaterial>>,
    mut buffers: ResMut<Assets<ShaderBuffer>>,
) {
    let table = TableState::new(&plan.0, &theme, quality.traces_glass());
    let hands = HandsState::new(&theme);
    let lights = [buffers.add(&table), buffers.add(&hands)];
    // Glass through which the palm is seen, and not the board far below.
    let glass = glasses.add(GlassMaterial {
        table: lights[0].clone(),
        look: Vec4::new(1.0, 0.0, 1.0, 0.0),
    });
    let wood = woods.add(HandMaterial {
        table: lights[0].clone(),
        hands: lights[1].clone(),
    });
    let parts = bones::parts();
    let cell = finest(*quality);
    let carve =
        |part: &HandSegment| nets::surface(|p| carve::distance(part, p), carve::bounds(part), cell);
    // Meshing the palm takes about as long as all the other parts together.
    let surfaces = std::thread::scope(|scope| {
        let rest = scope.spawn(|| parts[1..].iter().map(carve).collect::<Vec<_>>());
        let palm = carve(&parts[0]);
        let rest = rest.join().unwrap_or_default();
        std::iter::once(palm).chain(rest).collect::<Vec<_>>()
    });
    for (part, surface) in surfaces.into_iter().enumerate() {
        let [left, right] = [surface.clone().mirrored(), surface].map(|part| meshes.add(part));
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
            Mesh3d(workshop.marble()),
            MeshMaterial3d(glass.clone()),
            MeshTag(kind(Colour::Red) as u32),
            Transform::default(),
            Visibility::Hidden,
        ));
    }
    commands.insert_resource(HandLight {
        table,
        hands,
        buffers: lights,
    });
}

fn hold(
    lots: Option<Res<Lots>>,
    rig: Res<Rig>,
    calm: Res<ReducedMotion>,
    mut grip: ResMut<HandGrip>,
) {
    grip.0 = lots.map(|lots| Hand::ALL.map(|hand| HeldHand::new(&lots, hand, &rig, calm.0)));
}

fn show(visibility: &mut Mut<Visibility>, is_visible: bool) {
    visibility.set_if_neq(if is_visible {
        Visibility::Visible
    } else {
        Visibility::Hidden
    });
}

fn move_hands(grip: Res<HandGrip>, mut parts: Query<(&HandPart, &mut Transform, &mut Visibility)>) {
    for (&HandPart { hand, part }, mut transform, mut visibility) in &mut parts {
        let held = grip.0.as_ref().map(|hands| &hands[hand.index()]);
        let held = held.filter(|held| held.pose.is_visible);
        show(&mut visibility, held.is_some());
        if let Some(held) = held {
            let Joint { place, turn } = held.joints[part];
            transform.set_if_neq(Transform {
                translation: place,
                rotation: turn,
                scale: Vec3::splat(SIZE),
            });
        }
    }
}

fn carry_marbles(
    grip: Res<HandGrip>,
    mut marbles: Query<(&HandMarble, &mut Transform, &mut MeshTag, &mut Visibility)>,
) {
    for (&HandMarble(hand), mut transform, mut tag, mut visibility) in &mut marbles {
        let held = grip.0.as_ref().map(|hands| &hands[hand.index()]);
        let seen = held.and_then(|held| Some((held.colour, held.marble?)));
        show(&mut visibility, seen.is_some());
        if let Some((colour, (place, size))) = seen {
            let place = Transform::from_translation(place).with_scale(Vec3::splat(size));
            transform.set_if_neq(place);
            tag.set_if_neq(MeshTag(kind(colour) as u32));
        }
    }
}

/// Writes the hands' effect on the light into the shader buffers and into `Staging`.
fn light_table(
    lots: Option<Res<Lots>>,
    grip: Res<HandGrip>,
    plan: Res<CurrentPlan>,
    theme: Res<Theme>,
    quality: Res<Quality>,
    mut light: ResMut<HandLight>,
    mut buffers: ResMut<Assets<ShaderBuffer>>,
    mut staging: ResMut<Staging>,
) {
    let (Some(lots), Some(hands)) = (lots, &grip.0) else {
        return;
    };
    let marbles: Vec<(Vec3, Colour)> = hands
        .iter()
        .filter_map(|held| Some((held.marble?.0, held.colour)))
        .collect();
    // The hands have a table state of their own, without dusk: only the room around them darkens.
    let mut table = TableState::new(&plan.0, &theme, quality.traces_glass());
    table.set_movers(marbles.iter().copied());
    let mut state = HandsState::new(&theme);
    state.set_rods(&hands.each_ref().map(|held| held.rods));
    light.show(table, state, &mut buffers);
    let mut wanted = Staging {
        marbles,
        ..Staging::default()
    };
    wanted.mood.dusk = DUSK * lots.presence();
    for held in hands.iter().filter(|held| held.pose.is_visible) {
        wanted.crates.extend(held.crates());
    }
    staging.set_if_neq(wanted);
}
