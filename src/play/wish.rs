//! What somebody wants to happen, who it is, and at which moment.

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
    /// The moment of the game that it is made for; at any other it is out of date. `None` if it is
    /// for whatever is on the table: whoever sits there sees that.
    pub at: Option<Moment>,
    /// The wish.
    pub wish: Wish,
}

impl Asked {
    /// Somebody at this table wants this, for what is on it.
    pub fn here(wish: Wish) -> Self {
        Self {
            by: Author::Table,
            at: None,
            wish,
        }
    }

    /// A computer has thought about a moment of the game, and wants to place a marble there.
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
    /// Somebody at this table, for whichever person it concerns: players at one screen are not
    /// told apart.
    Table,
    /// The person who plays this colour, and nobody else.
    Person(Colour),
    /// The computer that plays this colour. It places marbles, and only where it has looked.
    Computer(Colour),
}

/// A wish, from wherever it comes. Only the referee decides what becomes of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wish {
    /// Place a marble. Ignored when it is not the author's turn.
    Place(Field),
    /// Take back until a person is to move: against a computer, its answer too.
    TakeBack,
    /// Place again what was taken back.
    Redo,
    /// Begin a new game.
    Start(Setup),
    /// Let somebody else play a colour from now on.
    Seat(Colour, Player),
    /// Give up.
    Resign,
    /// The same players once more; with `swap` each with the other's colour.
    Rematch {
        /// Whether they exchange colours.
        swap: bool,
    },
    /// Put another game on the table to look at. One that is being played is put aside.
    Show(Show),
    /// Look at the game as it was after so many marbles. Ignored when it is being played.
    TurnTo(usize),
    /// Go on with the game that was put aside.
    Resume,
    /// Go on with a game that was kept.
    Restore(Box<Record>),
    /// Play until somebody has won more than half of so many games.
    BestOf(u8),
    /// Call a game this, if it is on the table or put aside.
    Call(GameId, String),
}

impl Wish {
    /// Whether it is for all players to agree on. The others concern only who makes them.
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
    /// Computers play it.
    Demo(Game, [Level; 2]),
    /// Nobody plays it.
    Board(#[serde(with = "shared")] Arc<Layout>),
    /// It was played, and is gone through once more.
    Review(Box<Record>),
    /// A person learns from it.
    Lesson(#[serde(with = "shared")] Arc<LessonStep>),
}

/// What a new game is to be.
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
}
