//! A draw: which hand holds which marble, which one has been picked, and where the hands are at
//! each second.

use crate::app::actions::Hand;
use crate::rules::Colour;
use bevy::prelude::*;
use rand::{Rng, RngExt};

/// How long the fists take to come.
const RISING: f32 = 0.6;
/// How long a fist takes to open.
const OPENING: f32 = 0.7;
/// How much later than the picked one the other opens.
const OTHER_LATER: f32 = 0.35;
/// How long both marbles are shown.
const SHOWN: f32 = 1.5;
/// How long the hands take to leave.
const LEAVING: f32 = 0.5;
/// When the hands leave, and when it is over: seconds since the pick, or since the fists were up.
const LEAVES: f32 = OTHER_LATER + OPENING + SHOWN;
const END: f32 = LEAVES + LEAVING;

/// Where the hands come from, relative to where they are offered: from the viewer's side, low.
const AWAY: Vec3 = Vec3::new(0.6, -1.6, 9.0);
/// The picked hand comes a little nearer.
const NEARER: Vec3 = Vec3::new(-0.12, 0.30, 0.30);
/// How far a fist is rolled, so that its thumb is seen, and how far while it rises.
const ROLL: f32 = -0.38;
const ROLL_AWAY: f32 = 1.3;

impl Hand {
    fn either(rng: &mut impl Rng) -> Self {
        if rng.random::<bool>() {
            Self::Left
        } else {
            Self::Right
        }
    }
}

/// The steps of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DrawStep {
    /// The fists come.
    Rising,
    /// They wait for a pick.
    Waiting,
    /// The picked one opens.
    Opening,
    /// And the other one.
    OtherOpening,
    /// Both are open.
    Shown,
    /// They leave.
    Leaving,
}

impl DrawStep {
    /// All of them, in order.
    pub const ALL: [Self; 6] = [
        Self::Rising,
        Self::Waiting,
        Self::Opening,
        Self::OtherOpening,
        Self::Shown,
        Self::Leaving,
    ];
}

/// How a hand is held. For a left hand, x and roll are mirrored.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HandPose {
    /// From where it is offered, as the viewer sees it: to the right, up, and nearer.
    pub offset: Vec3,
    /// How far its palm is turned up: 0 faces the viewer, 1 the ceiling.
    pub laid: f32,
    /// By how many radians it is rolled around its length.
    pub roll: f32,
    /// From a fist, 0, to an open hand, 1.
    pub openness: f32,
    /// Whether it is drawn at all.
    pub is_visible: bool,
}

/// A draw that is going on.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Lots {
    /// The hand with the red marble.
    red: Hand,
    /// The hand that `Lots::skip` picks if none is picked yet; chosen by chance.
    chance: Hand,
    picked: Option<Hand>,
    /// Seconds since the fists began to rise, at most `RISING`.
    risen: f32,
    /// Seconds since the fists were both up and one of them picked.
    since: f32,
}

impl Lots {
    /// Hides the marbles. Each is in either hand with the same chance.
    pub fn new(rng: &mut impl Rng) -> Self {
        Self {
            red: Hand::either(rng),
            chance: Hand::either(rng),
            picked: None,
            risen: 0.0,
            since: 0.0,
        }
    }

    /// The marble in a hand.
    pub fn hidden(&self, hand: Hand) -> Colour {
        if hand == self.red {
            Colour::Red
        } else {
            Colour::Black
        }
    }

    /// Picks a hand. Only the first pick counts; it is remembered while the fists still rise.
    pub fn pick(&mut self, hand: Hand) {
        self.picked.get_or_insert(hand);
    }

    /// Goes straight to the end. If no hand is picked yet, picks one by chance, as fairly as a
    /// player would.
    pub fn skip(&mut self) {
        self.pick(self.chance);
        self.advance(f32::INFINITY);
    }

    /// The hand that was picked.
    pub fn picked(&self) -> Option<Hand> {
        self.picked
    }

    /// Who begins, once a hand is picked.
    pub fn starts(&self) -> Option<Colour> {
        self.picked.map(|hand| self.hidden(hand))
    }

    /// Lets time pass.
    pub fn advance(&mut self, delta: f32) {
        let before = self.risen;
        self.risen = (before + delta).min(RISING);
        let left = delta - (self.risen - before);
        if self.picked.is_some() && self.risen == RISING {
            self.since = (self.since + left).min(END);
        }
    }

    /// The current step; `None` before the first frame.
    pub fn step(&self) -> Option<DrawStep> {
        let since = self.since;
        Some(match () {
            () if self.risen == 0.0 => return None,
            () if self.risen < RISING => DrawStep::Rising,
            () if since == 0.0 => DrawStep::Waiting,
            () if since < OTHER_LATER => DrawStep::Opening,
            () if since < OPENING => DrawStep::OtherOpening,
            () if since < LEAVES => DrawStep::Shown,
            () => DrawStep::Leaving,
        })
    }

    /// Whether time changes anything: not while it waits for a pick.
    pub fn is_moving(&self) -> bool {
        self.risen < RISING || (self.picked.is_some() && self.since < END)
    }

    /// Whether the fists are up and wait for a pick.
    pub fn is_waiting(&self) -> bool {
        self.risen == RISING && self.picked.is_none()
    }

    /// Whether the picked hand is open, so that everybody can see who begins.
    pub fn is_shown(&self) -> bool {
        self.since >= OPENING
    }

    /// Whether the hands have left.
    pub fn is_over(&self) -> bool {
        self.since >= END
    }

    /// How far the hands have come into the scene: 0 before they rise and after they have left.
    pub fn presence(&self) -> f32 {
        let leaving = ((self.since - LEAVES) / LEAVING).clamp(0.0, 1.0);
        EaseFunction::SmoothStep.sample_clamped(self.risen / RISING - leaving)
    }

    /// How a hand is held now. With `calm`, it switches from one pose to the next without moving.
    pub fn pose(&self, hand: Hand, calm: bool) -> HandPose {
        let is_picked = self.picked == Some(hand);
        let later = if is_picked { 0.0 } else { OTHER_LATER };
        let opening = ((self.since - later) / OPENING).clamp(0.0, 1.0);
        let leaving = ((self.since - LEAVES) / LEAVING).clamp(0.0, 1.0);
        let is_visible = self.risen > 0.0 && self.since < END;
        if calm {
            return HandPose {
                offset: Vec3::ZERO,
                laid: opening.round(),
                roll: ROLL * (1.0 - opening.round()),
                openness: opening.round(),
                is_visible,
            };
        }
        // Hands slow down as they arrive, and speed up as they leave.
        let coming = 1.0 - EaseFunction::CubicOut.sample_clamped(self.risen / RISING);
        let away = coming + EaseFunction::QuadraticIn.sample_clamped(leaving);
        let laid = EaseFunction::SmoothStep.sample_clamped(opening);
        let near = if is_picked { laid } else { 0.0 };
        HandPose {
            offset: AWAY * away + NEARER * near,
            laid,
            roll: ROLL * (1.0 - laid) + ROLL_AWAY * coming,
            openness: EaseFunction::SineInOut.sample_clamped(opening),
            is_visible,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand::rngs::ChaCha8Rng;

    const DRAWS: u64 = 10_000;

    fn draws() -> impl Iterator<Item = Lots> {
        (0..DRAWS).map(|seed| Lots::new(&mut ChaCha8Rng::seed_from_u64(seed)))
    }

    /// Whether it happened about half the time: within four standard deviations, √n / 2 each.
    fn is_half(count: usize) -> bool {
        let off = (count as f64 - DRAWS as f64 / 2.0).abs();
        off < 4.0 * (DRAWS as f64).sqrt() / 2.0
    }

    fn reds(starter: impl Fn(Lots) -> Option<Colour>) -> usize {
        draws()
            .map(starter)
            .filter(|&starts| starts == Some(Colour::Red))
            .count()
    }

    #[test]
    fn each_colour_is_in_each_hand_half_the_time() {
        for hand in Hand::ALL {
            assert!(is_half(reds(|lots| Some(lots.hidden(hand)))));
        }
        for lots in draws() {
            assert_ne!(lots.hidden(Hand::Left), lots.hidden(Hand::Right));
        }
    }

    #[test]
    fn each_colour_starts_half_the_time_however_one_picks() {
        for hand in Hand::ALL {
            assert!(is_half(reds(|mut lots| {
                lots.pick(hand);
                lots.starts()
            })));
        }
        let mut rng = ChaCha8Rng::seed_from_u64(DRAWS);
        let at_random: Vec<Hand> = draws().map(|_| Hand::either(&mut rng)).collect();
        let count = draws()
            .zip(at_random)
            .filter(|(lots, hand)| lots.hidden(*hand) == Colour::Red)
            .count();
        assert!(is_half(count));
    }

    #[test]
    fn skipping_is_fair_in_hand_and_colour() {
        let skipped = |mut lots: Lots| {
            lots.skip();
            assert!(lots.is_over());
            lots
        };
        assert!(is_half(reds(|lots| skipped(lots).starts())));
        let lefts = draws().filter(|lots| skipped(lots.clone()).picked() == Some(Hand::Left));
        assert!(is_half(lefts.count()));
    }

    #[test]
    fn only_the_first_pick_counts() {
        let mut lots = Lots::new(&mut ChaCha8Rng::seed_from_u64(1));
        assert_eq!(lots.starts(), None);
        lots.advance(RISING / 2.0);
        lots.pick(Hand::Right);
        lots.advance(RISING);
        lots.pick(Hand::Left);
        assert_eq!(lots.picked(), Some(Hand::Right));
        assert_eq!(lots.starts(), Some(lots.hidden(Hand::Right)));
    }

    #[test]
    fn skipping_at_any_moment_keeps_what_was_picked() {
        for moment in 0..50 {
            for hand in Hand::ALL {
                let mut lots = Lots::new(&mut ChaCha8Rng::seed_from_u64(moment));
                lots.advance(RISING * moment as f32 / 10.0);
                lots.pick(hand);
                lots.advance(0.1 * moment as f32);
                let starts = lots.starts();
                lots.skip();
                assert!(lots.is_over() && !lots.is_moving());
                assert_eq!(lots.starts(), starts);
            }
        }
    }

    #[test]
    fn it_waits_without_moving() {
        let mut lots = Lots::new(&mut ChaCha8Rng::seed_from_u64(3));
        lots.advance(f32::INFINITY);
        assert!(lots.is_waiting() && !lots.is_moving() && !lots.is_over());
        let before = lots.clone();
        lots.advance(60.0);
        assert_eq!(lots, before);
    }

    #[test]
    fn any_steps_lead_to_the_same_end_in_three_to_five_seconds() {
        let mut ends = Vec::new();
        for step in [0.001, 0.016, 0.4, 7.0, f32::INFINITY] {
            let mut lots = Lots::new(&mut ChaCha8Rng::seed_from_u64(5));
            lots.pick(Hand::Left);
            let mut seconds = 0.0;
            while !lots.is_over() {
                assert!(lots.is_moving());
                lots.advance(step);
                seconds += step;
            }
            if step < 0.1 {
                assert!((3.0..5.0).contains(&seconds), "{seconds} s");
            }
            ends.push(lots);
        }
        assert!(ends.windows(2).all(|pair| pair[0] == pair[1]));
    }

    #[test]
    fn hands_do_not_jump() {
        let mut lots = Lots::new(&mut ChaCha8Rng::seed_from_u64(7));
        lots.pick(Hand::Right);
        let step = 1e-3;
        lots.advance(step);
        let mut last = lots.pose(Hand::Left, false);
        while lots.is_moving() {
            lots.advance(step);
            let next = lots.pose(Hand::Left, false);
            assert!(next.offset.distance(last.offset) < 0.06);
            assert!((next.openness - last.openness).abs() < 0.01);
            last = next;
        }
    }
}
