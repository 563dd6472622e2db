//! Two people at one screen.

use crate::stage::{MouseEvent, Stage, boards, setup};
use kulami::app::play::Phase;
use kulami::app::table::Aids;
use kulami::play::{Fact, Player, Wish};
use kulami::rules::{Colour, Field, Refusal};
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

#[test]
fn random_games_with_undo_and_redo_are_shown_as_they_are() {
    let mut stage = Stage::new();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    for (number, layout) in boards().into_iter().enumerate() {
        stage.say(Wish::Start(setup(layout, [Player::SOMEBODY; 2])));
        let aids = if number == 2 { Aids::EXPERT } else { Aids::ALL };
        stage.world().insert_resource(aids);
        stage.settle();
        stage.check();
        while stage.session().game().ending().is_none() {
            let placed = stage.session().game().marbles_placed();
            if placed > 0 && rng.random_bool(0.15) {
                stage.say(Wish::TakeBack);
                assert_eq!(stage.session().game().marbles_placed(), placed - 1);
            } else if stage.session().game().undone() > 0 && rng.random_bool(0.5) {
                stage.say(Wish::Redo);
                assert_eq!(stage.session().game().marbles_placed(), placed + 1);
            } else {
                let field = stage.session().game().legal().into_iter().choose(&mut rng);
                stage.say(Wish::Place(field.unwrap()));
                assert_eq!(stage.session().game().marbles_placed(), placed + 1);
            }
            let over = stage.session().game().ending().map(Fact::Ended);
            let told = stage
                .facts()
                .into_iter()
                .find(|fact| matches!(fact, Fact::Ended(_)));
            assert_eq!(told, over);
            // Sometimes the next marble is placed before the last one rests.
            if rng.random_bool(0.3) {
                stage.point_at(Field::all().choose(&mut rng));
                stage.settle();
                stage.check();
            }
        }
        stage.see_final_board();
        stage.check();
    }
}

#[test]
fn an_illegal_field_is_refused_with_the_rules_reason_and_changes_nothing() {
    let mut stage = Stage::new();
    for layout in boards() {
        stage.say(Wish::Start(setup(layout, [Player::SOMEBODY; 2])));
        let first = stage.session().game().legal().first().unwrap();
        stage.say(Wish::Place(first));
        let before = stage.session().moment();
        for field in Field::all() {
            let Some(reason) = stage.session().game().refusal(field) else {
                continue;
            };
            stage.say(Wish::Place(field));
            assert_eq!(stage.facts(), [Fact::Refused { field, reason }]);
            assert_eq!(stage.session().moment(), before);
        }
        assert_eq!(
            stage.session().game().refusal(first),
            Some(Refusal::Occupied)
        );
        stage.settle();
        stage.check();
    }
}

#[test]
fn a_new_input_brings_the_running_marble_to_rest() {
    let mut stage = Stage::new();
    let layout = boards().remove(0);
    stage.say(Wish::Start(setup(layout, [Player::SOMEBODY; 2])));
    stage.settle();
    for _ in 0..6 {
        let field = stage.session().game().legal().first().unwrap();
        stage.say(Wish::Place(field));
        stage.step(60);
        assert_eq!(stage.phase(), Phase::Dropping);
    }
    // Only the last marble is still in the air.
    use kulami::app::table::Flight;
    let world = stage.world();
    assert_eq!(world.query::<&Flight>().iter(world).count(), 1);
    stage.settle();
    stage.check();
}

#[test]
fn the_board_turns_to_whoever_is_to_move() {
    use kulami::app::table::{Rig, TurnsToMover};
    use std::f32::consts::{PI, TAU};
    let mut stage = Stage::new();
    stage.world().insert_resource(TurnsToMover(true));
    stage.say(Wish::Start(setup(
        boards().remove(0),
        [Player::SOMEBODY; 2],
    )));
    for _ in 0..5 {
        stage.settle();
        let yaw = stage.world().resource::<Rig>().yaw.at.rem_euclid(TAU);
        let behind = stage.session().game().turn() == Colour::Black;
        let expected = if behind { PI } else { 0.0 };
        assert!((yaw - expected).abs().min(TAU - (yaw - expected).abs()) < 0.01);
        let field = stage.session().game().legal().first().unwrap();
        stage.say(Wish::Place(field));
    }
}

#[test]
fn every_marble_that_lands_touches_the_wood_three_times_less_hard_each_time() {
    use bevy::prelude::Messages;
    use kulami::app::table::Contact;
    let mut stage = Stage::new();
    let layout = boards().remove(1);
    stage.say(Wish::Start(setup(layout, [Player::SOMEBODY; 2])));
    stage.settle();
    for _ in 0..4 {
        let field = stage.session().game().legal().first().unwrap();
        stage.say(Wish::Place(field));
        let mut strengths = Vec::new();
        for _ in 0..60 {
            stage.step(16);
            let contacts = stage.world().resource::<Messages<Contact>>();
            for contact in contacts.iter_current_update_messages() {
                assert_eq!(contact.field, field);
                strengths.push(contact.strength);
            }
        }
        assert_eq!(strengths.len(), 3);
        assert!(strengths.is_sorted_by(|one, other| one > other));
    }
}

#[test]
fn when_nothing_moves_nothing_is_drawn() {
    let mut stage = Stage::new();
    for layout in boards() {
        stage.say(Wish::Start(setup(layout, [Player::SOMEBODY; 2])));
        for _ in 0..3 {
            // Longer than the animation of legal fields, and the frames in which it settles.
            for _ in 0..4 {
                stage.settle();
            }
            stage.step(16);
            assert!(!stage.wants_a_frame());
            let field = stage.session().game().legal().first().unwrap();
            stage.say(Wish::Place(field));
            assert!(stage.wants_a_frame());
        }
    }
}

#[test]
fn a_click_places_where_it_was_and_a_drag_nowhere_however_slow_the_frames() {
    use kulami::app::table::Rig;
    let mut stage = Stage::new();
    stage.say(Wish::Start(setup(
        boards().remove(0),
        [Player::SOMEBODY; 2],
    )));
    stage.settle();
    let fields: Vec<Field> = Field::all().collect();
    let [here, there] = [fields[20], fields[45]].map(|field| stage.pixel_of(field));
    // Press, release and movement to another field within one frame.
    stage.mouse(&[
        MouseEvent::Move(here),
        MouseEvent::Press,
        MouseEvent::Release,
        MouseEvent::Move(there),
    ]);
    assert_eq!(stage.session().game().moves().last(), Some(fields[20]));
    stage.settle();
    let yaw = stage.world().resource::<Rig>().yaw.at;
    let [here, there] = [fields[21], fields[45]].map(|field| stage.pixel_of(field));
    stage.mouse(&[
        MouseEvent::Move(here),
        MouseEvent::Press,
        MouseEvent::Move(there),
        MouseEvent::Move(here),
        MouseEvent::Move(there),
        MouseEvent::Release,
    ]);
    assert_eq!(stage.session().game().marbles_placed(), 1);
    assert_ne!(stage.world().resource::<Rig>().yaw.at, yaw);
}

#[test]
fn a_pointer_at_rest_is_not_told_why_its_own_marble_is_in_the_way() {
    let mut stage = Stage::new();
    stage.say(Wish::Start(setup(
        boards().remove(0),
        [Player::SOMEBODY; 2],
    )));
    stage.settle();
    let fields: Vec<Field> = Field::all().collect();
    let name = stage
        .session()
        .game()
        .layout()
        .square(fields[20])
        .to_string();
    let is_told = |stage: &Stage| {
        let mut texts = stage.laid().texts.iter();
        texts.any(|text| text.text.contains(&name) && text.text.contains("taken"))
    };
    let [here, there] = [fields[20], fields[45]].map(|field| stage.pixel_of(field));
    stage.mouse(&[MouseEvent::Move(here), MouseEvent::Press]);
    stage.mouse(&[MouseEvent::Release]);
    stage.settle();
    assert_eq!(stage.session().game().marbles_placed(), 1);
    assert!(!is_told(&stage), "nobody has asked");

    // Whoever goes away and comes back asks, and so does whoever presses.
    stage.mouse(&[MouseEvent::Move(there)]);
    stage.settle();
    stage.mouse(&[MouseEvent::Move(here)]);
    stage.settle();
    assert!(is_told(&stage));
    stage.say(Wish::TakeBack);
    stage.settle();
    stage.mouse(&[MouseEvent::Press]);
    stage.mouse(&[MouseEvent::Release]);
    stage.settle();
    assert!(!is_told(&stage));
    stage.mouse(&[MouseEvent::Press]);
    stage.mouse(&[MouseEvent::Release]);
    stage.settle();
    assert!(is_told(&stage), "it was tried");
}
