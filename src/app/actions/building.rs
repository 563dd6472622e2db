//! What buttons do with a board that is being laid.

use crate::rules::TileKind;

/// What buttons do with a board that is being laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BuildAction {
    /// Go to the builder.
    Open,
    /// Take a tile of this kind.
    Take(TileKind),
    /// Turn the tile that is held or pointed at.
    Turn,
    /// Shift the whole board.
    Shift(i8, i8),
    /// Left and right exchanged.
    Mirror,
    /// The whole board by a quarter.
    TurnBoard,
    /// The rest by chance.
    Fill,
    /// Everything back into the box.
    Clear,
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// Build in turns, or not.
    InTurns,
    /// Set up a game on it.
    Play,
    /// Ask for its name.
    Name,
    /// Save it under that name.
    Save,
    /// As text, to take elsewhere.
    Copy,
    /// A board as text, from elsewhere.
    Paste,
}
