//! The game's glass: marbles that touch, and bars of glass struck with a mallet.

use crate::filter::Pass;
use crate::modal::{Mode, click, contact, ring};
use crate::mono::Mono;
use crate::noise::white;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// The few high partials heard of a glass marble when something touches it, at this level.
pub fn marble(rng: &mut ChaCha8Rng, level: f32) -> Vec<Mode> {
    [
        (5200.0, 1.0, 0.007),
        (6900.0, 0.7, 0.005),
        (8600.0, 0.45, 0.0035),
    ]
    .map(|(hertz, strength, decay)| Mode {
        hertz: hertz * rng.random_range(0.93..1.07),
        level: level * strength * rng.random_range(0.5..1.2),
        decay: decay * rng.random_range(0.7..1.3),
    })
    .to_vec()
}

/// Two marbles that touch; `strength` from 0 to 1 makes it louder and brighter.
pub fn clink(rng: &mut ChaCha8Rng, strength: f32) -> Mono {
    let touch = 0.00035 - 0.0002 * strength;
    let mut modes = marble(rng, 0.55);
    modes.extend(marble(rng, 0.4));
    // The gap between two marbles rings lower than either.
    modes.push(Mode {
        hertz: rng.random_range(2900.0..3700.0),
        level: 0.45,
        decay: rng.random_range(0.004..0.008),
    });
    let mut sound = ring(&modes, &contact(touch), 0.08);
    sound.add(&click(touch), 0.0, 0.15);
    sound.amplified(0.2 + 0.8 * strength)
}

/// A bar of glass and the mallet it is struck with.
#[derive(Clone, Copy, Debug)]
pub struct Bar {
    /// How long it rings: see [`Mode::decay`]. In seconds.
    pub decay: f32,
    /// How long mallet and glass touch: a soft mallet is slow and dark. In seconds.
    pub mallet: f32,
    /// How loud the partials above the lowest are.
    pub shine: f32,
}

impl Bar {
    /// Felt on glass: hardly more than the note itself.
    pub const SOFT: Self = Self {
        decay: 0.16,
        mallet: 0.0009,
        shine: 0.8,
    };
    /// Rubber on glass.
    pub const CLEAR: Self = Self {
        decay: 0.2,
        mallet: 0.0004,
        shine: 1.2,
    };

    /// One note, exactly as high as asked.
    pub fn note(self, rng: &mut ChaCha8Rng, hertz: f32, seconds: f32) -> Mono {
        // High notes ring shorter, as on every instrument of bars.
        let decay = self.decay * (440.0 / hertz).powf(0.35);
        // As multiples of the note: its octave, quietly, for warmth; then the modes of a free bar,
        // which make it glass and are too short to be heard as notes.
        let partials = [
            (2.0, 0.12, 0.55),
            (2.756, 0.22, 0.28),
            (5.404, 0.28, 0.11),
            (8.933, 0.2, 0.05),
        ];
        let mut modes = vec![Mode {
            hertz,
            level: 1.0,
            decay,
        }];
        modes.extend(partials.map(|(ratio, level, share)| Mode {
            hertz: hertz * ratio * rng.random_range(0.998..1.002),
            level: self.shine * level * rng.random_range(0.8..1.2),
            decay: decay * share,
        }));
        // The mallet of a high bar is smaller.
        let mallet = self.mallet * (440.0 / hertz).powf(0.6);
        let mut sound = ring(&modes, &contact(mallet), seconds);
        let felt = white(rng, 0.02)
            .shaped(|time| (time / mallet).min(1.0) * (-time / (2.0 * mallet)).exp())
            .filtered(Pass::Band, 0.9 / mallet, 0.7);
        sound.add(&felt.normalised(), 0.0, 0.05 * self.shine);
        sound
    }
}

/// The frequency of a note so many semitones above A4 (440 Hz).
pub fn pitch(semitones: i32) -> f32 {
    440.0 * 2_f32.powf(semitones as f32 / 12.0)
}
