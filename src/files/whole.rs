//! Files that are complete at every moment, even if the process is killed.
//!
//! A new text is written beside the old file, synced to the disk, and only then renamed over it.
//! The old file is kept as a backup. Wherever this is interrupted, the file or its backup is
//! complete:
//!
//! | step | file | backup |
//! |---|---|---|
//! | the new text is written beside and on the disk | old | older |
//! | the old backup is removed | old | – |
//! | the file is linked as the backup | old | old |
//! | the new text is renamed to the file | new | old |
//! | the folder is on the disk | new | old |
//!
//! Where hard links are not supported, the old file is renamed to the backup, and for a moment only
//! the backup exists. So a reader that finds no file looks for its backup.

use super::disk::{Disk, Found};
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// Nothing the game writes is larger; a larger file is not the game's.
pub(super) const LARGEST: u64 = 1 << 20;

/// A temporary file older than this was left by a process that ended early.
const STRAY: Duration = Duration::from_secs(10 * 60);

/// The suffix of a temporary file.
const BESIDE: &str = ".new";

/// The suffix of a backup.
const BACKUP: &str = ".bak";

/// Why a text cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum TextError {
    /// The file could not be read.
    #[error("it cannot be read: {0}")]
    Io(#[from] io::Error),
    /// It is a folder.
    #[error("it is a folder")]
    Folder,
    /// It is too large to be a file of the game.
    #[error("it is larger than 1 MiB, which no file of the game is")]
    TooLarge,
    /// It is not text.
    #[error("it is not text")]
    NotText,
}

/// What to do with the file that is replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Former {
    Dropped,
    KeptAsBackup,
}

/// The name of a file's backup.
pub(super) fn backup_of(path: &Path) -> PathBuf {
    with_ending(path, BACKUP)
}

/// The file that this is the backup of.
pub(super) fn backed_up_by(path: &Path) -> Option<PathBuf> {
    let name = path.file_name()?.to_str()?.strip_suffix(BACKUP)?;
    Some(path.with_file_name(name))
}

pub(super) fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// The text of a file; `None` if there is no such file.
pub(super) fn read_text(disk: &Disk, path: &Path) -> Result<Option<String>, TextError> {
    match disk.read(path, LARGEST)? {
        Found::Nothing => Ok(None),
        Found::Folder => Err(TextError::Folder),
        Found::TooLarge => Err(TextError::TooLarge),
        Found::Bytes(bytes) => match String::from_utf8(bytes) {
            Ok(text) => Ok(Some(text)),
            Err(_) => Err(TextError::NotText),
        },
    }
}

/// Replaces the text of a file.
pub(super) fn replace(disk: &Disk, path: &Path, text: &str, former: Former) -> io::Result<()> {
    let path = &followed(path);
    let beside = write_beside(disk, path, text)?;
    let put = match former {
        Former::Dropped => disk.rename(&beside, path),
        Former::KeptAsBackup => put_keeping_backup(disk, &beside, path),
    };
    finish(disk, &beside, path, put)
}

/// Writes a new file; fails with `AlreadyExists` if there is one.
pub(super) fn write_first(disk: &Disk, path: &Path, text: &str) -> io::Result<()> {
    if path.symlink_metadata().is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let beside = write_beside(disk, path, text)?;
    let put = match disk.link(&beside, path) {
        Ok(()) => disk.remove(&beside),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
        // No hard links here: a file created by another process in this moment is overwritten.
        Err(_) => disk.rename(&beside, path),
    };
    finish(disk, &beside, path, put)
}

/// The target of a symbolic link: the target is replaced, not the link.
fn followed(path: &Path) -> PathBuf {
    if path.is_symlink() {
        path.canonicalize().unwrap_or_else(|_| path.to_owned())
    } else {
        path.to_owned()
    }
}

fn write_beside(disk: &Disk, path: &Path, text: &str) -> io::Result<PathBuf> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    if let Some(folder) = path.parent() {
        disk.make_folder(folder)?;
        sweep(disk, folder, ".", STRAY);
    }
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}-{number}{BESIDE}", std::process::id()));
    let beside = path.with_file_name(name);
    match disk.write_new(&beside, text.as_bytes()) {
        Ok(()) => Ok(beside),
        Err(error) => {
            // Removes the incomplete file.
            let _ = disk.remove(&beside);
            Err(error)
        }
    }
}

fn put_keeping_backup(disk: &Disk, beside: &Path, path: &Path) -> io::Result<()> {
    if !path.is_file() {
        // Without a file, the backup may be the only copy, so it stays.
        return disk.rename(beside, path);
    }
    let backup = backup_of(path);
    disk.remove(&backup)?;
    if disk.link(path, &backup).is_ok() {
        return disk.rename(beside, path);
    }
    disk.rename(path, &backup)?;
    disk.rename(beside, path).inspect_err(|_| {
        let _ = disk.rename(&backup, path);
    })
}

fn finish(disk: &Disk, beside: &Path, path: &Path, put: io::Result<()>) -> io::Result<()> {
    match put {
        Ok(()) => disk.sync_folder_of(path),
        Err(error) => {
            let _ = disk.remove(beside);
            Err(error)
        }
    }
}

/// Removes temporary files of a file that no other process writes.
pub(super) fn sweep_beside(disk: &Disk, path: &Path) {
    if let (Some(folder), Some(name)) = (path.parent(), path.file_name()) {
        let beginning = format!(".{}.", name.to_string_lossy());
        sweep(disk, folder, &beginning, Duration::ZERO);
    }
}

/// Removes temporary files of processes that ended before renaming them.
fn sweep(disk: &Disk, folder: &Path, beginning: &str, age: Duration) {
    let Ok(entries) = folder.read_dir() else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let is_beside = name
            .to_str()
            .is_some_and(|name| name.starts_with(beginning) && name.ends_with(BESIDE));
        let is_old = || {
            let modified = entry.metadata().and_then(|about| about.modified()).ok();
            modified.is_some_and(|then| then.elapsed().unwrap_or_default() >= age)
        };
        if is_beside && is_old() {
            // Failing to remove it does no harm.
            let _ = disk.remove(&entry.path());
        }
    }
}

/// Removes a file and its backup: the backup first, or a reader would take it for the file.
pub(super) fn remove(disk: &Disk, path: &Path) -> io::Result<()> {
    disk.remove(&backup_of(path))?;
    disk.remove(path)?;
    match path.parent() {
        Some(folder) if folder.is_dir() => disk.sync_folder_of(path),
        _ => Ok(()),
    }
}

/// Renames a file and returns its new name; earlier renamed files are kept.
pub(super) fn set_aside(disk: &Disk, path: &Path) -> io::Result<PathBuf> {
    let aside = (1..)
        .map(|number| match number {
            1 => with_ending(path, ".old"),
            _ => with_ending(path, &format!(".old-{number}")),
        })
        .find(|aside| aside.symlink_metadata().is_err())
        .unwrap_or_else(|| unreachable!("there are enough numbers"));
    disk.rename(path, &aside)?;
    Ok(aside)
}
