//! A glass harp: nearly pure tones that swell under wet fingers and beat against each other.

use super::partial::{detuned, ears, swell};
use crate::music::RATE;
use crate::signal::Stereo;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use std::f64::consts::TAU;

/// Seconds in which a glass begins to sing at most, and goes silent.
const RISE: f64 = 1.3;
const FALL: f64 = 2.2;
/// Overtones: multiples and how loud they are.
const OVERTONES: [(f64, f64); 3] = [(1.0, 1.0), (2.0, 0.06), (3.0, 0.015)];

/// A note of two glasses, one to each side.
pub fn note(hertz: f64, seconds: f64, force: f64, rng: &mut ChaCha8Rng) -> Stereo {
    // In a melody glasses have to speak sooner, and to make room for the next.
    let (rise, fall) = (RISE.min(0.5 * seconds), FALL.min(0.5 + 0.6 * seconds));
    let mut sound = Stereo::silence(RATE, (seconds + fall) as f32);
    for pan in [-0.4, 0.4] {
        let pitch = hertz * detuned(1.6, rng);
        let (vibrato, trembling) = (rng.random_range(3.6..4.6), rng.random_range(0.25..0.6));
        let (start, turn) = (rng.random_range(0.0..TAU), rng.random_range(0.0..TAU));
        let [left, right] = ears(pan);
        let mut phase = rng.random_range(0.0..TAU);
        let both = sound.left.iter_mut().zip(&mut sound.right);
        for (index, (l, r)) in both.enumerate() {
            let time = index as f64 / f64::from(RATE);
            // The vibrato comes late and stays within three cents.
            let depth = 0.0018 * (time / 2.5).min(1.0);
            let bend = 1.0 + depth * (TAU * vibrato * time + start).sin();
            phase += TAU * pitch * bend / f64::from(RATE);
            let breath = 0.85 + 0.15 * (TAU * trembling * time + turn).sin();
            let wave: f64 = OVERTONES
                .iter()
                .map(|(multiple, loud)| loud * (multiple * phase).sin())
                .sum();
            let value = 0.25 * force * breath * wave;
            *l += (value * left) as f32;
            *r += (value * right) as f32;
        }
    }
    swell(&mut sound, rise, seconds, fall);
    sound
}
