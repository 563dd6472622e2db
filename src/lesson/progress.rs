//! How far the learner has come.

use serde::{Deserialize, Serialize};

/// How far the learner has come, as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonProgress {
    /// The step to go on with, by its name, so that a lesson with other steps can be gone on with
    /// too; none before the first step and after the last.
    pub at: Option<String>,
    /// Whether the lesson was offered. That is done once.
    pub is_offered: bool,
}
