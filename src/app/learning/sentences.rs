//! The lesson: what is to be done, what was wrong, that it is done, and remarks on a game.

use super::{Learning, Mistake};
use crate::app::play::sentences::{refusal, winner};
use crate::app::words::{OTHER, PhraseValue, Phrasebook, key};
use crate::lesson::{Goal, LEARNER, LessonStep, Remark, chance, remark};
use crate::play::Session;
use crate::rules::Game;

/// The instruction or remark to show now, in one or two sentences.
pub fn instruction(
    book: &Phrasebook,
    session: &Session,
    learning: &Learning,
    is_done: bool,
) -> String {
    let Some(step) = session.step() else {
        return String::new();
    };
    let game = session.game();
    let is_game = step.goal() == Goal::PlayOn;
    let has_begun = game.marbles_placed() > step.game().marbles_placed();
    match learning.mistake() {
        _ if is_done && is_game => {
            let won = ("result", winner(book, session).into());
            let done = ("done", of_step(book, step, ".done").into());
            book.tell("lesson-over", [won, done])
        }
        _ if is_done => of_step(book, step, ".done"),
        Some(Mistake::Refused(field, reason)) => {
            let (title, why) = refusal(book, game, field, reason);
            if why.is_empty() {
                return title;
            }
            let values = [("what", title.into()), ("why", why.into())];
            book.tell("lesson-refused", values)
        }
        Some(Mistake::Astray(_)) => of_step(book, step, ".astray"),
        None if is_game && has_begun => remarks(book, game),
        None => of_step(book, step, ""),
    }
}

/// A phrase of a step: its key contains the name of the step.
fn of_step(book: &Phrasebook, step: &LessonStep, part: &str) -> String {
    let name = format!("lesson-{}{part}", step.name());
    book.tell(&name, with_other(book, own(book)))
}

fn own(book: &Phrasebook) -> (&'static str, PhraseValue<'static>) {
    ("own", book.colour(LEARNER).into())
}

/// A value, and the opponent's colour in all its forms.
fn with_other(
    book: &Phrasebook,
    value: (&'static str, PhraseValue<'static>),
) -> impl Iterator<Item = (&'static str, PhraseValue<'static>)> {
    let other = book.forms(OTHER, !LEARNER);
    [value].into_iter().chain(other)
}

/// What the last marble did, and what the learner could do now.
fn remarks(book: &Phrasebook, game: &Game) -> String {
    let Some((colour, said)) = remark(game) else {
        return String::new();
    };
    let is_own = colour == LEARNER;
    let phrase = |yours: &'static str, theirs: &'static str| if is_own { yours } else { theirs };
    let size = |size: usize| ("size", PhraseValue::from(size));
    let said = match said {
        Remark::Takes(tile) => {
            let phrase = phrase(key("remark-you-take"), key("remark-takes"));
            book.tell(phrase, with_other(book, size(tile)))
        }
        Remark::Ties(tile) => {
            let phrase = phrase(key("remark-you-tie"), key("remark-ties"));
            book.tell(phrase, with_other(book, size(tile)))
        }
        Remark::Secures(tile) => {
            let phrase = phrase(key("remark-you-secure"), key("remark-secures"));
            book.tell(phrase, with_other(book, size(tile)))
        }
        Remark::LeavesFew(fields) => {
            let phrase = phrase(key("remark-you-few"), key("remark-few"));
            book.tell(phrase, with_other(book, ("fields", fields.into())))
        }
        Remark::Quiet => {
            let phrase = phrase(key("remark-you-quiet"), key("remark-quiet"));
            book.tell(phrase, book.forms(OTHER, !LEARNER))
        }
    };
    if is_own {
        return said;
    }
    let next = match chance(game) {
        Some(Remark::Takes(tile)) => book.tell("chance-take", [size(tile)]),
        Some(Remark::Ties(tile)) => book.tell("chance-tie", [size(tile)]),
        _ => book.say("chance-none"),
    };
    format!("{said} {next}")
}
