//! The session: what is on the table now, and after how many facts.

use super::consent::Offer;
use super::fact::{Fact, Numbered};
use super::id::GameId;
use super::purpose::Purpose;
use super::sitting::Sitting;
use super::situation::{Impossible, Situation};
use super::wish::Setup;
use crate::rules::notation::Record;
use std::ops::Deref;

/// What is on the table, and what was put aside. Everybody may look; it changes only by
/// [facts](Self::apply), which the referee decides on. What is asked about the game on the table is
/// asked of the [`Sitting`] that a session stands for.
#[cfg_attr(feature = "game", derive(bevy::prelude::Resource))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    situation: Situation,
    /// How many facts have made it what it is.
    facts: u64,
}

/// Why a session cannot follow a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotFollow {
    /// Others come before it, or it was followed already.
    #[error("fact {expected} comes next, and this is fact {number}")]
    OutOfOrder {
        /// The number of the fact that comes next.
        expected: u64,
        /// The number of this one.
        number: u64,
    },
    /// It tells of something that was not told of before.
    #[error("fact {0} cannot have happened")]
    Impossible(u64),
    /// There is no start to begin with.
    #[error("a session begins with a start")]
    NoStart,
}

/// Ways to begin and to go on.
impl Session {
    /// With a new game.
    pub fn new(setup: Setup) -> Self {
        Self::with_seed(setup, rand::random())
    }

    /// The same with ids that follow from a number.
    pub fn with_seed(setup: Setup, seed: u64) -> Self {
        Self::begin(Sitting::new(GameId::drawn(seed, 0), setup), seed)
    }

    /// With a game that was kept.
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

    /// The same with another game put aside, for those who want to go on with that.
    #[must_use]
    pub fn beside(mut self, aside: Option<Sitting>) -> Self {
        self.situation.aside.extend(aside);
        self
    }

    /// The session that these facts tell of. The first one is a start, from anywhere.
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

    /// All of it as the last fact: for somebody who comes now, and follows from here.
    pub fn snapshot(&self) -> Numbered {
        Numbered {
            number: self.facts - 1,
            fact: Fact::Started(Box::new(self.situation.clone())),
        }
    }

    /// Makes the next fact so. There is no other way to change a session; what cannot be followed
    /// changes nothing.
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

    /// What is on the table.
    fn deref(&self) -> &Sitting {
        &self.situation.table
    }
}

/// What is not about the game on the table alone.
impl Session {
    /// The number of the next fact.
    pub fn facts(&self) -> u64 {
        self.facts
    }

    /// How often a game has come to the table since the first one. Tells apart what a moment does
    /// not: a game that was left and is there again, as it was.
    pub fn sittings(&self) -> u64 {
        self.situation.sittings
    }

    /// The game that people play: the one on the table, or the one that was put aside for it.
    pub fn played(&self) -> Option<&Sitting> {
        match self.purpose() {
            Purpose::Play => Some(self),
            Purpose::Demo | Purpose::Board | Purpose::Review | Purpose::Lesson(_) => {
                self.situation.aside.last()
            }
        }
    }

    /// Whether there is a game to go on with instead of this one.
    pub fn may_resume(&self) -> bool {
        let aside = self.situation.aside.last();
        aside.is_some_and(|aside| *self.purpose() == Purpose::Review || aside.is_under_way())
    }

    /// What somebody wants and the others have not agreed to yet.
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
