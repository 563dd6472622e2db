//! Sound that goes round: what rings past the end is heard at the start.

use super::RATE;
use super::instruments::ears;
use crate::signal::Stereo;
use std::f64::consts::{FRAC_1_SQRT_2, TAU};

/// Adds a sound to a loop, from a sample on, which may lie before the start or past the end.
pub fn add(round: &mut Stereo, sound: &Stereo, at: i64, pan: f64, gain: f64) {
    let len = round.len();
    let start = at.rem_euclid(len as i64) as usize;
    let [left, right] = ears(pan).map(|ear| (ear * gain) as f32);
    for (target, source, ear) in [
        (&mut round.left, &sound.left, left),
        (&mut round.right, &sound.right, right),
    ] {
        let mut place = start;
        for sample in source {
            target[place] += ear * sample;
            place += 1;
            if place == len {
                place = 0;
            }
        }
    }
}

/// Takes away what lies below `hertz` (two poles, Butterworth), going round.
pub fn high_pass(round: &mut Stereo, hertz: f64) {
    let angle = TAU * hertz / f64::from(RATE);
    let alpha = angle.sin() * FRAC_1_SQRT_2;
    let (cosine, norm) = (angle.cos(), 1.0 + alpha);
    let b = (1.0 + cosine) / 2.0 / norm;
    let (a1, a2) = (-2.0 * cosine / norm, (1.0 - alpha) / norm);
    for channel in [&mut round.left, &mut round.right] {
        let (mut x1, mut x2, mut y1, mut y2) = (0.0, 0.0, 0.0, 0.0);
        // A second of the end first, so that the filter is already moving at the start.
        for pass in [lead_in(channel.len(), 1.0), 0] {
            for sample in &mut channel[pass..] {
                let x = f64::from(*sample);
                let y = b * (x - 2.0 * x1 + x2) - a1 * y1 - a2 * y2;
                (x2, x1, y2, y1) = (x1, x, y1, y);
                if pass == 0 {
                    *sample = y as f32;
                }
            }
        }
    }
}

/// The sample so many seconds before the end.
pub fn lead_in(len: usize, seconds: f64) -> usize {
    len.saturating_sub((seconds * f64::from(RATE)) as usize)
}
