//! The session: the game on the table, the games put aside, and the number of facts so far.

use super::consent::Offer;
use super::fact::{Fact, Numbered};
use super::id::GameId;
use super::purpose::Purpose;
use super::sitting::Sitting;
use super::situation::{Impossible, Situation};
use super::wish::Setup;
use crate::rules::notation::Record;
use std::ops::Deref;

/// The game on the table and the games put aside. It changes only by [facts](Self::apply), which
/// the referee decides on. It dereferences to the [`Sitting`] on the table.
#[cfg_attr(feature = "game", derive(bevy::prelude::Resource))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    situation: Situation,
    /// How many facts have been applied.
    facts: u64,
}

/// Why a fact cannot be applied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotFollow {
    /// It is not the next fact.
    #[error("fact {expected} comes next, and this is fact {number}")]
    OutOfOrder {
        /// The number of the next fact.
        expected: u64,
        /// The number of this one.
        number: u64,
    },
    /// It is impossible in this situation.
    #[error("fact {0} cannot have happened")]
    Impossible(u64),
    /// The first fact is not a start.
    #[error("a session begins with a start")]
    NoStart,
}

/// Making and changing sessions.
impl Session {
    /// A session with a new game.
    pub fn new(setup: Setup) -> Self {
        Self::with_seed(setup, rand::random())
    }

    /// The same; ids of games follow from the seed.
    pub fn with_seed(setup: Setup, seed: u64) -> Self {
        Self::begin(Sitting::new(GameId::drawn(seed, 0), setup), seed)
    }

    /// A session with a game from a record.
    pub fn restored(record: &Record) -> Self {
        let seed = rand::random();
        let or_else = GameId::drawn(seed, 0);
        Self::begin(Sitting::restored(record, or_else), seed)
    }

    fn begin(table: Sitting, seed: u64) -> Self {
        let situation = Situation {
            seed,
            sittings: 0,
            table,
            aside: Vec::new(),
            offer: None,
        };
        Self {
            situation,
            facts: 1,
        }
    }

    /// The same with a game put aside, to be resumed.
    #[must_use]
    pub fn beside(mut self, aside: Option<Sitting>) -> Self {
        self.situation.aside.extend(aside);
        self
    }

    /// The session that follows from these facts. The first one must be a [`Fact::Started`].
    pub fn rebuilt<'a>(
        facts: impl IntoIterator<Item = &'a Numbered>,
    ) -> Result<Self, CannotFollow> {
        let mut facts = facts.into_iter();
        let Some(Numbered {
            number,
            fact: Fact::Started(situation),
        }) = facts.next()
        else {
            return Err(CannotFollow::NoStart);
        };
        let mut session = Self {
            situation: (**situation).clone(),
            facts: number + 1,
        };
        facts.try_for_each(|fact| session.apply(fact))?;
        Ok(session)
    }

    /// The whole session as a fact with the last number, for an observer who joins now.
    pub fn snapshot(&self) -> Numbered {
        Numbered {
            number: self.facts - 1,
            fact: Fact::Started(Box::new(self.situation.clone())),
        }
    }

    /// Applies the next fact. This is the only way to change a session; a fact that cannot be
    /// applied changes nothing.
    pub fn apply(&mut self, next: &Numbered) -> Result<(), CannotFollow> {
        let (expected, number) = (self.facts, next.number);
        if number != expected {
            return Err(CannotFollow::OutOfOrder { expected, number });
        }
        self.situation
            .apply(&next.fact)
            .map_err(|Impossible| CannotFollow::Impossible(number))?;
        self.facts += 1;
        Ok(())
    }
}

impl Deref for Session {
    type Target = Sitting;

    /// The sitting on the table.
    fn deref(&self) -> &Sitting {
        &self.situation.table
    }
}

/// Beyond the game on the table.
impl Session {
    /// The number of the next fact.
    pub fn facts(&self) -> u64 {
        self.facts
    }

    /// How often a game has come to the table. Distinguishes what a [`Moment`](super::Moment)
    /// cannot: a game that was left and came back unchanged.
    pub fn sittings(&self) -> u64 {
        self.situation.sittings
    }

    /// The game that people play: on the table, or put aside for another one.
    pub fn played(&self) -> Option<&Sitting> {
        match self.purpose() {
            Purpose::Play => Some(self),
            Purpose::Demo | Purpose::Board | Purpose::Review | Purpose::Lesson(_) => {
                self.situation.aside.last()
            }
        }
    }

    /// Whether there is a game to resume.
    pub fn may_resume(&self) -> bool {
        let aside = self.situation.aside.last();
        aside.is_some_and(|aside| *self.purpose() == Purpose::Review || aside.is_under_way())
    }

    /// The wish that the others have not agreed to yet.
    pub fn offer(&self) -> Option<&Offer> {
        self.situation.offer.as_ref()
    }

    pub(super) fn situation(&self) -> &Situation {
        &self.situation
    }

    /// The id of a game that begins with the next fact.
    pub(super) fn next_id(&self) -> GameId {
        GameId::drawn(self.situation.seed, self.facts)
    }
}
