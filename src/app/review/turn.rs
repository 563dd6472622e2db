//! Moving through a game in review: by buttons, by keys, and by playback.

use super::analysis::Analysis;
use crate::app::actions::{Action, ReviewAction, Source};
use crate::app::flow::{Go, Screen, Sheet};
use crate::app::interface::Focus;
use crate::app::motion::Pace;
use crate::app::play::AtRest;
use crate::app::saving::SavedGames;
use crate::app::setup::NewGameForm;
use crate::files::SavedGame;
use crate::play::{Asked, GameHeaders, Purpose, Session, Show, Wish};
use crate::rules::notation::Record;
use bevy::prelude::*;
use std::iter;

/// The playback of a review.
#[derive(Resource, Clone, Debug, Default)]
pub struct Reviewing {
    /// Whether playback runs.
    pub runs: bool,
    /// Seconds since the last one came to rest.
    waited: f32,
}

/// Seconds that playback waits after a marble has come to rest.
const PAUSE: f32 = 0.55;

/// Whether there is a game on the table to review.
pub fn may_review(session: &Session) -> bool {
    *session.purpose() == Purpose::Play && session.game().marbles_placed() > 0
}

/// Opens the review of a game, with all its marbles placed.
pub fn open(
    mut actions: MessageReader<Action>,
    session: Res<Session>,
    saves: Res<SavedGames>,
    mut reviewing: ResMut<Reviewing>,
    mut requests: MessageWriter<Go>,
    mut wishes: MessageWriter<Asked>,
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
        wishes.write(Asked::here(Wish::Show(Show::Review(Box::new(
            game.record().clone(),
        )))));
        requests.write(Go::VisitOver(Screen::Review));
    }
}

/// Turns the game to what buttons and keys ask for; keys only while no button has the focus.
pub fn listen(
    mut actions: MessageReader<Action>,
    session: Res<Session>,
    analysis: Res<Analysis>,
    focus: Res<Focus>,
    mut reviewing: ResMut<Reviewing>,
    mut wishes: MessageWriter<Asked>,
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
                    // At the end, playback starts from the first marble.
                    wishes.write(Asked::here(Wish::TurnTo(0)));
                }
                continue;
            }
            ReviewAction::Open(_)
            | ReviewAction::AskPlayOn
            | ReviewAction::TryBetter
            | ReviewAction::PlayOn => continue,
        };
        reviewing.runs = false;
        wishes.write(Asked::here(Wish::TurnTo(to)));
    }
}

/// Whether the position that is shown can be played on from.
pub fn may_play_on(session: &Session) -> bool {
    *session.purpose() == Purpose::Review && session.game().ending().is_none()
}

/// Asks who plays on from the position that is shown, and begins that game. It counts nowhere.
pub fn play_on(
    mut actions: MessageReader<Action>,
    session: Res<Session>,
    form: Res<NewGameForm>,
    mut reviewing: ResMut<Reviewing>,
    mut requests: MessageWriter<Go>,
    mut wishes: MessageWriter<Asked>,
) {
    for action in actions.read() {
        let Action::Review(asked) = action else {
            continue;
        };
        match asked {
            ReviewAction::AskPlayOn if may_play_on(&session) => {}
            ReviewAction::TryBetter if session.game().marbles_placed() > 0 => {
                let before = session.game().marbles_placed() - 1;
                wishes.write(Asked::here(Wish::TurnTo(before)));
            }
            ReviewAction::PlayOn if may_play_on(&session) => {
                let mut game = session.game().clone();
                game.forget_undone();
                let mut record = Record::new(game);
                record.set_players(&form.seats());
                record.set_practice();
                wishes.write(Asked::here(Wish::Restore(Box::new(record))));
                requests.write(Go::To(Screen::Table));
                continue;
            }
            _ => continue,
        }
        reviewing.runs = false;
        requests.write(Go::Open(Sheet::PlayOn));
    }
}

/// The nearest turning point in a direction; if there is none, the start or end of the game.
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

/// Playback: places marble after marble, until there are no more.
pub fn run(
    session: Res<Session>,
    at_rest: Res<AtRest>,
    mut reviewing: ResMut<Reviewing>,
    mut wishes: MessageWriter<Asked>,
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
        // With animations off, playback still pauses between marbles, in real time.
        reviewing.waited += if pace.is_off() {
            time.delta_secs()
        } else {
            pace.delta()
        };
    }
    if reviewing.waited >= PAUSE {
        reviewing.waited = 0.0;
        wishes.write(Asked::here(Wish::TurnTo(
            session.game().marbles_placed() + 1,
        )));
    }
}
