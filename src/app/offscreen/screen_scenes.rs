//! Scenes of the title, of setting up a game, of the settings and the statistics: in English, in
//! German, and in the language with the longest words at twice the size.

use super::count_scenes::{PEOPLE, full, press};
use super::scenes::Scene;
use super::studio::Studio;
use crate::ai::Level;
use crate::app::actions::{Action, FormChange, Hand, SettingsPage};
use crate::app::flow::{Press, Screen, Sheet, jump};
use crate::app::interface::Notice;
use crate::app::lots::Lots;
use crate::app::offscreen::{board_scenes, learn_scenes, saves_scenes};
use crate::app::play::DemoPlayback;
use crate::app::screens::{Regarded, demo, demo_game};
use crate::app::setup::{BoardKind, NewGameForm, SeatChoice, Starts};
use crate::app::statistics::ReadStatistics;
use crate::app::words::Phrasebook;
use crate::files::{self, FinishedGame, HowItEnded, Opponent, Statistics};
use crate::play::{GameId, Wish};
use crate::rules::{Colour, RuleSet};
use bevy::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::time::{Duration, UNIX_EPOCH};

/// A scene's name, and the function that arranges it.
pub type NamedScene = (&'static str, fn(&mut Studio));

/// The scenes by name.
fn moments() -> Vec<NamedScene> {
    let mut moments: Vec<NamedScene> = vec![
        ("title", |studio| title(studio)),
        ("title-quit", |studio| {
            title(studio);
            open(studio, Sheet::Ask(Action::Quit));
        }),
        ("new-game", |studio| new_game(studio, BoardKind::Square)),
        ("new-game-irregular", |studio| {
            new_game(studio, BoardKind::Irregular);
        }),
        ("new-game-library", |studio| {
            new_game(studio, BoardKind::Library);
        }),
        ("new-game-pasted", |studio| {
            new_game(studio, BoardKind::Pasted);
        }),
        ("settings-game", |studio| {
            settings(studio, SettingsPage::Game);
        }),
        ("settings-display", |studio| {
            settings(studio, SettingsPage::Display);
        }),
        ("settings-sound", |studio| {
            settings(studio, SettingsPage::Sound);
        }),
        ("settings-controls", |studio| {
            settings(studio, SettingsPage::Controls);
        }),
        ("settings-access", |studio| {
            settings(studio, SettingsPage::Access);
        }),
        ("settings-language", |studio| {
            settings(studio, SettingsPage::Language);
        }),
        ("statistics", |studio| statistics(studio, made_up_games())),
        ("statistics-empty", |studio| {
            statistics(studio, Statistics::default());
        }),
        ("statistics-reset", |studio| {
            statistics(studio, made_up_games());
            press(studio, Action::ResetStatistics);
        }),
        ("pick", |studio| lots(studio, None, 1.0)),
        ("pick-open", |studio| lots(studio, Some(Hand::Left), 2.2)),
        ("menu", |studio| {
            full(studio, PEOPLE);
            open(studio, Sheet::Menu);
        }),
        ("ask-resign", |studio| {
            full(studio, PEOPLE);
            open(studio, Sheet::Ask(Action::Resign));
        }),
        ("notice", |studio| {
            title(studio);
            let book = studio.world().resource::<Phrasebook>();
            let file = ("file", "settings.ron.old".into());
            let text = book.tell("notice-settings-broken", [file]);
            studio.world().write_message(Notice::new(text));
            studio.advance(Duration::from_millis(600));
        }),
    ];
    moments.extend(saves_scenes::moments());
    moments.extend(learn_scenes::moments());
    moments.extend(board_scenes::moments());
    moments
}

pub fn scenes() -> Vec<Scene> {
    let mut scenes: Vec<Scene> = moments()
        .into_iter()
        .flat_map(|(name, arrange)| Scene::in_three(name, arrange))
        .collect();
    for (name, arrange) in moments() {
        if matches!(
            name,
            "title"
                | "new-game"
                | "settings-access"
                | "statistics"
                | "saves"
                | "pick"
                | "lesson-done"
                | "rules"
                | "title-offer"
                | "builder-half"
                | "boards"
        ) {
            scenes.push(Scene::new(format!("{name}-portrait"), arrange).shaped(9, 16));
            scenes.push(Scene::new(format!("{name}-4-3"), arrange).shaped(4, 3));
        }
    }
    scenes
}

pub fn go(studio: &mut Studio, screen: Screen) {
    jump(studio.world(), screen, []);
    studio.advance(Duration::ZERO);
}

pub fn title(studio: &mut Studio) {
    go(studio, Screen::Title);
    studio.say(Wish::Show(demo(square_seed())));
    // Pauses the game for the picture.
    studio.world().resource_mut::<DemoPlayback>().paused = true;
    studio.settle();
    studio.world().resource_mut::<DemoPlayback>().paused = false;
}

/// The first seed whose demo game is on a square board.
fn square_seed() -> u64 {
    let is_square = |seed: &u64| {
        let (game, _) = demo_game(*seed);
        game.layout().width() == 8 && game.layout().height() == 8
    };
    (1..).find(is_square).unwrap_or_default()
}

/// The same choices each time.
fn form() -> NewGameForm {
    let computer = SeatChoice {
        is_computer: true,
        level: Level::try_from(4).unwrap_or(Level::EASIEST),
        ..default()
    };
    let mut form = NewGameForm {
        players: [SeatChoice::default(), computer],
        rules: RuleSet::AREA_AND_CHAINS,
        starts: Starts::Draw,
        openness: 60,
        from_library: "Windmill".to_owned(),
        ..default()
    };
    form.rename(Colour::Red, "Anna");
    form
}

pub(super) fn new_game(studio: &mut Studio, board: BoardKind) {
    go(studio, Screen::NewGame);
    studio.world().insert_resource(NewGameForm {
        board,
        seed: "4711".to_owned(),
        ..form()
    });
    press(studio, Action::Form(FormChange::Board(board)));
}

pub(super) fn settings(studio: &mut Studio, page: SettingsPage) {
    title(studio);
    open(studio, Sheet::Settings(page));
}

fn statistics(studio: &mut Studio, statistics: Statistics) {
    title(studio);
    studio
        .world()
        .insert_resource(ReadStatistics::Read(statistics));
    studio.world().insert_resource(Regarded::default());
    open(studio, Sheet::Statistics);
}

/// A player who improves and moves on to stronger opponents.
fn made_up_games() -> Statistics {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let game = |number: u64| {
        let against = (number / 24 + rng.random_range(0..4)).min(6) as u8;
        let luck = rng.random_range(-9..=9) + rng.random_range(-6..=9);
        let end = match rng.random_range(0..12) {
            0 if against > 3 => HowItEnded::Resigned,
            _ => HowItEnded::Counted(luck - i16::from(against) + (number / 20) as i16),
        };
        FinishedGame {
            time: files::Timestamp::from(UNIX_EPOCH + Duration::from_hours(498_000 + 9 * number)),
            id: GameId::random(),
            opponent: Level::try_from(against).map_or(Opponent::Person, Opponent::Computer),
            rules: RuleSet::ALL[rng.random_range(0..4)],
            colour: Colour::BOTH[rng.random_range(0..2)],
            end,
            marbles: rng.random_range(40..=56),
        }
    };
    (0..140).map(game).collect()
}

pub fn open(studio: &mut Studio, sheet: Sheet) {
    let screen = *studio.world().resource::<State<Screen>>().get();
    jump(studio.world(), screen, [sheet]);
    for _ in 0..6 {
        studio.advance(Duration::from_millis(50));
    }
}

fn lots(studio: &mut Studio, pick: Option<Hand>, seconds: f32) {
    studio.world().insert_resource(NewGameForm {
        seed: "4711".to_owned(),
        ..form()
    });
    studio.world().write_message(Press(Action::StartGame));
    studio.advance(Duration::ZERO);
    studio.advance(Duration::ZERO);
    let mut lots = Lots::new(&mut ChaCha8Rng::seed_from_u64(1));
    if let Some(hand) = pick {
        lots.pick(hand);
    }
    studio.world().insert_resource(lots);
    studio.advance(Duration::from_secs_f32(seconds));
}
