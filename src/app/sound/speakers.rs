//! The loudspeakers: carries out orders with bevy_kira_audio, which nobody else knows but the room
//! it is in and the files it plays.
//!
//! A loop of silence tells whether there is a device and whether it moves on. Once there is, files
//! are decoded: effects at once, music when it is first wanted; that is forgotten when it has faded
//! out, for two minutes of it are 30 MB.
//!
//! Without a device, or when it has gone away, the room is closed, and opened again from time to
//! time. Meanwhile effects are dropped, so that nothing piles up; loops wait for their device.

use super::bank::Bank;
use super::files::Files;
use super::heard::{Bus, Sound};
use super::order::{Order, Start, Voice};
use super::room::{Room, silence};
use super::{SoundSystems, SoundTrouble};
use crate::app::motion::Pace;
use crate::assets::Assets;
use bevy::prelude::*;
use bevy_kira_audio::PlaybackState;
use bevy_kira_audio::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;

/// A device that has not moved on for so many seconds is gone.
const STANDSTILL: f32 = 3.0;
/// A frame that lasts longer is no standstill: the machine slept.
const LONGEST_FRAME: f32 = 0.5;
/// Frames after which a sound that was started must be there.
const PATIENCE: u32 = 2;
/// What kira takes for silence, in decibels.
const SILENCE: f32 = -60.0;
/// Seconds until a device is looked for again, at first and at most: each time takes twice as long
/// as the one before, as the system's sound library writes some lines whenever it finds none.
const RETRY: [f32; 2] = [5.0, 300.0];
/// The voice that plays silence. The mixer's begin with another number.
const PULSE: Voice = Voice(0);

/// Whether there is anything to hear with.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Device {
    /// Nobody knows yet.
    Unknown,
    /// There is.
    Works,
    /// There is none, or it stands still. It is looked for again in so many seconds.
    Gone(f32),
}

/// What is playing.
struct Playing {
    instance: Handle<AudioInstance>,
    /// How it was started; as loud as it is now.
    start: Start,
    /// Whether it fades out.
    is_stopped: bool,
    /// Frames since it was started.
    frames: u32,
}

struct Speakers {
    room: Option<Room>,
    files: Files,
    voices: HashMap<Voice, Playing>,
    /// Loops whose files are not there yet, or whose device is not. They begin together, to be in
    /// step.
    waiting: Vec<Start>,
    device: Device,
    /// Whether there ever was one.
    has_worked: bool,
    /// Whoever tries out whether there is one again.
    search: Option<Receiver<bool>>,
    /// How long the next search waits, in seconds.
    patience: f32,
    /// Whether effects are on their way.
    has_effects: bool,
    /// Where loops were last seen, and for how long they have not moved on.
    pulse: (f64, f32),
}

impl Speakers {
    fn new(assets: Assets) -> Self {
        Self {
            room: None,
            files: Files::new(assets),
            voices: HashMap::new(),
            waiting: Vec::new(),
            device: Device::Gone(0.0),
            has_worked: false,
            search: None,
            patience: RETRY[0],
            has_effects: false,
            pulse: (0.0, 0.0),
        }
    }
}

/// The machine's loudspeakers.
pub fn add(app: &mut App, assets: &Assets) {
    app.insert_non_send(Speakers::new(assets.clone()))
        .add_systems(
            PostUpdate,
            (look_for_device, receive, carry_out, load, watch)
                .chain()
                .in_set(SoundSystems::Play),
        );
}

impl Speakers {
    /// Whether it will be known soon if there is a device.
    fn is_unsure(&self) -> bool {
        self.device == Device::Unknown || self.search.is_some()
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

/// Looks whether there is a device, at first and when it was gone for a while; opens the room if so.
fn look_for_device(
    time: Res<Time<Real>>,
    mut speakers: NonSendMut<Speakers>,
    mut troubles: MessageWriter<SoundTrouble>,
) {
    let Device::Gone(wait) = &mut speakers.device else {
        return;
    };
    *wait -= time.delta_secs();
    let is_time = *wait <= 0.0;
    match speakers.search.as_ref().map(Receiver::try_recv) {
        // It may hang for as long as it likes.
        Some(Err(TryRecvError::Empty)) => {}
        Some(Ok(true)) => speakers.open(),
        Some(Ok(false) | Err(TryRecvError::Disconnected)) => {
            speakers.close();
            troubles.write(speakers.trouble());
        }
        None if is_time => speakers.search = Some(Room::try_out()),
        None => {}
    }
}

impl Speakers {
    /// What there is to say of a device that does not work.
    fn trouble(&self) -> SoundTrouble {
        match self.has_worked {
            true => SoundTrouble::DeviceGone,
            false => SoundTrouble::NoDevice,
        }
    }

    /// Opens the room and plays silence in it, to see whether that moves on.
    fn open(&mut self) {
        let mut room = Room::open();
        let file: Arc<str> = "silence".into();
        let source = room.bring(silence());
        self.files.add(file.clone(), source);
        self.room = Some(room);
        self.search = None;
        self.device = Device::Unknown;
        self.pulse = (0.0, 0.0);
        self.start(&Start {
            voice: PULSE,
            file,
            gain: 0.0,
            pan: 0.0,
            rate: 1.0,
            fade: 0.0,
            is_loop: true,
        });
    }

    /// Closes the room. Loops that were playing wait for the next one.
    fn close(&mut self) {
        self.room = None;
        self.search = None;
        self.files.clear();
        self.has_effects = false;
        let mut loops: Vec<Start> = std::mem::take(&mut self.voices)
            .into_values()
            .filter(|playing| !playing.is_stopped)
            .map(|playing| playing.start)
            .filter(|start| start.is_loop && start.voice != PULSE)
            .collect();
        loops.sort_by_key(|start| start.voice);
        self.waiting.extend(loops);
        self.device = Device::Gone(self.patience);
        self.patience = (2.0 * self.patience).min(RETRY[1]);
    }
}

/// Has files decoded once there is something to hear them with.
fn load(bank: Res<Bank>, mut speakers: NonSendMut<Speakers>) {
    let speakers = &mut *speakers;
    if speakers.device != Device::Works {
        return;
    }
    if !speakers.has_effects {
        speakers.has_effects = true;
        for (sound, take) in bank.files() {
            if sound.bus() == Bus::Effects || sound == Sound::Room {
                speakers.files.load(&take.file);
            }
        }
    }
    for start in &speakers.waiting {
        speakers.files.load(&start.file);
    }
}

/// Takes what has been decoded.
fn receive(
    mut speakers: NonSendMut<Speakers>,
    mut troubles: MessageWriter<SoundTrouble>,
    mut pace: Pace,
) {
    let speakers = &mut *speakers;
    if speakers.files.are_loading() || speakers.is_unsure() {
        pace.keep();
    }
    let Some(room) = &mut speakers.room else {
        return;
    };
    for problem in speakers.files.receive(room) {
        crate::report::problem(&problem);
        troubles.write(SoundTrouble::Broken(problem.to_string()));
    }
}

fn carry_out(mut orders: MessageReader<Order>, mut speakers: NonSendMut<Speakers>) {
    let speakers = &mut *speakers;
    for order in orders.read() {
        match order {
            Order::Start(start) if start.is_loop => speakers.waiting.push(start.clone()),
            Order::Start(start) => speakers.start(start),
            Order::Level { voice, gain, fade } => {
                speakers.revise_waiting(*voice, Some(*gain));
                speakers.change(
                    *voice,
                    |playing| playing.start.gain = *gain,
                    |instance| instance.set_decibels(decibels(*gain), tween(*fade)),
                );
            }
            Order::Stop { voice, fade } => {
                speakers.revise_waiting(*voice, None);
                speakers.change(
                    *voice,
                    |playing| playing.is_stopped = true,
                    |instance| instance.stop(tween(*fade)),
                );
            }
        }
    }
    let is_loaded = |start: &Start| speakers.files.is_known(&start.file);
    if speakers.waiting.iter().all(is_loaded) {
        for start in std::mem::take(&mut speakers.waiting) {
            speakers.start(&start);
        }
    }
}

impl Speakers {
    /// Plays a file that is there, in a room that is open.
    fn start(&mut self, start: &Start) {
        let (Some(source), Some(room)) = (self.files.source(&start.file), &self.room) else {
            return;
        };
        let mut play = room.audio().play(source.clone());
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
            start: start.clone(),
            is_stopped: false,
            frames: 0,
        };
        self.voices.insert(start.voice, playing);
    }

    /// Changes what is playing, if it is: what is known of it, and what is heard.
    fn change(
        &mut self,
        voice: Voice,
        change: impl FnOnce(&mut Playing),
        tell: impl FnOnce(&mut AudioInstance),
    ) {
        let (Some(playing), Some(room)) = (self.voices.get_mut(&voice), &mut self.room) else {
            return;
        };
        change(playing);
        if let Some(mut instance) = room.instances().get_mut(&playing.instance) {
            tell(&mut instance);
        }
    }
}

/// Forgets what is over, and watches whether the device moves on.
fn watch(
    time: Res<Time<Real>>,
    mut speakers: NonSendMut<Speakers>,
    mut troubles: MessageWriter<SoundTrouble>,
) {
    let speakers = &mut *speakers;
    let Some(room) = &mut speakers.room else {
        return;
    };
    let mut is_missing = false;
    let mut played = None;
    let mut forgotten = Vec::new();
    let mut instances = room.instances();
    speakers.voices.retain(|_, playing| {
        playing.frames += 1;
        let state = match instances.get(&playing.instance) {
            Some(instance) => instance.state(),
            None => {
                is_missing |= playing.frames > PATIENCE;
                return true;
            }
        };
        if playing.start.is_loop {
            played = state.position().map(|at| at + played.unwrap_or(0.0));
        }
        let is_over = state == PlaybackState::Stopped;
        if is_over {
            // Bevy would keep it for ever: its handle is not counted.
            instances.remove(&playing.instance);
            if playing.start.is_loop {
                forgotten.push(playing.start.file.clone());
            }
        }
        !is_over
    });
    room.update();
    for file in forgotten {
        let mut playing = speakers.voices.values();
        if !playing.any(|playing| playing.start.file == file) {
            speakers.files.forget(&file);
        }
    }
    let (before, standing) = speakers.pulse;
    speakers.pulse = match played {
        // Loops play on while the window sleeps.
        Some(now) if now == before => (before, standing + time.delta_secs().min(LONGEST_FRAME)),
        Some(now) => (now, 0.0),
        None => (before, 0.0),
    };
    let moves_on = played.is_some_and(|now| now != before);
    if is_missing || speakers.pulse.1 > STANDSTILL {
        speakers.close();
        troubles.write(speakers.trouble());
    } else if moves_on && speakers.device == Device::Unknown {
        speakers.device = Device::Works;
        speakers.has_worked = true;
        speakers.patience = RETRY[0];
    }
}

fn tween(seconds: f32) -> AudioTween {
    AudioTween::linear(Duration::from_secs_f32(seconds.max(0.0)))
}

fn decibels(gain: f32) -> f32 {
    (20.0 * gain.log10()).max(SILENCE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn loops_wait_for_a_device_that_is_gone_and_the_search_for_it_is_patient() {
        let start = |voice, is_loop| Start {
            voice: Voice(voice),
            file: "file".into(),
            gain: 0.5,
            pan: 0.0,
            rate: 1.0,
            fade: 0.0,
            is_loop,
        };
        let mut speakers = Speakers::new(Assets::built_in());
        for (start, is_stopped) in [
            (start(PULSE.0, true), false),
            (start(1, true), false),
            (start(2, true), true),
            (start(3, false), false),
        ] {
            let playing = Playing {
                instance: Handle::default(),
                start,
                is_stopped,
                frames: 9,
            };
            speakers.voices.insert(playing.start.voice, playing);
        }
        speakers.close();
        assert!(speakers.room.is_none() && speakers.voices.is_empty());
        assert_eq!(speakers.waiting, [start(1, true)]);
        assert_eq!(speakers.device, Device::Gone(RETRY[0]));
        // What is ordered meanwhile is as if the device were there.
        speakers.revise_waiting(Voice(1), Some(0.25));
        assert_eq!(speakers.waiting[0].gain, 0.25);
        speakers.revise_waiting(Voice(1), None);
        assert!(speakers.waiting.is_empty());
        for _ in 0..20 {
            speakers.close();
        }
        assert_eq!(speakers.device, Device::Gone(RETRY[1]));
        // Whoever never heard anything is told that there is no device.
        assert_eq!(speakers.trouble(), SoundTrouble::NoDevice);
        speakers.has_worked = true;
        assert_eq!(speakers.trouble(), SoundTrouble::DeviceGone);
    }
}
