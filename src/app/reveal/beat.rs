//! What happens in the final count: its beats, each with the second at which it begins.

use crate::rules::{Colour, Field, FieldSet, Tile};

/// A [`Beat`] with the second at which it begins, and how long it lasts.
#[derive(Clone, Debug, PartialEq)]
pub struct Cue {
    /// When it begins.
    pub at: f32,
    /// How long it lasts.
    pub lasts: f32,
    /// What happens.
    pub what: Beat,
}

impl Cue {
    /// When it is over.
    pub fn end(&self) -> f32 {
        self.at + self.lasts
    }

    /// How much of it has passed, from 0 to 1.
    pub fn part(&self, seconds: f32) -> f32 {
        ((seconds - self.at) / self.lasts.max(1e-6)).clamp(0.0, 1.0)
    }
}

/// Which of the three counts is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScorePart {
    /// Largest areas.
    Area,
    /// Chains.
    Chains,
    /// Tiles.
    Tiles,
}

/// Something that happens in the count.
#[derive(Clone, Debug, PartialEq)]
pub enum Beat {
    /// A part of the count is announced.
    Announce(ScorePart),
    /// A player's largest areas grow from their seeds, one wave after the other. Where several
    /// are equally large they grow together, and one of them counts.
    Flood {
        /// Whose they are.
        colour: Colour,
        /// The marbles of each wave.
        waves: Vec<FieldSet>,
        /// Marbles of one area after each wave.
        counts: Vec<usize>,
    },
    /// A chain is traced from end to end.
    Trace {
        /// Whose it is.
        colour: Colour,
        /// Its marbles in order.
        fields: Vec<Field>,
        /// The player's chains together, with this one.
        total: usize,
    },
    /// The difference goes to the player who has more; to nobody if there is none.
    Bonus {
        /// What it is for.
        part: ScorePart,
        /// Who gets it.
        colour: Option<Colour>,
        /// How much.
        points: usize,
    },
    /// A tile leaves for its owner's pile.
    Take {
        /// Which one.
        tile: Tile,
        /// Who gets it.
        colour: Colour,
        /// What it scores.
        size: usize,
        /// On which of the two piles.
        pile: usize,
        /// How many tiles are there already.
        level: usize,
    },
    /// Tiles that nobody gets are darkened.
    Dim(Vec<Tile>),
    /// Who has won.
    Winner,
}

impl Beat {
    /// The player it belongs to, if any.
    pub fn colour(&self) -> Option<Colour> {
        match *self {
            Self::Flood { colour, .. } | Self::Trace { colour, .. } | Self::Take { colour, .. } => {
                Some(colour)
            }
            Self::Bonus { colour, .. } => colour,
            _ => None,
        }
    }
}

/// How many of so many waves have begun.
pub fn waves_begun(waves: usize, part: f32) -> usize {
    ((part * waves as f32).floor() as usize + 1).min(waves)
}
