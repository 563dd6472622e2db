//! How far the learner has come.

use serde::{Deserialize, Serialize};

/// How far the learner has come, as stored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LessonProgress {
    /// The name of the step to continue with, so that it survives changes of the lesson; `None`
    /// before the first step and after the last.
    pub at: Option<String>,
    /// Whether the lesson was offered, which happens once.
    pub is_offered: bool,
}
