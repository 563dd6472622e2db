//! Buttons, switches and sheets: small, dry and of the same wood as the board.

use super::glass::{Bar, pitch};
use super::wood::{board, knock, plate};
use super::{one, placed, takes};
use crate::Recipe;
use crate::modal::{contact, ring};
use crate::mono::Mono;
use crate::noise::breath;
use crate::room::{CLOSE, TABLE};
use crate::signal::Stereo;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// Every sound of the interface.
pub fn recipes() -> Vec<Recipe> {
    [
        takes(
            "press",
            3,
            -28.0,
            "a wooden button: a dull knock and its frame",
            pressed,
        ),
        takes(
            "choose",
            2,
            -36.0,
            "the focus moves: a soft tick of wood",
            |rng| tick(rng, 1050.0, 0.005, 0.0012, 0.07),
        ),
        takes(
            "slide",
            2,
            -38.0,
            "one step of a slider: a small tick of wood",
            |rng| tick(rng, 1250.0, 0.0035, 0.0008, 0.05),
        ),
        one(
            "open",
            -31.0,
            "a sheet opens: felt that brushes upwards after a tap on wood",
            |rng| brushed(rng, [420.0, 2000.0], 0.0, 880.0),
        ),
        one(
            "close",
            -31.0,
            "a sheet closes: felt that brushes downwards onto wood",
            |rng| brushed(rng, [1900.0, 400.0], 0.15, 620.0),
        ),
        one(
            "switch-on",
            -30.0,
            "a switch: two knocks on wood, the second higher",
            |rng| switched(rng, [640.0, 960.0]),
        ),
        one(
            "switch-off",
            -30.0,
            "a switch: two knocks on wood, the second lower",
            |rng| switched(rng, [860.0, 570.0]),
        ),
        one(
            "notice",
            -28.0,
            "a message: one soft note of glass, D5",
            noticed,
        ),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn pressed(rng: &mut ChaCha8Rng) -> Stereo {
    let mut sound = Mono::silence(0.13);
    let hertz = rng.random_range(560.0..640.0);
    sound.add(&knock(rng, hertz, 0.011, 0.0011), 0.0, 1.0);
    let mut frame = board(rng, 0.6);
    // A frame is smaller than a board and stops sooner.
    for mode in &mut frame {
        mode.decay *= 0.5;
    }
    sound.add(&ring(&frame, &contact(0.0011), 0.12), 0.0, 0.7);
    placed(sound, CLOSE)
}

fn tick(rng: &mut ChaCha8Rng, hertz: f32, decay: f32, touch: f32, seconds: f32) -> Stereo {
    let mut sound = Mono::silence(seconds);
    let hertz = hertz * rng.random_range(0.95..1.05);
    sound.add(&knock(rng, hertz, decay, touch), 0.0, 1.0);
    placed(sound, CLOSE)
}

fn brushed(rng: &mut ChaCha8Rng, colours: [f32; 2], tap: f32, hertz: f32) -> Stereo {
    let mut sound = Mono::silence(0.3);
    let [from, to] = colours;
    sound.add(&breath(rng, 0.22, 0.08, from, to), 0.0, 0.5);
    let wood = ring(&plate(rng, hertz, 0.008), &contact(0.0011), 0.1).normalised();
    sound.add(&wood, tap, 0.3);
    placed(sound, CLOSE)
}

fn switched(rng: &mut ChaCha8Rng, hertz: [f32; 2]) -> Stereo {
    let mut sound = Mono::silence(0.14);
    for (index, hertz) in hertz.into_iter().enumerate() {
        let wood = knock(rng, hertz, 0.008, 0.0009);
        sound.add(&wood, 0.042 * index as f32, [0.6, 1.0][index]);
    }
    placed(sound, CLOSE)
}

fn noticed(rng: &mut ChaCha8Rng) -> Stereo {
    let mut sound = Mono::silence(0.6);
    let bar = Bar {
        decay: 0.1,
        ..Bar::SOFT
    };
    sound.add(&bar.note(rng, pitch(5), 0.55), 0.0, 1.0);
    placed(sound, TABLE)
}
