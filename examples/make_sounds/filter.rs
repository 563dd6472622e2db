//! Filters of second order that may move while they sound.
//!
//! State variable filters with trapezoidal integration (Andrew Simper, "Solving the continuous
//! SVF equations using trapezoidal integration", Cytomic 2013): stable however fast they move.

use crate::mono::{Mono, RATE};
use std::f32::consts::PI;

/// What a filter lets through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pass {
    /// What is below.
    Low,
    /// What is around, as loud as before at the centre.
    Band,
    /// What is above.
    High,
}

impl Mono {
    /// Filtered at one frequency in Hertz; `q` of 0.707 is flat, more of it rings.
    pub fn filtered(self, pass: Pass, hertz: f32, q: f32) -> Self {
        self.swept(pass, |_| hertz, q)
    }

    /// Filtered at a frequency that depends on the time in seconds.
    pub fn swept(mut self, pass: Pass, hertz: impl Fn(f32) -> f32, q: f32) -> Self {
        let k = 1.0 / q;
        let (mut first, mut second) = (0.0, 0.0);
        for (index, sample) in self.0.iter_mut().enumerate() {
            let hertz = hertz(index as f32 / RATE as f32).clamp(10.0, 0.45 * RATE as f32);
            let g = (PI * hertz / RATE as f32).tan();
            let a1 = 1.0 / (1.0 + g * (g + k));
            let v3 = *sample - second;
            let band = a1 * first + g * a1 * v3;
            let low = second + g * a1 * first + g * g * a1 * v3;
            first = 2.0 * band - first;
            second = 2.0 * low - second;
            *sample = match pass {
                Pass::Low => low,
                Pass::Band => k * band,
                Pass::High => *sample - k * band - low,
            };
        }
        self
    }
}
