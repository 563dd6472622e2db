//! Instruments: each makes one note at a time out of numbers.

mod bars;
mod bass;
mod bowed;
mod glass;
mod partial;
mod piano;

pub use partial::ears;

use super::pitch::Pitch;
use crate::signal::Stereo;
use rand::rngs::ChaCha8Rng;

/// What notes are played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instrument {
    /// An upright piano with felt between hammers and strings.
    FeltPiano,
    /// Bars of glass under soft mallets.
    GlassMarimba,
    /// Bars of rosewood under soft mallets.
    WoodenMarimba,
    /// A low wooden box, touched with the hand.
    LowWood,
    /// Wet fingers on the rims of glasses.
    GlassHarp,
    /// Low strings, bowed without pressure.
    LowStrings,
    /// A warm ground of many soft strings.
    Pad,
    /// A soft upright bass.
    Bass,
}

impl Instrument {
    /// Whether it sounds on until the harmony changes, as with a pedal.
    pub fn has_pedal(self) -> bool {
        matches!(self, Self::FeltPiano)
    }

    /// How far a player is off the beat at most, in seconds: farther where notes only swell.
    pub fn looseness(self) -> f64 {
        match self {
            Self::Pad => 0.3,
            Self::LowStrings | Self::GlassHarp => 0.1,
            Self::WoodenMarimba | Self::LowWood => 0.008,
            _ => 0.013,
        }
    }

    /// One note and what rings on after it.
    pub fn note(self, pitch: Pitch, seconds: f64, force: f64, rng: &mut ChaCha8Rng) -> Stereo {
        let hertz = pitch.hertz();
        match self {
            Self::FeltPiano => piano::note(hertz, seconds, force, rng),
            Self::GlassMarimba => bars::GLASS.note(hertz, force, rng),
            Self::WoodenMarimba => bars::WOOD.note(hertz, force, rng),
            Self::LowWood => bars::LOW_WOOD.note(hertz, force, rng),
            Self::GlassHarp => glass::note(hertz, seconds, force, rng),
            Self::LowStrings => bowed::LOW_STRINGS.note(hertz, seconds, force, rng),
            Self::Pad => bowed::PAD.note(hertz, seconds, force, rng),
            Self::Bass => bass::note(hertz, seconds, force, rng),
        }
    }
}
