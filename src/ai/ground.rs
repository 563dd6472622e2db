//! What stays the same throughout a search: the board, the rules, and tables made from both.

use super::keys::Keys;
use crate::rules::{Field, FieldSet, GRID, Layout, RuleSet, Tile};
use std::sync::Arc;

/// Places of the grid, one bit each, a column apart from one row to the next so that a
/// step in any direction never wraps around.
pub type GridBits = u128;
const STRIDE: u32 = GRID as u32 + 1;
/// Along the row, the column, and both diagonals.
const DIRECTIONS: [u32; 4] = [1, STRIDE, STRIDE + 1, STRIDE - 1];

/// A board and rules, prepared for searching.
#[derive(Debug)]
pub struct Ground {
    pub layout: Arc<Layout>,
    pub rules: RuleSet,
    pub keys: Keys,
    /// The tile of each field.
    pub tile_of: [u8; Field::COUNT],
    /// What each tile scores.
    pub sizes: [i8; Tile::COUNT],
    /// What kind each tile is, small to large.
    pub kinds: [u8; Tile::COUNT],
    cells: [GridBits; Field::COUNT],
    /// All fields on the grid.
    fields: GridBits,
}

impl Ground {
    /// Prepares a board and rules.
    pub fn new(layout: Arc<Layout>, rules: RuleSet) -> Self {
        let mut tile_of = [0; Field::COUNT];
        let mut cells = [0; Field::COUNT];
        for field in Field::all() {
            tile_of[field.index()] = layout.tile_of(field).index() as u8;
            let square = layout.square(field);
            cells[field.index()] = 1 << (u32::from(square.rank) * STRIDE + u32::from(square.file));
        }
        let mut sizes = [0; Tile::COUNT];
        let mut kinds = [0; Tile::COUNT];
        for tile in Tile::all() {
            sizes[tile.index()] = layout.kind(tile).size() as i8;
            kinds[tile.index()] = layout.kind(tile) as u8;
        }
        Self {
            layout,
            rules,
            keys: Keys::new(),
            tile_of,
            sizes,
            kinds,
            fields: cells.iter().fold(0, |fields, cell| fields | cell),
            cells,
        }
    }

    /// Whether the exact places of the colours matter, not only who leads on which tile.
    pub fn has_bonus(&self) -> bool {
        self.rules.area || self.rules.chains
    }

    /// Marbles in the largest area.
    pub fn largest_area(&self, marbles: FieldSet) -> u32 {
        let mut largest = 0;
        let mut left = marbles;
        // An area among those that are left can be no larger than all of them.
        while left.len() as u32 > largest {
            let Some(seed) = left.first() else { break };
            let mut rim = FieldSet::from(seed);
            let before = left.len();
            left -= rim;
            while let Some(field) = rim.first() {
                rim.remove(field);
                let joined = self.layout.neighbours(field) & left;
                rim |= joined;
                left -= joined;
            }
            largest = largest.max((before - left.len()) as u32);
        }
        largest
    }

    /// The lengths of all chains together.
    pub fn chain_total(&self, marbles: GridBits) -> u32 {
        DIRECTIONS
            .into_iter()
            .map(|step| {
                let pairs = marbles & marbles >> step;
                // The beginnings of five in a row; a chain of n has n - 4 of them.
                let fives = pairs & pairs >> (2 * step) & marbles >> (4 * step);
                let chains = fives & !(fives << step);
                fives.count_ones() + 4 * chains.count_ones()
            })
            .sum()
    }

    /// Pairs of marbles side by side.
    pub fn links(&self, marbles: GridBits) -> u32 {
        (marbles & marbles >> 1).count_ones() + (marbles & marbles >> STRIDE).count_ones()
    }

    /// Fives in a row that hold two, three and four of one's own marbles and none of the other's.
    pub fn open_rows(&self, own: GridBits, other: GridBits) -> [u32; 3] {
        let open = self.fields & !other;
        let mut rows = [0; 3];
        for step in DIRECTIONS {
            let pairs = open & open >> step;
            let fives = pairs & pairs >> (2 * step) & open >> (4 * step);
            // Adds up the five places of all rows at once, bit by bit.
            let (mut ones, mut twos, mut fours) = (0, 0, 0);
            for place in 0..5 {
                let bit = own >> (place * step);
                let carry = ones & bit;
                ones ^= bit;
                let carry_on = twos & carry;
                twos ^= carry;
                fours |= carry_on;
            }
            rows[0] += (fives & twos & !ones & !fours).count_ones();
            rows[1] += (fives & twos & ones).count_ones();
            rows[2] += (fives & fours & !ones).count_ones();
        }
        rows
    }

    /// The place of a field on the grid.
    pub fn cell(&self, field: Field) -> GridBits {
        self.cells[field.index()]
    }
}
