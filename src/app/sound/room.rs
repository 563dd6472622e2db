//! The room that sounds are played in: bevy_kira_audio, in an app of its own.
//!
//! Kira does not find a device again that went away. So the room is closed then, and another one is
//! opened; the game around it does not notice.

use bevy::app::App;
use bevy::asset::{AssetPlugin, Assets, Handle};
use bevy::ecs::change_detection::Mut;
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::{PostUpdate, PreUpdate};
use bevy_kira_audio::prelude::*;

/// Where sounds are played. Without a device it is there all the same, and nothing begins.
pub struct Room(App);

impl Room {
    /// Opens the device there is now.
    pub fn open() -> Self {
        let mut app = App::new();
        app.add_plugins((AssetPlugin::default(), AudioPlugin));
        // A handful of systems, in the midst of a system of the game.
        for schedule in [PreUpdate.intern(), PostUpdate.intern()] {
            app.edit_schedule(schedule, |schedule| {
                schedule.set_executor(SingleThreadedExecutor::new());
            });
        }
        app.finish();
        app.cleanup();
        Self(app)
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
