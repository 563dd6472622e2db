//! A hall: a feedback delay network of eight lines (after Jot and Chaigne, 1991), going round.

use super::RATE;
use super::circle::lead_in;
use crate::signal::Stereo;
use std::f64::consts::TAU;

/// Line lengths in samples: 29 to 78 milliseconds, prime, so that their echoes never meet.
const LINES: [usize; 8] = [929, 1_117, 1_321, 1_523, 1_747, 1_979, 2_221, 2_503];
/// Lengths of the all-passes that blur what enters, left and right.
const BLUR: [[usize; 4]; 2] = [[113, 193, 277, 401], [127, 179, 293, 389]];
/// Seconds until the hall is 60 dB quieter.
const FADES_IN: f64 = 2.5;
/// Seconds before the hall answers.
const DELAY: f64 = 0.022;
/// Highs above this fade faster.
const DAMPED_ABOVE: f64 = 3_400.0;
/// Lows below this do not enter: they would only blur.
const ENTERS_ABOVE: f64 = 170.0;
/// How far the lines breathe, in samples.
const BREATH: f64 = 5.0;
/// Seconds of the loop's end that fill the hall before the start: 240 dB of fading.
const LEAD_IN: f64 = 10.0;

/// A ring of samples to write into and to read from later.
struct Line {
    samples: Vec<f32>,
    at: usize,
}

impl Line {
    fn new(len: usize) -> Self {
        Self {
            samples: vec![0.0; len],
            at: 0,
        }
    }

    fn push(&mut self, value: f32) {
        self.samples[self.at] = value;
        self.at = (self.at + 1) % self.samples.len();
    }

    /// What was written `back` samples ago, between two samples too.
    fn tap(&self, back: f64) -> f32 {
        let whole = back as usize;
        let part = (back - whole as f64) as f32;
        let len = self.samples.len();
        let near = self.samples[(self.at + len - whole) % len];
        let far = self.samples[(self.at + len - whole - 1) % len];
        near + part * (far - near)
    }

    /// Blurs: passes all pitches, but spreads them in time.
    fn all_pass(&mut self, input: f32) -> f32 {
        let old = self.samples[self.at];
        let fed = input - 0.6 * old;
        self.push(fed);
        old + 0.6 * fed
    }
}

/// The share of the way that a one-pole low-pass goes with every sample.
fn pace(hertz: f64) -> f32 {
    (1.0 - (-TAU * hertz / f64::from(RATE)).exp()) as f32
}

/// What the hall answers to a loop, a loop again.
pub fn answer(dry: &Stereo) -> Stereo {
    let len = dry.len();
    let mut wet = Stereo {
        rate: dry.rate,
        left: vec![0.0; len],
        right: vec![0.0; len],
    };
    let delay = (DELAY * f64::from(RATE)) as usize;
    let mut lines = LINES.map(|line| Line::new(line + 16));
    let mut blur = BLUR.map(|lengths| lengths.map(Line::new));
    let keeps = LINES.map(|line| {
        0.001_f64.powf(line as f64 / f64::from(RATE) / FADES_IN) as f32 / 8.0_f32.sqrt()
    });
    let (damping, entering) = (pace(DAMPED_ABOVE), pace(ENTERS_ABOVE));
    let mut dull = [0.0_f32; 8];
    let mut low = [0.0_f32; 2];
    let seconds = len as f64 / f64::from(RATE);
    for (start, is_kept) in [(lead_in(len, LEAD_IN), false), (0, true)] {
        for index in start..len {
            let from = (index + len - delay % len) % len;
            let mut fed = [dry.left[from], dry.right[from]];
            for ((value, low), stages) in fed.iter_mut().zip(&mut low).zip(&mut blur) {
                *low += entering * (*value - *low);
                *value -= *low;
                for stage in stages {
                    *value = stage.all_pass(*value);
                }
            }
            let mut out = [0.0_f32; 8];
            for (number, value) in out.iter_mut().enumerate() {
                // Whole turns in a loop, so that the hall breathes without a seam.
                let turns = (seconds * (0.21 + 0.045 * number as f64)).round();
                let turn = turns * index as f64 / len as f64;
                let sway = BREATH * (TAU * turn).sin();
                let heard = lines[number].tap(LINES[number] as f64 + sway);
                dull[number] += damping * (heard - dull[number]);
                *value = dull[number];
            }
            if is_kept {
                wet.left[index] = out[0] - out[2] + out[4] - out[6] + 0.4 * (out[1] + out[5]);
                wet.right[index] = out[1] - out[3] + out[5] - out[7] + 0.4 * (out[0] + out[4]);
            }
            hadamard(&mut out);
            for (number, line) in lines.iter_mut().enumerate() {
                line.push(fed[number % 2] * 0.46 + out[number] * keeps[number]);
            }
        }
    }
    wet
}

/// Mixes all lines with all, without loss but for a factor of √8.
fn hadamard(values: &mut [f32; 8]) {
    for width in [1, 2, 4] {
        for start in 0..8 {
            if start & width == 0 {
                let (a, b) = (values[start], values[start + width]);
                (values[start], values[start + width]) = (a + b, a - b);
            }
        }
    }
}
