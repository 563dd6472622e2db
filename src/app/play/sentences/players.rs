//! Players: who they are, and whose turn it is.

use super::moves::row_and_column;
use crate::ai::Level;
use crate::app::play::Phase;
use crate::app::words::{COLOUR, Phrasebook};
use crate::play::{Player, Sitting};
use crate::rules::Colour;

/// Who plays, red first.
pub fn players(book: &Phrasebook, sitting: &Sitting) -> String {
    let [red, black] = Colour::BOTH.map(|colour| name(book, sitting, colour));
    format!("{red} – {black}")
}

/// Whether a player is addressed as "you": the only person at the screen, without a name.
pub(super) fn is_you(sitting: &Sitting, colour: Colour) -> bool {
    sitting.player(colour).is_person()
        && !sitting.player(!colour).is_person()
        && sitting.name(colour).is_empty()
}

/// A player's name.
pub fn name(book: &Phrasebook, sitting: &Sitting, of: Colour) -> String {
    match (sitting.player(of), sitting.name(of)) {
        (Player::Computer(level), _) => level.name().to_owned(),
        (Player::Person(_), "") if is_you(sitting, of) => book.say("you"),
        (Player::Person(_), "") => book.colour(of),
        (Player::Person(_), name) => name.to_owned(),
    }
}

/// The player's description below the name.
pub fn role(book: &Phrasebook, sitting: &Sitting, of: Colour) -> String {
    let is_called_so = sitting.name(of).is_empty() && !is_you(sitting, of);
    match sitting.player(of) {
        Player::Computer(level) => book.tell(
            "level-of-colour",
            [
                ("colour", book.colour(of).into()),
                ("level", level.number().into()),
            ],
        ),
        Player::Person(_) if is_called_so => book.say("person"),
        Player::Person(_) => book.colour(of),
    }
}

/// The description of a computer's level.
pub fn opponent(book: &Phrasebook, level: Level) -> String {
    book.say(match level.number() {
        1 => "level-1",
        2 => "level-2",
        3 => "level-3",
        4 => "level-4",
        5 => "level-5",
        6 => "level-6",
        7 => "level-7",
        8 => "level-8",
        9 => "level-9",
        _ => "level-10",
    })
}

/// The badge on the plate of the player to move.
pub fn turn_badge(book: &Phrasebook, sitting: &Sitting, phase: Phase) -> String {
    let turn = sitting.game().turn();
    match (phase, is_you(sitting, turn)) {
        (Phase::Thinking, _) => book.say("thinking"),
        (_, true) => book.say("your-turn"),
        (_, false) => book.tell("to-move", book.forms(COLOUR, turn)),
    }
}

/// What the player to move can do.
pub fn prompt(book: &Phrasebook, sitting: &Sitting, phase: Phase) -> String {
    let game = sitting.game();
    let turn = game.turn();
    let mover = || name(book, sitting, turn).into();
    if phase == Phase::Thinking {
        return book.tell("is-thinking", [("name", mover())]);
    }
    let Some(last) = game.position().last() else {
        return match is_you(sitting, turn) {
            true => book.say("you-begin"),
            false => book.tell("begins", [("name", mover())]),
        };
    };
    let [row, column] = row_and_column(game, last);
    book.tell(
        "open-fields",
        [("count", game.legal().len().into()), row, column],
    )
}
