//! Boards: 17 tiles on one grid, checked once and then immutable.
//!
//! A layout can only be made from a valid board, and with it come the tables that make
//! the rules three bit operations: the cross of each field, the fields of each tile, the
//! tile of each field.

mod draft;
mod error;
mod symmetry;

pub(super) use draft::Draft;
pub use error::LayoutError;

use super::{Field, FieldSet, GRID, Square, Tile, TileKind};

/// Index of "no marble placed yet" in the tables that are looked up by recent marbles.
pub(crate) const NO_MARBLE: u8 = Field::COUNT as u8;

/// Rows of this many marbles or more are chains, so shorter lines need not be looked at.
pub const SHORTEST_CHAIN: usize = 5;

/// A valid board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    width: u8,
    height: u8,
    squares: [Square; Field::COUNT],
    fields: [[Option<Field>; GRID]; GRID],
    tile_of: [Tile; Field::COUNT],
    kinds: [TileKind; Tile::COUNT],
    tiles: [FieldSet; Tile::COUNT],
    crosses: [FieldSet; Field::COUNT],
    neighbours: [FieldSet; Field::COUNT],
    lines: Vec<Vec<Field>>,
    reach: [FieldSet; Field::COUNT + 1],
    taboo: [FieldSet; Field::COUNT + 1],
}

impl Layout {
    /// How many fields it is wide, at most 10.
    pub fn width(&self) -> u8 {
        self.width
    }

    /// How many fields it is high, at most 10.
    pub fn height(&self) -> u8 {
        self.height
    }

    /// Where a field lies. Displays as its name.
    pub fn square(&self, field: Field) -> Square {
        self.squares[field.index()]
    }

    /// The field at a place, if the board has one there.
    pub fn field_at(&self, square: Square) -> Option<Field> {
        *self
            .fields
            .get(usize::from(square.rank))?
            .get(usize::from(square.file))?
    }

    /// The tile a field belongs to.
    pub fn tile_of(&self, field: Field) -> Tile {
        self.tile_of[field.index()]
    }

    /// The fields of a tile.
    pub fn tile(&self, tile: Tile) -> FieldSet {
        self.tiles[tile.index()]
    }

    /// What kind of tile it is.
    pub fn kind(&self, tile: Tile) -> TileKind {
        self.kinds[tile.index()]
    }

    /// The row and column of a field without the field itself. A row runs across gaps.
    pub fn cross(&self, field: Field) -> FieldSet {
        self.crosses[field.index()]
    }

    /// The fields that share an edge with `field`, on its tile or another.
    pub fn neighbours(&self, field: Field) -> FieldSet {
        self.neighbours[field.index()]
    }

    /// Every straight line of fields without a gap that is long enough for a chain,
    /// in all four directions, each from end to end.
    pub fn lines(&self) -> impl Iterator<Item = &[Field]> {
        self.lines.iter().map(Vec::as_slice)
    }

    /// The cross of a recent marble less its own tile; everything if there is no such marble.
    pub(crate) fn reach(&self, marble: u8) -> FieldSet {
        self.reach[usize::from(marble)]
    }

    /// The tile of a recent marble; nothing if there is no such marble.
    pub(crate) fn taboo(&self, marble: u8) -> FieldSet {
        self.taboo[usize::from(marble)]
    }
}

impl TryFrom<&Draft> for Layout {
    type Error = LayoutError;

    fn try_from(draft: &Draft) -> Result<Self, LayoutError> {
        let kinds = draft.check()?;
        let mut squares = Vec::with_capacity(Field::COUNT);
        let mut fields = [[None; GRID]; GRID];
        let mut tile_of = Vec::with_capacity(Field::COUNT);
        let mut tiles = [FieldSet::EMPTY; Tile::COUNT];
        for (field, (square, tile)) in Field::all().zip(draft.fields_and_tiles()) {
            squares.push(square);
            fields[usize::from(square.rank)][usize::from(square.file)] = Some(field);
            tile_of.push(tile);
            tiles[tile.index()].insert(field);
        }
        let table = |relation: &dyn Fn(Square, Square) -> bool| -> [FieldSet; Field::COUNT] {
            std::array::from_fn(|from| {
                Field::all()
                    .filter(|to| relation(squares[from], squares[to.index()]))
                    .collect()
            })
        };
        let crosses = table(&|a, b| a != b && (a.file == b.file || a.rank == b.rank));
        let neighbours = table(&|a, b| a.file.abs_diff(b.file) + a.rank.abs_diff(b.rank) == 1);
        let with_no_marble = |table: &dyn Fn(usize) -> FieldSet, none: FieldSet| {
            std::array::from_fn(|index| {
                if index == usize::from(NO_MARBLE) {
                    none
                } else {
                    table(index)
                }
            })
        };
        let own_tile = |index: usize| tiles[tile_of[index].index()];
        Ok(Self {
            width: draft.width(),
            height: draft.height(),
            reach: with_no_marble(&|index| crosses[index] - own_tile(index), FieldSet::ALL),
            taboo: with_no_marble(&own_tile, FieldSet::EMPTY),
            lines: lines(&fields),
            squares: std::array::from_fn(|index| squares[index]),
            tile_of: std::array::from_fn(|index| tile_of[index]),
            fields,
            kinds,
            tiles,
            crosses,
            neighbours,
        })
    }
}

/// The unbroken lines of at least [`SHORTEST_CHAIN`] fields: across, up, and both diagonals.
fn lines(fields: &[[Option<Field>; GRID]; GRID]) -> Vec<Vec<Field>> {
    let at = |file: i32, rank: i32| -> Option<Field> {
        let rank = usize::try_from(rank).ok()?;
        let file = usize::try_from(file).ok()?;
        *fields.get(rank)?.get(file)?
    };
    let mut lines = Vec::new();
    for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        for rank in 0..GRID as i32 {
            for file in 0..GRID as i32 {
                if at(file - right, rank - up).is_some() {
                    continue;
                }
                let line: Vec<Field> = (0..)
                    .map_while(|n| at(file + n * right, rank + n * up))
                    .collect();
                if line.len() >= SHORTEST_CHAIN {
                    lines.push(line);
                }
            }
        }
    }
    lines
}
