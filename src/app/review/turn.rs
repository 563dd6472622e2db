//! From one moment of a game to another: by buttons, by keys, and by itself.

use super::analysis::Analysis;
use crate::app::actions::{Action, ReviewAction, Source};
use crate::app::flow::{Go, Screen};
use crate::app::interface::Focus;
use crate::app::motion::Pace;
use crate::app::play::AtRest;
use crate::app::saving::SavedGames;
use crate::files::SavedGame;
use crate::play::{Asked, Purpose, Session, Show, Wish};
use bevy::prelude::*;
use std::iter;

/// How a game is gone through.
#[derive(Resource, Clone, Debug, Default)]
pub struct Reviewing {
    /// Whether marbles are placed by themselves.
    pub runs: bool,
    /// Seconds since the last one came to rest.
    waited: f32,
}

/// Between one marble that came to rest and the next that is placed by itself, in seconds.
const PAUSE: f32 = 0.55;

/// Whether there is a game on the table to go through.
pub fn may_review(session: &Session) -> bool {
    *session.purpose() == Purpose::Play && session.game().marbles_placed() > 0
}

/// Puts a game on the table to go through, as it was at its end.
pub fn open(
    mut actions: MessageReader<Action>,
    session: Res<Session>,
    saves: Res<SavedGames>,
    mut reviewing: ResMut<Reviewing>,
    mut requests: MessageWriter<Go>,
    mut intents: MessageWriter<Asked>,
) {
    for action in actions.read() {
        let Action::Review(ReviewAction::Open(source)) = action else {
            continue;
        };
        let game = match source {
            Source::Table => may_review(&session).then(|| SavedGame::of(&session)),
            source => saves.find(*source),
        };
        let Some(game) = game.filter(|game| game.game().marbles_placed() > 0) else {
            continue;
        };
        *reviewing = Reviewing::default();
        intents.write(Asked::here(Wish::Show(Show::Review(Box::new(
            game.record().clone(),
        )))));
        requests.write(Go::VisitOver(Screen::Review));
    }
}

/// Does what buttons and keys ask for. Keys mean a moment of the game unless a button has the focus.
pub fn listen(
    mut actions: MessageReader<Action>,
    session: Res<Session>,
    analysis: Res<Analysis>,
    focus: Res<Focus>,
    mut reviewing: ResMut<Reviewing>,
    mut intents: MessageWriter<Asked>,
) {
    let now = session.game().marbles_placed();
    let end = session.length();
    for action in actions.read() {
        let by_key = || match action {
            Action::Left | Action::TakeBack => Some(ReviewAction::StepBack),
            Action::Right | Action::Redo | Action::Step => Some(ReviewAction::StepOn),
            Action::Confirm | Action::Pause => Some(ReviewAction::Run),
            Action::Up => turning_point(&analysis, now, end, false),
            Action::Down => turning_point(&analysis, now, end, true),
            _ => None,
        };
        let asked = match action {
            Action::Review(asked) => Some(*asked),
            _ if focus.takes_keys() => None,
            _ => by_key(),
        };
        let Some(asked) = asked else {
            continue;
        };
        let to = match asked {
            ReviewAction::ToStart => 0,
            ReviewAction::StepBack => now.saturating_sub(1),
            ReviewAction::StepOn => now + 1,
            ReviewAction::ToEnd => end,
            ReviewAction::TurnTo(marbles) => usize::from(marbles),
            ReviewAction::Run => {
                reviewing.runs = !reviewing.runs;
                reviewing.waited = PAUSE;
                if reviewing.runs && now == end {
                    // From the beginning, when all has been seen.
                    intents.write(Asked::here(Wish::TurnTo(0)));
                }
                continue;
            }
            ReviewAction::Open(_) => continue,
        };
        reviewing.runs = false;
        intents.write(Asked::here(Wish::TurnTo(to)));
    }
}

/// The nearest turning point that way; if there is none, the end that way.
fn turning_point(
    analysis: &Analysis,
    now: usize,
    end: usize,
    is_onwards: bool,
) -> Option<ReviewAction> {
    let points = analysis.turning_points().iter().map(|point| point.number);
    let to = if is_onwards {
        points.chain(iter::once(end)).find(|&number| number > now)
    } else {
        iter::once(0).chain(points).rfind(|&number| number < now)
    };
    to.and_then(|to| u8::try_from(to).ok())
        .map(ReviewAction::TurnTo)
}

/// Places marble after marble, until there are no more.
pub fn run(
    session: Res<Session>,
    at_rest: Res<AtRest>,
    mut reviewing: ResMut<Reviewing>,
    mut intents: MessageWriter<Asked>,
    time: Res<Time>,
    mut pace: Pace,
) {
    if !reviewing.runs {
        return;
    }
    if session.game().undone() == 0 {
        reviewing.runs = false;
        return;
    }
    pace.keep();
    if at_rest.0 {
        // Without any motion there is still time to look.
        reviewing.waited += if pace.is_off() {
            time.delta_secs()
        } else {
            pace.delta()
        };
    }
    if reviewing.waited >= PAUSE {
        reviewing.waited = 0.0;
        intents.write(Asked::here(Wish::TurnTo(
            session.game().marbles_placed() + 1,
        )));
    }
}
