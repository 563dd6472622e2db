//! Many soft strings: detuned saw waves through a low-pass that opens and closes slowly.

use super::partial::{detuned, ears, swell};
use crate::music::RATE;
use crate::signal::Stereo;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use std::f64::consts::{PI, TAU};

/// A group of strings.
pub struct Strings {
    /// Where each sits, from −1 to 1.
    seats: &'static [f64],
    /// How far each is out of tune at most, in cents.
    detune: f64,
    /// Where the low-pass begins: so many hertz, and so many times the note's pitch.
    open: (f64, f64),
    /// How far it opens and closes, as a share.
    movement: f64,
    /// Seconds in which a note swells and fades.
    rise: f64,
    fall: f64,
}

/// The ground under everything.
pub const PAD: Strings = Strings {
    seats: &[-0.8, -0.25, 0.3, 0.75],
    detune: 5.0,
    open: (380.0, 0.9),
    movement: 0.4,
    rise: 1.9,
    fall: 2.6,
};

/// Cellos far away.
pub const LOW_STRINGS: Strings = Strings {
    seats: &[-0.5, 0.1, 0.5],
    detune: 3.5,
    open: (260.0, 1.6),
    movement: 0.25,
    rise: 1.4,
    fall: 1.6,
};

impl Strings {
    /// A note, bowed by all of them.
    pub fn note(&self, hertz: f64, seconds: f64, force: f64, rng: &mut ChaCha8Rng) -> Stereo {
        let mut sound = Stereo::silence(RATE, (seconds + self.fall) as f32);
        let cut = self.open.0 + self.open.1 * hertz;
        for &seat in self.seats {
            let [left, right] = ears(seat);
            let step = hertz * detuned(self.detune, rng) / f64::from(RATE);
            let mut phase: f64 = rng.random_range(0.0..1.0);
            let (speed, start) = (rng.random_range(0.05..0.11), rng.random_range(0.0..TAU));
            let (shimmer, turn) = (rng.random_range(0.12..0.3), rng.random_range(0.0..TAU));
            let mut filter = LowPass::default();
            let mut loud = 1.0;
            let both = sound.left.iter_mut().zip(&mut sound.right);
            for (index, (l, r)) in both.enumerate() {
                // A thousand times a second is enough for what moves slowly.
                if index % 32 == 0 {
                    let time = index as f64 / f64::from(RATE);
                    let way = (TAU * speed * time + start).sin();
                    filter.turn(cut * (1.0 + self.movement * way));
                    loud = 0.8 + 0.2 * (TAU * shimmer * time + turn).sin();
                }
                phase += step;
                if phase >= 1.0 {
                    phase -= 1.0;
                }
                let value = filter.pass(saw(phase, step)) * force * 0.3 * loud;
                *l += (value * left) as f32;
                *r += (value * right) as f32;
            }
        }
        sound.amplify(1.0 / self.seats.len() as f32);
        swell(&mut sound, self.rise.min(seconds), seconds, self.fall);
        sound
    }
}

/// A saw wave whose corner is rounded (polyBLEP), so that nothing folds back at the top.
fn saw(phase: f64, step: f64) -> f64 {
    let corner = if phase < step {
        let x = phase / step;
        x + x - x * x - 1.0
    } else if phase > 1.0 - step {
        let x = (phase - 1.0) / step;
        x * x + x + x + 1.0
    } else {
        0.0
    };
    2.0 * phase - 1.0 - corner
}

/// Two poles without resonance (state variable filter after Andrew Simper).
#[derive(Default)]
struct LowPass {
    g: f64,
    first: f64,
    second: f64,
}

impl LowPass {
    fn turn(&mut self, hertz: f64) {
        self.g = (PI * hertz / f64::from(RATE)).tan();
    }

    fn pass(&mut self, input: f64) -> f64 {
        // Damping 2 is a Q of ½: two poles on one spot.
        let damping = 2.0;
        let a1 = 1.0 / (1.0 + self.g * (self.g + damping));
        let v3 = input - self.second;
        let v1 = a1 * (self.first + self.g * v3);
        let v2 = self.second + self.g * v1;
        self.first = 2.0 * v1 - self.first;
        self.second = 2.0 * v2 - self.second;
        v2
    }
}
