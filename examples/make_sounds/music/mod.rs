//! The music and the tone of the room: loops without a seam, composed as text, played by numbers.
//!
//! A piece ([`score`]) is a progression ([`harmony`]) and lines ([`notation`]) for
//! [`instruments`]. It is played ([`performance`]) into a loop ([`circle`]) in a [`hall`].

#[cfg(test)]
mod checks;
mod circle;
mod hall;
mod harmony;
mod instruments;
#[cfg(test)]
mod loop_checks;
mod notation;
mod performance;
mod pieces;
mod pitch;
mod room_tone;
mod score;

use crate::Recipe;
use crate::level::Level;
use score::Piece;

/// Samples in a second: enough for instruments that have nothing above 13 kHz.
const RATE: u32 = 32_000;
/// Nothing lower is needed, in hertz.
const LOWEST: f64 = 38.0;

/// Every piece of music, and the room.
pub fn recipes() -> Vec<Recipe> {
    vec![
        piece(
            "music-title",
            -23.0,
            pieces::title,
            "a slow waltz in D major, 75 beats a minute: glass marimba, felt piano, glass harp, pad and bass, all additive or filtered waves in a hall of delay lines",
        ),
        piece(
            "music-play",
            -23.0,
            pieces::play,
            "slow chords between E Dorian and G Lydian, 60 beats a minute: pad, bass and a few notes of a felt piano",
        ),
        piece(
            "music-play-pulse",
            -28.0,
            pieces::pulse,
            "wooden marimba over the chords of `music-play`, bar by bar",
        ),
        piece(
            "music-play-tension",
            -28.0,
            pieces::tension,
            "low strings, glass harp and low wood over the chords of `music-play`, bar by bar",
        ),
        piece(
            "music-after",
            -23.0,
            pieces::after,
            "the title's theme, at 64 beats a minute in G major: felt piano, glass marimba, pad and bass",
        ),
        Recipe {
            name: "room".to_owned(),
            made: "filtered noise that swells slowly, in three colours".to_owned(),
            level: Level::Integrated(-46.0),
            is_loop: true,
            make: Box::new(room_tone::make),
        },
    ]
}

fn piece(name: &str, loudness: f64, compose: fn() -> Piece, made: &str) -> Recipe {
    Recipe {
        name: name.to_owned(),
        made: made.to_owned(),
        level: Level::Integrated(loudness),
        is_loop: true,
        make: Box::new(move |rng| performance::play(&compose(), rng)),
    }
}
