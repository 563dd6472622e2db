//! What the engine thinks in the background, and what it has told of it so far.

use crate::ai::StopFlag;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};

/// Something the engine thinks about, or has thought about. It stops when nobody wants to know any
/// more.
///
/// It has a thread of its own: it may take long, and Bevy has few threads for tasks, which also
/// compile pipelines and bring pictures home.
pub struct Thought<T> {
    /// None if the system has no more threads; then nothing is ever told.
    thread: Option<JoinHandle<()>>,
    stop: StopFlag,
    told: Told<T>,
}

/// What was told last.
pub struct Told<T>(Arc<Mutex<T>>);

impl<T> Told<T> {
    /// To look at it, or to tell more. Nobody holds it for longer than a moment.
    pub fn now(&self) -> MutexGuard<'_, T> {
        // Whoever panicked with it in hand has left a whole one.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: Default + Send + 'static> Thought<T> {
    /// Begins to think.
    pub fn begin(think: impl FnOnce(&StopFlag, &Told<T>) + Send + 'static) -> Self {
        let stop = StopFlag::default();
        let told = Told(Arc::default());
        let (stopped, telling) = (stop.clone(), Told(Arc::clone(&told.0)));
        let thread = Builder::new().name("thought".to_owned());
        Self {
            thread: thread.spawn(move || think(&stopped, &telling)).ok(),
            stop,
            told,
        }
    }
}

impl<T> Thought<T> {
    /// What it has told.
    pub fn told(&self) -> MutexGuard<'_, T> {
        self.told.now()
    }

    /// Whether it has told everything.
    pub fn is_over(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }
}

impl<T> Drop for Thought<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
