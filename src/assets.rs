//! The game's files: built into the executable, and overridden by a folder if one is given.

use include_dir::{Dir, include_dir};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

static BUILT_IN: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets");

/// Where boards, themes, languages and the rest are read from.
#[derive(Clone, Debug, Default)]
pub struct Assets {
    folder: Option<PathBuf>,
}

/// Why a file could not be had.
#[derive(Debug, thiserror::Error)]
pub enum AssetError {
    /// The folder given to override the built-in files is none.
    #[error("{0} is not a folder")]
    NotAFolder(PathBuf),
    /// Neither in the folder nor built in.
    #[error("there is no asset {0}")]
    Missing(String),
    /// The folder has it but it cannot be read.
    #[error("{path}: {source}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// Text was wanted.
    #[error("asset {0} is not UTF-8 text")]
    NotText(String),
}

impl Assets {
    /// The files in the executable.
    pub fn built_in() -> Self {
        Self::default()
    }

    /// The files in the executable, except those that `folder` has too.
    pub fn overridden_by(folder: &Path) -> Result<Self, AssetError> {
        if !folder.is_dir() {
            return Err(AssetError::NotAFolder(folder.to_owned()));
        }
        Ok(Self {
            folder: Some(folder.to_owned()),
        })
    }

    /// The bytes of a file, named from the assets folder with forward slashes.
    pub fn read(&self, name: &str) -> Result<Cow<'static, [u8]>, AssetError> {
        if let Some(path) = self.folder.as_ref().map(|folder| folder.join(name))
            && path.is_file()
        {
            return match std::fs::read(&path) {
                Ok(bytes) => Ok(Cow::Owned(bytes)),
                Err(source) => Err(AssetError::Unreadable { path, source }),
            };
        }
        match BUILT_IN.get_file(name) {
            Some(file) => Ok(Cow::Borrowed(file.contents())),
            None => Err(AssetError::Missing(name.to_owned())),
        }
    }

    /// The text of a file.
    pub fn read_text(&self, name: &str) -> Result<String, AssetError> {
        String::from_utf8(self.read(name)?.into_owned())
            .map_err(|_| AssetError::NotText(name.to_owned()))
    }

    /// The names of all files in a subfolder that end in `.extension`, sorted.
    pub fn list(&self, subfolder: &str, extension: &str) -> Vec<String> {
        let built_in = BUILT_IN
            .get_dir(subfolder)
            .into_iter()
            .flat_map(|dir| dir.files().map(|file| file.path().to_owned()));
        let given = self
            .folder
            .iter()
            .filter_map(|folder| std::fs::read_dir(folder.join(subfolder)).ok())
            .flatten()
            .filter_map(|entry| Some(Path::new(subfolder).join(entry.ok()?.file_name())));
        let names: BTreeSet<String> = built_in
            .chain(given)
            .filter(|path| path.extension().is_some_and(|found| found == extension))
            .filter_map(|path| Some(path.to_str()?.replace('\\', "/")))
            .collect();
        names.into_iter().collect()
    }
}
