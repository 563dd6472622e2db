//! The game's files: built into the executable, and overridden by a folder if one is given.

use include_dir::{Dir, include_dir};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

static BUILT_IN: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets");

/// Where boards, themes, languages and the rest are read from.
#[derive(Clone, Debug, Default)]
pub struct Assets {
    folder: Option<PathBuf>,
}

/// Why an asset could not be read.
#[derive(Debug, thiserror::Error)]
pub enum AssetError {
    /// The path given to override the built-in files is not a folder.
    #[error("{0:?} is not a folder")]
    NotAFolder(PathBuf),
    /// Neither in the overriding folder nor built in.
    #[error("there is no asset {0:?}")]
    Missing(String),
    /// The overriding folder has the file but it cannot be read.
    #[error("{path:?}: {source}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// The file is not UTF-8 text.
    #[error("asset {0:?} is not UTF-8 text")]
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
        if let Some(folder) = &self.folder {
            let path = folder.join(name);
            match std::fs::read(&path) {
                Ok(bytes) => return Ok(Cow::Owned(bytes)),
                Err(source) if source.kind() == ErrorKind::NotFound => {}
                Err(source) => return Err(AssetError::Unreadable { path, source }),
            }
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
    pub fn list(&self, subfolder: &str, extension: &str) -> Result<Vec<String>, AssetError> {
        let mut files: Vec<PathBuf> = BUILT_IN
            .get_dir(subfolder)
            .into_iter()
            .flat_map(|dir| dir.files().map(|file| file.path().to_owned()))
            .collect();
        if let Some(folder) = &self.folder {
            let path = folder.join(subfolder);
            match file_names(&path) {
                Ok(names) => files.extend(names.iter().map(|name| Path::new(subfolder).join(name))),
                Err(source) if source.kind() == ErrorKind::NotFound => {}
                Err(source) => return Err(AssetError::Unreadable { path, source }),
            }
        }
        let names: BTreeSet<String> = files
            .into_iter()
            .filter(|path| path.extension().is_some_and(|found| found == extension))
            .filter_map(|path| Some(path.to_str()?.replace('\\', "/")))
            .collect();
        Ok(names.into_iter().collect())
    }
}

/// The files of a folder, without its subfolders.
fn file_names(folder: &Path) -> std::io::Result<Vec<OsString>> {
    let entries = std::fs::read_dir(folder)?;
    Ok(entries
        .filter_map(Result::ok)
        .filter(|entry| entry.path().is_file())
        .map(|entry| entry.file_name())
        .collect())
}
