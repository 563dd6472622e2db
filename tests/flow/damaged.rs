//! Thousands of truncated or changed files, read as the game reads them: it starts with each of
//! them, and does not overwrite what it cannot read.

use crate::damage::{damaged, put};
use crate::stage::{Stage, folder};
use kulami::ai::Level;
use kulami::app::actions::{Action, FrameLimit, SavesAction, SettingsPage};
use kulami::app::flow::Screen;
use kulami::app::settings::{FILE, Settings, SettingsTrouble, load};
use kulami::app::setup::{BoardKind, Library, NewGameForm, SeatChoice, Starts};
use kulami::app::{Launch, Quality, Speed, Store};
use kulami::assets::Assets;
use kulami::files::{RunningSlot, SavedGame, Saves, StatisticsLog};
use kulami::language::Language;
use kulami::play::Session;
use kulami::rules::{Colour, Game, RuleSet};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const CHOICES: &str = "new-game.ron";

/// A value as the game writes it.
fn written(value: &impl Serialize) -> String {
    ron::ser::to_string_pretty(value, ron::ser::PrettyConfig::new()).unwrap() + "\n"
}

/// Settings with almost every value changed.
fn settings() -> Settings {
    Settings {
        language: Some(Language::Romanian),
        quality: Some(Quality::Low),
        resolution: Some((1600, 900)),
        frame_limit: FrameLimit::AtMost(120),
        speed: Speed::Fast,
        text_size: 150,
        score_map: true,
        ..Settings::default()
    }
}

fn choices() -> NewGameForm {
    let player = |name: &str, is_computer| SeatChoice {
        is_computer,
        level: Level::try_from(7).unwrap(),
        name: name.to_owned(),
    };
    NewGameForm {
        players: [player("Ænna \"王\"", false), player("", true)],
        rules: RuleSet::AREA,
        board: BoardKind::Pasted,
        openness: 70,
        pasted: "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ"
            .to_owned(),
        starts: Starts::Loser,
        loser: Some(Colour::Black),
        ..NewGameForm::default()
    }
}

#[test]
fn settings_that_are_damaged_are_read_or_kept_beside_the_new_ones() {
    let folder = folder("damaged-settings");
    let store = Store::in_folder(&folder);
    let path = folder.join(FILE);
    let text = written(&settings());
    let (mut read, mut refused) = (0, 0);
    for bytes in damaged(text.as_bytes()).step_by(7) {
        put(&path, &bytes);
        let (settings, trouble) = load(&store);
        let kept = match trouble {
            None => {
                read += 1;
                assert_eq!(settings, settings.clone().mended());
                path.clone()
            }
            Some(SettingsTrouble::Broken(name)) => {
                refused += 1;
                assert_eq!(settings, Settings::default());
                folder.join(name)
            }
            Some(SettingsTrouble::Unreadable(why)) => panic!("{why:?}"),
        };
        assert_eq!(fs::read(&kept).unwrap(), bytes);
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
        fs::remove_file(kept).unwrap();
    }
    assert!(read > 100 && refused > 1000, "{read} {refused}");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn choices_that_are_damaged_are_refused_or_make_a_game() {
    let folder = folder("damaged-choices");
    let store = Store::in_folder(&folder);
    let path = folder.join(CHOICES);
    let library = Library::load(&Assets::built_in()).0;
    let (mut read, mut refused) = (0, 0);
    for bytes in damaged(written(&choices()).as_bytes()) {
        put(&path, &bytes);
        match store.read::<NewGameForm>(CHOICES) {
            Ok(form) => {
                read += 1;
                let form = form.unwrap().mended();
                for setup in [form.setup(&library), form.quick_setup(&library)] {
                    let names = Session::new(setup);
                    for colour in Colour::BOTH {
                        assert!(!names.name(colour).contains(char::is_control));
                    }
                }
            }
            Err(problem) => {
                refused += 1;
                assert!(!problem.to_string().contains(char::is_control), "{problem}");
            }
        }
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
    assert!(read > 100 && refused > 1000, "{read} {refused}");
    fs::remove_dir_all(&folder).unwrap();
}

/// Every file below a folder, except locks, which are empty.
fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_none_or(|end| end != "lock") {
                let bytes = fs::read(&path).unwrap();
                found.insert(path, bytes);
            }
        }
    }
    found
}

/// A game of some marbles by two people.
fn saved(marbles: usize) -> SavedGame {
    let layout = crate::stage::boards().remove(1);
    let mut game = Game::new(layout, RuleSet::AREA_AND_CHAINS, Colour::Red);
    for _ in 0..marbles {
        let field = game.legal().first().unwrap();
        game.play(field).unwrap();
    }
    let players = ["Anna", "Bob"].map(|name| kulami::play::Player::Person(name.to_owned()));
    SavedGame::new(game, players)
}

/// A folder as it is after some weeks of playing.
fn fill(folder: &Path) {
    let store = Store::in_folder(folder);
    store.write(FILE, &settings()).unwrap();
    store.write(CHOICES, &choices()).unwrap();
    let mut running = RunningSlot::in_folder(folder);
    let mut game = saved(9);
    running.save(&game).unwrap();
    game.set_game(saved(10).game().clone());
    running.save(&game).unwrap();
    let saves = Saves::in_folder(&folder.join("saves"));
    for marbles in [3, 12] {
        saves.save("Sunday", &saved(marbles)).unwrap();
    }
    let log = StatisticsLog::in_folder(folder);
    for game in crate::statistics::games_of_every_kind()
        .games()
        .iter()
        .take(8)
    {
        log.add(game).unwrap();
    }
}

#[test]
fn the_game_starts_and_is_played_with_all_its_files_damaged_and_overwrites_none_it_cannot_read() {
    let folder = folder("damaged-all");
    fill(&folder);
    let whole = contents(&folder);
    assert!(whole.len() >= 7, "{:?}", whole.keys());
    let mut rng = ChaCha8Rng::seed_from_u64(4711);
    for _ in 0..25 {
        fs::remove_dir_all(&folder).unwrap();
        fs::create_dir_all(folder.join("saves")).unwrap();
        for (path, bytes) in &whole {
            let mut bytes = bytes.clone();
            if rng.random_bool(0.5) {
                bytes.truncate(rng.random_range(0..bytes.len()));
            } else {
                for _ in 0..rng.random_range(1..4) {
                    let at = rng.random_range(0..bytes.len());
                    bytes[at] ^= 1 << rng.random_range(0..8);
                }
            }
            fs::write(path, bytes).unwrap();
        }
        let before = contents(&folder);
        let text = |file: &str| String::from_utf8(before[&folder.join(file)].clone()).ok();
        let reads_settings =
            text(FILE).is_some_and(|text| ron::from_str::<Settings>(&text).is_ok());
        let reads_choices =
            text(CHOICES).is_some_and(|text| ron::from_str::<NewGameForm>(&text).is_ok());

        let mut stage = Stage::with(Launch {
            screen: Screen::Title,
            store: Store::in_folder(&folder),
            data: Some(folder.clone()),
            ..Launch::new(Assets::built_in())
        });
        stage.settle_words();
        for page in [
            Action::Saves(SavesAction::Open),
            Action::Statistics,
            Action::Settings(SettingsPage::Controls),
        ] {
            stage.act(page);
            stage.wait_until(|stage| !stage.saves().is_busy());
            stage.settle_words();
            stage.act(Action::Back);
        }
        stage.act(Action::NewGame);
        stage.settle_words();
        stage.act(Action::Back);
        for _ in 0..10 {
            stage.step(100);
        }
        drop(stage);

        let after: Vec<Vec<u8>> = contents(&folder).into_values().collect();
        for (path, bytes) in before {
            let is_values = (path.ends_with(FILE) && reads_settings)
                || (path.ends_with(CHOICES) && reads_choices);
            // A value that could be read may have been written again.
            assert!(is_values || after.contains(&bytes), "{path:?} is lost");
        }
    }
    fs::remove_dir_all(&folder).unwrap();
}
