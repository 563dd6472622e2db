//! Several processes at once: none destroys the files of another.

use crate::child::Process;
use crate::common::{Folder, saved};
use kulami::files::{RunningError, RunningSlot, Saves, StatisticsLog};

fn at_once(task: &str, folder: &Folder) {
    let processes: Vec<Process> = (0..4)
        .map(|_| Process::start(task, folder, usize::MAX))
        .collect();
    for process in processes {
        process.end();
    }
}

#[test]
fn nothing_of_the_statistics_is_lost() {
    let folder = Folder::new("together-log");
    at_once("add many", &folder);
    let statistics = StatisticsLog::in_folder(&folder).read().unwrap();
    assert_eq!(statistics.games().len(), 200);
    assert_eq!(statistics.damaged(), 0);
}

#[test]
fn every_game_is_there_to_be_resumed() {
    let folder = Folder::new("together-games");
    at_once("one game", &folder);
    at_once("one game", &folder);
    let (unfinished, broken) = RunningSlot::in_folder(&folder).unfinished();
    assert!(broken.is_empty());
    assert_eq!(unfinished.len(), 8);
    assert!(unfinished.is_sorted_by(|one, other| one.modified >= other.modified));
    for game in unfinished {
        assert!(game.game.game().marbles_placed() == 20 || game.game.game().ending().is_some());
    }
}

#[test]
fn nobody_takes_the_name_of_anothers_game() {
    let folder = Folder::new("together-names");
    at_once("namesakes", &folder);
    let saves = Saves::in_folder(&folder).list().unwrap();
    assert_eq!(saves.len(), 80);
    assert!(saves.iter().all(|save| save.held.is_ok()));
}

#[test]
fn a_game_that_is_being_played_is_not_offered() {
    let folder = Folder::new("offered");
    let mut first = RunningSlot::in_folder(&folder);
    let mut second = RunningSlot::in_folder(&folder);
    first.save(&saved(1, 3)).unwrap();
    assert!(second.unfinished().0.is_empty());
    second.save(&saved(2, 4)).unwrap();
    assert_eq!(
        folder.names(),
        ["running-2.kulami", "running.kulami"],
        "each has its own"
    );
    drop(first);
    let waiting = second.unfinished().0;
    assert_eq!(waiting.len(), 1);
    assert_eq!(waiting[0].game.game().marbles_placed(), 3);

    // Two processes look at the same time; one resumes first.
    let mut third = RunningSlot::in_folder(&folder);
    third.resume(&waiting[0]).unwrap();
    let late = second.resume(&waiting[0]);
    assert!(matches!(late, Err(RunningError::Taken)));
    assert!(matches!(
        second.give_up(&waiting[0]),
        Err(RunningError::Taken)
    ));
    third.clear().unwrap();
    second.clear().unwrap();
    assert!(folder.names().is_empty());
}

#[test]
fn a_new_game_leaves_the_old_one_to_be_resumed() {
    let folder = Folder::new("left");
    let mut running = RunningSlot::in_folder(&folder);
    let old = saved(1, 9);
    running.save(&old).unwrap();
    let new = saved(2, 1);
    running.save(&new).unwrap();
    let (waiting, _) = running.unfinished();
    assert_eq!(waiting.len(), 1);
    assert_eq!(waiting[0].game.id(), old.id());
    running.give_up(&waiting[0]).unwrap();
    assert_eq!(folder.names(), ["running-2.kulami"]);
}
