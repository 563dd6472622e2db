//! The game that is being played, kept marble by marble, and found again at the next start.
//!
//! Each running game has a file of its own: `running.kulami`, or `running-2.kulami` if that is
//! taken, and so on. The process that plays it holds a lock, which the system releases when the
//! process ends, however it ends. So a game whose lock is free is waiting to be resumed. It keeps
//! its file until it is resumed or given up: a new game takes another file.

use super::disk::{Disk, Lock};
use super::name::ENDING;
use super::saved_game::{ReadError, SavedGame, read_game};
use super::store::StoreError;
use super::whole::{self, Former, backed_up_by, backup_of};
use crate::play::GameId;
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// A process that only checks whether a game is running holds its lock no longer than this.
const GLANCE: Duration = Duration::from_millis(20);

/// The game that is being played, on disk.
#[cfg_attr(feature = "game", derive(bevy::prelude::Resource))]
#[derive(Debug)]
pub struct RunningSlot {
    folder: PathBuf,
    disk: Disk,
    held: Option<LockedSlot>,
}

/// The file of the game that is being played.
#[derive(Debug)]
struct LockedSlot {
    slot: u32,
    game: GameId,
    _lock: Lock,
}

/// A game that waits to be resumed.
#[derive(Debug)]
pub struct Unfinished {
    /// The game.
    pub game: SavedGame,
    /// When the last marble was placed.
    pub modified: SystemTime,
    /// What is wrong with its file, if this is the backup.
    pub broken: Option<ReadError>,
    slot: u32,
}

/// A game that cannot be read and has no readable backup. Its files are left as they are.
#[derive(Debug, thiserror::Error)]
#[error("{}: {problem}", path.display())]
pub struct BrokenGame {
    /// Its file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub problem: ReadError,
}

/// Why a game cannot be resumed or given up.
#[derive(Debug, thiserror::Error)]
pub enum RunningError {
    /// Another process is playing it.
    #[error("it is being played in another window")]
    Taken,
    /// A file could not be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl RunningSlot {
    /// The running game of this folder.
    pub fn in_folder(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            disk: Disk::default(),
            held: None,
        }
    }

    /// The same with another [`Disk`].
    #[must_use]
    pub fn on_disk(self, disk: Disk) -> Self {
        Self { disk, ..self }
    }

    fn path(&self, slot: u32) -> PathBuf {
        self.folder.join(match slot {
            1 => format!("running{ENDING}"),
            _ => format!("running-{slot}{ENDING}"),
        })
    }

    fn try_lock(&self, slot: u32) -> io::Result<Option<Lock>> {
        let path = self.path(slot).with_extension("lock");
        self.disk.lock(&path, GLANCE)
    }

    /// The games that wait to be resumed, newest first, and those that cannot be read. Games that
    /// another process is playing are left out. Nothing is changed.
    pub fn unfinished(&self) -> (Vec<Unfinished>, Vec<BrokenGame>) {
        let mut unfinished = Vec::new();
        let mut broken = Vec::new();
        for slot in self.taken_slots() {
            // If locking fails, no other process can be writing either.
            if !matches!(self.try_lock(slot), Ok(None)) {
                match self.look(slot) {
                    Ok(game) => unfinished.push(game),
                    Err(game) => broken.push(game),
                }
            }
        }
        unfinished.sort_by_key(|game: &Unfinished| std::cmp::Reverse(game.modified));
        (unfinished, broken)
    }

    fn look(&self, slot: u32) -> Result<Unfinished, BrokenGame> {
        let path = self.path(slot);
        let modified = |path: &Path| {
            let about = path.metadata();
            about
                .and_then(|about| about.modified())
                .unwrap_or(SystemTime::UNIX_EPOCH)
        };
        let problem = match read_game(&self.disk, &path) {
            Ok(game) => {
                return Ok(Unfinished {
                    game,
                    modified: modified(&path),
                    broken: None,
                    slot,
                });
            }
            Err(problem) => problem,
        };
        let backup = backup_of(&path);
        match read_game(&self.disk, &backup) {
            Ok(game) => Ok(Unfinished {
                game,
                modified: modified(&backup),
                // Where hard links are not supported, only the backup exists for a moment.
                broken: Some(problem).filter(|problem| !matches!(problem, ReadError::Missing)),
                slot,
            }),
            Err(_) => Err(BrokenGame { path, problem }),
        }
    }

    fn taken_slots(&self) -> BTreeSet<u32> {
        let entries = self.folder.read_dir().into_iter().flatten().flatten();
        entries
            .filter_map(|entry| {
                let path = entry.path();
                let path = backed_up_by(&path).unwrap_or(path);
                let stem = path.file_name()?.to_str()?.strip_suffix(ENDING)?;
                let slot = match stem.strip_prefix("running")? {
                    "" => 1,
                    number => number.strip_prefix('-')?.parse().ok()?,
                };
                (self.path(slot) == path).then_some(slot)
            })
            .collect()
    }

    /// Takes over a game. A broken file is renamed.
    pub fn resume(&mut self, unfinished: &Unfinished) -> Result<(), RunningError> {
        let path = self.path(unfinished.slot);
        let io = |source| StoreError::Io {
            path: path.clone(),
            source,
        };
        let lock = self.try_lock(unfinished.slot).map_err(io)?;
        let lock = lock.ok_or(RunningError::Taken)?;
        whole::sweep_beside(&self.disk, &path);
        if unfinished.broken.is_some() {
            whole::set_aside(&self.disk, &path).map_err(io)?;
        }
        self.held = Some(LockedSlot {
            slot: unfinished.slot,
            game: unfinished.game.id(),
            _lock: lock,
        });
        Ok(())
    }

    /// Gives up a game that waits to be resumed: its files are removed, except broken ones, which
    /// are renamed.
    pub fn give_up(&mut self, unfinished: &Unfinished) -> Result<(), RunningError> {
        self.resume(unfinished)?;
        Ok(self.clear()?)
    }

    /// Renames a game that cannot be read, so that it is not found again; returns its new name.
    pub fn set_aside(&self, broken: &BrokenGame) -> Result<PathBuf, StoreError> {
        whole::set_aside(&self.disk, &broken.path)
            .and_then(|aside| {
                let backup = backup_of(&broken.path);
                if backup.exists() {
                    whole::set_aside(&self.disk, &backup)?;
                }
                Ok(aside)
            })
            .map_err(|source| StoreError::Io {
                path: broken.path.clone(),
                source,
            })
    }

    /// Writes the game as it is now. A different game than the last one gets a file of its own.
    pub fn save(&mut self, game: &SavedGame) -> Result<(), StoreError> {
        let io = |path: &Path| {
            let path = path.to_owned();
            move |source| StoreError::Io { path, source }
        };
        if self
            .held
            .as_ref()
            .is_some_and(|held| held.game != game.id())
        {
            self.held = None;
        }
        if self.held.is_none() {
            self.held = Some(self.claim(game.id()).map_err(io(&self.folder))?);
        }
        let Some(held) = &self.held else {
            return Ok(());
        };
        let path = self.path(held.slot);
        whole::replace(&self.disk, &path, &game.to_string(), Former::KeptAsBackup)
            .map_err(io(&path))
    }

    /// Finds a file for a new game.
    fn claim(&self, game: GameId) -> io::Result<LockedSlot> {
        self.disk.make_folder(&self.folder)?;
        let taken = self.taken_slots();
        for slot in (1..).filter(|slot| !taken.contains(slot)) {
            let Some(lock) = self.try_lock(slot)? else {
                continue;
            };
            // Another process may have used the slot since.
            if !self.taken_slots().contains(&slot) {
                whole::sweep_beside(&self.disk, &self.path(slot));
                return Ok(LockedSlot {
                    slot,
                    game,
                    _lock: lock,
                });
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// Removes the file: the game is over or was given up.
    pub fn clear(&mut self) -> Result<(), StoreError> {
        let Some(held) = &self.held else {
            return Ok(());
        };
        let path = self.path(held.slot);
        whole::remove(&self.disk, &path).map_err(|source| StoreError::Io { path, source })?;
        self.held = None;
        Ok(())
    }
}
