//! The computer's turn: a [`MoveSource`] thinks in the background, and after a while its choice is
//! sent as a wish, like a person's.

use super::PlaySystems;
use super::phase::AtRest;
use crate::ai::Level;
use crate::app::motion::Pace;
use crate::app::thought::{Thought, Told};
use crate::play::{Asked, Moment, MoveSource, Player, Session};
use crate::rules::{Colour, Field};
use bevy::platform::cell::SyncCell;
use bevy::prelude::*;
use std::time::Duration;

/// How long a computer takes at least, so that people can follow.
#[derive(Resource, Clone, Copy, Debug)]
pub struct ThinkingTime(pub Duration);

impl Default for ThinkingTime {
    fn default() -> Self {
        Self(Duration::from_millis(700))
    }
}

/// Whether a computer is thinking; read by the HUD.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IsThinking(pub bool);

/// Pausing and stepping through a game between computers.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DemoPlayback {
    /// Whether the computers are paused.
    pub paused: bool,
    /// How many marbles they may still place while paused.
    pub steps: u32,
}

/// A source of moves that has memory, and what it has chosen.
type Chosen = (Box<dyn MoveSource>, Option<Field>);

/// A search under way.
struct ComputerSearch {
    thought: Thought<Option<Chosen>>,
    level: Level,
    colour: Colour,
    /// Which sitting, and which moment of its game.
    about: (u64, Moment),
    /// Seconds since the last marble came to rest, scaled by [`Pace`].
    waited: f32,
}

/// The source of moves that was used last: its memory is large, and worth keeping.
enum LastSource {
    /// It has answered.
    Rested(Level, Box<dyn MoveSource>),
    /// Its search was stopped, and may not have noticed yet.
    Stopping(Level, Thought<Option<Chosen>>),
}

impl LastSource {
    /// The source, if it is of this level. Waits until a search that was stopped has ended: two at
    /// once would take the processor from the frames.
    fn of_level(self, level: Level) -> Option<Box<dyn MoveSource>> {
        let (known, source) = match self {
            Self::Rested(known, source) => (known, Some(source)),
            Self::Stopping(known, thought) => (known, thought.finish().map(|(source, _)| source)),
        };
        source.filter(|_| known == level)
    }
}

/// The search under way, and the source of moves for the next one.
#[derive(Resource)]
struct ComputerSearches {
    thinking: Option<ComputerSearch>,
    last: SyncCell<Option<LastSource>>,
}

impl Default for ComputerSearches {
    fn default() -> Self {
        Self {
            thinking: None,
            last: SyncCell::new(None),
        }
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<ComputerSearches>()
        .init_resource::<ThinkingTime>()
        .init_resource::<IsThinking>()
        .init_resource::<DemoPlayback>()
        .add_systems(
            Update,
            (
                answer.in_set(PlaySystems::Want),
                think.in_set(PlaySystems::Follow),
            ),
        );
}

fn now(session: &Session) -> (u64, Moment) {
    (session.sittings(), session.moment())
}

/// Starts to think when it is a computer's turn, and stops when it no longer is.
fn think(
    session: Res<Session>,
    mut minds: ResMut<ComputerSearches>,
    mut is_thinking: ResMut<IsThinking>,
) {
    if !session.is_changed() {
        return;
    }
    let level = session.mover().and_then(Player::level);
    let up_to_date = minds
        .thinking
        .as_ref()
        .is_some_and(|thinking| thinking.about == now(&session) && Some(thinking.level) == level);
    if !up_to_date {
        if let Some(stopped) = minds.thinking.take() {
            stopped.thought.stop();
            *minds.last.get() = Some(LastSource::Stopping(stopped.level, stopped.thought));
        }
        if let Some(level) = level {
            let last = minds.last.get().take();
            minds.thinking = Some(start(&session, level, last));
        }
    }
    is_thinking.set_if_neq(IsThinking(minds.thinking.is_some()));
}

fn start(session: &Session, level: Level, last: Option<LastSource>) -> ComputerSearch {
    let game = session.game().clone();
    let thought = Thought::begin(move |stop, told: &Told<Option<Chosen>>| {
        // Made in the thread: allocating the memory of a new source takes longer than a frame.
        let last = last.and_then(|last| last.of_level(level));
        let source = last.or_else(|| Player::Computer(level).source(rand::random()));
        if let Some(mut source) = source {
            let field = source.choose(&game, stop).ok();
            *told.now() = Some((source, field));
        }
    });
    ComputerSearch {
        thought,
        level,
        colour: session.game().turn(),
        about: now(session),
        waited: 0.0,
    }
}

/// Sends the computer's wish once it has chosen a field and [`ThinkingTime`] has passed.
fn answer(
    mut pace: Pace,
    session: Res<Session>,
    mut watch: ResMut<DemoPlayback>,
    at_rest: Res<AtRest>,
    patience: Res<ThinkingTime>,
    mut minds: ResMut<ComputerSearches>,
    mut wishes: MessageWriter<Asked>,
) {
    let Some(thinking) = &mut minds.thinking else {
        return;
    };
    let is_watched = !session.has_person();
    if is_watched && watch.paused && watch.steps == 0 {
        return;
    }
    // A sleeping window would not notice that the search is over.
    pace.keep();
    if at_rest.0 {
        thinking.waited += pace.delta();
    }
    if thinking.waited < patience.0.as_secs_f32() || !thinking.thought.is_over() {
        return;
    }
    if is_watched && watch.paused {
        watch.steps -= 1;
    }
    let (level, colour, (_, moment)) = (thinking.level, thinking.colour, thinking.about);
    let chosen = thinking.thought.told().take();
    minds.thinking = None;
    if let Some((source, field)) = chosen {
        wishes.write_batch(field.map(|field| Asked::answer(colour, moment, field)));
        *minds.last.get() = Some(LastSource::Rested(level, source));
    }
}
