//! bevy_kira_audio in an app of its own, which plays the sounds.
//!
//! Kira does not recover when its device goes away. So this app is closed then, and another one
//! opened; the game's own app is not affected.

use bevy::app::App;
use bevy::asset::{AssetPlugin, Assets, Handle};
use bevy::ecs::change_detection::Mut;
use bevy_kira_audio::prelude::*;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// A device whose playback has not advanced after so many checks, this far apart, does not work.
const LOOKS: u32 = 100;
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// The app that plays sounds. It can be opened without a device; then nothing plays.
pub struct AudioApp(App);

impl AudioApp {
    /// Opens the present device.
    pub fn open() -> Self {
        let mut app = App::new();
        app.add_plugins((AssetPlugin::default(), AudioPlugin));
        crate::app::engine::run_on_one_thread(&mut app);
        app.finish();
        app.cleanup();
        Self(app)
    }

    /// Tests in a thread of its own whether there is a device that works: a hanging sound server
    /// must not block the game.
    pub fn try_out() -> Receiver<bool> {
        let (sender, receiver) = channel();
        std::thread::spawn(move || {
            // The receiver may be gone; then the answer is not needed.
            let _ = sender.send(Self::open().works());
        });
        receiver
    }

    fn works(mut self) -> bool {
        let silence = self.bring(silence());
        let handle = self.audio().play(silence).looped().handle();
        (0..LOOKS).any(|_| {
            self.update();
            std::thread::sleep(BETWEEN_LOOKS);
            let instances = self.instances();
            let position = instances.get(&handle).and_then(|it| it.state().position());
            position.is_some_and(|seconds| seconds > 0.0)
        })
    }

    /// Starts sounds.
    pub fn audio(&self) -> &Audio {
        self.0.world().resource()
    }

    /// Adds a sound, to be started any number of times.
    pub fn bring(&mut self, sound: StaticSoundData) -> Handle<AudioSource> {
        let mut sources = self.0.world_mut().resource_mut::<Assets<AudioSource>>();
        sources.add(AudioSource { sound })
    }

    /// The sounds that are playing.
    pub fn instances(&mut self) -> Mut<'_, Assets<AudioInstance>> {
        self.0.world_mut().resource_mut()
    }

    /// Runs a frame of the app, which carries out what was asked for.
    pub fn update(&mut self) {
        self.0.update();
    }
}

/// A second of silence.
pub fn silence() -> StaticSoundData {
    const RATE: u32 = 8000;
    StaticSoundData {
        sample_rate: RATE,
        frames: vec![Frame::ZERO; RATE as usize].into(),
        settings: StaticSoundSettings::default(),
        slice: None,
    }
}
