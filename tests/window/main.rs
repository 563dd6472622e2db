//! The real executable in a real window, on a virtual X server.

#![cfg(all(feature = "game", target_os = "linux"))]

mod screen;
mod stale;
mod stand;
mod tour;

use kulami::files::SavedGame;
use kulami::play::Player;
use kulami::rules::notation::parse_field;
use kulami::rules::{Colour, Game, RuleSet};
use screen::keys::{DOWN, ENTER};
use screen::{Folder, Outcome, Process, Screen, until, virtual_screen};
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{ConnectionExt, InputFocus, MapState, Window};

/// The game in a window.
struct Table {
    game: Process,
    screen: Screen,
    window: Window,
    /// Every square board has a field e1 a little right of the middle.
    field: (i16, i16),
    /// A marble stands a little higher in the picture than its bowl.
    marble: (i16, i16),
    _server: Process,
    own: Folder,
    _turn: MutexGuard<'static, ()>,
}

/// One window at a time: the animated title takes all of a machine without graphics hardware.
static TURN: Mutex<()> = Mutex::new(());

/// Without a window manager nobody gives a window the keyboard, once it can be seen.
fn give_keyboard(screen: &Screen, window: Window) -> Outcome {
    until("the window is seen", || {
        let about = screen.connection.get_window_attributes(window)?.reply()?;
        Ok((about.map_state == MapState::VIEWABLE).then_some(()))
    })?;
    screen
        .connection
        .set_input_focus(InputFocus::PARENT, window, x11rb::CURRENT_TIME)?;
    screen.connection.flush()?;
    Ok(())
}

/// The numbers about a process or a thread in its `stat` file, from its state on. The name before
/// them, in brackets, may hold anything.
fn stat(path: &str) -> Outcome<Vec<String>> {
    let stat = std::fs::read_to_string(path)?;
    let after = stat.rsplit(')').next().ok_or("it has a name")?;
    Ok(after.split_whitespace().map(str::to_owned).collect())
}

/// Processor time that a process has used so far, in ticks of a hundredth of a second.
fn ticks(process: u32) -> Outcome<u64> {
    let numbers = stat(&format!("/proc/{process}/stat"))?;
    let times = numbers.iter().skip(11).take(2);
    Ok(times
        .map(|time| time.parse::<u64>())
        .sum::<Result<_, _>>()?)
}

/// Whether any thread of a process runs, or would run if there were a processor for it.
fn threads_at_work(process: u32) -> Outcome<bool> {
    for thread in std::fs::read_dir(format!("/proc/{process}/task"))? {
        let path = thread?.path().join("stat");
        // A thread that has ended in the meantime does nothing.
        let state = stat(&path.to_string_lossy()).unwrap_or_default();
        if state
            .first()
            .is_some_and(|state| state == "R" || state == "D")
        {
            return Ok(true);
        }
    }
    Ok(false)
}

impl Table {
    /// Opens a game for two and waits until the board is visible: wood is more red than blue.
    fn open(density: i16) -> Outcome<Self> {
        Self::start(density, "(starts: Red)", &[DOWN, ENTER])
    }

    /// Starts with the choices of an earlier game, and goes from the title to the table by keys.
    fn start(density: i16, choices: &str, keys: &[u8]) -> Outcome<Self> {
        let own = Folder::new()?;
        std::fs::write(own.0.join("kulami/new-game.ron"), choices)?;
        let table = Self::launch(density, own, None)?;
        // The primary button is of pale wood.
        let (x, y) = (280 * density, 250 * density);
        until("there is a button", || {
            let [_, _, red] = table.screen.colour(table.window, (x, y))?;
            Ok((red > 150).then_some(()))
        })?;
        for key in keys {
            table.screen.press_key(*key)?;
            sleep(Duration::from_millis(700));
        }
        // The title never settles; the table does, once the camera has arrived.
        table.settle()?;
        let [blue, _, red] = table.screen.colour(table.window, table.field)?;
        assert!(red > 80 && red > blue, "there is wood");
        Ok(table)
    }

    /// Resumes the game in a file: straight to the table.
    fn with_file(own: Folder, file: &Path) -> Outcome<Self> {
        let table = Self::launch(1, own, Some(file))?;
        until("there is a board", || {
            let [blue, _, red] = table.screen.colour(table.window, table.field)?;
            Ok((red > 80 && red > blue).then_some(()))
        })?;
        Ok(table)
    }

    /// Opens the window.
    fn launch(density: i16, own: Folder, file: Option<&Path>) -> Outcome<Self> {
        let field = (678 * density, 497 * density);
        let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        let (server, display) = virtual_screen(density)?;
        let screen = Screen::connect(&display)?;
        let game = Command::new(env!("CARGO_BIN_EXE_kulami"))
            .args(file)
            .env("DISPLAY", &display)
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .env("WINIT_X11_SCALE_FACTOR", density.to_string())
            .env("XDG_CONFIG_HOME", &own.0)
            .env("XDG_DATA_HOME", &own.0)
            .spawn()?;
        let mut game = Process(game);
        let window = until("there is a window", || match game.0.try_wait()? {
            Some(status) => Err(format!("the game ended by itself: {status}").into()),
            None => screen.window_called("Kulami"),
        })?;
        give_keyboard(&screen, window)?;
        Ok(Self {
            own,
            _turn: turn,
            game,
            screen,
            window,
            field,
            marble: (field.0, field.1 - 16 * density),
            _server: server,
        })
    }

    /// Whether the game on the disk is this one, with these marbles.
    fn keeps(&self, game: &SavedGame, marbles: &str) -> bool {
        let path = self.own.0.join("kulami/running.kulami");
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let has = |line: &str| text.lines().any(|found| found == line);
        has(&format!("id {}", game.id())) && has(&format!("marbles {marbles}"))
    }

    /// Waits for a second in which almost no processor time is used.
    fn settle(&self) -> Outcome {
        until("all is still", || {
            let before = self.ticks()?;
            sleep(Duration::from_secs(1));
            Ok((self.ticks()? - before < 3).then_some(()))
        })
    }

    /// Places a first marble for red.
    fn place_first_marble(&self) -> Outcome {
        self.screen.click(self.field)?;
        until("there is a marble", || {
            let [blue, green, red] = self.screen.colour(self.window, self.marble)?;
            Ok((red > 60 && red > 2 * green.max(blue)).then_some(()))
        })
    }

    fn ticks(&self) -> Outcome<u64> {
        ticks(self.game.0.id())
    }

    /// Processor use while nothing happens, in percent of a core.
    fn idle_use(&self) -> Outcome<u64> {
        // Legal fields are animated for a while after each turn, and on a busy machine animations
        // take longer.
        self.settle()?;
        let before = self.ticks()?;
        sleep(Duration::from_secs(4));
        Ok((self.ticks()? - before) / 4)
    }
}

#[test]
fn a_marble_is_placed_by_hand_and_the_window_closes_cleanly() -> Outcome {
    let mut table = Table::open(1)?;
    table.place_first_marble()?;
    table.screen.close(table.window)?;
    assert!(table.game.wait()?.success());
    Ok(())
}

#[test]
fn a_screen_of_twice_the_density_is_played_on_the_same() -> Outcome {
    let mut table = Table::open(2)?;
    table.place_first_marble()?;
    table.screen.close(table.window)?;
    assert!(table.game.wait()?.success());
    Ok(())
}

#[test]
fn closing_the_window_while_the_computer_thinks_ends_the_game_at_once() -> Outcome {
    let choices = "(starts: Red, players: ((), (is_computer: true, level: 10)))";
    let mut table = Table::start(1, choices, &[ENTER])?;
    table.place_first_marble()?;
    let started = Instant::now();
    table.screen.close(table.window)?;
    assert!(table.game.wait()?.success());
    assert!(started.elapsed() < Duration::from_secs(5));
    Ok(())
}

#[test]
fn an_idle_window_sleeps_also_when_it_is_hidden_and_wakes_up_again() -> Outcome {
    let table = Table::open(1)?;
    assert!(table.idle_use()? < 3);
    table.screen.connection.unmap_window(table.window)?;
    table.screen.connection.flush()?;
    assert!(table.idle_use()? < 3);
    table.screen.connection.map_window(table.window)?;
    table.screen.connection.flush()?;
    sleep(Duration::from_millis(500));
    table.place_first_marble()
}

#[test]
fn a_marble_lands_while_somebody_looks_at_another_window() -> Outcome {
    let table = Table::open(1)?;
    table.screen.click(table.field)?;
    // In mid-drop, the keyboard focus and the pointer leave the window.
    let connection = &table.screen.connection;
    let nobody = x11rb::NONE;
    connection.set_input_focus(InputFocus::NONE, nobody, x11rb::CURRENT_TIME)?;
    connection.warp_pointer(nobody, table.screen.root, 0, 0, 0, 0, 2, 2)?;
    connection.flush()?;
    until("the marble has landed", || {
        let [blue, green, red] = table.screen.colour(table.window, table.marble)?;
        Ok((red > 60 && red > 2 * green.max(blue)).then_some(()))
    })
}

/// A game for two, with marbles in these fields.
fn game(moves: &[&str]) -> Outcome<SavedGame> {
    let board = "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ";
    let mut game = Game::new(Arc::new(board.parse()?), RuleSet::BASIC, Colour::Red);
    for field in moves {
        game.play(parse_field(game.layout(), field)?)?;
    }
    let people = ["Anna", "Bob"].map(|name| Player::Person(name.to_owned()));
    Ok(SavedGame::new(game, people))
}

#[test]
fn a_window_opens_to_say_that_a_file_is_no_game() -> Outcome {
    let own = Folder::new()?;
    let file = own.0.join("letter.kulami");
    std::fs::write(&file, "Dear Anna,")?;
    let table = Table::launch(1, own, Some(&file))?;
    // What cannot be opened is said on a pale card.
    until("a card is there", || {
        let [blue, green, _] = table.screen.colour(table.window, (1252, 41))?;
        Ok((blue.min(green) > 150).then_some(()))
    })?;
    assert_eq!(std::fs::read_to_string(&file)?, "Dear Anna,");
    Ok(())
}

#[test]
fn files_are_opened_at_the_start_and_when_they_are_dropped_on_the_window() -> Outcome {
    let own = Folder::new()?;
    let (first, second) = (game(&["e8"])?, game(&["c8", "c4"])?);
    // A name that must be escaped where files are dropped.
    let files = ["first.kulami", "broken.kulami", "second 100%.kulami"];
    let files = files.map(|name| own.0.join(name));
    let texts = [
        first.to_string(),
        "Dear Anna,".to_owned(),
        second.to_string(),
    ];
    for (path, text) in files.iter().zip(&texts) {
        std::fs::write(path, text)?;
    }
    let table = Table::with_file(own, &files[0])?;
    until("the first game is kept", || {
        Ok(table.keeps(&first, "1 e8").then_some(()))
    })?;
    // On a busy machine a whole click may fall between two frames.
    until("a marble is placed", || {
        table.screen.click(table.field)?;
        Ok(table.keeps(&first, "2 e1").then_some(()))
    })?;

    // A file that is not a game is reported on a pale card, and the game goes on.
    let is_pale = |wanted: bool| {
        until(&format!("a card is there: {wanted}"), || {
            let [blue, green, _] = table.screen.colour(table.window, (1252, 41))?;
            Ok((wanted == (blue.min(green) > 150)).then_some(()))
        })
    };
    is_pale(false)?;
    table.screen.drop_file(table.window, &files[1])?;
    is_pale(true)?;
    assert!(table.keeps(&first, "2 e1"));

    // Another game replaces it after a confirmation.
    table.screen.drop_file(table.window, &files[2])?;
    until("a question dims the board", || {
        let [_, _, red] = table.screen.colour(table.window, (440, 475))?;
        Ok((red < 170).then_some(()))
    })?;
    // The focus moves to the first answer, which is no, and on to the other.
    for key in [DOWN, DOWN, ENTER] {
        table.screen.press_key(key)?;
        sleep(Duration::from_millis(700));
    }
    until("the second game is kept", || {
        Ok(table.keeps(&second, "2 c4").then_some(()))
    })?;
    for (path, text) in files.iter().zip(&texts) {
        assert_eq!(std::fs::read_to_string(path)?, *text);
    }
    Ok(())
}
