//! A felt piano: stiff strings, a soft hammer, and a damper.

use super::partial::{Partial, detuned, knock, swell};
use crate::music::RATE;
use crate::signal::Stereo;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use std::f64::consts::PI;

/// Stiffness makes partials sharp: the n-th by √(1 + B·n²).
const STIFFNESS: f64 = 0.000_35;
/// Where the hammer strikes, as a share of the string.
const STRIKE: f64 = 1.0 / 7.6;
/// Seconds in which the damper silences the string.
const DAMPER: f64 = 0.45;

/// A note. It is heard as two trains of waves, as real strings swing in two planes: one dies away
/// fast and one slowly, slightly out of tune with the other.
pub fn note(hertz: f64, seconds: f64, force: f64, rng: &mut ChaCha8Rng) -> Stereo {
    let mut sound = Stereo::silence(RATE, (seconds + DAMPER) as f32);
    let longest = 11.0 * (220.0 / hertz).powf(0.6);
    // Felt swallows what is high; a harder blow presses it together.
    let dark = 520.0 + 2_000.0 * force + 0.35 * hertz;
    let place = ((hertz / 440.0).log2() * 0.12).clamp(-0.3, 0.3);
    for number in 1..=18 {
        let n = f64::from(number);
        let pitch = hertz * n * (1.0 + STIFFNESS * n * n).sqrt();
        let shape = (PI * n * STRIKE).sin().abs() / n.powf(0.75);
        let amplitude = 0.5 * shape * (-(pitch - hertz) / dark).exp();
        if amplitude < 2e-4 || pitch > 7_000.0 {
            break;
        }
        let fades_in = longest / (1.0 + 0.32 * (n - 1.0)) * rng.random_range(0.9..1.1);
        let side = rng.random_range(0.1..0.35);
        for (share, time, side) in [(0.62, 0.3, -side), (0.38, 1.0, side)] {
            Partial {
                hertz: pitch * detuned(0.5, rng),
                amplitude: amplitude * share,
                fades_in: fades_in * time,
                pan: place + side,
            }
            .ring(&mut sound);
        }
    }
    swell(&mut sound, 0.012 - 0.006 * force, seconds, DAMPER);
    knock(&mut sound, 0.035 + 0.03 * force, 320.0, 0.07, rng);
    // Low strings carry more power: they are played more softly.
    let light = (hertz / 500.0).powf(0.45).min(1.0);
    sound.amplify((light * (0.2 + force)) as f32);
    sound
}
