//! Advice: what every field is worth to the player to move, and why.

use super::limits::{Limits, StopFlag};
use super::reason::{Reason, reasons};
use super::think::{Appraisal, Thinker, Worth};
use super::value::Value;
use crate::rules::{Field, Game};

/// What is known of every field the player to move may choose.
///
/// Margins are final ones, in points, for the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// Marbles looked ahead.
    pub depth: u8,
    /// Every legal field once, best first. All were looked at equally far ahead.
    pub fields: Vec<Advised>,
}

/// What is known of one field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advised {
    /// The field.
    pub field: Field,
    /// The expected final margin for the player who chooses it.
    pub value: Value,
    /// Whether that is certain.
    pub exact: bool,
    /// What speaks for it: first what sets it apart from most of the worse fields, then the
    /// rest, the most interesting first in both parts. Of the best fields, those that nothing
    /// sets apart start with [`Reason::BestValue`]; for others there may be nothing to be said.
    pub reasons: Vec<Reason>,
}

impl Advice {
    /// The best field.
    pub fn best(&self) -> Option<&Advised> {
        self.fields.first()
    }

    /// What is known of a field.
    pub fn of(&self, field: Field) -> Option<&Advised> {
        self.fields.iter().find(|advised| advised.field == field)
    }

    /// Whether all values are certain.
    pub fn is_exact(&self) -> bool {
        self.fields.iter().all(|advised| advised.exact)
    }
}

impl Thinker {
    /// Advice for the player to move. Calls `tell` after every iteration, first after some
    /// milliseconds; the last advice is returned too. `None` if the game is over.
    pub fn advise(
        &mut self,
        game: &Game,
        limits: Limits,
        stop: &StopFlag,
        mut tell: impl FnMut(&Advice),
    ) -> Option<Advice> {
        let facts = reasons(game);
        let appraisal = self.appraise(game, limits, stop, |appraisal| {
            tell(&advice(appraisal, &facts));
        })?;
        Some(advice(&appraisal, &facts))
    }
}

type Facts = [(Field, Vec<Reason>)];

fn advice(appraisal: &Appraisal, facts: &Facts) -> Advice {
    let advised = appraisal.choices.iter().map(|worth| Advised {
        field: worth.field,
        value: worth.value,
        exact: worth.exact,
        reasons: telling_first(worth, &appraisal.choices, facts),
    });
    Advice {
        depth: appraisal.depth,
        fields: advised.collect(),
    }
}

/// A field is worse if it costs at least this.
const WORSE: Value = Value::steps(Value::POINT / 2);

/// The reasons for a field, with those first that most of the worse fields do not share: a reason
/// that worse fields offer too does not explain why this one is better.
fn telling_first(worth: &Worth, choices: &[Worth], facts: &Facts) -> Vec<Reason> {
    let of = |field: Field| {
        let found = facts.iter().find(|(known, _)| *known == field);
        found.map_or(&[][..], |(_, reasons)| reasons)
    };
    let worse: Vec<&[Reason]> = choices
        .iter()
        .filter(|other| other.value + WORSE <= worth.value)
        .map(|other| of(other.field))
        .collect();
    let is_telling = |reason: &Reason| {
        let offer_it = |others: &&&[Reason]| others.iter().any(|other| other.outdoes(*reason));
        2 * worse.iter().filter(offer_it).count() <= worse.len()
    };
    let (mut reasons, shared): (Vec<Reason>, Vec<Reason>) = of(worth.field)
        .iter()
        .partition(|reason| is_telling(reason));
    let is_best = choices
        .iter()
        .all(|other| other.value < worth.value + WORSE);
    if is_best && reasons.is_empty() {
        reasons.push(Reason::BestValue);
    }
    reasons.extend(shared);
    reasons
}
