//! One step: a position, and what the learner is to do in it.

use super::Goal;
use crate::rules::{Field, FieldSet, Game, Refusal};
use serde::{Deserialize, Serialize};

/// A position, and what the learner is to do in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonStep {
    pub(super) name: String,
    pub(super) game: Game,
    pub(super) goal: Goal,
    pub(super) is_answered: bool,
}

/// The answer to a field that the learner chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It reaches the goal.
    Reached,
    /// The rules refuse it.
    Refused(Refusal),
    /// The rules allow it, but it is not the goal.
    Astray,
}

impl LessonStep {
    /// Its name, which is part of the keys of its texts.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The position, with the learner to move.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What the learner is to do.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// Whether the other side answers with a marble.
    pub fn is_answered(&self) -> bool {
        self.is_answered || self.goal == Goal::PlayOn
    }

    /// Whether all of its marbles are placed: the learner's, and the answer.
    pub fn is_over(&self, game: &Game) -> bool {
        let before = self.game.marbles_placed();
        let placed = game.marbles_placed().saturating_sub(before);
        self.goal != Goal::PlayOn && placed > usize::from(self.is_answered)
    }

    /// The fields that can be played in this step: none if the goal is a field that is refused.
    pub fn open(&self) -> FieldSet {
        match self.goal {
            Goal::Try(_) => FieldSet::EMPTY,
            goal => goal.fields(&self.game),
        }
    }

    /// The reason that the step is about, if this field is refused for it.
    pub fn tried(&self, field: Field) -> Option<Refusal> {
        match self.goal {
            Goal::Try(refusal) if self.goal.fields(&self.game).contains(field) => Some(refusal),
            _ => None,
        }
    }

    /// The verdict on this field.
    pub fn judge(&self, field: Field) -> Verdict {
        if self.goal.fields(&self.game).contains(field) {
            return Verdict::Reached;
        }
        match self.game.refusal(field) {
            Some(refusal) => Verdict::Refused(refusal),
            None => Verdict::Astray,
        }
    }
}
