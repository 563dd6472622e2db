//! Tiles on the 10 × 10 grid: where each kind can lie, and what is left in the box.

use super::super::{GRID, TileKind};
use std::sync::LazyLock;

/// A set of places on the grid, one bit each, row by row.
pub type Cells = u128;

/// The places of a rectangle.
pub fn rectangle(column: usize, row: usize, width: usize, height: usize) -> Cells {
    let line = ((1 << width) - 1) << column;
    (row..row + height).fold(0, |cells, row| cells | line << (row * GRID))
}

/// The places that share an edge with one of `cells`, which may include some of them.
pub fn beside(cells: Cells) -> Cells {
    const ALL: Cells = (1 << (GRID * GRID)) - 1;
    let left_file: Cells = rectangle(0, 0, 1, GRID);
    let right_file: Cells = left_file << (GRID - 1);
    let sideways = (cells & !right_file) << 1 | (cells & !left_file) >> 1;
    (sideways | cells << GRID | cells >> GRID) & ALL
}

/// The pieces that a set of places is in, each joined edge to edge.
pub fn parts(mut covered: Cells) -> Vec<Cells> {
    let mut parts = Vec::new();
    while covered != 0 {
        let mut part = covered & covered.wrapping_neg();
        loop {
            let grown = (part | beside(part)) & covered;
            if grown == part {
                break;
            }
            part = grown;
        }
        covered &= !part;
        parts.push(part);
    }
    parts
}

/// One tile lying somewhere on the grid.
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    pub kind: TileKind,
    pub cells: Cells,
}

impl Placement {
    /// Every way a tile can lie on the grid.
    pub fn all() -> &'static [Self] {
        static ALL: LazyLock<Vec<Placement>> = LazyLock::new(|| {
            let mut all = Vec::new();
            for kind in TileKind::ALL {
                let (short, long) = kind.sides();
                let (short, long) = (usize::from(short), usize::from(long));
                let turned = [(short, long), (long, short)];
                let ways = if short == long { &turned[..1] } else { &turned };
                for &(width, height) in ways {
                    for row in 0..=GRID - height {
                        for column in 0..=GRID - width {
                            all.push(Placement {
                                kind,
                                cells: rectangle(column, row, width, height),
                            });
                        }
                    }
                }
            }
            all
        });
        &ALL
    }

    /// Column and row of each place it covers.
    pub fn squares(self) -> impl Iterator<Item = (usize, usize)> + Clone {
        each(self.cells).map(|cell| (cell % GRID, cell / GRID))
    }
}

/// The numbers of the places in a set.
pub fn each(mut cells: Cells) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        let cell = (cells != 0).then(|| cells.trailing_zeros() as usize);
        cells &= cells.wrapping_sub(1);
        cell
    })
}

/// How many tiles of each kind are still in the box.
#[derive(Clone, Copy, Debug)]
pub struct Supply([usize; TileKind::ALL.len()]);

impl Supply {
    /// The whole box.
    pub const FULL: Self = {
        let mut supply = [0; TileKind::ALL.len()];
        let mut index = 0;
        while index < supply.len() {
            supply[index] = TileKind::ALL[index].supply();
            index += 1;
        }
        Self(supply)
    };

    pub fn left(self, kind: TileKind) -> usize {
        self.0[kind as usize]
    }

    /// Fields on the tiles of this kind that are left.
    pub fn fields_left(self, kind: TileKind) -> usize {
        self.left(kind) * kind.size()
    }

    pub fn is_empty(self) -> bool {
        self.0 == [0; TileKind::ALL.len()]
    }

    /// The box with one tile taken out, which must be there.
    pub fn without(mut self, kind: TileKind) -> Self {
        self.0[kind as usize] -= 1;
        self
    }
}
