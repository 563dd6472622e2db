//! Tiles: the 17 wooden pieces a board is laid from.

use std::fmt;

/// One of the 17 tiles of a layout, numbered by where its first field comes in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

impl Tile {
    /// Every board is laid from 17 tiles.
    pub const COUNT: usize = 17;

    /// The tile with this number, if there is one.
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// Its number, 0 to 16.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its letter in the canonical notation, `A` to `Q`.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// All tiles in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tile({})", self.letter())
    }
}

/// The four kinds of tile, which differ in shape and so in what they score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TileKind {
    /// 1 × 2.
    Two,
    /// 1 × 3.
    Three,
    /// 2 × 2.
    Four,
    /// 2 × 3.
    Six,
}

impl TileKind {
    /// All kinds, small to large.
    pub const ALL: [Self; 4] = [Self::Two, Self::Three, Self::Four, Self::Six];

    /// Its short and its long side.
    pub const fn sides(self) -> (u8, u8) {
        match self {
            Self::Two => (1, 2),
            Self::Three => (1, 3),
            Self::Four => (2, 2),
            Self::Six => (2, 3),
        }
    }

    /// How many fields it has, which is what it scores.
    pub const fn size(self) -> usize {
        let (short, long) = self.sides();
        short as usize * long as usize
    }

    /// How many of this kind are in the box.
    pub const fn supply(self) -> usize {
        match self {
            Self::Four => 5,
            Self::Two | Self::Three | Self::Six => 4,
        }
    }

    /// The kind of a tile that covers `width` × `height` fields, turned either way.
    pub fn from_sides(width: u8, height: u8) -> Option<Self> {
        let sides = (width.min(height), width.max(height));
        Self::ALL.into_iter().find(|kind| kind.sides() == sides)
    }
}
