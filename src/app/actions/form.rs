//! Changes of what a new game is to be.

use crate::ai::Level;
use crate::app::setup::{BoardKind, Starts};
use crate::rules::{Colour, RuleSet};

/// A change of what a new game is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FormChange {
    /// A computer plays a colour, or a person.
    Computer(Colour, bool),
    /// A stronger or weaker computer.
    Level(Colour, Level),
    /// Other rules.
    Rules(RuleSet),
    /// A board from elsewhere.
    Board(BoardKind),
    /// As open as this, in parts of a hundred.
    Openness(u8),
    /// The slider of that.
    OpennessKnob,
    /// Another board by chance.
    Shuffle,
    /// This board of the library, by its number.
    FromLibrary(usize),
    /// The board as text, to take elsewhere.
    Copy,
    /// A board as text, from elsewhere.
    Paste,
    /// Somebody else starts.
    Starts(Starts),
}
