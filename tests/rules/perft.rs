//! Perft: the table of the rules, the reference, and the ends of games.

use crate::fixtures::{PICTURED_IRREGULAR, PICTURED_SQUARE, WORKED_EXAMPLE, any_game, layout};
use crate::reference::{RED, Reference};
use kulami::rules::{Colour, MARBLES, Position, perft};
use proptest::prelude::*;

const TABLE: [(&str, &[u64]); 3] = [
    (WORKED_EXAMPLE, &[1, 64, 708, 6640, 59174, 514_420]),
    (PICTURED_SQUARE, &[1, 64, 752, 7320, 68604]),
    (PICTURED_IRREGULAR, &[1, 64, 686, 6308, 55140]),
];

#[test]
fn perft_of_the_printed_boards() {
    for (text, counts) in TABLE {
        let layout = layout(text);
        for (depth, &count) in counts.iter().enumerate() {
            assert_eq!(
                perft(&layout, &Position::start(Colour::Red), depth),
                count,
                "{text} {depth}"
            );
        }
    }
}

#[test]
fn the_reference_counts_the_same() {
    for (text, counts) in TABLE {
        for (depth, &count) in counts.iter().enumerate().take(4) {
            assert_eq!(
                Reference::new(text, RED).perft(depth),
                count,
                "{text} {depth}"
            );
        }
    }
}

proptest! {
    /// Counting in bulk must see both ends of a game: the block and the last marble.
    #[test]
    fn bulk_counting_equals_playing(number: u64, choices in prop::collection::vec(any::<u8>(), 30..=56)) {
        let game = any_game(number, &choices);
        let (layout, position) = (game.layout(), game.position());
        let left = MARBLES - position.occupied().len();
        prop_assert_eq!(perft(layout, position, left + 1), 0);
        for depth in 1..=3 {
            let played: u64 = position
                .legal(layout)
                .into_iter()
                .map(|field| perft(layout, &position.play(field), depth - 1))
                .sum();
            prop_assert_eq!(perft(layout, position, depth), played);
        }
    }
}
