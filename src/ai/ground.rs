//! What stays the same throughout a search: the board, the rules, and tables made from both.

use super::keys::Keys;
use crate::rules::{Colour, Field, FieldSet, GRID, Layout, RuleSet, Tile};
use std::sync::Arc;

/// Places of the grid, one bit each, a column apart from one row to the next so that a
/// step in any direction never wraps around.
pub type Grid = u128;
const STRIDE: u32 = GRID as u32 + 1;

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
    cells: [Grid; Field::COUNT],
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
            cells,
        }
    }

    /// Whether the exact places of the colours matter, not only who leads on which tile.
    pub fn has_bonus(&self) -> bool {
        self.rules.area || self.rules.chains
    }

    /// What the bonuses in force give red; negative if they give it to black.
    pub fn bonus(&self, marbles: [FieldSet; 2]) -> i32 {
        let difference = |count: &dyn Fn(FieldSet) -> u32| {
            let [red, black] = Colour::BOTH.map(|colour| count(marbles[colour.index()]));
            red as i32 - black as i32
        };
        let mut bonus = 0;
        if self.rules.area {
            bonus += difference(&|set| self.largest_area(set));
        }
        if self.rules.chains {
            bonus += difference(&|set| self.chain_total(set));
        }
        bonus
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
    pub fn chain_total(&self, marbles: FieldSet) -> u32 {
        let grid = self.grid(marbles);
        // Along the row, the column, and both diagonals.
        [1, STRIDE, STRIDE + 1, STRIDE - 1]
            .into_iter()
            .map(|step| {
                let pairs = grid & grid >> step;
                // The beginnings of five in a row; a chain of n has n - 4 of them.
                let fives = pairs & pairs >> (2 * step) & grid >> (4 * step);
                let chains = fives & !(fives << step);
                fives.count_ones() + 4 * chains.count_ones()
            })
            .sum()
    }

    fn grid(&self, marbles: FieldSet) -> Grid {
        marbles
            .into_iter()
            .fold(0, |grid, field| grid | self.cells[field.index()])
    }
}
