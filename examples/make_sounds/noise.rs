//! Noise: air, felt, cloth, and wood that rubs on wood.

use crate::filter::Pass;
use crate::mono::{Mono, RATE, hill, samples};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// As much of every frequency.
pub fn white(rng: &mut ChaCha8Rng, seconds: f32) -> Mono {
    Mono(
        (0..samples(seconds))
            .map(|_| rng.random_range(-1.0..1.0))
            .collect(),
    )
}

/// A breath of air that swells and fades while its colour moves between two frequencies.
pub fn breath(rng: &mut ChaCha8Rng, seconds: f32, peak: f32, from: f32, to: f32) -> Mono {
    let colour = |time: f32| from * (to / from).powf(time / seconds);
    white(rng, seconds)
        .swept(Pass::Band, colour, 1.1)
        .swept(Pass::Low, |time| 2.2 * colour(time), 0.6)
        .shaped(hill(peak, seconds))
        .normalised()
}

/// A force that catches and slips, as of wood or skin that rubs: noise in grains of random
/// strength, about so many of them in a second.
pub fn stick_slip(rng: &mut ChaCha8Rng, seconds: f32, grains: f32) -> Mono {
    let mut strength = 1.0;
    let mut left = 0;
    let mut length = 1;
    Mono(
        (0..samples(seconds))
            .map(|_| {
                if left == 0 {
                    length = (RATE as f32 / grains * rng.random_range(0.4_f32..1.6)) as usize + 1;
                    left = length;
                    strength = rng.random_range(0.15_f32..1.0).powi(2);
                }
                left -= 1;
                // Each grain falls off as the surfaces let go of each other.
                let rest = left as f32 / length as f32;
                strength * rest * rest * rng.random_range(-1.0..1.0)
            })
            .collect(),
    )
}
