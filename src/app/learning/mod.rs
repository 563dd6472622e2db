//! Learning the game at the real table: which step it is, what the learner has done, and how far
//! they have come.
//!
//! ```text
//!   Title ──Learn──▶ step ──right──▶ done ──Go on──▶ next step … ──▶ Title or a game
//!                     │ ▲
//!             wrong:  └─┘ the rules' own reason, or what to look for
//! ```
//!
//! Each step is a game on the table like any other; the referee asks the rules and the step.

mod offer;
mod progress;
pub mod sentences;

pub use offer::{LessonOffer, show as show_offer};
pub use progress::{FILE, Learnt};

use super::interface::Notice;
use super::play::{Counting, PlaySystems};
use super::store::Store;
use super::words::Phrasebook;
use crate::app::actions::{Action, LearnAction};
use crate::app::flow::{DisplayChange, FlowSystems, Go, Screen};
use crate::app::table::Pending;
use crate::assets::Assets;
use crate::lesson::{Goal, Lesson, LessonStep};
use crate::play::{Asked, Fact, Numbered, Session, Show, Wish};
use crate::rules::{Field, Refusal};
use bevy::prelude::*;
use std::sync::Arc;

/// What was wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// The rules refuse it.
    Refused(Field, Refusal),
    /// The rules allow it, but the step is about something else.
    Astray(Field),
}

/// The lesson, and how far this step of it is.
#[derive(Resource, Clone, Debug)]
pub struct Learning {
    /// The steps, or why there are none.
    lesson: Result<Lesson, String>,
    at: usize,
    /// Whether the learner has tried what the rules refuse, where that is what the step is about.
    has_tried: bool,
    mistake: Option<Mistake>,
}

impl Learning {
    /// The number of the step, from 0, and how many there are.
    pub fn place(&self) -> (usize, usize) {
        (self.at, self.steps().len())
    }

    /// What was wrong, if something was since the last right marble.
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
        problem.to_string()
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
            (open, go_about.run_if(in_state(Screen::Learn))).in_set(FlowSystems::Act),
        )
        .add_systems(
            Update,
            follow
                .in_set(PlaySystems::Follow)
                .run_if(in_state(Screen::Learn)),
        );
}

/// To the lesson from wherever it is asked for.
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
            let text = book.tell("lesson-broken", [("why", why.as_str().into())]);
            notices.write(Notice::new(text));
        }
    }
}

/// Puts the step on the table that the learner left off at.
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

/// To the next step and to the one before; after the last, to the title.
fn go_about(
    session: Res<Session>,
    counting: Res<Counting>,
    mut learning: ResMut<Learning>,
    mut learnt: ResMut<Learnt>,
    mut actions: MessageReader<Action>,
    mut pending: ResMut<Pending>,
    mut wishes: MessageWriter<Asked>,
    mut requests: MessageWriter<Go>,
) {
    for action in actions.read() {
        let at = learning.at;
        let wanted = match action {
            Action::Learn(LearnAction::Next) if learning.is_done(&session, *counting) => at + 1,
            Action::Learn(LearnAction::Skip) => at + 1,
            Action::Learn(LearnAction::Back) => at.saturating_sub(1),
            // Whoever leaves at the very end begins anew next time.
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
        wishes.write_batch(learning.begin_step().map(Asked::here));
    }
}

/// Notes what the learner has done.
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
