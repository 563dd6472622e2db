//! When to stop: by time, depth, nodes, or a stop flag.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What a search may use. Without any limit it goes on until the game is solved or stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Time from the call.
    pub time: Option<Duration>,
    /// Marbles to look ahead.
    pub depth: Option<u8>,
    /// Positions to visit, all threads together.
    pub nodes: Option<u64>,
}

impl Limits {
    /// The stricter of both, limit by limit.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        fn tighter<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
            match (one, other) {
                (Some(one), Some(other)) => Some(one.min(other)),
                (one, other) => one.or(other),
            }
        }
        Self {
            time: tighter(self.time, other.time),
            depth: tighter(self.depth, other.depth),
            nodes: tighter(self.nodes, other.nodes),
        }
    }
}

/// Ends a search from outside. Clones stop the same search.
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    /// Ends the search the next time it checks this flag.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the search was told to end.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The time a search has used.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    started: Instant,
    limit: Option<Duration>,
}

impl Clock {
    /// Starts now.
    pub fn start(limit: Option<Duration>) -> Self {
        Self {
            started: Instant::now(),
            limit,
        }
    }

    /// Time since the start.
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// Whether the time is up.
    pub fn is_up(&self) -> bool {
        self.limit.is_some_and(|limit| self.elapsed() >= limit)
    }
}
