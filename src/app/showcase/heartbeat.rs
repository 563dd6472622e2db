//! A heartbeat for the watchdog script: a file whose modification time is that of the last frames.

use bevy::prelude::*;
use std::fs::File;
use std::time::SystemTime;

/// The environment variable with the path of the file.
const VARIABLE: &str = "KULAMI_HEARTBEAT";
/// Seconds between two heartbeats.
const BEAT: f32 = 1.0;

/// The file, kept open: its time can be set even if the disk is full.
#[derive(Resource, Debug, Default)]
pub struct Heartbeat {
    file: Option<File>,
    seconds: f32,
}

impl Heartbeat {
    /// As the environment says.
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

/// Updates the file's time while frames go on.
pub fn beat(time: Res<Time<Real>>, mut heart: ResMut<Heartbeat>) {
    let heart = heart.bypass_change_detection();
    heart.seconds -= time.delta_secs();
    if heart.seconds > 0.0 {
        return;
    }
    heart.seconds = BEAT;
    if let Some(file) = &heart.file {
        // If this fails, the watchdog notices.
        let _ = file.set_modified(SystemTime::now());
    }
}
