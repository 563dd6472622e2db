//! The cost of the table compared with plain Bevy: all figures from one run, without a screen.
//!
//! `cargo bench --bench table`

use bevy::asset::RenderAssetUsages;
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::render_resource::{PipelineCache, TextureFormat};
use bevy::time::TimeUpdateStrategy;
use kulami::ai::Level;
use kulami::app::headless::Headless;
use kulami::app::offscreen::Studio;
use kulami::app::play::{AtRest, ThinkingTime};
use kulami::app::table::{Theme, paint_wood};
use kulami::app::{Launch, Quality, offscreen_engine, suggested_quality, unseen_engine};
use kulami::assets::Assets as Files;
use kulami::play::{Asked, Player, Session, Setup, Wish};
use kulami::rules::generate::{Seed, square};
use kulami::rules::{Colour, RuleSet};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Small, so that the start is measured and not a software rasteriser.
const SMALL: UVec2 = UVec2::new(64, 36);

const STEP: Duration = Duration::from_millis(16);

fn main() {
    // The start is measured from outside, in separate processes.
    match std::env::var("KULAMI_BENCH_START").as_deref() {
        Ok("empty") => return start_empty(),
        Ok("game") => return start_game(),
        _ => {}
    }
    println!("main-thread time of a frame, without a renderer (median of 600)");
    let empty = median(frames(&mut empty_app(), 600, |_| ()));
    println!("{:<44} {:>8.3} ms", "Bevy alone", milliseconds(empty));
    let mut game = full_board();
    let resting = median(frames(&mut game, 600, |_| ()));
    report("with a full board at rest (at most +0.1)", resting, empty);
    let dropping = median(frames(&mut game, 600, drop_marbles));
    report("while a marble drops (at most +0.5)", dropping, empty);

    println!("\nframes at the 99th percentile, a marble always dropping");
    // In turn and several times, taking the best of each: other processes also use the machine.
    let (mut calm, mut strained) = (Duration::MAX, Duration::MAX);
    for _ in 0..5 {
        for (answers, best) in [
            (Player::SOMEBODY, &mut calm),
            (Player::Computer(Level::HARDEST), &mut strained),
        ] {
            let mut app = mid_game(answers);
            *best = percentile_99(frames(&mut app, 400, drop_and_answer)).min(*best);
        }
    }
    println!("{:<44} {:>8.3} ms", "two people play", milliseconds(calm));
    println!(
        "{:<44} {:>8.3} ms, {:.2} times (at most 1.20)",
        "level 10 thinks meanwhile",
        milliseconds(strained),
        strained.as_secs_f64() / calm.as_secs_f64()
    );

    println!("\npainting all wood (at most 300 ms)");
    let (theme, _) = Theme::load(&Files::built_in(), "birch");
    for quality in Quality::ALL {
        let started = Instant::now();
        let images = paint_wood(&theme, quality);
        let elapsed = started.elapsed();
        drop(images);
        println!(
            "{:<44} {:>8.0} ms",
            format!("{quality:?}"),
            milliseconds(elapsed)
        );
    }

    println!("\nstart to first picture and memory, 64 x 36 pixels, in a process of its own");
    let [empty, game] = ["empty", "game"].map(|what| best_start(what, 3));
    for (what, (seconds, memory)) in [("Bevy with a cube", empty), ("the table", game)] {
        println!("{what:<44} {seconds:>8.2} s {memory:>8.0} MiB");
    }
    println!(
        "{:<44} {:>8.2} {:>10.2} times (at most 1.5)",
        "ratio",
        game.0 / empty.0,
        game.1 / empty.1
    );
}

fn report(what: &str, found: Duration, empty: Duration) {
    println!(
        "{what:<44} {:>8.3} ms, {:+.3}",
        milliseconds(found),
        milliseconds(found) - milliseconds(empty)
    );
}

fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1000.0
}

fn median(mut durations: Vec<Duration>) -> Duration {
    durations.sort_unstable();
    durations[durations.len() / 2]
}

fn percentile_99(mut durations: Vec<Duration>) -> Duration {
    durations.sort_unstable();
    durations[durations.len() * 99 / 100]
}

/// The times of frames, each after an action.
fn frames(app: &mut App, count: usize, before: impl Fn(&mut App)) -> Vec<Duration> {
    for _ in 0..60 {
        app.update();
    }
    (0..count)
        .map(|_| {
            before(app);
            let started = Instant::now();
            app.update();
            started.elapsed()
        })
        .collect()
}

fn empty_app() -> App {
    let mut app = App::new();
    app.add_plugins(unseen_engine())
        .insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
    app.finish();
    app.cleanup();
    app
}

fn setup(players: [Player; 2]) -> Setup {
    Setup {
        layout: Arc::new(square(&Seed::new("bench"))),
        rules: RuleSet::BASIC,
        starts: Colour::Red,
        players,
        best_of: 1,
    }
}

fn table(seats: [Player; 2]) -> App {
    let launch = Launch {
        setup: setup(seats),
        quality: Quality::High,
        ..Launch::new(Files::built_in())
    };
    let mut game = Headless::new(unseen_engine(), launch);
    game.frame(STEP);
    // A screen size, so that everything is laid out.
    game.resize(UVec2::new(1920, 1080));
    game.into_app()
}

/// A game with as many marbles as possible that is not over.
fn full_board() -> App {
    let mut app = table([Player::SOMEBODY; 2]);
    while let Some(field) = app.world().resource::<Session>().game().legal().first() {
        app.world_mut()
            .write_message(Asked::here(Wish::Place(field)));
        app.update();
    }
    app.world_mut().write_message(Asked::here(Wish::TakeBack));
    // Until the animation of legal fields has ended.
    for _ in 0..600 {
        app.update();
    }
    app
}

/// Places the last marble again and again.
fn drop_marbles(app: &mut App) {
    let session = app.world().resource::<Session>();
    let at_rest = app.world().resource::<AtRest>().0;
    if at_rest {
        let wish = match session.game().ending() {
            Some(_) => Wish::TakeBack,
            None => Wish::Redo,
        };
        app.world_mut().write_message(Asked::here(wish));
    }
}

/// A game in its middle, with an opponent who is never given the time to answer.
fn mid_game(answers: Player) -> App {
    let mut app = table([Player::SOMEBODY; 2]);
    app.insert_resource(ThinkingTime(Duration::from_secs(3600)));
    for _ in 0..21 {
        let legal = app.world().resource::<Session>().game().legal();
        let field = legal.first().expect("the game goes on");
        app.world_mut()
            .write_message(Asked::here(Wish::Place(field)));
        app.update();
    }
    app.world_mut()
        .write_message(Asked::here(Wish::Seat(Colour::Black, answers)));
    app
}

/// Takes the last marble back and places it again, after which a computer starts to think.
fn drop_and_answer(app: &mut App) {
    if app.world().resource::<AtRest>().0 {
        let session = app.world().resource::<Session>();
        let wish = match session.game().undone() {
            0 => Wish::TakeBack,
            _ => Wish::Redo,
        };
        app.world_mut().write_message(Asked::here(wish));
    }
}

/// The best of some starts: seconds and mebibytes.
fn best_start(what: &str, times: usize) -> (f64, f64) {
    let mut best = (f64::INFINITY, f64::INFINITY);
    for _ in 0..times {
        let started = Instant::now();
        let program = std::env::current_exe().expect("this program is a file");
        let output = Command::new(program)
            .env("KULAMI_BENCH_START", what)
            .output()
            .expect("this program can be started");
        let seconds = started.elapsed().as_secs_f64();
        let text = String::from_utf8_lossy(&output.stdout);
        let memory = text.trim().parse::<f64>().unwrap_or(f64::NAN);
        best = (best.0.min(seconds), best.1.min(memory));
    }
    best
}

/// The peak memory of this process, in mebibytes.
fn print_memory() {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let kibibytes = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))
        .and_then(|rest| rest.split_whitespace().next()?.parse::<f64>().ok());
    println!("{}", kibibytes.unwrap_or(f64::NAN) / 1024.0);
}

fn start_game() {
    let setting = Launch {
        setup: setup([Player::SOMEBODY; 2]),
        // As the game would choose on this machine.
        quality: suggested_quality().expect("something can draw"),
        ..Launch::new(Files::built_in())
    };
    let mut studio = Studio::open(setting, SMALL).expect("something can draw");
    studio.take().expect("a picture");
    print_memory();
}

/// A minimal Bevy app: a cube, a light and a camera.
fn start_empty() {
    let mut app = App::new();
    app.add_plugins(offscreen_engine())
        .add_systems(Startup, set_up_cube);
    app.finish();
    app.cleanup();
    // Until all shaders are compiled, and then two frames more, as for a picture of the table.
    let mut frames_left = 2;
    for frame in 0.. {
        app.update();
        let render_world = app.sub_app(RenderApp).world();
        let pipelines = render_world.resource::<PipelineCache>();
        if frame >= 3 && pipelines.waiting_pipelines().next().is_none() {
            frames_left -= 1;
        }
        if frames_left == 0 {
            break;
        }
    }
    print_memory();
}

fn set_up_cube(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut images: ResMut<Assets<Image>>,
) {
    let mut image =
        Image::new_target_texture(SMALL.x, SMALL.y, TextureFormat::Rgba8UnormSrgb, None);
    image.asset_usage = RenderAssetUsages::default();
    commands.spawn((
        Camera3d::default(),
        RenderTarget::Image(images.add(image).into()),
        Transform::from_xyz(-2.5, 4.5, 9.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    commands.spawn((
        Mesh3d(meshes.add(Cuboid::default())),
        MeshMaterial3d(materials.add(Color::WHITE)),
    ));
    commands.spawn((
        PointLight {
            shadow_maps_enabled: true,
            ..default()
        },
        Transform::from_xyz(4.0, 8.0, 4.0),
    ));
}
