//! What learners want.

/// What learners want.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LearnAction {
    /// Learn, from where they left off.
    Open,
    /// On to the next step, once this one is done.
    Next,
    /// To the step before.
    Back,
    /// On to the next step, done or not.
    Skip,
    /// The same, as they were asked.
    Accept,
    /// Not to learn now, as they were asked.
    NotNow,
}
