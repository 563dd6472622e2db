//! What a turn is waiting for.

use super::PlaySystems;
use crate::play::{Player, Session};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// What a turn is waiting for, derived from the session and from what still moves.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Phase {
    /// For a person.
    #[default]
    Waiting,
    /// For a computer.
    Thinking,
    /// For a marble to come to rest.
    Dropping,
    /// For the final count.
    Revealing,
    /// For nothing: the game is over.
    Over,
}

/// Whether every marble has come to rest. Set by the system that animates marbles; without a table
/// it stays `true`.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct AtRest(pub bool);

/// Whether the final count is being shown. Set by `reveal`; without it the game goes straight to
/// [`Phase::Over`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counting(pub bool);

pub fn plugin(app: &mut App) {
    app.init_state::<Phase>()
        .insert_resource(AtRest(true))
        .init_resource::<Counting>()
        .add_systems(Update, follow.after(PlaySystems::Follow));
}

/// What the turn waits for at this moment. `State<Phase>` follows one frame later: whatever is
/// shown together with the session must not be told from that, or it is about another turn.
#[derive(SystemParam)]
pub struct TurnPhase<'w> {
    session: Res<'w, Session>,
    at_rest: Res<'w, AtRest>,
    counting: Res<'w, Counting>,
}

impl TurnPhase<'_> {
    /// The phase of the session as it is now.
    pub fn now(&self) -> Phase {
        match self.session.mover() {
            _ if !self.at_rest.0 => Phase::Dropping,
            None if self.counting.0 => Phase::Revealing,
            None => Phase::Over,
            Some(Player::Person(_)) => Phase::Waiting,
            Some(Player::Computer(_)) => Phase::Thinking,
        }
    }
}

fn follow(turn: TurnPhase, phase: Res<State<Phase>>, mut next: ResMut<NextState<Phase>>) {
    let wanted = turn.now();
    if *phase.get() != wanted {
        next.set(wanted);
    }
}
