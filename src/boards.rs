//! The library of named boards that comes with the game, one file each in `assets/boards`.

use crate::assets::{AssetError, Assets};
use crate::rules::{Layout, LayoutError};
use serde::Deserialize;

/// A board with a name.
#[derive(Clone, Debug)]
pub struct NamedBoard {
    /// What it is called.
    pub name: String,
    /// How it plays, in one sentence.
    pub about: String,
    /// The board.
    pub layout: Layout,
}

/// Why a board file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BoardFileError {
    /// It cannot be read.
    #[error(transparent)]
    Asset(#[from] AssetError),
    /// It is not of the right form.
    #[error("{file}: {source}")]
    Form {
        /// The asset's name.
        file: String,
        /// Where and why.
        source: Box<ron::error::SpannedError>,
    },
    /// It does not hold a board.
    #[error("{file}: {source}")]
    Layout {
        /// The asset's name.
        file: String,
        /// Where and why.
        source: LayoutError,
    },
}

/// A board file as written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    name: String,
    about: String,
    /// The rows of the layout, top row first.
    rows: Vec<String>,
}

/// Every board of the library in the order of its file names, and what is wrong with the rest.
pub fn library(assets: &Assets) -> (Vec<NamedBoard>, Vec<BoardFileError>) {
    let mut boards = Vec::new();
    let mut problems = Vec::new();
    for file in assets.list("boards", "ron") {
        match read(assets, &file) {
            Ok(board) => boards.push(board),
            Err(problem) => problems.push(problem),
        }
    }
    (boards, problems)
}

fn read(assets: &Assets, file: &str) -> Result<NamedBoard, BoardFileError> {
    let text = assets.read_text(file)?;
    let BoardFile { name, about, rows } =
        ron::from_str(&text).map_err(|source| BoardFileError::Form {
            file: file.to_owned(),
            source: Box::new(source),
        })?;
    let layout = rows
        .join("/")
        .parse()
        .map_err(|source| BoardFileError::Layout {
            file: file.to_owned(),
            source,
        })?;
    Ok(NamedBoard {
        name,
        about,
        layout,
    })
}
