//! The loudspeakers: carries out orders with bevy_kira_audio, which nobody else knows.
//!
//! A loop of silence tells whether there is a device and whether it moves on. Once there is,
//! files are decoded by a thread of their own, so that nobody who thinks has to wait: effects at
//! once, music when it is first wanted; that is forgotten when it has faded out, for two minutes
//! of it are 30 MB. Without a device, or while it is gone, orders are dropped, so that nothing
//! piles up.

use super::bank::{self, Bank};
use super::decode::Undecodable;
use super::heard::{Bus, Sound};
use super::order::{Order, Start, Voice};
use super::{SoundSystems, SoundTrouble};
use crate::app::motion::Pace;
use crate::assets::Assets;
use bevy::asset::{AssetMut, Assets as BevyAssets};
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use bevy_kira_audio::{AudioSystemSet, PlaybackState};
use std::collections::HashMap;
use std::io::Cursor;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A device that has not moved on for so many seconds is gone.
const STANDSTILL: f32 = 3.0;
/// Frames after which a sound that was started must be there.
const PATIENCE: u32 = 2;
/// What kira takes for silence, in decibels.
const SILENCE: f32 = -60.0;

type Decoded = Result<StaticSoundData, Undecodable>;

/// A file on its way to the loudspeakers.
enum File {
    Loading,
    Ready(Handle<AudioSource>),
    Broken,
}

/// Whether there is anything to hear with.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Device {
    /// Nobody knows yet.
    Unknown,
    /// There is.
    Works,
    /// There never was one.
    Missing,
    /// It stands still.
    Gone,
}

/// What is playing.
struct Playing {
    instance: Handle<AudioInstance>,
    file: Arc<str>,
    is_loop: bool,
    /// Frames since it was started.
    frames: u32,
}

#[derive(Resource)]
struct Speakers {
    files: HashMap<Arc<str>, File>,
    voices: HashMap<Voice, Playing>,
    /// Loops whose files are not there yet. They begin together, to be in step.
    waiting: Vec<Start>,
    device: Device,
    /// Whether effects are on their way.
    has_effects: bool,
    /// Where loops were last seen, and for how long they have not moved on.
    pulse: (f64, f32),
    /// What is to be decoded, and what has been.
    wanted: Sender<Arc<str>>,
    decoded: Mutex<Receiver<(Arc<str>, Decoded)>>,
}

impl Speakers {
    fn new(assets: Assets) -> Self {
        let (wanted, orders) = channel::<Arc<str>>();
        let (sender, decoded) = channel();
        // It ends when nobody wants anything any more.
        std::thread::spawn(move || {
            for file in orders {
                let decoded = read(&file, &assets);
                if sender.send((file, decoded)).is_err() {
                    return;
                }
            }
        });
        Self {
            files: HashMap::new(),
            voices: HashMap::new(),
            waiting: Vec::new(),
            device: Device::Unknown,
            has_effects: false,
            pulse: (0.0, 0.0),
            wanted,
            decoded: Mutex::new(decoded),
        }
    }
}

fn read(file: &str, assets: &Assets) -> Decoded {
    match assets.read(file) {
        Ok(bytes) => decode(file, &bytes),
        Err(error) => Err(Undecodable {
            file: file.to_owned(),
            why: error.to_string(),
        }),
    }
}

/// The machine's loudspeakers.
pub fn add(app: &mut App, assets: &Assets) {
    app.add_plugins(AudioPlugin)
        .insert_resource(Speakers::new(assets.clone()))
        .add_systems(Startup, listen)
        .add_systems(
            PostUpdate,
            (receive, carry_out, load, watch)
                .chain()
                .in_set(SoundSystems::Play)
                .before(AudioSystemSet::PlayTypedChannels),
        );
}

/// The samples of a file, to its last one: decoders add what fills its last block.
pub fn decode(file: &str, bytes: &[u8]) -> Decoded {
    let broken = |why: String| Undecodable {
        file: file.to_owned(),
        why,
    };
    let length = bank::length(bytes).ok_or_else(|| broken("it is not Ogg Vorbis".to_owned()))?;
    let mut sound = StaticSoundData::from_cursor(Cursor::new(bytes))
        .map_err(|error| broken(error.to_string()))?;
    let samples = length.samples as usize;
    if sound.frames.len() > samples {
        sound.frames = sound.frames[..samples].into();
    }
    Ok(sound)
}

impl Speakers {
    /// Has a file decoded, if it is not yet.
    fn load(&mut self, file: &Arc<str>) {
        if !self.files.contains_key(file) {
            self.files.insert(file.clone(), File::Loading);
            // The thread is there as long as this is.
            let _ = self.wanted.send(file.clone());
        }
    }

    fn is_loading(&self) -> bool {
        let mut files = self.files.values();
        files.any(|file| matches!(file, File::Loading))
    }

    /// Changes an order that has not been carried out yet: another gain, or not at all.
    fn revise_waiting(&mut self, voice: Voice, gain: Option<f32>) {
        let of_voice = self.waiting.iter().position(|start| start.voice == voice);
        match (of_voice, gain) {
            (Some(number), Some(gain)) => self.waiting[number].gain = gain,
            (Some(number), None) => _ = self.waiting.remove(number),
            (None, _) => {}
        }
    }
}

/// Plays silence, to see whether that moves on. The mixer's voices begin with another number.
fn listen(
    audio: Res<Audio>,
    mut sources: ResMut<BevyAssets<AudioSource>>,
    mut speakers: ResMut<Speakers>,
) {
    const RATE: u32 = 8000;
    let sound = StaticSoundData {
        sample_rate: RATE,
        frames: vec![Frame::ZERO; RATE as usize].into(),
        settings: StaticSoundSettings::default(),
        slice: None,
    };
    let file: Arc<str> = "silence".into();
    let source = sources.add(AudioSource { sound });
    speakers.files.insert(file.clone(), File::Ready(source));
    let silence = Start {
        voice: Voice(0),
        file,
        gain: 0.0,
        pan: 0.0,
        rate: 1.0,
        fade: 0.0,
        is_loop: true,
    };
    speakers.start(&silence, &audio);
}

/// Has files decoded once there is something to hear them with.
fn load(bank: Res<Bank>, mut speakers: ResMut<Speakers>) {
    if speakers.device != Device::Works {
        return;
    }
    if !speakers.has_effects {
        speakers.has_effects = true;
        for (sound, take) in bank.files() {
            if sound.bus() == Bus::Effects || sound == Sound::Room {
                speakers.load(&take.file);
            }
        }
    }
    for number in 0..speakers.waiting.len() {
        let file = speakers.waiting[number].file.clone();
        speakers.load(&file);
    }
}

/// Takes what has been decoded.
fn receive(
    mut speakers: ResMut<Speakers>,
    mut sources: ResMut<BevyAssets<AudioSource>>,
    mut troubles: MessageWriter<SoundTrouble>,
    mut pace: Pace,
) {
    let speakers = &mut *speakers;
    if speakers.is_loading() || speakers.device == Device::Unknown {
        pace.keep();
    }
    let Ok(receiver) = speakers.decoded.get_mut() else {
        return;
    };
    for (file, decoded) in receiver.try_iter() {
        let file_is = match decoded {
            Ok(sound) => File::Ready(sources.add(AudioSource { sound })),
            Err(problem) => {
                crate::cli::complain(&problem);
                troubles.write(SoundTrouble::Broken(problem.to_string()));
                File::Broken
            }
        };
        speakers.files.insert(file, file_is);
    }
}

fn carry_out(
    mut orders: MessageReader<Order>,
    audio: Res<Audio>,
    mut instances: ResMut<BevyAssets<AudioInstance>>,
    mut speakers: ResMut<Speakers>,
) {
    let speakers = &mut *speakers;
    let is_silent = speakers.device == Device::Missing;
    for order in orders.read().filter(|_| !is_silent) {
        match order {
            Order::Start(start) if start.is_loop => speakers.waiting.push(start.clone()),
            Order::Start(_) if speakers.device == Device::Gone => {}
            Order::Start(start) => speakers.start(start, &audio),
            Order::Level { voice, gain, fade } => {
                speakers.revise_waiting(*voice, Some(*gain));
                if let Some(mut instance) = speakers.instance(*voice, &mut instances) {
                    instance.set_decibels(decibels(*gain), tween(*fade));
                }
            }
            Order::Stop { voice, fade } => {
                speakers.revise_waiting(*voice, None);
                if let Some(mut instance) = speakers.instance(*voice, &mut instances) {
                    instance.stop(tween(*fade));
                }
            }
        }
    }
    let is_loaded = |start: &Start| match speakers.files.get(&start.file) {
        None | Some(File::Loading) => false,
        Some(File::Ready(_) | File::Broken) => true,
    };
    if speakers.waiting.iter().all(is_loaded) {
        for start in std::mem::take(&mut speakers.waiting) {
            speakers.start(&start, &audio);
        }
    }
}

impl Speakers {
    fn start(&mut self, start: &Start, audio: &Audio) {
        let Some(File::Ready(source)) = self.files.get(&start.file) else {
            return;
        };
        let mut play = audio.play(source.clone());
        play.with_volume(decibels(start.gain))
            .with_panning(start.pan)
            .with_playback_rate(f64::from(start.rate));
        if start.fade > 0.0 {
            play.fade_in(tween(start.fade));
        }
        if start.is_loop {
            play.looped();
        }
        let playing = Playing {
            instance: play.handle(),
            file: start.file.clone(),
            is_loop: start.is_loop,
            frames: 0,
        };
        self.voices.insert(start.voice, playing);
    }

    fn instance<'a>(
        &self,
        voice: Voice,
        instances: &'a mut BevyAssets<AudioInstance>,
    ) -> Option<AssetMut<'a, AudioInstance>> {
        instances.get_mut(&self.voices.get(&voice)?.instance)
    }
}

/// Forgets what is over, and watches whether the device moves on.
fn watch(
    time: Res<Time<Real>>,
    mut commands: Commands,
    mut instances: ResMut<BevyAssets<AudioInstance>>,
    mut speakers: ResMut<Speakers>,
    mut troubles: MessageWriter<SoundTrouble>,
) {
    let speakers = &mut *speakers;
    let mut is_missing = false;
    let mut played = None;
    let mut forgotten = Vec::new();
    speakers.voices.retain(|_, playing| {
        playing.frames += 1;
        let state = match instances.get(&playing.instance) {
            Some(instance) => instance.state(),
            None => {
                is_missing |= playing.frames > PATIENCE;
                return true;
            }
        };
        if playing.is_loop {
            played = state.position().map(|at| at + played.unwrap_or(0.0));
        }
        let is_over = state == PlaybackState::Stopped;
        if is_over {
            // Bevy would keep it for ever: its handle is not counted.
            instances.remove(&playing.instance);
            if playing.is_loop {
                forgotten.push(playing.file.clone());
            }
        }
        !is_over
    });
    for file in forgotten {
        if !speakers.voices.values().any(|playing| playing.file == file) {
            speakers.files.remove(&file);
        }
    }
    let (before, standing) = speakers.pulse;
    speakers.pulse = match played {
        // Loops play on while the window sleeps.
        Some(now) if now == before => (before, standing + time.delta_secs()),
        Some(now) => (now, 0.0),
        None => (before, 0.0),
    };
    let device = match speakers.device {
        _ if is_missing => Device::Missing,
        Device::Missing => Device::Missing,
        _ if speakers.pulse.1 > STANDSTILL => Device::Gone,
        Device::Unknown if played.is_none() => Device::Unknown,
        _ => Device::Works,
    };
    if device == speakers.device {
        return;
    }
    speakers.device = device;
    match device {
        Device::Unknown | Device::Works => {}
        Device::Gone => _ = troubles.write(SoundTrouble::DeviceGone),
        Device::Missing => {
            // What waits to be played will never be.
            commands.insert_resource(Audio::default());
            speakers.voices.clear();
            speakers.waiting.clear();
            speakers.files.clear();
            troubles.write(SoundTrouble::NoDevice);
        }
    }
}

fn tween(seconds: f32) -> AudioTween {
    AudioTween::linear(Duration::from_secs_f32(seconds.max(0.0)))
}

fn decibels(gain: f32) -> f32 {
    (20.0 * gain.log10()).max(SILENCE)
}
