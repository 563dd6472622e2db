//! The lesson: what is to be done, what was wrong, that it is done, and remarks on a game.

use super::{Learning, Mistake};
use crate::app::play::sentences::{refusal, winner};
use crate::app::words::{OTHER, PhraseValue, Phrasebook, key};
use crate::lesson::{Goal, LEARNER, LessonStep, Remark, chance, remark};
use crate::play::Session;
use crate::rules::{Field, Game};

/// The instruction or remark to show now, in one or two sentences. It stays while a mistake is
/// explained.
pub fn instruction(book: &Phrasebook, session: &Session, is_done: bool) -> String {
    let Some(step) = session.step() else {
        return String::new();
    };
    let game = session.game();
    let is_game = step.goal() == Goal::PlayOn;
    let has_begun = game.marbles_placed() > step.game().marbles_placed();
    if is_done && is_game {
        let won = ("result", winner(book, session).into());
        let done = ("done", of_step(book, step, game, ".done").into());
        book.tell("lesson-over", [won, done])
    } else if is_done {
        of_step(book, step, game, ".done")
    } else if is_game && has_begun {
        remarks(book, game)
    } else {
        of_step(book, step, game, "")
    }
}

/// What was wrong with the last marble that was not placed.
pub fn correction(book: &Phrasebook, session: &Session, learning: &Learning) -> Option<String> {
    let step = session.step()?;
    let game = session.game();
    Some(match learning.mistake()? {
        Mistake::Refused(field, reason) => {
            let (title, why) = refusal(book, game, field, reason);
            if why.is_empty() {
                return Some(title);
            }
            let values = [("what", title.into()), ("why", why.into())];
            book.tell("lesson-refused", values)
        }
        Mistake::Astray(_) => of_step(book, step, game, ".astray"),
    })
}

/// A phrase of a step: its key contains the name of the step.
fn of_step(book: &Phrasebook, step: &LessonStep, game: &Game, part: &str) -> String {
    let name = format!("lesson-{}{part}", step.name());
    let values = with_other(book, own(book));
    book.tell(&name, values.chain([line(game)]))
}

/// Whether the last marble follows the one before in its row or in its column.
fn line(game: &Game) -> (&'static str, PhraseValue<'static>) {
    let rank = |field: Option<Field>| field.map(|field| game.layout().square(field).rank);
    let position = game.position();
    let line = match rank(position.last()) == rank(position.before_last()) {
        true => "row",
        false => "column",
    };
    ("line", line.into())
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
