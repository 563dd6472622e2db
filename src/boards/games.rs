//! Games that are played to learn about boards: random openings, played to their end.

use super::Survey;
use crate::ai::{Limits, StopFlag, Thinker};
use crate::rules::{Colour, Ending, Field, Game, Layout, RuleSet};
use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{Rng, RngExt, SeedableRng};
use std::sync::Arc;

/// A different seed for each game of a run.
pub fn game_seed(seed: u64, game: u64) -> u64 {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(game);
    rng.random()
}

/// A game with so many random marbles that is not over. The starter is random, too.
pub fn opening(layout: &Arc<Layout>, rules: RuleSet, marbles: usize, rng: &mut impl Rng) -> Game {
    loop {
        let starts = *Colour::BOTH.choose(rng).unwrap_or(&Colour::Red);
        let mut game = Game::new(layout.clone(), rules, starts);
        while game.marbles_placed() < marbles {
            match game.legal().into_iter().choose(rng) {
                Some(field) => _ = game.play(field),
                None => break,
            }
        }
        // An opening must not end the game.
        if game.ending().is_none() {
            return game;
        }
    }
}

/// Plays a game to its end.
pub fn play_out<E>(
    mut game: Game,
    mut choose: impl FnMut(&Game) -> Result<Field, E>,
) -> Result<Game, E> {
    while game.ending().is_none() {
        let field = choose(&game)?;
        game.play(field).expect("players choose legal fields");
    }
    Ok(game)
}

/// What one game adds to a survey.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SurveyedGame {
    choices: f64,
    marbles: usize,
    blocked: bool,
    /// The final margin of the starter.
    margin: i32,
}

impl SurveyedGame {
    /// The figures of a game that was played to its end.
    pub fn out<E>(
        start: Game,
        mut choose: impl FnMut(&Game) -> Result<Field, E>,
    ) -> Result<Self, E> {
        let (starter, opening) = (start.starts(), start.marbles_placed());
        let mut choices = 0;
        let game = play_out(start, |game| {
            choices += game.legal().len();
            choose(game)
        })?;
        let turns = game.marbles_placed() - opening;
        Ok(Self {
            choices: choices as f64 / turns.max(1) as f64,
            marbles: game.marbles_placed(),
            blocked: game.ending() != Some(Ending::AllPlaced),
            margin: game.score().margin(starter),
        })
    }
}

impl Survey {
    /// The survey of these games.
    pub fn of(played: &[SurveyedGame]) -> Self {
        let games = played.len().max(1) as f64;
        let mean =
            |value: &dyn Fn(&SurveyedGame) -> f64| played.iter().map(value).sum::<f64>() / games;
        let points = |game: &SurveyedGame| f64::from(game.margin.signum() + 1) / 2.0;
        let starter = mean(&points);
        let variance = mean(&|game| (points(game) - starter).powi(2));
        Self {
            games: played.len() as u32,
            openness: rounded(mean(&|game| game.choices), 10.0),
            length: rounded(mean(&|game| game.marbles as f64), 10.0),
            blocked: rounded(mean(&|game| f64::from(u8::from(game.blocked))), 100.0),
            starter: rounded(starter, 1000.0),
            starter_error: rounded(1.96 * (variance / games).sqrt(), 1000.0),
            margin: rounded(mean(&|game| f64::from(game.margin.abs())), 10.0),
        }
    }
}

/// Rounded to as many digits as are worth writing down.
fn rounded(value: f64, parts: f64) -> f32 {
    ((value * parts).round() / parts) as f32
}

/// How boards are surveyed by default.
pub mod usual {
    /// Nodes per move.
    pub const NODES: u64 = 2_000;
    /// Random marbles before the players take over.
    pub const OPENING: usize = 2;
    /// The seed that all games follow from.
    pub const SEED: u64 = 1;
    /// The size of the engine's table, in mebibytes.
    pub const HASH: usize = 16;
}

/// Surveys a board with the default settings, using the rules in turn. Calls `tell` after every
/// game, and ends when `stop` is set.
pub fn survey(layout: Layout, games: u32, stop: &StopFlag, mut tell: impl FnMut(Survey)) {
    let layout = Arc::new(layout);
    let mut thinker = Thinker::new(usual::HASH, 1);
    let limits = Limits {
        nodes: Some(usual::NODES),
        ..Limits::default()
    };
    let mut played = Vec::new();
    for number in 0..u64::from(games) {
        let mut rng = ChaCha8Rng::seed_from_u64(game_seed(usual::SEED, number));
        let rules = RuleSet::ALL[number as usize % RuleSet::ALL.len()];
        let start = opening(&layout, rules, usual::OPENING, &mut rng);
        thinker.forget();
        let game = SurveyedGame::out(start, |game| {
            let finding = thinker.think(game, limits, stop, |_| ());
            finding
                .filter(|_| !stop.is_stopped())
                .map(|finding| finding.line[0])
                .ok_or(())
        });
        let Ok(game) = game else {
            return;
        };
        played.push(game);
        tell(Survey::of(&played));
    }
}
