//! The result: who has won, how the game ended, how a series stands.

use super::players::{is_you, name};
use crate::ai::Level;
use crate::app::words::{PhraseValue, Phrasebook, key};
use crate::play::{Finish, Series, Sitting};
use crate::rules::{Colour, Ending, FieldSet, Game};

/// Who has won, and by how much.
pub fn winner(book: &Phrasebook, sitting: &Sitting) -> String {
    let Some(colour) = sitting.winner() else {
        return book.say("draw");
    };
    let who = ("name", name(book, sitting, colour).into());
    let margin = ("margin", sitting.game().score().margin(colour).into());
    let resigned = matches!(sitting.finish(), Some(Finish::Resigned(_)));
    match (is_you(sitting, colour), resigned) {
        (true, true) => book.say("you-win"),
        (true, false) => book.tell("you-win-by", [margin]),
        (false, true) => book.tell("wins", [who]),
        (false, false) => book.tell("wins-by", [who, margin]),
    }
}

/// How the game ended.
pub fn ending(book: &Phrasebook, sitting: &Sitting) -> String {
    let game = sitting.game();
    let marbles = ("marbles", PhraseValue::from(game.marbles_placed()));
    let who = |colour| ("name", PhraseValue::from(name(book, sitting, colour)));
    match sitting.finish() {
        None => String::new(),
        Some(Finish::Ended(Ending::AllPlaced)) => book.say("all-placed"),
        Some(Finish::Ended(Ending::Blocked(blocked))) => {
            let why = ("why", why_blocked(book, game).into());
            match is_you(sitting, blocked) {
                true => book.tell("you-were-blocked", [marbles, why]),
                false => book.tell("was-blocked", [marbles, why, who(blocked)]),
            }
        }
        Some(Finish::Resigned(colour)) => match is_you(sitting, colour) {
            true => book.tell("you-resigned", [marbles]),
            false => book.tell("resigned", [marbles, who(colour)]),
        },
    }
}

/// Why there is no legal field.
fn why_blocked(book: &Phrasebook, game: &Game) -> String {
    let Some(last) = game.position().last() else {
        return String::new();
    };
    let open: FieldSet = game.layout().cross(last) - game.position().occupied();
    let elsewhere = open - game.layout().tile(game.layout().tile_of(last));
    let why = if open.is_empty() {
        key("blocked-full")
    } else if elsewhere.is_empty() {
        key("blocked-by-last")
    } else {
        key("blocked-by-taboo")
    };
    book.say(why)
}

/// The standing of a series.
pub fn series(book: &Phrasebook, sitting: &Sitting) -> Option<String> {
    let series = sitting.series();
    if !series.is_series() {
        return None;
    }
    let won = series.standing(sitting.winner());
    let length = ("length", series.best_of().into());
    let Some(colour) = series.decided(won) else {
        let [red, black] = Colour::BOTH.map(|colour| name(book, sitting, colour).into());
        return Some(book.tell(
            "series-stands",
            [
                length,
                ("red-name", red),
                ("black-name", black),
                ("red", won[0].into()),
                ("black", won[1].into()),
            ],
        ));
    };
    let most = ("most", won[colour.index()].into());
    let least = ("least", won[(!colour).index()].into());
    let who = ("name", name(book, sitting, colour).into());
    Some(match is_you(sitting, colour) {
        true => book.tell("series-you-won", [length, most, least]),
        false => book.tell("series-won", [length, most, least, who]),
    })
}

/// The name of a series of this length.
pub fn best_of(book: &Phrasebook, length: u8) -> String {
    match length {
        1 => book.say("one-game"),
        length => book.tell("best-of", [("length", length.into())]),
    }
}

/// The label of the button for the next game.
pub fn next_game(book: &Phrasebook, sitting: &Sitting) -> String {
    let series: &Series = sitting.series();
    let is_decided = series.decided(series.standing(sitting.winner())).is_some();
    book.say(match (series.is_series(), is_decided) {
        (false, _) => "rematch",
        (true, false) => "next-game",
        (true, true) => "new-series",
    })
}

/// The label of the button for a game against another opponent.
pub fn next_opponent(book: &Phrasebook, level: Level) -> String {
    let values = [
        ("name", level.name().into()),
        ("level", level.number().into()),
    ];
    book.tell("next-opponent", values)
}
