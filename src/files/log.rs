//! A file that is only appended to, line by line, by one process at a time.

use super::disk::{Disk, Found, Lock};
use super::store::StoreError;
use super::whole;
use std::io::{self, ErrorKind};
use std::path::PathBuf;
use std::time::Duration;

/// Enough for half a million games.
const LARGEST: u64 = 64 << 20;

/// Another process never holds the lock for longer.
const PATIENCE: Duration = Duration::from_secs(2);

/// The file of a log.
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

    /// Whether the file does not exist yet.
    pub fn is_new(&self) -> bool {
        !self.path.exists()
    }

    /// Adds a line.
    pub fn append(&self, line: &str) -> Result<(), StoreError> {
        self.lock()
            .and_then(|_lock| self.disk.append_line(&self.path, line))
            .map_err(|source| self.error(source))
    }

    /// The contents; `None` if there is no such file.
    pub fn read(&self) -> Result<Option<Vec<u8>>, StoreError> {
        // Read even if the lock cannot be taken: then no process can write either.
        let _lock = self.path.exists().then(|| self.lock());
        match self.disk.read(&self.path, LARGEST) {
            Ok(Found::Bytes(bytes)) => Ok(Some(bytes)),
            Ok(Found::Nothing) => Ok(None),
            Ok(Found::Folder) => Err(self.error(ErrorKind::IsADirectory.into())),
            Ok(Found::TooLarge) => Err(self.error(ErrorKind::FileTooLarge.into())),
            Err(source) => Err(self.error(source)),
        }
    }

    /// Renames the file and returns its new name; `None` if there is no file.
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
        // Not on the file itself: some systems would not let others read it meanwhile.
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
