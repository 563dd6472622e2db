//! The count at the end of a game: areas, chains, points.

use super::glass::{Bar, pitch};
use super::wood::{BAR, knock};
use super::{one, placed, takes};
use crate::Recipe;
use crate::modal::{Body, Mode, contact, ring};
use crate::mono::Mono;
use crate::noise::breath;
use crate::room::{CLOSE, HALL, Room, TABLE};
use crate::signal::Stereo;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// A room that is gone before the note is.
const NOTES: Room = Room {
    seconds: 0.5,
    ..HALL
};

/// Every sound of the count.
pub fn recipes() -> Vec<Recipe> {
    [
        one(
            "announce",
            -27.0,
            "a part of the count begins: felt on low wooden bars, D3, A3 and D4, and a breath",
            announced,
        ),
        one(
            "flood",
            -27.0,
            "an area grows: felt on glass at 440 Hz, which the game plays in a scale",
            |rng| struck(rng, Bar::SOFT, 0.8),
        ),
        one(
            "chain",
            -27.0,
            "one marble of a chain: rubber on glass at 440 Hz, which the game plays in a scale",
            |rng| struck(rng, Bar::CLEAR, 1.0),
        ),
        one(
            "chain-end",
            -25.0,
            "a chain ends: a small bell of glass at 440 Hz that rings long",
            rung,
        ),
        one(
            "bonus",
            -25.0,
            "points fly to their owner: a run of soft glass up the pentatonic from D5",
            flown,
        ),
        takes(
            "tick",
            3,
            -36.0,
            "a total counts up by one: a dry tick of wood",
            ticked,
        ),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn announced(rng: &mut ChaCha8Rng) -> Stereo {
    let mut sound = Mono::silence(1.0);
    for (hertz, level) in [(pitch(-19), 0.8), (pitch(-12), 0.8), (pitch(-7), 0.35)] {
        let bar = Body {
            hertz,
            ratios: &BAR,
            decay: 0.15,
            damping: 0.9,
            slope: 0.8,
        };
        let modes = bar.modes(rng, 0.0);
        sound.add(&ring(&modes, &contact(0.0014), 0.9), 0.0, level);
    }
    sound.add(&breath(rng, 0.7, 0.2, 900.0, 420.0), 0.0, 0.12);
    placed(sound, TABLE)
}

fn struck(rng: &mut ChaCha8Rng, bar: Bar, seconds: f32) -> Stereo {
    let bar = Bar {
        decay: 0.13 * seconds / 0.8,
        ..bar
    };
    placed(bar.note(rng, pitch(0), seconds), NOTES)
}

fn rung(rng: &mut ChaCha8Rng) -> Stereo {
    let bar = Bar {
        decay: 0.36,
        ..Bar::CLEAR
    };
    let mut sound = bar.note(rng, pitch(0), 2.3);
    // A bell is never quite round: each partial is two, close together, and beats slowly.
    let bell = [
        (1.001, 0.25, 0.36),
        (2.004, 0.16, 0.3),
        (2.77, 0.2, 0.2),
        (5.43, 0.2, 0.09),
    ];
    let modes = bell.map(|(ratio, level, decay)| Mode {
        hertz: 440.0 * ratio,
        level,
        decay,
    });
    sound.add(&ring(&modes, &contact(0.00045), 2.3), 0.0, 1.0);
    let room = Room {
        seconds: 0.8,
        ..HALL
    };
    placed(sound, room)
}

fn flown(rng: &mut ChaCha8Rng) -> Stereo {
    let mut sound = Mono::silence(1.25);
    let mut at = 0.0;
    for (index, semitones) in [5, 7, 9, 12, 14, 17, 21].into_iter().enumerate() {
        let share = index as f32 / 6.0;
        let note = Bar::SOFT.note(rng, pitch(semitones), 1.1);
        let strength = 0.55 + 0.45 * share;
        sound.add(&note, at, strength * rng.random_range(0.9..1.1));
        at += 0.085 - 0.025 * share;
    }
    sound.add(&breath(rng, 0.5, 0.35, 900.0, 2600.0), 0.0, 0.03);
    placed(sound, NOTES)
}

fn ticked(rng: &mut ChaCha8Rng) -> Stereo {
    let mut sound = Mono::silence(0.06);
    let hertz = rng.random_range(1550.0..1700.0);
    sound.add(&knock(rng, hertz, 0.0045, 0.0005), 0.0, 1.0);
    placed(sound, CLOSE)
}
