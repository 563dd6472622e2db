//! Filters touches: one finger at a time counts. Resting palms, additional fingers and bouncing
//! contacts are removed before other systems read them.

use crate::app::table::MarbleInHand;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use std::collections::HashSet;

/// A touch that does not move for longer than this, in seconds, is resting.
const REST: f64 = 1.2;
/// The same for one that has carried a marble, and waits above the board with it.
const CARRYING_REST: f64 = 15.0;
/// How far it may move, in pixels, and still count as resting.
const STILL: f32 = 12.0;
/// A touch so soon after the last one ended, in seconds, and so near, in pixels, is a bounce.
const BOUNCE: (f64, f32) = (0.08, 40.0);
/// Within this distance of the operator's corner, in pixels, a touch never counts as resting.
const CORNER: f32 = 160.0;

/// The finger that counts, and the touches that are ignored.
#[derive(Resource, Clone, Debug, Default)]
pub struct Fingers {
    finger: Option<TouchContact>,
    ignored: HashSet<u64>,
    /// Where and when the last finger was lifted.
    lifted: Option<(Vec2, f64)>,
}

#[derive(Clone, Copy, Debug)]
struct TouchContact {
    touch: TouchInput,
    /// Where it was put down, or was last seen moving.
    from: Vec2,
    since: f64,
    /// Whether it has moved since it was put down.
    has_moved: bool,
}

impl Fingers {
    /// The touch to pass on, if it counts.
    fn pass(&mut self, mut touch: TouchInput, now: f64) -> Option<TouchInput> {
        if touch.phase == TouchPhase::Started {
            // A reused id: the end of the old touch was never reported, and must not block the new
            // one.
            self.ignored.remove(&touch.id);
            if self
                .finger
                .is_some_and(|finger| finger.touch.id == touch.id)
            {
                touch.phase = TouchPhase::Moved;
            }
        }
        let is_end = matches!(touch.phase, TouchPhase::Ended | TouchPhase::Canceled);
        if self.ignored.contains(&touch.id) {
            if is_end {
                self.ignored.remove(&touch.id);
            }
            return None;
        }
        let is_bounce = self.is_bounce(touch.position, now);
        match (&mut self.finger, touch.phase) {
            (None, TouchPhase::Started) if is_bounce => {
                self.ignored.insert(touch.id);
                None
            }
            (None, TouchPhase::Started) => {
                self.finger = Some(TouchContact {
                    touch,
                    from: touch.position,
                    since: now,
                    has_moved: false,
                });
                Some(touch)
            }
            (Some(finger), _) if finger.touch.id == touch.id => {
                finger.touch = touch;
                if finger.from.distance(touch.position) > STILL {
                    (finger.from, finger.since) = (touch.position, now);
                    finger.has_moved = true;
                }
                if is_end {
                    self.finger = None;
                    self.lifted = Some((touch.position, now));
                }
                Some(touch)
            }
            // Another finger counts already.
            (_, TouchPhase::Started) => {
                self.ignored.insert(touch.id);
                None
            }
            _ => None,
        }
    }

    fn is_bounce(&self, position: Vec2, now: f64) -> bool {
        self.lifted.is_some_and(|(place, when)| {
            now - when < BOUNCE.0 && place.distance(position) < BOUNCE.1
        })
    }

    /// Cancels a finger that is resting, so that others count again; but not one that has brought a
    /// marble to where it rests.
    fn rest(&mut self, now: f64, carries: bool) -> Option<TouchInput> {
        let finger = self.finger.take_if(|finger| {
            let is_in_corner = finger.from.max_element() < CORNER;
            let patience = match carries && finger.has_moved {
                true => CARRYING_REST,
                false => REST,
            };
            now - finger.since > patience && !is_in_corner
        })?;
        self.ignored.insert(finger.touch.id);
        Some(TouchInput {
            phase: TouchPhase::Canceled,
            ..finger.touch
        })
    }
}

/// Passes on only the touches that count.
pub fn sort_out(
    time: Res<Time<Real>>,
    hand: Res<MarbleInHand>,
    mut fingers: ResMut<Fingers>,
    mut touches: ResMut<Messages<TouchInput>>,
) {
    let now = time.elapsed_secs_f64();
    let all: Vec<TouchInput> = touches.drain().collect();
    let meant = all
        .into_iter()
        .filter_map(|touch| fingers.pass(touch, now))
        .collect::<Vec<_>>();
    touches.write_batch(meant);
    touches.write_batch(fingers.rest(now, hand.0.is_some()));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn touch(id: u64, phase: TouchPhase, x: f32) -> TouchInput {
        TouchInput {
            phase,
            position: Vec2::new(x, 500.0),
            window: Entity::PLACEHOLDER,
            force: None,
            id,
        }
    }

    /// The touches that pass, of these at these times.
    fn passed(events: &[(f64, u64, TouchPhase, f32)]) -> Vec<(u64, TouchPhase)> {
        let mut fingers = Fingers::default();
        let mut passed = Vec::new();
        for &(now, id, phase, x) in events {
            passed.extend(fingers.rest(now, false));
            passed.extend(fingers.pass(touch(id, phase, x), now));
        }
        passed
            .into_iter()
            .map(|touch| (touch.id, touch.phase))
            .collect()
    }

    use TouchPhase::{Canceled, Ended, Moved, Started};

    #[test]
    fn one_finger_counts_and_those_that_come_along_do_not() {
        let all = passed(&[
            (0.0, 1, Started, 300.0),
            (0.1, 2, Started, 400.0),
            (0.2, 2, Moved, 410.0),
            (0.3, 1, Moved, 301.0),
            (0.4, 2, Ended, 410.0),
            (0.5, 1, Ended, 301.0),
            (0.9, 2, Started, 410.0),
            (1.0, 2, Ended, 410.0),
        ]);
        let expected = [
            (1, Started),
            (1, Moved),
            (1, Ended),
            (2, Started),
            (2, Ended),
        ];
        assert_eq!(all, expected);
    }

    #[test]
    fn a_palm_that_rests_is_called_off_and_fingers_count_beside_it() {
        let all = passed(&[
            (0.0, 7, Started, 300.0),
            (1.0, 7, Moved, 303.0),
            (1.3, 8, Started, 900.0),
            (1.4, 8, Ended, 900.0),
            (2.0, 7, Ended, 303.0),
            (3.0, 7, Started, 600.0),
        ]);
        let expected = [
            (7, Started),
            (7, Moved),
            (7, Canceled),
            (8, Started),
            (8, Ended),
            (7, Started),
        ];
        assert_eq!(all, expected);
    }

    #[test]
    fn a_finger_that_has_carried_a_marble_may_think_and_a_palm_on_a_tray_may_not() {
        let down = |moves: &[f32]| {
            let mut fingers = Fingers::default();
            fingers.pass(touch(1, Started, 300.0), 0.0);
            for &x in moves {
                fingers.pass(touch(1, Moved, x), 0.1);
            }
            fingers
        };
        assert!(down(&[400.0]).rest(5.0, true).is_none());
        assert!(down(&[400.0]).rest(5.0, false).is_some());
        assert!(down(&[303.0]).rest(5.0, true).is_some());
        assert!(down(&[400.0]).rest(60.0, true).is_some());
    }

    #[test]
    fn a_contact_that_bounces_is_one() {
        let all = passed(&[
            (0.00, 1, Started, 300.0),
            (0.05, 1, Ended, 300.0),
            (0.09, 2, Started, 302.0),
            (0.11, 2, Ended, 302.0),
            // In another place, or later, it is a new touch.
            (0.12, 3, Started, 500.0),
            (0.15, 3, Ended, 500.0),
            (0.40, 4, Started, 500.0),
        ]);
        let expected = [
            (1, Started),
            (1, Ended),
            (3, Started),
            (3, Ended),
            (4, Started),
        ];
        assert_eq!(all, expected);
    }

    #[test]
    fn whatever_happens_every_finger_that_is_put_down_is_lifted_or_called_off() {
        use rand::rngs::ChaCha8Rng;
        use rand::{RngExt, SeedableRng};
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        for _ in 0..200 {
            let mut fingers = Fingers::default();
            let (mut now, mut down) = (0.0, HashSet::new());
            for _ in 0..100 {
                now += rng.random_range(0.0..0.5);
                let phase = [Started, Moved, Ended, Canceled][rng.random_range(0..4)];
                let event = touch(rng.random_range(0..4), phase, rng.random_range(0.0..2000.0));
                let passed = fingers
                    .rest(now, false)
                    .into_iter()
                    .chain(fingers.pass(event, now));
                for touch in passed.collect::<Vec<_>>() {
                    let is_new = match touch.phase {
                        Started => down.insert(touch.id),
                        Moved => down.contains(&touch.id),
                        Ended | Canceled => down.remove(&touch.id),
                    };
                    assert!(is_new, "{touch:?}");
                    assert!(down.len() <= 1);
                }
            }
        }
    }
}
