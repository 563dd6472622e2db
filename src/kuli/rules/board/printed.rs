//! The boards that come with the rules. A record names them; any other board it writes out.

use super::{Board, BoardFile};
use std::sync::{Arc, LazyLock};

/// The same files that the library of boards reads, so that both agree.
const FILES: [&str; 2] = [
    include_str!("../../../../assets/kuli/37.ron"),
    include_str!("../../../../assets/kuli/mixed.ron"),
];

static PRINTED: LazyLock<[BoardFile; 2]> = LazyLock::new(|| {
    FILES.map(|text| {
        BoardFile::read(text).unwrap_or_else(|fault| unreachable!("a test reads them: {fault}"))
    })
});

impl Board {
    /// The octagon of 37 fields, everybody in a row on an edge.
    pub fn octagon() -> Arc<Self> {
        PRINTED[0].board.clone()
    }

    /// The same octagon with mixed starts.
    pub fn mixed() -> Arc<Self> {
        PRINTED[1].board.clone()
    }

    /// The printed board with this name.
    pub fn printed(name: &str) -> Option<Arc<Self>> {
        let known = PRINTED.iter().find(|file| file.name == name)?;
        Some(known.board.clone())
    }

    /// The name of this board, if it is a printed one.
    pub fn name(&self) -> Option<&'static str> {
        let known = PRINTED.iter().find(|file| *file.board == *self)?;
        Some(&known.name)
    }
}
