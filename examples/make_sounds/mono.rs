//! Sound in one channel, before it is put into a room.

use crate::signal::Stereo;

/// Samples in a second of every effect.
pub const RATE: u32 = 44_100;

/// Samples of a sound heard from one point.
#[derive(Clone, Debug, Default)]
pub struct Mono(pub Vec<f32>);

/// How many samples that many seconds are.
pub fn samples(seconds: f32) -> usize {
    (seconds * RATE as f32).round() as usize
}

impl Mono {
    /// Silence.
    pub fn silence(seconds: f32) -> Self {
        Self(vec![0.0; samples(seconds)])
    }

    /// Louder or quieter by one factor.
    pub fn amplified(mut self, factor: f32) -> Self {
        for sample in &mut self.0 {
            *sample *= factor;
        }
        self
    }

    /// Louder or quieter by a factor that depends on the time in seconds.
    pub fn shaped(mut self, envelope: impl Fn(f32) -> f32) -> Self {
        for (index, sample) in self.0.iter_mut().enumerate() {
            *sample *= envelope(index as f32 / RATE as f32);
        }
        self
    }

    /// As loud at its peak as 1, so that sounds made in different ways can be weighed.
    pub fn normalised(self) -> Self {
        let peak = self.0.iter().fold(0.0_f32, |peak, s| peak.max(s.abs()));
        self.amplified(1.0 / peak.max(1e-9))
    }

    /// With its peaks rounded off, as by anything that is hit hard: a tap may then be louder
    /// without its first swing standing out. A `drive` of 1.6 takes 4.8 dB off the peak.
    pub fn rounded(self, drive: f32) -> Self {
        let mut rounded = self.normalised();
        for sample in &mut rounded.0 {
            *sample = (drive * *sample).tanh();
        }
        rounded
    }

    /// Played backwards.
    pub fn backwards(mut self) -> Self {
        self.0.reverse();
        self
    }

    /// Adds another sound from a time in seconds on; what does not fit is left out.
    pub fn add(&mut self, other: &Self, at: f32, factor: f32) {
        let own = self.0.iter_mut().skip(samples(at));
        for (sample, added) in own.zip(&other.0) {
            *sample += added * factor;
        }
    }

    /// The same in both ears.
    pub fn centred(self) -> Stereo {
        Stereo {
            rate: RATE,
            left: self.0.clone(),
            right: self.0,
        }
    }
}

/// Rises softly from 0 to 1 while `x` goes from 0 to 1.
pub fn smooth(x: f32) -> f32 {
    let x = x.clamp(0.0, 1.0);
    x * x * (3.0 - 2.0 * x)
}

/// A soft hill: rises until `peak`, falls until `end`, all in seconds.
pub fn hill(peak: f32, end: f32) -> impl Fn(f32) -> f32 {
    move |time| {
        if time < peak {
            smooth(time / peak)
        } else {
            smooth((end - time) / (end - peak))
        }
    }
}
