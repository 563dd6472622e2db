//! Commands of the mixer to the output.

use bevy::prelude::*;
use std::sync::Arc;

/// Identifies a sound that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Voice(pub u64);

/// A command to the loudspeakers, or to whatever takes their place. Gains multiply the samples of
/// the file.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum SoundCommand {
    /// Play a file.
    Start(VoiceStart),
    /// Make it louder or quieter.
    Level {
        /// Which.
        voice: Voice,
        /// How loud.
        gain: f32,
        /// Over how many seconds.
        fade: f32,
    },
    /// Fade it out and remove it.
    Stop {
        /// Which.
        voice: Voice,
        /// Over how many seconds.
        fade: f32,
    },
}

/// How to play a file from its beginning.
#[derive(Clone, Debug, PartialEq)]
pub struct VoiceStart {
    /// The voice that plays it.
    pub voice: Voice,
    /// The file's name among the assets.
    pub file: Arc<str>,
    /// How loud.
    pub gain: f32,
    /// From −1, left, to 1, right.
    pub pan: f32,
    /// Playback rate, which also changes the pitch.
    pub rate: f32,
    /// Over how many seconds it fades in.
    pub fade: f32,
    /// Whether it begins again at its end.
    pub is_loop: bool,
}
