//! The 56 marbles: each in its tray, in its field, or on its way.
//!
//! Where they belong follows from the session alone, so the table can be set up at any moment.
//! When one or two marbles change their places, they fly there; when more do, as after loading a
//! game, they are there at once.

use super::board::{TableSystems, TileHeights};
use super::camera::Rig;
use super::drop::{self, CONTACTS, DURATION, FALLS};
use super::hand::{Handled, LiftedMarble, MarbleInHand, ReturningMarble, bring_back, carry};
use super::plan::REST_HEIGHT;
use super::staging::{Staging, WayHome};
use super::workshop::{CurrentPlan, Workshop};
use crate::app::motion::{Pace, Speed};
use crate::app::play::AtRest;
use crate::play::Session;
use crate::rules::{Colour, Field, MARBLES_EACH};
use bevy::ecs::system::SystemParam;
use bevy::mesh::MeshTag;
use bevy::prelude::*;

/// One of a colour's marbles; they are placed in the order of their numbers.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marble {
    /// Whose it is.
    pub colour: Colour,
    /// From 0 to 27.
    pub number: usize,
}

impl Marble {
    /// The bowl of the tray it comes from: the last bowl is emptied first.
    pub fn bowl(self) -> usize {
        MARBLES_EACH - 1 - self.number
    }
}

/// Where a marble belongs.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarblePlace {
    /// In its tray.
    Tray,
    /// In a field.
    Field(Field),
}

/// A marble on its way between its tray and a field.
#[derive(Component, Clone, Copy, Debug)]
pub struct Flight {
    field: Field,
    /// Seconds of the way into the field.
    seconds: f32,
    /// Whether it goes back to the tray.
    homeward: bool,
    /// Where a hand has let it go; `None` if it comes from the tray.
    let_go: Option<Vec3>,
}

/// A marble has touched the wood.
#[derive(Message, Clone, Copy, Debug)]
pub struct Contact {
    /// Where.
    pub field: Field,
    /// Whose marble.
    pub colour: Colour,
    /// How hard: 1 is a fall from its full height.
    pub strength: f32,
    /// Where on the table.
    pub place: Vec3,
}

/// A marble begins or ends its way.
#[derive(Message, Clone, Copy, Debug)]
pub struct Journey {
    /// Whether it begins, or where it ends.
    pub stage: Stage,
    /// The field it goes to, or comes from.
    pub field: Field,
    /// Whose marble.
    pub colour: Colour,
    /// Where on the table this is.
    pub place: Vec3,
}

/// The beginning or the end of a marble's way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It leaves its tray.
    Taken,
    /// It lies still in its field.
    Rests,
    /// It is back in its tray.
    Home,
}

/// How far beyond its field a marble comes from while the trays are out of the picture, and how
/// high above it where the table is seen from above, at this pitch or more.
const BEYOND: f32 = 16.0;
const HEIGHT: f32 = 0.6;
const FROM_ABOVE: f32 = 1.2;

/// Taking back is quicker than placing.
const HOMEWARD_SPEED: f32 = 2.2;

pub fn plugin(app: &mut App) {
    app.add_message::<Contact>()
        .add_message::<Journey>()
        .add_message::<Handled>()
        .init_resource::<MarbleInHand>()
        .add_systems(Startup, spawn_marbles.in_set(TableSystems::SetUp))
        .add_systems(
            Update,
            (bring_back, carry, arrange, fly, settle)
                .chain()
                .in_set(TableSystems::Move),
        );
}

fn spawn_marbles(mut commands: Commands, workshop: Res<Workshop>) {
    for colour in Colour::BOTH {
        for number in 0..MARBLES_EACH {
            commands.spawn((
                Name::new(format!("Marble {colour} {}", number + 1)),
                Marble { colour, number },
                MarblePlace::Tray,
                Mesh3d(workshop.marble()),
                MeshMaterial3d(workshop.glass.clone()),
                MeshTag(super::materials::kind(colour) as u32),
                Transform::default(),
            ));
        }
    }
}

/// Sends marbles where they belong.
fn arrange(
    mut commands: Commands,
    session: Res<Session>,
    speed: Res<Speed>,
    mut events: Events,
    mut marbles: Query<(Entity, &Marble, &mut MarblePlace, Option<&Flight>)>,
    carried: Query<&Transform, Or<(With<LiftedMarble>, With<ReturningMarble>)>>,
) {
    if !session.is_changed() {
        return;
    }
    let belongs = |marble: &Marble| match session.field_of(marble.colour, marble.number) {
        Some(field) => MarblePlace::Field(field),
        None => MarblePlace::Tray,
    };
    let wrong = marbles
        .iter()
        .filter(|(_, marble, place, _)| **place != belongs(marble))
        .count();
    // Two, because a marble and the computer's answer are taken back together.
    let is_single = wrong <= 2;
    let flies = is_single && *speed != Speed::Off;
    for (entity, marble, mut place, flight) in &mut marbles {
        let wanted = belongs(marble);
        // A marble in flight arrives at once when the session changes again.
        if let Some(flight) = flight.filter(|_| wrong > 0) {
            commands.entity(entity).remove::<Flight>();
            if *place == wanted {
                events.arrive(*marble, *flight);
            }
        }
        if *place == wanted {
            continue;
        }
        let let_go = carried.get(entity).ok().map(|carried| carried.translation);
        let mut carried_entity = commands.entity(entity);
        carried_entity.remove::<(LiftedMarble, ReturningMarble)>();
        let flight = match (*place, wanted) {
            (MarblePlace::Tray, MarblePlace::Field(field)) => Some(Flight {
                field,
                seconds: if let_go.is_some() { FALLS } else { 0.0 },
                homeward: false,
                let_go,
            }),
            (MarblePlace::Field(field), MarblePlace::Tray) => Some(Flight {
                field,
                seconds: DURATION,
                homeward: true,
                let_go: None,
            }),
            _ => None,
        };
        *place = wanted;
        if let Some(flight) = flight.filter(|_| is_single) {
            events.leave(*marble, flight);
            if flies {
                commands.entity(entity).insert(flight);
            } else {
                events.arrive(*marble, flight);
            }
        }
    }
}

/// Writes the messages about marbles on their way.
#[derive(SystemParam)]
struct Events<'w> {
    plan: Res<'w, CurrentPlan>,
    heights: Res<'w, TileHeights>,
    contacts: MessageWriter<'w, Contact>,
    journeys: MessageWriter<'w, Journey>,
}

impl Events<'_> {
    fn field(&self, field: Field) -> Vec3 {
        self.plan.0.field(field) + Vec3::Y * self.heights.of(&self.plan.0, field)
    }

    fn tell(&mut self, marble: Marble, flight: Flight, stage: Stage) {
        let place = match stage {
            Stage::Rests => self.field(flight.field),
            Stage::Taken | Stage::Home => self.plan.0.tray_bowl(marble.colour, marble.bowl()),
        };
        self.journeys.write(Journey {
            stage,
            field: flight.field,
            colour: marble.colour,
            place,
        });
    }

    /// A marble begins its flight.
    fn leave(&mut self, marble: Marble, flight: Flight) {
        // One that comes from a hand was heard when it was lifted.
        if !flight.homeward && flight.let_go.is_none() {
            self.tell(marble, flight, Stage::Taken);
        }
    }

    /// A marble is put where it belongs before its flight is over.
    fn arrive(&mut self, marble: Marble, flight: Flight) {
        // The contacts it has not had yet become one, as hard as the hardest of them.
        let rest = CONTACTS.iter().find(|(when, _)| *when >= flight.seconds);
        if let Some(&(_, strength)) = rest.filter(|_| !flight.homeward) {
            self.touch(marble, flight, strength);
        }
        self.end(marble, flight);
    }

    fn end(&mut self, marble: Marble, flight: Flight) {
        let stage = if flight.homeward {
            Stage::Home
        } else {
            Stage::Rests
        };
        self.tell(marble, flight, stage);
    }

    fn touch(&mut self, marble: Marble, flight: Flight, strength: f32) {
        let contact = Contact {
            field: flight.field,
            colour: marble.colour,
            strength,
            place: self.field(flight.field),
        };
        self.contacts.write(contact);
    }
}

fn fly(
    mut commands: Commands,
    mut pace: Pace,
    mut events: Events,
    mut marbles: Query<(Entity, &Marble, &mut Flight)>,
) {
    for (entity, marble, mut flight) in &mut marbles {
        pace.keep();
        let delta = pace.delta();
        if flight.homeward {
            flight.seconds -= delta * HOMEWARD_SPEED;
        } else {
            let before = flight.seconds;
            flight.seconds += delta;
            let passed = before..flight.seconds;
            for (_, strength) in CONTACTS.iter().filter(|(when, _)| passed.contains(when)) {
                events.touch(*marble, *flight, *strength);
            }
        }
        if !(0.0..DURATION).contains(&flight.seconds) {
            commands.entity(entity).remove::<Flight>();
            events.end(*marble, *flight);
        }
    }
}

/// Where a marble comes from while the trays are out of the picture: from the right, because words
/// are written to the left of the board and above it; seen from above, from above its field.
fn afar(rig: &Rig, field: Vec3) -> Vec3 {
    if rig.pitch.at > FROM_ABOVE {
        return field + Vec3::Y * HEIGHT;
    }
    let right = Quat::from_rotation_y(rig.yaw.at) * Vec3::X;
    field.with_y(REST_HEIGHT) + right * BEYOND
}

/// Puts every marble where it is now.
pub(super) fn settle(
    plan: Res<CurrentPlan>,
    heights: Res<TileHeights>,
    staging: Res<Staging>,
    rig: Res<Rig>,
    mut at_rest: ResMut<AtRest>,
    mut marbles: Query<(
        &Marble,
        &MarblePlace,
        Option<&Flight>,
        (Option<&LiftedMarble>, Option<&ReturningMarble>),
        &mut Transform,
    )>,
) {
    let mut flying = false;
    for (marble, place, flight, (lifted, returning), mut transform) in &mut marbles {
        let rest = Vec3::Y * REST_HEIGHT;
        let tray = plan.0.tray_bowl(marble.colour, marble.bowl()) + rest;
        let in_field =
            |field: Field| plan.0.field(field) + rest + Vec3::Y * heights.of(&plan.0, field);
        let wanted = match (flight, place) {
            (Some(flight), _) if (0.0..DURATION).contains(&flight.seconds) => {
                flying = true;
                let to = in_field(flight.field);
                match flight.let_go {
                    Some(hand) => drop::fall(hand, to, flight.seconds),
                    None if plan.0.trays_apart() > 0.0 => {
                        drop::place_from_afar(afar(&rig, to), to, flight.seconds)
                    }
                    None => drop::place(tray, to, flight.seconds),
                }
            }
            (_, MarblePlace::Tray) => match (lifted, returning) {
                (Some(lifted), _) => lifted.place(),
                (None, Some(returning)) => returning.place(tray),
                (None, None) => tray,
            },
            (_, MarblePlace::Field(field)) => match staging.homeward[field.index()] {
                None => in_field(*field),
                Some(WayHome { part, bowl }) => {
                    let home = plan.0.tray_bowl(marble.colour, bowl) + rest;
                    drop::way_home(in_field(*field), home, part)
                }
            },
        };
        if transform.translation != wanted {
            transform.translation = wanted;
        }
    }
    at_rest.set_if_neq(AtRest(!flying));
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::f32::consts::TAU;

    /// Words are written to the left of the board: on the picture, a marble is never farther to the
    /// left than its field, and never much higher.
    #[test]
    fn marbles_from_afar_come_from_the_right_and_stay_low() {
        let mut rig = Rig::default();
        for step in 0..24 {
            rig.jump(TAU * step as f32 / 24.0, 0.66, 1.0);
            let right = Quat::from_rotation_y(rig.yaw.at) * Vec3::X;
            for field in [
                Vec3::new(-4.5, REST_HEIGHT, -4.5),
                Vec3::new(3.5, REST_HEIGHT, 0.5),
            ] {
                let from = afar(&rig, field);
                for millisecond in 0..=560 {
                    let seconds = millisecond as f32 / 1000.0;
                    let place = drop::place_from_afar(from, field, seconds);
                    assert!((place - field).dot(right) > -0.06, "{place} at {seconds}");
                    assert!(place.y - field.y < 1.0, "{place} at {seconds}");
                }
            }
        }
    }
}
