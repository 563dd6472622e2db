//! Notes of struck glass that tell what changed on the board.

use super::glass::{Bar, pitch};
use super::wood::knock;
use super::{one, placed, takes};
use crate::Recipe;
use crate::mono::{Mono, smooth};
use crate::noise::breath;
use crate::room::{HALL, Room, TABLE};
use crate::signal::Stereo;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// The room of short notes: longer than the table's, so that they fade instead of stopping.
const NOTES: Room = Room {
    seconds: 0.5,
    ..HALL
};

/// Every chime.
pub fn recipes() -> Vec<Recipe> {
    [
        takes(
            "owner-red",
            2,
            -27.0,
            "a tile becomes red's: two notes of struck glass, a major third up from A5",
            |rng| won(rng, [12, 16]),
        ),
        takes(
            "owner-black",
            2,
            -27.0,
            "a tile becomes black's: two notes of struck glass, a fourth down from E5",
            |rng| won(rng, [7, 2]),
        ),
        one(
            "owner-none",
            -31.0,
            "a tile becomes nobody's: one muted note, A4, on glass and wood",
            lost,
        ),
        one(
            "hint",
            -26.0,
            "a hint: three notes of glass upwards, D6, F sharp 6, A6",
            hinted,
        ),
        takes(
            "undo",
            2,
            -29.0,
            "taking back: glass and air swell as if played backwards, and end in a small click",
            taken_back,
        ),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn won(rng: &mut ChaCha8Rng, notes: [i32; 2]) -> Stereo {
    let mut sound = Mono::silence(0.95);
    let gap = rng.random_range(0.075..0.095);
    for (index, semitones) in notes.into_iter().enumerate() {
        let bar = Bar {
            mallet: Bar::SOFT.mallet * rng.random_range(0.62..0.8),
            ..Bar::SOFT
        };
        let note = bar.note(rng, pitch(semitones), 0.85);
        sound.add(&note, gap * index as f32, 0.92 + 0.08 * index as f32);
    }
    placed(sound, NOTES)
}

fn lost(rng: &mut ChaCha8Rng) -> Stereo {
    let mut sound = Mono::silence(0.5);
    let muted = Bar {
        decay: 0.045,
        mallet: 0.0013,
        shine: 0.4,
    };
    sound.add(&muted.note(rng, pitch(0), 0.45), 0.0, 1.0);
    sound.add(&knock(rng, 310.0, 0.016, 0.0022), 0.0, 0.35);
    placed(sound, TABLE)
}

fn hinted(rng: &mut ChaCha8Rng) -> Stereo {
    let mut sound = Mono::silence(1.1);
    for (index, semitones) in [17, 21, 24].into_iter().enumerate() {
        let bar = Bar {
            decay: 0.22,
            mallet: 0.7 * Bar::SOFT.mallet,
            ..Bar::SOFT
        };
        let note = bar.note(rng, pitch(semitones), 1.0);
        sound.add(&note, 0.115 * index as f32, [0.8, 0.85, 1.0][index]);
    }
    placed(sound, NOTES)
}

fn taken_back(rng: &mut ChaCha8Rng) -> Stereo {
    /// When the swell has come to its end: seconds.
    const END: f32 = 0.3;
    let mut forwards = Mono::silence(END);
    for semitones in [17, 12, 5] {
        let bar = Bar {
            decay: 0.12,
            mallet: 0.001,
            shine: 0.35,
        };
        let note = bar.note(rng, pitch(semitones), END);
        forwards.add(&note, rng.random_range(0.0..0.03), 0.4);
    }
    let air = breath(rng, END, 0.05, 2600.0, 900.0);
    forwards.add(&air, 0.0, 0.25);
    let mut sound = Mono::silence(0.48);
    let swell = forwards
        .backwards()
        .shaped(|time| smooth(time / 0.1) * smooth((END - time) / 0.018));
    sound.add(&swell, 0.0, 1.0);
    let hertz = rng.random_range(950.0..1100.0);
    sound.add(&knock(rng, hertz, 0.006, 0.0007), END - 0.012, 0.4);
    placed(sound, TABLE)
}
