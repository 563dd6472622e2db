//! Wishes: what players ask for, who asks, and for which moment.

use super::id::GameId;
use super::moment::Moment;
use super::player::Player;
use super::shared;
use crate::ai::Level;
use crate::lesson::LessonStep;
use crate::rules::notation::Record;
use crate::rules::{Colour, Field, Game, Layout, RuleSet};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A wish with who makes it, and at which moment.
#[cfg_attr(feature = "game", derive(bevy::prelude::Message))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// Who makes it.
    pub by: Author,
    /// The moment that the wish is for; at any other it is out of date. `None` if it is for
    /// whatever is on the table.
    pub at: Option<Moment>,
    /// The wish.
    pub wish: Wish,
}

impl Asked {
    /// A wish of a person at this table, for what is on it.
    pub fn here(wish: Wish) -> Self {
        Self {
            by: Author::Table,
            at: None,
            wish,
        }
    }

    /// A computer's wish to place a marble, for the moment that it has thought about.
    pub fn answer(colour: Colour, at: Moment, field: Field) -> Self {
        Self {
            by: Author::Computer(colour),
            at: Some(at),
            wish: Wish::Place(field),
        }
    }
}

/// Who makes a wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Author {
    /// A person at this table: players at one screen are not told apart.
    Table,
    /// The person who plays this colour.
    Person(Colour),
    /// The computer that plays this colour. It may only place marbles, and only at the moment it
    /// has thought about.
    Computer(Colour),
}

/// What a player, a computer or a feature asks for. Only the referee decides what follows from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wish {
    /// Place a marble. Ignored when it is not the author's turn.
    Place(Field),
    /// Take back until a person is to move: against a computer, its answer as well.
    TakeBack,
    /// Place again what was taken back.
    Redo,
    /// Begin a new game.
    Start(Setup),
    /// Let another player play a colour from now on.
    Seat(Colour, Player),
    /// Resign.
    Resign,
    /// A new game of the same players; with `swap` they exchange colours.
    Rematch {
        /// Whether they exchange colours.
        swap: bool,
    },
    /// Put another game on the table to look at. A game that is being played is put aside.
    Show(Show),
    /// Show a game in review after so many marbles. Ignored for other games.
    TurnTo(usize),
    /// Resume the game that was put aside.
    Resume,
    /// Put a game from a record on the table.
    Restore(Box<Record>),
    /// Play a series: until a player has won more than half of so many games.
    BestOf(u8),
    /// Name a game, if it is on the table or put aside.
    Call(GameId, String),
}

impl Wish {
    /// Whether all players must agree to it. Other wishes affect only their author.
    pub fn concerns_all(&self) -> bool {
        match self {
            Self::TakeBack
            | Self::Redo
            | Self::Start(_)
            | Self::Seat(..)
            | Self::Rematch { .. }
            | Self::Restore(_)
            | Self::BestOf(_) => true,
            Self::Place(_)
            | Self::Resign
            | Self::Show(_)
            | Self::TurnTo(_)
            | Self::Resume
            | Self::Call(..) => false,
        }
    }
}

/// A game to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Show {
    /// A demo between computers.
    Demo(Game, [Level; 2]),
    /// A board without players.
    Board(#[serde(with = "shared")] Arc<Layout>),
    /// A game to review.
    Review(Box<Record>),
    /// A step of the lesson.
    Lesson(#[serde(with = "shared")] Arc<LessonStep>),
}

/// The parameters of a new game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The board.
    #[serde(with = "shared")]
    pub layout: Arc<Layout>,
    /// What counts.
    pub rules: RuleSet,
    /// Who places the first marble.
    pub starts: Colour,
    /// Who plays red and black.
    pub players: [Player; 2],
    /// The length of the series that begins with it; 1 for a single game.
    pub best_of: u8,
}
