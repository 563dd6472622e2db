//! What a game is on the table for.

use super::shared;
use crate::lesson::LessonStep;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What a game is on the table for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// To be played.
    Play,
    /// To be looked at, while computers play it.
    Demo,
    /// To be looked at as it is.
    Board,
    /// To be gone through once more.
    Review,
    /// To be learnt from: what is to be done in it.
    Lesson(#[serde(with = "shared")] Arc<LessonStep>),
}

impl Purpose {
    /// Whether marbles are placed by turns, by whomever.
    pub fn is_played(&self) -> bool {
        match self {
            Self::Play | Self::Demo | Self::Lesson(_) => true,
            Self::Board | Self::Review => false,
        }
    }

    /// What is to be done in it, if it is there to be learnt from.
    pub fn step(&self) -> Option<&LessonStep> {
        match self {
            Self::Lesson(step) => Some(step),
            Self::Play | Self::Demo | Self::Board | Self::Review => None,
        }
    }
}
