//! The tiles of the box one by one, and where one lies on the grid.

use super::super::generate::{Cells, rectangle};
use super::super::{GRID, Square, Symmetry, Tile, TileKind};

/// One of the 17 tiles of the box, small to large. It stays the same one wherever it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(u8);

impl Piece {
    /// The piece with this number, if there is one.
    pub const fn new(index: usize) -> Option<Self> {
        if index < Tile::COUNT {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// Its number, 0 to 16.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The whole box.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Tile::COUNT as u8).map(Self)
    }

    /// All of a kind.
    pub fn of_kind(kind: TileKind) -> impl Iterator<Item = Self> + Clone {
        Self::all().filter(move |piece| piece.kind() == kind)
    }

    /// What kind of tile it is.
    pub fn kind(self) -> TileKind {
        let mut first = 0;
        for kind in TileKind::ALL {
            first += kind.supply();
            if self.index() < first {
                return kind;
            }
        }
        unreachable!("the supply of all kinds is the box")
    }
}

/// Where a tile lies, or would lie: it may stick out of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TilePlace {
    /// Its leftmost column, 0 at the left of the grid.
    pub file: i8,
    /// Its lowest row, 0 at the bottom.
    pub rank: i8,
    /// Whether its long side runs from bottom to top.
    pub upright: bool,
}

impl TilePlace {
    /// How many fields a tile of this kind is wide and high here.
    pub fn sides(self, kind: TileKind) -> (i8, i8) {
        let (short, long) = kind.sides();
        if self.upright {
            (short as i8, long as i8)
        } else {
            (long as i8, short as i8)
        }
    }

    /// The same so many columns to the right and rows up.
    #[must_use]
    pub fn shifted(self, files: i8, ranks: i8) -> Self {
        Self {
            file: self.file.saturating_add(files),
            rank: self.rank.saturating_add(ranks),
            ..self
        }
    }

    /// A quarter turn about the middle of the tile, as near as the grid allows.
    #[must_use]
    pub fn turned(self, kind: TileKind) -> Self {
        let (width, height) = self.sides(kind);
        let half = (width - height).div_euclid(2);
        Self {
            upright: !self.upright,
            ..self.shifted(half, -half)
        }
    }

    /// Whether all of it is on the grid.
    pub fn is_inside(self, kind: TileKind) -> bool {
        let (width, height) = self.sides(kind);
        let fits = |from: i8, side: i8| from >= 0 && i16::from(from) + i16::from(side) <= 10;
        fits(self.file, width) && fits(self.rank, height)
    }

    /// The squares of the grid that a tile of this kind covers here.
    pub fn squares(self, kind: TileKind) -> impl Iterator<Item = Square> + Clone {
        let (width, height) = self.sides(kind);
        (0..height).rev().flat_map(move |rank| {
            (0..width).filter_map(move |file| {
                let on_grid = |from: i8, step: i8| {
                    u8::try_from(i16::from(from) + i16::from(step))
                        .ok()
                        .filter(|&line| usize::from(line) < GRID)
                };
                Some(Square {
                    file: on_grid(self.file, file)?,
                    rank: on_grid(self.rank, rank)?,
                })
            })
        })
    }

    /// The same as a set.
    pub(super) fn cells(self, kind: TileKind) -> Cells {
        self.squares(kind).fold(0, |cells, square| {
            cells | rectangle(square.file.into(), square.rank.into(), 1, 1)
        })
    }

    /// Where the tile that covers these squares lies, if they are a tile's.
    pub(super) fn covering(squares: impl Iterator<Item = Square> + Clone) -> Option<Self> {
        let files = squares.clone().map(|square| square.file);
        let ranks = squares.map(|square| square.rank);
        let (left, right) = (files.clone().min()?, files.max()?);
        let (low, high) = (ranks.clone().min()?, ranks.max()?);
        Some(Self {
            file: left as i8,
            rank: low as i8,
            upright: high - low > right - left,
        })
    }

    /// Where it goes when the grid is turned or mirrored.
    pub(super) fn transformed(self, kind: TileKind, symmetry: Symmetry) -> Self {
        let side = GRID as u8;
        let squares = self.squares(kind);
        Self::covering(squares.map(|square| symmetry.apply(square, side, side))).unwrap_or(self)
    }
}
