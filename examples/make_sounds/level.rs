//! How loud sounds are: measured as broadcasters do (EBU R 128, ITU-R BS.1770).

use crate::signal::Stereo;
use ebur128::{EbuR128, Mode};

/// No sample, and nothing between two samples, is louder than that after encoding: dBFS. Half a
/// decibel is left for what encoding adds.
const PEAK: f64 = -1.5;

/// How loud a sound is to be, in LUFS.
#[derive(Clone, Copy, Debug)]
pub enum Level {
    /// Over all of it, as for music.
    Integrated(f64),
    /// Where it is loudest, over 0.4 seconds, as for effects.
    Momentary(f64),
}

impl Level {
    /// Makes a sound as loud as this, or as loud as its peaks allow.
    pub fn apply(self, sound: &mut Stereo) {
        let (loudness, wanted) = match self {
            Self::Integrated(wanted) => (integrated(sound), wanted),
            Self::Momentary(wanted) => (momentary(sound), wanted),
        };
        let gain = (wanted - loudness).min(PEAK - true_peak(sound));
        sound.amplify(10_f64.powf(gain / 20.0) as f32);
    }
}

fn meter(sound: &Stereo, mode: Mode) -> EbuR128 {
    EbuR128::new(2, sound.rate, mode).expect("two channels at a usual rate")
}

/// Loudness over all of it, in LUFS.
pub fn integrated(sound: &Stereo) -> f64 {
    let mut meter = meter(sound, Mode::I);
    let added = meter.add_frames_planar_f32(&[&sound.left, &sound.right]);
    added
        .and_then(|()| meter.loudness_global())
        .unwrap_or(f64::NEG_INFINITY)
}

/// Loudness of the loudest 0.4 seconds, in LUFS. What is shorter counts as if silence followed.
pub fn momentary(sound: &Stereo) -> f64 {
    let mut meter = meter(sound, Mode::M);
    let step = sound.rate as usize / 50;
    let silence = vec![0.0; step];
    let ears = sound.left.chunks(step).zip(sound.right.chunks(step));
    let rest = std::iter::repeat_n((silence.as_slice(), silence.as_slice()), 25);
    ears.chain(rest)
        .filter_map(|(left, right)| {
            meter.add_frames_planar_f32(&[left, right]).ok()?;
            meter.loudness_momentary().ok()
        })
        .fold(f64::NEG_INFINITY, f64::max)
}

/// The highest peak, between samples too, in dBFS.
pub fn true_peak(sound: &Stereo) -> f64 {
    let mut meter = meter(sound, Mode::TRUE_PEAK);
    let peaks = meter
        .add_frames_planar_f32(&[&sound.left, &sound.right])
        .and_then(|()| Ok(meter.true_peak(0)?.max(meter.true_peak(1)?)));
    20.0 * peaks.unwrap_or(0.0).log10()
}
