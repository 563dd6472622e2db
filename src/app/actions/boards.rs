//! Actions on boards.

/// An action on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardsAction {
    /// Open the library of boards.
    Open,
    /// Look at a board.
    Choose(Which),
    /// Set up a game on it.
    Play(Which),
    /// Open it in the builder.
    Edit(Which),
    /// Copy it to the clipboard as text.
    Copy(Which),
    /// Delete one of the player's own; asks first.
    Delete(u32),
}

/// Which board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Which {
    /// One that comes with the game, by its index in the library.
    Named(usize),
    /// One of the player's own, by its number in the stock.
    Own(u32),
}
