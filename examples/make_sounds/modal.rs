//! Bodies that ring: sums of modes, each a partial that decays on its own, set off by a contact.
//!
//! Every mode is a resonator with two poles (Perry Cook, "Real Sound Synthesis for Interactive
//! Applications", chapter 4) driven by the force of the contact. A soft hit lasts longer, and a
//! longer push moves high modes less: it sounds darker without anything else being told. What
//! is heard is how fast the surface moves, not where it is: a steady push makes no sound, so
//! zeros keep each mode from passing on the push itself as a thump.

use crate::mono::{Mono, RATE, samples};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use std::f64::consts::{PI, TAU};

/// One way in which a body swings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mode {
    /// How often in a second.
    pub hertz: f32,
    /// How strong after a push that is over at once.
    pub level: f32,
    /// After how many seconds it is down to 37 % (−8.7 dB).
    pub decay: f32,
}

/// What is alike in all modes of a body.
#[derive(Clone, Copy, Debug)]
pub struct Body<'a> {
    /// The lowest mode.
    pub hertz: f32,
    /// All modes as multiples of the lowest.
    pub ratios: &'a [f32],
    /// How long the lowest lasts: see [`Mode::decay`].
    pub decay: f32,
    /// How much faster high modes decay: their decay falls with this power of the ratio.
    pub damping: f32,
    /// How much weaker high modes are: their level falls with this power of the ratio.
    pub slope: f32,
}

impl Body<'_> {
    /// The modes, as they are on one piece of wood or glass hit in one spot: frequencies up to
    /// `spread` (as a share) off, levels and decays different too. Above the lowest, the spot may
    /// swing with or against what is heard, so peaks do not all fall together.
    pub fn modes(&self, rng: &mut ChaCha8Rng, spread: f32) -> Vec<Mode> {
        self.ratios
            .iter()
            .map(|ratio| {
                let strength = match (*ratio > 1.0, rng.random()) {
                    // The lowest gives a body its pitch wherever it is hit.
                    (false, _) => rng.random_range(0.95..1.2),
                    (true, true) => rng.random_range(0.65..1.15),
                    (true, false) => -rng.random_range(0.65..1.15),
                };
                Mode {
                    hertz: self.hertz * ratio * (1.0 + spread * rng.random_range(-1.0..1.0)),
                    level: strength * ratio.powf(-self.slope),
                    decay: self.decay * ratio.powf(-self.damping) * rng.random_range(0.85..1.15),
                }
            })
            .collect()
    }
}

/// The force of a contact that lasts so many seconds: rises and falls as the bodies bend in and
/// spring back. It sums up to 1, so long and short ones push equally far.
pub fn contact(seconds: f32) -> Mono {
    let length = f64::from(seconds) * f64::from(RATE);
    let force: Vec<f64> = (0..=length.ceil() as usize)
        .map(|index| index as f64 / length)
        .map(|x| if x < 1.0 { (PI * x).sin().powi(2) } else { 0.0 })
        .collect();
    let sum: f64 = force.iter().sum();
    Mono(force.iter().map(|f| (f / sum.max(1e-9)) as f32).collect())
}

/// What is heard of the contact itself: air pushed by something that stops at once. Its peak is 1.
pub fn click(seconds: f32) -> Mono {
    let force = contact(seconds).0;
    let before = std::iter::once(0.0).chain(force.iter().copied());
    Mono(
        force
            .iter()
            .zip(before)
            .map(|(now, was)| now - was)
            .collect(),
    )
    .normalised()
}

/// How modes ring for so many seconds while a force drives them.
pub fn ring(modes: &[Mode], force: &Mono, seconds: f32) -> Mono {
    let mut sum = vec![0.0_f64; samples(seconds)];
    // What would swing faster than samples can follow is left out, not folded back.
    for mode in modes.iter().filter(|mode| mode.hertz < 0.45 * RATE as f32) {
        let angle = TAU * f64::from(mode.hertz) / f64::from(RATE);
        let radius = (-1.0 / (f64::from(mode.decay) * f64::from(RATE))).exp();
        let (back, back_twice) = (2.0 * radius * angle.cos(), -radius * radius);
        let push = 0.5 * f64::from(mode.level);
        let (mut last, mut before) = (0.0, 0.0);
        let (mut force_last, mut force_before) = (0.0, 0.0);
        let forces = force.0.iter().copied().chain(std::iter::repeat(0.0));
        for (sample, force) in sum.iter_mut().zip(forces) {
            let force = f64::from(force);
            let change = force - force_before;
            let now = back * last + back_twice * before + push * change;
            *sample += now;
            (before, last) = (last, now);
            (force_before, force_last) = (force_last, force);
        }
    }
    Mono(sum.into_iter().map(|sample| sample as f32).collect())
}
