//! A computation of the engine in the background, and its results so far.

use crate::ai::StopFlag;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};

/// A computation of the engine in a thread of its own. Dropping it stops it.
///
/// It may take long, and Bevy's few task threads also compile pipelines and read back pictures.
pub struct Thought<T> {
    /// `None` if the system has no more threads; then there are no results.
    thread: Option<JoinHandle<()>>,
    stop: StopFlag,
    told: Told<T>,
}

/// The latest result, shared with the thread.
pub struct Told<T>(Arc<Mutex<T>>);

impl<T> Told<T> {
    /// Locks the result, to read or replace it. Hold it only for a moment.
    pub fn now(&self) -> MutexGuard<'_, T> {
        // Results are replaced as a whole, so a panic leaves none half written.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: Default + Send + 'static> Thought<T> {
    /// Starts the computation.
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
    /// The latest result.
    pub fn told(&self) -> MutexGuard<'_, T> {
        self.told.now()
    }

    /// Stops the computation, waits for its end and returns its latest result. Not for a frame.
    pub fn finish(mut self) -> T
    where
        T: Default,
    {
        self.stop.stop();
        if let Some(thread) = self.thread.take() {
            // If it has panicked, the result before that counts.
            let _ = thread.join();
        }
        std::mem::take(&mut *self.told.now())
    }

    /// Asks the computation to stop, without waiting for it.
    pub fn stop(&self) {
        self.stop.stop();
    }

    /// Whether the computation has ended.
    pub fn is_over(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }
}

impl<T> Drop for Thought<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
