//! The real executable in a real window, on a virtual X server.

#![cfg(all(feature = "game", target_os = "linux"))]

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{
    AtomEnum, BUTTON_PRESS_EVENT, BUTTON_RELEASE_EVENT, ClientMessageEvent, ConnectionExt,
    EventMask, ImageFormat, MOTION_NOTIFY_EVENT, Window,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

type Outcome<T = ()> = Result<T, Box<dyn Error>>;

/// A software rasteriser on a busy machine needs time to compile its shaders.
const PATIENCE: Duration = Duration::from_secs(120);

/// A child process that does not outlive its test.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Process {
    fn wait(&mut self) -> Outcome<ExitStatus> {
        until(|| Ok(self.0.try_wait()?))
    }
}

/// Asks again and again until there is an answer.
fn until<T>(mut ask: impl FnMut() -> Outcome<Option<T>>) -> Outcome<T> {
    let started = Instant::now();
    while started.elapsed() < PATIENCE {
        if let Some(answer) = ask()? {
            return Ok(answer);
        }
        sleep(Duration::from_millis(50));
    }
    Err("waited too long".into())
}

/// A virtual X server and its display's name.
fn virtual_screen() -> Outcome<(Process, String)> {
    let server = Command::new("Xvfb")
        .args([
            "-displayfd",
            "1",
            "-screen",
            "0",
            "1280x720x24",
            "-nolisten",
            "tcp",
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("Xvfb is needed, scripts/test installs it: {error}"))?;
    let mut server = Process(server);
    let mut number = String::new();
    let stdout = server.0.stdout.take().ok_or("Xvfb has an output")?;
    BufReader::new(stdout).read_line(&mut number)?;
    Ok((server, format!(":{}", number.trim())))
}

struct Screen {
    connection: RustConnection,
    root: Window,
}

impl Screen {
    fn connect(display: &str) -> Outcome<Self> {
        let (connection, number) = x11rb::connect(Some(display))?;
        let root = connection.setup().roots[number].root;
        Ok(Self { connection, root })
    }

    fn window_called(&self, title: &str) -> Outcome<Option<Window>> {
        for window in self.connection.query_tree(self.root)?.reply()?.children {
            let name = self
                .connection
                .get_property(false, window, AtomEnum::WM_NAME, AtomEnum::STRING, 0, 64)?
                .reply()?;
            if name.value == title.as_bytes() {
                return Ok(Some(window));
            }
        }
        Ok(None)
    }

    /// Blue, green and red at a place of a window.
    fn colour(&self, window: Window, (x, y): (i16, i16)) -> Outcome<[u16; 3]> {
        let image = self
            .connection
            .get_image(ImageFormat::Z_PIXMAP, window, x, y, 1, 1, u32::MAX)?
            .reply()?;
        Ok([0, 1, 2].map(|part| u16::from(image.data[part])))
    }

    /// What a hand on a mouse does.
    fn click(&self, (x, y): (i16, i16)) -> Outcome {
        const LEFT: u8 = 1;
        self.connection
            .xtest_fake_input(MOTION_NOTIFY_EVENT, 0, 0, self.root, x, y, 0)?;
        self.connection.flush()?;
        sleep(Duration::from_millis(300));
        for kind in [BUTTON_PRESS_EVENT, BUTTON_RELEASE_EVENT] {
            self.connection
                .xtest_fake_input(kind, LEFT, 0, self.root, 0, 0, 0)?;
            self.connection.flush()?;
            sleep(Duration::from_millis(100));
        }
        Ok(())
    }

    /// What a window manager sends when a person presses the close button.
    fn close(&self, window: Window) -> Outcome {
        let atom = |name: &str| -> Outcome<u32> {
            Ok(self
                .connection
                .intern_atom(false, name.as_bytes())?
                .reply()?
                .atom)
        };
        let (protocols, delete) = (atom("WM_PROTOCOLS")?, atom("WM_DELETE_WINDOW")?);
        let message = ClientMessageEvent::new(32, window, protocols, [delete, 0, 0, 0, 0]);
        self.connection
            .send_event(false, window, EventMask::NO_EVENT, message)?;
        self.connection.flush()?;
        Ok(())
    }
}

#[test]
fn a_marble_is_placed_by_hand_and_the_window_closes_cleanly() -> Outcome {
    let (_server, display) = virtual_screen()?;
    let screen = Screen::connect(&display)?;
    let game = Command::new(env!("CARGO_BIN_EXE_kulami"))
        .env("DISPLAY", &display)
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .spawn()?;
    let mut game = Process(game);

    let window = until(|| match game.0.try_wait()? {
        Some(status) => Err(format!("the game ended by itself: {status}").into()),
        None => screen.window_called("Kulami"),
    })?;
    // Every square board has a field e1 a little right of the middle, and wood is more red than
    // blue.
    let field = (678, 497);
    until(|| {
        let [blue, _, red] = screen.colour(window, field)?;
        Ok((red > 80 && red > blue).then_some(()))
    })?;
    // Red begins, anywhere. The marble stands a little higher in the picture than its bowl.
    screen.click(field)?;
    let marble = (field.0, field.1 - 16);
    until(|| {
        let [blue, green, red] = screen.colour(window, marble)?;
        Ok((red > 60 && red > 2 * green.max(blue)).then_some(()))
    })?;

    screen.close(window)?;
    assert!(game.wait()?.success());
    Ok(())
}
