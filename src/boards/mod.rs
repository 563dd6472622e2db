//! The library of named boards that comes with the game, one file each in `assets/boards`,
//! and what is known of boards from games played on them.

pub mod games;
mod survey;

pub use survey::{Better, Survey, SurveyError, Surveys};

use crate::assets::{AssetError, Assets};
use crate::rules::{Excerpt, Layout, LayoutError, brief};
use serde::{Deserialize, Serialize};
use std::fmt;

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

impl NamedBoard {
    /// A board without a description.
    pub fn new(name: &str, layout: Layout) -> Self {
        Self {
            name: name.to_owned(),
            about: String::new(),
            layout,
        }
    }

    /// Whether this is its name, ignoring case.
    pub fn is_called(&self, name: &str) -> bool {
        self.name.to_lowercase() == name.to_lowercase()
    }
}

/// The text of a board file.
impl fmt::Display for NamedBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = BoardFile {
            name: self.name.clone(),
            about: self.about.clone(),
            rows: self
                .layout
                .to_string()
                .split('/')
                .map(str::to_owned)
                .collect(),
        };
        let pretty = ron::ser::PrettyConfig::new();
        let text = ron::ser::to_string_pretty(&file, pretty).map_err(|_| fmt::Error)?;
        writeln!(f, "{text}")
    }
}

/// Why a board file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BoardFileError {
    /// It cannot be read.
    #[error(transparent)]
    Asset(#[from] AssetError),
    /// It is not well formed.
    #[error("{file}: {reason}")]
    Form {
        /// The asset's name.
        file: String,
        /// Where and why.
        reason: String,
    },
    /// Its name or description is empty, or more than one line.
    #[error("{file}: a board has a name and a description of one line each")]
    NotOneLine {
        /// The asset's name.
        file: String,
    },
    /// Another board has the same name.
    #[error("{file}: there is a board called {name} already")]
    NameTaken {
        /// The asset's name.
        file: String,
        /// The board's name.
        name: Excerpt,
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
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    name: String,
    about: String,
    /// The rows of the layout, top row first.
    rows: Vec<String>,
}

/// Every board of the library in the order of its file names, and what is wrong with the rest.
pub fn library(assets: &Assets) -> (Vec<NamedBoard>, Vec<BoardFileError>) {
    let mut boards: Vec<NamedBoard> = Vec::new();
    let mut problems = Vec::new();
    let files = assets.list("boards", "ron").unwrap_or_else(|error| {
        problems.push(error.into());
        Vec::new()
    });
    for file in files {
        let board = assets
            .read_text(&file)
            .map_err(BoardFileError::from)
            .and_then(|text| parse_board_file(&file, &text));
        match board {
            Ok(board) if boards.iter().any(|known| known.is_called(&board.name)) => {
                problems.push(BoardFileError::NameTaken {
                    file,
                    name: Excerpt::new(&board.name),
                });
            }
            Ok(board) => boards.push(board),
            Err(problem) => problems.push(problem),
        }
    }
    (boards, problems)
}

/// Reads the text of a board file; `file` is how it is called in messages.
pub fn parse_board_file(file: &str, text: &str) -> Result<NamedBoard, BoardFileError> {
    let BoardFile { name, about, rows } =
        ron::from_str(text).map_err(|error| BoardFileError::Form {
            file: file.to_owned(),
            reason: brief(&error.to_string()),
        })?;
    if name.trim().is_empty()
        || [&name, &about]
            .iter()
            .any(|text| text.contains(char::is_control))
    {
        return Err(BoardFileError::NotOneLine {
            file: file.to_owned(),
        });
    }
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
