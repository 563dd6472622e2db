//! What the buttons of a review do.

use super::Source;

/// What buttons of a review do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReviewAction {
    /// Go through a game.
    Open(Source),
    /// To the empty board.
    ToStart,
    /// One marble less.
    StepBack,
    /// Marble after marble by itself, or no longer.
    Run,
    /// One marble more.
    StepOn,
    /// To the last marble.
    ToEnd,
    /// To the position after so many marbles.
    TurnTo(u8),
}
