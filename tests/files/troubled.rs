//! Full disks, folders that cannot be written, and folders in place of files.

use crate::common::{Folder, finished, game, is_one_line, saved};
use kulami::files::{
    Disk, DiskStep, ReadError, RunningSlot, SavedGame, Saves, StatisticsLog, Store, TextError,
};
use std::fs;
use std::io::{self, ErrorKind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A disk on which the step of this number, and every further one that writes, fails; and the
/// number of steps so far.
fn failing(from: usize, kind: ErrorKind) -> (Disk, Arc<AtomicUsize>) {
    let count = Arc::new(AtomicUsize::new(0));
    let counted = count.clone();
    let disk = Disk::watched(move |step, _| {
        let is_writing = !matches!(step, DiskStep::Read | DiskStep::Lock | DiskStep::Remove);
        let number = counted.fetch_add(usize::from(is_writing), Ordering::Relaxed);
        if is_writing && number >= from {
            Err(io::Error::from(kind))
        } else {
            Ok(())
        }
    });
    (disk, count)
}

const KINDS: [ErrorKind; 3] = [
    ErrorKind::StorageFull,
    ErrorKind::ReadOnlyFilesystem,
    ErrorKind::PermissionDenied,
];

#[test]
fn whichever_step_fails_the_last_game_is_there_and_nothing_is_left_behind() {
    for kind in KINDS {
        for from in 0.. {
            let folder = Folder::new(&format!("fails-{kind:?}"));
            let mut before = saved(2, 5);
            let mut running = RunningSlot::in_folder(&folder);
            running.save(&before).unwrap();
            before.set_game(game(2, 6));
            running.save(&before).unwrap();

            let (disk, _) = failing(from, kind);
            let mut running = running.on_disk(disk);
            let mut after = before.clone();
            after.set_game(game(2, 7));
            let result = running.save(&after);
            drop(running);
            let (unfinished, broken) = RunningSlot::in_folder(&folder).unfinished();
            assert!(broken.is_empty() && unfinished.len() == 1);
            let found = unfinished[0].game.game().marbles_placed();
            assert!(folder.names().len() <= 2, "{:?}", folder.names());
            match result {
                Ok(()) => {
                    assert_eq!(found, 7);
                    assert!(from >= 6, "{from}");
                    break;
                }
                Err(error) => {
                    assert!(is_one_line(&error.to_string()));
                    assert!(found == 6 || found == 7, "{from}: {found}");
                }
            }
            // Once there is room again, the game is saved again.
            let mut running = RunningSlot::in_folder(&folder);
            running.resume(&unfinished[0]).unwrap();
            after.set_game(game(2, 8));
            running.save(&after).unwrap();
        }
    }
}

#[test]
fn a_named_save_that_fails_leaves_nothing_behind() {
    for from in 0..5 {
        let folder = Folder::new("fails-named");
        let (disk, _) = failing(from, ErrorKind::StorageFull);
        let saves = Saves::in_folder(&folder).on_disk(disk);
        assert!(saves.save("Anna", &saved(2, 5)).is_err(), "{from}");
        assert!(folder.names().is_empty(), "{:?}", folder.names());
    }
}

#[test]
fn statistics_that_cannot_be_written_stay_as_they_were() {
    for from in 0..4 {
        let folder = Folder::new("fails-log");
        let log = StatisticsLog::in_folder(&folder);
        log.add(&finished(1)).unwrap();
        let before = folder.contents();
        let count = AtomicUsize::new(0);
        let disk = Disk::watched(move |step, _| {
            let is_writing = matches!(step, DiskStep::Create | DiskStep::Write | DiskStep::Sync);
            if is_writing && count.fetch_add(1, Ordering::Relaxed) >= from {
                return Err(ErrorKind::StorageFull.into());
            }
            Ok(())
        });
        let full = StatisticsLog::in_folder(&folder).on_disk(disk);
        assert!(full.add(&finished(2)).is_err());
        assert_eq!(folder.contents(), before, "{from}");
        log.add(&finished(3)).unwrap();
        assert_eq!(log.read().unwrap().games().len(), 2);
    }
}

#[test]
fn a_file_where_the_folder_should_be_is_said_and_left() {
    let folder = Folder::new("no-folder");
    let file = folder.join("file");
    fs::write(&file, "mine").unwrap();
    for place in [file.clone(), file.join("inside")] {
        let mut running = RunningSlot::in_folder(&place);
        assert!(running.unfinished().0.is_empty());
        let error = running.save(&saved(1, 3)).unwrap_err();
        assert!(is_one_line(&error.to_string()) && error.to_string().contains("file"));
        running.clear().unwrap();
        let saves = Saves::in_folder(&place);
        assert!(saves.list().is_err());
        assert!(saves.save("Anna", &saved(1, 3)).is_err());
        let log = StatisticsLog::in_folder(&place);
        assert!(log.add(&finished(1)).is_err());
    }
    assert_eq!(fs::read(&file).unwrap(), b"mine");
}

#[test]
fn a_missing_folder_is_made() {
    let folder = Folder::new("made");
    let place = folder.join("a/b/c");
    assert!(RunningSlot::in_folder(&place).unfinished().0.is_empty());
    assert!(
        StatisticsLog::in_folder(&place)
            .read()
            .unwrap()
            .games()
            .is_empty()
    );
    assert!(!place.exists(), "looking makes nothing");
    RunningSlot::in_folder(&place).save(&saved(1, 3)).unwrap();
    assert_eq!(RunningSlot::in_folder(&place).unfinished().0.len(), 1);
}

#[test]
fn folders_in_place_of_files_are_said() {
    let folder = Folder::new("folders");
    fs::create_dir(folder.join("running.kulami")).unwrap();
    fs::create_dir(folder.join("statistics.log")).unwrap();
    let mut running = RunningSlot::in_folder(&folder);
    let (unfinished, broken) = running.unfinished();
    assert!(unfinished.is_empty());
    assert!(matches!(
        broken[0].problem,
        ReadError::Text(TextError::Folder)
    ));
    running.save(&saved(1, 3)).unwrap();
    assert_eq!(folder.names(), ["running-2.kulami"]);
    let log = StatisticsLog::in_folder(&folder);
    assert!(log.read().is_err() && log.add(&finished(1)).is_err());
    assert!(matches!(
        SavedGame::from_file(&folder.join("missing")),
        Err(ReadError::Missing)
    ));
    fs::write(folder.join("large"), vec![b'K'; (1 << 20) + 1]).unwrap();
    assert!(matches!(
        SavedGame::from_file(&folder.join("large")),
        Err(ReadError::Text(TextError::TooLarge))
    ));
}

#[test]
fn a_broken_game_gives_way_to_its_backup_and_is_kept() {
    let folder = Folder::new("gives-way");
    let mut running = RunningSlot::in_folder(&folder);
    let mut kept = saved(2, 5);
    running.save(&kept).unwrap();
    kept.set_game(game(2, 6));
    running.save(&kept).unwrap();
    drop(running);
    let path = folder.join("running.kulami");
    for (broken, aside) in [("", "old"), ("Kulami 9\n", "old-2"), ("\0\0\0", "old-3")] {
        fs::write(&path, broken).unwrap();
        let before = folder.contents();
        let mut running = RunningSlot::in_folder(&folder);
        let (unfinished, _) = running.unfinished();
        assert_eq!(folder.contents(), before, "looking changes nothing");
        assert!(unfinished[0].broken.is_some());
        assert_eq!(unfinished[0].game.game().marbles_placed(), 5);
        running.resume(&unfinished[0]).unwrap();
        let aside = format!("running.kulami.{aside}");
        assert_eq!(folder.contents()[&aside], broken.as_bytes());
        running.save(&kept).unwrap();
        let (unfinished, _) = {
            drop(running);
            RunningSlot::in_folder(&folder).unfinished()
        };
        assert_eq!(unfinished[0].game.game().marbles_placed(), 6);
    }
    // If neither can be read, both files are kept.
    fs::write(&path, "one").unwrap();
    fs::write(folder.join("running.kulami.bak"), "other").unwrap();
    let mut running = RunningSlot::in_folder(&folder);
    let (unfinished, broken) = running.unfinished();
    assert!(unfinished.is_empty() && broken.len() == 1);
    assert!(is_one_line(&broken[0].to_string()));
    running.save(&kept).unwrap();
    assert_eq!(folder.contents()["running.kulami"], b"one");
    running.set_aside(&broken[0]).unwrap();
    assert_eq!(folder.contents()["running.kulami.old-4"], b"one");
    assert_eq!(folder.contents()["running.kulami.bak.old"], b"other");
    assert!(RunningSlot::in_folder(&folder).unfinished().1.is_empty());
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let folder = Folder::new("link");
    fs::create_dir(folder.join("elsewhere")).unwrap();
    let target = folder.join("elsewhere/settings.ron");
    fs::write(&target, "1").unwrap();
    std::os::unix::fs::symlink(&target, folder.join("settings.ron")).unwrap();
    let store = Store::in_folder(&folder);
    store.write("settings.ron", &2).unwrap();
    assert_eq!(store.read::<u8>("settings.ron").unwrap(), Some(2));
    assert!(folder.join("settings.ron").is_symlink());
    assert_eq!(fs::read_to_string(&target).unwrap(), "2\n");
    // A dangling link counts as no file.
    std::os::unix::fs::symlink(folder.join("nowhere"), folder.join("a.ron")).unwrap();
    assert_eq!(store.read::<u8>("a.ron").unwrap(), None);
    store.write("a.ron", &3).unwrap();
    assert_eq!(store.read::<u8>("a.ron").unwrap(), Some(3));
}

#[test]
fn what_dead_processes_left_is_swept_away() {
    let folder = Folder::new("swept");
    let old = folder.join(".settings.ron.1-0.new");
    let young = folder.join(".settings.ron.2-0.new");
    let other = folder.join("other.new");
    for path in [&old, &young, &other] {
        fs::write(path, "half").unwrap();
    }
    let hour = std::time::Duration::from_secs(3600);
    for path in [&old, &other] {
        let file = fs::File::options().write(true).open(path).unwrap();
        file.set_modified(std::time::SystemTime::now() - hour)
            .unwrap();
    }
    Store::in_folder(&folder).write("settings.ron", &1).unwrap();
    assert!(!old.exists() && young.exists() && other.exists());
}
