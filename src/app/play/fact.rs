//! What has happened.

use crate::rules::{Colour, Ending, Field, Refusal};
use bevy::prelude::*;

/// Something that is now so, in the order it came about.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A new game has begun, or another one was put in its place.
    Started,
    /// A marble was placed.
    Placed {
        /// Where.
        field: Field,
        /// By whom.
        colour: Colour,
    },
    /// A marble was taken back.
    TakenBack {
        /// From where.
        field: Field,
        /// Whose it is.
        colour: Colour,
    },
    /// Another moment of the same game is on the table.
    Turned,
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
}
