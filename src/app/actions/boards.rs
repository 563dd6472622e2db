//! What buttons do with boards.

/// What buttons do with boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardsAction {
    /// Open the library.
    Open,
    /// Look at a board.
    Choose(Which),
    /// Set up a game on it.
    Play(Which),
    /// Go on from it in the builder.
    Edit(Which),
    /// As text, to take elsewhere.
    Copy(Which),
    /// Throw away one of the player's own; asks first.
    Delete(u32),
}

/// Where a board is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Which {
    /// It comes with the game; its number there.
    Named(usize),
    /// It is the player's own; the number it is known by.
    Own(u32),
}
