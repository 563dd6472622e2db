//! Sources of moves that are not persons: computers, programs, records.

use super::player::Player;
use crate::ai::{LevelPlayer, Limits, StopFlag};
use crate::rules::{Excerpt, Field, Game};

/// Chooses fields. It may take long, so it is called in a thread of its own and can be stopped.
pub trait MoveSource: Send {
    /// Forgets the last game; `seed` is for the random choices of this one.
    fn new_game(&mut self, seed: u64);

    /// A legal field of a game. If it is stopped, it returns soon, with or without a field.
    fn choose(&mut self, game: &Game, stop: &StopFlag) -> Result<Field, NoMove>;
}

/// Why there is no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoMove {
    /// The game is over, or the record has ended.
    #[error("there is no move left")]
    Over,
    /// The record is of another game.
    #[error("the record tells of another game")]
    OtherGame,
    /// The player cannot go on.
    #[error("the player {player} gave up: {why}")]
    GaveUp {
        /// Who it was.
        player: Excerpt,
        /// What happened.
        why: String,
    },
}

impl Player {
    /// The source of this player's moves, with a seed for its random choices; `None` for a person.
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
