//! A soft upright bass: a round tone with a few overtones, plucked with the thumb.

use super::partial::{Partial, detuned, knock, swell};
use crate::music::RATE;
use crate::signal::Stereo;
use rand::rngs::ChaCha8Rng;

const DAMPER: f64 = 0.7;

/// A note.
pub fn note(hertz: f64, seconds: f64, force: f64, rng: &mut ChaCha8Rng) -> Stereo {
    let mut sound = Stereo::silence(RATE, (seconds + DAMPER) as f32);
    // The overtones let small loudspeakers hear the pitch.
    let overtones = [
        (1.0, 0.5, 7.0),
        (2.0, 0.22, 4.5),
        (3.0, 0.09, 2.5),
        (4.0, 0.03, 1.5),
    ];
    for (multiple, amplitude, fades_in) in overtones {
        Partial {
            hertz: hertz * multiple * detuned(1.0, rng),
            amplitude,
            fades_in,
            pan: 0.0,
        }
        .ring(&mut sound);
    }
    knock(&mut sound, 0.04, 200.0, 0.08, rng);
    swell(&mut sound, 0.07, seconds, DAMPER);
    sound.amplify(force as f32);
    sound
}
