//! Building a board by hand: 17 tiles, a grid of 10 × 10, and what is wrong at any moment.
//!
//! A [`BoardBuilder`] always holds tiles that fit: any other placement is refused with a
//! [`Misfit`]. [`BoardBuilder::lack`] says whether tiles are missing or not joined; exactly when it
//! returns `None`, [`BoardBuilder::layout`] is a valid board.
//!
//! Two people can build in turns, one tile each. Then tiles stay where they were laid; only the
//! last step can be undone, by [`BoardBuilder::undo`].

mod piece;
mod trouble;

pub use piece::{Piece, TilePlace};
pub use trouble::{CannotFill, Lack, Misfit};

use super::generate::{Placement, Seed, parts, rest};
use super::layout::Draft;
use super::{Colour, GRID, Layout, LayoutError, Square, Symmetry, Tile, TileKind};
use std::cmp::Reverse;
use std::ops::Not;

/// The tiles on the grid and in the box, whose turn it is, and the history of changes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardBuilder {
    now: State,
    done: Vec<State>,
    undone: Vec<State>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct State {
    /// By piece; `None` for those in the box.
    places: [Option<TilePlace>; Tile::COUNT],
    /// Who lays the next tile, if two build in turns.
    turn: Option<Colour>,
}

impl BoardBuilder {
    /// A finished board to go on with, in the middle of the grid.
    pub fn of(layout: &Layout) -> Self {
        Self {
            now: State {
                places: places_of(layout),
                turn: None,
            },
            ..Self::default()
        }
    }

    /// Lays a finished board in the place of everything, in the middle of the grid.
    pub fn replace(&mut self, layout: &Layout) {
        let places = places_of(layout);
        self.change(State { places, ..self.now });
    }

    /// Where a tile lies; `None` if it is left.
    pub fn place(&self, piece: Piece) -> Option<TilePlace> {
        self.now.places[piece.index()]
    }

    /// Every tile that lies, and where.
    pub fn laid(&self) -> impl Iterator<Item = (Piece, TilePlace)> + Clone {
        Piece::all().filter_map(|piece| Some((piece, self.place(piece)?)))
    }

    /// The tiles that are left, small to large.
    pub fn left(&self) -> impl Iterator<Item = Piece> + Clone {
        Piece::all().filter(|&piece| self.place(piece).is_none())
    }

    /// The next tile of a kind, if one is left.
    pub fn next(&self, kind: TileKind) -> Option<Piece> {
        self.left().find(|piece| piece.kind() == kind)
    }

    /// The tile that covers a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.laid()
            .find(|(piece, place)| place.squares(piece.kind()).any(|covered| covered == square))
            .map(|(piece, _)| piece)
    }

    /// Who lays the next tile; `None` if nobody builds in turns.
    pub fn turn(&self) -> Option<Colour> {
        self.now.turn
    }

    /// From now on two build in turns, this one first; or one alone.
    pub fn build_in_turns(&mut self, first: Option<Colour>) {
        let turn = first;
        self.change(State { turn, ..self.now });
    }

    /// Why a tile cannot lie in a place, if it cannot. One that lies somewhere is moved.
    pub fn misfit(&self, piece: Piece, place: TilePlace) -> Option<Misfit> {
        let kind = piece.kind();
        if self.turn().is_some() && self.place(piece).is_some() {
            return Some(Misfit::Stays);
        }
        let others = || self.laid().filter(|&(other, _)| other != piece);
        if !place.is_inside(kind) {
            let (width, height) = extent(others().chain([(piece, place)]));
            return Some(if usize::from(width.max(height)) > GRID {
                Misfit::TooWide { width, height }
            } else {
                Misfit::Outside
            });
        }
        let cells = place.cells(kind);
        others()
            .find(|(other, lies)| lies.cells(other.kind()) & cells != 0)
            .map(|(other, _)| Misfit::Overlaps(other))
    }

    /// Lays a tile that is left, or moves one that lies.
    pub fn lay(&mut self, piece: Piece, place: TilePlace) -> Result<(), Misfit> {
        if let Some(misfit) = self.misfit(piece, place) {
            return Err(misfit);
        }
        let mut now = self.now;
        now.places[piece.index()] = Some(place);
        if self.place(piece).is_none() {
            now.turn = now.turn.map(Not::not);
        }
        self.change(now);
        Ok(())
    }

    /// Turns a tile that lies by a quarter, about its middle or as near to it as there is room.
    pub fn turn_tile(&mut self, piece: Piece) -> Result<(), Misfit> {
        let Some(place) = self.place(piece) else {
            return Ok(());
        };
        let turned = place.turned(piece.kind());
        let near = [(0, 0), (1, 0), (0, 1), (-1, 0), (0, -1), (1, -1), (-1, 1)];
        let mut first = Ok(());
        for (files, ranks) in near {
            match self.lay(piece, turned.shifted(files, ranks)) {
                Ok(()) => return Ok(()),
                Err(misfit) => first = first.and(Err(misfit)),
            }
        }
        first
    }

    /// Takes a tile back into the box.
    pub fn take_back(&mut self, piece: Piece) -> Result<(), Misfit> {
        if self.turn().is_some() && self.place(piece).is_some() {
            return Err(Misfit::Stays);
        }
        let mut now = self.now;
        now.places[piece.index()] = None;
        self.change(now);
        Ok(())
    }

    /// Shifts everything so many columns to the right and rows up.
    pub fn shift(&mut self, files: i8, ranks: i8) -> Result<(), Misfit> {
        let places = self.each_place(|_, place| place.shifted(files, ranks));
        let is_inside = |piece: Piece| {
            places[piece.index()].is_none_or(|place: TilePlace| place.is_inside(piece.kind()))
        };
        if !Piece::all().all(is_inside) {
            return Err(Misfit::Outside);
        }
        self.change(State { places, ..self.now });
        Ok(())
    }

    /// Turns or mirrors everything with the grid.
    pub fn transform(&mut self, symmetry: Symmetry) {
        let places = self.each_place(|piece, place| place.transformed(piece.kind(), symmetry));
        self.change(State { places, ..self.now });
    }

    fn each_place(
        &self,
        new: impl Fn(Piece, TilePlace) -> TilePlace,
    ) -> [Option<TilePlace>; Tile::COUNT] {
        let mut places = [None; Tile::COUNT];
        for (piece, place) in self.laid() {
            places[piece.index()] = Some(new(piece, place));
        }
        places
    }

    /// Takes everything back into the box.
    pub fn clear(&mut self) {
        let places = [None; Tile::COUNT];
        self.change(State { places, ..self.now });
    }

    /// Lays the rest at random, without touching what lies. The same seed does the same.
    pub fn fill(&mut self, seed: &Seed) -> Result<(), CannotFill> {
        let laid: Vec<Placement> = self
            .laid()
            .map(|(piece, place)| Placement {
                kind: piece.kind(),
                cells: place.cells(piece.kind()),
            })
            .collect();
        let found = rest(&laid, seed).ok_or(CannotFill)?;
        let mut now = self.now;
        for tile in found {
            let squares = tile.squares().map(|(column, row)| Square {
                file: column as u8,
                rank: row as u8,
            });
            let piece = Piece::of_kind(tile.kind).find(|piece| now.places[piece.index()].is_none());
            if let Some(piece) = piece {
                now.places[piece.index()] = TilePlace::covering(squares);
                now.turn = now.turn.map(Not::not);
            }
        }
        self.change(now);
        Ok(())
    }

    fn change(&mut self, now: State) {
        if now != self.now {
            self.done.push(self.now);
            self.undone.clear();
            self.now = now;
        }
    }

    /// Undoes the last change, whatever it was; `false` if there was none.
    pub fn undo(&mut self) -> bool {
        let Some(earlier) = self.done.pop() else {
            return false;
        };
        self.undone.push(std::mem::replace(&mut self.now, earlier));
        true
    }

    /// Redoes a change that was undone; `false` if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(later) = self.undone.pop() else {
            return false;
        };
        self.done.push(std::mem::replace(&mut self.now, later));
        true
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is something to make again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The connected parts of the board, the largest first.
    pub fn parts(&self) -> Vec<Vec<Piece>> {
        let covered = |piece: Piece, place: TilePlace| place.cells(piece.kind());
        let board = self
            .laid()
            .fold(0, |cells, (piece, place)| cells | covered(piece, place));
        let mut parts: Vec<Vec<Piece>> = parts(board)
            .into_iter()
            .map(|part| {
                self.laid()
                    .filter(|&(piece, place)| covered(piece, place) & part != 0)
                    .map(|(piece, _)| piece)
                    .collect()
            })
            .collect();
        let fields = |part: &Vec<Piece>| part.iter().map(|piece| piece.kind().size()).sum();
        parts.sort_by_key(|part| Reverse::<usize>(fields(part)));
        parts
    }

    /// What the board lacks, if it is not finished.
    pub fn lack(&self) -> Option<Lack> {
        match self.left().count() {
            0 => {
                let parts = self.parts();
                (parts.len() > 1).then_some(Lack::Apart(parts))
            }
            left => Some(Lack::TilesLeft(left)),
        }
    }

    /// The board, if it is one by the rules.
    pub fn layout(&self) -> Result<Layout, LayoutError> {
        let cells = self.laid().flat_map(|(piece, place)| {
            let letter = b'A' + piece.index() as u8;
            place.squares(piece.kind()).map(move |square| {
                let row = GRID - 1 - usize::from(square.rank);
                (usize::from(square.file), row, letter)
            })
        });
        Layout::try_from(&Draft::trimmed(cells)?)
    }
}

/// Where the tiles of a board lie, in the middle of the grid.
fn places_of(layout: &Layout) -> [Option<TilePlace>; Tile::COUNT] {
    let right = (GRID as u8 - layout.width()) / 2;
    let up = (GRID as u8 - layout.height()) / 2;
    let mut places = [None; Tile::COUNT];
    for tile in Tile::all() {
        let squares = layout.tile(tile).into_iter().map(|field| {
            let Square { file, rank } = layout.square(field);
            Square {
                file: file + right,
                rank: rank + up,
            }
        });
        let mut free = Piece::of_kind(layout.kind(tile));
        if let Some(piece) = free.find(|piece| places[piece.index()].is_none()) {
            places[piece.index()] = TilePlace::covering(squares);
        }
    }
    places
}

/// How wide and high a board with these tiles is.
fn extent(tiles: impl Iterator<Item = (Piece, TilePlace)> + Clone) -> (u8, u8) {
    let span = |ends: &dyn Fn(Piece, TilePlace) -> (i8, i8)| {
        let ends = tiles.clone().map(|(piece, place)| ends(piece, place));
        let low = ends.clone().map(|(low, _)| low).min().unwrap_or(0);
        let high = ends.map(|(_, high)| high).max().unwrap_or(0);
        high.abs_diff(low)
    };
    (
        span(&|piece, place| {
            (
                place.file,
                place.file.saturating_add(place.sides(piece.kind()).0),
            )
        }),
        span(&|piece, place| {
            (
                place.rank,
                place.rank.saturating_add(place.sides(piece.kind()).1),
            )
        }),
    )
}
