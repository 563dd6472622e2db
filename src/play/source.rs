//! Where moves come from when no person makes them: computers, programs, records.

use super::player::Player;
use crate::ai::{LevelPlayer, Limits, StopFlag};
use crate::rules::{Excerpt, Field, Game};

/// Something that chooses fields. It may take long, so it is asked on a thread of its own, and can
/// be told to stop.
pub trait MoveSource: Send {
    /// Forgets the last game; `seed` is what chance has in store for this one.
    fn new_game(&mut self, seed: u64);

    /// A legal field of a game. Whoever stops it takes what comes soon, or nothing.
    fn choose(&mut self, game: &Game, stop: &StopFlag) -> Result<Field, NoMove>;
}

/// Why there is no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoMove {
    /// The game is over, or the record at its end.
    #[error("there is no move left")]
    Over,
    /// The record is of another game.
    #[error("the record tells of another game")]
    OtherGame,
    /// A player that cannot play on.
    #[error("the player {player} gave up: {why}")]
    GaveUp {
        /// Who it was.
        player: Excerpt,
        /// What happened.
        why: String,
    },
}

impl Player {
    /// Where this player's moves come from, with what chance has in store; `None` for a person,
    /// who is asked at the table.
    pub fn source(&self, seed: u64) -> Option<Box<dyn MoveSource>> {
        let level = self.level()?;
        Some(Box::new(LevelPlayer::new(level, seed)))
    }
}

impl MoveSource for LevelPlayer {
    fn new_game(&mut self, seed: u64) {
        Self::new_game(self, seed);
    }

    fn choose(&mut self, game: &Game, stop: &StopFlag) -> Result<Field, NoMove> {
        let finding = Self::choose(self, game, Limits::default(), stop);
        let first = finding.and_then(|finding| finding.line.first().copied());
        first.ok_or(NoMove::Over)
    }
}
