//! The animation of the final count: it begins when the last marble rests, can be skipped at any
//! point to the same end, and replayed. When it is over, tiles and marbles go back, so that the
//! board lies beside the result as it was played.
//!
//! ```text
//!   Fact::Ended ──follow_game──▶ runs forwards ──advance, at the end──▶ is_seen: runs back
//!                                   ▲                                        │
//!                                   └───────── listen: ReplayReveal ─────────┘
//!   runs forwards ──listen: SkipReveal──▶ jumps to the end
//!   Fact::Started of a finished game ──follow_game──▶ is_seen, at second 0
//!   any other change of the marbles ──follow_game──▶ no count
//!
//!   Reveal ──perform──▶ Staging ──▶ the table
//!   `Counting` is true while it runs forwards.
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

/// How many times faster the count runs back than forwards.
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
                // A draw writes `Staging` as well: only one of them may.
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
            // A finished game that is put on the table can be counted again.
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
    // The count waits until the last marble is at rest.
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
            // Areas and chains are not shown backwards: it ends once the tiles are back.
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

/// Writes `Staging` for the current second of the script.
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
