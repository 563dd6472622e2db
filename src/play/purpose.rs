//! Why a game is on the table.

use super::shared;
use crate::lesson::LessonStep;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Why a game is on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// It is played.
    Play,
    /// Computers play it as a demonstration.
    Demo,
    /// Only its board is shown.
    Board,
    /// It is reviewed.
    Review,
    /// It is a step of the lesson.
    Lesson(#[serde(with = "shared")] Arc<LessonStep>),
}

impl Purpose {
    /// Whether marbles are placed in turn, by persons or computers.
    pub fn is_played(&self) -> bool {
        match self {
            Self::Play | Self::Demo | Self::Lesson(_) => true,
            Self::Board | Self::Review => false,
        }
    }

    /// The step of the lesson, if it is one.
    pub fn step(&self) -> Option<&LessonStep> {
        match self {
            Self::Lesson(step) => Some(step),
            Self::Play | Self::Demo | Self::Board | Self::Review => None,
        }
    }
}
