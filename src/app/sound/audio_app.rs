//! What plays the sounds: bevy_kira_audio, in an app of its own.
//!
//! Kira does not find a device again that went away. So the app is closed then, and another one is
//! opened; the game around it does not notice.

use bevy::app::App;
use bevy::asset::{AssetPlugin, Assets, Handle};
use bevy::ecs::change_detection::Mut;
use bevy_kira_audio::prelude::*;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// A device that has not moved on after so many looks, so far apart, does not work.
const LOOKS: u32 = 100;
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// Where sounds are played. Without a device it is there all the same, and nothing begins.
pub struct AudioApp(App);

impl AudioApp {
    /// Opens the device there is now.
    pub fn open() -> Self {
        let mut app = App::new();
        app.add_plugins((AssetPlugin::default(), AudioPlugin));
        crate::app::engine::run_on_one_thread(&mut app);
        app.finish();
        app.cleanup();
        Self(app)
    }

    /// Whether there is a device that works, tried out by a thread of its own: a sound server that
    /// hangs would stop the game, too.
    pub fn try_out() -> Receiver<bool> {
        let (sender, receiver) = channel();
        std::thread::spawn(move || {
            // If nobody waits any more, nobody misses it.
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

    /// To begin sounds with.
    pub fn audio(&self) -> &Audio {
        self.0.world().resource()
    }

    /// Brings a sound in, to be begun as often as it is wanted.
    pub fn bring(&mut self, sound: StaticSoundData) -> Handle<AudioSource> {
        let mut sources = self.0.world_mut().resource_mut::<Assets<AudioSource>>();
        sources.add(AudioSource { sound })
    }

    /// What is playing.
    pub fn instances(&mut self) -> Mut<'_, Assets<AudioInstance>> {
        self.0.world_mut().resource_mut()
    }

    /// Lets what was asked for happen.
    pub fn update(&mut self) {
        self.0.update();
    }
}

/// A second of nothing.
pub fn silence() -> StaticSoundData {
    const RATE: u32 = 8000;
    StaticSoundData {
        sample_rate: RATE,
        frames: vec![Frame::ZERO; RATE as usize].into(),
        settings: StaticSoundSettings::default(),
        slice: None,
    }
}
