//! Pictures from the real renderer, on any driver: they show what the rules say.
//!
//! The reference pictures are small; `KULAMI_BLESS=1 cargo test --test pictures` makes them again.

#![cfg(feature = "game")]

mod looks;

use bevy::math::{UVec2, Vec2, Vec3};
use image::RgbImage;
use kulami::app::actions::Change;
use kulami::app::diagnostics::{Cost, ShowDiagnostics};
use kulami::app::interface::{Laid, TextScale};
use kulami::app::offscreen::{Scene, Studio, scenes};
use kulami::app::settings::Settings;
use kulami::app::table::{CurrentPlan, Rig, ThemeId, Themes};
use kulami::app::{Launch, Quality};
use kulami::assets::Assets;
use kulami::language::Language;
use kulami::play::{Player, Setup, Wish};
use kulami::rules::generate::{Seed, irregular, square};
use kulami::rules::notation::parse_field;
use kulami::rules::{Colour, Field, Layout, RuleSet};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

const SIZE: UVec2 = UVec2::new(480, 270);

/// One studio at a time: each uses all cores.
static STUDIO: Mutex<()> = Mutex::new(());

fn with_studio(quality: Quality, run: impl FnOnce(&mut Studio)) {
    let _alone = STUDIO.lock().unwrap_or_else(PoisonError::into_inner);
    let setting = Launch {
        quality,
        ..Launch::new(Assets::built_in())
    };
    let mut studio = Studio::open(setting, SIZE).expect("something here can draw");
    run(&mut studio);
}

fn scene(name: &str) -> Scene {
    scenes()
        .into_iter()
        .find(|scene| scene.name == name)
        .expect("there is such a scene")
}

fn start(studio: &mut Studio, layout: Arc<Layout>) {
    studio.say(Wish::Start(Setup {
        layout,
        rules: RuleSet::BASIC,
        starts: Colour::Red,
        players: [Player::SOMEBODY; 2],
        best_of: 1,
    }));
    studio.settle();
}

/// The average colour around a point of the table, from 0 to 255.
fn colour_at(studio: &mut Studio, picture: &RgbImage, place: Vec3) -> [f32; 3] {
    let pixel = studio.pixel_of(place).expect("it is in the picture");
    let mut sum = [0.0; 3];
    for dx in -1..=1 {
        for dy in -1..=1 {
            let point = pixel + Vec2::new(dx as f32, dy as f32);
            let found = picture.get_pixel(point.x as u32, point.y as u32);
            for (sum, part) in sum.iter_mut().zip(found.0) {
                *sum += f32::from(part) / 9.0;
            }
        }
    }
    sum
}

fn place_of(studio: &mut Studio, name: &str) -> (Field, Vec3) {
    let plan = studio.world().resource::<CurrentPlan>().0.clone();
    let field = parse_field(plan.layout(), name).expect("a field");
    (field, plan.field(field))
}

fn brightness([red, green, blue]: [f32; 3]) -> f32 {
    0.3 * red + 0.6 * green + 0.1 * blue
}

#[test]
fn legal_fields_shine_taboo_tiles_are_dull_and_marbles_are_where_they_belong() {
    let themes = Themes::read(&Assets::built_in()).0;
    let scenes = themes.all().iter().map(|theme| match theme.id() {
        ThemeId::USUAL => "rules-aids".to_owned(),
        id => format!("theme-{}-aids", id.as_str()),
    });
    with_studio(Quality::Low, |studio| {
        for name in scenes {
            scene(&name).arrange(studio, Language::English);
            aids_are_seen(studio, &name);
        }
    });
}

fn aids_are_seen(studio: &mut Studio, scene: &str) {
    let picture = studio.take().expect("a picture");
    let game = studio.session().game().clone();

    // A legal bowl against an empty bowl beside it on the same tile.
    let mut colour = |name: &str| {
        let (field, place) = place_of(studio, name);
        // The bowl's floor.
        (field, colour_at(studio, &picture, place - Vec3::Y * 0.1))
    };
    for (legal, neighbour) in [("c8", "b8"), ("c7", "b7"), ("c6", "b6"), ("a5", "a4")] {
        let ((field, shines), (other, does_not)) = (colour(legal), colour(neighbour));
        assert!(game.legal().contains(field) && !game.legal().contains(other));
        // Warm light: much more red than blue.
        let warmth = |[red, _, blue]: [f32; 3]| red - blue;
        assert!(
            warmth(shines) > warmth(does_not) + 20.0,
            "{scene}: {legal} {shines:?} against {neighbour} {does_not:?}"
        );
    }
    // A taboo tile against its free neighbour.
    let (_, taboo) = colour("b4");
    let (_, free) = colour("b3");
    assert!(
        brightness(taboo) < 0.8 * brightness(free),
        "{scene}: {taboo:?} {free:?}"
    );

    // Red marbles are red, black ones dark.
    for field in game.position().occupied() {
        let plan = studio.world().resource::<CurrentPlan>().0.clone();
        let centre = plan.field(field) + Vec3::Y * 0.2;
        let [red, green, blue] = colour_at(studio, &picture, centre);
        match game.position().marble(field) {
            Some(Colour::Red) => assert!(red > 60.0 && red > 2.0 * green.max(blue)),
            _ => {
                assert!(red.max(green).max(blue) < 70.0);
                // Also on dark wood.
                let marble = brightness([red, green, blue]);
                assert!(
                    marble < 0.6 * brightness(free),
                    "{scene}: {marble} {free:?}"
                );
            }
        }
    }
}

#[test]
fn what_is_seen_at_a_fields_middle_is_that_field() {
    with_studio(Quality::Low, |studio| {
        let boards = [
            square(&Seed::from(3)),
            irregular(&Seed::from(4), 0.5),
            irregular(&Seed::from(5), 1.0),
        ];
        let cameras = [(0.0, 0.87, 1.0), (0.6, 0.45, 0.9), (-2.4, 1.5, 1.0)];
        for board in boards {
            start(studio, Arc::new(board));
            for (yaw, pitch, zoom) in cameras {
                studio.world().resource_mut::<Rig>().jump(yaw, pitch, zoom);
                studio.settle();
                for field in Field::all() {
                    let place = studio.world().resource::<CurrentPlan>().0.field(field);
                    let pixel = studio
                        .pixel_of(place)
                        .expect("it is in front of the camera");
                    assert_eq!(studio.field_at(pixel), Some(field));
                }
            }
        }
    });
}

#[test]
fn everything_is_in_the_picture_in_every_shape_and_no_words_cover_the_board() {
    with_studio(Quality::Low, |studio| {
        for (width, height) in [(480, 270), (420, 180), (360, 270), (180, 320), (64, 64)] {
            studio.resize(UVec2::new(width, height));
            for text in [1.0, 1.5, 2.0] {
                studio.world().insert_resource(TextScale(text));
                for board in [irregular(&Seed::from(6), 1.0), square(&Seed::from(7))] {
                    start(studio, Arc::new(board));
                    for yaw in [0.0, 1.0, 2.2, std::f32::consts::PI] {
                        studio.world().resource_mut::<Rig>().jump(yaw, 0.87, 1.0);
                        studio.settle();
                        is_framed(studio, Vec2::new(width as f32, height as f32));
                    }
                }
            }
        }
    });
}

fn is_framed(studio: &mut Studio, size: Vec2) {
    let plan = studio.world().resource::<CurrentPlan>().0.clone();
    for point in plan.board_corners().into_iter().chain(plan.tray_corners()) {
        let pixel = studio
            .pixel_of(point)
            .expect("it is in front of the camera");
        assert!(pixel.cmpge(Vec2::ZERO).all(), "{pixel} in {size}");
        assert!(pixel.cmple(size).all(), "{pixel} in {size}");
    }
    for field in Field::all() {
        let pixel = studio
            .pixel_of(plan.field(field))
            .expect("it is in front of the camera");
        let laid = studio.world().resource::<Laid>();
        assert!(!laid.takes(pixel), "{pixel} in {size} is covered");
    }
}

#[test]
fn a_full_board_is_cheap_to_draw() {
    with_studio(Quality::High, |studio| {
        studio.world().insert_resource(ShowDiagnostics(true));
        scene("late-game").arrange(studio, Language::English);
        studio.take().expect("a picture");
        let Cost {
            draw_calls,
            triangles,
        } = *studio.world().resource::<Cost>();
        assert!((5..=150).contains(&draw_calls), "{draw_calls} draw calls");
        assert!(
            (100_000..=600_000).contains(&triangles),
            "{triangles} triangles"
        );
    });
}

#[test]
fn a_lost_device_is_replaced_and_the_game_goes_on() {
    with_studio(Quality::Low, |studio| {
        scene("three-quarter").arrange(studio, Language::English);
        let before = studio.take().expect("a picture");
        studio.lose_device();
        let after = studio.take().expect("a picture again");
        assert!(difference(&before, &after) < 1.0);
    });
}

#[test]
fn marbles_of_every_palette_differ_in_brightness() {
    with_studio(Quality::Low, |studio| {
        for name in ["palette-amber", "palette-pearl"] {
            scene(name).arrange(studio, Language::English);
            let picture = studio.take().expect("a picture");
            let position = *studio.session().game().position();
            let plan = studio.world().resource::<CurrentPlan>().0.clone();
            let mut levels = [Vec::new(), Vec::new()];
            for field in position.occupied() {
                let centre = plan.field(field) + Vec3::Y * 0.2;
                let level = brightness(colour_at(studio, &picture, centre));
                let colour = position.marble(field).expect("a marble");
                levels[colour.index()].push(level);
            }
            let [red, black] = levels;
            let darkest = red.iter().copied().fold(f32::INFINITY, f32::min);
            let palest = black.iter().copied().fold(0.0, f32::max);
            assert!(darkest > palest + 60.0, "{name}: {red:?} {black:?}");
        }
    });
}

#[test]
fn another_quality_is_seen_at_once() {
    let mut high = None;
    with_studio(Quality::High, |studio| {
        scene("hud").arrange(studio, Language::English);
        high = Some(studio.take().expect("a picture"));
    });
    let high = high.expect("a picture");
    with_studio(Quality::Low, |studio| {
        scene("hud").arrange(studio, Language::English);
        let low = studio.take().expect("a picture");
        let apart = difference(&low, &high);
        for (quality, expected) in [(Quality::High, &high), (Quality::Low, &low)] {
            studio.world().insert_resource(quality);
            studio.settle();
            let picture = studio.take().expect("a picture");
            let difference = difference(&picture, expected);
            assert!(
                difference < 0.1 * apart,
                "{quality:?} differs by {difference}, and the qualities by {apart}"
            );
        }
    });
}

#[test]
fn another_theme_is_seen_at_once() {
    with_studio(Quality::Low, |studio| {
        scene("hud").arrange(studio, Language::English);
        let usual = studio.take().expect("a picture");
        let themes = studio.world().resource::<Themes>().clone();
        let mut pictures = vec![usual.clone()];
        for theme in &themes.all()[1..] {
            let change = Change::Theme(theme.id());
            studio.world().resource_mut::<Settings>().change(change);
            studio.settle();
            let picture = studio.take().expect("a picture");
            for other in &pictures {
                assert!(difference(&picture, other) > 8.0, "{:?}", theme.id());
            }
            pictures.push(picture);
        }
        // And back again.
        studio.world().insert_resource(Settings::default());
        studio.settle();
        let again = studio.take().expect("a picture");
        assert!(difference(&again, &usual) < 0.1);
    });
}

#[test]
fn pictures_look_as_they_did() {
    for quality in [Quality::Low, Quality::High] {
        with_studio(quality, |studio| {
            for name in ["three-quarter", "rules-aids", "close-up", "fresh-irregular"] {
                scene(name).arrange(studio, Language::English);
                let picture = studio.take().expect("a picture");
                let small = image::imageops::thumbnail(&picture, 160, 90);
                let file = format!("{name}-{quality:?}.png").to_lowercase();
                let path = Path::new(env!("CARGO_MANIFEST_DIR"))
                    .join("tests/pictures/reference")
                    .join(file);
                if std::env::var_os("KULAMI_BLESS").is_some() {
                    small.save(&path).expect("the reference can be written");
                    continue;
                }
                let reference = image::open(&path)
                    .expect("the reference is there")
                    .to_rgb8();
                let difference = difference(&small, &reference);
                // Renderers differ in rounding and samples, but not in what they show.
                assert!(difference < 4.0, "{path:?} differs by {difference} of 255");
                assert!(spread(&small) > 20.0, "{path:?} is blank");
            }
        });
    }
}

/// How much two pictures differ, on average, from 0 to 255.
fn difference(one: &RgbImage, other: &RgbImage) -> f32 {
    assert_eq!(one.dimensions(), other.dimensions());
    let sum: u64 = one
        .as_raw()
        .iter()
        .zip(other.as_raw())
        .map(|(one, other)| u64::from(one.abs_diff(*other)))
        .sum();
    sum as f32 / one.as_raw().len() as f32
}

/// The standard deviation of a picture's parts.
fn spread(picture: &RgbImage) -> f32 {
    let parts = picture.as_raw();
    let mean = parts.iter().map(|&part| f32::from(part)).sum::<f32>() / parts.len() as f32;
    parts
        .iter()
        .map(|&part| (f32::from(part) - mean).abs())
        .sum::<f32>()
        / parts.len() as f32
}
