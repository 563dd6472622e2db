//! What is kept from one start to the next, and what happens to broken or old files.

use crate::stage::{Stage, folder};
use kulami::app::actions::{Action, Change, FormChange, Switch};
use kulami::app::flow::Screen;
use kulami::app::settings::{FILE, Settings};
use kulami::app::setup::NewGameForm;
use kulami::app::words::Phrasebook;
use kulami::app::{Launch, Store, StoreClerk};
use kulami::assets::Assets;
use kulami::files::{Disk, DiskStep};
use kulami::language::Language;
use kulami::play::Player;
use kulami::rules::Colour;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

fn start(folder: &Path) -> Stage {
    start_with(Store::in_folder(folder))
}

fn start_with(store: Store) -> Stage {
    let mut stage = Stage::with(Launch {
        screen: Screen::Title,
        store,
        ..Launch::new(Assets::built_in())
    });
    stage.settle_words();
    stage
}

/// Waits until everything is written.
fn wait(stage: &mut Stage) {
    for _ in 0..10 {
        stage.step(100);
    }
    stage.wait_until(|stage| !stage.resource::<StoreClerk>().is_busy());
}

fn texts(stage: &Stage) -> Vec<String> {
    stage
        .laid()
        .texts
        .iter()
        .map(|text| text.text.clone())
        .collect()
}

#[test]
fn settings_and_choices_are_there_again() {
    let folder = folder("again");
    let mut stage = start(&folder);
    stage.act(Action::Change(Change::Language(Language::Spanish)));
    stage.act(Action::Change(Change::Flip(Switch::Marks)));
    let level = kulami::ai::Level::try_from(6).unwrap();
    stage.act(Action::Form(FormChange::Level(Colour::Black, level)));
    wait(&mut stage);
    let settings = stage.settings().clone();
    drop(stage);

    let mut stage = start(&folder);
    assert_eq!(stage.settings(), &settings);
    assert_eq!(
        stage.world().resource::<Phrasebook>().language(),
        Language::Spanish
    );
    assert_eq!(stage.world().resource::<NewGameForm>().opponent(), level);
    stage.act(Action::Play);
    stage.step(16);
    assert_eq!(
        *stage.session().player(Colour::Black),
        Player::Computer(level)
    );
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn settings_are_written_when_the_game_ends_at_once() {
    let folder = folder("ends");
    let mut stage = start(&folder);
    stage.act(Action::Change(Change::Flip(Switch::Marks)));
    stage.act(Action::Quit);
    stage.step(0);
    drop(stage);
    assert!(start(&folder).settings().marks);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn broken_settings_are_said_replaced_and_kept() {
    let folder = folder("broken");
    let file = folder.join(FILE);
    let whole = ron_of(&Settings::default());
    let mut kept = 0;
    for broken in [
        "".to_owned(),
        "(".to_owned(),
        whole[..whole.len() / 2].to_owned(),
        whole.replace("text_size: 100", "text_size: large"),
        whole.replace("Normal", "Sideways"),
        "\u{0}\u{0}\u{0}".to_owned(),
    ] {
        fs::write(&file, &broken).unwrap();
        let mut stage = start(&folder);
        assert_eq!(stage.settings(), &Settings::default(), "{broken}");
        kept += 1;
        let name = match kept {
            1 => format!("{FILE}.old"),
            number => format!("{FILE}.old-{number}"),
        };
        assert_eq!(fs::read_to_string(folder.join(&name)).unwrap(), broken);
        let is_said = texts(&stage).iter().any(|text| text.contains(&name));
        assert!(is_said, "{:?}", texts(&stage));
        // And settings can be kept again.
        stage.act(Action::Change(Change::Flip(Switch::Marks)));
        wait(&mut stage);
        drop(stage);
        assert!(start(&folder).settings().marks);
    }
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn older_settings_are_taken_over() {
    let folder = folder("older");
    fs::write(folder.join(FILE), "(text_size: 150, speed: Fast, gone: 3)").unwrap();
    let stage = start(&folder);
    assert_eq!(stage.settings().text_size, 150);
    assert_eq!(stage.settings().speed, kulami::app::Speed::Fast);
    assert!(!folder.join(format!("{FILE}.old")).exists());
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn settings_that_cannot_be_written_are_said_once_and_the_game_goes_on() {
    let folder = folder("unwritable");
    // A file in place of the folder.
    let blocked = folder.join("file");
    fs::write(&blocked, "").unwrap();
    let mut stage = start(&blocked.join("inside"));
    stage.act(Action::Change(Change::Flip(Switch::Marks)));
    for _ in 0..6 {
        stage.step(100);
    }
    stage.wait_until(|stage| !stage.resource::<StoreClerk>().is_busy());
    stage.settle_words();
    let said = texts(&stage)
        .iter()
        .filter(|text| text.contains("inside"))
        .count();
    assert_eq!(said, 1);
    for _ in 0..3 {
        stage.act(Action::Change(Change::Flip(Switch::Marks)));
        wait(&mut stage);
    }
    for _ in 0..200 {
        stage.step(100);
    }
    stage.act(Action::Change(Change::Flip(Switch::Marks)));
    wait(&mut stage);
    let said = texts(&stage)
        .iter()
        .filter(|text| text.contains("inside"))
        .count();
    assert_eq!(said, 0, "it is not said again");
    stage.act(Action::Play);
    stage.step(16);
    assert_eq!(stage.screen(), Screen::Table);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn settings_that_could_not_be_read_are_never_overwritten() {
    let folder = folder("unreadable");
    fs::write(folder.join(FILE), "(text_size: 150)").unwrap();
    let disk = Disk::watched(|step, _| match step {
        DiskStep::Read => Err(ErrorKind::PermissionDenied.into()),
        _ => Ok(()),
    });
    let mut stage = start_with(Store::in_folder(&folder).on_disk(disk));
    let mut said = texts(&stage).into_iter();
    assert!(said.any(|text| text.contains("Your settings could not be saved")));
    stage.act(Action::Change(Change::Flip(Switch::Marks)));
    stage.act(Action::Form(FormChange::Openness(70)));
    wait(&mut stage);
    stage.act(Action::Change(Change::Flip(Switch::HighContrast)));
    stage.act(Action::Quit);
    drop(stage);
    let kept = fs::read_to_string(folder.join(FILE)).unwrap();
    assert_eq!(kept, "(text_size: 150)");
    // The files beside them are kept.
    assert!(folder.join("new-game.ron").exists());
    fs::remove_dir_all(&folder).unwrap();
}

fn ron_of(settings: &Settings) -> String {
    ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::new()).unwrap()
}
