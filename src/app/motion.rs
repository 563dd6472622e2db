//! How things move: in virtual time, scaled by the player's [`Speed`]; and how a system asks for
//! the next frame while something moves.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use serde::{Deserialize, Serialize};

/// How fast animations are.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Speed {
    /// Half as fast.
    Slow,
    /// As designed.
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
    /// No animation: everything is at its goal at once.
    Off,
}

impl Speed {
    /// All of them, slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Off];

    /// What elapsed time is multiplied with.
    pub fn factor(self) -> f32 {
        match self {
            Self::Slow => 0.5,
            Self::Normal => 1.0,
            Self::Fast => 2.0,
            Self::Off => f32::INFINITY,
        }
    }
}

/// Whether camera swings and flights are left out. Fades stay.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReducedMotion(pub bool);

/// Frames that are drawn after the last one in which something moved or an event came. What follows
/// from an event reaches the screen by several systems, each a frame later: a new size of the window
/// changes the layout, the layout the room for the table, and that the camera.
const SETTLING: u32 = 3;

/// Whether something moves, so that the next frame is to be drawn too.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Awake {
    is_asked: bool,
    /// Frames that are still to be drawn.
    settling: u32,
}

/// For systems that animate: the time step, and a request for the next frame.
#[derive(SystemParam)]
pub struct Pace<'w> {
    time: Res<'w, Time>,
    speed: Res<'w, Speed>,
    awake: ResMut<'w, Awake>,
}

impl Pace<'_> {
    /// Seconds to advance by, scaled by [`Speed`].
    pub fn delta(&self) -> f32 {
        let delta = self.time.delta_secs();
        // A frame of no time stays one, however fast the speed.
        if delta == 0.0 {
            0.0
        } else {
            delta * self.speed.factor()
        }
    }

    /// Whether animation is off.
    pub fn is_off(&self) -> bool {
        *self.speed == Speed::Off
    }

    /// Requests another frame.
    pub fn keep(&mut self) {
        self.awake.is_asked = true;
    }
}

/// A number that moves towards another one, quickly at first and then more slowly.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Glide {
    /// Where it is.
    pub at: f32,
    /// Where it is going.
    pub to: f32,
}

impl Glide {
    /// At its goal.
    pub fn resting(at: f32) -> Self {
        Self { at, to: at }
    }

    /// Moves on; `seconds` is how long 95 % of the way takes. Returns whether it still moves.
    pub fn advance(&mut self, delta: f32, seconds: f32) -> bool {
        if self.at == self.to {
            return false;
        }
        // exp(−3) = 5 % of the way is left after `seconds`.
        let rest = (-3.0 * delta / seconds.max(1e-6)).exp();
        self.at = self.to + (self.at - self.to) * rest;
        if !rest.is_finite() || (self.at - self.to).abs() < 1e-3 {
            self.at = self.to;
        }
        true
    }
}

/// Speed, reduced motion, and requests for frames.
pub fn plugin(app: &mut App) {
    app.init_resource::<Speed>()
        .init_resource::<ReducedMotion>()
        .init_resource::<Awake>()
        .add_message::<RequestRedraw>()
        .add_message::<WindowEvent>()
        .add_systems(Last, stay_awake);
}

/// Requests another frame only if a system called [`Pace::keep`]: bevy_egui would request one after
/// every frame.
pub fn stay_awake(
    mut awake: ResMut<Awake>,
    mut events: MessageReader<WindowEvent>,
    mut redraw: ResMut<Messages<RequestRedraw>>,
) {
    redraw.clear();
    let is_news = |event: &WindowEvent| !matches!(event, WindowEvent::RequestRedraw(_));
    let has_news = events.read().filter(|event| is_news(event)).count() > 0;
    if std::mem::take(&mut awake.is_asked) || has_news {
        awake.settling = SETTLING;
    }
    if awake.settling > 0 {
        awake.settling -= 1;
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glide_arrives_whatever_the_steps() {
        for step in [0.001, 0.016, 0.4, f32::INFINITY] {
            let mut glide = Glide { at: 0.0, to: 1.0 };
            let mut elapsed = 0.0;
            while glide.advance(step, 0.3) {
                elapsed += step;
                assert!(elapsed < 2.0 || step > 2.0);
            }
            assert_eq!(glide.at, 1.0);
        }
    }
}
