//! What the engine says about the game in review. It thinks in the background, from the last marble
//! to the first, and stops when the review is left.

use crate::ai::{Limits, Review, ReviewedMove, Thinker};
use crate::app::motion::Pace;
use crate::app::thought::{Thought, Told};
use crate::play::{Purpose, Session};
use crate::rules::Colour;
use bevy::prelude::*;

/// How far the engine searches for each marble.
#[derive(Resource, Clone, Copy, Debug)]
pub struct ReviewLimits(pub Limits);

impl Default for ReviewLimits {
    fn default() -> Self {
        Self(Limits {
            nodes: Some(300_000),
            ..default()
        })
    }
}

/// The size of the engine's transposition table, in mebibytes.
const TABLE: usize = 64;

/// What the engine knows so far of the game in review.
#[derive(Resource, Default)]
pub struct Analysis {
    thought: Option<Thought<AnalysisProgress>>,
    /// The number of the sitting that it is about.
    about: Option<u64>,
    review: Review,
    turning_points: Vec<ReviewedMove>,
    /// How much of the work is done.
    done: f32,
}

/// The moves that were looked at, the last one first, and how much of the work is done.
#[derive(Default)]
struct AnalysisProgress {
    moves: Vec<ReviewedMove>,
    done: f32,
}

impl Analysis {
    /// How much of the work is done, 0 to 1; `None` when there is nothing more to do.
    pub fn progress(&self) -> Option<f32> {
        self.thought.as_ref().map(|_| self.done)
    }

    /// What is known of a move; the first is 1.
    pub fn of(&self, number: usize) -> Option<&ReviewedMove> {
        let mut moves = self.review.moves.iter();
        moves.find(|reviewed| reviewed.number == number)
    }

    /// The moves that cost most of those that were looked at, in the order they were played.
    pub fn turning_points(&self) -> &[ReviewedMove] {
        &self.turning_points
    }

    /// What the moves of a player that were looked at cost all together, in points.
    pub fn lost_by(&self, colour: Colour) -> f64 {
        self.review.lost_by(colour)
    }

    /// Red's final margin to expect after so many marbles, in points.
    pub fn margin(&self, marbles: usize) -> Option<f64> {
        let next = self.of(marbles + 1).map(|next| next.before);
        let margin = next.or(self.of(marbles).map(|last| last.after))?;
        Some(margin.in_points())
    }
}

/// Begins the analysis when a review is on the table, and drops it when another session is.
pub fn think(session: Res<Session>, limits: Res<ReviewLimits>, mut analysis: ResMut<Analysis>) {
    if !session.is_changed() {
        return;
    }
    let about = (*session.purpose() == Purpose::Review).then(|| session.sittings());
    if analysis.about == about {
        return;
    }
    *analysis = Analysis::default();
    analysis.about = about;
    if about.is_some() {
        let (game, limits) = (session.game().clone(), limits.0);
        analysis.thought = Some(Thought::begin(
            move |stop, told: &Told<AnalysisProgress>| {
                // Allocating the table takes a while: in this thread, not in a frame.
                let mut thinker = Thinker::new(TABLE, 1);
                thinker.review(&game, limits, stop, |reviewed, done| {
                    let mut told = told.now();
                    told.moves.push(*reviewed);
                    told.done = done;
                });
            },
        ));
    }
}

/// Copies what the engine has found so far into `Analysis`.
pub fn look(mut analysis: ResMut<Analysis>, mut pace: Pace) {
    let Some(thought) = &analysis.bypass_change_detection().thought else {
        return;
    };
    // Requests the next frame: otherwise this system would not run again.
    pace.keep();
    let is_over = thought.is_over();
    let (moves, done) = {
        let told = thought.told();
        (told.moves.iter().rev().copied().collect(), told.done)
    };
    let review = Review { moves };
    if review != analysis.review {
        analysis.turning_points = review.turning_points();
        analysis.review = review;
        analysis.done = done;
    }
    if is_over {
        analysis.thought = None;
    }
}
