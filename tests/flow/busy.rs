//! Saved games while the disk is slow: no frame waits for it, and nothing is mixed up.

use crate::stage::{Stage, boards, folder, setup};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use kulami::app::actions::{Action, BoardsAction, BuildAction, SavesAction, Source};
use kulami::app::boards::Boards;
use kulami::app::flow::{Screen, Sheet};
use kulami::app::game_assets::GameAssets;
use kulami::app::play::{Intent, Seat};
use kulami::app::saving::Shelf;
use kulami::boards::NamedBoard;
use kulami::files::{Disk, OwnBoards, Player, SavedGame, Saves, Step};
use kulami::rules::generate::{Seed, irregular};
use kulami::rules::{Colour, Game, RuleSet};
use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::ThreadId;
use std::time::Duration;

const OPEN: Action = Action::Saves(SavesAction::Open);
const NAME: Action = Action::Saves(SavesAction::Name);
const SAVE: Action = Action::Saves(SavesAction::Save);

/// A disk that does nothing while somebody holds it, and knows who has used it.
#[derive(Clone, Default)]
struct SlowDisk {
    held: Arc<Mutex<()>>,
    users: Arc<Mutex<HashSet<ThreadId>>>,
    is_full: Arc<Mutex<bool>>,
}

impl SlowDisk {
    fn hold(&self) -> MutexGuard<'_, ()> {
        self.held.lock().unwrap()
    }

    fn disk(&self) -> Disk {
        let own = self.clone();
        Disk::watched(move |step, _| {
            own.users
                .lock()
                .unwrap()
                .insert(std::thread::current().id());
            drop(own.held.lock());
            if *own.is_full.lock().unwrap() && matches!(step, Step::Write | Step::Remove) {
                return Err(io::ErrorKind::StorageFull.into());
            }
            Ok(())
        })
    }

    /// Whoever draws frames has never used it.
    fn is_left_alone_by_frames(&self) -> bool {
        let users = self.users.lock().unwrap();
        !users.is_empty() && !users.contains(&std::thread::current().id())
    }
}

/// At the title, with the games of a folder on this disk.
fn start(folder: &Path, disk: &SlowDisk) -> Stage {
    let mut stage = Stage::at_title();
    let saves = Saves::in_folder(folder).on_disk(disk.disk());
    stage.world().insert_resource(Shelf::new(Some(saves)));
    stage.settle_words();
    stage
}

/// So many games, each of another number of marbles, the newest first.
fn fill(folder: &Path, count: usize) -> Vec<String> {
    let layouts = boards();
    let names = (0..count).map(|number| {
        let layout = layouts[number % layouts.len()].clone();
        let mut game = Game::new(layout, RuleSet::BASIC, Colour::Red);
        for _ in 0..1 + number % 20 {
            let field = game.legal().first().unwrap();
            game.play(field).unwrap();
        }
        let players = ["Anna", "Bob"].map(|name| Player::Person(name.to_owned()));
        let mut game = SavedGame::new(game, players);
        let name = format!("Game {number:03}");
        game.set_name(&name);
        let path = folder.join(format!("{name}.kulami"));
        fs::write(&path, game.to_string()).unwrap();
        let file = fs::File::options().append(true).open(&path).unwrap();
        let age = Duration::from_secs(60 * (number as u64 + 1));
        file.set_modified(std::time::SystemTime::now() - age)
            .unwrap();
        name
    });
    names.collect()
}

fn listed(stage: &Stage) -> Vec<String> {
    let names = stage.shelf().stock().list().iter();
    names.map(|game| game.name().to_owned()).collect()
}

fn says(stage: &Stage, what: &str) -> bool {
    let mut texts = stage.laid().texts.iter();
    texts.any(|text| text.text.contains(what))
}

fn frames(stage: &mut Stage) {
    for _ in 0..5 {
        stage.step(16);
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn wait(stage: &mut Stage) {
    stage.wait_until(|stage| !stage.shelf().is_busy());
    stage.settle_words();
}

/// Two people at the table, a few marbles in.
fn begin(stage: &mut Stage) {
    stage.jump(Screen::Table);
    stage.step(0);
    stage.say(Intent::Start(setup(boards().remove(0), [Seat::Person; 2])));
    place(stage, 3);
}

fn place(stage: &mut Stage, marbles: usize) {
    for _ in 0..marbles {
        let field = stage.session().game().legal().first().unwrap();
        stage.say(Intent::Place(field));
    }
}

fn number_of(stage: &Stage, name: &str) -> u32 {
    let mut games = stage.shelf().stock().list().iter();
    games.find(|game| game.name() == name).unwrap().number
}

fn drop_files(stage: &mut Stage, paths: &[PathBuf]) {
    for path in paths {
        stage.world().write_message(FileDragAndDrop::DroppedFile {
            window: Entity::PLACEHOLDER,
            path_buf: path.clone(),
        });
    }
    stage.step(16);
}

#[test]
fn a_shelf_of_300_games_opens_without_a_frame_that_waits_for_the_disk() {
    let folder = folder("many");
    let names = fill(&folder, 300);
    let disk = SlowDisk::default();
    let mut stage = start(&folder, &disk);
    let held = disk.hold();
    stage.click(OPEN);
    frames(&mut stage);
    assert_eq!(stage.sheet(), Some(Sheet::Saves));
    assert!(says(&stage, "Looking for your games") && !says(&stage, "no saved games"));
    assert!(stage.laid().has(Action::Back));
    drop(held);
    wait(&mut stage);
    assert_eq!(listed(&stage), names);
    assert!(!says(&stage, "Looking for your games"));
    assert!(disk.is_left_alone_by_frames());
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn what_was_listed_before_is_shown_and_can_be_loaded_while_the_disk_is_busy() {
    let folder = folder("before");
    fill(&folder, 3);
    let disk = SlowDisk::default();
    let mut stage = start(&folder, &disk);
    stage.click(OPEN);
    wait(&mut stage);
    stage.click(Action::Back);
    stage.settle_words();
    let held = disk.hold();
    stage.click(OPEN);
    frames(&mut stage);
    assert!(says(&stage, "Looking for your games"));
    assert_eq!(listed(&stage).len(), 3);
    let number = number_of(&stage, "Game 001");
    stage.click(Action::Saves(SavesAction::Load(Source::Save(number))));
    stage.settle_words();
    assert_eq!((stage.screen(), stage.sheet()), (Screen::Table, None));
    assert_eq!(stage.session().game().marbles_placed(), 2);
    // The answer comes when nobody looks any more, and changes nothing.
    drop(held);
    wait(&mut stage);
    assert_eq!((stage.screen(), stage.sheet()), (Screen::Table, None));
    assert!(disk.is_left_alone_by_frames());
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_game_that_is_deleted_is_gone_at_once_and_no_older_answer_brings_it_back() {
    let folder = folder("deleted");
    fill(&folder, 3);
    let disk = SlowDisk::default();
    let mut stage = start(&folder, &disk);
    stage.click(OPEN);
    wait(&mut stage);
    let held = disk.hold();
    // It is being listed with the game that is about to go.
    stage.act(OPEN);
    let delete = Action::Saves(SavesAction::Delete(number_of(&stage, "Game 001")));
    stage.click(delete);
    stage.settle_words();
    assert!(says(&stage, "Delete “Game 001”"));
    stage.click(Action::Yes);
    frames(&mut stage);
    assert_eq!(listed(&stage), ["Game 000", "Game 002"]);
    drop(held);
    while stage.shelf().is_busy() {
        assert_eq!(listed(&stage), ["Game 000", "Game 002"]);
        stage.step(16);
    }
    assert_eq!(listed(&stage), ["Game 000", "Game 002"]);
    assert!(!folder.join("Game 001.kulami").exists());

    // One that cannot be deleted comes back, and that is said.
    *disk.is_full.lock().unwrap() = true;
    stage.click(Action::Saves(SavesAction::Delete(number_of(
        &stage, "Game 002",
    ))));
    stage.settle_words();
    stage.click(Action::Yes);
    wait(&mut stage);
    assert_eq!(listed(&stage), ["Game 000", "Game 002"]);
    assert!(says(&stage, "cannot be deleted"));
    assert!(disk.is_left_alone_by_frames());
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_list_that_changes_below_a_question_never_makes_it_about_another_game() {
    let folder = folder("changes");
    fill(&folder, 3);
    let disk = SlowDisk::default();
    let mut stage = start(&folder, &disk);
    stage.click(OPEN);
    wait(&mut stage);
    let held = disk.hold();
    // The second look begins when the disk is free, after everything that happens until then.
    stage.act(OPEN);
    stage.act(OPEN);
    let ask =
        |name: &str, stage: &Stage| Action::Saves(SavesAction::Delete(number_of(stage, name)));
    let delete = ask("Game 001", &stage);
    stage.click(delete);
    stage.settle_words();
    // Meanwhile another instance has removed the first and saved two more.
    fs::remove_file(folder.join("Game 000.kulami")).unwrap();
    for new in ["New", "Newer"] {
        let text = fs::read_to_string(folder.join("Game 002.kulami")).unwrap();
        let text = text.replace("Game 002", new);
        fs::write(folder.join(format!("{new}.kulami")), text).unwrap();
    }
    drop(held);
    wait(&mut stage);
    assert_eq!(stage.shelf().stock().list().len(), 4);
    assert_eq!(stage.sheet(), Some(Sheet::Ask(delete)));
    assert!(says(&stage, "Delete “Game 001”"));
    stage.click(Action::Yes);
    wait(&mut stage);
    assert!(!folder.join("Game 001.kulami").exists());
    assert_eq!(stage.shelf().stock().list().len(), 3);
    assert_eq!(stage.sheet(), Some(Sheet::Saves));

    // A game that is gone is not asked about any more.
    let held = disk.hold();
    stage.act(OPEN);
    stage.act(OPEN);
    stage.act(ask("Game 002", &stage));
    assert!(matches!(stage.sheet(), Some(Sheet::Ask(_))));
    fs::remove_file(folder.join("Game 002.kulami")).unwrap();
    drop(held);
    wait(&mut stage);
    assert_eq!(stage.sheet(), Some(Sheet::Saves));
    assert_eq!(stage.shelf().stock().list().len(), 2);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn saving_goes_on_while_the_game_does_and_tells_when_it_is_done() {
    let folder = folder("saving");
    let disk = SlowDisk::default();
    let mut stage = start(&folder, &disk);
    begin(&mut stage);
    stage.act(Action::Menu);
    stage.act(NAME);
    let held = disk.hold();
    stage.settle_words();
    stage.click(SAVE);
    frames(&mut stage);
    assert_eq!(stage.sheet(), Some(Sheet::SaveGame));
    assert!(says(&stage, "Saving …"));
    // Pressing it again does nothing, and whoever does not want to wait plays on.
    stage.act(SAVE);
    stage.act(Action::Back);
    stage.act(Action::Back);
    place(&mut stage, 2);
    assert_eq!(stage.session().game().marbles_placed(), 5);
    assert!(!says(&stage, "Saved as"));
    drop(held);
    wait(&mut stage);
    assert!(says(&stage, "Saved as “Red – Black”"));
    let files: Vec<_> = fs::read_dir(&folder).unwrap().collect();
    assert_eq!(files.len(), 1);
    let saved = SavedGame::from_file(&files[0].as_ref().unwrap().path()).unwrap();
    assert_eq!(saved.game().marbles_placed(), 3);

    // The sheet that is open for another name by then stays open.
    stage.act(NAME);
    let held = disk.hold();
    stage.act(SAVE);
    stage.act(Action::Back);
    stage.act(NAME);
    stage.settle_words();
    assert!(!says(&stage, "Saving …"));
    drop(held);
    wait(&mut stage);
    assert_eq!(stage.sheet(), Some(Sheet::SaveGame));

    // What fails is said, and can be tried again at once.
    *disk.is_full.lock().unwrap() = true;
    stage.click(SAVE);
    wait(&mut stage);
    assert_eq!(stage.sheet(), Some(Sheet::SaveGame));
    assert!(says(&stage, "cannot be saved"));
    *disk.is_full.lock().unwrap() = false;
    stage.click(SAVE);
    wait(&mut stage);
    assert_eq!(stage.sheet(), None);
    assert!(disk.is_left_alone_by_frames());
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn leaving_waits_for_what_is_being_saved_and_not_for_a_list() {
    let folder = folder("leaving");
    let disk = SlowDisk::default();
    let mut stage = start(&folder, &disk);
    begin(&mut stage);
    stage.act(NAME);
    let (sender, is_held) = channel();
    std::thread::scope(|scope| {
        let disk = &disk;
        scope.spawn(move || {
            let _held = disk.hold();
            sender.send(()).unwrap();
            std::thread::sleep(Duration::from_millis(200));
        });
        is_held.recv().unwrap();
        stage.act(SAVE);
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
        stage.world().write_message(AppExit::Success);
        stage.step(0);
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    });
    let held = disk.hold();
    stage.act(OPEN);
    stage.world().write_message(AppExit::Success);
    // It would wait for ever.
    stage.step(0);
    drop(stage);
    drop(held);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn of_files_that_are_dropped_at_once_the_last_is_opened() {
    let folder = folder("dropped-late");
    fill(&folder, 3);
    let disk = SlowDisk::default();
    let mut stage = start(&folder, &disk);
    // However long the shelf takes: a file from elsewhere does not wait for it.
    let held = disk.hold();
    stage.act(OPEN);
    let files = |names: &[&str]| -> Vec<PathBuf> {
        let paths = names.iter().map(|name| format!("{name}.kulami"));
        paths.map(|name| folder.join(name)).collect()
    };
    drop_files(&mut stage, &files(&["Game 000", "Game 002", "Game 001"]));
    stage.wait_until(|stage| stage.screen() == Screen::Table);
    frames(&mut stage);
    assert_eq!(stage.session().game().marbles_placed(), 2);
    drop(held);
    wait(&mut stage);

    // Over a game that was begun meanwhile it asks, once.
    let field = stage.session().game().legal().first().unwrap();
    stage.world().write_message(Intent::Place(field));
    drop_files(&mut stage, &files(&["Game 002", "Game 000"]));
    wait(&mut stage);
    let given = Action::Saves(SavesAction::Load(Source::Given));
    assert_eq!(stage.sheet(), Some(Sheet::Ask(given)));
    assert_eq!(stage.session().game().marbles_placed(), 3);
    stage.click(Action::Yes);
    stage.settle_words();
    assert_eq!(stage.session().game().marbles_placed(), 1);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn own_boards_are_listed_saved_and_deleted_without_a_frame_that_waits_for_the_disk() {
    let folder = folder("boards");
    let disk = SlowDisk::default();
    let shelf = OwnBoards::in_folder(&folder);
    let board = |number: u64| NamedBoard::new("", irregular(&Seed::from(number), 0.4));
    for number in 0..40 {
        shelf
            .save(&format!("Board {number}"), &board(number))
            .unwrap();
    }
    let mut stage = Stage::at_title();
    let assets = stage.world().resource::<GameAssets>().0.clone();
    let boards = Boards::new(&assets, Some(shelf.clone().on_disk(disk.disk())));
    stage.world().insert_resource(boards);
    let wait = |stage: &mut Stage| {
        stage.wait_until(|stage| !stage.boards().own().is_busy());
        stage.settle_words();
    };
    let count = |stage: &Stage| stage.boards().own().list().len();
    stage.settle_words();
    let held = disk.hold();
    stage.click(Action::Boards(BoardsAction::Open));
    frames(&mut stage);
    assert_eq!(stage.sheet(), Some(Sheet::Boards));
    assert!(says(&stage, "Looking for your boards") && !says(&stage, "no boards"));
    drop(held);
    wait(&mut stage);
    assert_eq!(count(&stage), 40);

    // One that is deleted is gone at once, and never another one.
    let item = stage.boards().own().list().first().unwrap();
    let (number, path) = (item.number, item.entry.path.clone());
    let held = disk.hold();
    stage.act(Action::Boards(BoardsAction::Open));
    stage.act(Action::Boards(BoardsAction::Delete(number)));
    stage.act(Action::Yes);
    assert_eq!(count(&stage), 39);
    assert!(path.exists());
    drop(held);
    wait(&mut stage);
    assert_eq!(count(&stage), 39);
    assert!(!path.exists() && stage.boards().own().get(number).is_none());

    // Building goes on while a board is saved, and leaving waits for it.
    stage.act(Action::Build(BuildAction::Open));
    stage.act(Action::Build(BuildAction::Fill));
    stage.act(Action::Build(BuildAction::Name));
    let held = disk.hold();
    stage.act(Action::Build(BuildAction::Save));
    frames(&mut stage);
    assert!(says(&stage, "Saving …"));
    stage.act(Action::Back);
    stage.act(Action::Build(BuildAction::Mirror));
    drop(held);
    wait(&mut stage);
    assert!(says(&stage, "Saved as"));
    assert_eq!(shelf.list().unwrap().len(), 40);
    assert!(disk.is_left_alone_by_frames());
    fs::remove_dir_all(&folder).unwrap();
}
