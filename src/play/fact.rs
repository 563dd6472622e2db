//! Facts: what has happened to a session, as serialisable data.

use super::consent::Offer;
use super::id::GameId;
use super::player::Player;
use super::situation::Situation;
use crate::rules::{Colour, Ending, Field, Refusal, brief};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Something that has happened. [`Session::apply`] applies it: a session follows from its facts,
/// from any [`Started`](Self::Started) on.
///
/// [`Session::apply`]: super::Session::apply
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fact {
    /// A new game has begun, or another one was put in its place. It holds the whole [`Situation`],
    /// so no earlier fact is needed.
    Started(Box<Situation>),
    /// A marble was placed.
    Placed {
        /// Where.
        field: Field,
        /// By whom.
        colour: Colour,
        /// Whether it is a marble that was taken back before; then the remaining ones can still be
        /// placed again.
        is_redone: bool,
    },
    /// A marble was taken back.
    TakenBack {
        /// From where.
        field: Field,
        /// Whose it is.
        colour: Colour,
    },
    /// The review shows the position after so many marbles.
    Turned(usize),
    /// A marble was refused by the rules.
    Refused {
        /// Where it should have gone.
        field: Field,
        /// Why not.
        reason: Refusal,
    },
    /// A marble was not placed: the rules allow it, but it is not the goal of the lesson's step.
    Astray(Field),
    /// The game is over.
    Ended(Ending),
    /// A player has resigned.
    Resigned(Colour),
    /// The player who had resigned plays on.
    Resumed,
    /// Another player plays a colour from now on.
    Seated {
        /// Which.
        colour: Colour,
        /// Who.
        player: Player,
    },
    /// The players have agreed on a series of so many games.
    SeriesAgreed(u8),
    /// A game got a name.
    Named {
        /// Which game.
        game: GameId,
        /// What it is called.
        name: String,
    },
    /// A wish was made that the others must agree to.
    Offered(Offer),
}

impl Fact {
    /// Whether it is about marbles, the beginning of a game or its end. The other facts are about
    /// players, series and names.
    pub fn is_about_marbles(&self) -> bool {
        !matches!(
            self,
            Self::Seated { .. } | Self::SeriesAgreed(_) | Self::Named { .. } | Self::Offered(_)
        )
    }

    /// Whether the table must change. The other facts are only reported.
    pub fn changes_table(&self) -> bool {
        match self {
            Self::Refused { .. } | Self::Astray(_) | Self::Ended(_) | Self::Offered(_) => false,
            Self::Started(_)
            | Self::Placed { .. }
            | Self::TakenBack { .. }
            | Self::Turned(_)
            | Self::Resigned(_)
            | Self::Resumed
            | Self::Seated { .. }
            | Self::SeriesAgreed(_)
            | Self::Named { .. } => true,
        }
    }
}

/// A fact with its number, one more than that of the fact before. Displays as a line of JSON.
#[cfg_attr(feature = "game", derive(bevy::prelude::Message))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbered<F = Fact> {
    /// From 0, for a session's first start.
    pub number: u64,
    /// What has happened.
    pub fact: F,
}

impl<F: Serialize> fmt::Display for Numbered<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = serde_json::to_string(self).map_err(|_| fmt::Error)?;
        f.write_str(&line)
    }
}

/// A line that is not a fact.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not a fact: {0}")]
pub struct NotAFact(String);

impl<F: for<'de> Deserialize<'de>> FromStr for Numbered<F> {
    type Err = NotAFact;

    fn from_str(line: &str) -> Result<Self, NotAFact> {
        serde_json::from_str(line).map_err(|error| NotAFact(brief(&error.to_string())))
    }
}
