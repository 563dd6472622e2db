//! Remarks about marbles, for beginners.

use crate::ai::{Reason, reasons};
use crate::rules::{Colour, Field, Game};

/// What a marble did or could do, in one sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// It takes a tile of so many fields.
    Takes(usize),
    /// It ties a tile of so many fields that the other side owned.
    Ties(usize),
    /// A tile of so many fields can no longer be lost.
    Secures(usize),
    /// It leaves the other side so few fields.
    LeavesFew(usize),
    /// None of these.
    Quiet,
}

impl Remark {
    fn of(fact: Reason) -> Option<Self> {
        match fact {
            Reason::TakesTile { size, .. } => Some(Self::Takes(size)),
            Reason::TiesTile { size, .. } => Some(Self::Ties(size)),
            Reason::SecuresTile { size, .. } => Some(Self::Secures(size)),
            Reason::LeavesFewFields { fields } => Some(Self::LeavesFew(fields)),
            _ => None,
        }
    }

    /// The remark for these reasons, the most interesting first.
    fn first(facts: &[Reason]) -> Self {
        let said = facts.iter().find_map(|&fact| Self::of(fact));
        said.unwrap_or(Self::Quiet)
    }
}

/// What the last marble did, and whose it was.
pub fn remark(game: &Game) -> Option<(Colour, Remark)> {
    let mut before = game.clone();
    let last = before.undo()?;
    let facts = reasons(&before).into_iter();
    let (_, facts) = facts.into_iter().find(|(field, _)| *field == last)?;
    Some((before.turn(), Remark::first(&facts)))
}

/// The largest tile that the player to move can take or tie at once.
pub fn chance(game: &Game) -> Option<Remark> {
    let said = |(_, facts): (Field, Vec<Reason>)| Remark::first(&facts);
    let worth = |remark: &Remark| match *remark {
        Remark::Takes(size) => Some((size, true)),
        Remark::Ties(size) => Some((size, false)),
        _ => None,
    };
    let remarks = reasons(game).into_iter().map(said);
    remarks
        .filter(|remark| worth(remark).is_some())
        .max_by_key(worth)
}
