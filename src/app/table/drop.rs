//! A marble's way from its tray into a field, as a function of time: up and over in an arc, down
//! with gravity, two bounces, and a little rocking in the bowl.

use super::plan::REST_HEIGHT;
use bevy::prelude::*;

/// When the marble is highest.
const HIGHEST: f32 = 0.19;
/// When glass meets wood for the first time.
const FIRST_CONTACT: f32 = 0.36;
/// How long the bounces are in the air.
const BOUNCES: [f32; 2] = [0.084, 0.044];
/// When all is still.
pub const DURATION: f32 = 0.56;
/// How high the arc is above the wood, at least.
const ARC: f32 = 1.9;
const LOW_ARC: f32 = 0.8;
/// How far the marble rocks at first, how fast, and how soon that is over.
const ROCK: f32 = 0.045;
const ROCKS_PER_SECOND: f32 = 11.0;
const DAMPING: f32 = 16.0;

/// When glass meets wood, and how hard: 1 is the first time.
pub const CONTACTS: [(f32, f32); 3] = [
    (FIRST_CONTACT, 1.0),
    (FIRST_CONTACT + BOUNCES[0], 0.45),
    (FIRST_CONTACT + BOUNCES[0] + BOUNCES[1], 0.2),
];

/// When a marble begins to fall. One that a hand lets go begins its way here.
pub const FALLS: f32 = HIGHEST;

/// Where the marble's centre is, so many seconds after it left.
pub fn place(from: Vec3, to: Vec3, seconds: f32) -> Vec3 {
    place_over(ARC, from, to, seconds)
}

/// The same for a marble that comes from beyond the picture: it stays low, because words are
/// written above the board.
pub fn place_from_afar(from: Vec3, to: Vec3, seconds: f32) -> Vec3 {
    place_over(LOW_ARC, from, to, seconds)
}

fn place_over(arc: f32, from: Vec3, to: Vec3, seconds: f32) -> Vec3 {
    let across = EaseFunction::SmoothStep.sample_clamped(seconds / FIRST_CONTACT);
    let top = to.y.max(from.y) - REST_HEIGHT + arc;
    on_the_way(from, to, seconds.max(0.0), across, top)
}

/// Where the centre of a marble is that a hand has let go: it falls from there, from [`FALLS`] on.
pub fn fall(from: Vec3, to: Vec3, seconds: f32) -> Vec3 {
    let seconds = seconds.max(FALLS);
    let part = (seconds - FALLS) / (FIRST_CONTACT - FALLS);
    let across = EaseFunction::SmoothStep.sample_clamped(part);
    on_the_way(from, to, seconds, across, from.y.max(to.y))
}

/// The same for a marble that is so far across, and falls from the height `top`.
fn on_the_way(from: Vec3, to: Vec3, seconds: f32, across: f32, top: f32) -> Vec3 {
    if seconds >= DURATION {
        return to;
    }
    let mut place = from.lerp(to, across);
    let gravity = 2.0 * (top - to.y) / (FIRST_CONTACT - HIGHEST).powi(2);
    let since_contact = seconds - FIRST_CONTACT;
    place.y = if seconds < HIGHEST {
        let up = EaseFunction::QuadraticOut.sample_clamped(seconds / HIGHEST);
        from.y + (top - from.y) * up
    } else if since_contact < 0.0 {
        top - gravity * (seconds - HIGHEST).powi(2) / 2.0
    } else {
        let mut since = since_contact;
        let mut height = 0.0;
        for bounce in BOUNCES {
            if (0.0..bounce).contains(&since) {
                height = gravity * since * (bounce - since) / 2.0;
            }
            since -= bounce;
        }
        to.y + height
    };
    if since_contact > 0.0 {
        let direction = (to - from).with_y(0.0).normalize_or_zero();
        // Fades to exactly 0 at the end, so that the last frame does not jump.
        let fading = 1.0 - since_contact / (DURATION - FIRST_CONTACT);
        let rocking = ROCK * (-DAMPING * since_contact).exp() * fading;
        place +=
            direction * rocking * (std::f32::consts::TAU * ROCKS_PER_SECOND * since_contact).sin();
    }
    place
}

/// Where a marble is that goes back to its tray when the board is cleared: at 0 in its field, at 1
/// home.
pub fn way_home(field: Vec3, tray: Vec3, part: f32) -> Vec3 {
    let part = part.clamp(0.0, 1.0);
    let across = EaseFunction::SmoothStep.sample_clamped(part);
    let hop = HOP * 4.0 * part * (1.0 - part);
    field.lerp(tray, across) + Vec3::Y * hop
}

/// How high a marble hops on its way home.
const HOP: f32 = 1.5;

/// How far a tile gives way, so many seconds after it was hit.
pub fn dip(seconds: f32) -> f32 {
    if !(0.0..DIP_DURATION).contains(&seconds) {
        return 0.0;
    }
    -0.035 * (-14.0 * seconds).exp() * (28.0 * seconds).sin()
}

/// How long a tile moves after it was hit.
pub const DIP_DURATION: f32 = 0.4;

#[cfg(test)]
mod tests {
    use super::*;

    const FROM: Vec3 = Vec3::new(-6.0, REST_HEIGHT, 2.0);
    const TO: Vec3 = Vec3::new(1.5, REST_HEIGHT - 0.12, -2.5);

    #[test]
    fn it_leaves_from_the_tray_and_comes_to_rest_in_the_bowl() {
        assert!(place(FROM, TO, 0.0).distance(FROM) < 1e-5);
        assert_eq!(place(FROM, TO, DURATION), TO);
        assert_eq!(place(FROM, TO, 100.0), TO);
    }

    #[test]
    fn let_go_by_a_hand_it_falls_from_there_and_never_rises_above_it() {
        let hand = Vec3::new(1.3, 1.1, -2.2);
        assert!(fall(hand, TO, FALLS).distance(hand) < 1e-5);
        assert_eq!(fall(hand, TO, DURATION), TO);
        let mut last = hand;
        for step in 0..=370 {
            let next = fall(hand, TO, FALLS + step as f32 / 1000.0);
            assert!((TO.y - 1e-4..=hand.y + 1e-4).contains(&next.y));
            assert!(next.distance(last) < 0.05);
            last = next;
        }
    }

    #[test]
    fn it_touches_the_wood_at_the_contacts_and_never_goes_through() {
        for step in 0..=560 {
            assert!(place(FROM, TO, step as f32 / 1000.0).y >= TO.y - 1e-4);
        }
        for (seconds, _) in CONTACTS {
            assert!((place(FROM, TO, seconds).y - TO.y).abs() < 1e-3);
        }
    }

    #[test]
    fn it_does_not_jump() {
        let step = 1e-4;
        let mut last = place(FROM, TO, 0.0);
        for index in 1..=(DURATION / step) as usize {
            let next = place(FROM, TO, index as f32 * step);
            assert!(next.distance(last) < 0.02, "at {index}");
            last = next;
        }
    }
}
