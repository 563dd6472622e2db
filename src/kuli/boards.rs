//! The library of boards that comes with the game, one file each in `assets/kuli`.

use super::rules::{BoardFile, BoardFileFault};
use crate::assets::{AssetError, Assets};

/// Why a board file cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LibraryFault {
    /// It cannot be read.
    #[error(transparent)]
    Asset(#[from] AssetError),
    /// It holds no board.
    #[error("{file}: {fault}")]
    File {
        /// The asset's name.
        file: String,
        /// Where and why.
        fault: BoardFileFault,
    },
    /// Another board has the same name.
    #[error("{file}: there is a board of that name already")]
    NameTaken {
        /// The asset's name.
        file: String,
    },
}

/// Every board of the library in the order of its file names, and what is wrong with the rest.
pub fn library(assets: &Assets) -> (Vec<BoardFile>, Vec<LibraryFault>) {
    let mut boards: Vec<BoardFile> = Vec::new();
    let mut faults = Vec::new();
    let files = assets.list("kuli", "ron").unwrap_or_else(|error| {
        faults.push(error.into());
        Vec::new()
    });
    for file in files {
        match read(assets, &file) {
            Ok(board) if boards.iter().any(|known| known.name == board.name) => {
                faults.push(LibraryFault::NameTaken { file });
            }
            Ok(board) => boards.push(board),
            Err(fault) => faults.push(fault),
        }
    }
    (boards, faults)
}

fn read(assets: &Assets, file: &str) -> Result<BoardFile, LibraryFault> {
    let text = assets.read_text(file)?;
    BoardFile::read(&text).map_err(|fault| LibraryFault::File {
        file: file.to_owned(),
        fault,
    })
}
