//! Boards turned and mirrored.

use super::super::{Field, Symmetry};
use super::{Draft, Layout};

impl Layout {
    /// The board turned or mirrored. [`Symmetry::apply`] says where each field went.
    pub fn transformed(&self, symmetry: Symmetry) -> Self {
        let cells = Field::all().map(|field| {
            let square = symmetry.apply(self.square(field), self.width(), self.height());
            let row = GRID_TOP - usize::from(square.rank);
            (
                usize::from(square.file),
                row,
                self.tile_of(field).letter() as u8,
            )
        });
        Draft::trimmed(cells)
            .and_then(|draft| Self::try_from(&draft))
            .unwrap_or_else(|error| unreachable!("a turned board is a board: {error}"))
    }
}

/// Ranks count up and rows count down; any offset will do, as drafts are trimmed.
const GRID_TOP: usize = super::GRID - 1;
