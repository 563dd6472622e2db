//! Scenes of saved games.

use super::count_scenes::{PEOPLE, full};
use super::screen_scenes::{NamedScene, open, title};
use super::studio::Studio;
use crate::ai::Level;
use crate::app::flow::Sheet;
use crate::app::interface::Notice;
use crate::app::saving;
use crate::app::saving::{Flaw, SavedGames};
use crate::app::screens::demo_game;
use crate::app::words::Phrasebook;
use crate::files::{ReadError, Save, SavedGame};
use crate::play::Player;
use std::time::{Duration, SystemTime};

/// The scenes by name.
pub fn moments() -> Vec<NamedScene> {
    vec![
        ("resume", |studio| {
            full(studio, PEOPLE);
            title(studio);
        }),
        ("resume-backup", |studio| {
            full(studio, PEOPLE);
            title(studio);
            let book = studio.world().resource::<Phrasebook>();
            let why = ("why", saving::sentences::flaw(book, &Flaw::CutShort).into());
            let text = book.tell("notice-game-backup", [why]);
            studio.world().write_message(Notice::new(text));
            studio.advance(Duration::from_millis(600));
        }),
        ("saves", |studio| {
            let list = games(vec![Ok(1), Ok(2), Ok(3), Ok(4), Ok(5), Ok(6)]);
            show(studio, list);
        }),
        ("saves-broken", |studio| {
            let cut_short = "Kulami 1\nrules basic\n".parse::<SavedGame>();
            let foreign = "To whom it may concern".parse::<SavedGame>();
            let newer = "Kulami 7\n".parse::<SavedGame>();
            let broken = [cut_short, foreign, newer].map(|game| game.map(|_| 0));
            let mut list = games(broken.into_iter().chain([Ok(4)]).collect());
            if let Some(first) = list.first_mut() {
                first.backup = Some(game(2));
            }
            show(studio, list);
        }),
        ("saves-none", |studio| show(studio, Vec::new())),
        ("save-game", |studio| {
            full(studio, PEOPLE);
            studio.world().resource_mut::<SavedGames>().name = "Anna – Bob".to_owned();
            open(studio, Sheet::SaveGame);
        }),
    ]
}

fn show(studio: &mut Studio, list: Vec<Save>) {
    title(studio);
    studio.world().insert_resource(SavedGames::showing(list));
    open(studio, Sheet::Saves);
}

/// The same games each time: the first a few minutes old, each other one much older.
fn games(games: Vec<Result<u64, ReadError>>) -> Vec<Save> {
    const NAMES: [&str; 6] = [
        "Anna – Bruno",
        "Sunday evening",
        "Before the trap",
        "Anna – Mira",
        "A long one",
        "First win",
    ];
    let minutes = |number: usize| 4 * 12_u64.pow(number.min(4) as u32);
    let old = |number| Duration::from_secs(60 * minutes(number));
    games
        .into_iter()
        .enumerate()
        .map(|(number, seed)| Save {
            path: format!("{number}.kulami").into(),
            name: NAMES[number % NAMES.len()].to_owned(),
            modified: SystemTime::now() - old(number),
            held: seed.map(game),
            backup: None,
        })
        .collect()
}

fn game(seed: u64) -> SavedGame {
    let level = Level::try_from(seed as u8 + 2).unwrap_or(Level::EASIEST);
    let players = [Player::Person("Anna".to_owned()), Player::Computer(level)];
    SavedGame::new(demo_game(seed).0, players)
}
