//! Computers as players.

use crate::stage::{Stage, boards, setup};
use kulami::ai::Level;
use kulami::app::play::{IsThinking, Phase};
use kulami::play::{Player, Wish};
use kulami::rules::Colour;

const PIP: Player = Player::Computer(Level::EASIEST);

#[test]
fn two_levels_play_a_whole_game() {
    let mut stage = Stage::new();
    for layout in boards().into_iter().take(2) {
        stage.say(Wish::Start(setup(layout, [PIP; 2])));
        stage.wait_until(|stage| stage.session().game().ending().is_some());
        stage.see_final_board();
        stage.check();
        assert!(stage.session().game().marbles_placed() > 10);
    }
}

#[test]
fn a_computer_takes_its_time_and_a_person_cannot_move_for_it() {
    let mut stage = Stage::new();
    let layout = boards().remove(0);
    stage.say(Wish::Start(setup(layout, [Player::SOMEBODY, PIP])));
    // Black starts and is the computer.
    for _ in 0..6 {
        stage.step(100);
        assert_eq!(stage.session().game().marbles_placed(), 0);
    }
    assert_eq!(stage.phase(), Phase::Thinking);
    assert!(stage.world().resource::<IsThinking>().0);
    let any = stage.session().game().legal().first().unwrap();
    stage.say(Wish::Place(any));
    assert_eq!(stage.session().game().marbles_placed(), 0);
    stage.wait_until(|stage| stage.session().game().marbles_placed() == 1);
    stage.settle();
    assert_eq!(stage.phase(), Phase::Waiting);
    assert!(!stage.world().resource::<IsThinking>().0);
}

#[test]
fn taking_back_while_the_computer_thinks_stops_it_and_gives_the_turn_back() {
    let mut stage = Stage::new();
    let layout = boards().remove(0);
    let hardest = Player::Computer(Level::HARDEST);
    let mut start = setup(layout, [hardest, Player::SOMEBODY]);
    start.starts = Colour::Black;
    stage.say(Wish::Start(start));
    stage.settle();
    let field = stage.session().game().legal().first().unwrap();
    stage.say(Wish::Place(field));
    stage.step(100);
    assert!(stage.world().resource::<IsThinking>().0);
    stage.say(Wish::TakeBack);
    assert!(!stage.world().resource::<IsThinking>().0);
    assert_eq!(stage.session().game().marbles_placed(), 0);
    // An answer that still comes is out of date and ignored.
    stage.settle();
    stage.settle();
    assert_eq!(stage.session().game().marbles_placed(), 0);
    stage.check();
}

#[test]
fn taking_back_takes_the_computers_answer_too_and_redo_brings_both() {
    let mut stage = Stage::new();
    let layout = boards().remove(1);
    let mut start = setup(layout, [PIP, Player::SOMEBODY]);
    start.starts = Colour::Black;
    stage.say(Wish::Start(start));
    stage.settle();
    let field = stage.session().game().legal().first().unwrap();
    stage.say(Wish::Place(field));
    stage.wait_until(|stage| stage.session().game().marbles_placed() == 2);
    stage.say(Wish::TakeBack);
    assert_eq!(stage.session().game().marbles_placed(), 0);
    stage.settle();
    stage.check();
    stage.say(Wish::Redo);
    assert_eq!(stage.session().game().marbles_placed(), 2);
    stage.settle();
    stage.check();
}

#[test]
fn seats_can_change_at_any_time() {
    let mut stage = Stage::new();
    let layout = boards().remove(2);
    stage.say(Wish::Start(setup(layout, [Player::SOMEBODY; 2])));
    stage.settle();
    stage.say(Wish::Seat(Colour::Black, PIP));
    stage.wait_until(|stage| stage.session().game().marbles_placed() == 1);
    stage.say(Wish::Seat(Colour::Red, PIP));
    stage.wait_until(|stage| stage.session().game().marbles_placed() == 4);
    stage.say(Wish::Seat(Colour::Red, Player::SOMEBODY));
    stage.say(Wish::Seat(Colour::Black, Player::SOMEBODY));
    stage.settle();
    let placed = stage.session().game().marbles_placed();
    stage.settle();
    assert_eq!(stage.session().game().marbles_placed(), placed);
    assert_eq!(stage.phase(), Phase::Waiting);
    stage.check();
}

#[test]
fn only_a_computer_that_is_to_move_is_said_to_think() {
    let mut stage = Stage::new();
    let layout = boards().remove(0);
    stage.say(Wish::Start(setup(layout, [Player::SOMEBODY, PIP])));
    let mut was_said = 0;
    for _ in 0..4 {
        while !stage.session().is_persons_turn() || stage.phase() != Phase::Waiting {
            stage.step(50);
            let mut texts = stage.laid().texts.iter();
            if texts.any(|text| text.text.to_lowercase().contains("thinking")) {
                was_said += 1;
                assert!(!stage.session().is_persons_turn(), "a person thinks");
            }
        }
        let field = stage.session().game().legal().first().unwrap();
        stage.say(Wish::Place(field));
    }
    assert!(was_said > 3);
}
