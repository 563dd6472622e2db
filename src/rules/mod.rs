//! The rules of Kulami, exactly as printed, and nothing else: no window, no files, no clock.
//!
//! From small to large:
//!
//! - [`Field`], [`FieldSet`], [`Tile`], [`Colour`]: the rulebook's words as small `Copy` types.
//! - [`Layout`]: a valid board with its tables. [`generate`] makes new ones.
//! - [`BoardBuilder`]: a board that is being laid by hand.
//! - [`Position`]: marbles, turn and taboo. It knows the legal fields and why others are refused.
//! - [`Score`]: tiles, areas and chains with their fields.
//! - [`Game`]: the moves so far, with undo and redo.
//! - [`notation`]: all of it as text.

mod builder;
mod colour;
mod game;
mod layout;
mod perft;
mod position;
mod rule_set;
mod score;
mod tile;

pub mod generate;
pub mod notation;

pub use crate::shared::{
    Excerpt, Field, FieldSet, FieldSetIter, GRID, NoSuchField, NotASquare, Square, Symmetry, brief,
};
pub use builder::{BoardBuilder, CannotFill, Lack, Misfit, Piece, TilePlace};
pub use colour::{Colour, UnknownColour};
pub use game::Game;
pub use layout::{Layout, LayoutError, SHORTEST_CHAIN};
pub use perft::perft;
pub use position::{Ending, MARBLES, MARBLES_EACH, Position, Refusal};
pub use rule_set::{RuleSet, UnknownRules};
pub use score::{Chain, Score, SideScore, TileCount, chains, largest_areas};
pub use tile::{Tile, TileKind};
