//! A soundtrack: carries out commands by adding samples, in step with the game's clock, so that
//! films have sound and tests can measure it.

use super::SoundSystems;
use super::command::{SoundCommand, Voice, VoiceStart};
use super::decode::{Samples, Undecodable, decode};
use crate::app::game_assets::GameAssets;
use crate::assets::Assets;
use bevy::prelude::*;
use std::collections::HashMap;
use std::io;
use std::sync::Arc;

/// Samples per second.
const RATE: u32 = 44_100;

/// A voice that plays.
struct Track {
    samples: Samples,
    /// The position in the file, in samples.
    at: f64,
    /// Samples of the file per sample of the soundtrack.
    step: f64,
    pan: f32,
    gain: Ramp,
    is_loop: bool,
    /// Whether it ends once it has faded out.
    is_leaving: bool,
}

/// A gain that moves to another one.
#[derive(Clone, Copy)]
struct Ramp {
    now: f32,
    to: f32,
    step: f32,
}

impl Ramp {
    fn new(from: f32, to: f32, seconds: f32) -> Self {
        let samples = (seconds * RATE as f32).max(1.0);
        Self {
            now: from,
            to,
            step: (to - from).abs() / samples,
        }
    }

    fn next(&mut self) -> f32 {
        let way = (self.to - self.now).clamp(-self.step, self.step);
        self.now += way;
        self.now
    }
}

/// All samples since it began.
#[derive(Resource, Default)]
pub struct Soundtrack {
    mixed: Vec<[f32; 2]>,
    tracks: HashMap<Voice, Track>,
    files: HashMap<Arc<str>, Option<Samples>>,
    /// The fraction of a sample that the clock is ahead.
    ahead: f64,
}

/// A soundtrack as the output.
pub fn plugin(app: &mut App) {
    app.init_resource::<Soundtrack>()
        .add_systems(PostUpdate, record.in_set(SoundSystems::Play));
}

fn record(
    time: Res<Time>,
    assets: Res<GameAssets>,
    mut commands: MessageReader<SoundCommand>,
    mut soundtrack: ResMut<Soundtrack>,
) {
    // Commands take effect now, so the time until now is mixed first.
    soundtrack.advance(time.delta_secs_f64());
    for command in commands.read() {
        soundtrack.obey(command, &assets.0);
    }
}

impl Soundtrack {
    /// Starts again from nothing; voices go on playing.
    pub fn begin(&mut self) {
        self.mixed.clear();
        self.ahead = 0.0;
    }

    /// The samples: left and right, 44,100 per second.
    pub fn mixed(&self) -> &[[f32; 2]] {
        &self.mixed
    }

    fn obey(&mut self, command: &SoundCommand, assets: &Assets) {
        match command {
            SoundCommand::Start(start) => self.start(start, assets),
            SoundCommand::Level { voice, gain, fade } => {
                if let Some(track) = self.tracks.get_mut(voice) {
                    track.gain = Ramp::new(track.gain.now, *gain, *fade);
                }
            }
            SoundCommand::Stop { voice, fade } => {
                if let Some(track) = self.tracks.get_mut(voice) {
                    track.gain = Ramp::new(track.gain.now, 0.0, *fade);
                    track.is_leaving = true;
                }
            }
        }
    }

    fn start(&mut self, start: &VoiceStart, assets: &Assets) {
        let files = self.files.entry(start.file.clone());
        let read = files.or_insert_with(|| read(&start.file, assets));
        let Some(samples) = read.clone() else {
            return;
        };
        let from = if start.fade > 0.0 { 0.0 } else { start.gain };
        let track = Track {
            at: 0.0,
            step: f64::from(samples.rate) / f64::from(RATE) * f64::from(start.rate),
            samples,
            pan: start.pan,
            gain: Ramp::new(from, start.gain, start.fade),
            is_loop: start.is_loop,
            is_leaving: false,
        };
        self.tracks.insert(start.voice, track);
    }

    fn advance(&mut self, seconds: f64) {
        let samples = seconds * f64::from(RATE) + self.ahead;
        self.ahead = samples.fract();
        let from = self.mixed.len();
        self.mixed.resize(from + samples as usize, [0.0; 2]);
        for track in self.tracks.values_mut() {
            track.add_to(&mut self.mixed[from..]);
        }
        self.tracks.retain(|_, track| !track.is_over());
    }

    /// Writes it as a WAV file of 16 bits.
    pub fn write(&self, mut file: impl io::Write) -> io::Result<()> {
        const BYTES_EACH: u32 = 4;
        let bytes = u32::try_from(self.mixed.len())
            .ok()
            .and_then(|frames| frames.checked_mul(BYTES_EACH))
            .ok_or_else(|| io::Error::other("too long for a WAV file"))?;
        file.write_all(b"RIFF")?;
        file.write_all(&(36 + bytes).to_le_bytes())?;
        file.write_all(b"WAVEfmt ")?;
        file.write_all(&16_u32.to_le_bytes())?;
        // PCM, two channels.
        file.write_all(&[1, 0, 2, 0])?;
        file.write_all(&RATE.to_le_bytes())?;
        file.write_all(&(RATE * BYTES_EACH).to_le_bytes())?;
        file.write_all(&[BYTES_EACH as u8, 0, 16, 0])?;
        file.write_all(b"data")?;
        file.write_all(&bytes.to_le_bytes())?;
        for sample in self.mixed.iter().flatten() {
            let sample = (sample.clamp(-1.0, 1.0) * f32::from(i16::MAX)).round() as i16;
            file.write_all(&sample.to_le_bytes())?;
        }
        file.flush()
    }
}

fn read(file: &str, assets: &Assets) -> Option<Samples> {
    let samples = assets.read(file).map_err(|error| Undecodable {
        file: file.to_owned(),
        why: error.to_string(),
    });
    samples
        .and_then(|bytes| decode(file, &bytes))
        .inspect_err(crate::report::problem)
        .ok()
}

impl Track {
    fn is_over(&self) -> bool {
        let is_faded = self.is_leaving && self.gain.now == 0.0;
        let is_played = !self.is_loop && self.at >= self.samples.frames.len() as f64;
        is_faded || is_played
    }

    /// Adds its samples to the mix.
    fn add_to(&mut self, mixed: &mut [[f32; 2]]) {
        let frames = &self.samples.frames;
        let length = frames.len();
        if length == 0 {
            return;
        }
        // Equal-power panning, as the loudspeakers do it.
        let right = (self.pan.clamp(-1.0, 1.0) + 1.0) / 2.0;
        let sides = [(2.0 * (1.0 - right)).sqrt(), (2.0 * right).sqrt()];
        for out in mixed {
            if self.at >= length as f64 {
                if !self.is_loop {
                    return;
                }
                self.at -= length as f64;
            }
            let index = self.at as usize;
            let part = self.at.fract() as f32;
            let next = match index + 1 {
                next if next < length => frames[next],
                _ if self.is_loop => frames[0],
                _ => [0.0; 2],
            };
            let gain = self.gain.next();
            for ear in 0..2 {
                let sample = frames[index][ear] * (1.0 - part) + next[ear] * part;
                out[ear] += sample * sides[ear] * gain;
            }
            self.at += self.step;
        }
    }
}
