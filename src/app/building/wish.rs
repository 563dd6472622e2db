//! What mouse, touch, keys and buttons want of a board that is being laid, and what results.

use crate::rules::generate::Seed;
use crate::rules::{CannotFill, Layout, Misfit, Piece, Square, Symmetry, TileKind, TilePlace};
use bevy::prelude::*;

/// A wish about the board. Only `foreman::carry_out` acts on it.
#[derive(Message, Clone, Debug)]
pub enum BuildWish {
    /// Take up a tile, from the grid or from its pile, and hold it over a place.
    TakeUp(Piece, TilePlace),
    /// Take up the next tile of a kind, over the square that keys point at; or put it in the place
    /// of the tile that is held.
    Take(TileKind),
    /// The same with the next kind that is left.
    TakeNext,
    /// Hold the tile over another place.
    Carry(TilePlace),
    /// Turn the tile that is held, or else the one pointed at.
    Turn,
    /// Lay the tile where it is held. If it does not fit it stays in the hand.
    Lay,
    /// Drop the tile: if it does not fit it goes back to where it was.
    LetGo,
    /// Put the tile that is held into the box.
    PutAway,
    /// Take a tile from the grid back into the box.
    TakeBack(Piece),
    /// Point at a tile with a pointer, or at none.
    PointAt(Option<Piece>),
    /// Point at a square with keys.
    MoveTo(Square),
    /// Shift the whole board: so many columns to the right, so many rows up.
    Shift(i8, i8),
    /// Turn or mirror the whole board.
    Transform(Symmetry),
    /// Lay the rest by chance.
    Fill(Seed),
    /// Take everything back.
    Clear,
    /// Undo the last change.
    Undo,
    /// Redo the change that was undone last.
    Redo,
    /// Whether two people build in turns.
    InTurns(bool),
    /// Go on from a finished board.
    GoOnFrom(Box<Layout>),
}

/// Why an wish was not carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    /// A tile does not fit.
    Misfit(Misfit),
    /// The whole board cannot be shifted that way.
    NoRoom,
    /// The rest cannot be laid.
    CannotFill,
    /// None of this kind is left.
    NoneLeft(TileKind),
}

impl From<Misfit> for Objection {
    fn from(misfit: Misfit) -> Self {
        Self::Misfit(misfit)
    }
}

impl From<CannotFill> for Objection {
    fn from(CannotFill: CannotFill) -> Self {
        Self::CannotFill
    }
}

/// What the foreman has done or refused.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildFact {
    /// A tile was taken up.
    TakenUp(Piece),
    /// A tile was laid.
    Laid(Piece),
    /// A tile is back in the box.
    PutAway(Piece),
    /// A tile was turned.
    Turned(Piece),
    /// Many tiles lie elsewhere now.
    Rearranged,
    /// An wish was not carried out.
    Refused(Objection),
}
