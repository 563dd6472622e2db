//! Which games the statistics show.

use crate::files::Opponent;
use crate::rules::RuleSet;

/// A change of which games the statistics show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StatisticsFilter {
    /// By these rules, or by any.
    Rules(Option<RuleSet>),
    /// Against this opponent.
    Opponent(Opponent),
}
