//! Opponents, from a child's first game to full strength.
//!
//! A weak player is not a strong one that now and then plays nonsense: it sees less far, counts
//! only what lies on the board, and misjudges what a field is worth by a few points, so that of
//! several good fields it may take the second best, but hardly ever a bad one. How far, how and
//! how much is data (`assets/ai/levels.ron`); all of it is measured in positions, not seconds,
//! so a level is the same on every machine.

use super::limits::{Limits, StopFlag};
use super::think::{Finding, Thinker};
use super::weights::WeightFile;
use crate::rules::Game;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::{Arc, LazyLock};

/// An opponent's strength: 1 is for a child's first game, 10 is all there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

/// There are levels 1 to 10 only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are levels 1 to 10, not {0}")]
pub struct NoSuchLevel(pub u8);

impl Level {
    /// How many there are.
    pub const COUNT: usize = 10;
    /// For a first game.
    pub const EASIEST: Self = Self(1);
    /// Full strength.
    pub const HARDEST: Self = Self(Self::COUNT as u8);

    /// All levels, easiest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=Self::COUNT as u8).map(Self)
    }

    /// From 1 to 10.
    pub fn number(self) -> u8 {
        self.0
    }

    /// What the opponent is called.
    pub fn name(self) -> &'static str {
        &self.traits().name
    }

    fn traits(self) -> &'static Traits {
        &LEVELS[usize::from(self.0) - 1]
    }
}

impl TryFrom<u8> for Level {
    type Error = NoSuchLevel;

    fn try_from(number: u8) -> Result<Self, NoSuchLevel> {
        if (1..=Self::COUNT as u8).contains(&number) {
            Ok(Self(number))
        } else {
            Err(NoSuchLevel(number))
        }
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// What makes a level.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Traits {
    name: String,
    judgement: Judgement,
    /// Marbles it looks ahead, at most.
    depth: u8,
    /// Positions it looks at for a move, at most.
    nodes: u64,
    /// By how many points it typically misjudges a field.
    error: f64,
}

/// How it judges a position at the end of its search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
enum Judgement {
    /// The score as it stands.
    Score,
    /// By the tuned estimate of the final margin.
    Experience,
}

static BUILT_IN: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/ai/levels.ron"));

static LEVELS: LazyLock<[Traits; Level::COUNT]> = LazyLock::new(|| {
    ron::from_str(BUILT_IN)
        .unwrap_or_else(|error| unreachable!("a test reads the built-in levels: {error}"))
});

/// Memory for a level's table, in mebibytes: enough for what the hardest looks at.
const TABLE: usize = 16;

/// A computer player of some level.
#[derive(Debug)]
pub struct LevelPlayer {
    level: Level,
    thinker: Thinker,
    /// What decides the misjudgements of this game.
    seed: u64,
}

impl LevelPlayer {
    /// A player of this level. The same seed makes the same mistakes.
    pub fn new(level: Level, seed: u64) -> Self {
        let mut thinker = Thinker::new(TABLE, 1);
        if level.traits().judgement == Judgement::Score {
            thinker = thinker.with_weights(Arc::new(WeightFile::plain()));
        }
        Self {
            level,
            thinker,
            seed,
        }
    }

    /// Forgets the last game.
    pub fn new_game(&mut self, seed: u64) {
        self.seed = seed;
        self.thinker.forget();
    }

    /// Chooses a field, within the level's own limits and these: it is the first one of the
    /// finding's line. `None` if the game is over.
    pub fn choose(&mut self, game: &Game, limits: Limits, stop: &StopFlag) -> Option<Finding> {
        let traits = self.level.traits();
        let limits = limits.and(Limits {
            depth: Some(traits.depth),
            nodes: Some(traits.nodes),
            time: None,
        });
        if traits.error == 0.0 {
            return self.thinker.think(game, limits, stop, |_| ());
        }
        let appraisal = self.thinker.appraise(game, limits, stop, |_| ())?;
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(game.marbles_placed() as u64);
        let misjudged = appraisal.choices.iter().map(|choice| {
            let seen = choice.value.in_points() + traits.error * normal(&mut rng);
            (choice, seen)
        });
        let (choice, _) = misjudged.max_by(|one, other| one.1.total_cmp(&other.1))?;
        Some(Finding {
            depth: appraisal.depth,
            value: choice.value,
            exact: choice.exact,
            line: vec![choice.field],
            nodes: appraisal.nodes,
            time: appraisal.time,
        })
    }
}

/// A number around 0, mostly within 1 of it (Box and Muller, 1958).
fn normal(rng: &mut impl RngExt) -> f64 {
    let radius = (-2.0 * (1.0 - rng.random::<f64>()).ln()).sqrt();
    radius * (std::f64::consts::TAU * rng.random::<f64>()).cos()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_name_of_its_own() {
        for level in Level::all() {
            assert!(!level.name().is_empty());
            assert_eq!(Level::try_from(level.number()), Ok(level));
        }
        let mut names: Vec<_> = Level::all().map(Level::name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Level::COUNT);
        assert_eq!(Level::try_from(0), Err(NoSuchLevel(0)));
        assert_eq!(Level::try_from(11), Err(NoSuchLevel(11)));
    }

    #[test]
    fn misjudgements_are_normal() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let sample: Vec<f64> = (0..10_000).map(|_| normal(&mut rng)).collect();
        let mean = sample.iter().sum::<f64>() / 10_000.0;
        let variance = sample.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / 10_000.0;
        assert!(mean.abs() < 0.05 && (variance - 1.0).abs() < 0.05);
    }
}
