//! Every screen and every sheet that can be reached from a game, by keys and by mouse: none of them
//! goes to sleep with an old picture.

use crate::screen::Outcome;
use crate::screen::keys::{DOWN, ENTER, ESCAPE, RIGHT, TAB};
use crate::stale::{Beginning, LONGEST, Watched};

/// A smaller window, and the usual one.
const SIZES: [(u16, u16); 2] = [(520, 330), (640, 360)];

/// The buttons of the menu below "Back to game", from the top.
const ENTRIES: [&str; 8] = [
    "restart",
    "new game",
    "save",
    "load",
    "review",
    "statistics",
    "rules",
    "settings",
];

impl Watched {
    /// Presses keys one after the other, and looks at what each of them leaves on the screen.
    fn keys(&mut self, codes: &[u8]) -> Outcome {
        for &code in codes {
            self.key(code)?;
            self.at_rest()?;
        }
        Ok(())
    }

    /// The window goes to sleep, and shows what it would show if it were drawn once more.
    fn at_rest(&mut self) -> Outcome {
        match self.check(LONGEST)? {
            true => Ok(()),
            false => Err("the window never went to sleep".into()),
        }
    }

    /// Opens the menu, and presses one of its buttons.
    fn enter(&mut self, entry: &str) -> Outcome {
        let place = ENTRIES.iter().position(|name| *name == entry);
        let downs = place.ok_or("the menu has such a button")? + 1;
        self.key(ESCAPE)?;
        for _ in 0..downs {
            self.key(DOWN)?;
        }
        self.at_rest()?;
        self.key(ENTER)?;
        self.at_rest()
    }
}

#[test]
fn what_the_menu_opens_is_drawn_before_the_window_sleeps() -> Outcome {
    let mut watched = Watched::open(Beginning::Table)?;
    for entry in ENTRIES {
        watched.enter(entry)?;
        watched.keys(&[TAB, DOWN])?;
        for size in SIZES {
            watched.resize(size)?;
            watched.at_rest()?;
        }
        watched.keys(&[ESCAPE])?;
        watched.restart(Beginning::Table)?;
    }
    Ok(())
}

#[test]
fn a_confirmed_new_game_begins_while_nothing_else_happens() -> Outcome {
    let mut watched = Watched::open(Beginning::Table)?;
    watched.enter("new game")?;
    // "Start" has the focus; the question is answered with its second button.
    watched.keys(&[ENTER, DOWN, RIGHT, DOWN, ENTER])?;
    // The board is a new one: a marble goes somewhere on it, by the arrow keys alone.
    watched.keys(&[RIGHT, ENTER])
}
