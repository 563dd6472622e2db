//! Board files: a board with its name, as RON.

use super::{Board, BoardFault};
use crate::shared::brief;
use serde::Deserialize;
use std::sync::Arc;

/// A board with a name.
#[derive(Clone, Debug)]
pub struct BoardFile {
    /// What it is called: one word.
    pub name: String,
    /// How it plays, in one sentence.
    pub about: String,
    /// The board.
    pub board: Arc<Board>,
}

/// A file as written.
#[derive(Deserialize)]
#[serde(rename = "BoardFile", deny_unknown_fields)]
struct WrittenBoard {
    name: String,
    about: String,
    /// The rows of the board, top row first.
    rows: Vec<String>,
}

/// Why a text is not a board file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardFileFault {
    /// It is not well formed.
    #[error("{0}")]
    Form(String),
    /// Its name could not be written in a record, or its description not in a line.
    #[error("a board has a name of one word without slashes, and a description of one line")]
    Name,
    /// Its rows do not make a board.
    #[error(transparent)]
    Board(#[from] BoardFault),
}

impl BoardFile {
    /// Reads the text of a file.
    pub fn read(text: &str) -> Result<Self, BoardFileFault> {
        let WrittenBoard { name, about, rows } =
            ron::from_str(text).map_err(|error| BoardFileFault::Form(brief(&error.to_string())))?;
        let is_word = !name.is_empty() && !name.contains([' ', '/']);
        if !is_word
            || [&name, &about]
                .iter()
                .any(|text| text.contains(char::is_control))
        {
            return Err(BoardFileFault::Name);
        }
        let board = Arc::new(rows.join("/").parse()?);
        Ok(Self { name, about, board })
    }
}
