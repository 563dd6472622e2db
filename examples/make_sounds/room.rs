//! A small quiet room with wooden walls: a few early reflections, then a short tail.
//!
//! The tail is a feedback delay network (Jot and Chaigne 1991) of eight delays mixed by a
//! Householder matrix. Left and right hear different sums of it, so the room is wide while the
//! sound itself stays in the middle, where the game moves it from.

use crate::mono::RATE;
use crate::signal::Stereo;

/// How a room answers.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// Seconds until the tail has fallen by 60 dB.
    pub seconds: f32,
    /// How loud the room is beside the sound.
    pub wet: f32,
    /// How loud the early reflections are beside the tail. They tell where wood was hit, but
    /// make some notes louder than others.
    pub early: f32,
}

/// Around the table: heard, but not noticed.
pub const TABLE: Room = Room {
    seconds: 0.3,
    wet: 0.2,
    early: 1.0,
};

/// For notes and phrases: longer and more of it.
pub const HALL: Room = Room {
    seconds: 0.9,
    wet: 0.3,
    early: 0.25,
};

/// For buttons, which are close: hardly any.
pub const CLOSE: Room = Room {
    seconds: 0.15,
    wet: 0.06,
    early: 1.0,
};

const DELAYS: usize = 8;
/// Lengths in samples: primes from 6 to 21 ms, so that echoes do not fall together.
const LENGTHS: [usize; DELAYS] = [263, 331, 419, 503, 613, 709, 821, 937];
const LEFT: [f32; DELAYS] = [1.0, -1.0, 1.0, 1.0, -1.0, -1.0, 1.0, -1.0];
const RIGHT: [f32; DELAYS] = [1.0, 1.0, -1.0, 1.0, 1.0, -1.0, -1.0, -1.0];
/// Early reflections as seconds and strength: table, walls, ceiling, from a seat at the table.
const EARLY_LEFT: [(f32, f32); 6] = [
    (0.0031, 0.5),
    (0.0067, -0.42),
    (0.0103, 0.35),
    (0.0149, 0.28),
    (0.0191, -0.22),
    (0.0247, 0.17),
];
const EARLY_RIGHT: [(f32, f32); 6] = [
    (0.0037, 0.5),
    (0.0059, 0.42),
    (0.0113, -0.35),
    (0.0137, 0.28),
    (0.0203, 0.22),
    (0.0233, -0.17),
];
/// How much of its highs a wall takes at each reflection, from 0 to 1.
const WOOD: f32 = 0.35;
/// Below that many Hertz a small room has nothing of its own.
const LOWEST: f32 = 160.0;

impl Room {
    /// A sound together with the room's answer to it, as long as it was.
    pub fn around(&self, dry: &Stereo) -> Stereo {
        let mut heard = dry.clone();
        let left = reflected(&dry.left, &EARLY_LEFT);
        let right = reflected(&dry.right, &EARLY_RIGHT);
        let low = 1.0 - (-std::f32::consts::TAU * LOWEST / RATE as f32).exp();
        let mut rumble = [0.0; 2];
        let tail = self.tail(&left, &right);
        for (index, (mut l, mut r)) in tail.into_iter().enumerate() {
            l += self.early * left[index];
            r += self.early * right[index];
            rumble[0] += low * (l - rumble[0]);
            rumble[1] += low * (r - rumble[1]);
            heard.left[index] += self.wet * (l - rumble[0]);
            heard.right[index] += self.wet * (r - rumble[1]);
        }
        heard
    }

    fn tail(&self, left: &[f32], right: &[f32]) -> Vec<(f32, f32)> {
        let mut lines = LENGTHS.map(|length| vec![0.0_f32; length]);
        let mut dull = [0.0_f32; DELAYS];
        let gains =
            LENGTHS.map(|length| 10_f32.powf(-3.0 * length as f32 / RATE as f32 / self.seconds));
        let ears = left.iter().zip(right);
        ears.enumerate()
            .map(|(index, (left, right))| {
                for line in 0..DELAYS {
                    let heard = lines[line][index % LENGTHS[line]];
                    dull[line] += (1.0 - WOOD) * (heard * gains[line] - dull[line]);
                }
                let mixed = dull.iter().sum::<f32>() * 2.0 / DELAYS as f32;
                for line in 0..DELAYS {
                    let input = if line % 2 == 0 { left } else { right };
                    lines[line][index % LENGTHS[line]] = 0.5 * input + dull[line] - mixed;
                }
                let sum = |signs: &[f32; DELAYS]| {
                    let both = signs.iter().zip(&dull).map(|(sign, heard)| sign * heard);
                    0.5 * both.sum::<f32>()
                };
                (sum(&LEFT), sum(&RIGHT))
            })
            .collect()
    }
}

/// What comes back from the walls first.
fn reflected(dry: &[f32], taps: &[(f32, f32)]) -> Vec<f32> {
    let mut sum = vec![0.0; dry.len()];
    for (seconds, strength) in taps {
        let delay = (seconds * RATE as f32) as usize;
        for (sample, sound) in sum.iter_mut().skip(delay).zip(dry) {
            *sample += strength * sound;
        }
    }
    let mut dull = 0.0;
    for sample in &mut sum {
        dull += (1.0 - WOOD) * (*sample - dull);
        *sample = dull;
    }
    sum
}
