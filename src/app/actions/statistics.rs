//! Which games of the statistics are looked at.

use crate::files::Opponent;
use crate::rules::RuleSet;

/// Other games to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Regard {
    /// By these rules, or by any.
    Rules(Option<RuleSet>),
    /// Against this opponent.
    Opponent(Opponent),
}
