//! A virtual X server: its picture, and input sent to it.

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};
use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    AtomEnum, BUTTON_PRESS_EVENT, BUTTON_RELEASE_EVENT, ClientMessageEvent, ConnectionExt,
    CreateWindowAux, EXPOSE_EVENT, EventMask, ExposeEvent, ImageFormat, KEY_PRESS_EVENT,
    KEY_RELEASE_EVENT, MOTION_NOTIFY_EVENT, PropMode, SELECTION_NOTIFY_EVENT, SelectionNotifyEvent,
    Window, WindowClass,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

pub type Outcome<T = ()> = Result<T, Box<dyn Error>>;

/// A software rasteriser on a busy machine needs time to compile shaders.
const PATIENCE: Duration = Duration::from_secs(120);

/// Keys, as keyboards count them.
pub mod keys {
    pub const ESCAPE: u8 = 9;
    pub const TAB: u8 = 23;
    pub const ENTER: u8 = 36;
    pub const SPACE: u8 = 65;
    pub const F1: u8 = 67;
    pub const UP: u8 = 111;
    pub const LEFT: u8 = 113;
    pub const RIGHT: u8 = 114;
    pub const DOWN: u8 = 116;

    /// What hands press: ways to go about screens more often than letters.
    pub const ALL: [u8; 36] = [
        ESCAPE, TAB, TAB, ENTER, ENTER, ENTER, SPACE, F1, UP, UP, LEFT, RIGHT, DOWN, DOWN,
        DOWN, // q w e r t z u i o p, a s d f g h, c v b m
        24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 38, 39, 40, 41, 42, 43, 54, 55, 56, 58, 22,
    ];
}

/// A child process that does not outlive its test.
pub struct Process(pub Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Process {
    pub fn wait(&mut self) -> Outcome<ExitStatus> {
        until("the game ends", || Ok(self.0.try_wait()?))
    }
}

/// Polls until there is an answer.
pub fn until<T>(what: &str, mut ask: impl FnMut() -> Outcome<Option<T>>) -> Outcome<T> {
    let started = Instant::now();
    while started.elapsed() < PATIENCE {
        if let Some(answer) = ask()? {
            return Ok(answer);
        }
        sleep(Duration::from_millis(50));
    }
    Err(format!("waited too long until {what}").into())
}

/// A virtual X server and its display's name. Its screen is 1280 × 720, so many times as dense.
pub fn virtual_screen(density: i16) -> Outcome<(Process, String)> {
    let screen = format!("{}x{}x24", 1280 * density, 720 * density);
    let server = Command::new("Xvfb")
        .args([
            "-displayfd",
            "1",
            "-screen",
            "0",
            &screen,
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

pub struct Screen {
    pub connection: RustConnection,
    pub root: Window,
}

impl Screen {
    pub fn connect(display: &str) -> Outcome<Self> {
        let (connection, number) = x11rb::connect(Some(display))?;
        let root = connection.setup().roots[number].root;
        Ok(Self { connection, root })
    }

    pub fn window_called(&self, title: &str) -> Outcome<Option<Window>> {
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
    pub fn colour(&self, window: Window, (x, y): (i16, i16)) -> Outcome<[u16; 3]> {
        let image = self
            .connection
            .get_image(ImageFormat::Z_PIXMAP, window, x, y, 1, 1, u32::MAX)?
            .reply()?;
        Ok([0, 1, 2].map(|part| u16::from(image.data[part])))
    }

    /// Clicks with the mouse.
    pub fn click(&self, (x, y): (i16, i16)) -> Outcome {
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

    /// Presses a key.
    pub fn press_key(&self, code: u8) -> Outcome {
        for kind in [KEY_PRESS_EVENT, KEY_RELEASE_EVENT] {
            self.connection
                .xtest_fake_input(kind, code, 0, self.root, 0, 0, 0)?;
            self.connection.flush()?;
            sleep(Duration::from_millis(80));
        }
        Ok(())
    }

    /// What a server sends when a part of a window has to be drawn again.
    pub fn expose(&self, window: Window) -> Outcome {
        let event = ExposeEvent {
            response_type: EXPOSE_EVENT,
            window,
            width: 1,
            height: 1,
            ..ExposeEvent::default()
        };
        self.connection
            .send_event(false, window, EventMask::EXPOSURE, event)?;
        self.connection.flush()?;
        Ok(())
    }

    fn atom(&self, name: &str) -> Outcome<u32> {
        let atom = self.connection.intern_atom(false, name.as_bytes())?;
        Ok(atom.reply()?.atom)
    }

    fn tell(&self, window: Window, what: &str, values: [u32; 5]) -> Outcome {
        let message = ClientMessageEvent::new(32, window, self.atom(what)?, values);
        self.connection
            .send_event(false, window, EventMask::NO_EVENT, message)?;
        self.connection.flush()?;
        Ok(())
    }

    /// What a window manager sends when a person presses the close button.
    pub fn close(&self, window: Window) -> Outcome {
        let delete = self.atom("WM_DELETE_WINDOW")?;
        self.tell(window, "WM_PROTOCOLS", [delete, 0, 0, 0, 0])
    }

    /// Drops a file as a file manager does: announces it, moves it over the window, answers which
    /// file it is, and releases it.
    pub fn drop_file(&self, window: Window, path: &Path) -> Outcome {
        let connection = &self.connection;
        let source = connection.generate_id()?;
        let (like_root, nothing) = (x11rb::COPY_FROM_PARENT, CreateWindowAux::new());
        let class = WindowClass::INPUT_ONLY;
        connection.create_window(
            0, source, self.root, 0, 0, 1, 1, 0, class, like_root, &nothing,
        )?;
        let (selection, files) = (self.atom("XdndSelection")?, self.atom("text/uri-list")?);
        connection.set_selection_owner(source, selection, x11rb::CURRENT_TIME)?;
        self.tell(window, "XdndEnter", [source, 5 << 24, files, 0, 0])?;
        let (place, copy) = (640 << 16 | 360, self.atom("XdndActionCopy")?);
        self.tell(
            window,
            "XdndPosition",
            [source, 0, place, x11rb::CURRENT_TIME, copy],
        )?;
        let asked = until("the file is asked for", || {
            match connection.poll_for_event()? {
                Some(Event::SelectionRequest(asked)) => Ok(Some(asked)),
                _ => Ok(None),
            }
        })?;
        // The characters to escape that occur in the names used here.
        let written = path
            .to_string_lossy()
            .replace('%', "%25")
            .replace(' ', "%20");
        let uri = format!("file://{written}\r\n");
        connection.change_property8(
            PropMode::REPLACE,
            asked.requestor,
            asked.property,
            asked.target,
            uri.as_bytes(),
        )?;
        let answer = SelectionNotifyEvent {
            response_type: SELECTION_NOTIFY_EVENT,
            sequence: 0,
            time: asked.time,
            requestor: asked.requestor,
            selection: asked.selection,
            target: asked.target,
            property: asked.property,
        };
        connection.send_event(false, asked.requestor, EventMask::NO_EVENT, answer)?;
        self.tell(window, "XdndDrop", [source, 0, x11rb::CURRENT_TIME, 0, 0])?;
        let finished = self.atom("XdndFinished")?;
        until("what was dropped is taken", || {
            match connection.poll_for_event()? {
                Some(Event::ClientMessage(message)) if message.type_ == finished => Ok(Some(())),
                _ => Ok(None),
            }
        })?;
        connection.destroy_window(source)?;
        connection.flush()?;
        Ok(())
    }
}

/// A folder for the player's files that does not outlive its test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Outcome<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("kulami-window-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(folder.join("kulami"))?;
        Ok(Self(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
