//! The rules engine: the printed fixtures, the reference, and properties that hold for any game.

#[path = "../reference/mod.rs"]
mod reference;

#[path = "../properties/mod.rs"]
mod properties;

mod against_reference;
mod bad_input;
mod boards;
mod builder;
mod fixtures;
mod generated;
mod notation;
mod perft;
mod printed;
mod symmetry;
mod undo;
