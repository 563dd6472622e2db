//! Tiles that are put down, lifted, piled up, opened and darkened.

use super::wood::{Hit, board, knock, plate, tile_hertz};
use super::{one, placed, spread, takes};
use crate::Recipe;
use crate::filter::Pass;
use crate::modal::{Mode, contact, ring};
use crate::mono::{Mono, RATE, hill};
use crate::noise::{breath, stick_slip};
use crate::room::TABLE;
use crate::signal::Stereo;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// Every sound of a tile.
pub fn recipes() -> Vec<Recipe> {
    let piled = [2, 3, 4, 6].into_iter().flat_map(|fields| {
        takes(
            &format!("stack-{fields}"),
            2,
            -23.0,
            &format!(
                "a tile of {fields} fields is put on a pile: wood on wood, first an edge, then flat"
            ),
            move |rng| piled_up(rng, fields),
        )
    });
    [
        one(
            "start",
            -25.0,
            "the board is set: six tiles put down softly, one after the other",
            set,
        ),
        takes(
            "lift",
            3,
            -29.0,
            "a tile is lifted: wood rubs on wood and comes free",
            lifted,
        ),
        piled.collect(),
        one(
            "taboo",
            -32.0,
            "a tile opens again: air, and wood that is let go",
            opened,
        ),
        one(
            "dim",
            -32.0,
            "tiles nobody gets go dark: a low breath over a hum of wood",
            darkened,
        ),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// A tile that lands with an edge first.
fn laid(rng: &mut ChaCha8Rng, fields: usize, touch: f32) -> Mono {
    let mut sound = Mono::silence(0.3);
    let mut modes = plate(
        rng,
        0.86 * tile_hertz(fields),
        0.008 + 0.0012 * fields as f32,
    );
    // The tile under it answers more quietly, so that the pitch is the one of the tile in hand.
    let below = plate(rng, 1.31 * 0.86 * tile_hertz(fields), 0.006);
    modes.extend(below.into_iter().map(|mode| Mode {
        level: 0.4 * mode.level,
        ..mode
    }));
    modes.extend(board(rng, 0.45));
    let edge = Hit {
        contact: 0.8 * touch,
        click: 0.15,
        grain: 0.3,
    };
    let flat = Hit {
        contact: touch,
        click: 0.12,
        grain: 0.45,
    };
    let fall = rng.random_range(0.012..0.022);
    let strength = rng.random_range(0.35..0.55);
    sound.add(&edge.on(rng, &modes, 0.2), 0.0, strength);
    sound.add(&flat.on(rng, &modes, 0.28), fall, 1.0);
    let again = fall * rng.random_range(1.5..1.7);
    sound.add(&edge.on(rng, &modes, 0.2), again, 0.25);
    sound
}

fn piled_up(rng: &mut ChaCha8Rng, fields: usize) -> Stereo {
    let touch = rng.random_range(0.0003..0.0004);
    let mut sound = Mono::silence(0.4);
    sound.add(&laid(rng, fields, touch).rounded(1.3), 0.0, 1.0);
    placed(sound, TABLE)
}

fn set(rng: &mut ChaCha8Rng) -> Stereo {
    let mut ears = [Mono::silence(0.95), Mono::silence(0.95)];
    let mut at = 0.0;
    for (index, fields) in [6, 4, 3, 4, 2, 6].into_iter().enumerate() {
        let touch = rng.random_range(0.0007..0.0011);
        let tile = laid(rng, fields, touch);
        // They come nearer and calmer, and the last is the largest.
        let strength = if index == 5 {
            0.9
        } else {
            rng.random_range(0.45..0.7)
        };
        let side = rng.random_range(-0.35_f32..0.35);
        for (ear, sign) in ears.iter_mut().zip([-1.0, 1.0]) {
            ear.add(&tile, at, strength * (1.0 + sign * side).sqrt());
        }
        at += 0.092 + 0.006 * index as f32 + rng.random_range(-0.012..0.012);
    }
    let [left, right] = ears.map(|ear| ear.0);
    let stereo = Stereo {
        rate: RATE,
        left,
        right,
    };
    spread(stereo, TABLE)
}

fn lifted(rng: &mut ChaCha8Rng) -> Stereo {
    let mut sound = Mono::silence(0.3);
    let hertz = rng.random_range(700.0..850.0);
    let wood = plate(rng, hertz, 0.005);
    let rub = ring(&wood, &stick_slip(rng, 0.13, 190.0), 0.15)
        .filtered(Pass::Low, 3600.0, 0.7)
        .shaped(hill(0.07, 0.14))
        .normalised();
    sound.add(&rub, 0.0, 0.6);
    let free = rng.random_range(0.085..0.11);
    sound.add(&knock(rng, 1.35 * hertz, 0.006, 0.0007), free, 0.35);
    placed(sound, TABLE)
}

fn opened(rng: &mut ChaCha8Rng) -> Stereo {
    let mut sound = Mono::silence(0.4);
    sound.add(&breath(rng, 0.26, 0.06, 700.0, 1900.0), 0.0, 0.4);
    for (at, hertz, strength) in [(0.035, 560.0, 0.55), (0.085, 840.0, 0.35)] {
        let wood = knock(rng, hertz, 0.012, 0.0016);
        sound.add(&wood, at, strength);
    }
    placed(sound, TABLE)
}

fn darkened(rng: &mut ChaCha8Rng) -> Stereo {
    let mut sound = Mono::silence(0.8);
    sound.add(&breath(rng, 0.65, 0.16, 620.0, 210.0), 0.0, 1.0);
    let hum = [(146.8, 1.0), (220.0, 0.6), (293.7, 0.25)].map(|(hertz, level)| Mode {
        hertz,
        level,
        decay: 0.1,
    });
    let hum = ring(&hum, &contact(0.012), 0.7).normalised();
    sound.add(&hum, 0.02, 0.3);
    placed(sound, TABLE)
}
