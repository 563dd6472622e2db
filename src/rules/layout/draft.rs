//! A board before it is known to be one: letters on a grid, from text, a generator or a hand.

use super::super::{Field, GRID, Square, Tile, TileKind};
use super::LayoutError;

/// Letters on a grid, trimmed to the smallest rectangle that holds them.
#[derive(Clone, Debug)]
pub struct Draft {
    width: u8,
    height: u8,
    /// By row from the top, then column; 0 where there is no field.
    letters: [[u8; GRID]; GRID],
}

impl Draft {
    /// The grid with these letters, given by column from the left and row from the top.
    pub fn trimmed(
        cells: impl Iterator<Item = (usize, usize, u8)> + Clone,
    ) -> Result<Self, LayoutError> {
        let Some(left) = cells.clone().map(|(column, ..)| column).min() else {
            return Err(LayoutError::Empty);
        };
        let top = cells.clone().map(|(_, row, _)| row).min().unwrap_or(0);
        let (width, height) = cells
            .clone()
            .fold((0, 0), |(width, height), (column, row, _)| {
                (width.max(column - left + 1), height.max(row - top + 1))
            });
        if width > GRID || height > GRID {
            return Err(LayoutError::TooLarge { width, height });
        }
        let mut letters = [[0; GRID]; GRID];
        for (column, row, letter) in cells {
            letters[row - top][column - left] = letter;
        }
        Ok(Self {
            width: width as u8,
            height: height as u8,
            letters,
        })
    }

    /// Fields from left to right.
    pub fn width(&self) -> u8 {
        self.width
    }

    /// Fields from top to bottom.
    pub fn height(&self) -> u8 {
        self.height
    }

    /// The filled places in reading order, each with its letter.
    fn cells(&self) -> impl Iterator<Item = (Square, u8)> + Clone {
        (0..self.height).rev().flat_map(move |rank| {
            (0..self.width).filter_map(move |file| {
                let square = Square { file, rank };
                self.letter(square).map(|letter| (square, letter))
            })
        })
    }

    fn letter(&self, square: Square) -> Option<u8> {
        if square.file >= self.width || square.rank >= self.height {
            return None;
        }
        let row = usize::from(self.height - 1 - square.rank);
        match self.letters[row][usize::from(square.file)] {
            0 => None,
            letter => Some(letter),
        }
    }

    /// The letters in order of first appearance: position `n` is tile `n`.
    fn order(&self) -> Vec<u8> {
        let mut order = Vec::with_capacity(Tile::COUNT);
        for (_, letter) in self.cells() {
            if !order.contains(&letter) {
                order.push(letter);
            }
        }
        order
    }

    /// The fields of a draft that has passed [`check`](Self::check), in reading order.
    pub fn fields_and_tiles(&self) -> impl Iterator<Item = (Square, Tile)> {
        let order = self.order();
        self.cells().filter_map(move |(square, letter)| {
            let tile = order.iter().position(|&known| known == letter)?;
            Some((square, Tile::new(tile)?))
        })
    }

    /// Whether this is a board: 17 tiles of the right shapes in one piece. Gives their kinds.
    pub fn check(&self) -> Result<[TileKind; Tile::COUNT], LayoutError> {
        let order = self.order();
        let kinds = order
            .iter()
            .map(|&letter| self.check_tile(letter))
            .collect::<Result<Vec<_>, _>>()?;
        for kind in TileKind::ALL {
            let found = kinds.iter().filter(|&&other| other == kind).count();
            if found != kind.supply() {
                return Err(LayoutError::WrongSupply {
                    size: kind.size(),
                    found,
                    expected: kind.supply(),
                });
            }
        }
        if let Some((from, apart)) = self.unjoined(|_| true) {
            return Err(LayoutError::BoardApart { from, apart });
        }
        debug_assert_eq!(self.cells().count(), Field::COUNT);
        // The supply of all kinds adds up to exactly 17.
        Ok(std::array::from_fn(|tile| kinds[tile]))
    }

    fn check_tile(&self, letter: u8) -> Result<TileKind, LayoutError> {
        let name = char::from(letter);
        if let Some((from, apart)) = self.unjoined(|other| other == letter) {
            return Err(LayoutError::TileApart {
                letter: name,
                from,
                apart,
            });
        }
        let own = || {
            self.cells()
                .filter(|&(_, other)| other == letter)
                .map(|(square, _)| square)
        };
        let (low, high) = own().fold(
            ((u8::MAX, u8::MAX), (0, 0)),
            |(low, high), Square { file, rank }| {
                (
                    (low.0.min(file), low.1.min(rank)),
                    (high.0.max(file), high.1.max(rank)),
                )
            },
        );
        for rank in (low.1..=high.1).rev() {
            for file in low.0..=high.0 {
                let missing = Square { file, rank };
                if self.letter(missing) != Some(letter) {
                    return Err(LayoutError::NotARectangle {
                        letter: name,
                        missing,
                    });
                }
            }
        }
        let (width, height) = (high.0 - low.0 + 1, high.1 - low.1 + 1);
        TileKind::from_sides(width, height).ok_or(LayoutError::UnknownShape {
            letter: name,
            at: Square {
                file: low.0,
                rank: high.1,
            },
            width,
            height,
        })
    }

    /// The first of the chosen places and the first one that no path of chosen places joins to it.
    fn unjoined(&self, chosen: impl Fn(u8) -> bool) -> Option<(Square, Square)> {
        let is_chosen = |square| self.letter(square).is_some_and(&chosen);
        let (from, _) = self.cells().find(|&(_, letter)| chosen(letter))?;
        let mut joined = [[false; GRID]; GRID];
        let mut waiting = vec![from];
        while let Some(square) = waiting.pop() {
            let seen = &mut joined[usize::from(square.rank)][usize::from(square.file)];
            if std::mem::replace(seen, true) {
                continue;
            }
            let Square { file, rank } = square;
            let around = [
                (file.wrapping_sub(1), rank),
                (file + 1, rank),
                (file, rank.wrapping_sub(1)),
                (file, rank + 1),
            ];
            waiting.extend(
                around
                    .into_iter()
                    .map(|(file, rank)| Square { file, rank })
                    .filter(|&next| is_chosen(next)),
            );
        }
        self.cells()
            .filter(|&(_, letter)| chosen(letter))
            .map(|(square, _)| square)
            .find(|square| !joined[usize::from(square.rank)][usize::from(square.file)])
            .map(|apart| (from, apart))
    }
}
