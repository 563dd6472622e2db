//! Ogg Vorbis files, the same every time.

use crate::signal::Stereo;
use std::num::{NonZeroU8, NonZeroU32};
use vorbis_rs::{VorbisBitrateManagementStrategy, VorbisEncoderBuilder, VorbisError};

/// Any number tells streams apart; ours are alone in their files.
const SERIAL: i32 = 17;
/// Samples handed over at once.
const BLOCK: usize = 4096;

/// The whole file. Quality goes from −0.2 to 1.
pub fn to_ogg(sound: &Stereo, quality: f32) -> Result<Vec<u8>, VorbisError> {
    let rate = NonZeroU32::new(sound.rate).unwrap_or(NonZeroU32::MIN);
    let ears = NonZeroU8::new(2).unwrap_or(NonZeroU8::MIN);
    let mut encoder = VorbisEncoderBuilder::new_with_serial(rate, ears, Vec::new(), SERIAL);
    encoder.bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr {
        target_quality: quality,
    });
    let mut encoder = encoder.build()?;
    for (left, right) in sound.left.chunks(BLOCK).zip(sound.right.chunks(BLOCK)) {
        encoder.encode_audio_block([left, right])?;
    }
    encoder.finish()
}

/// What is heard of a file.
#[cfg(test)]
pub fn from_ogg(file: &[u8]) -> Result<Stereo, VorbisError> {
    let mut decoder = vorbis_rs::VorbisDecoder::<&[u8]>::new(file)?;
    let mut sound = Stereo::silence(decoder.sampling_frequency().get(), 0.0);
    while let Some(block) = decoder.decode_audio_block()? {
        if let [left, right] = block.samples() {
            sound.left.extend_from_slice(left);
            sound.right.extend_from_slice(right);
        }
    }
    Ok(sound)
}
