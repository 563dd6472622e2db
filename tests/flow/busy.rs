//! Files on a slow disk: no frame waits for it, and outcomes are not mixed up.

mod disk;
mod own_boards;
mod values;

use crate::stage::{Stage, boards, setup};
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use disk::{Folder, SlowDisk};
use kulami::app::actions::{Action, SavesAction, Source};
use kulami::app::flow::{Screen, Sheet};
use kulami::app::saving::SavedGames;
use kulami::files::{SavedGame, Saves};
use kulami::play::{Asked, Player, Wish};
use kulami::rules::{Colour, Game, RuleSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

const OPEN: Action = Action::Saves(SavesAction::Open);
const NAME: Action = Action::Saves(SavesAction::Name);
const SAVE: Action = Action::Saves(SavesAction::Save);

/// At the title, with so many saved games in a folder on a slow disk.
fn start(name: &str, games: usize) -> (Folder, SlowDisk, Stage) {
    let (folder, disk) = (Folder::new(name), SlowDisk::new());
    fill(&folder, games);
    let mut stage = Stage::at_title();
    let saves = Saves::in_folder(&folder).on_disk(disk.disk());
    stage.world().insert_resource(SavedGames::new(Some(saves)));
    stage.settle_words();
    (folder, disk, stage)
}

/// The same with the list of games open.
fn start_listed(name: &str) -> (Folder, SlowDisk, Stage) {
    let (folder, disk, mut stage) = start(name, 3);
    stage.click(OPEN);
    wait(&mut stage);
    (folder, disk, stage)
}

fn name_of(number: usize) -> String {
    format!("Game {number:03}")
}

/// So many games, each with another number of marbles, newest first.
fn fill(folder: &Path, count: usize) {
    let layouts = boards();
    for number in 0..count {
        let layout = layouts[number % layouts.len()].clone();
        let mut game = Game::new(layout, RuleSet::BASIC, Colour::Red);
        for _ in 0..1 + number % 20 {
            let field = game.legal().first().unwrap();
            game.play(field).unwrap();
        }
        let players = ["Anna", "Bob"].map(|name| Player::Person(name.to_owned()));
        let mut game = SavedGame::new(game, players);
        let name = name_of(number);
        game.set_name(&name);
        let path = folder.join(format!("{name}.kulami"));
        fs::write(&path, game.to_string()).unwrap();
        let file = fs::File::options().append(true).open(&path).unwrap();
        let age = Duration::from_secs(60 * (number as u64 + 1));
        file.set_modified(std::time::SystemTime::now() - age)
            .unwrap();
    }
}

fn listed(stage: &Stage) -> Vec<String> {
    let names = stage.saves().stock().list().iter();
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
    stage.wait_until(|stage| !stage.saves().is_busy());
    stage.settle_words();
}

/// Two people at the table, a few marbles in.
fn begin(stage: &mut Stage) {
    stage.jump(Screen::Table);
    stage.step(0);
    stage.say(Wish::Start(setup(
        boards().remove(0),
        [Player::SOMEBODY; 2],
    )));
    place(stage, 3);
}

fn place(stage: &mut Stage, marbles: usize) {
    for _ in 0..marbles {
        let field = stage.session().game().legal().first().unwrap();
        stage.say(Wish::Place(field));
    }
}

fn number_of(stage: &Stage, name: &str) -> u32 {
    let mut games = stage.saves().stock().list().iter();
    games.find(|game| game.name() == name).unwrap().number
}

fn delete(stage: &Stage, name: &str) -> Action {
    Action::Saves(SavesAction::Delete(number_of(stage, name)))
}

/// The frame in which the game exits.
fn leave(stage: &mut Stage) {
    stage.world().write_message(AppExit::Success);
    stage.step(0);
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
fn a_list_of_300_games_opens_without_a_frame_that_waits_for_the_disk() {
    let (_folder, disk, mut stage) = start("many", 300);
    let held = disk.hold();
    stage.click(OPEN);
    frames(&mut stage);
    assert_eq!(stage.sheet(), Some(Sheet::Saves));
    assert!(says(&stage, "Looking for your games") && !says(&stage, "no saved games"));
    assert!(stage.laid().has(Action::Back));
    drop(held);
    wait(&mut stage);
    let names: Vec<String> = (0..300).map(name_of).collect();
    assert_eq!(listed(&stage), names);
    assert!(!says(&stage, "Looking for your games"));
    assert!(disk.is_left_alone_by_frames());
}

#[test]
fn what_was_listed_before_is_shown_and_can_be_loaded_while_the_disk_is_busy() {
    let (_folder, disk, mut stage) = start_listed("before");
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
    // The outcome arrives when the list is closed, and changes nothing.
    drop(held);
    wait(&mut stage);
    assert_eq!((stage.screen(), stage.sheet()), (Screen::Table, None));
    assert!(disk.is_left_alone_by_frames());
}

#[test]
fn a_game_that_is_deleted_is_gone_at_once_and_no_older_answer_brings_it_back() {
    let (folder, disk, mut stage) = start_listed("deleted");
    let held = disk.hold();
    // It is being listed while the game is deleted.
    stage.act(OPEN);
    stage.click(delete(&stage, "Game 001"));
    stage.settle_words();
    assert!(says(&stage, "Delete “Game 001”"));
    stage.click(Action::Yes);
    frames(&mut stage);
    assert_eq!(listed(&stage), ["Game 000", "Game 002"]);
    drop(held);
    while stage.saves().is_busy() {
        assert_eq!(listed(&stage), ["Game 000", "Game 002"]);
        stage.step(16);
    }
    assert_eq!(listed(&stage), ["Game 000", "Game 002"]);
    assert!(!folder.join("Game 001.kulami").exists());

    // A game that cannot be deleted comes back, and that is reported.
    disk.set_full(true);
    stage.click(delete(&stage, "Game 002"));
    stage.settle_words();
    stage.click(Action::Yes);
    wait(&mut stage);
    assert_eq!(listed(&stage), ["Game 000", "Game 002"]);
    assert!(says(&stage, "could not be deleted"));
    assert!(disk.is_left_alone_by_frames());
}

#[test]
fn a_list_that_changes_below_a_question_never_makes_it_about_another_game() {
    let (folder, disk, mut stage) = start_listed("changes");
    let held = disk.hold();
    // The second listing runs once the disk is free, after all jobs given until then.
    stage.act(OPEN);
    stage.act(OPEN);
    let question = delete(&stage, "Game 001");
    stage.click(question);
    stage.settle_words();
    // Meanwhile another process has removed the first game and saved two more.
    fs::remove_file(folder.join("Game 000.kulami")).unwrap();
    for new in ["New", "Newer"] {
        let text = fs::read_to_string(folder.join("Game 002.kulami")).unwrap();
        let text = text.replace("Game 002", new);
        fs::write(folder.join(format!("{new}.kulami")), text).unwrap();
    }
    drop(held);
    wait(&mut stage);
    assert_eq!(stage.saves().stock().list().len(), 4);
    assert_eq!(stage.sheet(), Some(Sheet::Ask(question)));
    assert!(says(&stage, "Delete “Game 001”"));
    stage.click(Action::Yes);
    wait(&mut stage);
    assert!(!folder.join("Game 001.kulami").exists());
    assert_eq!(stage.saves().stock().list().len(), 3);
    assert_eq!(stage.sheet(), Some(Sheet::Saves));

    // Questions about a game that is gone are closed.
    let held = disk.hold();
    stage.act(OPEN);
    stage.act(OPEN);
    stage.act(delete(&stage, "Game 002"));
    assert!(matches!(stage.sheet(), Some(Sheet::Ask(_))));
    fs::remove_file(folder.join("Game 002.kulami")).unwrap();
    drop(held);
    wait(&mut stage);
    assert_eq!(stage.sheet(), Some(Sheet::Saves));
    assert_eq!(stage.saves().stock().list().len(), 2);
}

#[test]
fn saving_goes_on_while_the_game_does_and_tells_when_it_is_done() {
    let (folder, disk, mut stage) = start("saving", 0);
    begin(&mut stage);
    stage.act(Action::Menu);
    stage.act(NAME);
    let held = disk.hold();
    stage.settle_words();
    stage.click(SAVE);
    frames(&mut stage);
    assert_eq!(stage.sheet(), Some(Sheet::SaveGame));
    assert!(says(&stage, "Saving…"));
    // Pressing it again does nothing, and the player can go on without waiting.
    stage.act(SAVE);
    stage.act(Action::Back);
    stage.act(Action::Back);
    place(&mut stage, 2);
    assert_eq!(stage.session().game().marbles_placed(), 5);
    assert!(!says(&stage, "Saved as"));
    drop(held);
    wait(&mut stage);
    assert!(says(&stage, "Saved as “Red – Black”"));
    assert_eq!(folder.count(), 1);
    let file = fs::read_dir(&*folder).unwrap().next().unwrap().unwrap();
    let saved = SavedGame::from_file(&file.path()).unwrap();
    assert_eq!(saved.game().marbles_placed(), 3);

    // A sheet opened meanwhile for another name stays open.
    stage.act(NAME);
    let held = disk.hold();
    stage.act(SAVE);
    stage.act(Action::Back);
    stage.act(NAME);
    stage.settle_words();
    assert!(!says(&stage, "Saving…"));
    drop(held);
    wait(&mut stage);
    assert_eq!(stage.sheet(), Some(Sheet::SaveGame));

    // A failure is reported, and saving can be tried again at once.
    disk.set_full(true);
    stage.click(SAVE);
    wait(&mut stage);
    assert_eq!(stage.sheet(), Some(Sheet::SaveGame));
    assert!(says(&stage, "could not be saved"));
    disk.set_full(false);
    stage.click(SAVE);
    wait(&mut stage);
    assert_eq!(stage.sheet(), None);
    assert!(disk.is_left_alone_by_frames());
}

#[test]
fn leaving_waits_for_what_is_being_saved_and_not_for_a_list() {
    let (folder, disk, mut stage) = start("leaving", 0);
    begin(&mut stage);
    stage.act(NAME);
    let held = disk.hold();
    stage.act(SAVE);
    assert_eq!(folder.count(), 0);
    held.let_go_soon();
    leave(&mut stage);
    assert_eq!(folder.count(), 1);
    let held = disk.hold();
    stage.act(OPEN);
    // Leaving must not wait for a read job.
    leave(&mut stage);
    drop(stage);
    drop(held);
}

#[test]
fn of_files_that_are_dropped_at_once_the_last_is_opened() {
    let (folder, disk, mut stage) = start("dropped-late", 3);
    // A dropped file does not wait for the list.
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

    // If a game was begun meanwhile, loading asks, once.
    let field = stage.session().game().legal().first().unwrap();
    stage.world().write_message(Asked::here(Wish::Place(field)));
    drop_files(&mut stage, &files(&["Game 002", "Game 000"]));
    wait(&mut stage);
    let given = Action::Saves(SavesAction::Load(Source::Given));
    assert_eq!(stage.sheet(), Some(Sheet::Ask(given)));
    assert_eq!(stage.session().game().marbles_placed(), 3);
    stage.click(Action::Yes);
    stage.settle_words();
    assert_eq!(stage.session().game().marbles_placed(), 1);
}
