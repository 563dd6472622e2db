//! Games between two computers to look at, as behind the title.

use crate::ai::{Level, LevelPlayer, Limits, StopFlag};
use crate::app::motion::Pace;
use crate::app::play::Phase;
use crate::play::{Purpose, Session, Show};
use crate::rules::generate::{Seed, irregular, square};
use crate::rules::{Colour, Game, RuleSet};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;

/// Marbles that lie on the board when it is first seen.
const MARBLES: usize = 22;

/// A game between two computers to look at.
pub fn demo(seed: u64) -> Show {
    let (game, levels) = demo_game(seed);
    Show::Demo(game, levels)
}

/// A game between two computers with some marbles placed already; a seed always gives the same one.
pub fn demo_game(seed: u64) -> (Game, [Level; 2]) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let board = Seed::from(rng.random::<u64>());
    let layout = if rng.random_bool(0.6) {
        square(&board)
    } else {
        irregular(&board, 0.3)
    };
    let rules = RuleSet::ALL
        .into_iter()
        .choose(&mut rng)
        .unwrap_or_default();
    let mut game = Game::new(Arc::new(layout), rules, Colour::Red);
    let mut player = LevelPlayer::new(Level::EASIEST, seed);
    while game.marbles_placed() < MARBLES && game.ending().is_none() {
        let finding = player.choose(&game, Limits::default(), &StopFlag::default());
        let field = finding.and_then(|finding| finding.line.first().copied());
        if field.is_none_or(|field| game.play(field).is_err()) {
            break;
        }
    }
    let level = |number: u8| Level::try_from(number).unwrap_or(Level::EASIEST);
    let levels = [level(rng.random_range(4..8)), level(rng.random_range(4..8))];
    (game, levels)
}

/// The end of a game between computers.
#[derive(SystemParam)]
pub struct DemoEnd<'w, 's> {
    session: Res<'w, Session>,
    phase: Res<'w, State<Phase>>,
    time: Res<'w, Time>,
    seconds: Local<'s, f32>,
    pace: Pace<'w>,
}

impl DemoEnd<'_, '_> {
    /// Whether the end has been shown for `pause` seconds. To be called in every frame.
    pub fn is_seen(&mut self, pause: f32) -> bool {
        if *self.phase.get() != Phase::Over || *self.session.purpose() != Purpose::Demo {
            *self.seconds = 0.0;
            return false;
        }
        self.pace.keep();
        *self.seconds += self.time.delta_secs();
        let is_seen = *self.seconds > pause;
        if is_seen {
            *self.seconds = 0.0;
        }
        is_seen
    }
}
