//! Decodes sound files into samples.

use super::files;
use std::sync::Arc;

/// The samples of a file, in stereo.
#[derive(Clone, Debug)]
pub struct Samples {
    /// Samples per second.
    pub rate: u32,
    /// Left and right.
    pub frames: Arc<[[f32; 2]]>,
}

/// A file that is not what its name says.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file:?} cannot be played: {why}")]
pub struct Undecodable {
    /// The file.
    pub file: String,
    /// What is wrong.
    pub why: String,
}

/// The samples of an Ogg Vorbis file.
pub fn decode(file: &str, bytes: &[u8]) -> Result<Samples, Undecodable> {
    let sound = files::decode(file, bytes)?;
    Ok(Samples {
        rate: sound.sample_rate,
        frames: sound
            .frames
            .iter()
            .map(|frame| [frame.left, frame.right])
            .collect(),
    })
}
