//! Which choices other threads are busy with, so that they are left for later.
//!
//! All threads search the same tree and share the table. Left alone they would do the same work
//! at the same time; so a thread puts off a choice that another one is at, and by the time it
//! comes back the table knows the answer (Kerrigan, "Simplified ABDADA", after Weill, 1996).

use super::keys::mix;
use crate::rules::Field;
use std::sync::atomic::{AtomicU64, Ordering};

/// Places for choices; one that is overwritten is merely forgotten.
const SLOTS: usize = 1 << 12;
/// Choices that fall on the same place.
const WAYS: usize = 4;

/// With less depth than this, asking costs more than it saves.
pub const FROM_DEPTH: i32 = 4;

/// The choices that threads are busy with.
#[derive(Debug)]
pub struct Busy {
    slots: Box<[AtomicU64]>,
}

impl Busy {
    /// None yet.
    pub fn new() -> Self {
        Self {
            slots: (0..SLOTS * WAYS).map(|_| AtomicU64::new(0)).collect(),
        }
    }

    /// The key of a choice in a position, searched so deep.
    pub fn key(position: u64, field: Field, depth: i32) -> u64 {
        position ^ mix((field.index() as u64 + 1) << 8 | depth as u64)
    }

    fn ways(&self, key: u64) -> &[AtomicU64] {
        let first = key as usize % SLOTS * WAYS;
        &self.slots[first..first + WAYS]
    }

    /// Whether another thread is at it.
    pub fn contains(&self, key: u64) -> bool {
        self.ways(key)
            .iter()
            .any(|way| way.load(Ordering::Relaxed) == key)
    }

    /// Says that this thread is at it.
    pub fn enter(&self, key: u64) {
        let ways = self.ways(key);
        let free = ways.iter().find(|way| way.load(Ordering::Relaxed) == 0);
        free.unwrap_or(&ways[0]).store(key, Ordering::Relaxed);
    }

    /// Says that it is done.
    pub fn leave(&self, key: u64) {
        for way in self.ways(key) {
            // If another one took the place it is no longer ours.
            let _ = way.compare_exchange(key, 0, Ordering::Relaxed, Ordering::Relaxed);
        }
    }
}
