//! The board that is being laid, and the tile that is held.

use super::wish::Objection;
use crate::rules::{BoardBuilder, GRID, Lack, Misfit, Piece, Square, TileKind, TilePlace};
use bevy::prelude::*;
use std::path::PathBuf;

/// A tile that is held by mouse, finger or keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldTile {
    /// Which.
    pub piece: Piece,
    /// The place it is held over.
    pub place: TilePlace,
}

/// The board that is being laid. Only the foreman changes its tiles; `name` and `origin` are set by
/// the systems of the builder's and the library's buttons.
#[derive(Resource, Clone, Debug)]
pub struct Building {
    pub(super) builder: BoardBuilder,
    pub(super) held: Option<HeldTile>,
    pub(super) cursor: Square,
    pub(super) is_by_keys: bool,
    pub(super) pointed: Option<Piece>,
    pub(super) kind: TileKind,
    pub(super) is_upright: bool,
    pub(super) objection: Option<Objection>,
    /// The file of the board that was changed, if it is one of the player's own.
    pub origin: Option<PathBuf>,
    /// The name under which it is going to be saved.
    pub name: String,
}

impl Default for Building {
    fn default() -> Self {
        let middle = GRID as u8 / 2;
        Self {
            builder: BoardBuilder::default(),
            held: None,
            cursor: Square {
                file: middle - 1,
                rank: middle,
            },
            is_by_keys: false,
            pointed: None,
            kind: TileKind::Six,
            is_upright: false,
            objection: None,
            origin: None,
            name: String::new(),
        }
    }
}

impl Building {
    /// Continues with these tiles.
    pub fn of(builder: BoardBuilder) -> Self {
        Self {
            builder,
            ..default()
        }
    }

    /// The tiles on the grid and in the box.
    pub fn builder(&self) -> &BoardBuilder {
        &self.builder
    }

    /// The tile that is held.
    pub fn held(&self) -> Option<HeldTile> {
        self.held
    }

    /// The square that keys point at, if keys are used and no tile is held.
    pub fn cursor(&self) -> Option<Square> {
        (self.is_by_keys && self.held.is_none()).then_some(self.cursor)
    }

    /// The tile that is pointed at: by the pointer, or by keys.
    pub fn pointed(&self) -> Option<Piece> {
        if self.is_by_keys {
            self.builder.piece_at(self.cursor)
        } else {
            self.pointed
        }
    }

    /// Why the tile in the hand does not fit where it is held.
    pub fn misfit(&self) -> Option<Misfit> {
        let held = self.held?;
        self.builder.misfit(held.piece, held.place)
    }

    /// Whether the tile in the hand would touch none of the others.
    pub fn would_be_apart(&self) -> bool {
        let Some(HeldTile { piece, place }) = self.held else {
            return false;
        };
        let mut tried = self.builder.clone();
        let before = tried.laid().filter(|(other, _)| *other != piece).count();
        let fits = tried.lay(piece, place).is_ok();
        fits && before > 0 && tried.parts().contains(&vec![piece])
    }

    /// Why the last wish was refused, until another one is carried out.
    pub fn objection(&self) -> Option<Objection> {
        self.objection
    }

    /// What is missing before it is a board.
    pub fn lack(&self) -> Option<Lack> {
        self.builder.lack()
    }

    /// Whether it is a complete board, and no tile is held.
    pub fn is_board(&self) -> bool {
        self.held.is_none() && self.lack().is_none()
    }

    /// How many tiles of a kind are left in their pile.
    pub fn left(&self, kind: TileKind) -> usize {
        let in_hand = self.held.map(|held| held.piece);
        let left = self.builder.left();
        left.filter(|piece| piece.kind() == kind && Some(*piece) != in_hand)
            .count()
    }
}
