//! Undo and redo restore exactly what was there.

use crate::fixtures::any_game;
use kulami::rules::{Field, Refusal};
use proptest::prelude::*;

proptest! {
    #[test]
    fn undoing_everything_restores_every_position(number: u64, choices: [u8; 56]) {
        let finished = any_game(number, &choices);
        let mut game = finished.clone();
        for marbles in (0..finished.marbles_placed()).rev() {
            prop_assert!(game.undo().is_some());
            prop_assert_eq!(game.position(), finished.position_after(marbles).unwrap());
            prop_assert_eq!(game.marbles_placed(), marbles);
        }
        prop_assert_eq!(game.undo(), None);
        prop_assert!(game.position().occupied().is_empty());
        prop_assert_eq!(game.undone(), finished.marbles_placed());
        while game.redo().is_some() {}
        prop_assert_eq!(game, finished);
    }

    #[test]
    fn a_new_marble_ends_what_could_be_redone(number: u64, choices: [u8; 20], back in 1..10_usize, choice: u8) {
        let mut game = any_game(number, &choices);
        let taken_back = (0..back).map_while(|_| game.undo()).count();
        prop_assert_eq!(game.undone(), taken_back);
        let legal = game.legal();
        let field = legal.into_iter().nth(usize::from(choice) % legal.len()).unwrap();
        game.play(field).unwrap();
        prop_assert_eq!(game.redo(), None);
    }

    #[test]
    fn a_refused_marble_changes_nothing(number: u64, choices in prop::collection::vec(any::<u8>(), 0..56)) {
        let mut game = any_game(number, &choices);
        game.undo();
        let before = game.clone();
        for field in Field::all() {
            if game.refusal(field).is_some() {
                prop_assert_eq!(game.play(field), Err(before.refusal(field).unwrap()));
                prop_assert_eq!(&game, &before);
            }
        }
    }

    #[test]
    fn nothing_is_legal_after_the_end(number: u64, choices: [u8; 56]) {
        let mut game = any_game(number, &choices);
        prop_assert!(game.ending().is_some());
        for field in Field::all() {
            prop_assert_eq!(game.play(field), Err(Refusal::GameOver));
        }
    }
}
