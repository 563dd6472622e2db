//! A match: a game, its id, and whether a player has resigned.

use super::id::GameId;
use super::moment::Moment;
use super::record::GameHeaders;
use crate::rules::notation::Record;
use crate::rules::{Colour, Ending, Field, Game};
use serde::{Deserialize, Serialize};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finish {
    /// By the rules.
    Ended(Ending),
    /// This player has resigned.
    Resigned(Colour),
}

/// A game, its id, and whether a player has resigned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Match {
    id: GameId,
    /// The game with its headers as they were last read or written. The present players are not
    /// taken from here.
    record: Record,
    resigned: Option<Colour>,
}

impl Match {
    pub(super) fn new(id: GameId, record: Record) -> Self {
        Self {
            id,
            record,
            resigned: None,
        }
    }

    /// Which game it is.
    pub fn id(&self) -> GameId {
        self.id
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.record.game
    }

    /// The game with its headers; its players may be outdated.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The present position.
    pub fn moment(&self) -> Moment {
        Moment::of(self.id, self.game())
    }

    /// How the game is over, or `None` while it goes on.
    pub fn finish(&self) -> Option<Finish> {
        let resigned = self.resigned.map(Finish::Resigned);
        resigned.or(self.game().ending().map(Finish::Ended))
    }

    /// Who has resigned.
    pub fn resigned(&self) -> Option<Colour> {
        self.resigned
    }

    /// Who has won the game, if it is over and not a draw.
    pub fn winner(&self) -> Option<Colour> {
        match self.finish()? {
            Finish::Resigned(colour) => Some(!colour),
            Finish::Ended(_) => self.game().score().leader(),
        }
    }

    /// Whether marbles lie on the board and the game is not over.
    pub fn is_under_way(&self) -> bool {
        self.finish().is_none() && self.game().marbles_placed() > 0
    }

    /// How many marbles the game has in all, those that were taken back included.
    pub fn length(&self) -> usize {
        self.game().marbles_placed() + self.game().undone()
    }

    /// The field of a colour's marble, counting its marbles in the order they were placed;
    /// `None` if it is still in the tray.
    pub fn field_of(&self, colour: Colour, marble: usize) -> Option<Field> {
        let first = if colour == self.game().starts() { 0 } else { 1 };
        self.game().moves().nth(first + 2 * marble)
    }

    pub(super) fn game_mut(&mut self) -> &mut Game {
        &mut self.record.game
    }

    pub(super) fn set_resigned(&mut self, resigned: Option<Colour>) {
        self.resigned = resigned;
    }

    pub(super) fn call(&mut self, name: &str) {
        self.record.set_name(name);
    }
}
