//! What somebody wants to happen.

use super::session::Seat;
use crate::ai::Level;
use crate::files::SavedGame;
use crate::lesson::Step;
use crate::rules::{Colour, Field, Game, Layout, RuleSet};
use bevy::prelude::*;
use std::sync::Arc;

/// A wish, from wherever it comes. Only the referee acts on it.
#[derive(Message, Clone, Debug)]
pub enum Intent {
    /// A person wants to place a marble. Ignored when it is not a person's turn.
    Place(Field),
    /// A computer wants to place a marble, and this is the moment of the session it thought of.
    /// Ignored when that has passed.
    Answer(Field, (u64, usize)),
    /// Take back until a person is to move: against a computer, its answer too.
    TakeBack,
    /// Place again what was taken back.
    Redo,
    /// Begin a new game.
    Start(Setup),
    /// Let somebody else play a colour from now on.
    Seat(Colour, Seat),
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
    Restore(Box<SavedGame>),
    /// Play until somebody has won more than half of so many games.
    BestOf(u8),
}

/// A game to look at.
#[derive(Clone, Debug)]
pub enum Show {
    /// Computers play it.
    Demo(Game, [Level; 2]),
    /// Nobody plays it.
    Board(Arc<Layout>),
    /// It was played, and is gone through once more.
    Review(Box<SavedGame>),
    /// A person learns from it.
    Lesson(Arc<Step>),
}

/// What a new game is to be.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The board.
    pub layout: Arc<Layout>,
    /// What counts.
    pub rules: RuleSet,
    /// Who places the first marble.
    pub starts: Colour,
    /// Who plays red and black.
    pub seats: [Seat; 2],
    /// What they are called; empty for people without a name.
    pub names: [String; 2],
}
