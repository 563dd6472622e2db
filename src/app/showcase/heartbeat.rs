//! A sign of life for whoever watches over the stand: a file whose time is that of the last frames.

use bevy::prelude::*;
use std::fs::File;
use std::time::SystemTime;

/// Where the sign is given, if somebody wants one.
const VARIABLE: &str = "KULAMI_HEARTBEAT";
/// Seconds between two.
const BEAT: f32 = 1.0;

/// The file, held open: its time can be set on a disk that is full.
#[derive(Resource, Debug, Default)]
pub struct Heartbeat {
    file: Option<File>,
    seconds: f32,
}

impl Heartbeat {
    /// As the one who started the game wishes.
    pub fn of_environment() -> Self {
        let path = std::env::var_os(VARIABLE).filter(|path| !path.is_empty());
        let file = path.map(|path| File::options().create(true).append(true).open(path));
        let file = file.transpose().unwrap_or_else(|error| {
            crate::report::problem(&format!("{VARIABLE}: {error}"));
            None
        });
        Self { file, seconds: 0.0 }
    }
}

/// Frames go on.
pub fn beat(time: Res<Time<Real>>, mut heart: ResMut<Heartbeat>) {
    let heart = heart.bypass_change_detection();
    heart.seconds -= time.delta_secs();
    if heart.seconds > 0.0 {
        return;
    }
    heart.seconds = BEAT;
    if let Some(file) = &heart.file {
        // Whoever watches sees that it failed.
        let _ = file.set_modified(SystemTime::now());
    }
}
