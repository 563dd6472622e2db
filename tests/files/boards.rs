//! The player's own boards: any name, any number, never one in place of another.

use crate::child::Process;
use crate::common::{Folder, game, is_one_line};
use kulami::boards::{NamedBoard, parse_board_file};
use kulami::files::{Disk, DiskStep, OwnBoards};
use kulami::rules::Layout;
use proptest::prelude::*;
use std::fs;
use std::io;
use std::time::{Duration, Instant, SystemTime};

pub fn layout(number: u64) -> Layout {
    Layout::clone(game(number, 0).layout())
}

pub fn board(number: u64) -> NamedBoard {
    NamedBoard::new("", layout(number))
}

#[test]
fn a_board_is_there_again_and_is_a_file_like_those_of_the_game() {
    let folder = Folder::new("board-again");
    let boards = OwnBoards::in_folder(&folder);
    for number in 0..20 {
        let saved = boards.save("Ring", &board(number)).unwrap();
        let text = fs::read_to_string(&saved.path).unwrap();
        let read = parse_board_file("ring.ron", &text).unwrap();
        assert_eq!(read.layout, layout(number));
        assert_eq!(read.name, saved.name);
        assert_eq!(read.to_string(), text);
    }
    assert_eq!(boards.list().unwrap().len(), 20);
}

proptest! {
    #[test]
    fn any_name_is_read_as_it_was_written(name: String, about in "\\PC*") {
        let folder = Folder::new("board-any");
        let saved = OwnBoards::in_folder(&folder).save(&name, &board(1)).unwrap();
        prop_assert_eq!(saved.path.parent(), Some(&*folder));
        let list = OwnBoards::in_folder(&folder).list().unwrap();
        prop_assert_eq!(list.len(), 1);
        prop_assert_eq!(&list[0].name, &saved.name);
        prop_assert!(list[0].held.as_ref().is_ok_and(|board| board.layout == layout(1)));

        let board = NamedBoard { name: saved.name, about, layout: layout(2) };
        let read = parse_board_file("x", &board.to_string()).unwrap();
        prop_assert_eq!((read.name, read.about, read.layout), (board.name, board.about, board.layout));
    }
}

#[test]
fn a_changed_board_is_saved_again_and_another_beside_it() {
    let folder = Folder::new("board-beside");
    let boards = OwnBoards::in_folder(&folder);
    let first = boards.save("Ring", &board(1)).unwrap();
    assert_eq!(boards.save("Ring", &board(1)).unwrap(), first);
    assert_eq!(
        boards
            .save_changed("Ring", &board(2), Some(&first.path))
            .unwrap(),
        first
    );
    assert_eq!(folder.names(), ["Ring.ron", "Ring.ron.bak"]);
    let second = boards.save("Ring", &board(3)).unwrap();
    assert_eq!(second.name, "Ring 2");
    // Under another name the first one stays.
    let third = boards
        .save_changed("Arc", &board(4), Some(&first.path))
        .unwrap();
    assert_eq!(third.name, "Arc");
    let list = boards.list().unwrap();
    assert_eq!(list.len(), 3);
    assert!(
        list.iter()
            .any(|board| board.held.as_ref().is_ok_and(|b| b.layout == layout(2)))
    );
}

#[test]
fn broken_files_are_told_of_and_left_alone() {
    let folder = Folder::new("board-broken");
    let boards = OwnBoards::in_folder(&folder);
    let path = boards.save("Ring", &board(1)).unwrap().path;
    boards.save_changed("Ring", &board(2), Some(&path)).unwrap();
    let whole = fs::read(&path).unwrap();
    let mut damages: Vec<Vec<u8>> = (0..whole.len()).map(|end| whole[..end].to_vec()).collect();
    damages.extend((0..whole.len()).map(|at| {
        let mut bytes = whole.clone();
        bytes[at] ^= 1 << (at % 8);
        bytes
    }));
    damages.push(vec![b'A'; 2 << 20]);
    let mut refused = 0;
    for bytes in damages {
        fs::write(&path, &bytes).unwrap();
        let list = boards.list().unwrap();
        assert_eq!(list.len(), 1);
        if let Err(error) = &list[0].held {
            refused += 1;
            assert!(is_one_line(&error.to_string()), "{error}");
            let backup = list[0].backup.as_ref().unwrap();
            assert_eq!(backup.layout, layout(1));
            assert_eq!(list[0].name, "Ring");
        }
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
    assert!(refused > 300, "{refused}");
    // A broken file is not written over.
    fs::write(&path, "broken").unwrap();
    let saved = boards.save_changed("Ring", &board(3), Some(&path)).unwrap();
    assert_ne!(saved.path, path);
    assert_eq!(folder.contents()["Ring.ron"], b"broken");
    boards.delete(&path).unwrap();
    assert_eq!(folder.names(), ["Ring 2.ron"]);
}

#[test]
fn two_hundred_are_listed_at_once_the_newest_first_and_nothing_else() {
    let folder = Folder::new("board-many");
    let boards = OwnBoards::in_folder(&folder);
    assert!(
        OwnBoards::in_folder(&folder.join("missing"))
            .list()
            .unwrap()
            .is_empty()
    );
    let now = SystemTime::now();
    for number in 0..200 {
        let path = boards
            .save(&format!("{number}"), &board(number))
            .unwrap()
            .path;
        let file = fs::File::options().write(true).open(&path).unwrap();
        let age = Duration::from_secs(number * 77 % 200);
        file.set_modified(now - age).unwrap();
    }
    for other in ["notes.txt", ".hidden.ron", "x.ron.old", "game.kulami"] {
        fs::write(folder.join(other), "other").unwrap();
    }
    let started = Instant::now();
    let list = boards.list().unwrap();
    let took = started.elapsed();
    assert!(took < Duration::from_secs(1), "{took:?}");
    assert_eq!(list.len(), 200);
    assert!(list.is_sorted_by(|one, other| one.modified >= other.modified));
    assert!(list.iter().all(|board| board.held.is_ok()));
}

#[test]
fn nobody_takes_the_name_of_anothers_board() {
    let folder = Folder::new("board-together");
    let processes: Vec<Process> = (0..4)
        .map(|_| Process::start("boards", &folder, usize::MAX))
        .collect();
    for process in processes {
        process.end();
    }
    let boards = OwnBoards::in_folder(&folder).list().unwrap();
    assert!(boards.iter().all(|board| board.held.is_ok()));
    for number in 0..20 {
        let is_there = boards.iter().any(|board| {
            let board = board.held.as_ref();
            board.is_ok_and(|board| board.layout == layout(number))
        });
        assert!(is_there, "{number}");
    }
}

#[test]
fn a_full_disk_leaves_the_old_board() {
    let folder = Folder::new("board-full");
    let path = OwnBoards::in_folder(&folder)
        .save("Ring", &board(1))
        .unwrap()
        .path;
    let before = folder.contents();
    for step in [DiskStep::Create, DiskStep::Write, DiskStep::Sync] {
        let disk = Disk::watched(move |next, _| {
            if next == step {
                Err(io::ErrorKind::StorageFull.into())
            } else {
                Ok(())
            }
        });
        let boards = OwnBoards::in_folder(&folder).on_disk(disk);
        assert!(boards.save_changed("Ring", &board(2), Some(&path)).is_err());
        assert_eq!(folder.contents(), before, "{step:?}");
    }
}
