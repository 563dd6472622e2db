//! Whether the other players agree to a wish.

use super::session::Session;
use super::wish::{Asked, Author, Wish};
use serde::{Deserialize, Serialize};

/// Decides who must agree before a wish that affects all players takes effect. The referee asks it
/// about wishes that [concern all](Wish::concerns_all) and could be granted.
pub trait Consent {
    /// Whether the others agree to this wish.
    fn to(&self, asked: &Asked, session: &Session) -> Agreement;
}

/// Whether the others agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// They agree: the wish takes effect.
    Given,
    /// They must be asked: until then the wish is an [offer](Session::offer).
    Sought,
    /// They refuse.
    Denied,
}

/// At one table everybody agrees at once: the players can talk to each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OneTable;

impl Consent for OneTable {
    fn to(&self, _: &Asked, _: &Session) -> Agreement {
        Agreement::Given
    }
}

/// A wish that the others have not agreed to yet. It stands until the table changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Who made the wish.
    pub by: Author,
    /// The wish.
    pub wish: Wish,
}
