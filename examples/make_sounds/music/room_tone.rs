//! The tone of a quiet room: air that hardly moves.

use super::RATE;
use super::circle;
use crate::signal::Stereo;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use std::f64::consts::TAU;

const SECONDS: f32 = 36.0;
/// Seconds of the end that set the filters moving before the start.
const LEAD_IN: f64 = 1.0;

/// One colour of the air.
struct Air {
    /// Louder below this, in hertz.
    below: f64,
    /// And above this.
    above: f64,
    loud: f64,
    /// How far it swells, as a share.
    movement: f64,
    /// Swells in a loop: a whole number.
    turns: f64,
}

/// The warmth of the house far away, the room itself, and a breath of air.
const AIRS: [Air; 3] = [
    Air {
        below: 190.0,
        above: 70.0,
        loud: 1.0,
        movement: 0.25,
        turns: 2.0,
    },
    Air {
        below: 600.0,
        above: 160.0,
        loud: 0.35,
        movement: 0.3,
        turns: 3.0,
    },
    Air {
        below: 2_600.0,
        above: 900.0,
        loud: 0.05,
        movement: 0.45,
        turns: 1.0,
    },
];

/// The loop. The ears hear the same air for one half and their own for the other.
pub fn make(rng: &mut ChaCha8Rng) -> Stereo {
    let mut room = Stereo::silence(RATE, SECONDS);
    let len = room.len();
    for air in &AIRS {
        let start = rng.random_range(0.0..1.0);
        let [middle, left, right] = [(); 3].map(|()| air.noise(len, rng));
        for index in 0..len {
            let turn = start + air.turns * index as f64 / len as f64;
            let gain = (air.loud * (1.0 + air.movement * (TAU * turn).sin())) as f32;
            room.left[index] += gain * (middle[index] + left[index]);
            room.right[index] += gain * (middle[index] + right[index]);
        }
    }
    circle::high_pass(&mut room, 65.0);
    room
}

impl Air {
    fn noise(&self, len: usize, rng: &mut ChaCha8Rng) -> Vec<f32> {
        let pace = |hertz: f64| 1.0 - (-TAU * hertz / f64::from(RATE)).exp();
        let (fast, slow) = (pace(self.below), pace(self.above));
        let white: Vec<f64> = (0..len).map(|_| rng.random_range(-1.0..1.0)).collect();
        let mut noise = vec![0.0; len];
        let (mut first, mut second, mut low) = (0.0, 0.0, 0.0);
        for start in [circle::lead_in(len, LEAD_IN), 0] {
            for index in start..len {
                first += fast * (white[index] - first);
                second += fast * (first - second);
                low += slow * (second - low);
                noise[index] = (second - low) as f32;
            }
        }
        noise
    }
}
