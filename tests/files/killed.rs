//! A process that is killed at any moment loses at most the marble it was saving.

use crate::child::{NONE, Process, kill_at_every_step};
use crate::common::{Folder, players, saved};
use kulami::files::{RunningSlot, Saves, StatisticsLog};
use kulami::rules::Game;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

/// The game that the next start finds.
fn found(folder: &Path) -> Option<Game> {
    let (mut unfinished, broken) = RunningSlot::in_folder(folder).unfinished();
    assert!(broken.is_empty(), "{broken:?}");
    assert!(unfinished.len() <= 1, "{unfinished:?}");
    let found = unfinished.pop()?;
    assert!(found.broken.is_none());
    assert_eq!(found.game.players(), players());
    Some(found.game.game().clone())
}

fn is_continued(before: Option<&Game>, now: Option<&Game>) -> bool {
    match (before, now) {
        (None, None) => true,
        (None, Some(now)) => now.marbles_placed() == 1,
        (Some(_), None) => false,
        (Some(before), Some(now)) => {
            let added = now.marbles_placed() as i64 - before.marbles_placed() as i64;
            (0..=1).contains(&added) && before.moves().eq(now.moves().take(before.marbles_placed()))
        }
    }
}

/// Kills a process at every step of every marble of a whole game; returns how often. After each
/// kill, the next process continues with what is left or, if `is_restored`, with everything as it
/// was before.
fn kill_through_a_game(name: &str, task: &str, is_restored: bool) -> usize {
    let folder = Folder::new(name);
    let mut kills = 0;
    let mut before: Option<Game> = None;
    while before.as_ref().is_none_or(|game| game.ending().is_none()) {
        let contents = folder.contents();
        let steps = kill_at_every_step(task, &folder, |step| {
            let now = found(&folder);
            assert!(is_continued(before.as_ref(), now.as_ref()), "{step}");
            if step != NONE && is_restored {
                folder.restore(&contents);
            } else {
                before = now;
            }
        });
        kills += steps.len();
        if is_restored && contents.len() >= 2 {
            let expected = [
                "Lock",
                "Create",
                "Write",
                "Sync",
                "Remove",
                "Link",
                "Rename",
                "SyncFolder",
            ];
            for step in expected {
                assert!(steps.iter().any(|seen| seen == step), "{step} in {steps:?}");
            }
        }
    }
    // Only the last file, its backup, and perhaps a temporary file of the last process are left.
    assert!(folder.names().len() <= 3, "{:?}", folder.names());
    kills
}

#[test]
fn at_every_step_of_every_marble() {
    let kills = kill_through_a_game("steps", "marble", true);
    assert!(kills > 200, "{kills}");
}

#[test]
fn at_every_step_of_every_marble_where_files_have_one_name() {
    let kills = kill_through_a_game("one-name", "marble without links", true);
    assert!(kills > 200, "{kills}");
}

#[test]
fn again_and_again_with_what_the_others_left() {
    for task in ["marble", "marble without links"] {
        let kills = kill_through_a_game("again", task, false);
        assert!(kills > 30, "{kills}");
    }
}

#[test]
fn at_every_step_of_the_end_of_a_game() {
    let folder = Folder::new("end");
    let mut running = RunningSlot::in_folder(&folder);
    let mut game = saved(4, 12);
    running.save(&game).unwrap();
    game.set_game(crate::common::game(4, 13));
    running.save(&game).unwrap();
    drop(running);
    let steps = kill_at_every_step("end", &folder, |step| {
        let game = found(&folder);
        assert!(
            game.is_none_or(|game| game.marbles_placed() == 13),
            "{step}"
        );
    });
    assert!(steps.iter().filter(|step| *step == "Remove").count() >= 1);
    assert!(found(&folder).is_none());
}

#[test]
fn at_any_moment() {
    let folder = Folder::new("moment");
    let mut before = 0;
    for kill in 0..60 {
        let process = Process::start("play", &folder, usize::MAX);
        sleep(Duration::from_millis(3 + kill * 7 % 41));
        let said = process.kill();
        let now = found(&folder).map_or(0, |game| game.marbles_placed());
        let last = said
            .iter()
            .rev()
            .find_map(|line| line.strip_prefix("saved: "));
        let last = last.map_or(before, |last| last.parse::<usize>().unwrap());
        let expected = match said.last().map(String::as_str) {
            Some("over") => now == last || now == 0,
            Some("cleared") => now <= 1,
            _ => now == last || now == last + 1 || now == 0 && last == before && said.is_empty(),
        };
        assert!(expected, "{now} marbles after {before} and {said:?}");
        before = now;
    }
}

#[test]
fn at_every_step_of_a_named_save() {
    let folder = Folder::new("named");
    let mut marbles = 0;
    for _ in 0..10 {
        kill_at_every_step("name", &folder, |step| {
            let saves = Saves::in_folder(&folder).list().unwrap();
            assert!(saves.len() <= 1, "{step}");
            let now = saves.first().map_or(0, |save| {
                let game = save.held.as_ref().unwrap();
                game.game().marbles_placed()
            });
            assert!(now == marbles || now == marbles + 1, "{step}");
            marbles = now;
        });
    }
}

#[test]
fn at_every_step_of_the_statistics() {
    let folder = Folder::new("log");
    let log = StatisticsLog::in_folder(&folder);
    let mut games = 0;
    let mut damaged = 0;
    for _ in 0..10 {
        kill_at_every_step("add", &folder, |step| {
            let now = log.read().unwrap();
            let added = now.games().len() - games;
            assert!(added <= 1, "{step}");
            assert!(now.damaged() - damaged <= 1, "{step}");
            (games, damaged) = (now.games().len(), now.damaged());
        });
    }
    assert!(games > 10);
}
