//! All texts and buttons of a stand have room, on every screen.

use super::{flat, kiosk, place, skip, start, usual, wait};
use crate::stage::Stage;
use kulami::app::actions::{Action, Difficulty, KioskAction};
use kulami::app::flow::Sheet;
use kulami::app::play::{Phase, sentences};
use kulami::app::showcase::{AttractClock, GameClock, Untouched};
use kulami::app::table::Cursor;
use kulami::app::words::Phrasebook;
use kulami::language::Language;
use kulami::play::Wish;
use kulami::rules::RuleSet;
use kulami::showcase::Stand;
use std::time::Duration;

/// Shows all texts of a stand, one after the other.
fn see_everything(stage: &mut Stage, mut look: impl FnMut(&Stage, &str)) {
    for seconds in [1.0, 8.0, 15.0] {
        stage.world().resource_mut::<AttractClock>().go_to(seconds);
        stage.step(0);
        look(stage, "attract");
    }
    stage.act(kiosk(KioskAction::Wake));
    stage.settle_words();
    look(stage, "choice");
    stage.act(kiosk(KioskAction::Against(Difficulty::Hard)));
    for tip in 0..4 {
        stage.wait_until(|stage| stage.phase() == Phase::Waiting);
        stage.settle_words();
        look(stage, &format!("tip {tip}"));
        see_one_voice(stage, tip, &mut look);
        place(stage);
    }
    stage.wait_until(|stage| stage.phase() == Phase::Waiting);
    wait(stage, 50);
    assert_eq!(stage.sheet(), Some(Sheet::StillThere));
    look(stage, "still there");
    stage.act(kiosk(KioskAction::Stay));
    stage.act(kiosk(KioskAction::AskToLeave));
    stage.settle_words();
    look(stage, "leave");
    stage.act(Action::Back);
    stage.world().resource_mut::<GameClock>().run(3600.0);
    stage.step(16);
    stage.settle_words();
    look(stage, "time is up");
    stage.act(kiosk(KioskAction::Leave));
    stage.act(kiosk(KioskAction::Operate));
    stage.settle_words();
    look(stage, "code");
    for digit in [2, 5, 8, 0] {
        stage.act(kiosk(KioskAction::Digit(digit)));
    }
    stage.settle_words();
    look(stage, "operator");
    stage.act(kiosk(KioskAction::Close));
    stage.act(kiosk(KioskAction::Wake));
    stage.act(kiosk(KioskAction::TwoPlayers));
    while stage.session().finish().is_none() {
        place(stage);
    }
    stage.wait_until(|stage| stage.phase() == Phase::Revealing);
    for moment in 0..6 {
        stage.step(200);
        look(stage, &format!("count {moment}"));
    }
    skip(stage);
    for _ in 0..60 {
        stage.world().resource_mut::<Untouched>().0 = 0.0;
        stage.step(100);
    }
    look(stage, "result");
    stage.act(kiosk(KioskAction::Leave));
    stage.settle_words();
}

/// All that the game can say at once in a newcomer's turn: its sentence, why a space is refused, what
/// lies on a tile, a hint.
fn see_one_voice(stage: &mut Stage, tip: usize, look: &mut impl FnMut(&Stage, &str)) {
    let legal = stage.session().game().legal().first();
    stage.point_at(legal);
    stage.step(100);
    look(stage, &format!("tip {tip}, a space"));
    crate::words::point_at_refused(stage);
    look(stage, &format!("tip {tip}, a refused space"));
    let refused = stage.resource::<Cursor>().field;
    if let Some(refused) = refused {
        stage.say(Wish::Place(refused));
        stage.step(16);
        look(stage, &format!("tip {tip}, refused"));
    }
    stage.point_at(None);
    if tip == 1 {
        crate::hints::ask_for_a_long_one(stage);
        look(stage, "hint");
        stage.act(Action::Hint);
        stage.settle_words();
        look(stage, "three hints");
        stage.act(Action::Hint);
    }
}

/// This language first, and then all others.
fn all_after(first: Language) -> Vec<Language> {
    let mut all = Language::ALL.to_vec();
    all.sort_by_key(|language| *language != first);
    all
}

fn check_words(size: (u32, u32), texts: &[u16], languages: &[Language]) {
    check_stand(size, texts, languages, &usual());
}

fn check_stand(size: (u32, u32), texts: &[u16], languages: &[Language], stand: &Stand) {
    let mut found = Vec::new();
    for &text_size in texts {
        for &language in languages {
            let stand = Stand {
                languages: all_after(language),
                text_size,
                game_limit: Some(Duration::from_secs(3600)),
                ..stand.clone()
            };
            let mut stage = start(stand, None);
            stage.resize(size.0, size.1);
            see_everything(&mut stage, |stage, what| {
                let at = format!("{what}, {language:?}, {text_size} %, {size:?}");
                let problems = crate::words::problems(stage).into_iter();
                // Attract mode can be touched anywhere.
                let problems = problems.filter(|problem| !problem.contains("Kiosk(Wake)"));
                found.extend(problems.map(|problem| format!("{at}: {problem}")));
                // 12 mm on a screen of 24 inches and 1080 lines.
                let zoom = stage.laid().zoom * 1080.0 / size.0.min(size.1) as f32;
                let visible = stage.laid().buttons.iter();
                for button in visible.filter(|button| button.seen.is_positive()) {
                    let sides = button.rect.size() * zoom;
                    if sides.min_elem() < 43.4 {
                        found.push(format!("{at}: {button:?} is too small"));
                    }
                }
            });
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn words_have_room_and_fingers_too_on_a_wide_stand() {
    check_words((1920, 1080), &[100, 150, 200], &Language::ALL);
    check_words((3840, 2160), &[200], &[Language::German]);
}

#[test]
fn words_have_room_and_fingers_too_on_an_upright_stand() {
    check_words((1080, 1920), &[100, 150, 200], &Language::ALL);
}

#[test]
fn words_have_room_and_fingers_too_on_a_stand_of_four_by_three() {
    check_words((1440, 1080), &[100, 150, 200], &Language::ALL);
}

#[test]
fn words_have_room_and_fingers_too_on_both_sides_of_a_table() {
    let everything = Stand {
        rules: vec![RuleSet::AREA_AND_CHAINS],
        ..flat()
    };
    check_stand(
        (1920, 1080),
        &[150],
        &[Language::German, Language::French, Language::Romanian],
        &everything,
    );
    check_stand((1080, 1920), &[150], &[Language::German], &everything);
    check_stand((1440, 1080), &[150], &[Language::Spanish], &everything);
}

/// Whether this is on the screen, alone or as part of a card.
fn says(stage: &Stage, text: &str) -> bool {
    let mut texts = stage.laid().texts.iter();
    texts.any(|laid| laid.text.contains(text))
}

#[test]
fn a_stand_says_one_thing_at_a_time_and_what_matters_most_first() {
    for text_size in [100, 150, 200] {
        let stand = Stand {
            text_size,
            ..usual()
        };
        let mut stage = start(stand, None);
        stage.resize(1280, 720);
        stage.act(kiosk(KioskAction::Wake));
        stage.act(kiosk(KioskAction::Against(Difficulty::Easy)));
        place(&mut stage);
        stage.wait_until(|stage| stage.phase() == Phase::Waiting);
        stage.settle_words();
        let told = stage.resource::<Phrasebook>().say("first-cross");
        assert!(says(&stage, &told), "{text_size} %");
        // A sentence for newcomers comes before what lies on a tile.
        let game = stage.session().game().clone();
        let (legal, taken) = (game.legal().first(), game.position().last().unwrap());
        stage.point_at(legal);
        stage.settle_words();
        let layout = game.layout();
        let book = stage.resource::<Phrasebook>();
        let line = sentences::tile_count(book, &game, layout.tile_of(legal.unwrap()));
        assert!(says(&stage, &told) && !says(&stage, &line), "{text_size} %");
        // Why a space is refused comes before both.
        stage.point_at(Some(taken));
        stage.settle();
        let book = stage.resource::<Phrasebook>();
        let square = layout.square(taken).to_string();
        let title = book.tell("refused-occupied", [("field", square.into())]);
        let line = sentences::tile_count(book, &game, layout.tile_of(taken));
        assert!(says(&stage, &title), "{text_size} %");
        assert!(
            !says(&stage, &told) && !says(&stage, &line),
            "{text_size} %"
        );
        // And then the sentence is there again.
        stage.point_at(None);
        stage.settle_words();
        assert!(
            says(&stage, &told) && !says(&stage, &title),
            "{text_size} %"
        );
    }
}
