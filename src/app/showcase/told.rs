//! Hints over a game on a stand: a sentence for each of a newcomer's first turns, and that the time
//! is up.

use super::{GameClock, Kiosk};
use crate::app::play::Phase;
use crate::app::words::key;
use crate::play::{Purpose, Session};

/// After so many seconds nothing more is explained.
const LESSON: f32 = 90.0;

impl GameClock {
    /// The sentence for this turn.
    pub fn told(&self, session: &Session, phase: Phase) -> Option<&'static str> {
        if !is_played(session) {
            return None;
        }
        if self.is_up() {
            return Some(key("time-is-up"));
        }
        if !self.is_first_game || self.seconds() > LESSON || phase != Phase::Waiting {
            return None;
        }
        match session.game().marbles_placed() {
            0 => Some(key("first-anywhere")),
            1..=2 => Some(key("first-cross")),
            3..=4 => Some(key("first-closed")),
            5..=6 => Some(key("first-take")),
            _ => None,
        }
    }

    /// The seconds left for the game, if there is a limit.
    pub fn left(&self, kiosk: &Kiosk, session: &Session) -> Option<f32> {
        let limit = kiosk.stand().game_limit?;
        let is_shown = is_played(session) && !self.is_up();
        is_shown.then(|| (limit.as_secs_f32() - self.seconds()).max(0.0))
    }
}

fn is_played(session: &Session) -> bool {
    *session.purpose() == Purpose::Play && session.finish().is_none()
}
