//! Thousands of files that were cut off or changed: read or refused in words, and left as they are.

use crate::common::{Folder, finished, is_one_line, saved};
use crate::damage::{damaged, put};
use kulami::assets::Assets;
use kulami::boards::{library, parse_board_file};
use kulami::files::{RunningSlot, SavedGame, Saves, StatisticsLog, Store};
use serde::{Deserialize, Serialize};
use std::fs;

#[test]
fn saves() {
    let folder = Folder::new("damaged-saves");
    let path = folder.join("x.kulami");
    let mut refused = 0;
    for (number, marbles) in [(1, 0), (2, 7), (3, 56)] {
        let whole = saved(number, marbles);
        let text = whole.to_string();
        for (index, bytes) in damaged(text.as_bytes()).enumerate() {
            put(&path, &bytes);
            match SavedGame::from_file(&path) {
                // A change that makes a different valid game cannot be detected; a missing end can.
                Ok(game) if bytes.len() < text.len() => {
                    assert!(game.game() == whole.game(), "cut after {index} bytes");
                }
                Ok(game) => assert!(game.game().marbles_placed() <= 56),
                Err(error) => {
                    refused += 1;
                    assert!(is_one_line(&error.to_string()), "{error}");
                }
            }
            assert_eq!(fs::read(&path).unwrap(), bytes);
        }
    }
    assert!(refused > 3000, "{refused}");
    assert_eq!(folder.names(), ["x.kulami"]);
}

#[test]
fn running_games() {
    let folder = Folder::new("damaged-running");
    let mut game = saved(5, 20);
    let mut running = RunningSlot::in_folder(&folder);
    running.save(&game).unwrap();
    game.set_game(crate::common::game(5, 21));
    running.save(&game).unwrap();
    drop(running);
    let path = folder.join("running.kulami");
    for (index, bytes) in damaged(game.to_string().as_bytes()).enumerate().step_by(3) {
        put(&path, &bytes);
        let before = folder.contents();
        let mut running = RunningSlot::in_folder(&folder);
        let (mut unfinished, broken) = running.unfinished();
        assert!(broken.is_empty() && unfinished.len() == 1, "{index}");
        let found = unfinished.remove(0);
        assert_eq!(folder.contents(), before);
        if found.broken.is_some() {
            assert_eq!(found.game.game(), &crate::common::game(5, 20));
        }
        // From time to time, resume it: the broken file must still be there.
        if index % 90 == 0 {
            running.resume(&found).unwrap();
            running.save(&found.game).unwrap();
            if found.broken.is_some() {
                assert!(folder.contents().values().any(|kept| *kept == bytes));
            }
            folder.restore(&before);
        }
    }
}

#[test]
fn backups_of_running_games() {
    let folder = Folder::new("damaged-backup");
    let mut game = saved(7, 10);
    let mut running = RunningSlot::in_folder(&folder);
    running.save(&game).unwrap();
    let backup = game.to_string();
    game.set_game(crate::common::game(7, 11));
    running.save(&game).unwrap();
    drop(running);
    let path = folder.join("running.kulami.bak");
    for (index, bytes) in damaged(backup.as_bytes()).enumerate().step_by(5) {
        // Beside an intact game the backup does not matter; beside a broken one it may be the only
        // copy.
        for file in [game.to_string(), "nonsense".to_owned()] {
            put(&path, &bytes);
            put(&folder.join("running.kulami"), file.as_bytes());
            let before = folder.contents();
            let running = RunningSlot::in_folder(&folder);
            let (unfinished, broken) = running.unfinished();
            assert_eq!(unfinished.len() + broken.len(), 1, "{index}");
            for found in unfinished {
                let is_whole = found.broken.is_none();
                assert_eq!(is_whole, file != "nonsense");
                assert!(!is_whole || found.game.game() == game.game());
            }
            assert_eq!(folder.contents(), before);
        }
    }
}

#[test]
fn lists_of_saves() {
    let folder = Folder::new("damaged-list");
    let text = saved(6, 30).to_string();
    for (index, bytes) in damaged(text.as_bytes()).enumerate().step_by(17) {
        fs::write(folder.join(format!("{index}.kulami")), bytes).unwrap();
    }
    let before = folder.contents();
    let list = Saves::in_folder(&folder).list().unwrap();
    assert_eq!(list.len(), before.len());
    for save in list {
        assert!(save.held.is_ok_and(|_| true) || !save.name.is_empty());
    }
    assert_eq!(folder.contents(), before);
}

#[test]
fn statistics() {
    let folder = Folder::new("damaged-log");
    let log = StatisticsLog::in_folder(&folder);
    for margin in [3, 0, -12, 5, 1] {
        log.add(&finished(margin)).unwrap();
    }
    log.withdraw(finished(1).id).unwrap();
    let whole = log.read().unwrap();
    let path = folder.join("statistics.log");
    let text = fs::read(&path).unwrap();
    for (index, bytes) in damaged(&text).enumerate() {
        put(&path, &bytes);
        let read = log.read().unwrap();
        let is_cut = bytes.len() < text.len();
        assert!(read.damaged() <= 2, "{index}");
        // A damaged line affects no other, unless its line break was damaged.
        assert!(is_cut || read.games().len() + 2 >= whole.games().len());
        assert!(read.games().iter().all(|game| whole.games().contains(game)));
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
}

/// A struct of the same form as the settings.
#[derive(Deserialize, Serialize)]
#[serde(default)]
struct Settings {
    text_size: u16,
    language: Option<String>,
    keys: Vec<(String, Vec<char>)>,
    speed: f32,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            text_size: 100,
            language: None,
            keys: Vec::new(),
            speed: 1.0,
        }
    }
}

#[test]
fn settings() {
    let folder = Folder::new("damaged-settings");
    let store = Store::in_folder(&folder);
    let path = folder.join("settings.ron");
    let text = "(text_size: 150, language: Some(\"Română\"), keys: [(\"Place\", ['a', '\\n'])], \
                speed: 1.5, gone: {1: 2})\n";
    for bytes in damaged(text.as_bytes()) {
        put(&path, &bytes);
        if let Err(error) = store.read::<Settings>("settings.ron") {
            assert!(is_one_line(&error.to_string()), "{error}");
        }
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
    assert_eq!(folder.names(), ["settings.ron"]);
}

#[test]
fn boards() {
    let assets = Assets::built_in();
    let mut refused = 0;
    for file in assets.list("boards", "ron").unwrap().iter().take(4) {
        let text = assets.read_text(file).unwrap();
        for bytes in damaged(text.as_bytes()) {
            let text = String::from_utf8_lossy(&bytes);
            if let Err(error) = parse_board_file("board", &text) {
                refused += 1;
                assert!(is_one_line(&error.to_string()), "{error}");
            }
        }
    }
    assert!(refused > 1000, "{refused}");
}

#[test]
fn boards_of_ones_own() {
    let folder = Folder::new("damaged-boards");
    fs::create_dir(folder.join("boards")).unwrap();
    let path = folder.join("boards/own.ron");
    let built_in = Assets::built_in();
    let boards = library(&built_in).0.len();
    let text = built_in.read_text("boards/08-ring.ron").unwrap();
    let text = text.replacen("Ring", "My own", 1);
    let assets = Assets::overridden_by(&folder).unwrap();
    let mut refused = 0;
    for bytes in damaged(text.as_bytes()).step_by(11) {
        put(&path, &bytes);
        // A faulty board is reported, and all others are read.
        let (found, problems) = library(&assets);
        assert_eq!(found.len() + problems.len(), boards + 1);
        assert!(found.len() >= boards);
        for problem in problems {
            refused += 1;
            assert!(is_one_line(&problem.to_string()), "{problem}");
        }
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
    assert!(refused > 100, "{refused}");
}
