//! Who can play in the arena.

use super::program::Program;
use crate::ai::{Level, LevelPlayer, Limits, StopFlag, Thinker, WeightFile};
use crate::play::{MoveSource, NoMove};
use crate::rules::{Excerpt, Field, Game};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// A kind of player. Any number of players can be made from it.
#[derive(Clone, Debug)]
pub enum Spec {
    /// A computer player of a level.
    Level(Level),
    /// The search, with limits.
    Engine {
        /// What each move may use.
        limits: Limits,
        /// Threads a search runs on.
        threads: usize,
        /// Mebibytes of table.
        hash: usize,
        /// Other weights than the built-in ones.
        weights: Option<Arc<WeightFile>>,
    },
    /// Takes the most points at once; ties are broken at random.
    Greedy,
    /// Takes random fields.
    Random,
    /// Any program that speaks the engine protocol.
    Program(String),
}

/// Why a word is not a player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// No such kind.
    #[error("{0} is not a player; there are level:N, engine:…, greedy, random and cmd:…")]
    Unknown(Excerpt),
    /// No such level.
    #[error("{0} is not a level; there are level:1 to level:10")]
    Level(Excerpt),
    /// No such setting of the engine, or a bad value.
    #[error(
        "{0} is not a setting; there are movetime=MS, depth=N, nodes=N, threads=N, hash=MIB \
         and weights=FILE"
    )]
    Setting(Excerpt),
    /// An engine that would think forever.
    #[error("an engine needs a limit: movetime=MS, depth=N or nodes=N")]
    NoLimit,
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        match text.split_once(':') {
            None if text == "greedy" => Ok(Self::Greedy),
            None if text == "random" => Ok(Self::Random),
            Some(("level", number)) => number
                .parse::<u8>()
                .ok()
                .and_then(|number| Level::try_from(number).ok())
                .map(Self::Level)
                .ok_or_else(|| SpecError::Level(Excerpt::new(number))),
            Some(("engine", settings)) => parse_engine(settings),
            Some(("cmd", command)) => Ok(Self::Program(command.to_owned())),
            _ => Err(SpecError::Unknown(Excerpt::new(text))),
        }
    }
}

fn parse_engine(settings: &str) -> Result<Spec, SpecError> {
    let mut limits = Limits::default();
    let (mut threads, mut hash, mut weights) = (1, 16, None);
    for setting in settings.split(',') {
        let bad = || SpecError::Setting(Excerpt::new(setting));
        let (name, value) = setting.split_once('=').ok_or_else(bad)?;
        if name == "weights" {
            let text = std::fs::read_to_string(value).map_err(|_| bad())?;
            weights = Some(Arc::new(WeightFile::parse(&text).ok_or_else(bad)?));
            continue;
        }
        let value: u64 = value.parse().map_err(|_| bad())?;
        match name {
            "movetime" => limits.time = Some(Duration::from_millis(value)),
            "depth" => limits.depth = Some(value.clamp(1, 56) as u8),
            "nodes" => limits.nodes = Some(value),
            "threads" => threads = value as usize,
            "hash" => hash = value as usize,
            _ => return Err(bad()),
        }
    }
    if limits == Limits::default() {
        return Err(SpecError::NoLimit);
    }
    Ok(Spec::Engine {
        limits,
        threads,
        hash,
        weights,
    })
}

impl Spec {
    /// Makes a player of this kind. The limits are for external programs, whose specification has
    /// none.
    pub fn make(&self, program_limits: Limits) -> Box<dyn MoveSource> {
        match self {
            Self::Engine {
                limits,
                threads,
                hash,
                weights,
            } => {
                let mut thinker = Thinker::new(*hash, *threads);
                if let Some(weights) = weights {
                    thinker = thinker.with_weights(weights.clone());
                }
                Box::new(EnginePlayer {
                    thinker,
                    limits: *limits,
                })
            }
            Self::Level(level) => Box::new(LevelPlayer::new(*level, 0)),
            Self::Greedy => Box::new(ByChance::new(immediate_margin)),
            Self::Random => Box::new(ByChance::new(|_, _| 0)),
            Self::Program(command) => Box::new(Program::new(command, program_limits)),
        }
    }
}

struct EnginePlayer {
    thinker: Thinker,
    limits: Limits,
}

impl MoveSource for EnginePlayer {
    fn new_game(&mut self, _seed: u64) {
        self.thinker.forget();
    }

    fn choose(&mut self, game: &Game, stop: &StopFlag) -> Result<Field, NoMove> {
        let finding = self.thinker.think(game, self.limits, stop, |_| ());
        let first = finding.and_then(|finding| finding.line.first().copied());
        first.ok_or(NoMove::Over)
    }
}

/// Takes one of the fields that are worth the most.
struct ByChance {
    worth: fn(&Game, Field) -> i32,
    rng: ChaCha8Rng,
}

impl ByChance {
    fn new(worth: fn(&Game, Field) -> i32) -> Self {
        Self {
            worth,
            rng: ChaCha8Rng::seed_from_u64(0),
        }
    }
}

impl MoveSource for ByChance {
    fn new_game(&mut self, seed: u64) {
        self.rng = ChaCha8Rng::seed_from_u64(seed);
    }

    fn choose(&mut self, game: &Game, _stop: &StopFlag) -> Result<Field, NoMove> {
        let worth = self.worth;
        let best = game
            .legal()
            .into_iter()
            .map(|field| worth(game, field))
            .max();
        let field = game
            .legal()
            .into_iter()
            .filter(|&field| Some(worth(game, field)) == best)
            .choose(&mut self.rng);
        field.ok_or(NoMove::Over)
    }
}

/// The margin right after a marble.
fn immediate_margin(game: &Game, field: Field) -> i32 {
    let mut after = game.clone();
    match after.play(field) {
        Ok(()) => after.score().margin(game.turn()),
        Err(_) => i32::MIN,
    }
}
