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
    /// Choose who plays on from the position that is shown.
    AskPlayOn,
    /// The same from the position before the last marble, to try a better space.
    TryBetter,
    /// Play on from the position that is shown.
    PlayOn,
}
