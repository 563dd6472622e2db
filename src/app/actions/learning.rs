//! Actions of the lesson.

/// An action of the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LearnAction {
    /// Open the lesson at the step where the learner left off.
    Open,
    /// On to the next step, once this one is done.
    Next,
    /// To the step before.
    Back,
    /// On to the next step, done or not.
    Skip,
    /// Accept the offer to learn the game.
    Accept,
    /// Decline that offer.
    NotNow,
}
