//! Hints: the engine's advice for the present position, given only to the person to move.

use crate::stage::{Stage, boards, setup};
use bevy::prelude::*;
use kulami::ai::{Level, Limits, Reason, StopFlag, Thinker};
use kulami::app::Speed;
use kulami::app::actions::Action;
use kulami::app::flow::Press;
use kulami::app::hints;
use kulami::app::hints::{HintLevel, HintLimits, Hints};
use kulami::app::settings::Settings;
use kulami::app::sound::{Heard, Sound};
use kulami::app::words::Phrasebook;
use kulami::play::{Player, Wish};

/// Limits that give the same result every time.
const LIMITS: Limits = Limits {
    time: None,
    depth: Some(4),
    nodes: None,
};

fn at_table(seats: [Player; 2], marbles: usize) -> Stage {
    let mut stage = Stage::new();
    stage.world().insert_resource(HintLimits(LIMITS));
    stage.say(Wish::Start(setup(
        boards().remove(0),
        [Player::SOMEBODY; 2],
    )));
    stage.world().resource_mut::<Settings>().speed = Speed::Off;
    for _ in 0..marbles {
        place(&mut stage);
    }
    for (colour, seat) in kulami::rules::Colour::BOTH.into_iter().zip(seats) {
        stage.say(Wish::Seat(colour, seat));
    }
    stage.settle();
    stage
}

fn place(stage: &mut Stage) {
    let field = stage.session().game().legal().first().unwrap();
    stage.say(Wish::Place(field));
}

fn hints(stage: &mut Stage) -> Hints {
    stage.world().resource::<Hints>().clone()
}

/// Waits until the engine has finished.
fn wait(stage: &mut Stage) -> Hints {
    for _ in 0..2000 {
        stage.step(50);
        let hints = hints(stage);
        if !hints.is_thinking {
            stage.settle_words();
            return hints;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    panic!("it thinks for ever");
}

/// Asks for a hint, and lets it have the longest of all reasons.
pub fn ask_for_a_long_one(stage: &mut Stage) {
    let depth = Some(2);
    let limits = Limits { depth, ..LIMITS };
    stage.world().insert_resource(HintLimits(limits));
    stage.act(Action::Hint);
    wait(stage);
    let mut hints = stage.world().resource_mut::<Hints>();
    let best = hints
        .advice
        .as_mut()
        .and_then(|advice| advice.fields.first_mut());
    best.expect("there is advice").reasons = vec![Reason::KeepsAreasApart { from: 10, to: 12 }];
    stage.settle_words();
}

fn says(stage: &Stage, text: &str) -> bool {
    stage.laid().texts.iter().any(|laid| laid.text == text)
}

#[test]
fn one_press_shows_the_best_field_and_why_a_second_the_best_three_a_third_nothing() {
    let mut stage = at_table([Player::SOMEBODY; 2], 12);
    let game = stage.session().game().clone();
    let mut thinker = Thinker::new(4, 1);
    let expected = thinker.advise(&game, LIMITS, &StopFlag::default(), |_| ());
    stage.key(KeyCode::KeyI);
    let shown = wait(&mut stage);
    assert_eq!(shown.level, HintLevel::Best);
    assert_eq!(shown.advice, expected);
    let best = expected.as_ref().unwrap().best().unwrap();
    let (title, why) = {
        let book = stage.world().resource::<Phrasebook>();
        (
            hints::sentences::hint_title(book, &game, best),
            hints::sentences::hint(book, &game, best),
        )
    };
    assert!(says(&stage, &title) && says(&stage, &why));
    let margins: Vec<String> = expected.as_ref().unwrap().fields[..3]
        .iter()
        .map(hints::sentences::expected_margin)
        .collect();
    assert!(margins.iter().all(|margin| !says(&stage, margin)));
    stage.key(KeyCode::KeyI);
    let shown = wait(&mut stage);
    assert_eq!(shown.level, HintLevel::Three);
    assert!(margins.iter().all(|margin| says(&stage, margin)));
    stage.key(KeyCode::KeyI);
    wait(&mut stage);
    assert_eq!(hints(&mut stage).level, HintLevel::Off);
    assert!(!says(&stage, &title));
}

#[test]
fn asking_does_not_wait_for_the_answer() {
    let mut stage = at_table([Player::SOMEBODY; 2], 6);
    // Without limits the search never ends.
    stage.world().insert_resource(HintLimits(Limits::default()));
    stage.act(Action::Hint);
    let asked = hints(&mut stage);
    assert!(asked.is_thinking && asked.advice.is_none());
    // A little later there is a first result while the search goes on.
    for _ in 0..200 {
        stage.step(50);
        std::thread::sleep(std::time::Duration::from_millis(5));
        if hints(&mut stage).advice.is_some() {
            break;
        }
    }
    let known = hints(&mut stage);
    assert!(known.is_thinking && known.advice.is_some());
    // A move ends it.
    place(&mut stage);
    stage.step(16);
    assert_eq!(hints(&mut stage), Hints::default());
}

#[test]
fn a_hint_is_for_one_position() {
    let mut stage = at_table([Player::SOMEBODY; 2], 8);
    for undo in [false, true] {
        stage.act(Action::Hint);
        wait(&mut stage);
        assert_eq!(hints(&mut stage).level, HintLevel::Best);
        if undo {
            stage.say(Wish::TakeBack);
        } else {
            place(&mut stage);
        }
        stage.step(16);
        assert_eq!(hints(&mut stage), Hints::default());
    }
}

#[test]
fn margins_stay_on_the_board_and_follow_the_game() {
    let mut stage = at_table([Player::SOMEBODY; 2], 8);
    stage.key(KeyCode::KeyX);
    assert!(stage.settings().score_map);
    for _ in 0..3 {
        let shown = wait(&mut stage);
        let advice = shown.advice.unwrap();
        let legal = stage.session().game().legal();
        assert_eq!(advice.fields.len(), legal.len());
        for advised in &advice.fields {
            assert!(legal.contains(advised.field));
            assert!(says(&stage, &hints::sentences::expected_margin(advised)));
        }
        assert_eq!(shown.level, HintLevel::Off);
        place(&mut stage);
        stage.step(16);
    }
    stage.key(KeyCode::KeyX);
    assert!(!stage.settings().score_map);
}

#[test]
fn nobody_is_advised_while_a_computer_thinks_or_the_game_is_over() {
    let computer = Player::Computer(Level::EASIEST);
    let mut stage = at_table([computer.clone(), computer], 8);
    stage.act(Action::Pause);
    stage.act(Action::Hint);
    stage.step(16);
    assert_eq!(hints(&mut stage), Hints::default());
    let mut stage = Stage::at_title();
    stage.act(Action::Hint);
    stage.step(16);
    assert_eq!(hints(&mut stage), Hints::default());
    let mut stage = at_table([Player::SOMEBODY; 2], 8);
    stage.say(Wish::Resign);
    stage.act(Action::Hint);
    stage.step(16);
    assert_eq!(hints(&mut stage), Hints::default());
}

#[test]
fn what_is_certain_is_said_to_be() {
    let mut stage = at_table([Player::SOMEBODY; 2], 0);
    stage.world().insert_resource(HintLimits(Limits {
        depth: None,
        ..LIMITS
    }));
    while stage.session().game().marbles_placed() < 46 && stage.session().finish().is_none() {
        place(&mut stage);
    }
    if stage.session().finish().is_some() {
        // This game was short: the position before its end is certain too.
        stage.say(Wish::TakeBack);
    }
    stage.settle();
    stage.act(Action::Hint);
    let shown = wait(&mut stage);
    let advice = shown.advice.unwrap();
    assert!(advice.is_exact());
    let game = stage.session().game().clone();
    let best = advice.best().unwrap();
    let why = hints::sentences::hint(stage.world().resource::<Phrasebook>(), &game, best);
    assert!(why.contains("with best play"), "{why}");
    assert!(!hints::sentences::expected_margin(best).contains('≈'));
}

#[test]
fn a_hint_is_heard_once_and_its_button_works() {
    let mut stage = at_table([Player::SOMEBODY; 2], 8);
    let mut heard = 0;
    stage.world().write_message(Press(Action::Hint));
    for _ in 0..200 {
        stage.step(50);
        let messages = stage.world().resource::<Messages<Heard>>();
        let sounds = messages.iter_current_update_messages();
        heard += sounds.filter(|heard| heard.sound == Sound::Hint).count();
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    assert_eq!(heard, 1);
    stage.settle_words();
    stage.click(Action::Hint);
    assert_eq!(hints(&mut stage).level, HintLevel::Three);
}
