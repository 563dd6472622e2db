//! Actions of the builder.

use crate::rules::TileKind;

/// An action of the builder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BuildAction {
    /// Open the builder.
    Open,
    /// Take a tile of this kind.
    Take(TileKind),
    /// Turn the tile that is held or pointed at.
    Turn,
    /// Shift the whole board.
    Shift(i8, i8),
    /// Mirror the board left to right.
    Mirror,
    /// Turn the whole board by a quarter.
    TurnBoard,
    /// Lay the remaining tiles at random.
    Fill,
    /// Put all tiles back into the box.
    Clear,
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// Switch building in turns on or off.
    InTurns,
    /// Set up a game on it.
    Play,
    /// Ask for its name.
    Name,
    /// Save it under that name.
    Save,
    /// Copy the board to the clipboard as text.
    Copy,
    /// Paste a board from the clipboard.
    Paste,
}
