//! Temporary folders, and games to save in them.

use kulami::ai::Level;
use kulami::files::{FinishedGame, GameId, HowItEnded, Opponent, Player, SavedGame, Timestamp};
use kulami::rules::generate::{Seed, irregular, square};
use kulami::rules::{Colour, Game, RuleSet};
use std::collections::BTreeMap;
use std::fs;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A temporary folder.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let name = format!("kulami-files-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    /// Every file with its bytes, except locks, which are empty.
    pub fn contents(&self) -> BTreeMap<String, Vec<u8>> {
        fs::read_dir(&self.0)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.is_file() && path.extension().is_none_or(|end| end != "lock"))
            .map(|path| {
                let name = path.file_name().unwrap().to_string_lossy().into_owned();
                (name, fs::read(path).unwrap())
            })
            .collect()
    }

    /// Restores the folder to these contents.
    pub fn restore(&self, contents: &BTreeMap<String, Vec<u8>>) {
        for name in self.names() {
            fs::remove_file(self.0.join(name)).unwrap();
        }
        for (name, bytes) in contents {
            fs::write(self.0.join(name), bytes).unwrap();
        }
    }

    pub fn names(&self) -> Vec<String> {
        self.contents().into_keys().collect()
    }
}

impl Deref for Folder {
    type Target = Path;
    fn deref(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A game of some marbles, or until it is over, from a number.
pub fn game(number: u64, marbles: usize) -> Game {
    let seed = Seed::from(number);
    let layout = match number % 2 {
        0 => square(&seed),
        _ => irregular(&seed, 0.6),
    };
    let rules = RuleSet::ALL[(number / 2 % 4) as usize];
    let starts = Colour::BOTH[(number / 8 % 2) as usize];
    let mut game = Game::new(Arc::new(layout), rules, starts);
    while game.marbles_placed() < marbles && place(&mut game, number) {}
    game
}

/// Places one marble; `false` if the game is over.
pub fn place(game: &mut Game, number: u64) -> bool {
    let legal = game.legal();
    if legal.is_empty() {
        return false;
    }
    let choice = (number as usize)
        .wrapping_mul(31)
        .wrapping_add(game.marbles_placed() * 7);
    let field = legal.into_iter().nth(choice % legal.len()).unwrap();
    game.play(field).unwrap();
    true
}

pub fn players() -> [Player; 2] {
    let level = Level::try_from(6).unwrap();
    [Player::Person("Ænna 王".into()), Player::Computer(level)]
}

pub fn saved(number: u64, marbles: usize) -> SavedGame {
    SavedGame::new(game(number, marbles), players())
}

pub fn finished(margin: i16) -> FinishedGame {
    FinishedGame {
        time: Timestamp::now(),
        id: GameId::random(),
        opponent: Opponent::Computer(Level::EASIEST),
        rules: RuleSet::AREA,
        colour: Colour::Red,
        end: HowItEnded::Counted(margin),
        marbles: 56,
    }
}

/// Whether it is a message for people: one line of limited length.
pub fn is_one_line(message: &str) -> bool {
    !message.is_empty() && message.chars().count() < 400 && !message.contains(char::is_control)
}
