//! The game's wood: tiles, board, buttons and joints, and how it sounds when hit.

use crate::filter::Pass;
use crate::modal::{Body, Mode, click, contact, ring};
use crate::mono::Mono;
use crate::noise::white;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// Modes of a small plate with free edges, which are not in tune with each other.
const PLATE: [f32; 9] = [1.0, 1.58, 2.24, 2.92, 3.6, 4.45, 5.4, 6.5, 7.9];
/// Modes of a bar lying loosely on its nodes (Rossing, "Science of Percussion Instruments").
pub const BAR: [f32; 3] = [1.0, 3.98, 9.3];
/// The board on its table, which hums under every hit: Hertz, level, decay.
const BOARD: [(f32, f32, f32); 4] = [
    (128.0, 0.5, 0.034),
    (186.0, 0.55, 0.028),
    (263.0, 0.45, 0.021),
    (402.0, 0.3, 0.014),
];

/// The lowest mode of a beech tile lying on the board, by its number of fields: Hertz.
pub fn tile_hertz(fields: usize) -> f32 {
    match fields {
        2 => 1400.0,
        3 => 1120.0,
        4 => 900.0,
        _ => 660.0,
    }
}

/// The modes of a piece of wood whose lowest is at `hertz` and decays in `decay` seconds.
pub fn plate(rng: &mut ChaCha8Rng, hertz: f32, decay: f32) -> Vec<Mode> {
    let body = Body {
        hertz: hertz * (1.0 + rng.random_range(-0.03..0.03)),
        ratios: &PLATE,
        decay,
        damping: 0.75,
        slope: 0.45,
    };
    body.modes(rng, 0.025)
}

/// The modes of the board on its table, at this level.
pub fn board(rng: &mut ChaCha8Rng, level: f32) -> Vec<Mode> {
    BOARD
        .iter()
        .map(|(hertz, strength, decay)| Mode {
            hertz: hertz * rng.random_range(0.94..1.06),
            level: if rng.random() { level } else { -level }
                * strength
                * rng.random_range(0.7..1.2),
            decay: decay * rng.random_range(0.85..1.15),
        })
        .collect()
}

/// How a body is hit.
#[derive(Clone, Copy, Debug)]
pub struct Hit {
    /// How long the two touch: short is hard and bright. In seconds.
    pub contact: f32,
    /// How loud the touch itself is beside what rings.
    pub click: f32,
    /// How loud the roughness of the wood under the touch is.
    pub grain: f32,
}

impl Hit {
    /// What a body with these modes sounds like when hit so.
    pub fn on(self, rng: &mut ChaCha8Rng, modes: &[Mode], seconds: f32) -> Mono {
        let mut sound = ring(modes, &contact(self.contact), seconds);
        sound.add(&click(self.contact), 0.0, self.click);
        let fall = 1.2 * self.contact + 0.0004;
        let grain = white(rng, 0.012)
            .shaped(|time| (time / self.contact).min(1.0) * (-time / fall).exp())
            .filtered(Pass::Band, 0.55 / self.contact, 0.6);
        sound.add(&grain.normalised(), 0.0, self.grain);
        sound
    }
}

/// A small dry knock on a piece of wood, as loud as 1: for buttons and joints.
pub fn knock(rng: &mut ChaCha8Rng, hertz: f32, decay: f32, contact: f32) -> Mono {
    let modes = plate(rng, hertz, decay);
    let hit = Hit {
        contact,
        click: 0.05,
        grain: 0.1,
    };
    hit.on(rng, &modes, 12.0 * decay).normalised()
}
