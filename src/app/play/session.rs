//! The game that is being played, and by whom.

use super::intent::Setup;
use crate::ai::Level;
use crate::rules::{Colour, Field, Game, Refusal};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// Who plays a colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seat {
    /// Somebody at this screen.
    #[default]
    Person,
    /// The computer.
    Computer(Level),
}

/// The game that is being played. Everybody may look; only the referee changes it.
#[derive(Resource, Clone, Debug)]
pub struct Session {
    game: Game,
    seats: [Seat; 2],
    /// Tells games apart.
    number: u64,
}

impl Session {
    /// A new game.
    pub fn new(setup: Setup) -> Self {
        Self {
            game: Game::new(setup.layout, setup.rules, setup.starts),
            seats: setup.seats,
            number: 0,
        }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Who plays a colour.
    pub fn seat(&self, colour: Colour) -> Seat {
        self.seats[colour.index()]
    }

    /// Who is to move; `None` if the game is over.
    pub fn mover(&self) -> Option<Seat> {
        self.game
            .ending()
            .is_none()
            .then(|| self.seat(self.game.turn()))
    }

    /// Whether somebody at this screen is to move.
    pub fn is_persons_turn(&self) -> bool {
        self.mover() == Some(Seat::Person)
    }

    /// Which game and which position of it this is: an answer to another one is out of date.
    pub fn moment(&self) -> (u64, usize) {
        (self.number, self.game.marbles_placed())
    }

    /// The field of a colour's marble, counting its marbles in the order they were placed;
    /// `None` if it is still in the tray.
    pub fn field_of(&self, colour: Colour, marble: usize) -> Option<Field> {
        let first = if colour == self.game.starts() { 0 } else { 1 };
        self.game.moves().nth(first + 2 * marble)
    }

    pub(super) fn start(&mut self, setup: Setup) {
        let number = self.number + 1;
        *self = Self {
            number,
            ..Self::new(setup)
        };
    }

    pub(super) fn place(&mut self, field: Field) -> Result<(), Refusal> {
        self.game.play(field)
    }

    pub(super) fn take_back(&mut self) -> Option<Field> {
        self.game.undo()
    }

    pub(super) fn redo(&mut self) -> Option<Field> {
        self.game.redo()
    }

    pub(super) fn set_seat(&mut self, colour: Colour, seat: Seat) {
        self.seats[colour.index()] = seat;
    }
}
