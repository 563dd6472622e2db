//! Scenes of a stand at a fair.

use super::count_scenes::{PEOPLE, full, go_to, played, press, replay, second_of};
use super::scenes::{SQUARE, Scene, board};
use super::screen_scenes::{NamedScene, go, open};
use super::studio::Studio;
use crate::ai::Level;
use crate::app::actions::{Action, Difficulty, KioskAction};
use crate::app::flow::{Press, Screen, Sheet};
use crate::app::game_assets::GameAssets;
use crate::app::interface::{Facing, PaintedGlass, Side, marble_picture};
use crate::app::reveal::Beat;
use crate::app::screens::demo_game;
use crate::app::settings::Settings;
use crate::app::showcase::{self, AttractClock, Operator, Untouched, Visiting, now};
use crate::app::table::Cursor;
use crate::files::{Visit, VisitEnd, When, Winner};
use crate::play::{Show, Wish};
use crate::rules::RuleSet;
use crate::showcase::Stand;
use bevy::prelude::*;
use std::path::PathBuf;
use std::time::Duration;

fn moments() -> Vec<NamedScene> {
    [loop_moments(), visit_moments(), flat_moments()].concat()
}

/// Nobody is there.
fn loop_moments() -> Vec<NamedScene> {
    vec![
        ("attract", |studio| attract(studio, 0.0)),
        ("attract-logo", |studio| {
            let stand = Stand {
                logo: Some(logo()),
                ..usual(studio)
            };
            show(studio, stand, 0.0);
        }),
        ("attract-win", |studio| attract(studio, 12.5)),
        ("attract-count", |studio| {
            attract(studio, 4.0);
            let (game, levels) = over();
            studio.say(Wish::Show(Show::Demo(game, levels)));
            play_last(studio);
            let second = second_of(studio, |beat| matches!(beat, Beat::Take { .. }), 0.5);
            go_to(studio, second * 0.6);
        }),
    ]
}

/// Somebody is there.
fn visit_moments() -> Vec<NamedScene> {
    vec![
        ("choice", |studio| {
            attract(studio, 0.0);
            act(studio, KioskAction::Wake);
        }),
        ("stand-first-turn", |studio| {
            attract(studio, 0.0);
            act(studio, KioskAction::Wake);
            act(studio, KioskAction::Against(Difficulty::Easy));
            studio.settle();
        }),
        ("stand-refused", |studio| {
            attract(studio, 0.0);
            act(studio, KioskAction::Wake);
            act(studio, KioskAction::Against(Difficulty::Easy));
            studio.settle();
            let first = studio.session().game().legal().into_iter().nth(27);
            if let Some(field) = first {
                studio.say(Wish::Place(field));
                studio.settle();
                studio.say(Wish::Place(field));
                let mut cursor = studio.world().resource_mut::<Cursor>();
                *cursor = cursor.moved_to(Some(field), false);
            }
            studio.world().resource_mut::<Untouched>().0 = 0.0;
            for _ in 0..8 {
                studio.advance(Duration::from_millis(100));
            }
        }),
        ("still-there", |studio| {
            attract(studio, 0.0);
            act(studio, KioskAction::Wake);
            act(studio, KioskAction::Against(Difficulty::Fair));
            studio.settle();
            studio.world().resource_mut::<Untouched>().0 = 49.0;
            open(studio, Sheet::StillThere);
            studio.world().resource_mut::<Untouched>().0 = 49.0;
            studio.advance(Duration::ZERO);
        }),
        ("operator-code", |studio| {
            attract(studio, 0.0);
            open(studio, Sheet::Operator);
            act(studio, KioskAction::Digit(2));
        }),
        ("operator", |studio| {
            attract(studio, 0.0);
            studio.world().insert_resource(Visiting::showing(day()));
            open(studio, Sheet::Operator);
            for digit in [2, 5, 8, 0] {
                act(studio, KioskAction::Digit(digit));
            }
            studio.advance(Duration::ZERO);
        }),
    ]
}

/// A screen that lies flat.
fn flat_moments() -> Vec<NamedScene> {
    vec![
        ("table-attract", |studio| lie_flat(studio)),
        ("table-choice", |studio| {
            lie_flat(studio);
            studio.world().insert_resource(Facing(Side::Far));
            act(studio, KioskAction::Wake);
        }),
        ("table-game", |studio| {
            lie_flat(studio);
            go(studio, Screen::Table);
            full(studio, PEOPLE);
        }),
        ("table-count", |studio| {
            table_over(studio);
            let second = second_of(studio, |beat| matches!(beat, Beat::Take { .. }), 0.5);
            go_to(studio, second);
        }),
        ("table-result", |studio| {
            table_over(studio);
            press(studio, Action::SkipReveal);
            for _ in 0..20 {
                studio.advance(Duration::from_millis(100));
            }
        }),
    ]
}

/// A logo such as an organiser might have, as a file.
fn logo() -> PathBuf {
    let marbles = [PaintedGlass::RUBY, PaintedGlass::BLACK, PaintedGlass::RUBY];
    let marbles = marbles.map(|glass| marble_picture(&glass, 128).to_image());
    let mut picture = image::RgbaImage::new(3 * 128, 128);
    for (x, y, pixel) in picture.enumerate_pixels_mut() {
        let index = (y * 128 + x % 128) as usize;
        pixel.0 = marbles[x as usize / 128].pixels[index].to_srgba_unmultiplied();
    }
    let path = std::env::temp_dir().join("kulami-stand-logo.png");
    if let Err(error) = picture.save(&path) {
        crate::report::problem(&error);
    }
    path
}

/// A table with people on two sides.
fn lie_flat(studio: &mut Studio) {
    let stand = Stand {
        is_flat: true,
        ..usual(studio)
    };
    show(studio, stand, 0.0);
}

/// A game of two on a flat screen, over but not counted yet.
fn table_over(studio: &mut Studio) {
    lie_flat(studio);
    go(studio, Screen::Table);
    let game = played(board(SQUARE), RuleSet::AREA, 1);
    replay(studio, &game, PEOPLE);
}

/// Every moment on a wide screen and on an upright one.
pub fn scenes() -> Vec<Scene> {
    moments()
        .into_iter()
        .flat_map(|(name, arrange)| {
            [
                // A film of attract mode shows a full round of it.
                Scene::new(name, arrange).lasting(if name == "attract" { 90.0 } else { 6.0 }),
                Scene::new(format!("{name}-portrait"), arrange).shaped(9, 16),
            ]
        })
        .collect()
}

/// Attract mode after so many seconds.
fn attract(studio: &mut Studio, seconds: f32) {
    let stand = usual(studio);
    show(studio, stand, seconds);
}

/// The usual stand, with the picture's language before its others.
fn usual(studio: &mut Studio) -> Stand {
    let assets = studio.world().resource::<GameAssets>().0.clone();
    let language = studio.world().resource::<Settings>().language;
    let mut stand = Stand::usual(&assets).unwrap_or_else(|error| unreachable!("our own: {error}"));
    if let Some(language) = language {
        stand.languages.retain(|known| *known != language);
        stand.languages.insert(0, language);
    }
    stand
}

fn show(studio: &mut Studio, stand: Stand, seconds: f32) {
    studio.world().insert_resource(Facing::default());
    let settings = Settings {
        full_screen: false,
        quality: studio.world().resource::<Settings>().quality,
        ..showcase::settings(&stand)
    };
    studio.world().insert_resource(settings);
    showcase::begin(studio.world(), stand, None);
    *studio.world().resource_mut::<Operator>() = Operator::default();
    go(studio, Screen::Attract);
    let (game, levels) = demo_game(7);
    studio.say(Wish::Show(Show::Demo(game, levels)));
    studio
        .world()
        .resource_mut::<AttractClock>()
        .go_to(seconds + 2.0);
    for _ in 0..30 {
        studio.advance(Duration::from_millis(50));
    }
}

fn act(studio: &mut Studio, action: KioskAction) {
    studio.world().write_message(Press(Action::Kiosk(action)));
    for _ in 0..3 {
        studio.advance(Duration::from_millis(50));
    }
}

/// A game that lacks only its last marble.
fn over() -> (crate::rules::Game, [Level; 2]) {
    let (mut game, levels) = demo_game(7);
    while game.ending().is_none() {
        let mut next = game.clone();
        match game.legal().first() {
            Some(field) if next.play(field).is_ok() && next.ending().is_none() => game = next,
            _ => break,
        }
    }
    (game, levels)
}

fn play_last(studio: &mut Studio) {
    for _ in 0..200 {
        if studio.session().finish().is_some() {
            break;
        }
        studio.advance(Duration::from_millis(100));
        std::thread::sleep(Duration::from_millis(2));
    }
    studio.advance(Duration::from_millis(100));
}

/// A day at a fair.
fn day() -> Vec<Visit> {
    let levels = [Some(2), Some(5), None, Some(2), Some(8), Some(5), Some(2)];
    (0..93_u32)
        .map(|number| {
            let level = levels[number as usize % levels.len()];
            Visit {
                when: When {
                    hour: 9 + (number % 9 + number % 4) as u8 % 9,
                    ..now()
                },
                level: level.and_then(|level| Level::try_from(level).ok()),
                rules: RuleSet::BASIC,
                end: match number % 5 {
                    0 => VisitEnd::Left,
                    1 | 3 => VisitEnd::Finished(Winner::First),
                    4 if number % 2 == 0 => VisitEnd::Finished(Winner::Neither),
                    _ => VisitEnd::Finished(Winner::Second),
                },
                marbles: 50,
                seconds: 300 + u64::from(number),
                language: "en".to_owned(),
            }
        })
        .collect()
}
