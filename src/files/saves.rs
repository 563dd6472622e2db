//! The games that the player has given a name, one file each.

use super::disk::Disk;
use super::name::{ENDING, file_name};
use super::saved_game::{ReadError, SavedGame, read_game};
use super::store::StoreError;
use super::whole::{self, Former, backed_up_by, backup_of};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// So many games may have the same name.
const NAMESAKES: u32 = 10_000;

/// A folder of named games.
#[derive(Clone, Debug)]
pub struct Saves {
    folder: PathBuf,
    disk: Disk,
}

/// Where and as what a game was saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saved {
    /// Its file.
    pub path: PathBuf,
    /// Its name: the one that was wanted, with a number if another game has that.
    pub name: String,
}

/// A game in the folder.
#[derive(Debug)]
pub struct Save {
    /// Its file.
    pub path: PathBuf,
    /// What it is called.
    pub name: String,
    /// When it was written.
    pub modified: SystemTime,
    /// The game, or what is wrong with the file.
    pub game: Result<SavedGame, ReadError>,
    /// If something is: the game as it was before it was last saved.
    pub backup: Option<SavedGame>,
}

impl Saves {
    /// Games in this folder.
    pub fn in_folder(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            disk: Disk::default(),
        }
    }

    /// The same on another disk.
    #[must_use]
    pub fn on_disk(self, disk: Disk) -> Self {
        Self { disk, ..self }
    }

    /// Saves a game under a name. A save of the same game that this one goes on from is replaced,
    /// and is its backup; any other file of that name stays.
    pub fn save(&self, name: &str, game: &SavedGame) -> Result<Saved, StoreError> {
        let mut game = game.clone();
        let mut has_namesake = false;
        for number in 1..=NAMESAKES {
            let path = self.folder.join(file_name(name, number));
            game.set_name(&if has_namesake {
                format!("{name} {number}")
            } else {
                name.to_owned()
            });
            let is_free = !path.exists() && !backup_of(&path).exists();
            let written = if is_free {
                whole::write_first(&self.disk, &path, &game.to_string())
            } else {
                match read_game(&self.disk, &path) {
                    Ok(earlier) if game.continues(&earlier) => {
                        // It keeps the name that it is known by.
                        if let Some(known) = earlier.name() {
                            game.set_name(known);
                        }
                        let text = game.to_string();
                        whole::replace(&self.disk, &path, &text, Former::KeptAsBackup)
                    }
                    other => {
                        has_namesake |= other.is_ok_and(|other| other.name() == game.name());
                        continue;
                    }
                }
            };
            match written {
                Ok(()) => {
                    let name = game.name().unwrap_or_default().to_owned();
                    return Ok(Saved { path, name });
                }
                Err(error) if is_free && error.kind() == ErrorKind::AlreadyExists => {}
                Err(source) => return Err(StoreError::Io { path, source }),
            }
        }
        Err(StoreError::Io {
            path: self.folder.join(file_name(name, 1)),
            source: ErrorKind::AlreadyExists.into(),
        })
    }

    /// Every game in the folder, the newest first. Other files are left out.
    pub fn list(&self) -> Result<Vec<Save>, StoreError> {
        let mut saves: Vec<Save> = self
            .paths()
            .map_err(|source| StoreError::Io {
                path: self.folder.clone(),
                source,
            })?
            .into_iter()
            .map(|path| self.look(path))
            .collect();
        saves.sort_by_key(|save| Reverse(save.modified));
        Ok(saves)
    }

    fn paths(&self) -> io::Result<BTreeSet<PathBuf>> {
        let entries = match self.folder.read_dir() {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(BTreeSet::new()),
            Err(error) => return Err(error),
        };
        let is_game = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.ends_with(ENDING) && !name.starts_with('.')
        };
        Ok(entries
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.is_file())
            .map(|path| backed_up_by(&path).unwrap_or(path))
            .filter(is_game)
            .collect())
    }

    fn look(&self, path: PathBuf) -> Save {
        let game = read_game(&self.disk, &path);
        let backup = match &game {
            Ok(_) => None,
            Err(_) => read_game(&self.disk, &backup_of(&path)).ok(),
        };
        let modified = [path.clone(), backup_of(&path)]
            .iter()
            .find_map(|path| path.metadata().ok()?.modified().ok());
        let known = game.as_ref().ok().or(backup.as_ref());
        let name = known.and_then(|game| game.name()).map(str::to_owned);
        Save {
            name: name.unwrap_or_else(|| {
                let stem = path.file_stem().unwrap_or_default();
                stem.to_string_lossy().into_owned()
            }),
            modified: modified.unwrap_or(SystemTime::UNIX_EPOCH),
            path,
            game,
            backup,
        }
    }

    /// Removes a game and its backup for good.
    pub fn delete(&self, save: &Save) -> Result<(), StoreError> {
        whole::remove(&self.disk, &save.path).map_err(|source| StoreError::Io {
            path: save.path.clone(),
            source,
        })
    }
}
