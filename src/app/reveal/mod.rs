//! The final count as a spectacle: it begins when the last marble rests, can be skipped at any
//! point to the same end, and shown once more. When it is over everything goes back, so that the
//! board lies beside the result as it was played.
//!
//! ```text
//!   Fact::Ended ──▶ Forward ──▶ at the end, or skipped: the game is over, the result is shown
//!                      ▲                                        │
//!                      └── count again ─── Back ◀───────────────┤
//!   Fact::Started, of a game that is over already ──────────────┘
//! ```

mod beat;
mod figures;
mod script;
pub mod sentences;
mod stage;

pub use beat::{Beat, Cue, ScorePart};
pub use figures::Figures;
pub use script::{MARBLE_FLIGHT, Script};

use super::lots::Lots;
use super::motion::{Pace, ReducedMotion};
use super::play::{AtRest, Counting, PlaySystems};
use super::table::{CurrentPlan, Staging, TableSystems};
use crate::app::actions::Action;
use crate::play::{Fact, Finish, Numbered, Purpose, Session};
use bevy::prelude::*;
use std::sync::Arc;

/// How much faster than forwards it runs back.
const HURRY: f32 = 9.0;

/// The final count, while there is one.
#[derive(Resource, Clone, Debug, Default)]
pub struct Reveal(Option<RunningReveal>);

#[derive(Clone, Debug)]
struct RunningReveal {
    script: Arc<Script>,
    seconds: f32,
    /// Whether it has been seen to the end, or skipped; then it runs back.
    is_seen: bool,
}

impl RunningReveal {
    fn of(session: &Session, is_seen: bool) -> Self {
        Self {
            script: Arc::new(Script::new(session.game())),
            seconds: 0.0,
            is_seen,
        }
    }
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
}

/// The final count.
pub fn plugin(app: &mut App) {
    app.init_resource::<Reveal>().add_systems(
        Update,
        (
            follow_game.in_set(PlaySystems::Follow),
            listen.in_set(PlaySystems::Follow),
            advance.in_set(PlaySystems::Follow),
            perform
                .in_set(PlaySystems::Follow)
                // Only one story at a time is told on the table.
                .run_if(not(resource_exists::<Lots>)),
        )
            .chain()
            .before(TableSystems::Move)
            .after(TableSystems::LayOut),
    );
}

fn follow_game(
    session: Res<Session>,
    mut facts: MessageReader<Numbered>,
    mut reveal: ResMut<Reveal>,
    mut counting: ResMut<Counting>,
) {
    for Numbered { fact, .. } in facts.read() {
        match fact {
            Fact::Ended(_) if !session.is_counted() => {}
            Fact::Ended(_) => {
                reveal.0 = Some(RunningReveal::of(&session, false));
                counting.0 = true;
            }
            // One that comes to the table when it is over can be counted again.
            Fact::Started(_)
                if *session.purpose() == Purpose::Play
                    && matches!(session.finish(), Some(Finish::Ended(_))) =>
            {
                reveal.0 = Some(RunningReveal::of(&session, true));
                counting.0 = false;
            }
            Fact::Refused { .. } | Fact::Astray(_) => {}
            fact if !fact.is_about_marbles() => {}
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
                (show.seconds, show.is_seen) = (0.0, false);
                counting.0 = true;
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
    if show.is_seen {
        if show.seconds > 0.0 {
            show.seconds -= delta * HURRY;
            // What shone is not shown again: the board is whole once its tiles are back.
            if show.seconds < show.script.tiles_from() {
                show.seconds = 0.0;
            }
            pace.keep();
        }
        return;
    }
    show.seconds = (show.seconds + delta).min(end);
    pace.keep();
    if show.seconds == end {
        show.is_seen = true;
        counting.0 = false;
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
    let position = session.game().position();
    let wanted = match reveal.now() {
        Some((script, seconds)) if seconds > 0.0 => {
            stage::staging(script, &plan.0, position, seconds, calm.0)
        }
        _ => Staging::default(),
    };
    staging.set_if_neq(wanted);
}
