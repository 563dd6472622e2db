//! The sounds of what happens: marbles, tiles, buttons, notes.

mod chimes;
mod count;
mod endings;
mod glass;
mod impacts;
mod interface;
mod lots;
mod marbles;
mod tiles;
mod wood;

use crate::Recipe;
use crate::filter::Pass;
use crate::level::Level;
use crate::mono::{Mono, RATE, smooth};
use crate::room::Room;
use crate::signal::Stereo;
use rand::rngs::ChaCha8Rng;

/// Every effect.
pub fn recipes() -> Vec<Recipe> {
    [
        impacts::recipes(),
        marbles::recipes(),
        tiles::recipes(),
        chimes::recipes(),
        interface::recipes(),
        lots::recipes(),
        count::recipes(),
        endings::recipes(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Silence before each sound, so that the fade which keeps it from clicking spares its attack.
const LEAD: f32 = 0.001;
/// What is lower only moves loudspeakers: Hertz.
const LOWEST: f32 = 45.0;
/// The share of a sound at its end in which it fades away.
const FADE: f32 = 0.25;

/// One sound of that name, as loud as `loudness` (LUFS) where it is loudest.
fn one(
    name: &str,
    loudness: f64,
    made: &str,
    make: impl Fn(&mut ChaCha8Rng) -> Stereo + Send + Sync + 'static,
) -> Vec<Recipe> {
    vec![Recipe {
        name: name.to_owned(),
        made: made.to_owned(),
        level: Level::Momentary(loudness),
        is_loop: false,
        make: Box::new(make),
    }]
}

/// Takes of one sound: each has its own name, so each gets its own random numbers.
fn takes(
    name: &str,
    count: usize,
    loudness: f64,
    made: &str,
    make: impl Fn(&mut ChaCha8Rng) -> Stereo + Send + Sync + Clone + 'static,
) -> Vec<Recipe> {
    (1..=count)
        .flat_map(|take| one(&format!("{name}-{take}"), loudness, made, make.clone()))
        .collect()
}

/// A sound in the middle of a room.
fn placed(sound: Mono, room: Room) -> Stereo {
    spread(sound.centred(), room)
}

/// A sound with a left and a right in a room.
fn spread(sound: Stereo, room: Room) -> Stereo {
    let lead = crate::mono::samples(LEAD);
    let led = |mut samples: Vec<f32>| {
        samples.splice(0..0, std::iter::repeat_n(0.0, lead));
        Mono(samples).filtered(Pass::High, LOWEST, 0.7).0
    };
    let heard = room.around(&Stereo {
        rate: RATE,
        left: led(sound.left),
        right: led(sound.right),
    });
    let seconds = heard.seconds();
    let faded = |samples: Vec<f32>| {
        let fade = |time: f32| smooth((seconds - time) / (FADE * seconds));
        Mono(samples).shaped(fade).0
    };
    Stereo {
        rate: RATE,
        left: faded(heard.left),
        right: faded(heard.right),
    }
}
