//! The final count as a spectacle: it begins when the last marble rests, can be skipped at any
//! point to the same end, run backwards to look at the board again, and shown once more.
//!
//! ```text
//!   Fact::Ended ──▶ Forward ──▶ at the end: the game is over, the result is shown
//!                      ▲                 │ look at the board       ▲ back to the result
//!                      │ replay          ▼                         │
//!                      └──────────── Rewind ──▶ at the beginning ──┘ Rush
//! ```

mod script;
mod stage;

pub use script::{Beat, Cue, Figures, Part, Script};

use super::interface::Action;
use super::motion::{Pace, ReducedMotion};
use super::play::{AtRest, Counting, Fact, PlaySystems, Session};
use super::table::{CurrentPlan, Staging, TableSystems};
use bevy::prelude::*;
use std::sync::Arc;

/// Which way the count runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Course {
    /// As it is meant to be seen.
    Forward,
    /// Quickly to the end.
    Rush,
    /// Quickly back to the board as it was played.
    Rewind,
}

/// How much faster than meant it is hurried through.
const HURRY: f32 = 9.0;

/// The final count, while there is one.
#[derive(Resource, Clone, Debug, Default)]
pub struct Reveal(Option<Show>);

#[derive(Clone, Debug)]
struct Show {
    script: Arc<Script>,
    seconds: f32,
    course: Course,
    /// Whether it has been seen to the end, or skipped.
    is_seen: bool,
}

impl Reveal {
    /// The script and the second of it that is shown.
    pub fn now(&self) -> Option<(&Script, f32)> {
        let show = self.0.as_ref()?;
        Some((&show.script, show.seconds))
    }

    /// Whether it has been seen to the end.
    pub fn is_seen(&self) -> bool {
        self.0.as_ref().is_some_and(|show| show.is_seen)
    }

    /// Whether the board is shown as it was played, or on its way to it.
    pub fn is_put_away(&self) -> bool {
        self.0
            .as_ref()
            .is_some_and(|show| show.course == Course::Rewind)
    }
}

/// The final count.
pub fn plugin(app: &mut App) {
    app.init_resource::<Reveal>().add_systems(
        Update,
        (
            follow_game.in_set(PlaySystems::Follow),
            listen.in_set(PlaySystems::Follow),
            advance.in_set(PlaySystems::Follow),
            perform.in_set(PlaySystems::Follow),
        )
            .chain()
            .before(TableSystems::Move)
            .after(TableSystems::LayOut),
    );
}

fn follow_game(
    session: Res<Session>,
    mut facts: MessageReader<Fact>,
    mut reveal: ResMut<Reveal>,
    mut counting: ResMut<Counting>,
) {
    for fact in facts.read() {
        match fact {
            Fact::Ended(_) => {
                reveal.0 = Some(Show {
                    script: Arc::new(Script::new(session.game())),
                    seconds: 0.0,
                    course: Course::Forward,
                    is_seen: false,
                });
                counting.0 = true;
            }
            Fact::Refused { .. } => {}
            _ => {
                if reveal.0.is_some() {
                    reveal.0 = None;
                    counting.0 = false;
                }
            }
        }
    }
}

fn listen(
    mut actions: MessageReader<Action>,
    mut reveal: ResMut<Reveal>,
    mut counting: ResMut<Counting>,
) {
    for action in actions.read() {
        let Some(show) = &mut reveal.bypass_change_detection().0 else {
            continue;
        };
        match action {
            Action::SkipReveal if !show.is_seen => show.seconds = show.script.duration(),
            Action::ReplayReveal if show.is_seen => {
                *show = Show {
                    seconds: 0.0,
                    course: Course::Forward,
                    is_seen: false,
                    ..show.clone()
                };
                counting.0 = true;
            }
            Action::LookAtBoard if show.is_seen => {
                show.course = match show.course {
                    Course::Rewind => Course::Rush,
                    _ => Course::Rewind,
                };
            }
            _ => {}
        }
    }
}

fn advance(
    mut pace: Pace,
    at_rest: Res<AtRest>,
    mut reveal: ResMut<Reveal>,
    mut counting: ResMut<Counting>,
) {
    // The last marble comes to rest first.
    let Some(show) = reveal.bypass_change_detection().0.as_mut() else {
        return;
    };
    if !at_rest.0 {
        return;
    }
    let end = show.script.duration();
    let delta = pace.delta();
    let (to, step) = match show.course {
        Course::Forward => (end, delta),
        Course::Rush => (end, delta * HURRY),
        Course::Rewind => (0.0, delta * HURRY),
    };
    if show.seconds != to {
        pace.keep();
        show.seconds = if show.seconds < to {
            (show.seconds + step).min(to)
        } else {
            (show.seconds - step).max(to)
        };
    }
    if show.seconds == end && !show.is_seen {
        show.is_seen = true;
        counting.0 = false;
        pace.keep();
    }
}

/// Writes what the table shows.
fn perform(
    session: Res<Session>,
    reveal: Res<Reveal>,
    plan: Res<CurrentPlan>,
    calm: Res<ReducedMotion>,
    mut staging: ResMut<Staging>,
) {
    let occupied = session.game().position().occupied();
    let wanted = match reveal.now() {
        Some((script, seconds)) if seconds > 0.0 => {
            stage::staging(script, &plan.0, occupied, seconds, calm.0)
        }
        _ => Staging::default(),
    };
    staging.set_if_neq(wanted);
}
