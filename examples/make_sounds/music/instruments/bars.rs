//! Bars and boxes that are struck softly: few partials, each with its own time to die away.

use super::partial::{Partial, detuned, knock, swell};
use crate::music::RATE;
use crate::signal::Stereo;
use rand::rngs::ChaCha8Rng;

/// One way in which a bar swings.
struct Mode {
    /// Its pitch, as a multiple of the lowest.
    ratio: f64,
    /// How loud it is when struck hard.
    amplitude: f64,
    /// How much a soft blow leaves of it: the higher, the less.
    softness: f64,
    /// Seconds until it is 60 dB quieter, at A4.
    fades_in: f64,
}

const fn mode(ratio: f64, amplitude: f64, softness: f64, fades_in: f64) -> Mode {
    Mode {
        ratio,
        amplitude,
        softness,
        fades_in,
    }
}

/// A set of bars.
pub struct Bars {
    modes: &'static [Mode],
    /// Each mode sounds twice, so many cents apart at most: the bar's two ends differ.
    beating: f64,
    /// How loud the mallet's own knock is, and below which pitch.
    knock: (f64, f64),
    /// Seconds the mallet stays on the bar.
    contact: f64,
}

/// Free bars of glass swing at 1, 2.76, 5.40 and 8.93; these are cut until the second is a twelfth,
/// and a tube below each adds a little of the octave.
pub const GLASS: Bars = Bars {
    modes: &[
        mode(1.0, 0.55, 0.0, 3.6),
        mode(2.0, 0.035, 0.3, 2.2),
        mode(3.0, 0.09, 0.7, 1.5),
        mode(5.40, 0.08, 1.0, 0.7),
        mode(8.93, 0.04, 1.2, 0.3),
    ],
    beating: 1.2,
    knock: (0.02, 1_800.0),
    contact: 0.004,
};

/// Rosewood bars are undercut to swing at 1, 3.93 and 9.24.
pub const WOOD: Bars = Bars {
    modes: &[
        mode(1.0, 0.6, 0.0, 1.5),
        mode(3.93, 0.14, 0.8, 0.42),
        mode(9.24, 0.05, 1.3, 0.14),
    ],
    beating: 0.8,
    knock: (0.05, 900.0),
    contact: 0.005,
};

/// A box: its air, its lid, and a hand.
pub const LOW_WOOD: Bars = Bars {
    modes: &[
        mode(1.0, 0.8, 0.0, 0.26),
        mode(1.58, 0.3, 0.3, 0.2),
        mode(2.72, 0.14, 0.6, 0.13),
        mode(4.1, 0.05, 0.8, 0.09),
    ],
    beating: 3.0,
    knock: (0.12, 260.0),
    contact: 0.012,
};

impl Bars {
    /// One blow; bars are never damped.
    pub fn note(&self, hertz: f64, force: f64, rng: &mut ChaCha8Rng) -> Stereo {
        // Large bars ring longer than small ones.
        let size = (440.0 / hertz).powf(0.5);
        let longest = self.modes.iter().map(|mode| mode.fades_in);
        let seconds = longest.fold(0.0, f64::max) * size * 1.4;
        let mut sound = Stereo::silence(RATE, seconds as f32);
        for mode in self.modes {
            let amplitude = mode.amplitude * force.powf(mode.softness);
            for pan in [-0.45, 0.45] {
                Partial {
                    hertz: hertz * mode.ratio * detuned(self.beating, rng),
                    amplitude: 0.5 * amplitude,
                    fades_in: mode.fades_in * size,
                    pan,
                }
                .ring(&mut sound);
            }
        }
        let (loud, below) = self.knock;
        knock(&mut sound, loud * (0.5 + force), below, 0.04, rng);
        swell(&mut sound, self.contact, seconds - 0.05, 0.05);
        sound.amplify((0.15 + force) as f32);
        sound
    }
}
