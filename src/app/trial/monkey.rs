//! Random input of every kind, with pauses in which nobody is there.

use super::{Failure, TrialStand};
use crate::app::flow::{Screen, Sheets};
use crate::app::screens::demo_game;
use crate::app::showcase::Kiosk;
use crate::assets::Assets;
use crate::cli::trials::MonkeyArguments;
use crate::files::SavedGame;
use crate::play::Player;
use crate::showcase::Stand;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// The stand's time per frame.
const FRAME: Duration = Duration::from_millis(50);
/// The average number of inputs before a pause.
const VISIT: f64 = 400.0;
/// The screen sizes of stands.
const SIZES: [UVec2; 4] = [
    UVec2::new(1920, 1080),
    UVec2::new(1080, 1920),
    UVec2::new(3840, 2160),
    UVec2::new(1280, 800),
];
/// Keys that a visitor can reach.
const KEYS: [KeyCode; 24] = [
    KeyCode::Escape,
    KeyCode::Enter,
    KeyCode::Space,
    KeyCode::Tab,
    KeyCode::Backspace,
    KeyCode::ArrowLeft,
    KeyCode::ArrowRight,
    KeyCode::ArrowUp,
    KeyCode::ArrowDown,
    KeyCode::F1,
    KeyCode::F3,
    KeyCode::F4,
    KeyCode::F11,
    KeyCode::AltLeft,
    KeyCode::ControlLeft,
    KeyCode::ShiftLeft,
    KeyCode::SuperLeft,
    KeyCode::KeyM,
    KeyCode::KeyN,
    KeyCode::KeyQ,
    KeyCode::KeyH,
    KeyCode::KeyR,
    KeyCode::KeyG,
    KeyCode::KeyE,
];
const PAD: [GamepadButton; 12] = [
    GamepadButton::South,
    GamepadButton::East,
    GamepadButton::West,
    GamepadButton::North,
    GamepadButton::Start,
    GamepadButton::Select,
    GamepadButton::DPadUp,
    GamepadButton::DPadDown,
    GamepadButton::DPadLeft,
    GamepadButton::DPadRight,
    GamepadButton::RightTrigger,
    GamepadButton::RightThumb,
];

/// What was observed.
#[derive(Default)]
struct Seen {
    acts: u64,
    visits: u64,
    games: u64,
    marbles: u64,
    /// Frames by screen.
    screens: BTreeMap<String, u64>,
}

/// Sends random input and prints what was observed.
pub fn monkey(arguments: &MonkeyArguments, assets: &Assets) -> Result<(), Failure> {
    let usual = super::stand(assets, arguments.stand.as_deref())?;
    // With quick computers, more is tried in the same time.
    let stand = Stand {
        levels: [usual.levels[0]; 3],
        game_limit: Some(Duration::from_secs(240)),
        ..usual
    };
    let mut trial = TrialStand::open(assets, stand);
    let mut rng = ChaCha8Rng::seed_from_u64(arguments.seed);
    let whole = Duration::from_secs_f64(60.0 * arguments.minutes);
    let begun = Instant::now();
    let mut seen = Seen::default();
    let outcome = loop {
        if begun.elapsed() >= whole {
            break Ok(());
        }
        if let Err(failure) = visit(&mut trial, &mut rng, &mut seen, begun + whole) {
            break Err(failure);
        }
    };
    let mut out = io::stdout().lock();
    let _ = writeln!(
        out,
        "seed {}: {} acts in {} visits, {} games begun, {} marbles, {:.1} min",
        arguments.seed,
        seen.acts,
        seen.visits,
        seen.games,
        seen.marbles,
        begun.elapsed().as_secs_f64() / 60.0
    );
    let _ = writeln!(out, "frames by screen: {:?}", seen.screens);
    let _ = writeln!(out, "{}", trial.frames);
    outcome
}

/// Sends input like a visitor, then none; afterwards the stand must be in attract mode again.
fn visit(
    trial: &mut TrialStand,
    rng: &mut ChaCha8Rng,
    seen: &mut Seen,
    end: Instant,
) -> Result<(), Failure> {
    let mut held: Vec<u64> = Vec::new();
    while !rng.random_bool(1.0 / VISIT) && Instant::now() < end {
        seen.acts += 1;
        act(trial, rng, &mut held);
        for _ in 0..rng.random_range(1..4) {
            step(trial, seen)?;
        }
    }
    for finger in held {
        trial.touch(finger, TouchPhase::Ended, Vec2::ZERO);
    }
    for key in KEYS {
        trial.key(key, false);
    }
    seen.visits += 1;
    rest(trial, seen)
}

fn step(trial: &mut TrialStand, seen: &mut Seen) -> Result<(), Failure> {
    let (_, before, _) = trial.moment();
    trial.frame(FRAME)?;
    let (screen, now, _) = trial.moment();
    if screen == Screen::Table {
        seen.games += u64::from(now.0 != before.0);
        seen.marbles += u64::from(now.0 == before.0 && now.1.ply > before.1.ply);
    }
    *seen.screens.entry(format!("{screen:?}")).or_default() += 1;
    Ok(())
}

/// Sends no input: within some minutes attract mode must be back, with no sheet open, and go on.
fn rest(trial: &mut TrialStand, seen: &mut Seen) -> Result<(), Failure> {
    let is_back = |trial: &TrialStand| {
        let sheets = trial.game.world().resource::<Sheets>();
        trial.screen() == Screen::Attract && sheets.is_empty()
    };
    // A game may have to be played to its end, for which computers think in real time; and a busy
    // machine gives the stand few frames.
    let patience = Instant::now() + Duration::from_secs(120);
    let stand = trial.game.world().resource::<Kiosk>().stand();
    let longest = stand.still_there_after
        + stand.still_there_for
        + stand.choice_for
        + stand.result_for
        + stand.game_limit.unwrap_or_default();
    let mut left_alone = Duration::ZERO;
    while !is_back(trial) {
        step(trial, seen)?;
        left_alone += FRAME;
        if Instant::now() > patience && left_alone > 2 * longest {
            let sheets = trial.game.world().resource::<Sheets>();
            return Err(Failure::Stuck(format!("{:?}, {sheets:?}", trial.screen())));
        }
    }
    let before = trial.moment();
    let patience = Instant::now() + Duration::from_secs(60);
    while trial.moment() == before {
        step(trial, seen)?;
        if Instant::now() > patience {
            return Err(Failure::Stuck("nobody plays in the loop".to_owned()));
        }
    }
    Ok(())
}

/// Sends one random input.
fn act(trial: &mut TrialStand, rng: &mut ChaCha8Rng, held: &mut Vec<u64>) {
    let size = trial.size();
    // Buttons are pressed more often than the rest of the screen.
    let laid = trial.game.world().resource::<crate::app::interface::Laid>();
    let middles: Vec<Vec2> = laid
        .buttons
        .iter()
        .map(|button| button.rect.center() * laid.zoom)
        .map(|point| Vec2::new(point.x, point.y))
        .collect();
    let anywhere = Vec2::new(
        rng.random_range(0.0..=size.x.max(1.0)),
        rng.random_range(0.0..=size.y.max(1.0)),
    );
    let point = match (middles.choose(rng), trial.open_fields().choose(rng)) {
        (_, Some(field)) if rng.random_bool(0.3) => *field,
        (Some(middle), _) if rng.random_bool(0.3) => *middle,
        _ => anywhere,
    };
    match rng.random_range(0..100) {
        0..40 => tap(trial, point),
        40..50 => {
            let finger = rng.random_range(0..6);
            let phase = match held.iter().position(|id| *id == finger) {
                None => {
                    held.push(finger);
                    TouchPhase::Started
                }
                Some(place) if rng.random_bool(0.4) => {
                    held.remove(place);
                    *[TouchPhase::Ended, TouchPhase::Canceled]
                        .choose(rng)
                        .unwrap_or(&TouchPhase::Ended)
                }
                Some(_) => TouchPhase::Moved,
            };
            trial.touch(finger, phase, point);
        }
        50..62 => {
            let button = *[MouseButton::Left, MouseButton::Right, MouseButton::Middle]
                .choose(rng)
                .unwrap_or(&MouseButton::Left);
            trial.point(point);
            trial.press(point, button, true);
            if rng.random_bool(0.3) {
                trial.point(anywhere);
            }
            trial.press(point, button, false);
        }
        62..68 => trial.point(point),
        68..82 => {
            let key = *KEYS.choose(rng).unwrap_or(&KeyCode::Escape);
            trial.key(key, rng.random_bool(0.7));
        }
        82..92 => {
            let button = *PAD.choose(rng).unwrap_or(&GamepadButton::South);
            trial.pad_button(button, f32::from(u8::from(rng.random_bool(0.5))));
        }
        92 => trial.pad_axis(GamepadAxis::LeftStickX, rng.random_range(-1.0..=1.0)),
        93 => trial.wheel(rng.random_range(-3.0..=3.0)),
        94 => trial.text("9🎲\u{202e}x\n"),
        95 => trial.drop_file(&record()),
        96 => trial.close(),
        97 => trial.resize(*SIZES.choose(rng).unwrap_or(&SIZES[0])),
        _ => {}
    }
}

/// A game file that a visitor could bring.
fn record() -> PathBuf {
    let path = std::env::temp_dir().join(format!("kulami-monkey-{}.kulami", std::process::id()));
    if !path.exists() {
        let (game, _) = demo_game(1);
        let players = ["A", "B"].map(|name| Player::Person(name.to_owned()));
        // If it cannot be written, a missing file is dropped instead.
        let _ = std::fs::write(&path, SavedGame::new(game, players).to_string());
    }
    path
}

fn tap(trial: &mut TrialStand, point: Vec2) {
    trial.touch(0, TouchPhase::Started, point);
    trial.touch(0, TouchPhase::Ended, point);
}
