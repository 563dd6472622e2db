//! The health of the stand, for the operator: uptime, memory, slowest frame, restarts.

use super::memory::memory;
use bevy::prelude::*;

/// The environment variable in which the watchdog script says how often it has restarted the game.
const RESTARTS: &str = "KULAMI_RESTARTS";
/// After so many seconds everything is loaded.
const SETTLED: f32 = 60.0;

/// What is measured.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Health {
    /// Seconds since the start.
    pub uptime: f32,
    /// The slowest frame since everything was loaded, in seconds.
    pub slowest: f32,
    /// How often the game was restarted, if known.
    pub restarts: Option<u32>,
    settled_with: Option<u64>,
}

impl Health {
    /// At the start of the game.
    pub fn begin() -> Self {
        let restarts = std::env::var(RESTARTS).ok();
        Self {
            restarts: restarts.and_then(|count| count.parse().ok()),
            ..default()
        }
    }

    /// Memory in use, in bytes, and how much it has grown since everything was loaded.
    pub fn memory(&self) -> Option<(u64, i64)> {
        let now = memory()?;
        let settled = self.settled_with.unwrap_or(now);
        Some((now, now.cast_signed() - settled.cast_signed()))
    }
}

/// Measures every frame.
pub fn examine(time: Res<Time<Real>>, mut health: ResMut<Health>) {
    let health = health.bypass_change_detection();
    health.uptime = time.elapsed_secs();
    if health.uptime < SETTLED {
        return;
    }
    health.slowest = health.slowest.max(time.delta_secs());
    if health.settled_with.is_none() {
        health.settled_with = memory();
    }
}
