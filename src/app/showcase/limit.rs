//! The time limit of a game.

use super::{Kiosk, passed};
use crate::app::flow::Screen;
use crate::play::{Asked, Fact, Numbered, Player, Purpose, Session, Wish};
use crate::rules::Colour;
use bevy::prelude::*;

/// How long the game has taken.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct GameClock {
    seconds: f32,
    /// Whether the time is up, so that computers finish the game.
    is_up: bool,
    /// Whether this is the visitor's first game.
    pub is_first_game: bool,
}

impl GameClock {
    /// How long the game has taken, in seconds.
    pub fn seconds(&self) -> f32 {
        self.seconds
    }

    /// So many seconds more have passed.
    pub fn run(&mut self, seconds: f32) {
        self.seconds += seconds;
    }

    /// Whether its time is up.
    pub fn is_up(&self) -> bool {
        self.is_up
    }
}

/// Runs the clock. When the time is up, computers quickly finish the game, so that the final count
/// is shown.
pub fn run_clock(
    kiosk: Res<Kiosk>,
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    session: Res<Session>,
    mut facts: MessageReader<Numbered>,
    mut clock: ResMut<GameClock>,
    mut wishes: MessageWriter<Asked>,
) {
    if facts
        .read()
        .any(|numbered| matches!(numbered.fact, Fact::Started(_)))
    {
        // A rematch is not a visitor's first game.
        let is_first_game = clock.is_first_game && clock.seconds == 0.0;
        *clock = GameClock {
            is_first_game,
            ..default()
        };
    }
    let is_played = *screen.get() == Screen::Table && *session.purpose() == Purpose::Play;
    if !is_played || session.finish().is_some() {
        return;
    }
    clock.run(passed(&time));
    let limit = kiosk.stand().game_limit;
    if clock.is_up || limit.is_none_or(|limit| clock.seconds < limit.as_secs_f32()) {
        return;
    }
    clock.is_up = true;
    let [_, fair, _] = kiosk.stand().levels;
    for colour in Colour::BOTH {
        if session.player(colour).is_person() {
            wishes.write(Asked::here(Wish::Seat(colour, Player::Computer(fair))));
        }
    }
}
