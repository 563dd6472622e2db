//! Drawing on demand: only while something on the screen changes.
//!
//! The window sleeps until there is input. Shaders are compiled while the first frames pass, so the
//! window must stay awake until they are done.

use super::motion::stay_awake;
use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp};
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use gilrs::{EventType, Gilrs};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Without input the window need not wake up.
const NEVER: Duration = Duration::from_secs(3600);
/// How long after a press the window is woken: the game's own gamepad thread may see it later than
/// `watch_gamepads`.
const NEWS: [Duration; 3] = [
    Duration::ZERO,
    Duration::from_millis(15),
    Duration::from_millis(60),
];

/// Frames drawn at the start in any case: only then is it known which shaders are needed.
const FIRST_FRAMES: u32 = 10;

/// Frames before the window is shown: the interface has its fonts from the second one on.
const UNSEEN_FRAMES: u32 = 4;
/// How long the window is hidden at most.
const LONGEST_HIDDEN: Duration = Duration::from_secs(3);

/// Whether the renderer still waits for shaders. Shared with the render world.
#[derive(Resource, Clone, Default)]
pub struct ShadersPending(Arc<AtomicBool>);

impl ShadersPending {
    /// Whether the picture may still be incomplete.
    pub fn is_pending(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Draws on demand.
pub fn plugin(app: &mut App) {
    let pending = ShadersPending::default();
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::reactive(NEVER),
        unfocused_mode: UpdateMode::reactive_low_power(NEVER),
    })
    .add_systems(Startup, watch_gamepads)
    .insert_resource(pending.clone())
    .add_systems(
        Last,
        (show_window, stay_awake_for_shaders.after(stay_awake)),
    );
    if let Some(render_app) = app.get_sub_app_mut(RenderApp) {
        render_app
            .insert_resource(pending)
            .add_systems(Render, note_pending_shaders);
    }
}

/// A sleeping window does not poll gamepads. This thread waits for their events and wakes it; the
/// game then reads the press as usual.
fn watch_gamepads(proxy: Option<Res<EventLoopProxyWrapper>>) {
    let Some(proxy) = proxy else {
        return;
    };
    let proxy = (**proxy).clone();
    std::thread::spawn(move || {
        // Without gamepad support there is nothing to wait for; Bevy has reported it.
        let Ok(mut gamepads) = Gilrs::new() else {
            return;
        };
        loop {
            let event = gamepads.next_event_blocking(None);
            // Sticks that drift must not wake the window.
            let is_news = event.is_some_and(|event| {
                matches!(
                    event.event,
                    EventType::ButtonPressed(..) | EventType::Connected | EventType::Disconnected
                )
            });
            if !is_news {
                continue;
            }
            for wait in NEWS {
                std::thread::sleep(wait);
                if proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                    return;
                }
            }
        }
    });
}

fn note_pending_shaders(cache: Res<PipelineCache>, pending: Res<ShadersPending>) {
    let waiting = cache.waiting_pipelines().next().is_some();
    pending.0.store(waiting, Ordering::Relaxed);
}

fn stay_awake_for_shaders(
    pending: Res<ShadersPending>,
    mut frames: Local<u32>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if *frames < FIRST_FRAMES || pending.is_pending() {
        *frames = frames.saturating_add(1);
        redraw.write(RequestRedraw);
    }
}

/// Shows the window, which is created hidden, once there is a picture to show: until then it would
/// show whatever was in the graphics memory. Slow shaders are not waited for longer than
/// [`LONGEST_HIDDEN`].
fn show_window(
    pending: Res<ShadersPending>,
    time: Res<Time<Real>>,
    mut frames: Local<u32>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    *frames = frames.saturating_add(1);
    let is_drawn = *frames > UNSEEN_FRAMES && !pending.is_pending();
    if !is_drawn && time.elapsed() < LONGEST_HIDDEN {
        return;
    }
    for mut window in &mut windows {
        if !window.visible {
            window.visible = true;
        }
    }
}
