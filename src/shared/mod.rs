//! What both games share and neither owns: fields and sets of them, squares and their names,
//! symmetries, seeds that people type, and reading text that may be anything.

mod excerpt;
mod field;
mod field_set;
mod lines;
mod seed;
mod square;
mod symmetry;

pub use excerpt::{Excerpt, brief};
pub use field::{Field, NoSuchField};
pub use field_set::{FieldSet, FieldSetIter};
pub use lines::{numbered_lines, split_word};
pub use seed::Seed;
pub use square::{GRID, NotASquare, Square};
pub use symmetry::Symmetry;
