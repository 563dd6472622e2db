//! Sounds of the builder.

use crate::app::building::{BuildFact, Building};
use crate::app::sound::heard::{Heard, Sound};
use crate::app::table::Bench;
use crate::rules::Piece;
use bevy::prelude::*;

/// Wood on wood: tiles that are taken up, laid and put away.
pub fn hear_building(
    building: Res<Building>,
    mut facts: MessageReader<BuildFact>,
    mut heard: MessageWriter<Heard>,
) {
    let place = |piece: Piece| {
        let lies = building.builder().place(piece);
        lies.map(|place| Bench::middle(piece.kind(), place))
    };
    for fact in facts.read() {
        let (sound, piece) = match *fact {
            BuildFact::TakenUp(piece) => (Sound::Lift, Some(piece)),
            BuildFact::Laid(piece) | BuildFact::PutAway(piece) => {
                (Sound::Stack(piece.kind()), Some(piece))
            }
            BuildFact::Turned(piece) => (Sound::Choose, Some(piece)),
            BuildFact::Rearranged => (Sound::Taboo, None),
            BuildFact::Refused(_) => (Sound::Refused, None),
        };
        let sound = Heard::new(sound);
        heard.write(match piece.and_then(place) {
            Some(place) => sound.at(place),
            None => sound,
        });
    }
}
