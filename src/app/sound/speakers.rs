//! The output to loudspeakers: carries out commands with bevy_kira_audio.
//!
//! A voice that loops silence shows whether there is a device and whether playback advances. Once
//! it does, files are decoded: effects at once, music when it is first needed. Music is dropped
//! when it is no longer played, for two minutes of it take 30 MB.
//!
//! Without a device, or when it has gone away, the audio app is closed and reopened from time to
//! time. Meanwhile effects are dropped, so that nothing piles up; loops wait for the device.

use super::audio_app::{AudioApp, silence};
use super::bank::Bank;
use super::command::{SoundCommand, Voice, VoiceStart};
use super::device::DeviceWatch;
use super::files::{Files, Retention};
use super::heard::{Bus, Sound};
use super::voices::Voices;
use super::{SoundSystems, SoundTrouble};
use crate::app::motion::Pace;
use crate::assets::Assets;
use bevy::prelude::*;
use std::sync::Arc;

/// The voice that plays silence. The mixer's numbers start higher.
const PULSE: Voice = Voice(0);

struct Speakers {
    /// `None` while there is no device.
    audio: Option<AudioApp>,
    device: DeviceWatch,
    files: Files,
    voices: Voices,
    /// Loops whose files are not decoded yet, or that wait for a device. They start together, to be
    /// in step.
    waiting: Vec<VoiceStart>,
    /// Whether the effects were asked for.
    has_effects: bool,
}

/// Adds the output to the machine's loudspeakers.
pub fn add(app: &mut App, assets: &Assets) {
    app.insert_non_send(Speakers::new(assets.clone()))
        .add_systems(
            PostUpdate,
            (look_for_device, receive, carry_out, load, watch)
                .chain()
                .in_set(SoundSystems::Play),
        );
}

/// Searches for a device, at the start and after one was gone for a while; opens it.
fn look_for_device(
    time: Res<Time<Real>>,
    mut speakers: NonSendMut<Speakers>,
    mut troubles: MessageWriter<SoundTrouble>,
) {
    let device = &mut speakers.device;
    match device.look(time.delta_secs(), AudioApp::try_out) {
        Some(true) => speakers.open(),
        Some(false) => _ = troubles.write(speakers.close()),
        None => {}
    }
}

/// Takes over decoded files.
fn receive(
    mut speakers: NonSendMut<Speakers>,
    mut troubles: MessageWriter<SoundTrouble>,
    mut pace: Pace,
) {
    let speakers = &mut *speakers;
    if speakers.files.are_loading() || speakers.device.is_unsure() {
        pace.keep();
    }
    let Some(audio) = &mut speakers.audio else {
        return;
    };
    for problem in speakers.files.receive(|sound| audio.bring(sound)) {
        crate::report::problem(&problem);
        troubles.write(SoundTrouble::Broken(problem.file.to_string()));
    }
}

fn carry_out(mut commands: MessageReader<SoundCommand>, mut speakers: NonSendMut<Speakers>) {
    for command in commands.read() {
        speakers.obey(command);
    }
    speakers.start_waiting();
}

/// Asks for files to be decoded once there is a device.
fn load(bank: Res<Bank>, mut speakers: NonSendMut<Speakers>) {
    if speakers.device.works() {
        speakers.request_files(&bank);
    }
}

/// Removes voices that have ended, and checks that playback advances.
fn watch(
    time: Res<Time<Real>>,
    mut speakers: NonSendMut<Speakers>,
    mut troubles: MessageWriter<SoundTrouble>,
) {
    let speakers = &mut *speakers;
    let Some(audio) = &mut speakers.audio else {
        return;
    };
    let mut instances = audio.instances();
    let check = speakers
        .voices
        .check(|voice| Some(instances.get(voice)?.state()));
    for instance in check.ended {
        // bevy_kira_audio would keep it for ever: its handle is not reference-counted.
        instances.remove(&instance);
    }
    audio.update();
    speakers.forget_unused();
    let is_gone = speakers.device.watch(check.moves_on, time.delta_secs());
    if check.is_missing || is_gone {
        troubles.write(speakers.close());
    }
}

impl Speakers {
    fn new(assets: Assets) -> Self {
        Self {
            audio: None,
            device: DeviceWatch::new(),
            files: Files::new(assets),
            voices: Voices::default(),
            waiting: Vec::new(),
            has_effects: false,
        }
    }

    /// Opens the device and loops silence on it, to see whether playback advances.
    fn open(&mut self) {
        let mut audio = AudioApp::open();
        let file: Arc<str> = "silence".into();
        let source = audio.bring(silence());
        self.files.add(file.clone(), source);
        self.audio = Some(audio);
        self.device.opened();
        self.start(&VoiceStart {
            voice: PULSE,
            file,
            gain: 0.0,
            pan: 0.0,
            rate: 1.0,
            fade: 0.0,
            is_loop: true,
        });
    }

    /// Closes a device that does not work. Its loops wait for the next one.
    fn close(&mut self) -> SoundTrouble {
        self.audio = None;
        self.files.clear();
        self.has_effects = false;
        let loops = self.voices.take_loops().into_iter();
        self.waiting
            .extend(loops.filter(|start| start.voice != PULSE));
        self.device.closed()
    }

    /// Asks for the files of waiting loops and of effects.
    fn request_files(&mut self, bank: &Bank) {
        if !self.has_effects {
            self.has_effects = true;
            for (sound, take) in bank.files() {
                if sound.bus() == Bus::Effects || sound == Sound::Room {
                    self.files.load(&take.file, Retention::Always);
                }
            }
        }
        for start in &self.waiting {
            self.files.load(&start.file, Retention::WhileUsed);
        }
    }

    /// Drops music that no voice plays or waits for, whether it has faded out or was stopped before
    /// it was decoded.
    fn forget_unused(&mut self) {
        self.files.forget_unused(|file| {
            let mut waiting = self.waiting.iter();
            self.voices.play(file) || waiting.any(|start| *start.file == *file)
        });
    }

    fn obey(&mut self, command: &SoundCommand) {
        match command {
            SoundCommand::Start(start) if start.is_loop => self.waiting.push(start.clone()),
            SoundCommand::Start(start) => self.start(start),
            &SoundCommand::Level { voice, gain, fade } => {
                let mut waiting = self.waiting.iter_mut();
                if let Some(start) = waiting.find(|start| start.voice == voice) {
                    start.gain = gain;
                }
                if let Some(audio) = &mut self.audio {
                    let instances = &mut audio.instances();
                    self.voices.set_gain(instances, voice, gain, fade);
                }
            }
            &SoundCommand::Stop { voice, fade } => {
                self.waiting.retain(|start| start.voice != voice);
                if let Some(audio) = &mut self.audio {
                    self.voices.stop(&mut audio.instances(), voice, fade);
                }
            }
        }
    }

    /// Starts the waiting loops once all their files are decoded.
    fn start_waiting(&mut self) {
        let mut waiting = self.waiting.iter();
        if waiting.all(|start| self.files.is_known(&start.file)) {
            for start in std::mem::take(&mut self.waiting) {
                self.start(&start);
            }
        }
    }

    /// Plays a decoded file on the open device.
    fn start(&mut self, start: &VoiceStart) {
        if let (Some(source), Some(audio)) = (self.files.source(&start.file), &self.audio) {
            self.voices.start(audio.audio(), source.clone(), start);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    /// The shortest piece of music.
    const MUSIC: &str = "audio/music-play-pulse.ogg";

    fn music(voice: u64) -> VoiceStart {
        VoiceStart {
            voice: Voice(voice),
            file: MUSIC.into(),
            gain: 0.5,
            pan: 0.0,
            rate: 1.0,
            fade: 0.0,
            is_loop: true,
        }
    }

    fn stop(voice: u64) -> SoundCommand {
        SoundCommand::Stop {
            voice: Voice(voice),
            fade: 1.0,
        }
    }

    #[test]
    fn loops_wait_for_a_device_that_is_gone() {
        let mut speakers = Speakers::new(Assets::built_in());
        let effect = VoiceStart {
            is_loop: false,
            ..music(3)
        };
        for start in [music(PULSE.0), music(1), music(2), effect] {
            speakers.voices.add(default(), start);
        }
        speakers.voices.stop(&mut default(), Voice(2), 1.0);
        assert_eq!(speakers.close(), SoundTrouble::NoDevice);
        assert!(speakers.audio.is_none() && !speakers.voices.play(MUSIC));
        assert_eq!(speakers.waiting, [music(1)]);
        // Commands take effect as if the device were there.
        speakers.obey(&SoundCommand::Level {
            voice: Voice(1),
            gain: 0.25,
            fade: 1.0,
        });
        assert_eq!(speakers.waiting[0].gain, 0.25);
        speakers.obey(&stop(1));
        assert!(speakers.waiting.is_empty());
    }

    /// Waits until all requested files are decoded.
    fn decode_all(speakers: &mut Speakers) {
        while speakers.files.are_loading() {
            std::thread::sleep(Duration::from_millis(1));
            speakers.files.receive(|_| default());
        }
    }

    #[test]
    fn music_that_is_stopped_while_it_is_decoded_takes_no_memory() {
        let mut speakers = Speakers::new(Assets::built_in());
        let bank = Bank::default();
        speakers.obey(&SoundCommand::Start(music(1)));
        speakers.request_files(&bank);
        speakers.obey(&stop(1));
        speakers.forget_unused();
        assert!(speakers.files.are_loading());
        decode_all(&mut speakers);
        speakers.forget_unused();
        assert!(speakers.files.source(MUSIC).is_none());

        // A voice that waits for the file gets it.
        speakers.obey(&SoundCommand::Start(music(2)));
        speakers.request_files(&bank);
        decode_all(&mut speakers);
        speakers.forget_unused();
        assert!(speakers.files.source(MUSIC).is_some());
    }
}
