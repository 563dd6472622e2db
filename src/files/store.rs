//! Values such as the settings, each in a file of its own.

use super::disk::Disk;
use super::whole::{self, Former, TextError};
use crate::rules::brief;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};

/// Where the player's settings are kept. Without a folder nothing is read or written.
#[cfg_attr(feature = "game", derive(bevy::prelude::Resource))]
#[derive(Clone, Debug, Default)]
pub struct Store {
    folder: Option<PathBuf>,
    disk: Disk,
}

/// Why a file could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The file could not be read or written.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// Its contents are malformed.
    #[error("{}: {reason}", path.display())]
    Form {
        /// The file.
        path: PathBuf,
        /// Where and why.
        reason: String,
    },
}

impl StoreError {
    fn of_text(path: PathBuf, problem: TextError) -> Self {
        match problem {
            TextError::Io(source) => Self::Io { path, source },
            TextError::Folder => Self::Io {
                path,
                source: std::io::ErrorKind::IsADirectory.into(),
            },
            TextError::TooLarge | TextError::NotText => Self::Form {
                path,
                reason: problem.to_string(),
            },
        }
    }
}

impl Store {
    /// A store in this folder.
    pub fn in_folder(folder: &Path) -> Self {
        Self {
            folder: Some(folder.to_owned()),
            disk: Disk::default(),
        }
    }

    /// The same with another [`Disk`].
    #[must_use]
    pub fn on_disk(self, disk: Disk) -> Self {
        Self { disk, ..self }
    }

    /// Whether there is a folder.
    pub fn is_there(&self) -> bool {
        self.folder.is_some()
    }

    fn path(&self, file: &str) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(file))
    }

    /// What a file holds; `None` if there is no such file.
    pub fn read<T: DeserializeOwned>(&self, file: &str) -> Result<Option<T>, StoreError> {
        let Some(path) = self.path(file) else {
            return Ok(None);
        };
        let Some(text) = self.read_text(file)? else {
            return Ok(None);
        };
        match ron::from_str(&text) {
            Ok(value) => Ok(Some(value)),
            Err(error) => Err(StoreError::Form {
                path,
                reason: brief(&error.to_string()),
            }),
        }
    }

    /// The text of a file; `None` if there is no such file.
    pub fn read_text(&self, file: &str) -> Result<Option<String>, StoreError> {
        let Some(path) = self.path(file) else {
            return Ok(None);
        };
        whole::read_text(&self.disk, &path).map_err(|problem| StoreError::of_text(path, problem))
    }

    /// A value as it is written to a file.
    pub fn text_of<T: Serialize>(&self, file: &str, value: &T) -> Result<String, StoreError> {
        let pretty = ron::ser::PrettyConfig::new();
        match ron::ser::to_string_pretty(value, pretty) {
            Ok(text) => Ok(format!("{text}\n")),
            Err(error) => Err(StoreError::Form {
                path: self.path(file).unwrap_or_default(),
                reason: error.to_string(),
            }),
        }
    }

    /// Writes a file atomically: first beside the old one, then renamed over it.
    pub fn write<T: Serialize>(&self, file: &str, value: &T) -> Result<(), StoreError> {
        if !self.is_there() {
            return Ok(());
        }
        let text = self.text_of(file, value)?;
        self.write_text(file, &text)
    }

    /// Writes a text the way [`write`](Self::write) writes a value.
    pub fn write_text(&self, file: &str, text: &str) -> Result<(), StoreError> {
        let Some(path) = self.path(file) else {
            return Ok(());
        };
        whole::replace(&self.disk, &path, text, Former::Dropped)
            .map_err(|source| StoreError::Io { path, source })
    }

    /// Renames a file and returns its new name; earlier renamed files are kept.
    pub fn set_aside(&self, file: &str) -> Result<String, StoreError> {
        let Some(path) = self.path(file) else {
            return Ok(file.to_owned());
        };
        match whole::set_aside(&self.disk, &path) {
            Ok(aside) => Ok(aside
                .file_name()
                .map_or_else(String::new, |name| name.to_string_lossy().into_owned())),
            Err(source) => Err(StoreError::Io { path, source }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn folder(name: &str) -> PathBuf {
        let folder =
            std::env::temp_dir().join(format!("kulami-store-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    #[test]
    fn what_was_written_is_read_and_nothing_else_is_left() {
        let folder = folder("written");
        let store = Store::in_folder(&folder);
        assert_eq!(store.read::<Vec<u8>>("a.ron").unwrap(), None);
        for value in [vec![1, 2], vec![3]] {
            store.write("a.ron", &value).unwrap();
            assert_eq!(store.read::<Vec<u8>>("a.ron").unwrap(), Some(value));
        }
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn what_is_set_aside_is_never_lost() {
        let folder = folder("aside");
        let store = Store::in_folder(&folder);
        for (number, name) in ["a.ron.old", "a.ron.old-2", "a.ron.old-3"]
            .iter()
            .enumerate()
        {
            store.write("a.ron", &number).unwrap();
            assert_eq!(store.set_aside("a.ron").unwrap(), *name);
            assert_eq!(store.read::<usize>(name).unwrap(), Some(number));
        }
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn files_of_any_kind_are_read_or_refused() {
        let folder = folder("refused");
        fs::create_dir_all(&folder).unwrap();
        let store = Store::in_folder(&folder);
        for bytes in [
            &b""[..],
            b"(",
            b"\xff\xfe",
            b"[1, 2",
            b"\"text\"",
            b"[1, -2]",
        ] {
            fs::write(folder.join("a.ron"), bytes).unwrap();
            assert!(store.read::<Vec<u8>>("a.ron").is_err());
        }
        fs::create_dir_all(folder.join("b.ron")).unwrap();
        assert!(store.read::<Vec<u8>>("b.ron").is_err());
        assert!(store.write("b.ron", &1).is_err());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 2);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn without_a_folder_nothing_is_kept() {
        let store = Store::default();
        store.write("a.ron", &1).unwrap();
        assert_eq!(store.read::<u8>("a.ron").unwrap(), None);
    }
}
