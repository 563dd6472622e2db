//! Sounds of the draw of lots.

use crate::app::lots::{DrawStep, Lots};
use crate::app::sound::heard::{Heard, Sound};
use bevy::prelude::*;

/// The sounds between two steps of a draw. If steps were skipped, only the last one is heard.
fn sounds_between(before: Option<DrawStep>, now: DrawStep) -> Vec<Sound> {
    let new: Vec<DrawStep> = DrawStep::ALL
        .into_iter()
        .filter(|&moment| before.is_none_or(|before| moment > before) && moment <= now)
        .collect();
    let sound = |moment: DrawStep| match moment {
        DrawStep::Rising => Some(Sound::Fist),
        DrawStep::Opening | DrawStep::OtherOpening => Some(Sound::Hand),
        DrawStep::Shown => Some(Sound::Lot),
        DrawStep::Waiting | DrawStep::Leaving => None,
    };
    let sounds: Vec<Sound> = new.into_iter().filter_map(sound).collect();
    match sounds.last() {
        Some(&last) if sounds.len() > 1 => vec![last],
        _ => sounds,
    }
}

/// Plays the sounds of fists and hands.
pub fn hear_hands(
    lots: Option<Res<Lots>>,
    mut before: Local<Option<DrawStep>>,
    mut heard: MessageWriter<Heard>,
) {
    let Some(lots) = lots else {
        *before = None;
        return;
    };
    if let Some(now) = lots.step() {
        let sounds = sounds_between(*before, now);
        heard.write_batch(sounds.into_iter().map(Heard::new));
        *before = Some(now);
    }
}
