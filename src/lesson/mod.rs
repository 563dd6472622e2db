//! Learning the game: a few positions, in each something to do, and at last a short game.
//!
//! - A [`LessonStep`] is a real position with a [`Goal`]: a condition that the rules check, never a
//!   list of fields.
//! - A [`Verdict`] is the answer to a field that the learner chooses: it may be refused by the
//!   rules, or be legal but not the goal of the step.
//! - A [`Remark`] is what is worth saying about a marble in the short game.
//! - [`LessonProgress`] is how far the learner has come, which is kept.
//!
//! The learner always plays red. The texts of the steps are in the phrasebook.

mod file;
mod goal;
mod progress;
mod remark;
mod step;

pub use file::LessonError;
pub use goal::Goal;
pub use progress::LessonProgress;
pub use remark::{Remark, chance, remark};
pub use step::{LessonStep, Verdict};

use crate::assets::Assets;
use crate::rules::Colour;
use std::sync::Arc;

/// The colour that the learner plays.
pub const LEARNER: Colour = Colour::Red;

/// All steps, in order. There is at least one.
#[derive(Clone, Debug)]
pub struct Lesson {
    steps: Vec<Arc<LessonStep>>,
}

impl Lesson {
    /// Reads the lesson that comes with the game.
    pub fn load(assets: &Assets) -> Result<Self, LessonError> {
        let steps = file::load(assets)?.into_iter().map(Arc::new).collect();
        Ok(Self { steps })
    }

    /// All steps.
    pub fn steps(&self) -> &[Arc<LessonStep>] {
        &self.steps
    }

    /// The step to continue with: the first, if the stored step does not exist any more.
    pub fn resumed(&self, progress: &LessonProgress) -> usize {
        let at = progress.at.as_deref();
        let known = |step: &Arc<LessonStep>| Some(step.name()) == at;
        self.steps.iter().position(known).unwrap_or_default()
    }
}
