//! Games to think about, from random play.

use kulami::rules::generate::{Seed, irregular, square};
use kulami::rules::{Colour, Game, MARBLES, RuleSet};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use std::sync::Arc;

/// A game on a random board of either shape with exactly so many marbles to go, not over.
pub fn with_marbles_to_go(to_go: usize, rules: RuleSet, number: u64) -> Game {
    (0..)
        .find_map(|attempt| {
            let seed = Seed::from(number * 1000 + attempt);
            let layout = if number.is_multiple_of(2) {
                square(&seed)
            } else {
                irregular(&seed, (number % 7) as f64 / 6.0)
            };
            let starts = Colour::BOTH[(number / 2 % 2) as usize];
            let mut game = Game::new(Arc::new(layout), rules, starts);
            let mut rng = ChaCha8Rng::seed_from_u64(number * 1000 + attempt);
            while game.marbles_placed() < MARBLES - to_go {
                let legal: Vec<_> = game.legal().into_iter().collect();
                game.play(*legal.choose(&mut rng)?).expect("legal");
            }
            game.ending().is_none().then_some(game)
        })
        .expect("some random game gets that far")
}
