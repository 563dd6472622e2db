//! Panning and attenuation for a listener at the camera.

use bevy::prelude::*;

/// The pan of a sound at the edge of the picture: 1 is one ear only.
const WIDTH: f32 = 0.6;
/// The power of the distance that the gain falls with. In a room it is 1; a table is small, so the
/// effect is exaggerated.
const FALL: f32 = 1.6;
/// The range of the gain: neither inaudible nor much louder than recorded.
const RANGE: (f32, f32) = (0.4, 1.25);

/// The listener.
#[derive(Clone, Copy, Debug)]
pub struct Ear {
    /// Position and direction.
    pub view: Transform,
    /// The distance to the middle of the table.
    pub distance: f32,
}

impl Ear {
    /// At a camera that looks at the table.
    pub fn new(view: Transform) -> Self {
        Self {
            view,
            distance: view.translation.length().max(1.0),
        }
    }

    /// The gain and pan of a sound at a place.
    pub fn hear(&self, place: Vec3) -> (f32, f32) {
        let way = place - self.view.translation;
        let aside = way.dot(*self.view.right());
        let ahead = way.dot(*self.view.forward()).max(1e-3);
        // A quarter of the distance to the side is about the edge of the picture.
        let pan = (4.0 * aside / ahead).clamp(-1.0, 1.0) * WIDTH;
        let gain = (self.distance / way.length().max(1e-3)).powf(FALL);
        (gain.clamp(RANGE.0, RANGE.1), pan)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ear(angle: f32) -> Ear {
        let eye = Quat::from_rotation_y(angle) * Vec3::new(0.0, 24.0, 17.0);
        Ear::new(Transform::from_translation(eye).looking_at(Vec3::ZERO, Vec3::Y))
    }

    #[test]
    fn what_is_left_is_heard_left_from_every_side_of_the_table() {
        for quarter in 0..4 {
            let ear = ear(quarter as f32 * std::f32::consts::FRAC_PI_2);
            let right = *ear.view.right();
            let (_, left) = ear.hear(-4.0 * right);
            let (_, middle) = ear.hear(Vec3::ZERO);
            let (_, right) = ear.hear(4.0 * right);
            assert!(left < -0.2 && right > 0.2 && middle.abs() < 1e-3);
            assert!((left + right).abs() < 1e-3);
        }
    }

    #[test]
    fn what_is_nearer_is_louder() {
        let ear = ear(0.0);
        let gains = [-5.0, 0.0, 5.0].map(|z| ear.hear(Vec3::new(0.0, 0.0, z)).0);
        assert!(gains.is_sorted());
        assert!((gains[1] - 1.0).abs() < 1e-3);
    }

    #[test]
    fn nothing_is_out_of_bounds_even_behind_the_ear() {
        let ear = ear(1.0);
        for place in [ear.view.translation, Vec3::splat(1e6), -Vec3::splat(1e6)] {
            let (gain, pan) = ear.hear(place);
            assert!((RANGE.0..=RANGE.1).contains(&gain) && pan.abs() <= WIDTH);
        }
    }
}
