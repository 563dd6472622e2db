//! What most instruments are made of: tones that ring and die away, envelopes, and soft noise.

use crate::music::RATE;
use crate::signal::Stereo;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use std::f64::consts::TAU;

/// Nothing quieter than that is computed: −90 dB.
const INAUDIBLE: f64 = 3e-5;

/// One tone that dies away.
pub struct Partial {
    /// Its pitch.
    pub hertz: f64,
    /// How loud it begins.
    pub amplitude: f64,
    /// Seconds until it is 60 dB quieter.
    pub fades_in: f64,
    /// From −1 on the left to 1 on the right.
    pub pan: f64,
}

impl Partial {
    /// Adds it to a sound from its start on.
    pub fn ring(&self, sound: &mut Stereo) {
        if self.hertz > 0.4 * f64::from(RATE) {
            return;
        }
        let [left, right] = ears(self.pan);
        let fade = 0.001_f64.powf(1.0 / (self.fades_in * f64::from(RATE)));
        let (sine, cosine) = (TAU * self.hertz / f64::from(RATE)).sin_cos();
        let (turn_x, turn_y) = (fade * cosine, fade * sine);
        let lasts = (INAUDIBLE / self.amplitude).ln() / fade.ln();
        let (mut x, mut y) = (self.amplitude, 0.0);
        let both = sound.left.iter_mut().zip(&mut sound.right);
        for (l, r) in both.take(lasts.max(0.0) as usize) {
            *l += (y * left) as f32;
            *r += (y * right) as f32;
            (x, y) = (x * turn_x - y * turn_y, x * turn_y + y * turn_x);
        }
    }
}

/// How loud each ear hears what comes from a place, with the same power everywhere.
pub fn ears(pan: f64) -> [f64; 2] {
    let angle = (pan + 1.0) * TAU / 8.0;
    [angle.cos(), angle.sin()].map(|gain| gain * std::f64::consts::SQRT_2)
}

/// Rises smoothly over `rise` seconds, holds until `end`, and falls smoothly over `fall` seconds.
pub fn swell(sound: &mut Stereo, rise: f64, end: f64, fall: f64) {
    let smooth = |way: f64| 0.5 - 0.5 * (way.clamp(0.0, 1.0) * TAU / 2.0).cos();
    let both = sound.left.iter_mut().zip(&mut sound.right);
    for (index, (l, r)) in both.enumerate() {
        let time = index as f64 / f64::from(RATE);
        let gain = (smooth(time / rise) * smooth((end + fall - time) / fall)) as f32;
        *l *= gain;
        *r *= gain;
    }
}

/// Adds a soft knock: noise below `hertz` that dies away in `fades_in` seconds.
pub fn knock(sound: &mut Stereo, amplitude: f64, hertz: f64, fades_in: f64, rng: &mut ChaCha8Rng) {
    let pole = (-TAU * hertz / f64::from(RATE)).exp();
    let fade = 0.001_f64.powf(1.0 / (fades_in * f64::from(RATE)));
    // One pole lets a share of the noise's power through: this makes up for it.
    let gain = amplitude * ((1.0 + pole) / (1.0 - pole)).sqrt();
    let (mut first, mut second, mut level) = (0.0, 0.0, gain);
    let both = sound.left.iter_mut().zip(&mut sound.right);
    for (l, r) in both.take((fades_in * f64::from(RATE)) as usize) {
        first += (1.0 - pole) * (rng.random_range(-1.0..1.0) - first);
        second += (1.0 - pole) * (first - second);
        *l += (second * level) as f32;
        *r += (second * level) as f32;
        level *= fade;
    }
}

/// A number around 1 that is off by so many cents (hundredths of a semitone) at most.
pub fn detuned(cents: f64, rng: &mut ChaCha8Rng) -> f64 {
    (rng.random_range(-cents..=cents) / 1200.0).exp2()
}
