//! The window: its size, full screen, and the frame limit.

use super::{Settings, SettingsSystems};
use crate::app::actions::FrameLimit;
use bevy::prelude::*;
use bevy::window::{
    Monitor, PresentMode, PrimaryMonitor, PrimaryWindow, VideoMode, VideoModeSelection, WindowMode,
};
use std::time::{Duration, Instant};

impl FrameLimit {
    /// The shortest duration of a frame.
    fn shortest(self) -> Duration {
        match self {
            Self::AtMost(frames) => Duration::from_secs(1) / u32::from(frames.clamp(10, 1000)),
            Self::None => Duration::ZERO,
        }
    }
}

/// The sizes there are to choose from on this screen.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Resolutions(pub Vec<(u32, u32)>);

/// Resolutions that most screens can show.
const USUAL: [(u32, u32); 6] = [
    (1280, 720),
    (1366, 768),
    (1600, 900),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
];

impl Default for Resolutions {
    fn default() -> Self {
        Self(USUAL.to_vec())
    }
}

impl Resolutions {
    /// The usual resolutions that fit on a screen of this size.
    fn within(size: UVec2) -> Self {
        let mut sizes: Vec<_> = USUAL
            .into_iter()
            .filter(|(width, height)| *width <= size.x && *height <= size.y)
            .collect();
        let own = (size.x, size.y);
        if !sizes.contains(&own) {
            sizes.push(own);
        }
        Self(sizes)
    }

    /// The next larger or smaller resolution; beyond the last one `None`, the screen's own.
    pub fn step(&self, from: Option<(u32, u32)>, up: bool) -> Option<(u32, u32)> {
        let at = from.and_then(|size| self.0.iter().position(|known| *known == size));
        let next = match (at, up) {
            (None, true) => 0,
            (None, false) => self.0.len() - 1,
            (Some(at), true) => at + 1,
            (Some(0), false) => return None,
            (Some(at), false) => at - 1,
        };
        self.0.get(next).copied()
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Resolutions>()
        .add_systems(
            PreUpdate,
            (
                know_screen.run_if(any_with_component::<Monitor>),
                fit_window
                    .in_set(SettingsSystems)
                    .run_if(resource_changed::<Settings>),
            )
                .chain(),
        )
        .add_systems(Last, hold_back);
}

fn know_screen(
    monitors: Query<&Monitor, Added<PrimaryMonitor>>,
    mut resolutions: ResMut<Resolutions>,
) {
    for monitor in &monitors {
        resolutions.set_if_neq(Resolutions::within(monitor.physical_size()));
    }
}

fn fit_window(
    settings: Res<Settings>,
    monitors: Query<&Monitor, With<PrimaryMonitor>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut last: Local<Option<(bool, Option<(u32, u32)>, bool)>>,
) {
    let wanted = (settings.full_screen, settings.resolution, settings.vsync);
    // Only if the settings have changed: players also resize the window itself.
    if last.replace(wanted) == Some(wanted) {
        return;
    }
    for mut window in &mut windows {
        let present = if settings.vsync {
            PresentMode::AutoVsync
        } else {
            PresentMode::AutoNoVsync
        };
        if window.present_mode != present {
            window.present_mode = present;
        }
        let mode = if settings.full_screen {
            full_screen(settings.resolution, monitors.iter().next())
        } else {
            WindowMode::Windowed
        };
        if window.mode != mode {
            window.mode = mode;
        }
        if let (false, Some((width, height))) = (settings.full_screen, settings.resolution) {
            window.resolution.set_physical_resolution(width, height);
        }
    }
}

/// Borderless full screen, or the video mode of this resolution if the screen has one.
fn full_screen(resolution: Option<(u32, u32)>, monitor: Option<&Monitor>) -> WindowMode {
    let fits = |mode: &&VideoMode| Some((mode.physical_size.x, mode.physical_size.y)) == resolution;
    let best = monitor.and_then(|monitor| {
        let modes = monitor.video_modes.iter().filter(fits);
        modes.max_by_key(|mode| mode.refresh_rate_millihertz)
    });
    match best {
        Some(mode) => WindowMode::Fullscreen(
            MonitorSelection::Primary,
            VideoModeSelection::Specific(*mode),
        ),
        None => WindowMode::BorderlessFullscreen(MonitorSelection::Primary),
    }
}

/// Waits until the next frame is due. Only consecutive frames are delayed: a sleeping window wakes
/// at once.
fn hold_back(
    settings: Res<Settings>,
    windows: Query<(), With<PrimaryWindow>>,
    mut last: Local<Option<Instant>>,
) {
    let shortest = settings.frame_limit.shortest();
    if let Some(last) = *last
        && !windows.is_empty()
        && let Some(left) = shortest.checked_sub(last.elapsed())
    {
        std::thread::sleep(left);
    }
    *last = Some(Instant::now());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_fit_the_screen_and_can_be_stepped_through() {
        let sizes = Resolutions::within(UVec2::new(1920, 1200));
        assert!(sizes.0.contains(&(1920, 1080)) && !sizes.0.contains(&(2560, 1440)));
        let mut at = None;
        let mut seen = Vec::new();
        loop {
            at = sizes.step(at, true);
            match at {
                Some(size) => seen.push(size),
                None => break,
            }
        }
        assert_eq!(seen, sizes.0);
        while let Some(size) = sizes.step(at, false) {
            assert_eq!(seen.pop(), Some(size));
            at = Some(size);
        }
        assert!(seen.is_empty());
    }

    #[test]
    fn limits_are_of_use() {
        assert_eq!(FrameLimit::AtMost(0).shortest(), Duration::from_millis(100));
        assert_eq!(FrameLimit::AtMost(50).shortest(), Duration::from_millis(20));
        assert_eq!(FrameLimit::None.shortest(), Duration::ZERO);
    }
}
