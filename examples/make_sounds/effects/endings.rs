//! How a game ends: three short phrases on glass bars over low wood, around D major.

use super::glass::{Bar, pitch};
use super::wood::BAR;
use super::{one, spread};
use crate::Recipe;
use crate::modal::{Body, contact, ring};
use crate::mono::{Mono, RATE};
use crate::room::{HALL, Room};
use crate::signal::Stereo;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// Every ending.
pub fn recipes() -> Vec<Recipe> {
    [
        one(
            "win",
            -20.0,
            "a game is won: glass bars rise through D major and bloom into an open ninth over low wood",
            |rng| play(rng, 3.5, &WIN),
        ),
        one(
            "draw",
            -20.0,
            "a draw: two voices of glass hover around D, meet in a fourth and settle on D",
            |rng| play(rng, 3.0, &DRAW),
        ),
        one(
            "loss",
            -20.0,
            "a game is lost: soft glass falls gently and rests on a warm sixth over low wood",
            |rng| play(rng, 3.0, &LOSS),
        ),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// What plays a note.
#[derive(Clone, Copy, Debug)]
enum Voice {
    Glass,
    Felt,
    Wood,
}

use Voice::{Felt, Glass, Wood};

/// When in seconds, who, how many semitones above A4, how loud.
type Note = (f32, Voice, i32, f32);

/// D A D F♯ A rising, then D3 A3 with D4 A4 F♯5 A5 E6.
const WIN: [Note; 13] = [
    (0.0, Felt, -7, 0.5),
    (0.0, Wood, -19, 0.5),
    (0.13, Glass, 0, 0.55),
    (0.26, Glass, 5, 0.6),
    (0.39, Glass, 9, 0.65),
    (0.52, Glass, 12, 0.7),
    (0.74, Wood, -19, 0.9),
    (0.745, Wood, -12, 0.6),
    (0.75, Felt, -7, 0.65),
    (0.772, Felt, 0, 0.6),
    (0.796, Glass, 9, 0.6),
    (0.822, Glass, 12, 0.5),
    (0.85, Glass, 19, 0.6),
];

/// D and A, E and G, then G over D and A, which lets go to D in both voices.
const DRAW: [Note; 11] = [
    (0.0, Felt, 5, 0.6),
    (0.02, Felt, 0, 0.55),
    (0.36, Felt, 7, 0.6),
    (0.38, Felt, -2, 0.5),
    (0.74, Wood, -19, 0.7),
    (0.75, Felt, 10, 0.65),
    (0.77, Felt, 5, 0.55),
    (1.36, Wood, -19, 0.8),
    (1.365, Wood, -12, 0.4),
    (1.37, Felt, 5, 0.8),
    (1.395, Felt, -7, 0.6),
];

/// F♯ E D B falling, then G3 with D4 B4 E5: a sixth in which nothing is sharp.
const LOSS: [Note; 10] = [
    (0.0, Felt, 9, 0.6),
    (0.02, Felt, 0, 0.35),
    (0.3, Felt, 7, 0.58),
    (0.6, Felt, 5, 0.56),
    (0.94, Felt, 2, 0.6),
    (1.3, Wood, -26, 0.6),
    (1.305, Wood, -14, 0.8),
    (1.31, Felt, -7, 0.6),
    (1.345, Felt, 2, 0.55),
    (1.39, Felt, 7, 0.5),
];

fn play(rng: &mut ChaCha8Rng, seconds: f32, notes: &[Note]) -> Stereo {
    let mut ears = [Mono::silence(seconds), Mono::silence(seconds)];
    for &(at, voice, semitones, strength) in notes {
        let note = voice.note(rng, pitch(semitones), seconds - at);
        let at = at + rng.random_range(0.0..0.006);
        // Laid out like bars in front of the player: low on the left, high on the right.
        let side = (semitones as f32 / 60.0).clamp(-0.35, 0.35);
        for (ear, sign) in ears.iter_mut().zip([-1.0, 1.0]) {
            ear.add(&note, at, strength * (1.0 + sign * side).sqrt());
        }
    }
    let [left, right] = ears.map(|ear| ear.0);
    let stereo = Stereo {
        rate: RATE,
        left,
        right,
    };
    let room = Room { wet: 0.35, ..HALL };
    spread(stereo, room)
}

impl Voice {
    fn note(self, rng: &mut ChaCha8Rng, hertz: f32, seconds: f32) -> Mono {
        match self {
            Glass => {
                let bar = Bar {
                    decay: 0.52,
                    mallet: 0.0007,
                    shine: 0.75,
                };
                bar.note(rng, hertz, seconds)
            }
            Felt => {
                let bar = Bar {
                    decay: 0.46,
                    mallet: 0.0011,
                    shine: 0.5,
                };
                bar.note(rng, hertz, seconds)
            }
            Wood => {
                let bar = Body {
                    hertz,
                    ratios: &BAR,
                    decay: 0.26,
                    damping: 1.0,
                    slope: 1.1,
                };
                let modes = bar.modes(rng, 0.0);
                ring(&modes, &contact(0.002), seconds)
            }
        }
    }
}
