//! A file that is only ever written to at its end, a line at a time, by one process after the other.

use super::disk::{Disk, Found, Lock};
use super::store::StoreError;
use super::whole;
use std::io::{self, ErrorKind};
use std::path::PathBuf;
use std::time::Duration;

/// Half a million games.
const LARGEST: u64 = 64 << 20;

/// Nobody else writes for so long.
const PATIENCE: Duration = Duration::from_secs(2);

/// The file.
#[derive(Clone, Debug)]
pub struct Log {
    path: PathBuf,
    disk: Disk,
}

impl Log {
    pub fn at(path: PathBuf) -> Self {
        Self {
            path,
            disk: Disk::default(),
        }
    }

    /// The same on another disk.
    pub fn on_disk(self, disk: Disk) -> Self {
        Self { disk, ..self }
    }

    /// Whether there is nothing yet.
    pub fn is_new(&self) -> bool {
        !self.path.exists()
    }

    /// Adds a line.
    pub fn append(&self, line: &str) -> Result<(), StoreError> {
        self.lock()
            .and_then(|_lock| self.disk.append_line(&self.path, line))
            .map_err(|source| self.error(source))
    }

    /// Everything; `None` if there is no such file.
    pub fn read(&self) -> Result<Option<Vec<u8>>, StoreError> {
        // Where there can be no lock, nobody can write, but we can still read.
        let _lock = self.path.exists().then(|| self.lock());
        match self.disk.read(&self.path, LARGEST) {
            Ok(Found::Bytes(bytes)) => Ok(Some(bytes)),
            Ok(Found::Nothing) => Ok(None),
            Ok(Found::Folder) => Err(self.error(ErrorKind::IsADirectory.into())),
            Ok(Found::TooLarge) => Err(self.error(ErrorKind::FileTooLarge.into())),
            Err(source) => Err(self.error(source)),
        }
    }

    /// Keeps it under another name, which is said; `None` if there is none.
    pub fn set_aside(&self) -> Result<Option<PathBuf>, StoreError> {
        if self.is_new() {
            return Ok(None);
        }
        self.lock()
            .and_then(|_lock| whole::set_aside(&self.disk, &self.path))
            .map(Some)
            .map_err(|source| self.error(source))
    }

    fn lock(&self) -> io::Result<Lock> {
        if let Some(folder) = self.path.parent() {
            self.disk.make_folder(folder)?;
        }
        // Not the file itself: on some systems nobody could read it meanwhile.
        let lock = self.path.with_extension("lock");
        let lock = self.disk.lock(&lock, PATIENCE)?;
        lock.ok_or_else(|| ErrorKind::ResourceBusy.into())
    }

    fn error(&self, source: io::Error) -> StoreError {
        StoreError::Io {
            path: self.path.clone(),
            source,
        }
    }
}
