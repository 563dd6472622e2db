//! Varies sounds: another take each time, with slightly different pitch and gain.

use super::bank::Take;
use super::heard::Sound;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::collections::HashMap;

/// By how much pitch and gain vary, up and down.
const PITCH_JITTER: f32 = 0.025;
const GAIN_JITTER: f32 = 0.1;

/// Chooses takes and varies them.
#[derive(Debug)]
pub struct Variation {
    rng: ChaCha8Rng,
    /// The take of each sound that was chosen last.
    last: HashMap<Sound, usize>,
}

/// A take, with pitch and gain as factors.
#[derive(Clone, Debug)]
pub struct Varied {
    /// The file.
    pub take: Take,
    /// How much higher.
    pub pitch: f32,
    /// How much louder.
    pub gain: f32,
}

impl Default for Variation {
    fn default() -> Self {
        Self {
            // A fixed seed: films sound the same every time.
            rng: ChaCha8Rng::seed_from_u64(17),
            last: HashMap::new(),
        }
    }
}

impl Variation {
    /// A random take other than the last one; `None` if there are no takes.
    pub fn choose(&mut self, sound: Sound, takes: &[Take]) -> Option<Varied> {
        let others = match self.last.get(&sound) {
            Some(_) if takes.len() > 1 => takes.len() - 1,
            _ => takes.len(),
        };
        if others == 0 {
            return None;
        }
        let mut take = self.rng.random_range(0..others);
        if others < takes.len() && Some(&take) >= self.last.get(&sound) {
            take += 1;
        }
        self.last.insert(sound, take);
        let (pitch, gain) = match sound {
            // Notes must be in tune, and phrases as composed.
            Sound::Flood | Sound::Chain | Sound::ChainEnd | Sound::Owner(_) | Sound::Lot => {
                (0.0, GAIN_JITTER)
            }
            Sound::Win | Sound::Draw | Sound::Loss | Sound::Hint | Sound::Bonus => (0.0, 0.0),
            _ => (PITCH_JITTER, GAIN_JITTER),
        };
        Some(Varied {
            take: takes.get(take)?.clone(),
            pitch: self.jitter(pitch),
            gain: self.jitter(gain),
        })
    }

    fn jitter(&mut self, by: f32) -> f32 {
        1.0 + by * (2.0 * self.rng.random::<f32>() - 1.0)
    }
}
