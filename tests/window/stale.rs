//! What is on the screen is what the game is: whenever the window has gone to sleep, drawing it
//! once more changes no pixel.
//!
//! A few scripted sessions and a short random one run with the other tests. A long one:
//! `KULAMI_MINUTES=120 cargo test --test window stale::random -- --nocapture`; it prints its
//! figures and the seed, which `KULAMI_SEED` repeats.

use crate::screen::{Folder, Outcome, Process, Screen, keys, until, virtual_screen};
use crate::{TURN, give_keyboard, threads_at_work, ticks};
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::collections::VecDeque;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::{MutexGuard, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{ConfigureWindowAux, ConnectionExt, ImageFormat, Window};

/// Small, so that a software rasteriser can draw it often.
const SIZE: (u16, u16) = (640, 360);
/// Other sizes that the window is given: wide, upright, a little smaller.
const SIZES: [(u16, u16); 4] = [SIZE, (720, 300), (400, 600), (600, 340)];
/// As plain and as quick as the game gets while everything still moves.
const SETTINGS: &str = "(language: Some(English), quality: Some(Low), speed: Fast)";
/// The same with less motion, so that the title is still.
const STILL: &str =
    "(language: Some(English), quality: Some(Low), speed: Fast, reduced_motion: true)";
/// Two people, without the drawing of lots.
const CHOICES: &str = "(starts: Red)";
/// What lies on the table when the window begins there.
const MARBLES: [&str; 4] = ["e8", "c8", "c4", "g4"];
/// So many screens in a row that are alive lead back to a beginning.
const RESTLESS: u32 = 3;
/// Inputs after which a random session begins anew.
const EVENING: u32 = 60;
/// How long nothing has to happen for the window to be asleep.
const ASLEEP: Duration = Duration::from_millis(350);
/// How long a screen that is alive, such as the title, is waited for.
const ALIVE: Duration = Duration::from_secs(8);
/// How long a marble, a computer of the first level or a whole count may take here.
pub const LONGEST: Duration = Duration::from_secs(60);
/// Inputs that a report repeats.
const REMEMBERED: usize = 12;

/// Where the window begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beginning {
    /// At a table with a few marbles.
    Table,
    /// At the title, where the demo game is a still picture.
    Title,
}

/// The game in a small window, and what was done to it.
pub struct Watched {
    game: Process,
    screen: Screen,
    window: Window,
    own: Folder,
    display: String,
    done: VecDeque<String>,
    /// How often the picture was compared, and how often it never came to rest.
    compared: u32,
    restless: u32,
    _server: Process,
    _turn: MutexGuard<'static, ()>,
}

impl Watched {
    pub fn open(beginning: Beginning) -> Outcome<Self> {
        let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        let own = Folder::new()?;
        std::fs::write(
            own.0.join("game.kulami"),
            crate::game(&MARBLES)?.to_string(),
        )?;
        let (server, display) = virtual_screen(1)?;
        let screen = Screen::connect(&display)?;
        let (game, window) = start(&screen, &display, &own, beginning)?;
        Ok(Self {
            game,
            screen,
            window,
            own,
            display,
            done: VecDeque::new(),
            compared: 0,
            restless: 0,
            _server: server,
            _turn: turn,
        })
    }

    fn note(&mut self, what: String) {
        if self.done.len() == REMEMBERED {
            self.done.pop_front();
        }
        self.done.push_back(what);
    }

    pub fn click(&mut self, place: (i16, i16)) -> Outcome {
        self.note(format!("click {place:?}"));
        self.screen.click(place)
    }

    pub fn key(&mut self, code: u8) -> Outcome {
        self.note(format!("key {code}"));
        self.screen.press_key(code)
    }

    pub fn resize(&mut self, (width, height): (u16, u16)) -> Outcome {
        self.note(format!("resize {width}x{height}"));
        let size = ConfigureWindowAux::new()
            .width(u32::from(width))
            .height(u32::from(height));
        self.screen
            .connection
            .configure_window(self.window, &size)?;
        self.screen.connection.flush()?;
        // The server may take a moment to tell the game.
        sleep(Duration::from_millis(200));
        Ok(())
    }

    /// Waits until the window sleeps: no processor time is used and no thread wants any.
    fn falls_asleep(&mut self, patience: Duration) -> Outcome<bool> {
        let (started, process) = (Instant::now(), self.game.0.id());
        let mut still_since: Option<(Instant, u64)> = None;
        while started.elapsed() < patience {
            sleep(Duration::from_millis(25));
            if self.game.0.try_wait()?.is_some() {
                return Ok(false);
            }
            let now = ticks(process)?;
            match still_since {
                _ if threads_at_work(process)? => still_since = None,
                Some((_, before)) if now > before + 1 => still_since = None,
                Some((since, _)) if since.elapsed() > ASLEEP => return Ok(true),
                Some(_) => {}
                None => still_since = Some((Instant::now(), now)),
            }
        }
        Ok(false)
    }

    /// Every pixel of the window.
    fn picture(&self) -> Outcome<Picture> {
        let about = self.screen.connection.get_geometry(self.window)?.reply()?;
        let size = (about.width, about.height);
        let (window, all) = (self.window, u32::MAX);
        let image = self.screen.connection.get_image(
            ImageFormat::Z_PIXMAP,
            window,
            0,
            0,
            size.0,
            size.1,
            all,
        )?;
        let pixels = image.reply()?.data;
        Ok(Picture { size, pixels })
    }

    /// Once the window sleeps, it shows what it would show if it were drawn once more. Whether it
    /// slept.
    pub fn check(&mut self, patience: Duration) -> Outcome<bool> {
        if !self.falls_asleep(patience)? {
            self.restless += 1;
            return Ok(false);
        }
        let before = self.picture()?;
        // More than once: what is late may be late by several frames.
        for _ in 0..3 {
            self.screen.expose(self.window)?;
            sleep(Duration::from_millis(60));
        }
        if !self.falls_asleep(LONGEST)? {
            return Err(self
                .report("does not go to sleep any more", &before)?
                .into());
        }
        let after = self.picture()?;
        self.compared += 1;
        match before.difference(&after) {
            0 => Ok(true),
            pixels => {
                after.save("after")?;
                let what = format!("showed {pixels} pixels that a redraw changes");
                Err(self.report(&what, &before)?.into())
            }
        }
    }

    /// What was found, with the picture that was there and what was done before.
    fn report(&self, what: &str, before: &Picture) -> Outcome<String> {
        let place = before.save("before")?;
        let done = self.done.iter().cloned().collect::<Vec<_>>().join(", ");
        Ok(format!(
            "the window {what} after {done}; see {}",
            place.display()
        ))
    }

    /// Starts again if the game was left by one of its own buttons.
    fn restart_if_left(&mut self) -> Outcome {
        match self.game.0.try_wait()? {
            None => Ok(()),
            Some(status) if status.success() => self.restart(Beginning::Table),
            Some(status) => {
                let done = self.done.iter().cloned().collect::<Vec<_>>().join(", ");
                Err(format!("the game ended with {status} after {done}").into())
            }
        }
    }

    /// From the beginning, with the usual settings.
    pub fn restart(&mut self, beginning: Beginning) -> Outcome {
        let _ = self.game.0.kill();
        self.game.0.wait()?;
        (self.game, self.window) = start(&self.screen, &self.display, &self.own, beginning)?;
        self.note(format!("start at {beginning:?}"));
        Ok(())
    }
}

/// Opens the window with nothing kept from before, and waits until the board or the title is seen.
fn start(
    screen: &Screen,
    display: &str,
    own: &Folder,
    beginning: Beginning,
) -> Outcome<(Process, Window)> {
    let (settings, file, place) = match beginning {
        Beginning::Table => (SETTINGS, Some(own.0.join("game.kulami")), (339, 248)),
        // The main button, of pale wood.
        Beginning::Title => (STILL, None, (140, 125)),
    };
    let kept = own.0.join("kulami");
    std::fs::remove_dir_all(&kept)?;
    std::fs::create_dir_all(&kept)?;
    std::fs::write(kept.join("settings.ron"), settings)?;
    std::fs::write(kept.join("new-game.ron"), CHOICES)?;
    let game = Command::new(env!("CARGO_BIN_EXE_kulami"))
        .args(file)
        .stderr(Stdio::null())
        .env("DISPLAY", display)
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env("WINIT_X11_SCALE_FACTOR", "1")
        .env("XDG_CONFIG_HOME", &own.0)
        .env("XDG_DATA_HOME", &own.0)
        .spawn()?;
    let mut game = Process(game);
    let window = until("there is a window", || match game.0.try_wait()? {
        Some(status) => Err(format!("the game ended by itself: {status}").into()),
        None => screen.window_called("Kulami"),
    })?;
    give_keyboard(screen, window)?;
    let size = ConfigureWindowAux::new()
        .width(u32::from(SIZE.0))
        .height(u32::from(SIZE.1));
    screen.connection.configure_window(window, &size)?;
    screen.connection.flush()?;
    until("there is wood", || {
        let [blue, _, red] = screen.colour(window, place)?;
        Ok((red > 80 && red > blue).then_some(()))
    })?;
    Ok((game, window))
}

/// Pixels of a window, four bytes each.
struct Picture {
    size: (u16, u16),
    pixels: Vec<u8>,
}

impl Picture {
    fn difference(&self, other: &Self) -> usize {
        if self.size != other.size {
            return self.pixels.len() / 4;
        }
        let colours = |pixel: &[u8]| [pixel[0], pixel[1], pixel[2]];
        let both = self.pixels.chunks(4).zip(other.pixels.chunks(4));
        both.filter(|(one, other)| colours(one) != colours(other))
            .count()
    }

    /// Written where tests leave their files, in a format that needs no library.
    fn save(&self, name: &str) -> Outcome<PathBuf> {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
        let path = folder.join(format!("stale-{}-{name}.ppm", std::process::id()));
        let (width, height) = self.size;
        let mut file = format!("P6 {width} {height} 255\n").into_bytes();
        for pixel in self.pixels.chunks(4) {
            file.extend([pixel[2], pixel[1], pixel[0]]);
        }
        std::fs::write(&path, file)?;
        Ok(path)
    }
}

/// Minutes that a random session takes.
fn minutes() -> f32 {
    let given = std::env::var("KULAMI_MINUTES").ok();
    given.and_then(|given| given.parse().ok()).unwrap_or(1.0)
}

#[test]
fn a_game_leaves_no_stale_picture() -> Outcome {
    let mut watched = Watched::open(Beginning::Table)?;
    assert!(watched.check(LONGEST)?);
    // A marble where it may go, one where it may not, the menu by key and away again.
    for place in [(339, 248), (339, 248), (300, 200)] {
        watched.click(place)?;
        assert!(watched.check(LONGEST)?);
    }
    for key in [keys::ESCAPE, keys::DOWN, keys::ESCAPE, keys::UP] {
        watched.key(key)?;
        assert!(watched.check(LONGEST)?);
    }
    Ok(())
}

#[test]
fn random_input_leaves_no_stale_picture() -> Outcome {
    let given = std::env::var("KULAMI_SEED").ok();
    let seed: u64 = given
        .and_then(|given| given.parse().ok())
        // Long sessions differ each time, the short one does not.
        .unwrap_or_else(|| if minutes() > 1.0 { rand::random() } else { 1 });
    println!("KULAMI_SEED={seed}");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let end = Instant::now() + Duration::from_secs_f32(60.0 * minutes());
    let mut watched = Watched::open(Beginning::Table)?;
    let (mut inputs, mut restless) = (0_u32, 0);
    let mut beginnings = [Beginning::Title, Beginning::Table].into_iter().cycle();
    while Instant::now() < end {
        match rng.random_range(0..20) {
            0 => {
                let size = *SIZES.choose(&mut rng).expect("there are some");
                watched.resize(size)?;
            }
            1..=8 => {
                let code = *keys::ALL.choose(&mut rng).expect("there are some");
                watched.key(code)?;
            }
            9 => {
                // Away from a screen on which nothing else leads on.
                watched.key(keys::ESCAPE)?;
            }
            _ => {
                let about = watched.screen.connection.get_geometry(watched.window)?;
                let about = about.reply()?;
                let x = rng.random_range(0..about.width) as i16;
                let y = rng.random_range(0..about.height) as i16;
                watched.click((x, y))?;
            }
        }
        inputs += 1;
        restless = match watched.check(ALIVE)? {
            true => 0,
            false => restless + 1,
        };
        watched.restart_if_left()?;
        if restless == RESTLESS || inputs.is_multiple_of(EVENING) {
            watched.restart(beginnings.next().expect("they never end"))?;
            restless = 0;
        }
    }
    let (compared, restless) = (watched.compared, watched.restless);
    println!("{inputs} inputs, {compared} pictures compared, {restless} times never at rest");
    assert!(compared > 0, "the window slept at least once");
    Ok(())
}
