//! A stand at a fair: visitors come, play and leave; none gets out of it.

mod table;
mod words;

use crate::stage::Stage;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy_egui::egui;
use kulami::app::Launch;
use kulami::app::actions::{Action, Difficulty, KioskAction};
use kulami::app::flow::{Go, Screen, Sheet, Sheets};
use kulami::app::play::sentences;
use kulami::app::play::{AtRest, Phase};
use kulami::app::showcase::{AttractClock, GameClock, Untouched, Visiting};
use kulami::app::table::{DemoAids, Shown};
use kulami::app::words::Phrasebook;
use kulami::assets::Assets;
use kulami::files::{VisitBook, VisitEnd};
use kulami::language::Language;
use kulami::play::{Player, Purpose, Wish};
use kulami::rules::{Colour, RuleSet};
use kulami::showcase::Stand;
use std::fs;
use std::path::Path;
use std::time::Duration;

fn usual() -> Stand {
    Stand::usual(&Assets::built_in()).unwrap()
}

fn start(stand: Stand, folder: Option<&Path>) -> Stage {
    let mut stage = Stage::with(Launch {
        screen: Screen::Attract,
        stand: Some((stand, folder.map(Path::to_owned))),
        ..Launch::new(Assets::built_in())
    });
    stage.settle_words();
    stage
}

fn kiosk(action: KioskAction) -> Action {
    Action::Kiosk(action)
}

/// Advances time without any input.
fn wait(stage: &mut Stage, seconds: u32) {
    stage.world().resource_mut::<Untouched>().0 = seconds as f32;
    for _ in 0..4 {
        stage.step(16);
    }
}

/// Skips to the result.
fn skip(stage: &mut Stage) {
    stage.wait_until(|stage| stage.phase() == Phase::Revealing);
    stage.act(Action::SkipReveal);
    stage.wait_until(|stage| stage.phase() == Phase::Over);
    stage.world().resource_mut::<Untouched>().0 = 0.0;
    for _ in 0..4 {
        stage.step(16);
    }
}

fn begin(stage: &mut Stage, action: KioskAction) {
    stage.act(kiosk(KioskAction::Wake));
    stage.settle_words();
    assert_eq!(stage.screen(), Screen::Choice);
    stage.click(kiosk(action));
    stage.settle_words();
    assert_eq!(stage.screen(), Screen::Table);
}

fn place(stage: &mut Stage) {
    stage.wait_until(|stage| stage.phase() == Phase::Waiting || stage.session().finish().is_some());
    // As if touched.
    stage.world().resource_mut::<Untouched>().0 = 0.0;
    if let Some(field) = stage.session().game().legal().first() {
        stage.say(Wish::Place(field));
    }
    stage.step(16);
}

fn flat() -> Stand {
    Stand {
        is_flat: true,
        ..usual()
    }
}

fn press_at(stage: &mut Stage, at: egui::Pos2) {
    let zoom = stage.laid().zoom;
    stage.touch(7, TouchPhase::Started, Vec2::new(at.x, at.y) * zoom);
    stage.tap_at(at);
    stage.touch(7, TouchPhase::Ended, Vec2::new(at.x, at.y) * zoom);
    stage.settle_words();
}

#[test]
fn the_first_touch_wakes_it_and_the_second_begins_a_game() {
    let mut stage = start(usual(), None);
    assert_eq!(*stage.session().purpose(), Purpose::Demo);
    stage.tap(kiosk(KioskAction::Wake));
    stage.settle_words();
    assert_eq!(stage.screen(), Screen::Choice);
    for (ease, level) in Difficulty::ALL.into_iter().zip(usual().levels) {
        stage.tap(kiosk(KioskAction::Against(ease)));
        stage.settle_words();
        assert_eq!(stage.screen(), Screen::Table);
        let session = stage.session();
        assert_eq!(*session.purpose(), Purpose::Play);
        assert_eq!(*session.player(Colour::Red), Player::SOMEBODY);
        assert_eq!(*session.player(Colour::Black), Player::Computer(level));
        place(&mut stage);
        assert!(stage.session().game().marbles_placed() >= 1);
        stage.act(kiosk(KioskAction::Choose));
        stage.settle_words();
    }
    stage.tap(kiosk(KioskAction::TwoPlayers));
    stage.settle_words();
    assert_eq!(*stage.session().player(Colour::Black), Player::SOMEBODY);
}

#[test]
fn any_key_and_any_button_of_a_gamepad_wakes_it() {
    for key in [KeyCode::Escape, KeyCode::KeyM, KeyCode::Enter, KeyCode::F1] {
        let mut stage = start(usual(), None);
        stage.key(key);
        stage.settle_words();
        assert_eq!((stage.screen(), stage.sheet()), (Screen::Choice, None));
    }
    let mut stage = start(usual(), None);
    stage.pad(GamepadButton::Start);
    stage.settle_words();
    assert_eq!((stage.screen(), stage.sheet()), (Screen::Choice, None));
    // A gamepad alone can start a game.
    stage.pad(GamepadButton::DPadRight);
    stage.pad(GamepadButton::South);
    stage.settle_words();
    assert_eq!(stage.screen(), Screen::Table);
}

#[test]
fn a_language_that_is_touched_is_spoken() {
    let mut stage = start(usual(), None);
    let german = Language::German;
    stage.tap(kiosk(KioskAction::Speak(german)));
    stage.settle_words();
    assert_eq!(stage.screen(), Screen::Choice);
    let said = |stage: &Stage, what: &str| stage.laid().texts.iter().any(|text| text.text == what);
    assert!(said(&stage, "Gegen wen spielst du?"));
    // The next visitor finds the default language.
    wait(&mut stage, 31);
    assert_eq!(stage.screen(), Screen::Attract);
    stage.settle_words();
    assert!(said(&stage, "Touch to play"));
}

#[test]
fn the_loop_speaks_every_language_in_turn_and_never_plays_the_same_game_twice() {
    let mut stage = start(usual(), None);
    let mut said = std::collections::BTreeSet::new();
    for _ in 0..170 {
        stage.step(250);
        // A sentence may take several lines.
        let texts: Vec<&str> = stage
            .laid()
            .texts
            .iter()
            .map(|text| text.text.as_str())
            .collect();
        said.insert(texts.join(" "));
    }
    for text in ["Touch to play", "Zum Spielen berühren"] {
        assert!(said.iter().any(|said| said.contains(text)), "{text}");
    }
    let book = |code: &str| {
        let language = Language::by_code(code).unwrap();
        kulami::app::words::Phrasebook::load(&Assets::built_in(), language).0
    };
    for code in ["en", "de"] {
        for key in ["attract-place", "attract-take", "attract-win"] {
            let sentence = book(code).say(key);
            assert!(
                said.iter().any(|said| said.contains(&sentence)),
                "{sentence}"
            );
        }
    }
    let mut games = Vec::new();
    for _ in 0..6 {
        stage.act(kiosk(KioskAction::Wake));
        stage.act(kiosk(KioskAction::Leave));
        stage.settle_words();
        assert_eq!(stage.screen(), Screen::Attract);
        games.push(stage.session().game().layout().to_string());
    }
    games.sort();
    games.dedup();
    assert_eq!(games.len(), 6);
}

#[test]
fn a_game_that_is_left_asks_counts_down_and_goes_back_to_the_loop() {
    let folder = crate::stage::folder("stand-left");
    let mut stage = start(usual(), Some(&folder));
    begin(&mut stage, KioskAction::Against(Difficulty::Easy));
    place(&mut stage);
    stage.wait_until(|stage| stage.phase() == Phase::Waiting);
    wait(&mut stage, 44);
    assert_eq!(stage.sheet(), None);
    wait(&mut stage, 46);
    assert_eq!(stage.sheet(), Some(Sheet::StillThere));
    // Any key means yes, and does nothing else.
    let before = stage.session().game().clone();
    stage.key(KeyCode::Enter);
    stage.settle_words();
    assert_eq!((stage.screen(), stage.sheet()), (Screen::Table, None));
    assert_eq!(stage.session().game(), &before);
    wait(&mut stage, 46);
    assert_eq!(stage.sheet(), Some(Sheet::StillThere));
    stage.settle_words();
    stage.tap(kiosk(KioskAction::Stay));
    assert_eq!((stage.screen(), stage.sheet()), (Screen::Table, None));
    assert_eq!(stage.session().game(), &before);
    wait(&mut stage, 61);
    assert_eq!((stage.screen(), stage.sheet()), (Screen::Attract, None));
    assert_eq!(*stage.session().purpose(), Purpose::Demo);
    let visiting = stage.resource::<Visiting>();
    let today = visiting.today();
    assert_eq!((today.played, today.left, today.finished), (1, 1, 0));
    stage.world().write_message(AppExit::Success);
    stage.step(0);
    let visits = VisitBook::in_folder(&folder).read().unwrap();
    assert_eq!(visits.len(), 1);
    assert_eq!(visits[0].end, VisitEnd::Left);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_finished_game_is_noted_and_left_after_its_result() {
    let folder = crate::stage::folder("stand-finished");
    let mut stage = start(usual(), Some(&folder));
    begin(&mut stage, KioskAction::TwoPlayers);
    while stage.session().finish().is_none() {
        place(&mut stage);
    }
    skip(&mut stage);
    assert_eq!(stage.screen(), Screen::Table);
    let today = stage.resource::<Visiting>().today();
    assert_eq!((today.played, today.finished, today.by_two), (1, 1, 1));
    // Again, on the same stand.
    stage.settle_words();
    stage.click(Action::Rematch);
    stage.settle();
    assert!(stage.session().finish().is_none());
    stage.act(kiosk(KioskAction::AskToLeave));
    stage.step(16);
    assert_eq!(stage.screen(), Screen::Attract);
    // A game without marbles does not count.
    assert_eq!(stage.resource::<Visiting>().today().played, 1);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_result_is_left_when_nobody_looks_at_it() {
    let mut stage = start(usual(), None);
    begin(&mut stage, KioskAction::TwoPlayers);
    while stage.session().finish().is_none() {
        place(&mut stage);
    }
    // The count is not interrupted.
    stage.wait_until(|stage| stage.phase() == Phase::Revealing);
    wait(&mut stage, 500);
    assert_eq!(stage.screen(), Screen::Table);
    skip(&mut stage);
    wait(&mut stage, 24);
    assert_eq!(stage.screen(), Screen::Table);
    wait(&mut stage, 26);
    assert_eq!(stage.screen(), Screen::Attract);
}

#[test]
fn leaving_a_game_asks_first_and_a_result_does_not() {
    let mut stage = start(usual(), None);
    begin(&mut stage, KioskAction::TwoPlayers);
    place(&mut stage);
    stage.settle();
    let leave = Sheet::Ask(kiosk(KioskAction::Leave));
    for key in [KeyCode::Escape, KeyCode::KeyM] {
        stage.key(key);
        stage.settle_words();
        assert_eq!(stage.sheet(), Some(leave));
        stage.click(Action::Back);
        stage.settle_words();
        assert_eq!((stage.screen(), stage.sheet()), (Screen::Table, None));
    }
    stage.key(KeyCode::Escape);
    stage.settle_words();
    stage.click(Action::Yes);
    stage.settle_words();
    assert_eq!((stage.screen(), stage.sheet()), (Screen::Attract, None));
}

#[test]
fn two_steps_back_in_one_frame_open_nothing() {
    let mut stage = start(usual(), None);
    begin(&mut stage, KioskAction::TwoPlayers);
    place(&mut stage);
    stage.settle();
    for sheet in [
        Sheet::Ask(kiosk(KioskAction::Leave)),
        Sheet::StillThere,
        Sheet::Operator,
    ] {
        stage.world().write_message(Go::Open(sheet));
        stage.settle_words();
        assert_eq!(stage.sheet(), Some(sheet));
        stage.key_and_pad(KeyCode::Escape, GamepadButton::East);
        stage.settle_words();
        assert_eq!((stage.screen(), stage.sheet()), (Screen::Table, None));
    }
    // Two questions never lie over each other.
    stage.key_and_pad(KeyCode::Escape, GamepadButton::East);
    stage.settle_words();
    assert_eq!(stage.world().resource::<Sheets>().len(), 1);
    stage.click(Action::Yes);
    stage.settle_words();
    assert_eq!((stage.screen(), stage.sheet()), (Screen::Attract, None));
}

#[test]
fn when_time_is_up_computers_play_the_game_to_its_end() {
    let stand = Stand {
        game_limit: Some(Duration::from_secs(60)),
        rules: vec![RuleSet::AREA],
        ..usual()
    };
    let mut stage = start(stand, None);
    begin(&mut stage, KioskAction::TwoPlayers);
    place(&mut stage);
    stage.settle_words();
    let clock = |stage: &Stage| {
        let mut texts = stage.laid().texts.iter();
        texts.any(|text| text.text.starts_with("0:5") || text.text == "1:00")
    };
    assert!(clock(&stage));
    stage.world().resource_mut::<GameClock>().run(60.0);
    stage.wait_until(|stage| stage.session().finish().is_some());
    assert!(stage.resource::<GameClock>().is_up());
    skip(&mut stage);
    let today = stage.resource::<Visiting>().today();
    assert_eq!((today.played, today.finished, today.left), (1, 1, 0));
    wait(&mut stage, 26);
    assert_eq!(stage.screen(), Screen::Attract);
}

#[test]
fn only_the_code_opens_the_operators_page_and_only_that_ends_the_game() {
    let mut stage = start(usual(), None);
    let exits = |stage: &mut Stage| {
        let messages = stage.world().resource_mut::<Messages<AppExit>>();
        messages.len()
    };
    stage.act(kiosk(KioskAction::End));
    assert_eq!(exits(&mut stage), 0);
    stage.act(kiosk(KioskAction::Operate));
    stage.settle_words();
    assert_eq!(stage.sheet(), Some(Sheet::Operator));
    for digit in [1, 2, 3, 4] {
        stage.tap(kiosk(KioskAction::Digit(digit)));
    }
    stage.settle_words();
    assert!(!stage.laid().has(kiosk(KioskAction::End)));
    for digit in [2, 5, 8, 0] {
        stage.tap(kiosk(KioskAction::Digit(digit)));
    }
    stage.settle_words();
    assert!(stage.laid().has(kiosk(KioskAction::End)));
    let volume = stage.settings().volumes.master;
    stage.tap(kiosk(KioskAction::Volume(-10)));
    assert_eq!(stage.settings().volumes.master, volume - 10);
    stage.tap(kiosk(KioskAction::Close));
    stage.settle_words();
    assert_eq!((stage.screen(), stage.sheet()), (Screen::Attract, None));
    // An operator's page that is left open closes.
    stage.act(kiosk(KioskAction::Operate));
    wait(&mut stage, 31);
    assert_eq!((stage.screen(), stage.sheet()), (Screen::Attract, None));
    stage.act(kiosk(KioskAction::Operate));
    for digit in [2, 5, 8, 0] {
        stage.act(kiosk(KioskAction::Digit(digit)));
    }
    stage.act(kiosk(KioskAction::End));
    assert_eq!(exits(&mut stage), 1);
}

#[test]
fn a_newcomer_is_told_what_to_do_at_the_first_turns_and_not_again() {
    let mut stage = start(usual(), None);
    begin(&mut stage, KioskAction::Against(Difficulty::Easy));
    let told = |stage: &Stage, what: &str| {
        let mut texts = stage.laid().texts.iter();
        texts.any(|text| text.text.starts_with(what))
    };
    let tips = [
        "Touch any space",
        "You can only use the glowing spaces",
        "The two striped",
        "Have the most marbles",
    ];
    for tip in tips {
        stage.wait_until(|stage| stage.phase() == Phase::Waiting);
        stage.settle_words();
        assert!(told(&stage, tip), "{tip}");
        place(&mut stage);
    }
    stage.wait_until(|stage| stage.phase() == Phase::Waiting);
    stage.settle_words();
    assert!(!tips.iter().any(|tip| told(&stage, tip)));
    // In a rematch nothing is explained.
    stage.say(Wish::Rematch { swap: false });
    stage.settle();
    stage.settle_words();
    assert!(!tips.iter().any(|tip| told(&stage, tip)));
}

#[test]
fn whoever_has_just_come_plays_on_the_first_board_and_is_taught_once() {
    let stand = Stand {
        boards: vec!["square".to_owned(), "irregular".to_owned()],
        ..usual()
    };
    let mut stage = start(stand, None);
    let is_square = |stage: &Stage| {
        let layout = stage.session().game().layout();
        (layout.width(), layout.height()) == (8, 8)
    };
    for _ in 0..6 {
        begin(&mut stage, KioskAction::TwoPlayers);
        assert!(is_square(&stage) && stage.resource::<GameClock>().is_first_game);
        stage.act(kiosk(KioskAction::Leave));
        stage.settle_words();
    }
    let mut squares = 0;
    begin(&mut stage, KioskAction::TwoPlayers);
    for _ in 0..24 {
        stage.act(kiosk(KioskAction::Choose));
        stage.settle_words();
        stage.act(kiosk(KioskAction::TwoPlayers));
        stage.settle_words();
        squares += usize::from(is_square(&stage));
        assert!(!stage.resource::<GameClock>().is_first_game);
    }
    assert!((1..24).contains(&squares), "{squares}");
}

#[test]
fn the_operator_chooses_the_language_that_comes_first() {
    let mut stage = start(usual(), None);
    stage.act(kiosk(KioskAction::Prefer(Language::German)));
    assert_eq!(stage.settings().language, Some(Language::English));
    stage.act(kiosk(KioskAction::Operate));
    for digit in [2, 5, 8, 0] {
        stage.act(kiosk(KioskAction::Digit(digit)));
    }
    stage.settle_words();
    stage.tap(kiosk(KioskAction::Prefer(Language::German)));
    stage.tap(kiosk(KioskAction::Close));
    stage.settle_words();
    stage.act(kiosk(KioskAction::Wake));
    stage.act(kiosk(KioskAction::Leave));
    stage.settle_words();
    assert_eq!(stage.screen(), Screen::Attract);
    assert_eq!(stage.settings().language, Some(Language::German));
}

#[test]
fn whoever_finds_a_game_that_was_left_begins_another_one() {
    let mut stage = start(usual(), None);
    begin(&mut stage, KioskAction::TwoPlayers);
    place(&mut stage);
    stage.wait_until(|stage| stage.phase() == Phase::Waiting);
    wait(&mut stage, 50);
    assert_eq!(stage.sheet(), Some(Sheet::StillThere));
    let again = kiosk(KioskAction::Choose);
    let at = {
        let mut buttons = stage.laid().buttons.iter();
        buttons
            .find(|button| button.action == again)
            .unwrap()
            .rect
            .center()
    };
    press_at(&mut stage, at);
    assert_eq!((stage.screen(), stage.sheet()), (Screen::Choice, None));
    let today = stage.resource::<Visiting>().today();
    assert_eq!((today.played, today.left), (1, 1));
    // A touch elsewhere means that the visitor plays on.
    begin_again(&mut stage);
    wait(&mut stage, 50);
    assert_eq!(stage.sheet(), Some(Sheet::StillThere));
    press_at(&mut stage, egui::pos2(30.0, 30.0));
    assert_eq!((stage.screen(), stage.sheet()), (Screen::Table, None));
}

fn begin_again(stage: &mut Stage) {
    stage.tap(kiosk(KioskAction::TwoPlayers));
    stage.settle_words();
    place(stage);
    stage.wait_until(|stage| stage.phase() == Phase::Waiting);
}

#[test]
fn the_loop_counts_aloud_and_says_who_has_won() {
    let mut stage = start(usual(), None);
    let says = |stage: &Stage, what: &str| {
        let mut texts = stage.laid().texts.iter();
        texts.any(|text| text.text == what)
    };
    let speak_english = |stage: &mut Stage| {
        stage.world().resource_mut::<AttractClock>().go_to(1.0);
        stage.settle_words();
    };
    stage.wait_until(|stage| stage.session().finish().is_some());
    speak_english(&mut stage);
    let winner = sentences::winner(stage.resource::<Phrasebook>(), stage.session());
    assert!(!says(&stage, &winner), "{winner} before the count");
    stage.wait_until(|stage| stage.phase() == Phase::Revealing);
    speak_english(&mut stage);
    assert!(says(&stage, "Now the points are counted!"));
    stage.wait_until(|stage| stage.phase() == Phase::Over);
    speak_english(&mut stage);
    let score = stage.session().game().score();
    for colour in Colour::BOTH {
        assert!(says(&stage, &score.side(colour).total().to_string()));
    }
    let winner = sentences::winner(stage.resource::<Phrasebook>(), stage.session());
    assert!(says(&stage, &winner), "{winner}");
}

#[test]
fn the_loop_shows_what_it_speaks_of() {
    let mut stage = start(usual(), None);
    stage.wait_until(|stage| stage.session().game().marbles_placed() > 3);
    let advice = |stage: &mut Stage, seconds: f32| {
        stage.world().resource_mut::<AttractClock>().go_to(seconds);
        stage.step(16);
        stage.wait_until(|stage| stage.resource::<AtRest>().0);
        stage.step(0);
        *stage.resource::<Shown>().marks()
    };
    let row_and_column = advice(&mut stage, 1.0);
    assert!(row_and_column.last.is_some() && !row_and_column.cross.is_empty());
    let owners = advice(&mut stage, 8.0);
    assert!(owners.last.is_none() && owners.cross.is_empty());
    assert!(owners.owners.iter().any(Option::is_some));
    // Nothing of it stays for the next visitor.
    stage.act(kiosk(KioskAction::Wake));
    stage.settle_words();
    assert_eq!(*stage.resource::<DemoAids>(), DemoAids::default());
}

#[test]
fn a_picture_of_the_stand_that_cannot_be_read_stops_nothing() {
    let folder = crate::stage::folder("stand-logo");
    let picture = folder.join("logo.png");
    for bytes in [&b"no picture"[..], b""] {
        fs::write(&picture, bytes).unwrap();
        let stand = Stand {
            logo: Some(picture.clone()),
            ..usual()
        };
        let mut stage = start(stand, None);
        stage.tap(kiosk(KioskAction::Wake));
        stage.settle_words();
        assert_eq!(stage.screen(), Screen::Choice);
    }
    fs::remove_dir_all(&folder).unwrap();
}
