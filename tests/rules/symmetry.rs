//! Turning or mirroring a board changes nothing about the game played on it.

use crate::fixtures::any_game;
use kulami::rules::{Colour, Field, Game, Layout, Symmetry};
use proptest::prelude::*;
use std::sync::Arc;

fn image(from: &Layout, to: &Layout, symmetry: Symmetry, field: Field) -> Field {
    let square = symmetry.apply(from.square(field), from.width(), from.height());
    to.field_at(square)
        .expect("a turned board has the turned fields")
}

proptest! {
    #[test]
    fn turned_games_are_the_same_games(number: u64, choices: [u8; 56]) {
        let original = any_game(number, &choices);
        let layout = original.layout();
        for symmetry in Symmetry::ALL {
            let turned_layout = Arc::new(layout.transformed(symmetry));
            let to = |field| image(layout, &turned_layout, symmetry, field);
            let mut turned = Game::new(turned_layout.clone(), original.rules(), original.starts());
            for (marbles, field) in original.moves().enumerate() {
                let before = original.position_after(marbles).unwrap();
                let expected = before.legal(layout).into_iter().map(to).collect();
                prop_assert_eq!(turned.legal(), expected);
                turned.play(to(field)).unwrap();
            }
            prop_assert_eq!(turned.ending(), original.ending());
            let (score, turned_score) = (original.score(), turned.score());
            for colour in Colour::BOTH {
                let (side, turned_side) = (score.side(colour), turned_score.side(colour));
                prop_assert_eq!(side.tiles, turned_side.tiles);
                prop_assert_eq!(side.area(), turned_side.area());
                prop_assert_eq!(side.chain_total(), turned_side.chain_total());
                prop_assert_eq!(side.total(), turned_side.total());
            }
        }
    }

    #[test]
    fn four_quarter_turns_and_two_mirrors_are_nothing(number: u64) {
        let game = any_game(number, &[]);
        let layout = game.layout();
        let mut turned = Layout::clone(layout);
        for _ in 0..4 {
            turned = turned.transformed(Symmetry::QUARTER_TURN);
        }
        prop_assert_eq!(&turned, layout.as_ref());
        let mirrored = layout.transformed(Symmetry::MIRROR).transformed(Symmetry::MIRROR);
        prop_assert_eq!(&mirrored, layout.as_ref());
    }
}
