//! Kuli: the game of hands, coins and one die, for two to four.
//!
//! - [`rules`] is the game itself: boards, positions, choices, games, notation. It knows no
//!   window, no files and no clock.
//! - [`ai`] is computer players, which know the rules only: exact endings so far.
//! - [`boards`] is the library of boards, read from the assets.

pub mod ai;
pub mod boards;
pub mod rules;
