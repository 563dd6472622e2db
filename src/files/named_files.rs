//! A folder of things that the player has named, one file each. Saving never overwrites another
//! thing.

use super::disk::Disk;
use super::name::file_name;
use super::store::StoreError;
use super::whole::{self, Former, backed_up_by, backup_of};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::fmt::Display;
use std::io::{self, ErrorKind};
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// At most so many things may have the same name.
const NAMESAKES: u32 = 10_000;

/// Something that is kept as a text file under a name.
pub trait Named: Clone + Display {
    /// How the names of its files end.
    const ENDING: &'static str;
    /// Why a file cannot be read.
    type Error;

    /// Reads a file.
    fn read(disk: &Disk, path: &Path) -> Result<Self, Self::Error>;

    /// What it is called.
    fn name(&self) -> Option<&str>;

    /// Changes its name.
    fn set_name(&mut self, name: &str);

    /// Whether it may replace an earlier version without losing anything.
    fn goes_on_from(&self, earlier: &Self) -> bool;
}

/// Where a thing was saved, and under which name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// Its file.
    pub path: PathBuf,
    /// Its name: the one asked for, with a number if another thing has that name.
    pub name: String,
}

/// A file in the folder.
#[derive(Debug)]
pub struct NamedFile<T: Named> {
    /// Where it is.
    pub path: PathBuf,
    /// What it is called.
    pub name: String,
    /// When it was written.
    pub modified: SystemTime,
    /// Its contents, or why they cannot be read.
    pub held: Result<T, T::Error>,
    /// If they cannot be read: the backup from before it was last saved.
    pub backup: Option<T>,
}

/// The folder.
#[derive(Clone, Debug)]
pub struct NamedFiles<T> {
    folder: PathBuf,
    disk: Disk,
    holds: PhantomData<fn() -> T>,
}

impl<T: Named> NamedFiles<T> {
    /// The things in this folder.
    pub fn in_folder(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            disk: Disk::default(),
            holds: PhantomData,
        }
    }

    /// The same with another [`Disk`].
    #[must_use]
    pub fn on_disk(self, disk: Disk) -> Self {
        Self { disk, ..self }
    }

    /// Saves a thing under a name. An earlier version of it is replaced and becomes the backup;
    /// another thing of that name stays.
    pub fn save(&self, name: &str, thing: &T) -> Result<Saved, StoreError> {
        self.save_changed(name, thing, None)
    }

    /// The same. The file it was `changed_from` is replaced as well, if it has that name.
    pub fn save_changed(
        &self,
        name: &str,
        original: &T,
        changed_from: Option<&Path>,
    ) -> Result<Saved, StoreError> {
        let may_replace =
            |path: &Path, earlier: &T| changed_from == Some(path) || original.goes_on_from(earlier);
        let mut thing = original.clone();
        let mut has_namesake = false;
        for number in 1..=NAMESAKES {
            let path = self.folder.join(file_name(name, number, T::ENDING));
            thing.set_name(&if has_namesake {
                format!("{name} {number}")
            } else {
                name.to_owned()
            });
            let is_free = !path.exists() && !backup_of(&path).exists();
            let written = if is_free {
                whole::write_first(&self.disk, &path, &thing.to_string())
            } else {
                match T::read(&self.disk, &path) {
                    Ok(earlier) if may_replace(&path, &earlier) => {
                        // An existing file keeps its spelling of the name.
                        if let Some(known) = earlier.name() {
                            thing.set_name(known);
                        }
                        let text = thing.to_string();
                        whole::replace(&self.disk, &path, &text, Former::KeptAsBackup)
                    }
                    other => {
                        has_namesake |= other.is_ok_and(|other| other.name() == thing.name());
                        continue;
                    }
                }
            };
            match written {
                Ok(()) => {
                    let name = thing.name().unwrap_or_default().to_owned();
                    return Ok(Saved { path, name });
                }
                Err(error) if is_free && error.kind() == ErrorKind::AlreadyExists => {}
                Err(source) => return Err(StoreError::Io { path, source }),
            }
        }
        Err(StoreError::Io {
            path: self.folder.join(file_name(name, 1, T::ENDING)),
            source: ErrorKind::AlreadyExists.into(),
        })
    }

    /// Everything in the folder, the newest first. Other files are left out.
    pub fn list(&self) -> Result<Vec<NamedFile<T>>, StoreError> {
        let mut entries: Vec<NamedFile<T>> = self
            .paths()
            .map_err(|source| StoreError::Io {
                path: self.folder.clone(),
                source,
            })?
            .into_iter()
            .map(|path| self.look(path))
            .collect();
        entries.sort_by_key(|entry| Reverse(entry.modified));
        Ok(entries)
    }

    fn paths(&self) -> io::Result<BTreeSet<PathBuf>> {
        let entries = match self.folder.read_dir() {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(BTreeSet::new()),
            Err(error) => return Err(error),
        };
        let is_ours = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.ends_with(T::ENDING) && !name.starts_with('.')
        };
        Ok(entries
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.is_file())
            .map(|path| backed_up_by(&path).unwrap_or(path))
            .filter(is_ours)
            .collect())
    }

    fn look(&self, path: PathBuf) -> NamedFile<T> {
        let held = T::read(&self.disk, &path);
        let backup = match &held {
            Ok(_) => None,
            Err(_) => T::read(&self.disk, &backup_of(&path)).ok(),
        };
        let modified = [path.clone(), backup_of(&path)]
            .iter()
            .find_map(|path| path.metadata().ok()?.modified().ok());
        let known = held.as_ref().ok().or(backup.as_ref());
        let name = known.and_then(T::name).map(str::to_owned);
        NamedFile {
            name: name.unwrap_or_else(|| {
                let stem = path.file_stem().unwrap_or_default();
                stem.to_string_lossy().into_owned()
            }),
            modified: modified.unwrap_or(SystemTime::UNIX_EPOCH),
            path,
            held,
            backup,
        }
    }

    /// Removes a file and its backup for good.
    pub fn delete(&self, path: &Path) -> Result<(), StoreError> {
        whole::remove(&self.disk, path).map_err(|source| StoreError::Io {
            path: path.to_owned(),
            source,
        })
    }
}
