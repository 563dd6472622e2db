//! A choice: what a player does with a roll.

use crate::shared::{Field, FieldSet};

/// Which hand pays, and what is done then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The hand that pays the coin of an odd roll.
    pub pays: Option<Field>,
    /// What follows.
    pub deed: Deed,
}

/// What a player does once an odd roll is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// A hand walks by the number rolled, and takes a coin from every opposing hand beside it.
    Walk {
        /// Where the hand stands.
        from: Field,
        /// Where it goes.
        to: Field,
        /// The own hands beside it that give it a coin each.
        gives: FieldSet,
    },
    /// No hand can walk that far.
    Stay,
    /// The last hand has paid its last coin.
    Out,
}

impl Choice {
    /// A walk, without coins from one's own hands.
    pub const fn walk(pays: Option<Field>, from: Field, to: Field) -> Self {
        Self {
            pays,
            deed: Deed::Walk {
                from,
                to,
                gives: FieldSet::EMPTY,
            },
        }
    }
}
