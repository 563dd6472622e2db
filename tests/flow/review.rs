//! Reviews: every way to every position, the engine's analysis, and that the game itself is not
//! changed.

use crate::menus::{BOTH, With, arrows_reach_everything};
use crate::stage::{MouseEvent, Stage, boards, folder, setup};
use bevy::prelude::*;
use bevy_egui::EguiClipboard;
use kulami::ai::{Limits, Review, StopFlag, Thinker};
use kulami::app::actions::{Action, FormChange, ReviewAction, SavesAction, Source};
use kulami::app::flow::{Screen, Sheet};
use kulami::app::interface::Copied;
use kulami::app::play::Phase;
use kulami::app::review;
use kulami::app::review::{Analysis, ReviewLimits, Reviewing};
use kulami::app::statistics::ReadStatistics;
use kulami::app::words::Phrasebook;
use kulami::app::{Launch, Speed};
use kulami::assets::Assets;
use kulami::files::SavedGame;
use kulami::play::{Fact, Player, Purpose, Wish};
use kulami::rules::{Colour, Game};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom;
use std::path::Path;

/// Limits so low that a whole game takes no time.
const LIMITS: Limits = Limits {
    time: None,
    depth: Some(2),
    nodes: None,
};

const OPEN: Action = Action::Review(ReviewAction::Open(Source::Table));

fn review(action: ReviewAction) -> Action {
    Action::Review(action)
}

/// A game of two people, played by chance for so many marbles.
pub fn played(stage: &mut Stage, seed: u64, marbles: usize) {
    stage.say(Wish::Start(setup(
        boards().remove(1),
        [Player::SOMEBODY; 2],
    )));
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while stage.session().game().marbles_placed() < marbles {
        match stage.session().game().legal().into_iter().choose(&mut rng) {
            Some(field) => stage.say(Wish::Place(field)),
            None => break,
        }
    }
}

/// At the result of a game.
fn at_result(seed: u64) -> Stage {
    let mut stage = Stage::new();
    stage.world().insert_resource(ReviewLimits(LIMITS));
    played(&mut stage, seed, 56);
    stage.act(Action::SkipReveal);
    stage.settle();
    assert_eq!(stage.phase(), Phase::Over);
    stage
}

/// Opens the review of the game on the table, and waits for its analysis.
pub fn open(stage: &mut Stage) {
    stage.world().insert_resource(ReviewLimits(LIMITS));
    stage.act(OPEN);
    stage.step(16);
    assert_eq!(stage.screen(), Screen::Review);
    wait(stage);
}

/// Opens the review of the game on the table; its analysis never ends.
pub fn open_for_ever(stage: &mut Stage) {
    let limits = ReviewLimits(Limits::default());
    stage.world().insert_resource(limits);
    stage.act(OPEN);
    stage.step(16);
    assert_eq!(stage.screen(), Screen::Review);
}

fn wait(stage: &mut Stage) {
    for _ in 0..3000 {
        if analysis(stage).progress().is_none() {
            stage.settle_words();
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
        stage.step(16);
    }
    panic!("it looks for ever");
}

/// Goes to the move that cost most.
pub fn turn_to_the_worst(stage: &mut Stage) {
    let points = analysis(stage).turning_points().iter();
    let worst = points.max_by_key(|point| point.loss()).unwrap().number;
    stage.act(review(ReviewAction::TurnTo(worst as u8)));
    stage.settle();
}

fn analysis(stage: &Stage) -> &Analysis {
    stage.resource::<Analysis>()
}

fn says(stage: &Stage, text: &str) -> bool {
    stage.laid().texts.iter().any(|laid| laid.text == text)
}

/// The marbles that lie on the board.
fn now(stage: &Stage) -> usize {
    stage.session().game().marbles_placed()
}

#[test]
fn buttons_lead_to_every_moment_and_back_to_the_result() {
    let mut stage = at_result(1);
    let end = now(&stage);
    let id = stage.session().id();
    stage.click(OPEN);
    wait(&mut stage);
    assert_eq!(stage.screen(), Screen::Review);
    assert_eq!(*stage.session().purpose(), Purpose::Review);
    assert_eq!((now(&stage), stage.session().length()), (end, end));
    for (action, expected) in [
        (ReviewAction::StepBack, end - 1),
        (ReviewAction::ToStart, 0),
        (ReviewAction::StepOn, 1),
        (ReviewAction::StepOn, 2),
        (ReviewAction::StepBack, 1),
        (ReviewAction::ToEnd, end),
    ] {
        stage.click(review(action));
        assert_eq!(now(&stage), expected, "{action:?}");
        stage.settle();
        stage.check();
    }
    // No step after the end, and none before the beginning.
    assert!(!stage.laid().has(review(ReviewAction::StepOn)));
    stage.act(review(ReviewAction::StepOn));
    assert_eq!(now(&stage), end);
    stage.click(review(ReviewAction::ToStart));
    stage.settle_words();
    assert!(!stage.laid().has(review(ReviewAction::StepBack)));
    stage.act(review(ReviewAction::StepBack));
    assert_eq!(now(&stage), 0);
    // The result is unchanged, and can be counted again.
    stage.click(Action::Back);
    stage.settle();
    assert_eq!(stage.screen(), Screen::Table);
    assert_eq!(*stage.session().purpose(), Purpose::Play);
    assert_eq!((stage.session().id(), now(&stage)), (id, end));
    assert!(stage.laid().has(Action::Rematch));
    stage.click(Action::ReplayReveal);
    stage.step(16);
    assert_eq!(stage.phase(), Phase::Revealing);
}

#[test]
fn keys_and_gamepads_step_run_and_jump() {
    let keys = [
        KeyCode::ArrowLeft,
        KeyCode::ArrowRight,
        KeyCode::Backspace,
        KeyCode::KeyY,
        KeyCode::Period,
    ];
    let mut stage = at_result(2);
    open(&mut stage);
    let end = now(&stage);
    for (key, step) in keys.into_iter().zip([-1, 1, -1, 1, 1]) {
        stage.act(review(ReviewAction::TurnTo(9)));
        stage.key(key);
        assert_eq!(now(&stage) as i32, 9 + step, "{key:?}");
    }
    stage.act(review(ReviewAction::TurnTo(9)));
    stage.pad(GamepadButton::DPadLeft);
    assert_eq!(now(&stage), 8);
    stage.pad(GamepadButton::DPadRight);
    assert_eq!(now(&stage), 9);
    // Up and down go from turning point to turning point, and to the ends.
    let points: Vec<usize> = analysis(&stage)
        .turning_points()
        .iter()
        .map(|point| point.number)
        .collect();
    assert!(points.len() > 2, "players by chance give a lot away");
    stage.act(review(ReviewAction::ToStart));
    for &point in &points {
        stage.key(KeyCode::ArrowDown);
        assert_eq!(now(&stage), point);
    }
    stage.pad(GamepadButton::DPadDown);
    assert_eq!(now(&stage), end);
    for &point in points.iter().rev().filter(|&&point| point < end) {
        stage.key(KeyCode::ArrowUp);
        assert_eq!(now(&stage), point);
    }
    stage.pad(GamepadButton::DPadUp);
    assert_eq!(now(&stage), 0);
    // Enter starts and pauses playback.
    let presses: [fn(&mut Stage); 3] = [
        |stage| stage.key(KeyCode::Enter),
        |stage| stage.key(KeyCode::KeyP),
        |stage| stage.pad(GamepadButton::South),
    ];
    for press in presses {
        for runs in [true, false] {
            press(&mut stage);
            assert_eq!(stage.resource::<Reviewing>().runs, runs);
        }
    }
    // Among the buttons, arrows move the focus; Escape leaves them first, then the review.
    let before = now(&stage);
    for with in BOTH {
        with.next(&mut stage);
        assert!(stage.focus().is_some());
        arrows_reach_everything(&mut stage, with, "the review");
        assert_eq!(now(&stage), before);
        with.back(&mut stage);
        assert_eq!(stage.focus(), None);
        assert_eq!(stage.screen(), Screen::Review);
    }
    stage.key(KeyCode::Escape);
    assert_eq!(stage.screen(), Screen::Table);
}

#[test]
fn it_runs_to_the_end_and_begins_anew_from_there() {
    let mut stage = at_result(3);
    open(&mut stage);
    let end = now(&stage);
    stage.click(review(ReviewAction::Run));
    stage.step(16);
    assert!(now(&stage) < end);
    let mut seen = vec![now(&stage)];
    for _ in 0..4000 {
        stage.step(50);
        if now(&stage) != *seen.last().unwrap() {
            seen.push(now(&stage));
        }
        if !stage.resource::<Reviewing>().runs {
            break;
        }
    }
    let every: Vec<usize> = (0..=end).skip_while(|&marbles| marbles < seen[0]).collect();
    assert_eq!(seen, every);
    assert!(seen[0] <= 1);
    // A step pauses playback.
    stage.click(review(ReviewAction::Run));
    for _ in 0..40 {
        stage.step(50);
    }
    stage.key(KeyCode::ArrowLeft);
    let held = now(&stage);
    for _ in 0..40 {
        stage.step(50);
    }
    assert_eq!(now(&stage), held);
    // Playback takes time even without animation.
    stage
        .world()
        .resource_mut::<kulami::app::settings::Settings>()
        .speed = Speed::Off;
    stage.act(review(ReviewAction::TurnTo(5)));
    stage.act(review(ReviewAction::Run));
    for _ in 0..8 {
        stage.step(100);
    }
    assert!((6..=7).contains(&now(&stage)), "{}", now(&stage));
}

#[test]
fn one_marble_is_seen_to_move_and_many_are_simply_there() {
    let mut stage = at_result(4);
    open(&mut stage);
    let game = stage.session().game().clone();
    let fields: Vec<_> = game.moves().collect();
    stage.act(review(ReviewAction::TurnTo(10)));
    assert_eq!(stage.facts(), [Fact::Turned(10)]);
    assert!(stage.is_at_rest());
    stage.act(review(ReviewAction::StepOn));
    assert!(matches!(stage.facts()[..], [Fact::Placed { field, .. }] if field == fields[10]));
    assert!(!stage.is_at_rest());
    // A step while a marble is in the air lets it arrive.
    stage.act(review(ReviewAction::StepBack));
    assert!(matches!(stage.facts()[..], [Fact::TakenBack { field, .. }] if field == fields[10]));
    stage.settle();
    stage.check();
}

#[test]
fn the_engine_says_what_it_says_on_the_command_line() {
    let mut stage = at_result(5);
    let game = stage.session().game().clone();
    let mut thinker = Thinker::new(16, 1);
    let expected: Review = thinker.review(&game, LIMITS, &StopFlag::default(), |_, _| ());
    open(&mut stage);
    let points = expected.turning_points();
    assert_eq!(analysis(&stage).turning_points(), points);
    assert!(!points.is_empty());
    for reviewed in &expected.moves {
        assert_eq!(analysis(&stage).of(reviewed.number), Some(reviewed));
        let margin = analysis(&stage).margin(reviewed.number - 1);
        assert_eq!(margin, Some(reviewed.before.in_points()));
    }
    // Each turning point has a button; there the better move is named.
    for point in &points {
        let turn = review(ReviewAction::TurnTo(point.number as u8));
        With::Keys.press(&mut stage, turn);
        stage.settle();
        assert_eq!(now(&stage), point.number);
        let now = stage.session().game().clone();
        let book = stage.resource::<Phrasebook>();
        let verdict = review::sentences::verdict(book, &now, point);
        assert!(verdict.contains(&game.layout().square(point.best).to_string()));
        assert!(says(&stage, &verdict), "{verdict}");
        assert!(says(&stage, &review::sentences::cost(point)));
    }
    let fine = expected
        .moves
        .iter()
        .find(|reviewed| review::sentences::is_fine(reviewed));
    stage.act(review(ReviewAction::TurnTo(fine.unwrap().number as u8)));
    stage.settle();
    let fine = stage.resource::<Phrasebook>().say("review-fine");
    assert!(says(&stage, &fine));
}

#[test]
fn leaving_stops_the_engine() {
    let mut stage = at_result(6);
    // More often than there are threads.
    for _ in 0..12 {
        open_for_ever(&mut stage);
        for _ in 0..20 {
            stage.step(16);
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        let progress = analysis(&stage).progress();
        assert!(progress.is_some_and(|done| done < 1.0));
        stage.act(Action::Back);
        stage.step(16);
        assert!(analysis(&stage).progress().is_none());
        assert!(analysis(&stage).turning_points().is_empty());
    }
    // A thread must be left for this one.
    open(&mut stage);
}

#[test]
fn how_much_has_been_looked_at_is_told() {
    let mut stage = at_result(7);
    open_for_ever(&mut stage);
    stage.wait_until(|stage| analysis(stage).progress() > Some(0.1));
    stage.settle_words();
    let done = analysis(&stage).progress().unwrap();
    let percent = (100.0 * done).round() as usize;
    let book = stage.resource::<Phrasebook>();
    let told = book.tell("review-looking", [("percent", percent.into())]);
    assert!(says(&stage, &told), "{told}");
    // Moves can be looked at before and after they are analysed.
    stage.key(KeyCode::ArrowLeft);
    stage.act(review(ReviewAction::ToStart));
    stage.settle();
    stage.check();
}

#[test]
fn a_game_under_way_goes_on_afterwards() {
    let mut stage = Stage::new();
    stage.world().insert_resource(ReviewLimits(LIMITS));
    played(&mut stage, 8, 17);
    // Marbles that were taken back are not part of it, and can still be redone afterwards.
    stage.say(Wish::TakeBack);
    stage.settle();
    let before = stage.session().clone();
    stage.click(Action::Menu);
    stage.click(OPEN);
    wait(&mut stage);
    assert_eq!(stage.session().length(), 16);
    stage.act(review(ReviewAction::ToStart));
    stage.settle();
    assert_eq!(stage.session().played().unwrap().game(), before.game());
    // Back to the menu it was opened from, and from there to the game.
    stage.key(KeyCode::Escape);
    stage.settle_words();
    assert_eq!(
        (stage.screen(), stage.sheet()),
        (Screen::Table, Some(Sheet::Menu))
    );
    stage.key(KeyCode::Escape);
    stage.settle();
    assert_eq!(stage.session().game(), before.game());
    assert_eq!(*stage.session().purpose(), Purpose::Play);
    stage.say(Wish::Redo);
    assert_eq!(now(&stage), 17);
    stage.settle();
    stage.check();
}

#[test]
fn there_is_nothing_to_go_through_before_the_first_marble() {
    let mut stage = Stage::new();
    stage.say(Wish::Start(setup(
        boards().remove(0),
        [Player::SOMEBODY; 2],
    )));
    stage.act(Action::Menu);
    stage.settle_words();
    assert!(!stage.laid().has(OPEN));
    stage.act(OPEN);
    stage.step(16);
    assert_eq!(stage.screen(), Screen::Table);
}

fn at_title(folder: &Path) -> Stage {
    let mut stage = Stage::with(Launch {
        screen: Screen::Title,
        data: Some(folder.to_owned()),
        ..Launch::new(Assets::built_in())
    });
    stage.world().insert_resource(ReviewLimits(LIMITS));
    stage.settle_words();
    stage
}

/// The text of a game that was played to its end.
fn record(seed: u64) -> (Game, String) {
    let stage = at_result(seed);
    (
        stage.session().game().clone(),
        SavedGame::of(stage.session()).to_string(),
    )
}

#[test]
fn saved_games_are_gone_through_and_the_list_comes_back() {
    let folder = folder("review");
    let (game, text) = record(9);
    std::fs::create_dir_all(folder.join("saves")).unwrap();
    std::fs::write(folder.join("saves/one.kulami"), &text).unwrap();
    // Another game waits to be resumed.
    let mut stage = at_title(&folder);
    stage.jump(Screen::Table);
    stage.step(0);
    played(&mut stage, 10, 9);
    let waiting = stage.session().game().clone();
    stage.act(Action::Title);
    stage.settle_words();
    stage.click(Action::Saves(SavesAction::Open));
    stage.wait_until(|stage| {
        stage
            .laid()
            .has(review(ReviewAction::Open(Source::Save(0))))
    });
    stage.click(review(ReviewAction::Open(Source::Save(0))));
    wait(&mut stage);
    assert_eq!(stage.screen(), Screen::Review);
    assert_eq!(stage.session().game(), &game);
    stage.act(review(ReviewAction::TurnTo(4)));
    stage.settle();
    stage.act(Action::Back);
    stage.settle_words();
    assert_eq!(
        (stage.screen(), stage.sheet()),
        (Screen::Title, Some(Sheet::Saves))
    );
    assert_eq!(*stage.session().purpose(), Purpose::Demo);
    stage.act(Action::Back);
    stage.settle_words();
    stage.click(Action::Resume);
    stage.settle_words();
    assert_eq!(stage.session().game(), &waiting);
    // The reviewed game is not written to, and not counted.
    assert_eq!(
        std::fs::read_to_string(folder.join("saves/one.kulami")).unwrap(),
        text
    );
    stage.act(Action::Statistics);
    stage.wait_until(|stage| matches!(stage.resource::<ReadStatistics>(), ReadStatistics::Read(_)));
    let ReadStatistics::Read(statistics) = stage.resource::<ReadStatistics>() else {
        unreachable!("it was waited for");
    };
    assert!(statistics.games().is_empty());
    drop(stage);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn pasted_games_are_gone_through() {
    let folder = folder("pasted");
    let (game, text) = record(11);
    let mut stage = at_title(&folder);
    stage
        .world()
        .resource_mut::<EguiClipboard>()
        .set_text(&text);
    stage.world().insert_resource(Copied(Some(text)));
    stage.click(Action::Saves(SavesAction::Open));
    stage.wait_until(|stage| stage.laid().has(Action::Saves(SavesAction::Paste)));
    stage.click(Action::Saves(SavesAction::Paste));
    stage.settle();
    assert_eq!(stage.screen(), Screen::Table);
    stage.click(OPEN);
    wait(&mut stage);
    assert_eq!(stage.session().game(), &game);
    drop(stage);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn the_marble_on_the_course_can_be_dragged() {
    let mut stage = at_result(12);
    open(&mut stage);
    let end = now(&stage);
    // The chart lies between the buttons.
    let button = |action| {
        let mut buttons = stage.laid().buttons.iter();
        buttons.find(|button| button.action == action).unwrap().rect
    };
    let run = button(review(ReviewAction::Run));
    let (from, to) = (run.right_center(), button(Action::TopView).left_center());
    let (left, right) = (from + (to - from) * 0.35, from + (to - from) * 0.98);
    stage.drag(right, left);
    let middle = now(&stage);
    assert!((1..end / 2).contains(&middle), "{middle} of {end}");
    stage.drag(left, right);
    assert_eq!(now(&stage), end);
    stage.drag(left, left);
    assert_eq!(now(&stage), middle);
    // Dragging there neither turns the table nor places a marble.
    let pixel = stage.pixel_of(kulami::rules::Field::all().next().unwrap());
    stage.mouse(&[
        MouseEvent::Move(pixel),
        MouseEvent::Press,
        MouseEvent::Release,
    ]);
    assert_eq!(now(&stage), middle);
}

#[test]
fn a_new_game_can_be_set_up_from_a_review() {
    let mut stage = Stage::new();
    stage.world().insert_resource(ReviewLimits(LIMITS));
    played(&mut stage, 13, 12);
    let before = stage.session().game().clone();
    open(&mut stage);
    stage.act(review(ReviewAction::ToStart));
    stage.key(KeyCode::KeyN);
    stage.settle_words();
    assert_eq!(stage.screen(), Screen::NewGame);
    assert!(analysis(&stage).progress().is_none());
    stage.act(Action::Back);
    stage.settle();
    assert_eq!(stage.screen(), Screen::Table);
    assert_eq!(stage.session().game(), &before);
}

/// What is on the board, marble by marble.
fn marbles(stage: &Stage) -> Vec<kulami::rules::Field> {
    stage.session().game().moves().collect()
}

#[test]
fn a_game_is_played_on_from_any_position_of_a_review_and_counts_nowhere() {
    let mut stage = at_result(5);
    let reviewed = marbles(&stage);
    open(&mut stage);
    stage.act(review(ReviewAction::TurnTo(20)));
    stage.settle();
    stage.click(review(ReviewAction::AskPlayOn));
    stage.settle_words();
    assert_eq!(stage.sheet(), Some(Sheet::PlayOn));
    // Back leads to the same position.
    stage.act(Action::Back);
    stage.settle_words();
    assert_eq!((stage.sheet(), stage.screen()), (None, Screen::Review));
    assert_eq!(marbles(&stage), reviewed[..20]);

    stage.click(review(ReviewAction::AskPlayOn));
    stage.settle_words();
    let computer = Action::Form(FormChange::Computer(Colour::Black, false));
    stage.click(computer);
    stage.settle_words();
    stage.click(review(ReviewAction::PlayOn));
    stage.settle();
    assert_eq!((stage.sheet(), stage.screen()), (None, Screen::Table));
    assert_eq!(*stage.session().purpose(), Purpose::Play);
    assert!(stage.session().is_practice() && stage.session().is_by_two());
    assert_eq!(marbles(&stage), reviewed[..20]);
    assert_eq!(stage.session().game().undone(), 0);
    let open = stage.session().game().legal().first().unwrap();
    stage.say(Wish::Place(open));
    stage.settle();
    assert_eq!(marbles(&stage).len(), 21);
    stage.check();
}

#[test]
fn the_better_space_is_tried_from_before_the_mistake() {
    let mut stage = at_result(5);
    open(&mut stage);
    turn_to_the_worst(&mut stage);
    let number = stage.session().game().marbles_placed();
    let best = analysis(&stage).of(number).unwrap().best;
    stage.click(review(ReviewAction::TryBetter));
    stage.settle_words();
    assert_eq!(stage.sheet(), Some(Sheet::PlayOn));
    stage.click(Action::Form(FormChange::Computer(Colour::Black, false)));
    stage.settle_words();
    stage.click(review(ReviewAction::PlayOn));
    stage.settle();
    assert_eq!(stage.session().game().marbles_placed(), number - 1);
    stage.say(Wish::Place(best));
    stage.settle();
    assert_eq!(marbles(&stage).last(), Some(&best));
}

#[test]
fn playing_on_from_a_game_under_way_asks_before_that_game_is_lost() {
    let mut stage = Stage::new();
    played(&mut stage, 3, 20);
    stage.settle();
    open(&mut stage);
    stage.act(review(ReviewAction::TurnTo(8)));
    stage.settle();
    stage.act(review(ReviewAction::AskPlayOn));
    stage.settle_words();
    stage.act(review(ReviewAction::PlayOn));
    stage.settle_words();
    let question = Sheet::Ask(review(ReviewAction::PlayOn));
    assert_eq!(stage.sheet(), Some(question));
    stage.act(Action::Back);
    stage.act(Action::Back);
    stage.act(Action::Back);
    stage.settle();
    assert_eq!(stage.screen(), Screen::Table);
    assert_eq!(marbles(&stage).len(), 20);
    assert!(!stage.session().is_practice());
}
