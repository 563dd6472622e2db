//! A marble that falls onto a tile: the sound of every move.

use super::glass::marble;
use super::wood::{Hit, board, plate, tile_hertz};
use super::{placed, takes};
use crate::Recipe;
use crate::room::TABLE;
use crate::signal::Stereo;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// Every impact: four takes for each size of tile and strength.
pub fn recipes() -> Vec<Recipe> {
    [2, 3, 4, 6]
        .into_iter()
        .flat_map(|fields| {
            let made = |how: &str| {
                format!(
                    "a glass marble {how} on a beech tile of {fields} fields: plate modes from \
                     {} Hz, the board's hum and a touch of glass, driven by one contact",
                    tile_hertz(fields)
                )
            };
            let hard = takes(
                &format!("impact-{fields}-hard"),
                4,
                -20.0,
                &made("falls"),
                move |rng| falls(rng, fields),
            );
            let soft = takes(
                &format!("impact-{fields}-soft"),
                4,
                -28.0,
                &made("bounces"),
                move |rng| bounces(rng, fields),
            );
            hard.into_iter().chain(soft)
        })
        .collect()
}

/// Big tiles ring a little longer.
fn decay(fields: usize) -> f32 {
    0.0085 + 0.0016 * fields as f32
}

/// Big tiles pass more of a hit on to the board.
fn board_level(fields: usize) -> f32 {
    0.26 + 0.045 * fields as f32
}

fn falls(rng: &mut ChaCha8Rng, fields: usize) -> Stereo {
    let mut modes = plate(rng, tile_hertz(fields), decay(fields));
    modes.extend(board(rng, board_level(fields)));
    modes.extend(marble(rng, 0.45));
    let hit = Hit {
        contact: rng.random_range(0.00021..0.00027),
        click: 0.16,
        grain: 0.22,
    };
    placed(hit.on(rng, &modes, 0.5).rounded(1.6), TABLE)
}

fn bounces(rng: &mut ChaCha8Rng, fields: usize) -> Stereo {
    let mut modes = plate(rng, tile_hertz(fields), 0.75 * decay(fields));
    modes.extend(board(rng, 0.7 * board_level(fields)));
    modes.extend(marble(rng, 0.25));
    let hit = Hit {
        contact: rng.random_range(0.0005..0.00065),
        click: 0.08,
        grain: 0.1,
    };
    placed(hit.on(rng, &modes, 0.38), TABLE)
}
