//! A disk that can be held up, and a folder on it.

use crate::stage;
use kulami::files::{Disk, DiskStep};
use std::fs;
use std::io;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::{self, ThreadId};
use std::time::Duration;

/// A disk that blocks while it is held, and notes which threads use it.
#[derive(Clone)]
pub struct SlowDisk {
    /// The thread that runs frames. It would deadlock on a disk that it holds itself.
    frames: ThreadId,
    held: Arc<(Mutex<bool>, Condvar)>,
    steps: Arc<Mutex<Vec<(ThreadId, DiskStep, PathBuf)>>>,
    is_full: Arc<AtomicBool>,
}

/// Holds the disk until it is dropped.
pub struct Held(SlowDisk);

impl Held {
    /// Releases the disk a moment later, from another thread.
    pub fn let_go_soon(self) {
        thread::spawn(move || {
            thread::sleep(Duration::from_millis(200));
            drop(self);
        });
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let (is_held, changed) = &*self.0.held;
        *is_held.lock().unwrap() = false;
        changed.notify_all();
    }
}

impl SlowDisk {
    /// A disk for a game whose frames run on this thread.
    pub fn new() -> Self {
        Self {
            frames: thread::current().id(),
            held: Arc::default(),
            steps: Arc::default(),
            is_full: Arc::default(),
        }
    }

    pub fn hold(&self) -> Held {
        *self.held.0.lock().unwrap() = true;
        Held(self.clone())
    }

    pub fn set_full(&self, is_full: bool) {
        self.is_full.store(is_full, Ordering::Relaxed);
    }

    pub fn disk(&self) -> Disk {
        let own = self.clone();
        Disk::watched(move |step, path| own.wait(step, path))
    }

    fn wait(&self, step: DiskStep, path: &Path) -> io::Result<()> {
        let user = thread::current().id();
        let known = (user, step, path.to_owned());
        self.steps.lock().unwrap().push(known);
        let (is_held, changed) = &*self.held;
        let mut held = is_held.lock().unwrap();
        if *held && user == self.frames {
            drop(held);
            panic!("a frame waits for the disk: {step:?} {}", path.display());
        }
        while *held {
            held = changed.wait(held).unwrap();
        }
        if self.is_full.load(Ordering::Relaxed)
            && matches!(step, DiskStep::Write | DiskStep::Remove)
        {
            return Err(io::ErrorKind::StorageFull.into());
        }
        Ok(())
    }

    /// Whether the thread that runs frames has never used it.
    pub fn is_left_alone_by_frames(&self) -> bool {
        let steps = self.steps.lock().unwrap();
        !steps.is_empty() && steps.iter().all(|(user, ..)| *user != self.frames)
    }

    /// How often this step was taken with a file, or with the temporary file beside it.
    pub fn count(&self, wanted: DiskStep, file: &str) -> usize {
        let steps = self.steps.lock().unwrap();
        let is_meant = |path: &Path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.contains(file)
        };
        steps
            .iter()
            .filter(|(_, step, path)| *step == wanted && is_meant(path))
            .count()
    }
}

/// An empty folder of one test, removed afterwards.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        Self(stage::folder(name))
    }

    /// How many files are in it.
    pub fn count(&self) -> usize {
        fs::read_dir(&self.0).unwrap().count()
    }
}

impl Deref for Folder {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
