//! All access to the file system, one method per step, so that tests can fail or stop before any of
//! them.

use std::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A step on the file system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiskStep {
    /// Making a folder.
    MakeFolder,
    /// Making a file, or opening one to write to its end.
    Create,
    /// Writing half of the data.
    Write,
    /// Waiting until a file is on the disk.
    Sync,
    /// Giving a file a second name.
    Link,
    /// Giving a file another name.
    Rename,
    /// Waiting until the names in a folder are on the disk.
    SyncFolder,
    /// Removing a file.
    Remove,
    /// Truncating a file to its former length.
    Cut,
    /// Locking a file.
    Lock,
    /// Reading a file.
    Read,
}

type Watcher = Arc<dyn Fn(DiskStep, &Path) -> io::Result<()> + Send + Sync>;

/// The file system.
#[derive(Clone, Default)]
pub struct Disk {
    watcher: Option<Watcher>,
}

/// What a path turned out to be.
pub(super) enum Found {
    Nothing,
    Folder,
    TooLarge,
    Bytes(Vec<u8>),
}

impl Disk {
    /// The file system with a callback before every step. If it returns an error, the step fails
    /// with it; if it blocks, so does the step.
    pub fn watched(
        watcher: impl Fn(DiskStep, &Path) -> io::Result<()> + Send + Sync + 'static,
    ) -> Self {
        Self {
            watcher: Some(Arc::new(watcher)),
        }
    }

    fn before(&self, step: DiskStep, path: &Path) -> io::Result<()> {
        self.watcher
            .as_ref()
            .map_or(Ok(()), |watcher| watcher(step, path))
    }

    /// Creates a folder and its parents.
    pub(super) fn make_folder(&self, path: &Path) -> io::Result<()> {
        if path.is_dir() {
            return Ok(());
        }
        self.before(DiskStep::MakeFolder, path)?;
        fs::create_dir_all(path)
    }

    /// Writes a new file and waits until it is on the disk.
    pub(super) fn write_new(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.before(DiskStep::Create, path)?;
        let mut file = File::create(path)?;
        self.write(&mut file, path, bytes)
    }

    /// Appends a line to a file and waits until it is on the disk. If the file ends in a torn line,
    /// the new line starts after it. On failure, the file is truncated to its former length.
    pub(super) fn append_line(&self, path: &Path, line: &str) -> io::Result<()> {
        self.before(DiskStep::Create, path)?;
        let mut options = OpenOptions::new();
        let mut file = options.read(true).append(true).create(true).open(path)?;
        let length = file.metadata()?.len();
        let mut last = [b'\n'];
        if length > 0 {
            file.seek(SeekFrom::Start(length - 1))?;
            file.read_exact(&mut last)?;
        }
        let torn = if last == [b'\n'] { "" } else { "\n" };
        let text = format!("{torn}{line}\n");
        self.write(&mut file, path, text.as_bytes())
            .inspect_err(|_| {
                // If even this fails, a torn line is left, which readers skip.
                let _ = self
                    .before(DiskStep::Cut, path)
                    .and_then(|()| file.set_len(length));
            })
    }

    fn write(&self, file: &mut File, path: &Path, bytes: &[u8]) -> io::Result<()> {
        // In two halves, so that a test can stop in between.
        let (first, second) = bytes.split_at(bytes.len() / 2);
        for half in [first, second] {
            self.before(DiskStep::Write, path)?;
            file.write_all(half)?;
        }
        self.before(DiskStep::Sync, path)?;
        file.sync_all()
    }

    /// Gives a file a second name, which must be free.
    pub(super) fn link(&self, path: &Path, name: &Path) -> io::Result<()> {
        self.before(DiskStep::Link, name)?;
        fs::hard_link(path, name)
    }

    /// Gives a file another name, in place of whatever has it.
    pub(super) fn rename(&self, path: &Path, name: &Path) -> io::Result<()> {
        self.before(DiskStep::Rename, name)?;
        fs::rename(path, name)
    }

    /// Removes a file, if it is there.
    pub(super) fn remove(&self, path: &Path) -> io::Result<()> {
        if path.symlink_metadata().is_err() {
            return Ok(());
        }
        self.before(DiskStep::Remove, path)?;
        match fs::remove_file(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            other => other,
        }
    }

    /// Waits until the names in the folder of this file are on the disk.
    pub(super) fn sync_folder_of(&self, path: &Path) -> io::Result<()> {
        self.before(DiskStep::SyncFolder, path)?;
        // Other systems cannot open folders, and need not.
        #[cfg(unix)]
        if let Some(folder) = path.parent() {
            match File::open(folder)?.sync_all() {
                // Some file systems cannot sync folders, and need not.
                Err(error) if error.kind() == ErrorKind::InvalidInput => {}
                other => other?,
            }
        }
        Ok(())
    }

    /// The contents of a file, if it is not larger than `largest`.
    pub(super) fn read(&self, path: &Path, largest: u64) -> io::Result<Found> {
        // Checked first: opening a named pipe would block.
        let about = match fs::metadata(path) {
            Ok(about) => about,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Found::Nothing),
            Err(error) => return Err(error),
        };
        if about.is_dir() {
            return Ok(Found::Folder);
        }
        if !about.is_file() {
            return Err(io::Error::new(ErrorKind::InvalidInput, "not a file"));
        }
        self.before(DiskStep::Read, path)?;
        let mut bytes = Vec::new();
        match File::open(path) {
            Ok(file) => file.take(largest + 1).read_to_end(&mut bytes)?,
            // The file was removed in the meantime.
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Found::Nothing),
            Err(error) => return Err(error),
        };
        Ok(if bytes.len() as u64 > largest {
            Found::TooLarge
        } else {
            Found::Bytes(bytes)
        })
    }

    /// Locks a file until the lock is dropped or the process ends; `None` if another process holds
    /// it for longer than `patience`.
    pub(super) fn lock(&self, path: &Path, patience: Duration) -> io::Result<Option<Lock>> {
        self.before(DiskStep::Lock, path)?;
        let file = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)?;
        let started = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Some(Lock { _file: file })),
                // Without support for locks, the file system is hardly shared.
                Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
                    return Ok(Some(Lock { _file: file }));
                }
                Err(TryLockError::Error(error)) => return Err(error),
                Err(TryLockError::WouldBlock) if started.elapsed() >= patience => return Ok(None),
                Err(TryLockError::WouldBlock) => sleep(Duration::from_millis(2)),
            }
        }
    }
}

/// A lock on a file.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl fmt::Debug for Disk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Disk")
            .field("is_watched", &self.watcher.is_some())
            .finish()
    }
}
