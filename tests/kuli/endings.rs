//! Exact endings: known values, and the tables against value iteration in the plainest way.

use crate::common::position;
use kulami::kuli::ai::endings::{Endings, Solution, Unsolvable};
use kulami::kuli::rules::notation::parse_position;
use kulami::kuli::rules::{Board, Hand, Position, Roll, Seat};
use std::collections::HashMap;

#[test]
fn known_chances_are_met() {
    let board = Board::octagon();
    let endings = Endings::solve(&board, 6);
    for (text, known) in [
        ("S d4=1 | N d5=1", 1.0 / 2.0),
        ("S c1=1 | N e7=1", 1.0 / 3.0),
        ("S d4=2 | N d5=1", 5.0 / 6.0),
        ("S d4=1 | N d5=2", 1.0 / 3.0),
        ("S c1=3 | N e7=3", 0.45733),
        ("S d1=2 d3=1 | N d5=2", 0.74335),
        ("S d5=2 | N d1=2 d3=1", 0.45633),
    ] {
        let chance = endings.chance(&position(text)).expect("an ending");
        assert!(
            (chance - known).abs() < 1e-5,
            "{text}: {chance}, not {known}"
        );
    }
}

#[test]
fn only_two_players_with_at_most_three_hands_are_in_the_tables() {
    let endings = Endings::solve(&Board::octagon(), 3);
    for text in [
        "S d4=1 | W d5=1 | N d6=1",
        "S d4=1 d5=1 | N d6=1 d7=1",
        "S d4=2 | N d5=2",
    ] {
        assert_eq!(endings.chance(&position(text)), None, "{text}");
    }
}

/// A board of sixteen fields, on which everything can be tried.
fn small_board() -> Board {
    "SSSW/NooW/NooW/NEEE".parse().expect("a board")
}

/// All positions of two players with these numbers of hands and at most so many coins.
fn all_positions(board: &Board, hands: [usize; 2], most: u8) -> Vec<Position> {
    let mut all = Vec::new();
    let mut add = |set_up: &[(Seat, Hand)]| {
        for turn in [Seat::South, Seat::North] {
            let hands = set_up.iter().copied();
            all.push(Position::set_up(board, turn, hands).expect("a position"));
        }
    };
    let seats: Vec<Seat> = std::iter::repeat_n(Seat::South, hands[0])
        .chain(std::iter::repeat_n(Seat::North, hands[1]))
        .collect();
    fn spread(
        board: &Board,
        seats: &[Seat],
        coins: u8,
        placed: &mut Vec<(Seat, Hand)>,
        add: &mut impl FnMut(&[(Seat, Hand)]),
    ) {
        let Some((&seat, rest)) = seats.split_first() else {
            return add(placed);
        };
        for field in board.fields() {
            // Hands of a seat in the order of their fields, and nobody on a field that is taken.
            let is_in_order = placed
                .last()
                .is_none_or(|&(other, hand)| other != seat || hand.field() < field);
            let is_free = placed.iter().all(|(_, hand)| hand.field() != field);
            if !is_in_order || !is_free {
                continue;
            }
            for own in 1..=coins - rest.len() as u8 {
                placed.push((seat, Hand::new(field, own).expect("it has coins")));
                spread(board, rest, coins - own, placed, add);
                placed.pop();
            }
        }
    }
    spread(board, &seats, most, &mut Vec::new(), &mut add);
    all
}

#[test]
fn tables_agree_with_value_iteration_in_the_plainest_way() {
    const COINS: u8 = 4;
    let board = small_board();
    let mut chances: HashMap<Position, f64> = [[1, 1], [2, 1], [1, 2]]
        .into_iter()
        .flat_map(|hands| all_positions(&board, hands, COINS))
        .map(|position| (position, 0.5))
        .collect();
    let bare = |mut position: Position, chances: &HashMap<Position, f64>, mover| {
        if let Some(winner) = position.winner() {
            return if winner == mover { 0.0 } else { 1.0 };
        }
        // Places do not matter here.
        let hands: Vec<(Seat, Hand)> = [Seat::South, Seat::North]
            .into_iter()
            .flat_map(|seat| position.hands(seat).map(move |hand| (seat, hand)))
            .collect();
        position = Position::set_up(&board, position.turn(), hands).expect("a position");
        chances[&position]
    };
    for _ in 0..22 {
        let next = chances.keys().map(|position| {
            let by_roll = Roll::ALL.map(|roll| {
                let after = position
                    .choices(&board, roll)
                    .map(|choice| position.play(&board, choice));
                let left = after.map(|after| bare(after, &chances, position.turn()));
                1.0 - left.fold(f64::INFINITY, f64::min)
            });
            (*position, by_roll.iter().sum::<f64>() / 6.0)
        });
        chances = next.collect();
    }
    let endings = Endings::solve(&board, usize::from(COINS));
    for (position, chance) in chances {
        let found = endings.chance(&position).expect("an ending");
        assert!(
            (f64::from(found) - chance).abs() < 3e-5,
            "{position:?}: {found}, not {chance}"
        );
    }
}

#[test]
fn positions_of_four_hands_are_solved_if_few_can_come_of_them() {
    let board = small_board();
    let text = "S a1=1 d4=1 | N a4=1 d1=1";
    let position = parse_position(&board, text).expect("a position");
    let solution = Solution::of(&board, &position).expect("few positions");
    let chance = |position| solution.chance(&position).expect("it can come of it");
    // Every roll leads to what is left to the other, on average.
    let best = Roll::ALL.map(|roll| {
        let choices = position.choices(&board, roll);
        let left = choices.map(|choice| chance(position.play(&board, choice)));
        1.0 - left.fold(f32::INFINITY, f32::min)
    });
    let average = best.iter().sum::<f32>() / 6.0;
    assert!((average - chance(position)).abs() < 1e-5);
}

#[test]
fn what_has_no_exact_value_says_why() {
    let board = Board::octagon();
    let three = position("S d4=1 | W d5=1 | N d6=1");
    let refused = Solution::of(&board, &three).err();
    assert_eq!(refused, Some(Unsolvable::NotTwoPlayers));
}
