//! Setting up a new game: the form, the library of boards, and which opponent to offer next.

mod form;
mod ladder;
mod library;

pub use form::{BoardKind, NewGameForm, SeatChoice, Starts};
pub use ladder::{Defeats, next_opponent};
pub use library::Library;
