//! Random games on random boards of both shapes, move by move against the reference.

use crate::fixtures::any_board;
use crate::reference::{BLACK, Place, RED, Reason, Reference};
use kulami::rules::{Colour, Ending, Field, Game, Layout, MARBLES, Refusal, RuleSet, Tile};
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::cmp::Ordering;
use std::sync::Arc;

const GAMES: u64 = 10_000;

/// A board of each shape serves this many games, so that boards are not most of the work.
const GAMES_PER_BOARD: u64 = 5;

#[test]
fn ten_thousand_games_agree_with_the_reference() {
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let endings: Vec<[u64; 2]> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                scope.spawn(move || {
                    let mut endings = [0; 2];
                    for number in (thread..GAMES).step_by(threads as usize) {
                        endings[usize::from(play_and_compare(number))] += 1;
                    }
                    endings
                })
            })
            .collect();
        workers
            .into_iter()
            .map(|worker| worker.join().expect("no disagreement"))
            .collect()
    });
    let blocked: u64 = endings.iter().map(|counts| counts[0]).sum();
    let full: u64 = endings.iter().map(|counts| counts[1]).sum();
    assert_eq!(blocked + full, GAMES);
    assert!(
        blocked > 100 && full > 20,
        "both endings were met: {blocked} blocked, {full} full"
    );
}

/// Plays one random game; says whether it ended with all marbles placed.
fn play_and_compare(number: u64) -> bool {
    let mut rng = ChaCha8Rng::seed_from_u64(number);
    let layout = Arc::new(any_board(number / GAMES_PER_BOARD));
    let starts = if rng.random() {
        Colour::Red
    } else {
        Colour::Black
    };
    let rules = RuleSet::ALL[(number % 4) as usize];
    let mut game = Game::new(layout.clone(), rules, starts);
    let mut reference = Reference::new(&layout.to_string(), letter(starts));
    loop {
        compare_moves(&game, &reference);
        compare_scores(&game, &reference);
        // Filling the board needs care: prefer fields that leave the opponent many choices.
        let legal: Vec<Field> = game.legal().into_iter().collect();
        let next = if number.is_multiple_of(3) {
            legal.iter().copied().max_by_key(|&field| {
                game.position().play(field).legal(&layout).len() * 64 + rng.random_range(0..64)
            })
        } else {
            legal.choose(&mut rng).copied()
        };
        let Some(next) = next else { break };
        game.play(next).expect("a legal field is accepted");
        reference.place(place(&layout, next));
    }
    match game.ending().expect("a game without legal fields is over") {
        Ending::AllPlaced => {
            assert_eq!(reference.marbles.len(), MARBLES);
            true
        }
        Ending::Blocked(colour) => {
            assert!(reference.marbles.len() < MARBLES);
            assert_eq!(letter(colour), reference.turn());
            false
        }
    }
}

fn compare_moves(game: &Game, reference: &Reference) {
    let layout = game.layout();
    let legal: Vec<Place> = game
        .legal()
        .into_iter()
        .map(|field| place(layout, field))
        .collect();
    assert_eq!(legal, reference.legal(), "{layout}");
    assert_eq!(game.ending().is_some(), reference.is_over());
    assert_eq!(letter(game.turn()), reference.turn());
    for (field, expected) in Field::all().zip(reference.reasons()) {
        let reason = game.refusal(field).map(|refusal| match refusal {
            Refusal::GameOver => Reason::GameOver,
            Refusal::Occupied => Reason::Occupied,
            Refusal::NotInCross => Reason::NotInCross,
            Refusal::TabooOfLast => Reason::TabooOfLast,
            Refusal::TabooOfBefore => Reason::TabooOfBefore,
        });
        assert_eq!(reason, expected);
    }
}

fn compare_scores(game: &Game, reference: &Reference) {
    let (layout, rules) = (game.layout(), game.rules());
    let score = game.score();
    for (tile, count) in Tile::all().zip(&score.tiles) {
        assert_eq!(count.tile, tile);
        let [red, black] = [RED, BLACK].map(|mark| reference.on_tile(tile.letter(), mark));
        assert_eq!(count.marbles, [red, black]);
        let owner = match red.cmp(&black) {
            Ordering::Greater => Some(Colour::Red),
            Ordering::Less => Some(Colour::Black),
            Ordering::Equal => None,
        };
        assert_eq!(count.owner(), owner);
    }
    let places = |fields: &mut dyn Iterator<Item = Field>| -> Vec<Place> {
        fields.map(|field| place(layout, field)).collect()
    };
    let areas = [RED, BLACK].map(|mark| {
        let mut areas = reference.areas(mark);
        let largest = areas.iter().map(Vec::len).max().unwrap_or(0);
        areas.retain(|area| area.len() == largest);
        areas.sort();
        (largest, areas)
    });
    let chains = [RED, BLACK].map(|mark| reference.chains(mark));
    let totals = chains
        .each_ref()
        .map(|chains| chains.iter().map(Vec::len).sum::<usize>());
    for colour in Colour::BOTH {
        let (own, other) = (colour.index(), (!colour).index());
        let side = score.side(colour);
        assert_eq!(side.tiles, reference.tile_points(letter(colour)));

        let mut found: Vec<_> = side
            .areas
            .iter()
            .map(|area| places(&mut area.into_iter()))
            .collect();
        found.iter_mut().for_each(|area| area.sort_unstable());
        found.sort();
        assert_eq!((side.area(), &found), (areas[own].0, &areas[own].1));

        // From end to end, whichever end is first.
        let one_way = |mut chain: Vec<Place>| {
            if chain.first() > chain.last() {
                chain.reverse();
            }
            chain
        };
        let mut found: Vec<_> = side
            .chains
            .iter()
            .map(|chain| one_way(places(&mut chain.fields.iter().copied())))
            .collect();
        found.sort();
        let mut expected: Vec<_> = chains[own].iter().cloned().map(one_way).collect();
        expected.sort();
        assert_eq!(found, expected);
        assert_eq!(side.chain_total(), totals[own]);

        let bonus = |counts: bool, own: usize, other: usize| {
            if counts && own > other {
                own - other
            } else {
                0
            }
        };
        let area_bonus = bonus(rules.area, areas[own].0, areas[other].0);
        let chain_bonus = bonus(rules.chains, totals[own], totals[other]);
        assert_eq!(
            (side.area_bonus, side.chain_bonus),
            (area_bonus, chain_bonus)
        );
        assert_eq!(side.total(), side.tiles + area_bonus + chain_bonus);
    }
}

fn place(layout: &Layout, field: Field) -> Place {
    let square = layout.square(field);
    (
        i32::from(square.file),
        i32::from(layout.height() - 1 - square.rank),
    )
}

fn letter(colour: Colour) -> char {
    match colour {
        Colour::Red => RED,
        Colour::Black => BLACK,
    }
}
