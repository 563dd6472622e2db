//! What a new game is to be: who plays, by which rules, on which board, and who starts.

mod form;
mod library;

pub use form::{BoardKind, NewGameForm, SeatChoice, Starts};
pub use library::Library;
