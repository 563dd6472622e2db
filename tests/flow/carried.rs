//! Marbles that are taken up from a tray, carried over the board and put down; and drags elsewhere,
//! which turn the table, until it is put straight again.

use crate::stage::{MouseEvent, Stage, boards, setup};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use kulami::ai::Level;
use kulami::app::actions::Action;
use kulami::app::table::{
    ConfirmsMoves, CurrentPlan, Cursor, Flight, LiftedMarble, Marble, MarblePlace, Pending,
    REST_HEIGHT, ReturningMarble, Rig, Shown,
};
use kulami::play::{Fact, Player, Wish};
use kulami::rules::{Colour, Field};

/// How a marble is carried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    Mouse,
    Finger,
}

pub const BOTH: [By; 2] = [By::Mouse, By::Finger];

impl By {
    pub fn press(self, stage: &mut Stage, at: Vec2) {
        match self {
            Self::Mouse => stage.mouse(&[MouseEvent::Move(at), MouseEvent::Press]),
            Self::Finger => stage.touch(1, TouchPhase::Started, at),
        }
    }

    pub fn move_to(self, stage: &mut Stage, at: Vec2) {
        match self {
            Self::Mouse => stage.mouse(&[MouseEvent::Move(at)]),
            Self::Finger => stage.touch(1, TouchPhase::Moved, at),
        }
    }

    pub fn release(self, stage: &mut Stage, at: Vec2) {
        match self {
            Self::Mouse => stage.mouse(&[MouseEvent::Release]),
            Self::Finger => stage.touch(1, TouchPhase::Ended, at),
        }
    }

    /// Presses at one point, moves to another in a few steps, and stays there for a moment.
    pub fn carry(self, stage: &mut Stage, from: Vec2, to: Vec2) {
        self.press(stage, from);
        for step in 1..=4 {
            self.move_to(stage, from.lerp(to, step as f32 / 4.0));
        }
        for _ in 0..30 {
            stage.step(16);
        }
    }

    /// Presses and releases.
    fn tap(self, stage: &mut Stage, at: Vec2) {
        self.press(stage, at);
        self.release(stage, at);
        stage.step(16);
    }
}

/// Two people, black to begin.
fn two_people() -> Stage {
    let mut stage = Stage::new();
    let people = [Player::SOMEBODY; 2];
    stage.say(Wish::Start(setup(boards().remove(1), people)));
    stage.settle();
    stage
}

/// Where a marble of a tray is on the screen.
pub fn tray(stage: &mut Stage, colour: Colour, bowl: usize) -> Vec2 {
    let plan = stage.resource::<CurrentPlan>().0.clone();
    stage.pixel_at(plan.tray_bowl(colour, bowl) + Vec3::Y * REST_HEIGHT)
}

/// Where the held marble is.
pub fn held(stage: &mut Stage) -> Option<Vec3> {
    let world = stage.world();
    let mut lifted = world.query_filtered::<&Transform, With<LiftedMarble>>();
    lifted.iter(world).next().map(|place| place.translation)
}

fn camera(stage: &Stage) -> [f32; 3] {
    let rig = stage.resource::<Rig>();
    [rig.yaw, rig.pitch, rig.zoom].map(|glide| glide.at)
}

/// A field where a marble may go.
pub fn open(stage: &Stage) -> Field {
    stage.session().game().legal().first().unwrap()
}

/// A point of the screen where nothing but cloth is seen.
fn cloth(stage: &mut Stage) -> Vec2 {
    let plan = stage.resource::<CurrentPlan>().0.clone();
    let laid = stage.laid().clone();
    let boxes = plan.tray_corners().into_iter().chain(plan.board_corners());
    let reach = boxes.fold(Vec3::ZERO, |most, corner| most.max(corner.abs()));
    // In front of the board, and at its sides beyond the trays.
    let places = (0..40).flat_map(|step| {
        let away = 0.2 + 0.1 * step as f32;
        [
            Vec3::new(0.0, -0.4, reach.z + away),
            Vec3::new(reach.x + away, -0.4, 0.0),
        ]
    });
    for place in places {
        let point = stage.pixel_at(place);
        let is_inside = point.min_element() > 0.0 && point.x < 1900.0 && point.y < 1060.0;
        if is_inside && !laid.takes(point) {
            return point;
        }
    }
    panic!("no cloth is seen");
}

#[test]
fn a_marble_is_carried_from_its_tray_to_a_field_and_the_camera_stays() {
    for by in BOTH {
        let mut stage = two_people();
        for _ in 0..6 {
            let before = camera(&stage);
            let colour = stage.session().game().turn();
            let left = stage.session().game().position().marbles_left(colour);
            // Any marble of the tray can be taken, not only the next one.
            let from = tray(&mut stage, colour, left / 2);
            let field = open(&stage);
            let to = stage.pixel_of(field);
            by.carry(&mut stage, from, to);
            let place = held(&mut stage).expect("a marble is held");
            let below = stage.resource::<CurrentPlan>().0.field(field);
            assert!(
                place.xz().distance(below.xz()) < 0.5,
                "{by:?}: {place} over {below}"
            );
            assert!(place.y > 0.5, "{by:?}: above the board");
            // The field below shows what a marble there would do.
            assert_eq!(stage.resource::<Cursor>().field, Some(field));
            assert_eq!(stage.resource::<Shown>().marks().hover, Some(field));
            by.release(&mut stage, to);
            assert_eq!(stage.session().game().moves().last(), Some(field), "{by:?}");
            // It falls from where it was let go.
            let world = stage.world();
            let mut flying = world.query_filtered::<&Transform, With<Flight>>();
            let falls = flying.iter(world).next().expect("it falls").translation;
            assert!(
                falls.distance(place) < 0.5,
                "{by:?}: from {falls}, not {place}"
            );
            stage.settle();
            assert_eq!(camera(&stage), before, "{by:?}");
            stage.check();
        }
    }
}

#[test]
fn only_one_marble_is_missing_from_the_tray_while_it_is_held() {
    let mut stage = two_people();
    let from = tray(&mut stage, Colour::Black, 3);
    let to = stage.pixel_of(open(&stage));
    By::Mouse.carry(&mut stage, from, to);
    stage.settle();
    let plan = stage.resource::<CurrentPlan>().0.clone();
    let world = stage.world();
    let mut marbles = world.query::<(&Marble, &Transform, Has<LiftedMarble>)>();
    let away = marbles.iter(world).filter(|(marble, place, is_held)| {
        let bowl = plan.tray_bowl(marble.colour, marble.bowl()) + Vec3::Y * REST_HEIGHT;
        assert!(*is_held || place.translation.distance(bowl) < 1e-3);
        *is_held
    });
    assert_eq!(away.count(), 1);
}

#[test]
fn a_marble_that_is_let_go_beside_the_board_goes_back_to_its_tray() {
    for by in BOTH {
        let mut stage = two_people();
        let from = tray(&mut stage, Colour::Black, 20);
        let beside = cloth(&mut stage);
        let over_interface = {
            let menu = stage.middle_of(Action::Menu);
            Vec2::new(menu.x, menu.y) * stage.laid().zoom
        };
        for to in [beside, over_interface, from] {
            let before = camera(&stage);
            by.carry(&mut stage, from, to);
            assert!(held(&mut stage).is_some(), "{by:?}");
            by.release(&mut stage, to);
            assert!(held(&mut stage).is_none(), "{by:?}");
            let world = stage.world();
            let mut on_way = world.query::<&ReturningMarble>();
            assert!(
                on_way.iter(world).next().is_some(),
                "{by:?}: it is seen on its way"
            );
            stage.settle();
            assert_eq!(stage.session().game().marbles_placed(), 0);
            assert_eq!(stage.sheet(), None);
            assert_eq!(camera(&stage), before);
            stage.check();
        }
    }
}

#[test]
fn a_marble_that_is_let_go_where_it_may_not_lie_is_refused_as_usual_and_goes_back() {
    for by in BOTH {
        let mut stage = two_people();
        let first = open(&stage);
        stage.say(Wish::Place(first));
        stage.settle();
        let game = stage.session().game().clone();
        let wrong = Field::all().find(|&field| game.refusal(field).is_some() && field != first);
        let wrong = wrong.unwrap();
        let from = tray(&mut stage, Colour::Red, 9);
        let to = stage.pixel_of(wrong);
        by.carry(&mut stage, from, to);
        by.release(&mut stage, to);
        let reason = game.refusal(wrong).unwrap();
        let refused = Fact::Refused {
            field: wrong,
            reason,
        };
        assert!(stage.facts().contains(&refused), "{by:?}");
        stage.settle();
        assert_eq!(stage.session().game(), &game);
        assert!(held(&mut stage).is_none());
        let name = game.layout().square(wrong).to_string();
        let mut texts = stage.laid().texts.iter();
        assert!(
            texts.any(|text| text.text.contains(&name)),
            "{by:?} says why"
        );
        stage.check();
    }
}

#[test]
fn a_drag_that_begins_on_a_tray_never_turns_the_camera_and_takes_only_ones_own() {
    for by in BOTH {
        let mut stage = Stage::new();
        let players = [Player::SOMEBODY, Player::Computer(Level::EASIEST)];
        let mut game = setup(boards().remove(0), players);
        game.starts = Colour::Red;
        stage.say(Wish::Start(game));
        stage.settle();
        let before = camera(&stage);
        let [from, to] = [
            tray(&mut stage, Colour::Black, 12),
            stage.pixel_of(open(&stage)),
        ];
        by.carry(&mut stage, from, to);
        assert!(held(&mut stage).is_none(), "{by:?}");
        by.release(&mut stage, to);
        stage.settle();
        assert_eq!(stage.session().game().marbles_placed(), 0, "{by:?}");
        assert_eq!(camera(&stage), before, "{by:?}");
        // Nor while the other side is to move.
        let field = open(&stage);
        stage.say(Wish::Place(field));
        let [from, to] = [
            tray(&mut stage, Colour::Red, 5),
            stage.pixel_of(open(&stage)),
        ];
        by.press(&mut stage, from);
        by.move_to(&mut stage, to);
        assert!(held(&mut stage).is_none(), "{by:?}");
        by.release(&mut stage, to);
        assert_eq!(camera(&stage), before, "{by:?}");
    }
}

#[test]
fn with_confirmation_a_marble_waits_above_the_field_for_the_second_press() {
    for by in BOTH {
        let mut stage = two_people();
        stage.world().insert_resource(ConfirmsMoves(true));
        let field = open(&stage);
        let from = tray(&mut stage, Colour::Black, 27);
        let to = stage.pixel_of(field);
        by.carry(&mut stage, from, to);
        by.release(&mut stage, to);
        stage.settle();
        assert_eq!(stage.session().game().marbles_placed(), 0, "{by:?}");
        assert_eq!(stage.resource::<Pending>().0, Some(field));
        let waits = held(&mut stage).expect("it waits there");
        let below = stage.resource::<CurrentPlan>().0.field(field);
        assert!(waits.xz().distance(below.xz()) < 0.01);
        // Taking up a marble again puts it away.
        by.tap(&mut stage, from);
        stage.settle();
        assert_eq!(stage.resource::<Pending>().0, None);
        assert!(held(&mut stage).is_none(), "{by:?}");
    }
    for by in BOTH {
        let mut stage = two_people();
        stage.world().insert_resource(ConfirmsMoves(true));
        let field = open(&stage);
        let from = tray(&mut stage, Colour::Black, 27);
        let to = stage.pixel_of(field);
        by.carry(&mut stage, from, to);
        by.release(&mut stage, to);
        stage.settle();
        by.tap(&mut stage, to);
        stage.settle();
        assert_eq!(stage.session().game().moves().last(), Some(field), "{by:?}");
        assert!(held(&mut stage).is_none());
        stage.check();
    }
}

#[test]
fn a_second_finger_or_a_touch_that_is_called_off_puts_the_marble_back() {
    for is_second in [true, false] {
        let mut stage = two_people();
        let field = open(&stage);
        let from = tray(&mut stage, Colour::Black, 14);
        let to = stage.pixel_of(field);
        By::Finger.carry(&mut stage, from, to);
        assert!(held(&mut stage).is_some());
        if is_second {
            stage.touch(2, TouchPhase::Started, to + Vec2::splat(80.0));
            stage.touch(2, TouchPhase::Ended, to + Vec2::splat(80.0));
            stage.touch(1, TouchPhase::Ended, to);
        } else {
            stage.touch(1, TouchPhase::Canceled, to);
        }
        stage.settle();
        assert!(held(&mut stage).is_none());
        assert_eq!(stage.session().game().marbles_placed(), 0);
        stage.check();
    }
}

#[test]
fn a_marble_in_the_hand_goes_back_when_a_move_is_taken_back() {
    let mut stage = two_people();
    for _ in 0..2 {
        let field = open(&stage);
        stage.say(Wish::Place(field));
        stage.settle();
    }
    let from = tray(&mut stage, Colour::Black, 2);
    let to = stage.pixel_of(open(&stage));
    By::Mouse.carry(&mut stage, from, to);
    stage.say(Wish::TakeBack);
    stage.settle();
    assert!(held(&mut stage).is_none());
    stage.mouse(&[MouseEvent::Release]);
    stage.settle();
    assert_eq!(stage.session().game().marbles_placed(), 1);
    stage.check();
}

#[test]
fn two_presses_on_the_cloth_or_the_button_put_the_table_straight() {
    for by in BOTH {
        for by_button in [true, false] {
            let mut stage = two_people();
            stage.settle_words();
            assert!(
                !stage.laid().has(Action::ResetView),
                "only once it is turned"
            );
            let [from, to] = [Field::all().next(), Field::all().last()]
                .map(|field| stage.pixel_of(field.unwrap()));
            by.carry(&mut stage, from, to);
            by.release(&mut stage, to);
            assert!(held(&mut stage).is_none());
            assert!(
                !stage.resource::<Rig>().is_usual(),
                "{by:?}: a drag on the board turns it"
            );
            stage.settle();
            stage.settle_words();
            if by_button {
                stage.click(Action::ResetView);
            } else {
                let at = cloth(&mut stage);
                by.tap(&mut stage, at);
                assert!(
                    !stage.resource::<Rig>().is_usual(),
                    "{by:?}: one press does nothing"
                );
                by.tap(&mut stage, at);
            }
            assert!(stage.resource::<Rig>().is_usual(), "{by:?}");
            stage.settle();
            assert_eq!(stage.session().game().marbles_placed(), 0);
        }
    }
}

#[test]
fn the_whole_of_a_game_can_be_carried() {
    let mut stage = two_people();
    let mut number = 0;
    while stage.session().finish().is_none() {
        let colour = stage.session().game().turn();
        let left = stage.session().game().position().marbles_left(colour);
        let from = tray(&mut stage, colour, number % left);
        let field = open(&stage);
        let to = stage.pixel_of(field);
        let by = BOTH[number % 2];
        by.press(&mut stage, from);
        by.move_to(&mut stage, to);
        by.release(&mut stage, to);
        assert_eq!(stage.session().game().moves().last(), Some(field));
        stage.settle();
        number += 1;
    }
    stage.see_final_board();
    stage.check();
    let world = stage.world();
    let mut marbles = world.query::<(&MarblePlace, Has<LiftedMarble>, Has<ReturningMarble>)>();
    assert!(
        marbles
            .iter(world)
            .all(|(_, is_held, returns)| !is_held && !returns)
    );
}
