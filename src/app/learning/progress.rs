//! How far the learner has come, from one start to the next.

use crate::app::store::{Keeper, Store};
use crate::lesson::LessonProgress;
use bevy::prelude::*;

/// The file it is kept in.
pub const FILE: &str = "lesson.ron";

/// How far the learner has come, now and as it was last written.
#[derive(Resource, Clone, Debug, Default)]
pub struct Learnt {
    /// Now.
    pub progress: LessonProgress,
    kept: LessonProgress,
}

impl Learnt {
    /// Reads the file. One that cannot be read shows that this is not the first start: no offer.
    pub fn load(store: &Store) -> Self {
        let kept = store.read(FILE).unwrap_or_else(|problem| {
            crate::report::problem(&problem);
            Some(LessonProgress {
                is_offered: true,
                ..default()
            })
        });
        let kept: LessonProgress = kept.unwrap_or_default();
        Self {
            progress: kept.clone(),
            kept,
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Last, keep.before(crate::app::motion::stay_awake));
}

/// Writes the progress when it has changed. Failures go to standard error only: players need not
/// know.
fn keep(mut learnt: ResMut<Learnt>, mut keeper: Keeper) {
    let learnt = learnt.bypass_change_detection();
    let has_changed = learnt.progress != learnt.kept;
    if has_changed {
        learnt.kept = learnt.progress.clone();
    }
    if let Err(problem) = keeper.keep(FILE, &learnt.kept, has_changed) {
        crate::report::problem(&problem);
    }
}
