//! Files that are whole at every moment, however suddenly the game ends.
//!
//! A new text is written beside the old one, brought to the disk, and only then put in its place.
//! The old one stays as the backup. Whenever that is cut off, the file or its backup is whole:
//!
//! | step | file | backup |
//! |---|---|---|
//! | the new text is written beside and on the disk | old | older |
//! | the old backup is removed | old | – |
//! | the file is linked as the backup | old | old |
//! | the new text is renamed to the file | new | old |
//! | the folder is on the disk | new | old |
//!
//! Where a file cannot have two names, the old one is renamed to the backup, and for a moment the
//! backup is all there is. So a reader who finds no file looks for its backup.

use super::disk::{Disk, Found};
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// Nothing the game writes is larger; a file that is, is not the game's.
pub(super) const LARGEST: u64 = 1 << 20;

/// Whoever has not put a new text in its place after so long never will.
const STRAY: Duration = Duration::from_secs(10 * 60);

/// How the name of a new text ends that is not in its place yet.
const BESIDE: &str = ".new";

/// How the name of a backup ends.
const BACKUP: &str = ".bak";

/// Why a text cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum TextError {
    /// The system does not let us.
    #[error("it cannot be read: {0}")]
    Io(#[from] io::Error),
    /// A folder has its name.
    #[error("it is a folder")]
    Folder,
    /// It is too large to be the game's.
    #[error("it is larger than 1 MiB, which no file of the game is")]
    TooLarge,
    /// It is not text.
    #[error("it is not text")]
    NotText,
}

/// What is to become of the text that a new one replaces.
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

/// Puts a text in the place of a file.
pub(super) fn replace(disk: &Disk, path: &Path, text: &str, former: Former) -> io::Result<()> {
    let path = &followed(path);
    let beside = write_beside(disk, path, text)?;
    let put = match former {
        Former::Dropped => disk.rename(&beside, path),
        Former::KeptAsBackup => put_keeping_backup(disk, &beside, path),
    };
    finish(disk, &beside, path, put)
}

/// Writes a file whose name must be free: `AlreadyExists` if it is not.
pub(super) fn write_first(disk: &Disk, path: &Path, text: &str) -> io::Result<()> {
    if path.symlink_metadata().is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    let beside = write_beside(disk, path, text)?;
    let put = match disk.link(&beside, path) {
        Ok(()) => disk.remove(&beside),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
        // No second names here: somebody who takes the name in this very moment loses.
        Err(_) => disk.rename(&beside, path),
    };
    finish(disk, &beside, path, put)
}

/// Where a link leads: it is the file that is replaced, not the link to it.
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
            // What is not whole is not left lying about either.
            let _ = disk.remove(&beside);
            Err(error)
        }
    }
}

fn put_keeping_backup(disk: &Disk, beside: &Path, path: &Path) -> io::Result<()> {
    if !path.is_file() {
        // Without a file the backup may be all there is: it stays.
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

/// Removes what was left beside a file that nobody else writes.
pub(super) fn sweep_beside(disk: &Disk, path: &Path) {
    if let (Some(folder), Some(name)) = (path.parent(), path.file_name()) {
        let beginning = format!(".{}.", name.to_string_lossy());
        sweep(disk, folder, &beginning, Duration::ZERO);
    }
}

/// Removes what processes left that ended before they had put their text in place.
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
            // Whatever hinders it hinders nobody.
            let _ = disk.remove(&entry.path());
        }
    }
}

/// Removes a file and its backup: the backup first, or it would be taken for all there is.
pub(super) fn remove(disk: &Disk, path: &Path) -> io::Result<()> {
    disk.remove(&backup_of(path))?;
    disk.remove(path)?;
    match path.parent() {
        Some(folder) if folder.is_dir() => disk.sync_folder_of(path),
        _ => Ok(()),
    }
}

/// Gives a file another name beside it, which is said; what was kept before stays.
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
