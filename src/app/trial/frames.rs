//! A histogram of frame times of constant size: a trial that looks for growing memory must not grow
//! itself.

use std::fmt;
use std::time::Duration;

/// Buckets, each a tenth wider than the one before; the last one holds half a minute and more.
const STEPS: usize = 160;
/// The upper end of the first bucket, in milliseconds.
const FIRST: f64 = 0.01;
const WIDER: f64 = 1.1;

/// How many frames took how long.
#[derive(Clone, Debug)]
pub struct Frames {
    counts: [u64; STEPS],
    slowest: Duration,
}

impl Default for Frames {
    fn default() -> Self {
        Self {
            counts: [0; STEPS],
            slowest: Duration::ZERO,
        }
    }
}

impl Frames {
    /// Adds a frame.
    pub fn add(&mut self, time: Duration) {
        let milliseconds = time.as_secs_f64() * 1000.0;
        let step = (milliseconds / FIRST).log(WIDER).max(0.0).ceil() as usize;
        self.counts[step.min(STEPS - 1)] += 1;
        self.slowest = self.slowest.max(time);
    }

    fn count(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The time within which this share of all frames was done, in milliseconds, to a tenth.
    fn within(&self, part: f64) -> f64 {
        let wanted = (self.count() as f64 * part).ceil() as u64;
        let mut so_far = 0;
        let reached = self.counts.iter().position(|count| {
            so_far += count;
            so_far >= wanted
        });
        FIRST * WIDER.powi(reached.unwrap_or(STEPS) as i32)
    }
}

impl fmt::Display for Frames {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(
            f,
            "frames: {}, half within {:.2} ms, 99 of 100 within {:.2} ms, slowest {:.1} ms",
            self.count(),
            self.within(0.5),
            self.within(0.99),
            self.slowest.as_secs_f64() * 1000.0,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_all_frames_are_told_to_a_tenth() {
        let mut frames = Frames::default();
        for number in 1..=1000 {
            frames.add(Duration::from_micros(number * 10));
        }
        assert_eq!(frames.count(), 1000);
        for (part, milliseconds) in [(0.5, 5.0), (0.99, 9.9), (0.1, 1.0)] {
            let within = frames.within(part);
            assert!((1.0..=1.1).contains(&(within / milliseconds)), "{within}");
        }
        frames.add(Duration::from_secs(100_000));
        frames.add(Duration::ZERO);
        assert!(frames.to_string().ends_with("slowest 100000000.0 ms"));
    }
}
