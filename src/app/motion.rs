//! How things move: by virtual time, at the speed people like, and how to tell that something
//! still does.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use serde::{Deserialize, Serialize};

/// How fast everything moves.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Speed {
    /// Half as fast.
    Slow,
    /// As designed.
    #[default]
    Normal,
    /// Twice as fast.
    Fast,
    /// Everything is there at once.
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

/// Whether swings and flights are left out, for people who do not like them. Fades stay.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReducedMotion(pub bool);

/// Whether something moves, so that the next frame is to be drawn too.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Awake(bool);

/// For everything that moves: how far, and that it does.
#[derive(SystemParam)]
pub struct Pace<'w> {
    time: Res<'w, Time>,
    speed: Res<'w, Speed>,
    awake: ResMut<'w, Awake>,
}

impl Pace<'_> {
    /// Seconds to move on by, at the speed people like.
    pub fn delta(&self) -> f32 {
        let delta = self.time.delta_secs();
        // No time at all stays none, however fast.
        if delta == 0.0 {
            0.0
        } else {
            delta * self.speed.factor()
        }
    }

    /// Whether there is any motion.
    pub fn is_off(&self) -> bool {
        *self.speed == Speed::Off
    }

    /// There will be something new to see in the next frame.
    pub fn keep(&mut self) {
        self.awake.0 = true;
    }
}

/// A number on its way to another, quickly at first and then slower.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Glide {
    /// Where it is.
    pub at: f32,
    /// Where it is going.
    pub to: f32,
}

impl Glide {
    /// At rest.
    pub fn resting(at: f32) -> Self {
        Self { at, to: at }
    }

    /// Moves on; `seconds` is how long most of the way takes. Whether it still moves.
    pub fn advance(&mut self, delta: f32, seconds: f32) -> bool {
        if self.at == self.to {
            return false;
        }
        // A third of the time constant is 95 % of the way.
        let rest = (-3.0 * delta / seconds.max(1e-6)).exp();
        self.at = self.to + (self.at - self.to) * rest;
        if !rest.is_finite() || (self.at - self.to).abs() < 1e-3 {
            self.at = self.to;
        }
        true
    }
}

/// Motion for all.
pub fn plugin(app: &mut App) {
    app.init_resource::<Speed>()
        .init_resource::<ReducedMotion>()
        .init_resource::<Awake>()
        .add_message::<RequestRedraw>()
        .add_systems(Last, stay_awake);
}

/// Only what says so itself keeps the window awake: the interface asks for another frame after
/// every one it is given.
pub fn stay_awake(mut awake: ResMut<Awake>, mut redraw: ResMut<Messages<RequestRedraw>>) {
    redraw.clear();
    if awake.0 {
        awake.0 = false;
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
