//! Reasons are facts: all that the plain reference of the rules finds, and no others.

#[path = "../reference/mod.rs"]
mod reference;

use crate::positions::with_marbles_to_go;
use kulami::ai::{FEW_FIELDS, Reason, reasons};
use kulami::rules::{Colour, Field, Game, RuleSet, Tile};
use reference::{BLACK, Place, RED, Reference, other};
use std::collections::BTreeMap;

fn replay(game: &Game) -> Reference {
    let starts = match game.starts() {
        Colour::Red => RED,
        Colour::Black => BLACK,
    };
    let mut board = Reference::new(&game.layout().to_string(), starts);
    for field in game.moves() {
        board.place(board.fields[field.index()].0);
    }
    board
}

fn with_marble(board: &Reference, place: Place, colour: char) -> Reference {
    let mut board = board.clone();
    let letter = board.letter(place).expect("a field");
    board.marbles.push((place, colour, letter));
    board
}

fn area(board: &Reference, colour: char) -> usize {
    board.areas(colour).iter().map(Vec::len).max().unwrap_or(0)
}

fn margin(board: &Reference, rules: RuleSet, colour: char) -> i32 {
    let total = |colour: char| {
        let mut total = board.tile_points(colour);
        if rules.area {
            total += area(board, colour);
        }
        if rules.chains {
            total += board.chains(colour).iter().map(Vec::len).sum::<usize>();
        }
        total as i32
    };
    total(colour) - total(other(colour))
}

/// The owner of a tile: the sign of a player's lead.
fn owner(board: &Reference, letter: char, colour: char) -> i32 {
    let lead = board.on_tile(letter, colour) as i32 - board.on_tile(letter, other(colour)) as i32;
    lead.signum()
}

/// The owner of a tile if a player fills the rest of it.
fn owner_at_worst(board: &Reference, letter: char, colour: char) -> i32 {
    let mut filled = board.clone();
    for (place, tile) in &board.fields {
        if *tile == letter && board.marble(*place).is_none() {
            filled = with_marble(&filled, *place, other(colour));
        }
    }
    owner(&filled, letter, colour)
}

/// The longest chain through a place, and whether it is new: it contains no shorter chain from
/// before.
fn chain_through(board: &Reference, place: Place, colour: char) -> Option<(bool, usize)> {
    let old = board.chains(colour);
    with_marble(board, place, colour)
        .chains(colour)
        .iter()
        .filter(|chain| chain.contains(&place))
        .map(|chain| {
            let holds = |old: &Vec<Place>| old.iter().all(|place| chain.contains(place));
            (!old.iter().any(holds), chain.len())
        })
        .max()
}

fn most_to_gain(board: &Reference, rules: RuleSet) -> i32 {
    let turn = board.turn();
    let standing = margin(board, rules, turn);
    let replies = board.legal();
    let gains = replies
        .iter()
        .map(|&reply| margin(&with_marble(board, reply, turn), rules, turn) - standing);
    gains.max().unwrap_or(0)
}

fn facts(board: &Reference, rules: RuleSet, place: Place, allowed: &[i32]) -> Vec<Reason> {
    let mover = board.turn();
    let opponent = other(mover);
    let after = with_marble(board, place, mover);
    let mut facts = Vec::new();
    if allowed.len() == 1 {
        facts.push(Reason::OnlyField);
    }
    if after.is_over() {
        let margin = margin(&after, rules, mover);
        facts.push(Reason::EndsTheGame { margin });
    } else {
        let fields = after.legal().len();
        if fields <= FEW_FIELDS {
            facts.push(Reason::LeavesFewFields { fields });
        }
        let points = most_to_gain(&after, rules);
        let more = allowed.iter().filter(|&&other| other > points).count();
        if allowed.iter().all(|&other| other >= points) && 2 * more > allowed.len() {
            facts.push(Reason::LeavesLittle { points });
        }
    }

    let letter = board.letter(place).expect("a field");
    let tile = Tile::new(letter as usize - 'A' as usize).expect("a letter up to Q");
    let size = board
        .fields
        .iter()
        .filter(|(_, tile)| *tile == letter)
        .count();
    match (owner(board, letter, mover), owner(&after, letter, mover)) {
        (0, 1) => facts.push(Reason::TakesTile { tile, size }),
        (-1, 0) => facts.push(Reason::TiesTile { tile, size }),
        _ => (),
    }
    let at_worst = |board| owner_at_worst(board, letter, mover);
    match (at_worst(board), at_worst(&after)) {
        (..1, 1) => facts.push(Reason::SecuresTile { tile, size }),
        (-1, 0) => facts.push(Reason::SavesTile { tile, size }),
        _ => (),
    }

    if rules.area {
        let (from, to) = (area(board, mover), area(&after, mover));
        if to == from + 1 && from > 0 {
            facts.push(Reason::ExtendsArea { to });
        } else if to > from + 1 {
            facts.push(Reason::JoinsAreas { from, to });
        }
        let from = area(board, opponent);
        let to = area(&with_marble(board, place, opponent), opponent);
        if to > from + 1 {
            facts.push(Reason::KeepsAreasApart { from, to });
        }
    }
    if rules.chains {
        match chain_through(board, place, mover) {
            Some((true, length)) => facts.push(Reason::MakesChain { length }),
            Some((false, length)) => facts.push(Reason::LengthensChain { length }),
            None => (),
        }
        let blocked = chain_through(board, place, opponent);
        facts.extend(blocked.map(|(_, length)| Reason::BlocksChain { length }));
    }
    facts
}

/// The reasons as sorted text, to compare them in any order.
fn sorted(reasons: &[Reason]) -> Vec<String> {
    let mut words: Vec<String> = reasons.iter().map(|reason| format!("{reason:?}")).collect();
    words.sort();
    words
}

#[test]
fn reasons_are_what_the_reference_finds_and_nothing_else() {
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for number in 0..600 {
        let rules = RuleSet::ALL[(number % 4) as usize];
        // Mostly late positions, where there are chains.
        let to_go = if number % 3 == 0 {
            1 + number / 3 % 54
        } else {
            2 + number % 9
        };
        let game = with_marbles_to_go(to_go as usize, rules, number);
        let board = replay(&game);
        let places = board.legal();
        let allowed: Vec<i32> = places
            .iter()
            .map(|&place| most_to_gain(&with_marble(&board, place, board.turn()), rules))
            .collect();
        let given = reasons(&game);
        let fields: Vec<Field> = given.iter().map(|(field, _)| *field).collect();
        assert!(fields.iter().copied().eq(game.legal()));
        for (field, reasons) in given {
            let place = board.fields[field.index()].0;
            let facts = facts(&board, rules, place, &allowed);
            assert_eq!(sorted(&reasons), sorted(&facts), "{number}: {place:?}");
            assert!(reasons.is_sorted_by_key(|reason| std::cmp::Reverse(reason.interest())));
            for reason in sorted(&reasons) {
                let kind = reason.split(' ').next().unwrap_or_default();
                *kinds.entry(kind.to_owned()).or_default() += 1;
            }
        }
    }
    assert_eq!(kinds.len(), 14, "every kind came up: {kinds:?}");
}
