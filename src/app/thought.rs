//! A computation of the engine in the background, and its results so far.

use crate::ai::StopFlag;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::Builder;

/// A computation of the engine in a thread that does nothing else. Dropping it stops it.
///
/// It may take long, and Bevy's few task threads also compile pipelines and read back pictures.
pub struct Thought<T> {
    stop: StopFlag,
    told: Told<T>,
    end: Arc<ThoughtEnd>,
}

/// The latest result, shared with the thread.
pub struct Told<T>(Arc<Mutex<T>>);

impl<T> Told<T> {
    /// Locks the result, to read or replace it. Hold it only for a moment.
    pub fn now(&self) -> MutexGuard<'_, T> {
        // Results are replaced as a whole, so a panic leaves none half written.
        lock(&self.0)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether a computation has ended.
#[derive(Default)]
struct ThoughtEnd {
    is_over: Mutex<bool>,
    changed: Condvar,
}

/// Reports the end of a computation, also if it panics or is never begun.
struct EndReport(Arc<ThoughtEnd>);

impl Drop for EndReport {
    fn drop(&mut self) {
        *lock(&self.0.is_over) = true;
        self.0.changed.notify_all();
    }
}

type Work = Box<dyn FnOnce() + Send>;

/// Threads that wait for the next computation. A new thread for each would begin on the processor
/// of the thread that draws, and delay a frame.
static WAITING: Mutex<Vec<Sender<Work>>> = Mutex::new(Vec::new());

/// Runs a computation in a thread that waits, or in a new one. Without any thread it is dropped.
fn run(work: Work) {
    let mut work = work;
    loop {
        let Some(waiting) = lock(&WAITING).pop() else {
            break;
        };
        // A thread in which a computation has panicked is gone.
        match waiting.send(work) {
            Ok(()) => return,
            Err(returned) => work = returned.0,
        }
    }
    let (sender, receiver) = channel::<Work>();
    let thread = Builder::new().name("thought".to_owned());
    let own = sender.clone();
    if thread.spawn(move || work_on(&own, &receiver)).is_ok() {
        let _ = sender.send(work);
    }
}

/// Does one computation after the other, and says that it waits in between.
fn work_on(own: &Sender<Work>, receiver: &Receiver<Work>) {
    while let Ok(work) = receiver.recv() {
        work();
        lock(&WAITING).push(own.clone());
    }
}

impl<T: Default + Send + 'static> Thought<T> {
    /// Starts the computation. If the system has no more threads, it ends without results.
    pub fn begin(think: impl FnOnce(&StopFlag, &Told<T>) + Send + 'static) -> Self {
        let (stop, told, end) = (StopFlag::default(), Told(Arc::default()), Arc::default());
        let (stopped, telling) = (stop.clone(), Told(Arc::clone(&told.0)));
        let report = EndReport(Arc::clone(&end));
        run(Box::new(move || {
            think(&stopped, &telling);
            drop(report);
        }));
        Self { stop, told, end }
    }
}

impl<T> Thought<T> {
    /// The latest result.
    pub fn told(&self) -> MutexGuard<'_, T> {
        self.told.now()
    }

    /// Stops the computation, waits for its end and returns its latest result. Not for a frame.
    pub fn finish(self) -> T
    where
        T: Default,
    {
        self.stop.stop();
        let mut is_over = lock(&self.end.is_over);
        while !*is_over {
            let waited = self.end.changed.wait(is_over);
            is_over = waited.unwrap_or_else(PoisonError::into_inner);
        }
        drop(is_over);
        std::mem::take(&mut *self.told.now())
    }

    /// Asks the computation to stop, without waiting for it.
    pub fn stop(&self) {
        self.stop.stop();
    }

    /// Whether the computation has ended.
    pub fn is_over(&self) -> bool {
        *lock(&self.end.is_over)
    }
}

impl<T> Drop for Thought<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    fn wait(is_over: impl Fn() -> bool) {
        let started = Instant::now();
        while !is_over() {
            assert!(started.elapsed() < Duration::from_secs(20), "it ends");
            std::thread::yield_now();
        }
    }

    #[test]
    fn a_thought_tells_its_result_and_ends() {
        let thought = Thought::begin(|_, told: &Told<u32>| *told.now() = 7);
        wait(|| thought.is_over());
        assert_eq!(*thought.told(), 7);
        assert_eq!(thought.finish(), 7);
    }

    #[test]
    fn a_thought_that_is_stopped_gives_what_it_has() {
        let thought = Thought::begin(|stop, told: &Told<u32>| {
            while !stop.is_stopped() {
                std::thread::yield_now();
            }
            *told.now() = 3;
        });
        assert!(!thought.is_over());
        assert_eq!(thought.finish(), 3);
    }

    #[test]
    fn a_thought_that_panics_is_over_and_others_go_on() {
        for _ in 0..3 {
            let broken = Thought::begin(|_, _: &Told<u32>| panic!("as it is meant to"));
            wait(|| broken.is_over());
            let thought = Thought::begin(|_, told: &Told<u32>| *told.now() = 1);
            wait(|| thought.is_over());
            assert_eq!(thought.finish(), 1);
        }
    }
}
