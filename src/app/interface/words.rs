//! Everything the game says, in one place.

use crate::app::motion::Speed;
use crate::app::play::{Finish, Phase, Seat, Series, Session};
use crate::app::reveal::Part;
use crate::rules::{Colour, Ending, Field, FieldSet, Game, Refusal, RuleSet, Score, Tile};

/// A colour's name at the beginning of a sentence.
pub fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "Red",
        Colour::Black => "Black",
    }
}

/// Whether a player is spoken to: the only person at the screen.
fn is_you(session: &Session, colour: Colour) -> bool {
    session.seat(colour) == Seat::Person && session.seat(!colour) != Seat::Person
}

/// A player's name.
pub fn name(session: &Session, of: Colour) -> &'static str {
    match session.seat(of) {
        Seat::Computer(level) => level.name(),
        Seat::Person if is_you(session, of) => "You",
        Seat::Person => colour(of),
    }
}

/// Who that is.
pub fn role(session: &Session, of: Colour) -> String {
    match session.seat(of) {
        Seat::Computer(level) => format!("{}, level {level}", colour(of)),
        Seat::Person if is_you(session, of) => colour(of).to_owned(),
        Seat::Person => "Person".to_owned(),
    }
}

/// On the plate of whoever is to move.
pub fn turn_badge(session: &Session, phase: Phase) -> String {
    let turn = session.game().turn();
    match (phase, is_you(session, turn)) {
        (Phase::Thinking, _) => "Thinking …".to_owned(),
        (_, true) => "Your turn".to_owned(),
        (_, false) => format!("{} to move", colour(turn)),
    }
}

/// The last marble: whose, where, on what.
pub fn last_move(game: &Game) -> Option<String> {
    let field = game.position().last()?;
    let layout = game.layout();
    let size = layout.kind(layout.tile_of(field)).size();
    Some(format!(
        "{} {}, tile of {size}",
        colour(!game.turn()),
        layout.square(field)
    ))
}

/// What the last marble changed on its tile.
pub fn last_effect(game: &Game) -> Option<String> {
    let field = game.position().last()?;
    let before = game.position_after(game.marbles_placed() - 1)?;
    let layout = game.layout();
    let tile = layout.tile_of(field);
    let owner = |position| Score::count(layout, game.rules(), position).tiles[tile.index()].owner();
    let (was, is) = (owner(before), owner(game.position()));
    let size = layout.kind(tile).size();
    Some(match (was, is) {
        (None, Some(_)) => format!("takes {size}"),
        (Some(_), None) => format!("level on {size}"),
        _ => return None,
    })
}

/// What whoever is to move may do.
pub fn prompt(session: &Session, phase: Phase) -> String {
    let game = session.game();
    let turn = game.turn();
    if phase == Phase::Thinking {
        return format!("{} is thinking", name(session, turn));
    }
    let Some(last) = game.position().last() else {
        return format!("{} begins: any field will do", begins(session, turn));
    };
    let (rank, file) = row_and_column(game, last);
    match game.legal().len() {
        1 => format!("One field is open in row {rank} and column {file}"),
        count => format!("{count} fields are open in row {rank} and column {file}"),
    }
}

fn begins(session: &Session, turn: Colour) -> &'static str {
    if is_you(session, turn) {
        "Your marble"
    } else {
        name(session, turn)
    }
}

fn row_and_column(game: &Game, field: Field) -> (String, String) {
    let square = game.layout().square(field).to_string();
    let (file, rank) = square.split_at(1);
    (rank.to_owned(), file.to_owned())
}

/// What lies on a tile.
pub fn tile_count(game: &Game, tile: Tile) -> String {
    let count = game.score().tiles[tile.index()];
    let [red, black] = count.marbles;
    let owner = match count.owner() {
        Some(owner) => format!("{}'s for now", colour(owner)),
        None if red + black == 0 => "nobody's yet".to_owned(),
        None => "level".to_owned(),
    };
    format!("Tile of {}: red {red}, black {black}, {owner}", count.size)
}

/// Why a field will not do: in three words, and in a sentence.
pub fn refusal(session: &Session, field: Field, reason: Refusal) -> (String, String) {
    let game = session.game();
    let square = game.layout().square(field);
    let (title, why) = match reason {
        Refusal::GameOver => ("The game is over".to_owned(), String::new()),
        Refusal::Occupied => (
            format!("{square} is taken"),
            "It holds a marble.".to_owned(),
        ),
        Refusal::NotInCross => {
            let last = game
                .position()
                .last()
                .map(|last| row_and_column(game, last));
            let (rank, file) = last.unwrap_or_default();
            (
                format!("{square} is out of reach"),
                format!("Only row {rank} and column {file} are open now."),
            )
        }
        Refusal::TabooOfLast => (
            format!("{square} is closed"),
            format!("{} has just played on this tile.", colour(!game.turn())),
        ),
        Refusal::TabooOfBefore => (
            format!("{square} is closed"),
            format!("{}'s own last marble is on this tile.", colour(game.turn())),
        ),
    };
    (title, why)
}

/// A part of the score.
pub fn part(part: Part) -> &'static str {
    match part {
        Part::Tiles => "Tiles",
        Part::Area => "Largest area",
        Part::Chains => "Chains",
    }
}

/// The same where there is little room.
pub fn short_part(part: Part) -> &'static str {
    match part {
        Part::Tiles => "Tiles",
        Part::Area => "Area",
        Part::Chains => "Chains",
    }
}

/// What is being counted.
pub fn counting(part: Part) -> &'static str {
    match part {
        Part::Tiles => "The tiles",
        Part::Area => "The largest areas",
        Part::Chains => "The chains",
    }
}

/// A bonus that nobody gets.
pub fn no_bonus(part: Part, size: usize) -> String {
    match (part, size) {
        (Part::Chains, 0) => "No chains".to_owned(),
        _ => format!("Both {size}: no bonus"),
    }
}

/// A bonus, how it comes about, and who gets it.
pub fn bonus(to: Colour, sizes: [usize; 2]) -> String {
    let (most, least) = (sizes[0].max(sizes[1]), sizes[0].min(sizes[1]));
    let to = colour(to).to_lowercase();
    format!("{most} − {least} = +{} for {to}", most - least)
}

/// Who has won, and by how much.
pub fn winner(session: &Session) -> String {
    let margin = session
        .winner()
        .map_or(0, |colour| session.game().score().margin(colour));
    let resigned = matches!(session.finish(), Some(Finish::Resigned(_)));
    match session.winner() {
        None => "A draw".to_owned(),
        Some(colour) if is_you(session, colour) && resigned => "You win".to_owned(),
        Some(colour) if resigned => format!("{} wins", name(session, colour)),
        Some(colour) if is_you(session, colour) => format!("You win by {margin}"),
        Some(colour) => format!("{} wins by {margin}", name(session, colour)),
    }
}

/// How it came to an end.
pub fn ending(session: &Session) -> String {
    let game = session.game();
    let marbles = game.marbles_placed();
    match session.finish() {
        Some(Finish::Ended(Ending::AllPlaced)) => "All 56 marbles are placed.".to_owned(),
        Some(Finish::Ended(Ending::Blocked(blocked))) => {
            let had = if is_you(session, blocked) {
                "you had"
            } else {
                name(session, blocked)
            };
            let had = if had == "you had" {
                had.to_owned()
            } else {
                format!("{had} had")
            };
            format!(
                "After {marbles} marbles {had} no field left: {}.",
                why_blocked(game)
            )
        }
        Some(Finish::Resigned(colour)) if is_you(session, colour) => {
            format!("You resigned after {marbles} marbles.")
        }
        Some(Finish::Resigned(colour)) => {
            format!(
                "{} resigned after {marbles} marbles.",
                name(session, colour)
            )
        }
        None => String::new(),
    }
}

/// Why there is no field.
fn why_blocked(game: &Game) -> String {
    let Some(last) = game.position().last() else {
        return String::new();
    };
    let (rank, file) = row_and_column(game, last);
    let open: FieldSet = game.layout().cross(last) - game.position().occupied();
    let elsewhere = open - game.layout().tile(game.layout().tile_of(last));
    if open.is_empty() {
        format!("row {rank} and column {file} are full")
    } else if elsewhere.is_empty() {
        format!("what was open in row {rank} and column {file} lay on the last marble's tile")
    } else {
        format!("what was open in row {rank} and column {file} lay on closed tiles")
    }
}

/// How a series stands.
pub fn series(session: &Session) -> Option<String> {
    let series = session.series();
    if !series.is_series() {
        return None;
    }
    let won = series.standing(session.winner());
    let [red, black] = Colour::BOTH.map(|colour| name(session, colour));
    let length = series.best_of();
    Some(match series.decided(won) {
        Some(colour) => {
            let (most, least) = (won[colour.index()], won[(!colour).index()]);
            let wins = if is_you(session, colour) {
                "win"
            } else {
                "wins"
            };
            let who = name(session, colour);
            format!("{who} {wins} the best of {length}, {most} : {least}")
        }
        None => format!("Best of {length}: {red} {} : {} {black}", won[0], won[1]),
    })
}

/// The lengths of a series.
pub fn best_of(length: u8) -> String {
    if length == 1 {
        "One game".to_owned()
    } else {
        format!("Best of {length}")
    }
}

/// The button that goes on after a game.
pub fn next_game(session: &Session) -> &'static str {
    let series: &Series = session.series();
    let is_decided = series.decided(series.standing(session.winner())).is_some();
    match (series.is_series(), is_decided) {
        (false, _) => "Rematch",
        (true, false) => "Next game",
        (true, true) => "New series",
    }
}

/// Rules by the names printed on the box.
pub fn rules(rules: RuleSet) -> &'static str {
    match rules {
        RuleSet::BASIC => "Basic",
        RuleSet::AREA => "Level 1, area",
        RuleSet::CHAINS => "Chains",
        RuleSet::AREA_AND_CHAINS => "Level 2, area and chains",
    }
}

/// How fast things move.
pub fn speed(speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => "Slow",
        Speed::Normal => "Normal",
        Speed::Fast => "Fast",
        Speed::Off => "At once",
    }
}

/// A number with its sign, as typeset: with a true minus.
pub fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
