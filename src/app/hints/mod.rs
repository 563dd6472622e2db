//! Hints: the engine's advice for the player to move, on demand or left on as a map of margins.
//!
//! ```text
//!   Action::Hint ──ask──▶ HintLevel: Off ──▶ Best ──▶ Three ──▶ Off
//!   another position, another game, a computer's turn ──forget──▶ Off
//!
//!   Session, HintLevel ──think──▶ Adviser, a Thought ──look──▶ Hints ──▶ hud::hints
//! ```
//!
//! The engine thinks in a thread of its own and publishes its advice as it improves; `look` copies
//! the latest one into [`Hints`].

pub mod sentences;

use super::motion::Pace;
use super::play::PlaySystems;
use super::settings::Settings;
use super::thought::Thought;
use crate::ai::{Advice, Limits, Thinker};
use crate::app::actions::Action;
use crate::play::{Moment, Purpose, Session};
use bevy::prelude::*;
use std::time::Duration;

/// How long the engine thinks about one position: more time would change little.
#[derive(Resource, Clone, Copy, Debug)]
pub struct HintLimits(pub Limits);

impl Default for HintLimits {
    fn default() -> Self {
        Self(Limits {
            time: Some(Duration::from_secs(6)),
            ..default()
        })
    }
}

/// Seconds between two looks at the advice: numbers that change all the time cannot be read.
const LOOKS: f32 = 0.25;

/// The size of the engine's transposition table, in mebibytes.
const TABLE: usize = 32;

/// How much of the advice is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HintLevel {
    /// Nothing.
    #[default]
    Off,
    /// The best field, and why.
    Best,
    /// The three best, with their margins.
    Three,
}

impl HintLevel {
    fn next(self) -> Self {
        match self {
            Self::Off => Self::Best,
            Self::Best => Self::Three,
            Self::Three => Self::Off,
        }
    }
}

/// What is shown of the engine's advice.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Hints {
    /// How much of it was asked for.
    pub level: HintLevel,
    /// What is known of this position so far.
    pub advice: Option<Advice>,
    /// Whether the engine still thinks about it.
    pub is_thinking: bool,
}

/// A search for advice about a position.
struct Search {
    thought: Thought<Option<Advice>>,
    moment: (u64, Moment),
    /// Seconds until the next look at its advice.
    wait: f32,
}

/// The search about the position on the table; it stays here after it is over.
#[derive(Resource, Default)]
struct Adviser(Option<Search>);

/// Hints.
pub fn plugin(app: &mut App) {
    app.init_resource::<Hints>()
        .init_resource::<HintLimits>()
        .init_resource::<Adviser>()
        .add_systems(
            Update,
            (forget, ask, think, look)
                .chain()
                .in_set(PlaySystems::Follow),
        );
}

/// The position, if a person is to move in a game that is being played.
fn moment(session: &Session) -> Option<(u64, Moment)> {
    let is_played = *session.purpose() == Purpose::Play && session.is_persons_turn();
    is_played.then(|| (session.sittings(), session.moment()))
}

/// Drops hints and search once the position is another one.
fn forget(session: Res<Session>, mut hints: ResMut<Hints>, mut adviser: ResMut<Adviser>) {
    let about = adviser.0.as_ref().map(|search| search.moment);
    if about.is_some() && about != moment(&session) {
        adviser.0 = None;
        *hints = Hints::default();
    }
}

fn ask(session: Res<Session>, mut actions: MessageReader<Action>, mut hints: ResMut<Hints>) {
    for action in actions.read() {
        if *action == Action::Hint && moment(&session).is_some() {
            hints.level = hints.level.next();
        }
    }
}

/// Begins a search if hints or the score map are wanted.
fn think(
    session: Res<Session>,
    settings: Res<Settings>,
    limits: Res<HintLimits>,
    mut hints: ResMut<Hints>,
    mut adviser: ResMut<Adviser>,
) {
    let is_asked = hints.level != HintLevel::Off || settings.score_map;
    let Some(moment) = moment(&session).filter(|_| is_asked && adviser.0.is_none()) else {
        return;
    };
    let (game, limits) = (session.game().clone(), limits.0);
    let thought = Thought::begin(move |stop, told| {
        // Allocating the table takes a while: in this thread, not in a frame.
        Thinker::new(TABLE, 1).advise(&game, limits, stop, |advice| {
            *told.now() = Some(advice.clone());
        });
    });
    adviser.0 = Some(Search {
        thought,
        moment,
        wait: LOOKS,
    });
    hints.is_thinking = true;
}

/// Copies the latest advice of the search into [`Hints`].
fn look(
    mut pace: Pace,
    time: Res<Time<Real>>,
    mut hints: ResMut<Hints>,
    mut adviser: ResMut<Adviser>,
) {
    let Some(search) = adviser.0.as_mut().filter(|_| hints.is_thinking) else {
        return;
    };
    // Requests the next frame: otherwise this system would not run again.
    pace.keep();
    search.wait -= time.delta_secs();
    let is_over = search.thought.is_over();
    if search.wait > 0.0 && !is_over {
        return;
    }
    search.wait = LOOKS;
    let told = search.thought.told();
    if let Some(advice) = told
        .as_ref()
        .filter(|advice| hints.advice.as_ref() != Some(*advice))
    {
        hints.advice = Some(advice.clone());
    }
    hints.is_thinking = !is_over;
}
