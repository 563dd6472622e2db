//! A stand as set up at a fair: the watchdog script and the game, on a screen.

use super::TURN;
use super::screen::keys::ENTER;
use super::screen::{Folder, Outcome, Process, Screen, until, virtual_screen};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::PoisonError;
use std::thread::sleep;
use std::time::Duration;
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{ConnectionExt, InputFocus, MapState, Window};

/// The tile that says "touch to play", above its words.
const TOUCH: (i16, i16) = (300, 500);

/// The process id of the game that the script has started.
fn game_of(script: u32) -> Outcome<Option<u32>> {
    let path = format!("/proc/{script}/task/{script}/children");
    let children = fs::read_to_string(path).unwrap_or_default();
    for child in children.split_whitespace() {
        let program = fs::read_link(format!("/proc/{child}/exe")).unwrap_or_default();
        if program == Path::new(env!("CARGO_BIN_EXE_kulami")) {
            return Ok(Some(child.parse()?));
        }
    }
    Ok(None)
}

fn signal(process: u32, name: &str) -> Outcome {
    let status = Command::new("kill")
        .args([format!("-{name}"), process.to_string()])
        .status()?;
    assert!(status.success());
    Ok(())
}

/// Waits for a game other than `but` to show attract mode; returns its process and window.
fn the_loop(script: &mut Process, screen: &Screen, but: Option<u32>) -> Outcome<(u32, Window)> {
    let id = script.0.id();
    until("the loop is seen", || {
        if let Some(status) = script.0.try_wait()? {
            return Err(format!("the script ended by itself: {status}").into());
        }
        let game = game_of(id)?.filter(|game| Some(*game) != but);
        let (Some(game), Some(window)) = (game, screen.window_called("Kulami")?) else {
            return Ok(None);
        };
        let Ok(about) = screen.connection.get_window_attributes(window)?.reply() else {
            return Ok(None);
        };
        if about.map_state != MapState::VIEWABLE {
            return Ok(None);
        }
        // Pale wood, more red than blue.
        let Ok([blue, _, red]) = screen.colour(window, TOUCH) else {
            return Ok(None);
        };
        Ok((red > 150 && red > blue).then_some((game, window)))
    })
}

#[test]
fn a_stand_comes_back_whatever_happens_to_it() -> Outcome {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let own = Folder::new()?;
    // The disk is full for the logs, and games cannot be logged either.
    let logs = own.0.join("logs");
    fs::create_dir_all(&logs)?;
    fs::create_dir(own.0.join("kulami/showcase.csv"))?;
    symlink("/dev/full", logs.join("kulami.log"))?;
    let (_server, display) = virtual_screen(1)?;
    let screen = Screen::connect(&display)?;
    let stand = own.0.join("stand.ron");
    fs::write(&stand, "(still_there_after: 3, still_there_for: 3)")?;
    let script = Command::new("bash")
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/scripts/kiosk"))
        .arg(&stand)
        .env("KULAMI", env!("CARGO_BIN_EXE_kulami"))
        .env("KULAMI_LOGS", &logs)
        .env("KULAMI_HANG", "12")
        .env("DISPLAY", &display)
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env("XDG_CONFIG_HOME", &own.0)
        .env("XDG_DATA_HOME", &own.0)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    let mut script = Process(script);
    let (first, window) = the_loop(&mut script, &screen, None)?;

    // The window cannot be closed.
    screen.close(window)?;
    // A visitor places a marble and leaves; that cannot be logged.
    screen
        .connection
        .set_input_focus(InputFocus::PARENT, window, x11rb::CURRENT_TIME)?;
    screen.connection.flush()?;
    for _ in 0..4 {
        screen.press_key(ENTER)?;
        sleep(Duration::from_secs(1));
    }
    sleep(Duration::from_secs(10));
    let (again, _) = the_loop(&mut script, &screen, None)?;
    assert_eq!(again, first, "it goes on");
    // The machine sleeps for a moment.
    signal(first, "STOP")?;
    sleep(Duration::from_secs(3));
    signal(first, "CONT")?;
    sleep(Duration::from_secs(4));
    assert_eq!(game_of(script.0.id())?, Some(first), "it goes on");

    // The game hangs, and then it crashes.
    signal(first, "STOP")?;
    let (second, _) = the_loop(&mut script, &screen, Some(first))?;
    signal(second, "ABRT")?;
    let (third, _) = the_loop(&mut script, &screen, Some(second))?;

    // Ending the script ends the game.
    signal(script.0.id(), "TERM")?;
    assert!(script.wait()?.success());
    until("the game is gone", || {
        let is_there = Path::new(&format!("/proc/{third}/exe")).exists();
        Ok((!is_there).then_some(()))
    })
}
