//! Sound in two channels.

/// Samples of both ears.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stereo {
    /// Samples in a second.
    pub rate: u32,
    /// What is heard left.
    pub left: Vec<f32>,
    /// What is heard right.
    pub right: Vec<f32>,
}

/// How long a sound takes to begin and to end, so that neither clicks: in seconds.
const FADE_IN: f32 = 0.0005;
const FADE_OUT: f32 = 0.02;

impl Stereo {
    /// Silence.
    pub fn silence(rate: u32, seconds: f32) -> Self {
        let samples = (seconds * rate as f32).round() as usize;
        Self {
            rate,
            left: vec![0.0; samples],
            right: vec![0.0; samples],
        }
    }

    /// How many samples each ear hears.
    pub fn len(&self) -> usize {
        self.left.len()
    }

    /// How long it is.
    pub fn seconds(&self) -> f32 {
        self.len() as f32 / self.rate as f32
    }

    /// Makes everything louder or quieter.
    pub fn amplify(&mut self, factor: f32) {
        for sample in self.left.iter_mut().chain(&mut self.right) {
            *sample *= factor;
        }
    }

    /// Lets it begin and end in silence.
    pub fn fade_ends(&mut self) {
        let (rate, len) = (self.rate as f32, self.len());
        let rise = (FADE_IN * rate) as usize;
        let fall = ((FADE_OUT * rate) as usize).min(len);
        for channel in [&mut self.left, &mut self.right] {
            for (index, sample) in channel.iter_mut().take(rise).enumerate() {
                *sample *= index as f32 / rise as f32;
            }
            for (index, sample) in channel.iter_mut().rev().take(fall).enumerate() {
                *sample *= index as f32 / fall as f32;
            }
        }
    }
}
