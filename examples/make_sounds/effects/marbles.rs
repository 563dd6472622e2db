//! Marbles that are taken, put back, rock to rest or are refused.

use super::glass::{clink, marble};
use super::wood::{Hit, board, knock, plate};
use super::{placed, takes};
use crate::Recipe;
use crate::filter::Pass;
use crate::modal::ring;
use crate::mono::{Mono, hill};
use crate::noise::{stick_slip, white};
use crate::room::{CLOSE, TABLE};
use crate::signal::Stereo;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use std::f32::consts::PI;

/// Every sound of a marble beside its impacts.
pub fn recipes() -> Vec<Recipe> {
    [
        takes(
            "tray",
            4,
            -27.0,
            "a marble leaves its tray: clinks of glass on glass, then a short slide on wood",
            taken,
        ),
        takes(
            "home",
            4,
            -27.0,
            "a marble falls back into its tray: a knock on wood among clinks that die away",
            put_back,
        ),
        takes(
            "roll",
            3,
            -34.0,
            "a marble rocks to rest in its bowl, 11 times a second: noise and tiny contacts \
             through the modes of wood",
            rocks,
        ),
        takes(
            "refused",
            2,
            -25.0,
            "a move that is not allowed: two muted knocks on heavy wood, the second lower",
            refused,
        ),
        takes(
            "hover",
            3,
            -42.0,
            "a field is pointed at: the smallest tick of wood",
            hovered,
        ),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The lowest mode of a tray: Hertz.
const TRAY: f32 = 520.0;

fn taken(rng: &mut ChaCha8Rng) -> Stereo {
    let mut sound = Mono::silence(0.34);
    let mut at = 0.0;
    for strength in [0.5, 0.3, 0.16] {
        let strength = strength * rng.random_range(0.8..1.2);
        sound.add(&clink(rng, strength), at, 0.5);
        let body = knock(rng, TRAY, 0.009, 0.0006);
        sound.add(&body, at, 0.5 * strength);
        at += rng.random_range(0.018..0.045);
    }
    let wood = plate(rng, 1.6 * TRAY, 0.004);
    let slide = ring(&wood, &stick_slip(rng, 0.12, 260.0), 0.16)
        .shaped(hill(0.045, 0.16))
        .filtered(Pass::Low, 4200.0, 0.7)
        .normalised();
    sound.add(&slide, 0.03, 0.09);
    placed(sound, TABLE)
}

fn put_back(rng: &mut ChaCha8Rng) -> Stereo {
    let mut sound = Mono::silence(0.42);
    let mut tray = plate(rng, TRAY, 0.012);
    tray.extend(board(rng, 0.6));
    tray.extend(marble(rng, 0.1));
    let hit = Hit {
        contact: 0.00045,
        click: 0.1,
        grain: 0.15,
    };
    let fallen = hit.on(rng, &tray, 0.3);
    sound.add(&fallen, 0.0, 0.4);
    let mut at = rng.random_range(0.004..0.014);
    let mut gap = rng.random_range(0.035..0.055);
    let mut strength = rng.random_range(0.55..0.75);
    for _ in 0..5 {
        sound.add(&clink(rng, strength), at, 1.0);
        sound.add(&fallen, at, 0.16 * strength);
        at += gap;
        gap *= rng.random_range(0.6..0.9);
        strength *= rng.random_range(0.5..0.72);
    }
    placed(sound, TABLE)
}

/// Swings in a second: a 16 mm marble in a bowl of a slightly larger radius.
const ROCKING: f32 = 11.0;

fn rocks(rng: &mut ChaCha8Rng) -> Stereo {
    let seconds = rng.random_range(0.36..0.44);
    let mut wood = plate(rng, 620.0, 0.007);
    wood.extend(board(rng, 0.4));
    let swing = ROCKING * rng.random_range(0.94..1.06);
    let rest = 0.25 * seconds;
    // It rolls fastest through the middle of the bowl, twice in each swing.
    let speed = |time: f32| (2.0 * PI * swing * time).cos().abs() * (-time / rest).exp();
    let force = white(rng, seconds)
        .filtered(Pass::Low, 1400.0, 0.6)
        .shaped(|time| speed(time) * (time / 0.02).min(1.0));
    let mut sound = ring(&wood, &force, seconds).normalised().amplified(0.35);
    let mut at = 0.004;
    while at < 0.75 * seconds {
        let strength = (-at / rest).exp() * rng.random_range(0.6..1.0);
        let mut touched = wood.clone();
        touched.extend(marble(rng, 0.35));
        let hit = Hit {
            contact: rng.random_range(0.0006..0.0009),
            click: 0.05,
            grain: 0.1,
        };
        let contact = hit.on(rng, &touched, 0.08);
        sound.add(&contact, at, 0.7 * strength);
        at += rng.random_range(0.42..0.58) / swing;
    }
    placed(sound, TABLE)
}

fn refused(rng: &mut ChaCha8Rng) -> Stereo {
    let mut sound = Mono::silence(0.4);
    let hit = Hit {
        contact: 0.0013,
        click: 0.02,
        grain: 0.06,
    };
    for (at, hertz, strength) in [(0.0, 430.0, 1.0), (0.115, 345.0, 0.85)] {
        let mut wood = plate(rng, hertz, 0.013);
        wood.extend(board(rng, 0.8));
        let knock = hit.on(rng, &wood, 0.2).normalised();
        sound.add(&knock, at, strength);
    }
    placed(sound, TABLE)
}

fn hovered(rng: &mut ChaCha8Rng) -> Stereo {
    let hertz = rng.random_range(1350.0..1550.0);
    let mut sound = Mono::silence(0.06);
    sound.add(&knock(rng, hertz, 0.0035, 0.0008), 0.0, 1.0);
    placed(sound, CLOSE)
}
