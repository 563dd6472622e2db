//! Two wooden hands hide a marble, and one of them shows it.

use super::glass::{Bar, pitch};
use super::wood::{Hit, board, knock, plate};
use super::{one, placed, takes};
use crate::Recipe;
use crate::filter::Pass;
use crate::modal::ring;
use crate::mono::{Mono, hill};
use crate::noise::{breath, stick_slip, white};
use crate::room::{HALL, Room, TABLE};
use crate::signal::Stereo;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use std::f32::consts::TAU;

/// Every sound of drawing lots.
pub fn recipes() -> Vec<Recipe> {
    [
        takes(
            "fist",
            2,
            -27.0,
            "two wooden fists come onto the table: cloth, a creak of joints, two soft thuds",
            fists,
        ),
        takes(
            "hand",
            2,
            -27.0,
            "a wooden hand opens: its joints click one after the other over a faint creak",
            opens,
        ),
        one(
            "lot",
            -26.0,
            "the marble is seen: a shimmer of small high notes of glass over A5",
            seen,
        ),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Joints that turn against each other: catching and slipping through the modes of small wood.
fn creak(rng: &mut ChaCha8Rng, seconds: f32, hertz: f32) -> Mono {
    let wood = plate(rng, hertz, 0.006);
    let force = stick_slip(rng, seconds, 75.0);
    ring(&wood, &force, seconds)
        .filtered(Pass::Low, 2600.0, 0.7)
        .shaped(hill(0.45 * seconds, seconds))
        .normalised()
}

fn fists(rng: &mut ChaCha8Rng) -> Stereo {
    let mut sound = Mono::silence(0.68);
    let ripple = rng.random_range(11.0..15.0);
    let cloth = white(rng, 0.34)
        .filtered(Pass::Band, 1100.0, 0.5)
        .filtered(Pass::Low, 2400.0, 0.7)
        .shaped(hill(0.16, 0.34))
        .shaped(|time| 0.7 + 0.3 * (TAU * ripple * time).sin())
        .normalised();
    sound.add(&cloth, 0.0, 0.3);
    sound.add(&creak(rng, 0.3, 480.0), 0.05, 0.28);
    let hit = Hit {
        contact: 0.0018,
        click: 0.0,
        grain: 0.04,
    };
    let mut at = rng.random_range(0.25..0.28);
    for strength in [0.65, 0.5] {
        let mut wood = board(rng, 1.2);
        wood.extend(plate(rng, 330.0, 0.014));
        let thud = hit.on(rng, &wood, 0.3);
        sound.add(&thud, at, strength);
        at += rng.random_range(0.05..0.075);
    }
    placed(sound, TABLE)
}

fn opens(rng: &mut ChaCha8Rng) -> Stereo {
    let mut sound = Mono::silence(0.66);
    sound.add(&creak(rng, 0.42, 560.0), 0.0, 0.2);
    let mut at = 0.015;
    // Little finger to thumb, each with two joints; the thumb is the lowest.
    for finger in 0..5 {
        let hertz = 1250.0 - 110.0 * finger as f32;
        for strength in [0.75, 0.45] {
            let joint = knock(rng, hertz, 0.0065, 0.0006);
            sound.add(&joint, at, strength * rng.random_range(0.6..1.0));
            at += rng.random_range(0.018..0.034);
        }
        at += rng.random_range(0.014..0.034);
    }
    placed(sound, TABLE)
}

fn seen(rng: &mut ChaCha8Rng) -> Stereo {
    let mut sound = Mono::silence(1.05);
    let glimmer = Bar {
        decay: 0.2,
        mallet: 0.0009,
        shine: 0.5,
    };
    sound.add(&glimmer.note(rng, pitch(12), 0.95), 0.0, 0.5);
    // The pentatonic on D, from D6 up: whatever order chance gives, it is in tune.
    let notes = [17, 19, 21, 24, 26, 29, 31];
    for step in 0..11 {
        let note = notes[step / 2 + rng.random_range(0..2)];
        let at = 0.02 + 0.037 * step as f32 + rng.random_range(-0.008..0.008);
        let glint = glimmer.note(rng, pitch(note), 0.6);
        sound.add(&glint, at, 0.45 * (-(step as f32) / 9.0).exp());
    }
    sound.add(&breath(rng, 0.5, 0.15, 2400.0, 4200.0), 0.0, 0.02);
    let room = Room {
        seconds: 0.5,
        ..HALL
    };
    placed(sound, room)
}
