//! The real executable in a real window, on a virtual X server.

#![cfg(all(feature = "game", target_os = "linux"))]

mod screen;
mod stand;

use kulami::files::SavedGame;
use kulami::play::Player;
use kulami::rules::notation::parse_field;
use kulami::rules::{Colour, Game, RuleSet};
use screen::{DOWN, ENTER, Folder, Outcome, Process, Screen, until, virtual_screen};
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

/// One window at a time: a title that is alive takes all there is of a machine without graphics.
static TURN: Mutex<()> = Mutex::new(());

impl Table {
    /// A game for two. It waits until the board is seen: wood is more red than blue.
    fn open(density: i16) -> Outcome<Self> {
        Self::start(density, "(starts: Red)", &[DOWN, ENTER])
    }

    /// Starts with the choices of an earlier game, and goes from the title to the table by keys.
    fn start(density: i16, choices: &str, keys: &[u8]) -> Outcome<Self> {
        let own = Folder::new()?;
        std::fs::write(own.0.join("kulami/new-game.ron"), choices)?;
        let table = Self::launch(density, own, None)?;
        // The button that is wanted most is of pale wood.
        let (x, y) = (280 * density, 250 * density);
        until("there is a button", || {
            let [_, _, red] = table.screen.colour(table.window, (x, y))?;
            Ok((red > 150).then_some(()))
        })?;
        for key in keys {
            table.screen.press_key(*key)?;
            sleep(Duration::from_millis(700));
        }
        // The title is never still; the table is, once the camera is where it will be.
        table.settle()?;
        let [blue, _, red] = table.screen.colour(table.window, table.field)?;
        assert!(red > 80 && red > blue, "there is wood");
        Ok(table)
    }

    /// Goes on with the game in a file: straight to the table.
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
        // Without a window manager nobody gives it the keyboard, once it can be seen.
        until("the window is seen", || {
            let about = screen.connection.get_window_attributes(window)?.reply()?;
            Ok((about.map_state == MapState::VIEWABLE).then_some(()))
        })?;
        screen
            .connection
            .set_input_focus(InputFocus::PARENT, window, x11rb::CURRENT_TIME)?;
        screen.connection.flush()?;
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

    /// Whether the game that is kept for the next start is this one, as far as this.
    fn keeps(&self, game: &SavedGame, marbles: &str) -> bool {
        let path = self.own.0.join("kulami/running.kulami");
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let has = |line: &str| text.lines().any(|found| found == line);
        has(&format!("id {}", game.id())) && has(&format!("marbles {marbles}"))
    }

    /// Until a second passes in which next to nothing happens.
    fn settle(&self) -> Outcome {
        until("all is still", || {
            let before = self.ticks()?;
            sleep(Duration::from_secs(1));
            Ok((self.ticks()? - before < 3).then_some(()))
        })
    }

    /// Red begins, anywhere.
    fn place_first_marble(&self) -> Outcome {
        self.screen.click(self.field)?;
        until("there is a marble", || {
            let [blue, green, red] = self.screen.colour(self.window, self.marble)?;
            Ok((red > 60 && red > 2 * green.max(blue)).then_some(()))
        })
    }

    /// Processor time used so far, in ticks of a hundredth of a second.
    fn ticks(&self) -> Outcome<u64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.game.0.id()))?;
        // The name, in brackets, may hold anything; the times are the 12th and 13th after it.
        let after = stat.rsplit(')').next().ok_or("it has a name")?;
        let numbers = after.split_whitespace().skip(11).take(2);
        Ok(numbers.map(str::parse::<u64>).sum::<Result<_, _>>()?)
    }

    /// How much of a core it uses while nothing happens, in parts of a hundred.
    fn idle_use(&self) -> Outcome<u64> {
        // Legal fields breathe for a while after each turn, and on a busy machine what moves takes
        // its time.
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
    // In mid-drop, the keyboard goes elsewhere and the pointer leaves.
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
fn files_are_opened_at_the_start_and_when_they_are_dropped_on_the_window() -> Outcome {
    let own = Folder::new()?;
    let (first, second) = (game(&["e8"])?, game(&["c8", "c4"])?);
    // A name that must be written otherwise where files are dropped.
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

    // What is no game is said on a pale card, and the game goes on.
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

    // Another game takes its place once that is confirmed.
    table.screen.drop_file(table.window, &files[2])?;
    until("a question dims the board", || {
        let [_, _, red] = table.screen.colour(table.window, (440, 475))?;
        Ok((red < 170).then_some(()))
    })?;
    // From nowhere to the first answer, which is no, and on to the other.
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
