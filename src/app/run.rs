//! Running the game in a window.

use super::engine::engine;
use super::flow::Screen;
use super::game::add_game;
use super::graphics::suggested_quality;
use super::launch::Launch;
use super::store::Store;
use super::{display, showcase, sound};
use crate::assets::Assets;
use crate::cli::GivenFile;
use crate::files::data_folder;
use crate::language::Language;
use crate::showcase::Stand;
use bevy::prelude::*;
use bevy::window::ExitCondition;
use std::process::ExitCode;

/// Opens the window and plays until it is closed, starting with the given game if there is one.
pub fn run(assets: &Assets, given: GivenFile) -> ExitCode {
    let (screen, game, opens) = match given {
        GivenFile::None => (Screen::Title, None, None),
        GivenFile::Game(game) => (Screen::Table, Some(*game), None),
        // The command line has reported it; without a display that is all there is to say.
        GivenFile::Broken(_) if display::check().is_err() => return ExitCode::from(2),
        GivenFile::Broken(path) => (Screen::Title, None, Some(path)),
    };
    let launch = Launch {
        screen,
        game,
        opens,
        language: Language::first_of(sys_locale::get_locales()),
        store: Store::of_player(),
        data: data_folder(),
        sound: sound::Output::Speakers,
        ..Launch::new(assets.clone())
    };
    run_in_window(launch, WindowPlugin::default())
}

/// Runs a stand until its operator ends it. Only its table of games is kept.
pub fn run_stand(assets: &Assets, stand: Stand) -> ExitCode {
    let launch = Launch {
        screen: Screen::Attract,
        sound: sound::Output::Speakers,
        stand: Some((stand, data_folder())),
        ..Launch::new(assets.clone())
    };
    // Visitors must not close the window.
    let window = WindowPlugin {
        close_when_requested: false,
        exit_condition: ExitCondition::DontExit,
        ..default()
    };
    run_in_window(launch, window)
}

fn run_in_window(launch: Launch, window: WindowPlugin) -> ExitCode {
    if let Err(missing) = display::check() {
        crate::report::problem(&missing);
        return ExitCode::FAILURE;
    }
    let quality = match suggested_quality() {
        Ok(quality) => quality,
        Err(missing) => {
            crate::report::problem(&missing);
            return ExitCode::FAILURE;
        }
    };
    let window = WindowPlugin {
        primary_window: Some(Window {
            title: "Kulami".to_owned(),
            name: Some("kulami".to_owned()),
            resolution: (1280, 720).into(),
            // `redraw` shows it as soon as there is something to see.
            visible: false,
            ..default()
        }),
        ..window
    };
    let mut app = App::new();
    app.add_plugins(engine().set(window))
        .insert_resource(showcase::Heartbeat::of_environment());
    add_game(&mut app, Launch { quality, ..launch });
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}
