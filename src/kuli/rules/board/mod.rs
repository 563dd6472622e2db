//! Boards: any connected outline of up to 64 fields, three start fields a seat, checked once and
//! then immutable.
//!
//! With a board come the tables that make reach a matter of shifting sets: see [`Steps`] for one
//! step in every direction, and [`Detours`] for the few ends of long walks that need a second
//! look.

mod detours;
mod fault;
mod file;
mod printed;
mod steps;
mod text;

pub use fault::BoardFault;
pub use file::{BoardFile, BoardFileFault};

pub(super) use detours::Detours;
pub(super) use steps::Steps;

use super::{Direction, Hand, Seat};
use crate::shared::{Field, FieldSet, GRID, NotASquare, Square, Symmetry};

/// A valid board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    width: u8,
    height: u8,
    /// Where each field is, in reading order.
    squares: Vec<Square>,
    /// Which field is where, by rank and file.
    fields: [[Option<Field>; GRID]; GRID],
    starts: [FieldSet; Seat::COUNT],
    neighbours: [FieldSet; Field::COUNT],
    steps: Steps,
    detours: Detours,
    symmetries: Vec<Mapping>,
}

/// Where each field goes when a board is turned or mirrored onto itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mapping(Vec<Field>);

impl Mapping {
    /// Where this field goes.
    pub fn of(&self, field: Field) -> Field {
        self.0[field.index()]
    }
}

/// What stands on a place of the grid: a field, and whose start field it is, if anybody's.
pub(super) type Cell = (Square, Option<Seat>);

impl Board {
    /// Fields from left to right.
    pub const fn width(&self) -> u8 {
        self.width
    }

    /// Fields from top to bottom.
    pub const fn height(&self) -> u8 {
        self.height
    }

    /// All its fields.
    pub const fn fields(&self) -> FieldSet {
        self.steps.fields()
    }

    /// Where a field of it is.
    pub fn square(&self, field: Field) -> Square {
        self.squares[field.index()]
    }

    /// The field at a place of the grid, if there is one.
    pub fn field_at(&self, square: Square) -> Option<Field> {
        let rank = self.fields.get(usize::from(square.rank))?;
        *rank.get(usize::from(square.file))?
    }

    /// The field with this name.
    pub fn field(&self, name: &str) -> Result<Field, NoField> {
        let square: Square = name.parse()?;
        self.field_at(square).ok_or(NoField::NotOnBoard)
    }

    /// The start fields of a seat. Once the game runs they are fields like all others.
    pub const fn starts(&self, seat: Seat) -> FieldSet {
        self.starts[seat.index()]
    }

    /// Whose start field this is.
    pub fn starter(&self, field: Field) -> Option<Seat> {
        Seat::ALL
            .into_iter()
            .find(|&seat| self.starts(seat).contains(field))
    }

    /// The fields beside a field, along its row and column.
    pub const fn neighbours(&self, field: Field) -> FieldSet {
        self.neighbours[field.index()]
    }

    /// The field one step away.
    pub fn neighbour(&self, field: Field, direction: Direction) -> Option<Field> {
        self.steps.go(field.into(), direction).first()
    }

    /// The ways to turn or mirror the outline onto itself, the identity first. Start fields do
    /// not matter: they are fields like all others.
    pub fn symmetries(&self) -> &[Mapping] {
        &self.symmetries
    }

    pub(super) const fn steps(&self) -> &Steps {
        &self.steps
    }

    pub(super) const fn detours(&self) -> &Detours {
        &self.detours
    }

    /// The board of these cells, in reading order and within the grid.
    pub(super) fn of_cells(cells: &[Cell]) -> Result<Self, BoardFault> {
        let (width, height) = extent(cells);
        if cells.is_empty() {
            return Err(BoardFault::Empty);
        }
        if cells.len() > Field::COUNT {
            return Err(BoardFault::TooManyFields(cells.len()));
        }
        let mut fields = [[None; GRID]; GRID];
        let mut starts = [FieldSet::EMPTY; Seat::COUNT];
        for (field, &(square, seat)) in Field::all().zip(cells) {
            fields[usize::from(square.rank)][usize::from(square.file)] = Some(field);
            if let Some(seat) = seat {
                starts[seat.index()].insert(field);
            }
        }
        let squares: Vec<Square> = cells.iter().map(|&(square, _)| square).collect();
        let steps = Steps::new(&squares);
        let neighbours = std::array::from_fn(|index| {
            Field::new(index).map_or(FieldSet::EMPTY, |field| steps.around(field.into()))
        });
        let apart = steps.fields() - steps.connected_to(Field::FIRST);
        if let Some(apart) = apart.first() {
            return Err(BoardFault::Apart {
                from: squares[0],
                apart: squares[apart.index()],
            });
        }
        let wrong = |seat: &Seat| starts[seat.index()].len() != Hand::EACH;
        if let Some(seat) = Seat::ALL.into_iter().find(wrong) {
            return Err(BoardFault::Starts {
                seat,
                found: starts[seat.index()].len(),
            });
        }
        let mut board = Self {
            width,
            height,
            squares,
            fields,
            starts,
            neighbours,
            detours: Detours::new(&steps),
            steps,
            symmetries: Vec::new(),
        };
        board.symmetries = board.mappings();
        Ok(board)
    }

    /// The symmetries that lead from every field to a field.
    fn mappings(&self) -> Vec<Mapping> {
        let mapping = |symmetry: Symmetry| {
            let moved = self
                .squares
                .iter()
                .map(|&square| self.field_at(symmetry.apply(square, self.width, self.height)));
            moved.collect::<Option<Vec<Field>>>().map(Mapping)
        };
        Symmetry::ALL.into_iter().filter_map(mapping).collect()
    }
}

/// The width and height of the smallest rectangle from `a1` that holds the cells.
fn extent(cells: &[Cell]) -> (u8, u8) {
    cells.iter().fold((0, 0), |(width, height), (square, _)| {
        (width.max(square.file + 1), height.max(square.rank + 1))
    })
}

/// Why a word is not a field of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoField {
    /// Not a file letter and a rank.
    #[error(transparent)]
    NotASquare(#[from] NotASquare),
    /// A place where this board has no field.
    #[error("this board has no space there")]
    NotOnBoard,
}
