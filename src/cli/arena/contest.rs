//! Games in pairs: the same board and opening twice, with the colours swapped.

use crate::ai::StopFlag;
use crate::boards::games::{game_seed, opening, play_out};
use crate::play::{MoveSource, NoMove};
use crate::rules::generate::{Seed, irregular, square};
use crate::rules::{Colour, Ending, Game, Layout, RuleSet};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// Where the boards come from.
#[derive(Clone, Debug)]
pub enum BoardSource {
    /// New square ones.
    Square,
    /// New irregular ones, from compact to lacy.
    Irregular,
    /// Square and irregular in turn.
    Mixed,
    /// These, in turn.
    Given(Vec<Arc<Layout>>),
}

/// How pairs of games are set up.
#[derive(Clone, Debug)]
pub struct ContestSetup {
    /// Where the boards come from.
    pub boards: BoardSource,
    /// Rules, used in turn.
    pub rules: Vec<RuleSet>,
    /// Random marbles before the players take over.
    pub opening: usize,
    /// The seed that all boards and openings follow from.
    pub seed: u64,
}

/// How one game went, seen from player A.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// A's final margin.
    pub margin: i32,
    /// Whether it ended because a player had no field.
    pub blocked: bool,
}

impl ContestSetup {
    /// The position that a pair of games starts from.
    pub fn start(&self, pair: u64) -> Game {
        let mut rng = ChaCha8Rng::seed_from_u64(game_seed(self.seed, pair));
        let rules = self.rules[pair as usize % self.rules.len()];
        // The rules change with every pair, so the shape changes after each round of rules.
        let round = pair / self.rules.len() as u64;
        let layout = match &self.boards {
            BoardSource::Given(layouts) => layouts[round as usize % layouts.len()].clone(),
            BoardSource::Mixed if round.is_multiple_of(2) => new_square(&mut rng),
            BoardSource::Square => new_square(&mut rng),
            BoardSource::Mixed | BoardSource::Irregular => {
                let lacy = rng.random();
                Arc::new(irregular(&Seed::from(rng.random::<u64>()), lacy))
            }
        };
        opening(&layout, rules, self.opening, &mut rng)
    }
}

fn new_square(rng: &mut impl RngExt) -> Arc<Layout> {
    Arc::new(square(&Seed::from(rng.random::<u64>())))
}

/// Both games of a pair.
pub fn play_pair(
    setting: &ContestSetup,
    pair: u64,
    a: &mut dyn MoveSource,
    b: &mut dyn MoveSource,
) -> Result<[GameResult; 2], NoMove> {
    let go_on = StopFlag::default();
    let mut play = |a_plays: Colour| {
        let seed = game_seed(!setting.seed, pair);
        a.new_game(seed);
        b.new_game(!seed);
        let game = play_out(setting.start(pair), |game| {
            if game.turn() == a_plays {
                a.choose(game, &go_on)
            } else {
                b.choose(game, &go_on)
            }
        })?;
        Ok(GameResult {
            margin: game.score().margin(a_plays),
            blocked: game.ending() != Some(Ending::AllPlaced),
        })
    };
    Ok([play(Colour::Red)?, play(Colour::Black)?])
}

/// Plays pairs on several threads until there are enough of them, `go_on` returns `false`, or a
/// player gives up. Pairs are reported in the order they finish.
pub fn play_pairs(
    setting: &ContestSetup,
    pairs: u64,
    jobs: usize,
    make_players: impl Fn() -> [Box<dyn MoveSource>; 2] + Sync,
    mut go_on: impl FnMut([GameResult; 2]) -> bool,
) -> Result<(), NoMove> {
    let next = AtomicU64::new(0);
    let enough = AtomicBool::new(false);
    let (sender, results) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            let sender = sender.clone();
            scope.spawn(|| {
                let sender = sender;
                let [mut a, mut b] = make_players();
                while !enough.load(Ordering::Relaxed) {
                    let pair = next.fetch_add(1, Ordering::Relaxed);
                    if pair >= pairs {
                        break;
                    }
                    let result = play_pair(setting, pair, a.as_mut(), b.as_mut());
                    if sender.send(result).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut outcome = Ok(());
        for result in results {
            let proceed = match result {
                Ok(pair) => go_on(pair),
                Err(error) => {
                    outcome = outcome.and(Err(error));
                    false
                }
            };
            if !proceed {
                enough.store(true, Ordering::Relaxed);
            }
        }
        outcome
    })
}
