//! What has happened, in numbers, so that it can be told again.

use super::consent::Offer;
use super::id::GameId;
use super::player::Player;
use super::situation::Situation;
use crate::rules::{Colour, Ending, Field, Refusal, brief};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Something that is now so, in the order it came about. [`Session::apply`] makes it so: whoever
/// has all facts from one start on has the session.
///
/// [`Session::apply`]: super::Session::apply
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fact {
    /// A new game has begun, or another one was put in its place. It tells of everything that is
    /// on the table and beside it, so nothing from before has to be known.
    Started(Box<Situation>),
    /// A marble was placed.
    Placed {
        /// Where.
        field: Field,
        /// By whom.
        colour: Colour,
        /// Whether it is one that was taken back: then what was taken back before it can still be
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
    /// Another moment of the same game is on the table: after so many marbles.
    Turned(usize),
    /// A marble was not placed.
    Refused {
        /// Where it should have gone.
        field: Field,
        /// Why not.
        reason: Refusal,
    },
    /// A marble was not placed: the rules allow it, but the lesson is about something else.
    Astray(Field),
    /// The game is over.
    Ended(Ending),
    /// Somebody has given up.
    Resigned(Colour),
    /// And goes on after all.
    Resumed,
    /// Somebody else plays a colour.
    Seated {
        /// Which.
        colour: Colour,
        /// Who.
        player: Player,
    },
    /// The players have agreed on a series of so many games.
    SeriesAgreed(u8),
    /// A game is called this.
    Named {
        /// Which game.
        game: GameId,
        /// What it is called.
        name: String,
    },
    /// Somebody wants something that the others have to agree to.
    Offered(Offer),
}

impl Fact {
    /// Whether it is about marbles, the beginning of a game or its end. The others tell who plays,
    /// for how many games, and what a game is called.
    pub fn is_about_marbles(&self) -> bool {
        !matches!(
            self,
            Self::Seated { .. } | Self::SeriesAgreed(_) | Self::Named { .. } | Self::Offered(_)
        )
    }

    /// Whether the table looks different now. The other facts are only told.
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

/// A fact with its number: each is one more than the one before. Displays as a line of JSON.
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
