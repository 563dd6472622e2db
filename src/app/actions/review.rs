//! Actions of a review.

use super::Source;

/// An action of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReviewAction {
    /// Open the review of a game.
    Open(Source),
    /// To the empty board.
    ToStart,
    /// One marble less.
    StepBack,
    /// Play the game marble by marble, or stop doing so.
    Run,
    /// One marble more.
    StepOn,
    /// To the last marble.
    ToEnd,
    /// To the position after so many marbles.
    TurnTo(u8),
}
