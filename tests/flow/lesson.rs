//! The lesson: done right, done wrong at every field of every step, with every device, left and
//! resumed.

use crate::stage::{MouseEvent, Stage};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use kulami::app::Launch;
use kulami::app::actions::{Action, LearnAction, Section};
use kulami::app::flow::{Screen, Sheet};
use kulami::app::interface::LaidText;
use kulami::app::learning::{FILE, Learning, Learnt, LessonOffer, Mistake};
use kulami::app::play::sentences;
use kulami::app::play::{Counting, Phase};
use kulami::app::{Store, words::Phrasebook};
use kulami::assets::Assets;
use kulami::lesson::{Goal, LEARNER, Lesson, LessonProgress, LessonStep, Verdict};
use kulami::play::{Fact, Numbered, Purpose, Session, Wish};
use kulami::rules::{Field, Refusal};
use std::path::PathBuf;
use std::sync::Arc;

const OPEN: Action = Action::Learn(LearnAction::Open);
const NEXT: Action = Action::Learn(LearnAction::Next);
const BACK: Action = Action::Learn(LearnAction::Back);
const SKIP: Action = Action::Learn(LearnAction::Skip);
const ACCEPT: Action = Action::Learn(LearnAction::Accept);
const NOT_NOW: Action = Action::Learn(LearnAction::NotNow);

fn steps() -> Vec<Arc<LessonStep>> {
    let lesson = Lesson::load(&Assets::built_in()).unwrap();
    lesson.steps().to_vec()
}

fn at_lesson() -> Stage {
    let mut stage = Stage::at_title();
    stage.act(OPEN);
    stage.step(16);
    stage.settle();
    assert_eq!(stage.screen(), Screen::Learn);
    stage
}

fn place_of(stage: &mut Stage) -> usize {
    stage.world().resource::<Learning>().place().0
}

fn is_done(stage: &mut Stage) -> bool {
    let world = stage.world();
    let (learning, session) = (world.resource::<Learning>(), world.resource::<Session>());
    learning.is_done(session, *world.resource::<Counting>())
}

/// Whether these words are on the screen.
fn is_said(stage: &mut Stage, words: &str) -> bool {
    stage.settle_words();
    stage.laid().texts.iter().any(|text| text.text == words)
}

fn sentence(stage: &mut Stage, key: &str) -> String {
    let line = line(stage);
    let book = stage.world().resource::<Phrasebook>();
    book.tell(
        key,
        [
            ("own", "Red".into()),
            ("other", "Black".into()),
            ("line", line.into()),
        ],
    )
}

/// Whether the last marble follows the one before in its row or in its column.
fn line(stage: &Stage) -> &'static str {
    let game = stage.session().game();
    let mut last = game.moves().rev().map(|field| game.layout().square(field));
    match (last.next(), last.next()) {
        (Some(one), Some(other)) if one.rank == other.rank => "row",
        _ => "column",
    }
}

/// A field that reaches the goal.
fn right_field(step: &LessonStep) -> Field {
    let fields = step.goal().fields(step.game());
    fields.first().unwrap()
}

/// Does what the step asks for, pressing fields in the given way.
fn do_step(stage: &mut Stage, step: &LessonStep, press: fn(&mut Stage, Field)) {
    if step.goal() != Goal::PlayOn {
        press(stage, right_field(step));
        stage.wait_until(|stage| {
            stage.session().mover().is_none() || matches!(step.goal(), Goal::Try(_))
        });
        stage.settle();
        return;
    }
    while stage.session().finish().is_none() {
        stage.wait_until(|stage| {
            stage.phase() == Phase::Waiting || stage.session().finish().is_some()
        });
        if let Some(field) = stage.session().game().legal().first() {
            press(stage, field);
            stage.step(16);
        }
    }
    stage.settle();
    stage.act(Action::SkipReveal);
    stage.settle();
}

fn say_place(stage: &mut Stage, field: Field) {
    stage.say(Wish::Place(field));
}

#[test]
fn the_whole_lesson_played_right_leads_from_the_first_step_to_a_game() {
    let mut stage = at_lesson();
    for (number, step) in steps().iter().enumerate() {
        assert_eq!(place_of(&mut stage), number);
        assert!(matches!(stage.session().purpose(), Purpose::Lesson(_)));
        assert_eq!(stage.session().game(), step.game());
        stage.check();
        let task = sentence(&mut stage, &format!("lesson-{}", step.name()));
        assert!(is_said(&mut stage, &task), "{task}");
        assert!(!is_done(&mut stage), "{}", step.name());
        do_step(&mut stage, step, say_place);
        assert!(is_done(&mut stage), "{}", step.name());
        let praise = sentence(&mut stage, &format!("lesson-{}.done", step.name()));
        stage.settle_words();
        let said = stage.laid().texts.iter();
        assert!(
            said.clone().any(|text| text.text.ends_with(&praise)),
            "{praise}"
        );
        let placed = stage.session().game().marbles_placed() - step.game().marbles_placed();
        match step.goal() {
            Goal::Try(_) => assert_eq!(placed, 0),
            Goal::PlayOn => assert!(stage.session().game().ending().is_some()),
            _ => assert_eq!(placed, 1 + usize::from(step.is_answered())),
        }
        if step.goal() != Goal::PlayOn {
            stage.click(NEXT);
            stage.settle();
        }
    }
    stage.click(Action::Play);
    stage.settle();
    assert_eq!(stage.screen(), Screen::Table);
    assert_eq!(*stage.session().purpose(), Purpose::Play);
}

#[test]
fn every_wrong_field_of_every_step_is_explained_and_changes_nothing() {
    let mut stage = at_lesson();
    for step in steps() {
        for field in Field::all() {
            let verdict = step.judge(field);
            if verdict == Verdict::Reached {
                continue;
            }
            stage.world().resource_mut::<Messages<Numbered>>().clear();
            stage.say(Wish::Place(field));
            let mistake = stage.world().resource::<Learning>().mistake();
            let said = match verdict {
                Verdict::Refused(reason) => {
                    assert_eq!(mistake, Some(Mistake::Refused(field, reason)));
                    assert_eq!(step.game().refusal(field), Some(reason));
                    let facts = stage.facts();
                    assert!(facts.contains(&Fact::Refused { field, reason }));
                    let book = stage.world().resource::<Phrasebook>();
                    let (title, why) = sentences::refusal(book, step.game(), field, reason);
                    format!("{title}. {why}").trim_end().to_owned()
                }
                _ => {
                    assert_eq!(mistake, Some(Mistake::Astray(field)));
                    assert!(stage.facts().contains(&Fact::Astray(field)));
                    sentence(&mut stage, &format!("lesson-{}.astray", step.name()))
                }
            };
            stage.step(0);
            let task = sentence(&mut stage, &format!("lesson-{}", step.name()));
            let texts = stage.laid().texts.iter();
            let name = step.name();
            for words in [&said, &task] {
                let is_said = |text: &LaidText| text.text == **words;
                assert!(texts.clone().any(is_said), "{name}: {words}");
            }
            assert_eq!(stage.session().game(), step.game(), "{name}");
            assert!(!is_done(&mut stage), "{name}");
        }
        // After all that, the right field still reaches the goal.
        if step.goal() != Goal::PlayOn {
            do_step(&mut stage, &step, say_place);
            assert!(is_done(&mut stage));
        }
        stage.act(SKIP);
        // At the title, after the last step, a demo runs, so it never settles.
        for _ in 0..12 {
            stage.step(400);
        }
    }
    assert_eq!(stage.screen(), Screen::Title);
}

#[test]
fn a_step_that_is_done_takes_no_more_marbles() {
    let mut stage = at_lesson();
    for step in steps() {
        if step.goal() == Goal::PlayOn {
            break;
        }
        do_step(&mut stage, &step, say_place);
        let after = stage.session().game().clone();
        for field in Field::all() {
            stage.say(Wish::Place(field));
        }
        stage.say(Wish::TakeBack);
        stage.say(Wish::Redo);
        assert_eq!(stage.session().game(), &after, "{}", step.name());
        assert!(is_done(&mut stage), "{}", step.name());
        stage.act(NEXT);
        stage.settle();
    }
}

#[test]
fn the_short_game_can_be_taken_back_but_not_what_came_before_it() {
    let mut stage = at_lesson();
    let all = steps();
    let game = all.last().unwrap();
    for _ in 1..all.len() {
        stage.act(SKIP);
    }
    stage.settle();
    stage.act(Action::TakeBack);
    assert_eq!(stage.session().game(), game.game());
    stage.say(Wish::Place(right_field(game)));
    stage.wait_until(|stage| stage.session().game().turn() == LEARNER);
    stage.settle();
    let placed = game.game().marbles_placed();
    assert_eq!(stage.session().game().marbles_placed(), placed + 2);
    stage.act(Action::TakeBack);
    stage.settle();
    assert_eq!(stage.session().game().marbles_placed(), placed);
    stage.check();
    // The first game is put aside for the lesson, and nothing of the lesson is saved.
    assert!(stage.session().played().is_none());
}

#[test]
fn the_lesson_shows_what_it_speaks_of_even_to_those_who_want_no_marks() {
    use kulami::app::table::{Aids, Shown};
    let mut stage = at_lesson();
    stage.world().insert_resource(Aids::EXPERT);
    stage.act(SKIP);
    stage.settle();
    let game = stage.session().game().clone();
    let shown = *stage.world().resource::<Shown>().marks();
    assert_eq!(shown.legal, game.legal());
    assert!(!shown.taboo.is_empty());
}

#[test]
fn back_and_skip_go_from_step_to_step_and_stop_at_both_ends() {
    let mut stage = at_lesson();
    let all = steps();
    stage.act(BACK);
    assert_eq!(place_of(&mut stage), 0);
    // `Next` works only once the step is done.
    stage.act(NEXT);
    assert_eq!(place_of(&mut stage), 0);
    for (number, step) in all.iter().enumerate().skip(1) {
        stage.click(SKIP);
        stage.settle();
        assert_eq!(place_of(&mut stage), number);
        assert_eq!(stage.session().game(), step.game());
        stage.check();
    }
    for (number, step) in all.iter().enumerate().rev().skip(1) {
        stage.click(BACK);
        assert_eq!(place_of(&mut stage), number);
        assert_eq!(stage.session().game(), step.game());
    }
    for _ in &all {
        stage.act(SKIP);
    }
    stage.step(16);
    assert_eq!(stage.screen(), Screen::Title);
}

#[test]
fn whoever_leaves_a_running_game_and_the_lesson_goes_on_with_both() {
    let mut stage = Stage::new();
    let field = stage.session().game().legal().first().unwrap();
    stage.say(Wish::Place(field));
    stage.settle();
    let played = stage.session().game().clone();
    stage.act(Action::Title);
    stage.step(16);
    stage.act(OPEN);
    stage.step(16);
    for _ in 0..4 {
        stage.act(SKIP);
    }
    stage.settle();
    stage.act(Action::Back);
    stage.step(16);
    assert_eq!(stage.screen(), Screen::Title);
    stage.act(OPEN);
    stage.step(16);
    stage.step(16);
    assert_eq!(place_of(&mut stage), 4);
    assert_eq!(stage.session().game(), steps()[4].game());
    stage.click(Action::Title);
    stage.act(Action::Resume);
    stage.settle();
    assert_eq!(stage.session().game(), &played);
    assert_eq!(*stage.session().purpose(), Purpose::Play);
}

fn press_keys(stage: &mut Stage, field: Field) {
    go_to(
        stage,
        field,
        Stage::key,
        [
            KeyCode::ArrowLeft,
            KeyCode::ArrowRight,
            KeyCode::ArrowUp,
            KeyCode::ArrowDown,
        ],
    );
    stage.key(KeyCode::Enter);
}

fn press_pad(stage: &mut Stage, field: Field) {
    go_to(
        stage,
        field,
        Stage::pad,
        [
            GamepadButton::DPadLeft,
            GamepadButton::DPadRight,
            GamepadButton::DPadUp,
            GamepadButton::DPadDown,
        ],
    );
    stage.pad(GamepadButton::South);
}

/// Moves the cursor to a field with arrows alone: along the file and along the rank.
fn go_to<T: Copy>(stage: &mut Stage, field: Field, press: fn(&mut Stage, T), ways: [T; 4]) {
    use kulami::app::table::Cursor;
    let layout = stage.session().game().layout().clone();
    let to = layout.square(field);
    for round in 0..40 {
        let Some(at) = stage.world().resource::<Cursor>().field else {
            press(stage, ways[2]);
            continue;
        };
        if at == field {
            return;
        }
        let from = layout.square(at);
        let before = at;
        let (aside, along) = (from.file.cmp(&to.file), from.rank.cmp(&to.rank));
        let sideways = match aside {
            std::cmp::Ordering::Less => Some(ways[1]),
            std::cmp::Ordering::Greater => Some(ways[0]),
            std::cmp::Ordering::Equal => None,
        };
        let upwards = match along {
            std::cmp::Ordering::Less => Some(ways[2]),
            std::cmp::Ordering::Greater => Some(ways[3]),
            std::cmp::Ordering::Equal => None,
        };
        // Up and down may alternate across a gap: from time to time, try sideways first.
        let mut way_on = [upwards, sideways];
        if round % 3 == 2 {
            way_on.reverse();
        }
        for way in way_on.into_iter().flatten() {
            press(stage, way);
            if stage.world().resource::<Cursor>().field != Some(before) {
                break;
            }
        }
    }
    panic!("{to} was not reached");
}

fn press_mouse(stage: &mut Stage, field: Field) {
    let point = stage.pixel_of(field);
    stage.mouse(&[MouseEvent::Move(point)]);
    stage.mouse(&[MouseEvent::Press]);
    stage.mouse(&[MouseEvent::Release]);
    stage.step(16);
}

fn press_finger(stage: &mut Stage, field: Field) {
    let point = stage.pixel_of(field);
    stage.touch(1, TouchPhase::Started, point);
    stage.touch(1, TouchPhase::Ended, point);
    stage.step(16);
}

/// The lesson up to the short game, and the first marbles of that.
fn learn_by(press: fn(&mut Stage, Field), on: fn(&mut Stage)) {
    let mut stage = at_lesson();
    let all = steps();
    for (number, step) in all.iter().enumerate() {
        assert_eq!(place_of(&mut stage), number);
        if step.goal() == Goal::PlayOn {
            press(&mut stage, right_field(step));
            let before = step.game().marbles_placed();
            stage.wait_until(|stage| stage.session().game().marbles_placed() == before + 2);
            return;
        }
        do_step(&mut stage, step, press);
        assert!(is_done(&mut stage), "{}", step.name());
        on(&mut stage);
        stage.settle();
    }
}

#[test]
fn the_lesson_can_be_done_with_keys_alone() {
    learn_by(press_keys, |stage| stage.key(KeyCode::Enter));
}

#[test]
fn the_lesson_can_be_done_with_a_gamepad_alone() {
    learn_by(press_pad, |stage| stage.pad(GamepadButton::South));
}

#[test]
fn the_lesson_can_be_done_with_a_mouse_alone() {
    learn_by(press_mouse, |stage| stage.click(NEXT));
}

#[test]
fn the_lesson_can_be_done_with_fingers_alone() {
    learn_by(press_finger, |stage| stage.tap(NEXT));
}

#[test]
fn keys_reach_the_buttons_of_the_lesson_and_the_fields_again() {
    let mut stage = at_lesson();
    stage.act(SKIP);
    stage.settle();
    stage.key(KeyCode::Tab);
    assert!(stage.focus().is_some());
    stage.key(KeyCode::Escape);
    assert_eq!(stage.focus(), None);
    assert_eq!(stage.screen(), Screen::Learn);
    stage.key(KeyCode::Escape);
    assert_eq!(stage.screen(), Screen::Title);
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("kulami-lesson-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn started(store: &Store) -> Stage {
    let mut stage = Stage::with(Launch {
        screen: Screen::Title,
        store: store.clone(),
        ..Launch::new(Assets::built_in())
    });
    stage.settle_words();
    stage
}

fn is_offered(stage: &mut Stage) -> bool {
    stage.world().resource::<LessonOffer>().is_open && stage.laid().has(NOT_NOW)
}

/// Waits until changes are written.
fn keep(stage: &mut Stage) {
    stage.act(Action::Quit);
    stage.world().write_message(AppExit::Success);
    stage.step(16);
}

#[test]
fn the_first_start_offers_the_lesson_once() {
    let folder = folder("offer");
    let store = Store::in_folder(&folder);
    let mut first = started(&store);
    assert!(is_offered(&mut first));
    first.click(NOT_NOW);
    first.settle_words();
    assert!(!is_offered(&mut first));
    keep(&mut first);
    let mut second = started(&store);
    assert!(!is_offered(&mut second));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn an_offer_that_nobody_answers_is_not_made_again_either() {
    let folder = folder("unanswered");
    let store = Store::in_folder(&folder);
    let mut first = started(&store);
    assert!(is_offered(&mut first));
    first.act(Action::NewGame);
    first.step(16);
    first.act(Action::Back);
    first.step(16);
    first.settle_words();
    assert_eq!(first.screen(), Screen::Title);
    assert!(!is_offered(&mut first));
    keep(&mut first);
    assert!(!is_offered(&mut started(&store)));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn the_offer_leads_to_the_lesson_which_is_gone_on_with_at_the_next_start() {
    let folder = folder("resumed");
    let store = Store::in_folder(&folder);
    let mut first = started(&store);
    first.click(ACCEPT);
    first.step(16);
    assert_eq!(first.screen(), Screen::Learn);
    for _ in 0..6 {
        first.act(SKIP);
    }
    keep(&mut first);
    let kept: LessonProgress = store.read(FILE).unwrap().unwrap();
    assert_eq!(kept.at.as_deref(), Some(steps()[6].name()));
    let mut second = started(&store);
    second.act(OPEN);
    second.step(16);
    second.step(16);
    assert_eq!(place_of(&mut second), 6);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn progress_that_cannot_be_read_is_as_at_the_beginning_and_asks_nothing() {
    let folder = folder("broken");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join(FILE), "(at: Some(").unwrap();
    let mut stage = started(&Store::in_folder(&folder));
    assert!(!is_offered(&mut stage));
    assert_eq!(stage.world().resource::<Learnt>().progress.at, None);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn where_nothing_is_kept_nothing_is_offered() {
    let mut stage = Stage::at_title();
    assert!(!is_offered(&mut stage));
}

#[test]
fn the_rules_open_with_one_key_from_everywhere_and_close_with_it() {
    let mut stage = Stage::at_title();
    let from = [
        Screen::Title,
        Screen::NewGame,
        Screen::Lots,
        Screen::Table,
        Screen::Learn,
    ];
    for screen in from {
        stage.jump(screen);
        stage.step(16);
        stage.step(16);
        if stage.screen() != screen {
            // Lots are not drawn here.
            continue;
        }
        for _ in 0..2 {
            stage.key(KeyCode::F1);
            assert_eq!(stage.sheet(), Some(Sheet::Rules), "{screen:?}");
            stage.key(KeyCode::F1);
            assert_eq!(stage.sheet(), None, "{screen:?}");
        }
        stage.pad(GamepadButton::RightThumb);
        assert_eq!(stage.sheet(), Some(Sheet::Rules), "{screen:?}");
        stage.pad(GamepadButton::East);
        assert_eq!(stage.sheet(), None, "{screen:?}");
        assert_eq!(stage.screen(), screen);
    }
    // It also opens over whatever else is open.
    stage.act(Action::Title);
    stage.step(16);
    stage.act(Action::Statistics);
    stage.key(KeyCode::F1);
    assert_eq!(stage.sheet(), Some(Sheet::Rules));
    stage.key(KeyCode::Escape);
    assert_eq!(stage.sheet(), Some(Sheet::Statistics));
}

#[test]
fn the_title_and_the_menu_lead_to_the_rules() {
    let mut stage = Stage::at_title();
    stage.settle_words();
    stage.click(Action::Rules);
    assert_eq!(stage.sheet(), Some(Sheet::Rules));
    let mut stage = Stage::new();
    stage.act(Action::Menu);
    stage.settle_words();
    stage.click(Action::Rules);
    assert_eq!(stage.sheet(), Some(Sheet::Rules));
    stage.settle_words();
    stage.click(Action::Back);
    assert_eq!(stage.sheet(), Some(Sheet::Menu));
}

#[test]
fn every_section_of_the_rules_has_its_picture() {
    for section in Section::ALL {
        let file = format!("rules/{}.png", section.scene());
        let bytes = Assets::built_in().read(&file).unwrap().into_owned();
        let picture = image::load_from_memory(&bytes).unwrap();
        assert_eq!((picture.width(), picture.height()), (640, 384), "{file}");
    }
}

#[test]
fn all_of_the_rules_can_be_read_with_keys_alone() {
    for (width, height) in [(1920, 1080), (1080, 1920)] {
        let mut stage = Stage::at_title();
        stage.resize(width, height);
        stage.key(KeyCode::F1);
        stage.settle_words();
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..40 {
            stage.settle_words();
            for text in &stage.laid().texts {
                if text.clip.expand(1.0).contains_rect(text.rect) {
                    seen.insert(text.text.clone());
                }
            }
            stage.key(KeyCode::ArrowDown);
        }
        let book = stage.world().resource::<Phrasebook>();
        for section in [
            "board", "turn", "taboo", "end", "score", "area", "chains", "levels",
        ] {
            for part in ["", ".text", ".more"] {
                let words = book.say(&format!("page-{section}{part}"));
                assert!(seen.contains(&words), "{words} at {width} x {height}");
            }
        }
    }
}

/// At a step of the lesson.
fn at_step(name: &str) -> Stage {
    let mut stage = at_lesson();
    let number = steps().iter().position(|step| step.name() == name);
    for _ in 0..number.unwrap() {
        stage.act(SKIP);
    }
    stage.settle();
    stage
}

#[test]
fn every_field_of_the_closed_tile_does_what_the_step_asks_for_and_is_told_to_be_closed() {
    let all = steps();
    let is_try = |step: &&Arc<LessonStep>| matches!(step.goal(), Goal::Try(_));
    let step = all.iter().find(is_try).unwrap();
    for field in step.goal().fields(step.game()) {
        let mut stage = at_step(step.name());
        press_mouse(&mut stage, field);
        assert!(is_done(&mut stage), "{field:?}");
        let book = stage.world().resource::<Phrasebook>();
        let reason = Refusal::TabooOfLast;
        let (title, why) = sentences::refusal(book, step.game(), field, reason);
        assert!(is_said(&mut stage, &title), "{title}");
        assert!(is_said(&mut stage, &why), "{why}");
        let done = sentence(&mut stage, &format!("lesson-{}.done", step.name()));
        assert!(is_said(&mut stage, &done));
    }
}

#[test]
fn the_words_about_the_gap_name_the_line_that_was_used() {
    use kulami::language::Language;
    let names = [
        (Language::English, "row", "column"),
        (Language::German, "Reihe", "Spalte"),
        (Language::French, "ligne", "colonne"),
        (Language::Spanish, "fila", "columna"),
        (Language::Dutch, "rij", "kolom"),
        (Language::Romanian, "rândul", "coloana"),
    ];
    assert_eq!(names.len(), Language::ALL.len());
    let all = steps();
    let step = all.iter().find(|step| step.goal() == Goal::CrossGap);
    let step = step.unwrap();
    for (language, row, column) in names {
        let mut stage = at_step(step.name());
        let book = Phrasebook::load(&Assets::built_in(), language).0;
        stage.world().insert_resource(book);
        do_step(&mut stage, step, say_place);
        let (used, other) = match line(&stage) {
            "row" => (row, column),
            _ => (column, row),
        };
        stage.settle_words();
        let key = format!("lesson-{}.done", step.name());
        let done = sentence(&mut stage, &key);
        assert!(is_said(&mut stage, &done), "{done}");
        assert!(done.contains(used) && !done.contains(other), "{done}");
        let book = stage.world().resource::<Phrasebook>();
        let in_row = book.tell(&key, [("line", "row".into())]);
        assert!(in_row.contains(row) && !in_row.contains(column), "{in_row}");
    }
}

#[test]
fn the_view_is_as_usual_at_the_beginning_of_every_step() {
    use kulami::app::table::Rig;
    let mut stage = at_lesson();
    for on in [SKIP, SKIP, BACK] {
        let mut rig = stage.world().resource_mut::<Rig>();
        rig.orbit(Vec2::new(1.9, -0.3));
        rig.approach(0.5);
        assert!(!rig.is_usual());
        stage.settle();
        stage.act(on);
        stage.settle();
        let rig = stage.resource::<Rig>();
        assert!(rig.is_usual());
        assert!(rig.yaw.at.cos() > 0.999 && rig.zoom.at > 0.99);
    }
}

#[test]
fn the_right_thing_to_try_in_the_lesson_is_what_the_rules_refuse() {
    let mut stage = at_lesson();
    let all = steps();
    let tries = all
        .iter()
        .position(|step| matches!(step.goal(), Goal::Try(_)));
    for _ in 0..tries.unwrap() {
        stage.act(SKIP);
    }
    stage.settle();
    let field = right_field(&all[tries.unwrap()]);
    stage.say(Wish::Place(field));
    let reason = Refusal::TabooOfLast;
    assert!(stage.facts().contains(&Fact::Refused { field, reason }));
    assert!(is_done(&mut stage));
}
