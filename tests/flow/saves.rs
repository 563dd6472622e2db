//! Saved games: the running one from one start to the next, and those with a name.

use crate::menus::{BOTH, With, arrows_reach_everything};
use crate::stage::{Stage, boards, folder, setup};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use bevy_egui::EguiClipboard;
use kulami::app::Launch;
use kulami::app::actions::{Action, SavesAction, Source};
use kulami::app::flow::{Screen, Sheet};
use kulami::app::interface::Copied;
use kulami::assets::Assets;
use kulami::files::SavedGame;
use kulami::play::{Player, Purpose, Sitting, Wish};
use kulami::rules::Colour;
use std::fs;
use std::path::Path;

fn start(folder: &Path) -> Stage {
    let mut stage = Stage::with(Launch {
        screen: Screen::Title,
        data: Some(folder.to_owned()),
        ..Launch::new(Assets::built_in())
    });
    stage.settle_words();
    stage
}

/// Waits until everything is written, and starts again.
fn restart(stage: Stage, folder: &Path) -> Stage {
    drop(stage);
    start(folder)
}

fn says(stage: &Stage, what: &str) -> usize {
    let texts = stage.laid().texts.iter();
    texts.filter(|text| text.text.contains(what)).count()
}

/// Two people at the table.
fn begin(stage: &mut Stage) {
    stage.jump(Screen::Table);
    stage.step(0);
    let players = ["Anna", "Bob"].map(|name| Player::Person(name.to_owned()));
    let setup = setup(boards().remove(1), players);
    stage.say(Wish::Start(setup));
}

fn place(stage: &mut Stage, marbles: usize) {
    for _ in 0..marbles {
        let field = stage.session().game().legal().first().unwrap();
        stage.say(Wish::Place(field));
    }
}

/// What must be the same after a restart.
fn state(session: &Sitting) -> String {
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?}",
        session.game().layout(),
        session.game().moves().collect::<Vec<_>>(),
        session.game().rules(),
        Colour::BOTH.map(|colour| (session.player(colour), session.name(colour).to_owned())),
        session.series(),
        session.id(),
    )
}

#[test]
fn after_every_marble_the_game_is_there_again() {
    let folder = folder("again");
    let mut stage = start(&folder);
    assert!(!stage.laid().has(Action::Resume));
    begin(&mut stage);
    // The second game of a series.
    place(&mut stage, 2);
    stage.say(Wish::BestOf(5));
    stage.say(Wish::Resign);
    stage.say(Wish::Rematch { swap: true });
    assert_eq!(
        stage.session().series().standing(None).iter().sum::<u8>(),
        1
    );
    for _ in 0..4 {
        place(&mut stage, 1);
        let before = state(stage.session());
        stage = restart(stage, &folder);
        assert_eq!(*stage.session().purpose(), Purpose::Demo);
        assert_eq!(state(stage.session().played().unwrap()), before);
        stage.click(Action::Resume);
        stage.settle_words();
        assert_eq!(
            (stage.screen(), stage.session().purpose()),
            (Screen::Table, &Purpose::Play)
        );
        assert_eq!(state(stage.session()), before);
        stage.settle();
        stage.check();
    }
    // So are marbles that were taken back and placed again, and the players.
    for wish in [Wish::TakeBack, Wish::TakeBack, Wish::Redo] {
        stage.say(wish);
        let before = state(stage.session());
        stage = restart(stage, &folder);
        assert_eq!(state(stage.session().played().unwrap()), before);
        stage.click(Action::Resume);
        stage.settle_words();
    }
    let computer = Player::Computer(kulami::ai::Level::try_from(3).unwrap());
    stage.say(Wish::Seat(Colour::Red, computer.clone()));
    stage = restart(stage, &folder);
    let seat = stage.session().played().unwrap().player(Colour::Red);
    assert_eq!(*seat, computer);
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_game_that_is_over_or_given_up_is_not_offered() {
    let folder = folder("over");
    let mut stage = start(&folder);
    begin(&mut stage);
    place(&mut stage, 3);
    stage.say(Wish::Resign);
    stage = restart(stage, &folder);
    assert!(!stage.laid().has(Action::Resume));
    // Played to its end.
    begin(&mut stage);
    while stage.session().finish().is_none() {
        place(&mut stage, 1);
    }
    stage = restart(stage, &folder);
    assert!(!stage.laid().has(Action::Resume));
    // Taking back the end makes it the running game again.
    begin(&mut stage);
    place(&mut stage, 3);
    stage.say(Wish::Resign);
    stage.say(Wish::TakeBack);
    stage = restart(stage, &folder);
    assert!(stage.laid().has(Action::Resume));
    // A new game replaces it after a question.
    stage.click(Action::Play);
    stage.click(Action::Yes);
    stage.settle_words();
    stage = restart(stage, &folder);
    let offered = stage
        .session()
        .played()
        .map_or(0, |game| game.game().marbles_placed());
    assert!(offered < 3, "only what the computer has begun");
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn demos_and_previews_of_boards_are_not_kept() {
    let folder = folder("demos");
    let mut stage = start(&folder);
    let placed = stage.session().game().marbles_placed();
    stage.wait_until(|stage| stage.session().game().marbles_placed() > placed);
    stage.act(Action::NewGame);
    stage.settle_words();
    drop(stage);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_broken_game_is_said_once_left_alone_and_its_backup_offered() {
    let folder = folder("broken");
    let file = folder.join("running.kulami");
    let mut stage = start(&folder);
    begin(&mut stage);
    place(&mut stage, 5);
    drop(stage);
    let whole = fs::read_to_string(&file).unwrap();
    for (broken, why) in [
        (whole[..whole.len() / 2].to_owned(), "end is missing"),
        ("\u{89}PNG".to_owned(), "not a Kulami game"),
        (whole.replace("Kulami 1", "Kulami 9"), "newer version"),
    ] {
        fs::write(&file, &broken).unwrap();
        let mut stage = start(&folder);
        assert_eq!(says(&stage, why), 1, "{why}");
        let offered = stage.session().played().unwrap().game().marbles_placed();
        assert_eq!(offered, 4);
        assert_eq!(fs::read_to_string(&file).unwrap(), broken);
        for _ in 0..200 {
            stage.step(100);
        }
        assert_eq!(says(&stage, why), 0);
        drop(stage);
        assert_eq!(fs::read_to_string(&file).unwrap(), broken);
    }
    // Without a backup the broken file is renamed, and not found again.
    fs::remove_file(folder.join("running.kulami.bak")).unwrap();
    let stage = start(&folder);
    assert_eq!(says(&stage, "running.kulami"), 1);
    assert!(!stage.laid().has(Action::Resume));
    let stage = restart(stage, &folder);
    assert_eq!(says(&stage, "running.kulami"), 0);
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_game_that_cannot_be_kept_is_said_once_and_goes_on() {
    let folder = folder("unwritable");
    let blocked = folder.join("file");
    fs::write(&blocked, "").unwrap();
    let mut stage = start(&blocked.join("inside"));
    begin(&mut stage);
    place(&mut stage, 1);
    stage.wait_until(|stage| says(stage, "could not be saved") == 1);
    for _ in 0..200 {
        stage.step(100);
    }
    place(&mut stage, 5);
    for _ in 0..5 {
        stage.step(100);
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert_eq!(
        says(&stage, "could not be saved"),
        0,
        "it is not said again"
    );
    assert_eq!(stage.session().game().marbles_placed(), 6);
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn everything_is_written_before_the_game_ends() {
    let folder = folder("ends");
    let mut stage = start(&folder);
    begin(&mut stage);
    place(&mut stage, 20);
    stage.act(Action::Quit);
    stage.act(Action::Yes);
    stage.step(0);
    // The app was not even dropped yet.
    let text = fs::read_to_string(folder.join("running.kulami")).unwrap();
    assert!(text.contains("marbles 20"));
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

/// Waits until all work on the disk is done and shown.
fn wait(stage: &mut Stage) {
    stage.wait_until(|stage| !stage.saves().is_busy());
    stage.settle_words();
}

/// A game in the list.
fn load(number: u32) -> Action {
    Action::Saves(SavesAction::Load(Source::Save(number)))
}

const OPEN: Action = Action::Saves(SavesAction::Open);
const NAME: Action = Action::Saves(SavesAction::Name);
const SAVE: Action = Action::Saves(SavesAction::Save);

fn listed(stage: &Stage) -> Vec<String> {
    let names = stage.saves().stock().list().iter();
    names.map(|game| game.name().to_owned()).collect()
}

#[test]
fn a_game_is_saved_listed_loaded_and_deleted_by_buttons() {
    let folder = folder("buttons");
    let mut stage = start(&folder);
    begin(&mut stage);
    place(&mut stage, 7);
    stage.settle();
    let before = state(stage.session());
    stage.act(Action::Menu);
    stage.settle_words();
    stage.click(NAME);
    stage.settle_words();
    assert_eq!(stage.sheet(), Some(Sheet::SaveGame));
    assert_eq!(says(&stage, "Anna – Bob"), 1);
    stage.click(SAVE);
    wait(&mut stage);
    assert_eq!(stage.sheet(), None, "the game goes on");
    assert_eq!(says(&stage, "Saved as “Anna – Bob”"), 1);
    // Once more under another name, some marbles later.
    place(&mut stage, 2);
    stage.settle();
    stage.act(Action::Menu);
    stage.settle_words();
    stage.click(NAME);
    stage.settle_words();
    // What is typed replaces the name that is offered; no letter is a shortcut. Enter saves.
    for key in [KeyCode::Space, KeyCode::KeyU, KeyCode::KeyM] {
        stage.key(key);
        assert_eq!(stage.sheet(), Some(Sheet::SaveGame));
    }
    stage.type_text("Anna – Bob II");
    stage.key(KeyCode::Enter);
    wait(&mut stage);

    // At the next start.
    let mut stage = restart(stage, &folder);
    stage.click(OPEN);
    wait(&mut stage);
    assert_eq!(stage.sheet(), Some(Sheet::Saves));
    let mut names = listed(&stage);
    names.sort();
    assert_eq!(names, ["Anna – Bob", "Anna – Bob II"]);
    for words in ["7 marbles", "9 marbles", "just now"] {
        assert!(says(&stage, words) > 0, "{words}");
    }
    // The running game would be lost, so loading asks first.
    let mut games = stage.saves().stock().list().iter();
    let number = games.find(|game| game.name() == "Anna – Bob");
    let number = number.unwrap().number;
    stage.click(load(number));
    stage.settle_words();
    assert_eq!(stage.sheet(), Some(Sheet::Ask(load(number))));
    stage.click(Action::Back);
    stage.settle_words();
    assert_eq!(stage.sheet(), Some(Sheet::Saves));
    assert_eq!(*stage.session().purpose(), Purpose::Demo);
    stage.click(load(number));
    stage.settle_words();
    stage.click(Action::Yes);
    stage.settle_words();
    assert_eq!((stage.screen(), stage.sheet()), (Screen::Table, None));
    assert_eq!(state(stage.session()), before);
    stage.settle();
    stage.check();

    // Deleting asks too.
    stage.act(Action::Menu);
    stage.settle_words();
    stage.click(OPEN);
    wait(&mut stage);
    let delete = Action::Saves(SavesAction::Delete(0));
    stage.click(delete);
    stage.settle_words();
    assert_eq!(stage.sheet(), Some(Sheet::Ask(delete)));
    stage.click(Action::Back);
    stage.settle_words();
    assert_eq!(listed(&stage).len(), 2);
    stage.click(delete);
    stage.settle_words();
    stage.click(Action::Yes);
    wait(&mut stage);
    assert_eq!(listed(&stage).len(), 1);
    let files = fs::read_dir(folder.join("saves")).unwrap().flatten();
    let files = files.filter(|file| file.path().extension().is_some_and(|end| end == "kulami"));
    assert_eq!(files.count(), 1);
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_game_is_saved_and_loaded_by_keys_and_by_a_gamepad_alone() {
    for with in BOTH {
        let folder = folder(&format!("{with:?}"));
        let mut stage = start(&folder);
        begin(&mut stage);
        place(&mut stage, 5);
        stage.settle();
        let before = state(stage.session());
        with.back(&mut stage);
        with.press(&mut stage, NAME);
        // Keys type the name and save with Enter; a gamepad goes straight to the button.
        match with {
            With::Keys => stage.key(KeyCode::Enter),
            With::Gamepad => with.press(&mut stage, SAVE),
        }
        wait(&mut stage);
        with.back(&mut stage);
        with.press(&mut stage, Action::Title);
        with.press(&mut stage, OPEN);
        wait(&mut stage);
        // With keys, the focus starts on the newest game.
        assert_eq!(stage.focus(), Some(load(0)));
        arrows_reach_everything(&mut stage, with, "saves");
        with.press(&mut stage, load(0));
        with.press(&mut stage, Action::Yes);
        assert_eq!(stage.screen(), Screen::Table);
        assert_eq!(state(stage.session()), before);
        drop(stage);
        fs::remove_dir_all(&folder).unwrap();
    }
}

#[test]
fn a_game_is_copied_and_pasted_as_text() {
    let folder = folder("text");
    let mut stage = start(&folder);
    begin(&mut stage);
    place(&mut stage, 6);
    let before = state(stage.session());
    stage.act(Action::Saves(SavesAction::Copy(Source::Table)));
    let text = stage.world().resource::<Copied>().0.clone().unwrap();
    assert!(text.starts_with("Kulami 1"));
    // Over a game that is under way it asks.
    place(&mut stage, 1);
    let paste = Action::Saves(SavesAction::Paste);
    let given = Action::Saves(SavesAction::Load(Source::Given));
    stage.act(paste);
    // A pasted game asks to be loaded like any other.
    stage.step(16);
    assert_eq!(stage.sheet(), Some(Sheet::Ask(given)));
    stage.act(Action::Yes);
    stage.settle_words();
    assert_eq!(state(stage.session()), before);
    // A text that is not a game is reported, and nothing else happens.
    for (text, why) in [
        ("Dear Anna,", "not a Kulami game"),
        ("Kulami 9\n", "newer version"),
        (&text[..text.len() - 4], "end is missing"),
        (" \n", "no text to paste"),
    ] {
        // The system's clipboard, where there is one.
        let mut clipboard = stage.world().resource_mut::<EguiClipboard>();
        clipboard.set_text(text);
        stage.world().insert_resource(Copied(Some(text.to_owned())));
        stage.act(paste);
        stage.settle_words();
        assert_eq!(says(&stage, why), 1, "{why}");
        assert_eq!(
            (stage.sheet(), state(stage.session())),
            (None, before.clone())
        );
    }
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_broken_save_is_shown_with_its_reason_and_its_backup() {
    let folder = folder("list");
    let mut stage = start(&folder);
    begin(&mut stage);
    for _ in 0..2 {
        place(&mut stage, 3);
        stage.act(NAME);
        stage.act(SAVE);
        wait(&mut stage);
    }
    let file = folder.join("saves/Anna - Bob.kulami");
    fs::write(&file, "nonsense").unwrap();
    stage.say(Wish::Resign);
    stage.act(Action::Title);
    stage.settle_words();
    stage.act(OPEN);
    wait(&mut stage);
    assert_eq!(says(&stage, "not a Kulami game"), 1);
    assert!(!stage.laid().has(load(0)));
    stage.click(Action::Saves(SavesAction::Load(Source::Backup(0))));
    stage.settle_words();
    assert_eq!(stage.screen(), Screen::Table);
    assert_eq!(stage.session().game().marbles_placed(), 3);
    assert_eq!(fs::read_to_string(&file).unwrap(), "nonsense");
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_file_is_opened_at_the_start_and_when_it_is_dropped() {
    let folder = folder("dropped");
    let mut stage = start(&folder);
    begin(&mut stage);
    for _ in 0..2 {
        place(&mut stage, 2);
        stage.act(NAME);
        stage.act(SAVE);
        wait(&mut stage);
    }
    let before = state(stage.session());
    let file = folder.join("saves/Anna - Bob.kulami");
    drop(stage);
    // As by `kulami FILE`; the game to be resumed keeps waiting.
    let stage = Stage::with(Launch {
        data: Some(folder.clone()),
        game: Some(SavedGame::from_file(&file).unwrap()),
        ..Launch::new(Assets::built_in())
    });
    assert_eq!(state(stage.session()), before);
    let mut stage = restart(stage, &folder);
    assert!(stage.laid().has(Action::Resume));

    let drop_file = |stage: &mut Stage| {
        stage.world().write_message(FileDragAndDrop::DroppedFile {
            window: Entity::PLACEHOLDER,
            path_buf: file.clone(),
        });
        stage.step(16);
        wait(stage);
    };
    drop_file(&mut stage);
    let given = Action::Saves(SavesAction::Load(Source::Given));
    assert_eq!(stage.sheet(), Some(Sheet::Ask(given)));
    stage.click(Action::Yes);
    stage.settle_words();
    assert_eq!(state(stage.session()), before);
    // A broken file is reported and left as it is, and its backup offered.
    stage.say(Wish::Resign);
    fs::write(&file, "nonsense").unwrap();
    drop_file(&mut stage);
    assert_eq!(says(&stage, "not a Kulami game"), 1);
    stage.click(Action::Yes);
    stage.settle_words();
    assert_eq!(stage.session().game().marbles_placed(), 2);
    fs::remove_file(file.with_extension("kulami.bak")).unwrap();
    drop_file(&mut stage);
    assert_eq!(says(&stage, "cannot be loaded"), 1);
    assert_eq!(stage.session().game().marbles_placed(), 2);
    assert_eq!(fs::read_to_string(&file).unwrap(), "nonsense");
    drop(stage);
    fs::remove_dir_all(&folder).unwrap();
}
