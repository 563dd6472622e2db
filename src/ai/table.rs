//! The transposition table: what is known of positions that were searched before, shared by
//! all threads without locks (Hyatt and Mann, "A lockless transposition table", 2002).

use super::value::Value;
use crate::rules::Field;
use std::sync::atomic::{AtomicU64, Ordering};

/// Which side of the true value a stored value lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    AtLeast,
    /// The value is at most this.
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub struct TableEntry {
    /// The value less `Node::decided`.
    pub value: Value,
    /// Which side of the truth it is on.
    pub bound: Bound,
    /// How many marbles deep it was searched.
    pub depth: u8,
    /// The best field found, if one stood out.
    pub best: Option<Field>,
}

/// Two words: the packed entry, and the key mixed with it so that halves of different
/// entries, written by two threads at once, do not match.
#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    packed: AtomicU64,
}

const SLOTS_PER_BUCKET: usize = 4;
const NO_FIELD: u64 = Field::COUNT as u64;

/// A table of fixed size.
#[derive(Debug)]
pub struct Table {
    slots: Vec<Slot>,
    generation: u8,
}

impl Table {
    /// A table of at most this many mebibytes; a smaller one if the system has not enough memory.
    pub fn new(mebibytes: usize) -> Self {
        let mut buckets = (mebibytes.max(1) << 20) / (size_of::<Slot>() * SLOTS_PER_BUCKET);
        loop {
            let mut slots = Vec::new();
            let wanted = buckets * SLOTS_PER_BUCKET;
            if slots.try_reserve_exact(wanted).is_ok() {
                slots.resize_with(wanted, Slot::default);
                return Self {
                    slots,
                    generation: 0,
                };
            }
            buckets = (buckets / 2).max(1);
        }
    }

    /// Its actual size.
    pub fn mebibytes(&self) -> usize {
        (self.slots.len() * size_of::<Slot>()) >> 20
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for slot in &mut self.slots {
            *slot = Slot::default();
        }
        self.generation = 0;
    }

    /// Marks what is there as old, so that it is replaced first.
    pub fn age(&mut self) {
        self.generation = self.generation.wrapping_add(1) & 0x3f;
    }

    fn bucket(&self, key: u64) -> &[Slot] {
        let buckets = (self.slots.len() / SLOTS_PER_BUCKET) as u128;
        // The high part of key × buckets is evenly spread below `buckets`.
        let index = ((u128::from(key) * buckets) >> 64) as usize * SLOTS_PER_BUCKET;
        &self.slots[index..index + SLOTS_PER_BUCKET]
    }

    /// What is known of the position with this key.
    pub fn probe(&self, key: u64) -> Option<TableEntry> {
        self.bucket(key).iter().find_map(|slot| {
            let packed = slot.packed.load(Ordering::Relaxed);
            let check = slot.check.load(Ordering::Relaxed);
            (packed != 0 && check ^ packed == key).then(|| unpack(packed))
        })
    }

    /// Remembers an entry in place of the least useful one: old before new, shallow before deep.
    pub fn store(&self, key: u64, entry: TableEntry) {
        let mut target = None;
        for slot in self.bucket(key) {
            let packed = slot.packed.load(Ordering::Relaxed);
            let same = slot.check.load(Ordering::Relaxed) ^ packed == key;
            let fresh = u64::from(generation_of(packed) == self.generation);
            let use_of_it = if packed == 0 || same {
                0
            } else {
                1 + (fresh << 8 | u64::from(depth_of(packed)))
            };
            if target.is_none_or(|(least, _)| use_of_it < least) {
                target = Some((use_of_it, slot));
            }
            if same {
                break;
            }
        }
        if let Some((_, slot)) = target {
            let packed = pack(entry, self.generation);
            slot.packed.store(packed, Ordering::Relaxed);
            slot.check.store(key ^ packed, Ordering::Relaxed);
        }
    }
}

// Packed: value 16 bits, depth 8, best field 8, bound 2, generation 6, and one bit that is
// always set so that no entry is zero.

fn pack(entry: TableEntry, generation: u8) -> u64 {
    let value = u64::from(entry.value.in_steps() as i16 as u16);
    let best = entry.best.map_or(NO_FIELD, |field| field.index() as u64);
    let bound = match entry.bound {
        Bound::Exact => 0,
        Bound::AtLeast => 1,
        Bound::AtMost => 2,
    };
    value
        | u64::from(entry.depth) << 16
        | best << 24
        | bound << 32
        | u64::from(generation) << 34
        | 1 << 40
}

fn unpack(packed: u64) -> TableEntry {
    TableEntry {
        value: Value::steps(i32::from(packed as u16 as i16)),
        depth: depth_of(packed),
        best: Field::new((packed >> 24 & 0xff) as usize),
        bound: match packed >> 32 & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
    }
}

fn depth_of(packed: u64) -> u8 {
    (packed >> 16) as u8
}

fn generation_of(packed: u64) -> u8 {
    (packed >> 34) as u8 & 0x3f
}
