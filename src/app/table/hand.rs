//! A marble in somebody's hand: lifted from its tray, it follows the hand over the table. Let go
//! over a field it falls from there, elsewhere it goes back to its bowl.

use super::marbles::{Marble, MarblePlace};
use super::plan::REST_HEIGHT;
use super::workshop::CurrentPlan;
use crate::app::motion::Pace;
use crate::play::{Moment, Session};
use crate::rules::Colour;
use bevy::prelude::*;

/// How high a marble is held above where it would lie.
const HELD_HEIGHT: f32 = 0.85;
/// How long 95 % of the way to the hand takes.
const FOLLOWING: f32 = 0.09;
/// How long the way back to a bowl takes, and how high it leads.
const RETURNING: f32 = 0.28;
const RETURN_HOP: f32 = 0.35;

/// The marble in somebody's hand. Whoever reads input writes it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct MarbleInHand(pub Option<HeldMarble>);

/// A marble that was taken from a tray.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HeldMarble {
    /// Whose it is.
    pub colour: Colour,
    /// The bowl that it was taken from.
    pub bowl: usize,
    /// The moment of the game at which it was taken.
    pub moment: Moment,
    /// The point below it, on the plane of the tops.
    pub over: Vec3,
}

/// Where a marble is that is held.
#[derive(Component, Clone, Copy, Debug)]
pub struct LiftedMarble {
    at: Vec3,
}

/// A marble on its way to its bowl.
#[derive(Component, Clone, Copy, Debug)]
pub struct ReturningMarble {
    from: Vec3,
    seconds: f32,
    /// Whether a hand has let it go, so that it is heard.
    is_heard: bool,
}

/// A marble is lifted from its bowl, or is back in it.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Handled {
    /// Whether it is lifted.
    pub is_lifted: bool,
    /// The bowl.
    pub place: Vec3,
}

impl LiftedMarble {
    /// Where its centre is.
    pub fn place(&self) -> Vec3 {
        self.at
    }
}

impl ReturningMarble {
    fn new(from: Vec3, is_heard: bool) -> Self {
        Self {
            from,
            seconds: 0.0,
            is_heard,
        }
    }

    /// Where its centre is on the way to its bowl.
    pub fn place(&self, bowl: Vec3) -> Vec3 {
        let part = (self.seconds / RETURNING).clamp(0.0, 1.0);
        let across = EaseFunction::SmoothStep.sample_clamped(part);
        let hop = RETURN_HOP * 4.0 * part * (1.0 - part);
        self.from.lerp(bowl, across) + Vec3::Y * hop
    }
}

/// The marble that is held now. A hand holds nothing once the game has gone on.
pub fn held_now(hand: &MarbleInHand, session: &Session) -> Option<HeldMarble> {
    let is_now = |held: &HeldMarble| held.moment == session.moment();
    hand.0
        .filter(|held| is_now(held) && session.is_persons_turn())
}

/// Moves the held marble to the hand, and sends one that was let go on its way to its bowl.
pub(super) fn carry(
    mut commands: Commands,
    mut pace: Pace,
    session: Res<Session>,
    hand: Res<MarbleInHand>,
    plan: Res<CurrentPlan>,
    mut handled: MessageWriter<Handled>,
    mut marbles: Query<(Entity, &Marble, &MarblePlace, Option<&mut LiftedMarble>)>,
) {
    let held = held_now(&hand, &session);
    let rest = Vec3::Y * REST_HEIGHT;
    let to = |held: HeldMarble| held.over + Vec3::Y * HELD_HEIGHT + rest;
    // All marbles of a tray look the same, and the next one is always placed. So the next one takes
    // the place of the one that was pressed, which moves up into the bowl that is left free.
    let mut moves_up = None;
    for (entity, marble, place, lifted) in &mut marbles {
        let is_next = |colour| marble.number == session.game().position().marbles(colour).len();
        let is_held = |held: &HeldMarble| held.colour == marble.colour && is_next(held.colour);
        match (held.filter(is_held), lifted) {
            (Some(held), Some(mut lifted)) => {
                if follow(&mut lifted.at, to(held), pace.delta()) {
                    pace.keep();
                }
            }
            (Some(held), None) => {
                pace.keep();
                let place = plan.0.tray_bowl(marble.colour, held.bowl);
                handled.write(Handled {
                    is_lifted: true,
                    place,
                });
                let mut at = place + rest;
                follow(&mut at, to(held), pace.delta());
                let lifted = LiftedMarble { at };
                let mut entity = commands.entity(entity);
                entity.remove::<ReturningMarble>().insert(lifted);
                moves_up = Some((held, marble.bowl()));
            }
            (None, Some(lifted)) => {
                pace.keep();
                let mut entity = commands.entity(entity);
                entity.remove::<LiftedMarble>();
                if *place == MarblePlace::Tray {
                    entity.insert(ReturningMarble::new(lifted.at, true));
                }
            }
            (None, None) => {}
        }
    }
    let Some((held, free)) = moves_up.filter(|(held, free)| held.bowl != *free) else {
        return;
    };
    let from = plan.0.tray_bowl(held.colour, free) + rest;
    for (entity, marble, ..) in &marbles {
        if marble.colour == held.colour && marble.bowl() == held.bowl {
            let moves_up = ReturningMarble::new(from, false);
            commands.entity(entity).insert(moves_up);
        }
    }
}

/// Moves marbles that were let go to their bowls.
pub(super) fn bring_back(
    mut commands: Commands,
    mut pace: Pace,
    plan: Res<CurrentPlan>,
    mut handled: MessageWriter<Handled>,
    mut marbles: Query<(Entity, &Marble, &mut ReturningMarble)>,
) {
    for (entity, marble, mut returning) in &mut marbles {
        pace.keep();
        returning.seconds += pace.delta();
        if returning.seconds < RETURNING {
            continue;
        }
        commands.entity(entity).remove::<ReturningMarble>();
        if returning.is_heard {
            handled.write(Handled {
                is_lifted: false,
                place: plan.0.tray_bowl(marble.colour, marble.bowl()),
            });
        }
    }
}

/// Moves a place towards another; returns whether it still moves.
fn follow(at: &mut Vec3, to: Vec3, delta: f32) -> bool {
    if *at == to {
        return false;
    }
    // exp(−3) = 5 % of the way is left after `FOLLOWING`.
    let rest = (-3.0 * delta / FOLLOWING).exp();
    *at = to + (*at - to) * rest;
    if at.distance(to) < 1e-3 {
        *at = to;
    }
    true
}
