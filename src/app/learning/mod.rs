//! Learning the game at the real table: which step it is, what the learner has done, and how far
//! they have come.
//!
//! ```text
//!   Title ──open──▶ Screen::Learn ──enter: Show::Lesson──▶ a step of the lesson
//!
//!   step ──follow: Refused, Astray──▶ Mistake; the same step goes on
//!   step ──Learning::is_done──▶ done ──change_step: Next──▶ next step
//!   step ──change_step: Skip, Back──▶ next step, previous step
//!   last step ──change_step: Skip──▶ Title
//!   any step ──screens::navigate: Title, Back──▶ Title
//!   last step, done ──screens::begin: Play──▶ Table
//! ```
//!
//! Each step is a session like any other; the referee checks marbles by the rules and by the step.

mod offer;
mod progress;
pub mod sentences;

pub use offer::{LessonOffer, show as show_offer};
pub use progress::{FILE, Learnt};

use super::interface::Notice;
use super::play::{Counting, PlaySystems};
use super::store::Store;
use super::words::{Cause, Phrasebook};
use crate::app::actions::{Action, LearnAction};
use crate::app::flow::{DisplayChange, FlowSystems, Go, Screen};
use crate::app::table::{Pending, Rig};
use crate::assets::Assets;
use crate::lesson::{Goal, Lesson, LessonStep};
use crate::play::{Asked, Fact, Numbered, Session, Show, Wish};
use crate::rules::{Field, Refusal};
use bevy::prelude::*;
use std::sync::Arc;

/// Why a marble was not placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// The rules refuse the field.
    Refused(Field, Refusal),
    /// The rules allow the field, but the step asks for another.
    Astray(Field),
}

/// The lesson, the current step, and what the learner has done in it.
#[derive(Resource, Clone, Debug)]
pub struct Learning {
    /// The steps, or why there are none.
    lesson: Result<Lesson, Cause>,
    at: usize,
    /// Whether the learner has tried the refused field of a `Goal::Try` step.
    has_tried: bool,
    mistake: Option<Mistake>,
}

impl Learning {
    /// The number of the step, from 0, and how many there are.
    pub fn place(&self) -> (usize, usize) {
        (self.at, self.steps().len())
    }

    /// The last mistake, until a marble is placed.
    pub fn mistake(&self) -> Option<Mistake> {
        self.mistake
    }

    fn steps(&self) -> &[Arc<LessonStep>] {
        self.lesson.as_ref().map_or(&[], Lesson::steps)
    }

    /// Whether the learner has done what the step asks for, and can go on.
    pub fn is_done(&self, session: &Session, counting: Counting) -> bool {
        match session.step().map(LessonStep::goal) {
            None => false,
            Some(Goal::Try(_)) => self.has_tried,
            Some(Goal::PlayOn) => session.finish().is_some() && !counting.0,
            Some(_) => session.mover().is_none(),
        }
    }

    fn begin_step(&mut self) -> Option<Wish> {
        (self.has_tried, self.mistake) = (false, None);
        let step = self.steps().get(self.at).cloned();
        step.map(Show::Lesson).map(Wish::Show)
    }
}

/// Reads the lesson, and how far the player has come.
pub fn begin(app: &mut App, assets: &Assets, store: &Store) {
    let lesson = Lesson::load(assets).map_err(|problem| {
        crate::report::problem(&problem);
        Cause::from(&problem)
    });
    app.insert_resource(Learning {
        lesson,
        at: 0,
        has_tried: false,
        mistake: None,
    })
    .insert_resource(Learnt::load(store));
}

/// The lesson.
pub fn plugin(app: &mut App) {
    app.add_plugins((offer::plugin, progress::plugin))
        .add_systems(OnEnter(Screen::Learn), enter)
        .add_systems(
            Update,
            (open, change_step.run_if(in_state(Screen::Learn))).in_set(FlowSystems::Act),
        )
        .add_systems(
            Update,
            follow
                .in_set(PlaySystems::Follow)
                .run_if(in_state(Screen::Learn)),
        );
}

/// Goes to the lesson; if it cannot be read, tells the player why.
fn open(
    learning: Res<Learning>,
    book: Res<Phrasebook>,
    mut actions: MessageReader<Action>,
    mut requests: MessageWriter<Go>,
    mut notices: MessageWriter<Notice>,
) {
    let is_open = |action: &Action| {
        matches!(
            action,
            Action::Learn(LearnAction::Open | LearnAction::Accept)
        )
    };
    if !actions.read().any(is_open) {
        return;
    }
    match &learning.lesson {
        Ok(_) => _ = requests.write(Go::To(Screen::Learn)),
        Err(why) => {
            let text = book.tell("lesson-broken", [book.why(why)]);
            notices.write(Notice::new(text));
        }
    }
}

/// Puts the step at which the learner left off on the table.
fn enter(
    learnt: Res<Learnt>,
    mut learning: ResMut<Learning>,
    mut requests: MessageWriter<Go>,
    mut pending: ResMut<Pending>,
    mut wishes: MessageWriter<Asked>,
) {
    let lesson = learning.lesson.as_ref().ok();
    learning.at = lesson.map_or(0, |lesson| lesson.resumed(&learnt.progress));
    wishes.write_batch(learning.begin_step().map(Asked::here));
    requests.write(Go::Display(DisplayChange::Reset));
    pending.set_if_neq(Pending::default());
}

/// Goes to the next or the previous step; after the last, to the title.
fn change_step(
    session: Res<Session>,
    counting: Res<Counting>,
    mut learning: ResMut<Learning>,
    mut learnt: ResMut<Learnt>,
    mut actions: MessageReader<Action>,
    mut pending: ResMut<Pending>,
    mut wishes: MessageWriter<Asked>,
    mut requests: MessageWriter<Go>,
    mut rig: ResMut<Rig>,
) {
    for action in actions.read() {
        let at = learning.at;
        let wanted = match action {
            Action::Learn(LearnAction::Next) if learning.is_done(&session, *counting) => at + 1,
            Action::Learn(LearnAction::Skip) => at + 1,
            Action::Learn(LearnAction::Back) => at.saturating_sub(1),
            // A learner who leaves after the last step starts from the first next time.
            Action::Play | Action::Title if at + 1 == learning.place().1 => {
                if learning.is_done(&session, *counting) {
                    learnt.progress.at = None;
                }
                continue;
            }
            Action::TakeBack => {
                wishes.write(Asked::here(Wish::TakeBack));
                continue;
            }
            Action::Redo => {
                wishes.write(Asked::here(Wish::Redo));
                continue;
            }
            _ => continue,
        };
        pending.set_if_neq(Pending::default());
        let step = learning.steps().get(wanted);
        learnt.progress.at = step.map(|step| step.name().to_owned());
        if step.is_none() {
            requests.write(Go::To(Screen::Title));
            continue;
        }
        learning.at = wanted;
        // Whoever has turned the table sees each step as it is meant to be seen.
        rig.reset();
        wishes.write_batch(learning.begin_step().map(Asked::here));
    }
}

/// Keeps mistakes and attempts up to date from the facts of the session.
fn follow(
    session: Res<Session>,
    counting: Res<Counting>,
    mut facts: MessageReader<Numbered>,
    mut learning: ResMut<Learning>,
) {
    for Numbered { fact, .. } in facts.read() {
        if !fact.is_about_marbles() {
            continue;
        }
        if learning.is_done(&session, *counting) {
            learning.mistake = None;
            continue;
        }
        let goal = session.step().map(LessonStep::goal);
        match *fact {
            Fact::Refused { reason, .. } if goal == Some(Goal::Try(reason)) => {
                (learning.has_tried, learning.mistake) = (true, None);
            }
            Fact::Refused { field, reason } => {
                learning.mistake = Some(Mistake::Refused(field, reason));
            }
            Fact::Astray(field) => learning.mistake = Some(Mistake::Astray(field)),
            _ => learning.mistake = None,
        }
    }
}
