//! Values in files of their own, on a slow disk: settings, choices for a new game, progress of the
//! lesson, and surveys of boards.

use super::disk::{Folder, SlowDisk};
use super::{frames, leave, says};
use crate::boards::{layout, show_some};
use crate::stage::Stage;
use kulami::app::actions::{
    Action, BoardsAction, Change, FormChange, Knob, LearnAction, Volume, Which,
};
use kulami::app::boards::{Measured, SurveyGames};
use kulami::app::flow::Screen;
use kulami::app::learning::{self, Learnt};
use kulami::app::settings;
use kulami::app::setup::NewGameForm;
use kulami::app::{Launch, Store, StoreClerk};
use kulami::assets::Assets;
use kulami::files::DiskStep;
use kulami::lesson::LessonProgress;

/// One of these values.
struct Value {
    file: &'static str,
    /// Changes it; every number gives another value.
    change: fn(&mut Stage, u8),
    /// Whether the disk holds the value that was changed last, with this number.
    is_kept: fn(&Stage, &Store, u8) -> bool,
}

const SETTINGS: Value = Value {
    file: settings::FILE,
    change: |stage, number| {
        let knob = Knob::Volume(Volume::Effects);
        stage.act(Action::Change(Change::Turn(knob, 10 * u16::from(number))));
    },
    is_kept: |stage, store, _| settings::load(store).0 == *stage.settings(),
};

const CHOICES: Value = Value {
    file: "new-game.ron",
    change: |stage, number| stage.act(Action::Form(FormChange::Openness(number))),
    is_kept: |_, store, number| {
        let kept = store.read::<NewGameForm>("new-game.ron").unwrap();
        kept.is_some_and(|form| form.openness == number)
    },
};

const PROGRESS: Value = Value {
    file: learning::FILE,
    change: |stage, _| {
        if stage.screen() != Screen::Learn {
            stage.act(Action::Learn(LearnAction::Open));
            stage.step(16);
        }
        stage.act(Action::Learn(LearnAction::Skip));
    },
    is_kept: |stage, store, _| {
        let kept = store.read::<LessonProgress>(learning::FILE).unwrap();
        kept.is_some_and(|kept| kept == stage.resource::<Learnt>().progress)
    },
};

const SURVEYS: Value = Value {
    file: "surveys.ron",
    change: |stage, number| {
        if stage.boards().own().list().is_empty() {
            stage.world().insert_resource(SurveyGames(1));
            show_some(stage);
            stage.act(Action::Boards(BoardsAction::Open));
        }
        let board = Which::Own(number.into());
        stage.act(Action::Boards(BoardsAction::Choose(board)));
        let layout = layout(number.into());
        stage.wait_until(|stage| stage.resource::<Measured>().survey(&layout).is_some());
    },
    is_kept: |_, store, number| {
        let kept = Measured::load(store);
        kept.survey(&layout(number.into())).is_some()
    },
};

const ALL: [Value; 4] = [SETTINGS, CHOICES, PROGRESS, SURVEYS];

/// At the title, with a store in an empty folder on a slow disk.
fn start(name: &str) -> (Folder, SlowDisk, Stage) {
    let (folder, disk) = (Folder::new(name), SlowDisk::new());
    let mut stage = Stage::with(Launch {
        screen: Screen::Title,
        store: Store::in_folder(&folder).on_disk(disk.disk()),
        ..Launch::new(Assets::built_in())
    });
    stage.settle_words();
    (folder, disk, stage)
}

/// Longer than a change waits for the next one.
fn let_it_be_written(stage: &mut Stage) {
    for _ in 0..6 {
        stage.step(100);
    }
    frames(stage);
}

fn is_written_without_a_frame_that_waits_for_the_disk(value: &Value) {
    let (folder, disk, mut stage) = start(value.file);
    let store = Store::in_folder(&folder);
    let held = disk.hold();
    for number in 1..=4 {
        (value.change)(&mut stage, number);
        let_it_be_written(&mut stage);
    }
    assert_eq!(folder.count(), 0);
    drop(held);
    stage.wait_until(|stage| (value.is_kept)(stage, &store, 4));
    assert!(disk.is_left_alone_by_frames());
    // The first may have been under way; of those that waited only the newest is written.
    let_it_be_written(&mut stage);
    assert!(disk.count(DiskStep::Rename, value.file) <= 2);
    assert!((value.is_kept)(&stage, &store, 4));
}

#[test]
fn settings_are_written_without_a_frame_that_waits_for_the_disk() {
    is_written_without_a_frame_that_waits_for_the_disk(&SETTINGS);
}

#[test]
fn choices_for_a_new_game_are_written_without_a_frame_that_waits_for_the_disk() {
    is_written_without_a_frame_that_waits_for_the_disk(&CHOICES);
}

#[test]
fn progress_of_the_lesson_is_written_without_a_frame_that_waits_for_the_disk() {
    is_written_without_a_frame_that_waits_for_the_disk(&PROGRESS);
}

#[test]
fn surveys_are_written_without_a_frame_that_waits_for_the_disk() {
    is_written_without_a_frame_that_waits_for_the_disk(&SURVEYS);
}

#[test]
fn leaving_waits_until_every_value_is_written() {
    for value in &ALL {
        let (folder, disk, mut stage) = start("leaving-values");
        let store = Store::in_folder(&folder);
        // One change is being written while another one is made.
        let held = disk.hold();
        (value.change)(&mut stage, 1);
        let_it_be_written(&mut stage);
        (value.change)(&mut stage, 2);
        assert_eq!(folder.count(), 0);
        held.let_go_soon();
        leave(&mut stage);
        assert!((value.is_kept)(&stage, &store, 2), "{}", value.file);
        assert!(disk.is_left_alone_by_frames());
    }
}

#[test]
fn that_settings_cannot_be_written_is_said_once() {
    let (_folder, disk, mut stage) = start("full-settings");
    disk.set_full(true);
    let is_told = |stage: &Stage| says(stage, "Your settings could not be saved");
    (SETTINGS.change)(&mut stage, 1);
    stage.wait_until(is_told);
    // Until it has been read.
    stage.wait_until(|stage| !is_told(stage));
    let tried = disk.count(DiskStep::Write, SETTINGS.file);
    (SETTINGS.change)(&mut stage, 2);
    stage.wait_until(|_| disk.count(DiskStep::Write, SETTINGS.file) > tried);
    let_it_be_written(&mut stage);
    stage.wait_until(|stage| !stage.resource::<StoreClerk>().is_busy());
    stage.settle_words();
    assert!(!is_told(&stage));
}

#[test]
fn a_value_that_cannot_be_written_is_tried_again_with_its_next_change() {
    for value in &ALL {
        let (folder, disk, mut stage) = start("full-values");
        let store = Store::in_folder(&folder);
        disk.set_full(true);
        (value.change)(&mut stage, 1);
        let_it_be_written(&mut stage);
        stage.wait_until(|_| disk.count(DiskStep::Write, value.file) > 0);
        let_it_be_written(&mut stage);
        // Only for the settings the player is told.
        let is_told = says(&stage, "Your settings could not be saved");
        assert_eq!(is_told, value.file == settings::FILE, "{}", value.file);
        assert!(!folder.join(value.file).exists());
        disk.set_full(false);
        (value.change)(&mut stage, 2);
        stage.wait_until(|stage| (value.is_kept)(stage, &store, 2));
        assert!(disk.is_left_alone_by_frames());
    }
}
