//! A recorded game as a source of moves.

use super::source::{MoveSource, NoMove};
use crate::ai::StopFlag;
use crate::rules::{Field, Game};

/// Replays a game, both sides of it.
#[derive(Clone, Debug)]
pub struct Recorded {
    game: Game,
}

impl Recorded {
    /// Replays this game to its last marble, including those that were taken back.
    pub fn new(mut game: Game) -> Self {
        while game.redo().is_some() {}
        Self { game }
    }

    /// The game on the empty board.
    pub fn start(&self) -> Game {
        let game = &self.game;
        Game::new(game.layout().clone(), game.rules(), game.starts())
    }
}

impl MoveSource for Recorded {
    fn new_game(&mut self, _seed: u64) {}

    fn choose(&mut self, game: &Game, _stop: &StopFlag) -> Result<Field, NoMove> {
        let placed = game.marbles_placed();
        let is_same = game.layout() == self.game.layout()
            && self.game.position_after(placed) == Some(game.position());
        match self.game.moves().nth(placed) {
            _ if !is_same => Err(NoMove::OtherGame),
            Some(field) => Ok(field),
            None => Err(NoMove::Over),
        }
    }
}
