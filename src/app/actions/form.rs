//! Changes of the form for a new game.

use crate::ai::Level;
use crate::app::setup::{BoardKind, Starts};
use crate::rules::{Colour, RuleSet};

/// A change of the form for a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FormChange {
    /// Whether a computer or a person plays a colour.
    Computer(Colour, bool),
    /// The level of the computer that plays a colour.
    Level(Colour, Level),
    /// The rules.
    Rules(RuleSet),
    /// Where the board comes from.
    Board(BoardKind),
    /// How open an irregular board is, in percent.
    Openness(u8),
    /// The slider for the openness.
    OpennessKnob,
    /// Another random board.
    Shuffle,
    /// This board of the library, by its number.
    FromLibrary(usize),
    /// Copy the board to the clipboard as text.
    Copy,
    /// Paste a board from the clipboard.
    Paste,
    /// Who starts.
    Starts(Starts),
    /// The length of the series.
    BestOf(u8),
}
