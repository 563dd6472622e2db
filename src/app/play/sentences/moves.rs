//! Sentences about moves: what was played, what it did, and why a field is refused.

use crate::app::words::{COLOUR, PhraseValue, Phrasebook};
use crate::rules::{Field, Game, Refusal, Tile};

/// The last marble: whose, where, on what.
pub fn last_move(book: &Phrasebook, game: &Game) -> Option<String> {
    let field = game.position().last()?;
    let layout = game.layout();
    let size = layout.kind(layout.tile_of(field)).size();
    Some(book.tell(
        "last-move",
        [
            ("colour", book.colour(!game.turn()).into()),
            ("field", layout.square(field).to_string().into()),
            ("size", size.into()),
        ],
    ))
}

/// What the last marble changed on its tile.
pub fn last_effect(book: &Phrasebook, game: &Game) -> Option<String> {
    let field = game.position().last()?;
    let layout = game.layout();
    let size = layout.kind(layout.tile_of(field)).size();
    let size = [("size", size.into())];
    // A single marble never takes a tile from its owner at once.
    Some(match game.new_owner(field)? {
        Some(_) => book.tell("takes", size),
        None => book.tell("level-on", size),
    })
}

/// The row and the column of a field, for messages.
pub(super) fn row_and_column(
    game: &Game,
    field: Field,
) -> [(&'static str, PhraseValue<'static>); 2] {
    let square = game.layout().square(field).to_string();
    let (file, rank) = square.split_at(1);
    [
        ("row", rank.to_owned().into()),
        ("column", file.to_owned().into()),
    ]
}

/// The marbles on a tile.
pub fn tile_count(book: &Phrasebook, game: &Game, tile: Tile) -> String {
    let count = game.score().tiles[tile.index()];
    let [red, black] = count.marbles;
    let size = ("size", count.size.into());
    let counts = [("red", red.into()), ("black", black.into())];
    let [red_count, black_count] = counts;
    match count.owner() {
        Some(owner) => {
            let owner = book.forms(COLOUR, owner);
            let values = [size, red_count, black_count].into_iter().chain(owner);
            book.tell("tile-owned", values)
        }
        None if red + black == 0 => book.tell("tile-empty", [size]),
        None => book.tell("tile-level", [size, red_count, black_count]),
    }
}

/// Why a field is refused: in a few words, and in a sentence.
pub fn refusal(book: &Phrasebook, game: &Game, field: Field, reason: Refusal) -> (String, String) {
    let square = game.layout().square(field).to_string();
    let title = |key: &str| book.tell(key, [("field", square.clone().into())]);
    let colour = |colour| book.forms(COLOUR, colour);
    match reason {
        Refusal::GameOver => (book.say("refused-over"), String::new()),
        Refusal::Occupied => (title("refused-occupied"), book.say("refused-occupied.why")),
        Refusal::NotInCross => {
            let last = game.position().last();
            let why = last.map(|last| book.tell("refused-cross.why", row_and_column(game, last)));
            (title("refused-cross"), why.unwrap_or_default())
        }
        Refusal::TabooOfLast => (
            title("refused-taboo"),
            book.tell("refused-taboo.last", colour(!game.turn())),
        ),
        Refusal::TabooOfBefore => (
            title("refused-taboo"),
            book.tell("refused-taboo.before", colour(game.turn())),
        ),
    }
}
