//! The computer's turn: it thinks in the background, takes its time, and says what it wants
//! like everybody else.

use super::PlaySystems;
use super::intent::Intent;
use super::phase::AtRest;
use super::session::{Seat, Session};
use crate::ai::{Level, Limits, Opponent, StopFlag};
use crate::app::motion::Pace;
use crate::rules::Field;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use std::time::Duration;

/// How long a computer takes at least, so that people can follow.
#[derive(Resource, Clone, Copy, Debug)]
pub struct ThinkingTime(pub Duration);

impl Default for ThinkingTime {
    fn default() -> Self {
        Self(Duration::from_millis(700))
    }
}

/// Whether a computer is thinking, for all to see.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IsThinking(pub bool);

/// How a game between computers is watched.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Watch {
    /// Whether they hold on.
    pub paused: bool,
    /// Marbles they may still place while they do.
    pub steps: u32,
}

/// A search under way. Bevy does not stop a task that is dropped, so it has a flag.
struct Thinking {
    task: Task<(Opponent, Option<Field>)>,
    stop: StopFlag,
    level: Level,
    moment: (u64, usize),
    /// Seconds since the last marble came to rest, at the speed people like.
    waited: f32,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

/// The search under way, and the player that thought last, with its memory.
#[derive(Resource, Default)]
struct Minds {
    thinking: Option<Thinking>,
    rested: Option<(Level, Opponent)>,
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Minds>()
        .init_resource::<ThinkingTime>()
        .init_resource::<IsThinking>()
        .init_resource::<Watch>()
        .add_systems(
            Update,
            (
                answer.in_set(PlaySystems::Want),
                think.in_set(PlaySystems::Follow),
            ),
        );
}

/// Starts to think when it is a computer's turn, and stops when it no longer is.
fn think(session: Res<Session>, mut minds: ResMut<Minds>, mut is_thinking: ResMut<IsThinking>) {
    if !session.is_changed() {
        return;
    }
    let level = match session.mover() {
        Some(Seat::Computer(level)) => Some(level),
        _ => None,
    };
    let up_to_date = minds.thinking.as_ref().is_some_and(|thinking| {
        thinking.moment == session.moment() && Some(thinking.level) == level
    });
    if !up_to_date {
        minds.thinking = None;
        if let Some(level) = level {
            minds.thinking = Some(start(&session, level, minds.rested.take()));
        }
    }
    is_thinking.set_if_neq(IsThinking(minds.thinking.is_some()));
}

fn start(session: &Session, level: Level, rested: Option<(Level, Opponent)>) -> Thinking {
    let moment = session.moment();
    let stop = StopFlag::default();
    let (game, stopped) = (session.game().clone(), stop.clone());
    let task = AsyncComputeTaskPool::get().spawn(async move {
        // A new one's memory takes a moment to lay out: not in the frame.
        let mut opponent = match rested {
            Some((known, opponent)) if known == level => opponent,
            _ => Opponent::new(level, rand::random()),
        };
        let finding = opponent.choose(&game, Limits::default(), &stopped);
        let field = finding.and_then(|finding| finding.line.first().copied());
        (opponent, field)
    });
    Thinking {
        task,
        stop,
        level,
        moment,
        waited: 0.0,
    }
}

/// Says what the computer wants, once it knows and some time has passed.
fn answer(
    mut pace: Pace,
    session: Res<Session>,
    mut watch: ResMut<Watch>,
    at_rest: Res<AtRest>,
    patience: Res<ThinkingTime>,
    mut minds: ResMut<Minds>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(thinking) = &mut minds.thinking else {
        return;
    };
    let is_watched = !session.has_person();
    if is_watched && watch.paused && watch.steps == 0 {
        return;
    }
    // A window that sleeps would not notice the answer.
    pace.keep();
    if at_rest.0 {
        thinking.waited += pace.delta();
    }
    if thinking.waited < patience.0.as_secs_f32() || !thinking.task.is_finished() {
        return;
    }
    if is_watched && watch.paused {
        watch.steps -= 1;
    }
    let (level, moment) = (thinking.level, thinking.moment);
    if let Some((opponent, field)) = block_on(poll_once(&mut thinking.task)) {
        intents.write_batch(field.map(|field| Intent::Answer(field, moment)));
        minds.thinking = None;
        minds.rested = Some((level, opponent));
    }
}
