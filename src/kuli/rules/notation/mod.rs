//! Positions, turns and games as text.
//!
//! A board is its rows ([`Board`](super::Board) parses and displays so); a position is its seats
//! with their hands ([`parse_position`]); a game is a [`Record`]. In data (JSON, RON) a board, a
//! record and a game are these texts. Errors fit in one line and name
//! the place.

mod diagram;
mod position_text;
mod record;
mod turns;
mod written;

pub use diagram::diagram;
pub use position_text::{PositionFault, parse_position, position_text};
pub use record::{Record, RecordError, RecordProblem};
pub use turns::{BadTurn, TurnProblem, replay, turn_text};
