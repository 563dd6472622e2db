//! Setting up a new game: the form, and the library of boards.

mod form;
mod library;

pub use form::{BoardKind, NewGameForm, SeatChoice, Starts};
pub use library::Library;
