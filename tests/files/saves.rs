//! Named games: any name, any number, never one in place of another.

use crate::common::{Folder, game, saved};
use kulami::ai::Level;
use kulami::files::{
    Disk, Player, ReadError, RunningSlot, SavedGame, Saves, Standing, StatisticsLog,
};
use std::fs;
use std::time::{Duration, Instant, SystemTime};

#[test]
fn everything_about_a_game_is_there_again() {
    let folder = Folder::new("everything");
    for number in 0..40 {
        let mut saved = SavedGame::new(
            game(number, number as usize * 2),
            [
                Player::Computer(Level::HARDEST),
                Player::Person("AI level 3".into()),
            ],
        );
        saved.set_series(Standing {
            best_of: 5,
            won: [2, 1],
        });
        let path = Saves::in_folder(&folder).save("x", &saved).unwrap().path;
        let read = SavedGame::from_file(&path).unwrap();
        assert_eq!(read.game(), saved.game());
        assert_eq!(read.players(), saved.players());
        assert_eq!(read.series(), saved.series());
        assert_eq!(read.id(), saved.id());
        assert_eq!(read.date(), saved.date());
        assert_eq!(read.name().map(|name| &name[..1]), Some("x"));
        // As pasted from a clipboard that trims text.
        let pasted: SavedGame = saved.to_string().trim().parse().unwrap();
        assert_eq!(pasted.to_string(), saved.to_string());
    }
}

#[test]
fn any_name_will_do() {
    let folder = Folder::new("names");
    let saves = Saves::in_folder(&folder);
    let long = "王".repeat(5000);
    let names = [
        "Anna",
        "anna",
        "",
        " ",
        ".",
        "..",
        "../up",
        "a/b",
        "a\\b",
        "a:b",
        "C:\\x",
        "nul",
        "COM1",
        "con.kulami",
        "-",
        "~",
        "*?<>|\"",
        "tab\there",
        "two\nlines",
        "\0",
        "🎲🎲",
        "Ａnna",
        "e\u{301}",
        "é",
        "\u{202e}rtl",
        "\u{feff}",
        "x.bak",
        "x.kulami.bak",
        "running",
        &long,
        "a\u{2028}b",
        "Human",
        "moves d4",
        "result red 64-0",
    ];
    for (number, name) in names.iter().enumerate() {
        let game = saved(number as u64, 5);
        let saved = saves.save(name, &game).unwrap();
        assert_eq!(saved.path.parent(), Some(&*folder), "{name:?}");
        let read = SavedGame::from_file(&saved.path).unwrap();
        assert_eq!(read.game(), game.game(), "{name:?}");
        assert_eq!(read.name().unwrap_or_default(), saved.name);
    }
    let list = saves.list().unwrap();
    assert_eq!(list.len(), names.len());
    assert!(list.iter().all(|save| save.held.is_ok()));
    assert_eq!(folder.names().len(), names.len());
}

#[test]
fn the_same_game_is_saved_again_and_another_beside_it() {
    let folder = Folder::new("beside");
    let saves = Saves::in_folder(&folder);
    let mut one = saved(2, 5);
    let first = saves.save("Anna", &one).unwrap();
    assert_eq!(first.name, "Anna");
    one.set_game(game(2, 9));
    assert_eq!(saves.save("Anna", &one).unwrap(), first);
    assert_eq!(folder.names(), ["Anna.kulami", "Anna.kulami.bak"]);

    // Another game.
    let mut other = saved(4, 9);
    let second = saves.save("Anna", &other).unwrap();
    assert_eq!(second.name, "Anna 2");
    other.set_game(game(4, 12));
    assert_eq!(saves.save("Anna", &other).unwrap(), second);
    assert_eq!(saves.save("Anna 2", &other).unwrap(), second);

    // The first one, after marbles were taken back and others placed.
    one.set_game(game(2, 3));
    let third = saves.save("Anna", &one).unwrap();
    assert_eq!(third.name, "Anna 3");
    let read = SavedGame::from_file(&first.path).unwrap();
    assert_eq!(read.game(), &game(2, 9));
}

#[test]
fn a_broken_file_of_that_name_stays() {
    let folder = Folder::new("stays");
    let saves = Saves::in_folder(&folder);
    fs::write(folder.join("Anna.kulami"), "broken").unwrap();
    fs::create_dir(folder.join("Anna 2.kulami")).unwrap();
    fs::write(folder.join("Anna 3.kulami.bak"), "all there is").unwrap();
    let saved = saves.save("Anna", &saved(2, 5)).unwrap();
    assert_eq!(saved.path, folder.join("Anna 4.kulami"));
    assert_eq!(folder.contents()["Anna.kulami"], b"broken");
    assert_eq!(folder.contents()["Anna 3.kulami.bak"], b"all there is");
}

#[test]
fn five_hundred_are_listed_at_once_the_newest_first_and_nothing_else() {
    let folder = Folder::new("many");
    let saves = Saves::in_folder(&folder);
    assert!(
        Saves::in_folder(&folder.join("missing"))
            .list()
            .unwrap()
            .is_empty()
    );
    let now = SystemTime::now();
    for number in 0..500 {
        let path = folder.join(format!("{number}.kulami"));
        fs::write(&path, saved(number, 56).to_string()).unwrap();
        let file = fs::File::options().write(true).open(&path).unwrap();
        let age = Duration::from_secs(number * 977 % 500);
        file.set_modified(now - age).unwrap();
    }
    for other in [
        "notes.txt",
        ".hidden.kulami",
        "x.kulami.old",
        "kulami",
        ".x.kulami.1-1.new",
    ] {
        fs::write(folder.join(other), "other").unwrap();
    }
    fs::create_dir(folder.join("folder.kulami")).unwrap();
    let started = Instant::now();
    let list = saves.list().unwrap();
    let took = started.elapsed();
    assert!(took < Duration::from_secs(2), "{took:?}");
    assert_eq!(list.len(), 500);
    assert!(list.is_sorted_by(|one, other| one.modified >= other.modified));
    for save in &list {
        assert!(save.held.is_ok());
    }
    saves.delete(&list[0].path).unwrap();
    assert_eq!(saves.list().unwrap().len(), 499);
}

#[test]
fn a_broken_save_is_listed_with_its_backup() {
    let folder = Folder::new("backup");
    let saves = Saves::in_folder(&folder);
    let mut game = saved(2, 5);
    saves.save("Ä:", &game).unwrap();
    game.set_game(crate::common::game(2, 6));
    let path = saves.save("Ä:", &game).unwrap().path;
    fs::write(&path, "Kulami 2\n").unwrap();
    let list = saves.list().unwrap();
    assert_eq!(list.len(), 1);
    assert!(matches!(list[0].held, Err(ReadError::Newer(2))));
    assert_eq!(list[0].name, "Ä:");
    let backup = list[0].backup.as_ref().unwrap();
    assert_eq!(SavedGame::from_backup_of(&path).as_ref(), Some(backup));
    assert_eq!(backup.game().marbles_placed(), 5);
    saves.delete(&list[0].path).unwrap();
    assert!(folder.names().is_empty());
}

#[test]
fn what_is_wrong_is_said_in_words() {
    let text = saved(2, 12).to_string();
    let error = |text: &str| text.parse::<SavedGame>().unwrap_err().to_string();
    assert_eq!(error(""), "it is cut short: hardly anything is there");
    assert_eq!(error("Kula"), "it is cut short: hardly anything is there");
    assert_eq!(
        error("Kulami 7\nanything"),
        "it is in version 7 of the format: a newer version of the game can read it"
    );
    assert!(error("Dear Anna,").starts_with("it is not a Kulami game: line 1"));
    let last = text.trim_end().rfind(' ').unwrap();
    assert_eq!(
        error(&text[..last]),
        "it is cut short: it tells of 12 marbles, and not all of them are there"
    );
    assert!(
        error(&text[..text.find("layout").unwrap() + 20]).starts_with("it is cut short: line 2")
    );
    assert!(error(&text.replace("starts ", "starts light")).starts_with("line 4: \"light"));
    // Edited by hand, with a different marble count.
    let by_hand = saved(2, 13).to_string().replace("marbles 13", "marbles 12");
    assert!(by_hand.parse::<SavedGame>().is_ok());
}

#[test]
fn files_can_be_kept_where_systems_run_on_many_threads() {
    fn is_shared<T: Send + Sync + 'static>() {}
    is_shared::<RunningSlot>();
    is_shared::<Saves>();
    is_shared::<StatisticsLog>();
    is_shared::<Disk>();
}
