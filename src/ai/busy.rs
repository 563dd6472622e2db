//! Which choices other threads are busy with, so that they are left for later.
//!
//! All threads search the same tree and share the table. Without coordination they would do the
//! same work at the same time; so a thread defers a choice that another thread is searching, and by
//! the time it comes back the table holds the result (Kerrigan, "Simplified ABDADA", after Weill,
//! 1996).

use super::keys::mix;
use crate::rules::Field;
use std::sync::atomic::{AtomicU64, Ordering};

/// Number of buckets. A mark that is overwritten is lost, which costs speed only.
const SLOTS: usize = 1 << 12;
/// Marks in a bucket.
const WAYS: usize = 4;

/// At lower depths, looking up marks costs more than it saves.
pub const FROM_DEPTH: i32 = 4;

/// Marks for the choices that threads are searching.
#[derive(Debug)]
pub struct Busy {
    slots: Box<[AtomicU64]>,
}

impl Busy {
    /// Without any marks.
    pub fn new() -> Self {
        Self {
            slots: (0..SLOTS * WAYS).map(|_| AtomicU64::new(0)).collect(),
        }
    }

    /// The key of a choice in a position, searched to this depth.
    pub fn key(position: u64, field: Field, depth: i32) -> u64 {
        position ^ mix((field.index() as u64 + 1) << 8 | depth as u64)
    }

    fn ways(&self, key: u64) -> &[AtomicU64] {
        let first = key as usize % SLOTS * WAYS;
        &self.slots[first..first + WAYS]
    }

    /// Whether another thread is searching this choice.
    pub fn contains(&self, key: u64) -> bool {
        self.ways(key)
            .iter()
            .any(|way| way.load(Ordering::Relaxed) == key)
    }

    /// Marks the choice as being searched by this thread.
    pub fn enter(&self, key: u64) {
        let ways = self.ways(key);
        let free = ways.iter().find(|way| way.load(Ordering::Relaxed) == 0);
        free.unwrap_or(&ways[0]).store(key, Ordering::Relaxed);
    }

    /// Removes the mark.
    pub fn leave(&self, key: u64) {
        for way in self.ways(key) {
            // Nothing happens if another thread has overwritten the mark.
            let _ = way.compare_exchange(key, 0, Ordering::Relaxed, Ordering::Relaxed);
        }
    }
}
