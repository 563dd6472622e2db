//! Runs this test program again as a separate process that can be stopped and killed.

use crate::boards::board;
use crate::common::{finished, game, place, players, saved};
use kulami::files::{Disk, DiskStep, OwnBoards, RunningSlot, SavedGame, Saves, StatisticsLog};
use std::env;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::sleep;
use std::time::Duration;

const TASK: &str = "KULAMI_TEST_TASK";
const FOLDER: &str = "KULAMI_TEST_FOLDER";
const STOP: &str = "KULAMI_TEST_STOP";

/// The step of a process that was not killed.
pub const NONE: &str = "none";

/// A process that works on files and reports at which step it has stopped.
pub struct Process {
    child: Child,
    lines: BufReader<ChildStderr>,
}

impl Process {
    /// Starts a task that stops before its step of this number.
    pub fn start(task: &str, folder: &Path, stop: usize) -> Self {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", "child::works", "--nocapture"])
            .env(TASK, task)
            .env(FOLDER, folder)
            .env(STOP, stop.to_string())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stderr.take().unwrap());
        Self { child, lines }
    }

    /// The next line it prints; `None` if it has ended.
    pub fn hear(&mut self) -> Option<String> {
        let mut line = String::new();
        self.lines.read_line(&mut line).unwrap();
        assert!(!line.contains("panicked"), "{line}");
        (!line.is_empty()).then(|| line.trim_end().to_owned())
    }

    /// Kills it and returns what it had printed.
    pub fn kill(mut self) -> Vec<String> {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        std::iter::from_fn(|| self.hear()).collect()
    }

    /// Waits for it to end successfully.
    pub fn end(mut self) {
        while self.hear().is_some() {}
        assert!(self.child.wait().unwrap().success());
    }
}

/// Runs a task once for each of its steps and kills it there; `check` examines what is left and is
/// told which step it was. Returns the steps.
pub fn kill_at_every_step(task: &str, folder: &Path, mut check: impl FnMut(&str)) -> Vec<String> {
    let mut steps = Vec::new();
    loop {
        let mut process = Process::start(task, folder, steps.len());
        let said = process.hear();
        match said
            .as_deref()
            .and_then(|said| said.strip_prefix("stops: "))
        {
            Some(step) => {
                process.kill();
                check(step);
                steps.push(step.to_owned());
            }
            None => {
                process.end();
                check(NONE);
                return steps;
            }
        }
    }
}

/// The work of the process. In the test run itself, nothing.
#[test]
fn works() {
    let (Ok(task), Some(folder)) = (env::var(TASK), env::var_os(FOLDER)) else {
        return;
    };
    let stop: usize = env::var(STOP).unwrap().parse().unwrap();
    let folder = PathBuf::from(folder);
    let has_links = !task.ends_with("without links");
    let count = AtomicUsize::new(0);
    let disk = Disk::watched(move |step, _| {
        if count.fetch_add(1, Ordering::Relaxed) == stop {
            eprintln!("stops: {step:?}");
            loop {
                sleep(Duration::from_secs(1));
            }
        }
        if step == DiskStep::Link && !has_links {
            return Err(io::ErrorKind::Unsupported.into());
        }
        Ok(())
    });
    match task.as_str() {
        "marble" | "marble without links" => marble(running(&folder, disk)),
        "end" => end(running(&folder, disk)),
        "play" => play(running(&folder, disk)),
        "one game" => one_game(running(&folder, disk)),
        "name" => name(&Saves::in_folder(&folder).on_disk(disk)),
        "namesakes" => namesakes(&Saves::in_folder(&folder).on_disk(disk)),
        "boards" => boards(&OwnBoards::in_folder(&folder).on_disk(disk)),
        "add" => StatisticsLog::in_folder(&folder)
            .on_disk(disk)
            .add(&finished(1))
            .unwrap(),
        "add many" => {
            let log = StatisticsLog::in_folder(&folder).on_disk(disk);
            (0..50).for_each(|margin| log.add(&finished(margin)).unwrap());
        }
        other => panic!("there is no task {other}"),
    }
}

fn running(folder: &Path, disk: Disk) -> RunningSlot {
    RunningSlot::in_folder(folder).on_disk(disk)
}

/// Resumes the newest game, or begins one.
fn resume(running: &mut RunningSlot) -> SavedGame {
    let (unfinished, broken) = running.unfinished();
    assert!(broken.is_empty());
    match unfinished.into_iter().next() {
        Some(unfinished) => {
            running.resume(&unfinished).unwrap();
            unfinished.game
        }
        None => saved(rand::random(), 0),
    }
}

fn play_one(running: &mut RunningSlot, saved: &mut SavedGame) -> bool {
    let mut game = saved.game().clone();
    let is_placed = place(&mut game, 5);
    if is_placed {
        saved.set_game(game);
        running.save(saved).unwrap();
    }
    is_placed
}

/// What the game does between its start and the next marble.
fn marble(mut running: RunningSlot) {
    let mut saved = resume(&mut running);
    play_one(&mut running, &mut saved);
}

/// What the game does when a game is over.
fn end(mut running: RunningSlot) {
    resume(&mut running);
    running.clear().unwrap();
}

/// Plays for as long as it is let.
fn play(mut running: RunningSlot) {
    loop {
        let mut saved = resume(&mut running);
        while play_one(&mut running, &mut saved) {
            eprintln!("saved: {}", saved.game().marbles_placed());
        }
        eprintln!("over");
        running.clear().unwrap();
        eprintln!("cleared");
    }
}

/// Plays a game of its own, and leaves it unfinished.
fn one_game(mut running: RunningSlot) {
    let number = u64::from(std::process::id());
    let mut saved = SavedGame::new(game(number, 0), players());
    while saved.game().marbles_placed() < 20 && play_one(&mut running, &mut saved) {}
    eprintln!("{}", saved.id());
}

/// Goes on with a named game and saves it again.
fn name(saves: &Saves) {
    let mut saved = match saves.list().unwrap().pop() {
        Some(save) => save.held.unwrap(),
        None => saved(3, 0),
    };
    let mut game = saved.game().clone();
    place(&mut game, 5);
    saved.set_game(game);
    saves.save("Anna", &saved).unwrap();
}

fn namesakes(saves: &Saves) {
    for number in 0..20 {
        saves.save("Anna", &saved(number, 3)).unwrap();
    }
}

fn boards(boards: &OwnBoards) {
    for number in 0..20 {
        boards.save("Anna", &board(number)).unwrap();
    }
}
