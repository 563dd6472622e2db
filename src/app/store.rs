//! The player's own files: read with care, and written so that a file is always whole.

use crate::app::motion::Pace;
use bevy::ecs::system::SystemParam;
use bevy::platform::dirs::preferences_dir;
use bevy::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs::{self, File};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// Nothing the game writes is larger; a file that is, is not the game's.
const LARGEST: u64 = 1 << 20;

/// Where the player's files are. Without a folder nothing is read and nothing kept.
#[derive(Resource, Clone, Debug, Default)]
pub struct Store {
    folder: Option<PathBuf>,
}

/// Why a file could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The system does not let us.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// It does not hold what it should.
    #[error("{}: {reason}", path.display())]
    Form {
        /// The file.
        path: PathBuf,
        /// Where and why.
        reason: String,
    },
}

impl Store {
    /// The folder for this player's settings.
    pub fn of_player() -> Self {
        Self {
            folder: preferences_dir().map(|folder| folder.join("kulami")),
        }
    }

    /// A folder of one's own.
    pub fn in_folder(folder: &Path) -> Self {
        Self {
            folder: Some(folder.to_owned()),
        }
    }

    fn path(&self, file: &str) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(file))
    }

    /// What a file holds; `None` if there is no such file.
    pub fn read<T: DeserializeOwned>(&self, file: &str) -> Result<Option<T>, StoreError> {
        let Some(path) = self.path(file) else {
            return Ok(None);
        };
        let mut text = String::new();
        let read = File::open(&path).and_then(|file| file.take(LARGEST).read_to_string(&mut text));
        match read {
            Ok(_) => {}
            Err(source) if source.kind() == ErrorKind::NotFound => return Ok(None),
            Err(source) if source.kind() == ErrorKind::InvalidData => {
                let reason = "it is not text".to_owned();
                return Err(StoreError::Form { path, reason });
            }
            Err(source) => return Err(StoreError::Io { path, source }),
        }
        match ron::from_str(&text) {
            Ok(value) => Ok(Some(value)),
            Err(error) => Err(StoreError::Form {
                path,
                reason: crate::rules::brief(&error.to_string()),
            }),
        }
    }

    /// Writes a file: first beside the old one, then in its place, so that there is always a
    /// whole one.
    pub fn write<T: Serialize>(&self, file: &str, value: &T) -> Result<(), StoreError> {
        let (Some(folder), Some(path)) = (&self.folder, self.path(file)) else {
            return Ok(());
        };
        let pretty = ron::ser::PrettyConfig::new();
        let text = ron::ser::to_string_pretty(value, pretty).map_err(|error| StoreError::Form {
            path: path.clone(),
            reason: error.to_string(),
        })?;
        let beside = folder.join(format!(".{file}.{}", std::process::id()));
        let written = fs::create_dir_all(folder)
            .and_then(|()| {
                let mut new = File::create(&beside)?;
                new.write_all(text.as_bytes())?;
                new.write_all(b"\n")?;
                new.sync_all()
            })
            .and_then(|()| fs::rename(&beside, &path));
        written.map_err(|source| {
            // What cannot be put in place is not left lying about either.
            let _ = fs::remove_file(&beside);
            StoreError::Io { path, source }
        })
    }

    /// Keeps a file under another name beside it, which is said; what was kept before stays.
    pub fn set_aside(&self, file: &str) -> Result<String, StoreError> {
        let Some(path) = self.path(file) else {
            return Ok(file.to_owned());
        };
        let name = (1..)
            .map(|number| match number {
                1 => format!("{file}.old"),
                _ => format!("{file}.old-{number}"),
            })
            .find(|name| !path.with_file_name(name).exists())
            .unwrap_or_else(|| unreachable!("there are enough numbers"));
        match fs::rename(&path, path.with_file_name(&name)) {
            Ok(()) => Ok(name),
            Err(source) => Err(StoreError::Io { path, source }),
        }
    }
}

/// A change is written so many seconds after the last one: a slider makes many.
const PATIENCE: f32 = 0.4;

/// Writes a file a moment after what it holds has changed, and in any case before the game ends.
#[derive(SystemParam)]
pub struct Keeper<'w, 's> {
    store: Res<'w, Store>,
    time: Res<'w, Time<Real>>,
    exits: MessageReader<'w, 's, AppExit>,
    due: Local<'s, Option<f32>>,
    pace: Pace<'w>,
}

impl Keeper<'_, '_> {
    /// Called in every frame.
    pub fn keep<T: Serialize>(
        &mut self,
        file: &str,
        value: &T,
        has_changed: bool,
    ) -> Result<(), StoreError> {
        if has_changed {
            *self.due = Some(PATIENCE);
        }
        let Some(left) = self.due.as_mut() else {
            return Ok(());
        };
        *left -= self.time.delta_secs();
        if *left > 0.0 && self.exits.read().count() == 0 {
            self.pace.keep();
            return Ok(());
        }
        *self.due = None;
        self.store.write(file, value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
