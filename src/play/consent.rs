//! Whether the others agree to what somebody wants.

use super::session::Session;
use super::wish::{Asked, Author, Wish};
use serde::{Deserialize, Serialize};

/// Who has to agree before something happens that concerns all players. The referee asks it, for
/// wishes that [concern all](Wish::concerns_all) and could be granted.
pub trait Consent {
    /// What the others say to this.
    fn to(&self, asked: &Asked, session: &Session) -> Agreement;
}

/// What the others say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// They agree: it happens.
    Given,
    /// They have to be asked: until then it is an [offer](Session::offer).
    Sought,
    /// They do not.
    Denied,
}

/// At one table everybody agrees at once: they sit beside each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OneTable;

impl Consent for OneTable {
    fn to(&self, _: &Asked, _: &Session) -> Agreement {
        Agreement::Given
    }
}

/// What somebody wants and the others have not agreed to yet. It stands until something else
/// happens at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Who wants it.
    pub by: Author,
    /// What is wanted.
    pub wish: Wish,
}
