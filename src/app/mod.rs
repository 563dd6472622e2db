//! The Bevy game: the table in a window.

pub mod boards;
pub mod building;
pub mod clerk;
pub mod diagnostics;
mod display;
mod graphics;
pub mod hints;
pub mod hud;
pub mod input;
pub mod interface;
pub mod learning;
pub mod lots;
pub mod motion;
pub mod offscreen;
pub mod play;
mod redraw;
pub mod reveal;
pub mod review;
pub mod saving;
pub mod screens;
pub mod settings;
pub mod showcase;
pub mod sound;
pub mod statistics;
pub mod stock;
mod store;
pub mod table;
mod thought;
pub mod words;

pub use crate::quality::Quality;
pub use graphics::{NoAdapter, suggested_quality};
pub use motion::{ReducedMotion, Speed};

use crate::assets::Assets;
use crate::files::{SavedGame, data_folder};
use crate::rules::generate::{Seed, square};
use crate::rules::{Colour, RuleSet};
use crate::showcase::Stand;
use bevy::app::PluginGroupBuilder;
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::log::{Level, LogPlugin};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::render::sync_world::SyncWorldPlugin;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use play::{Seat, Setup};
use screens::Screen;
use settings::Suited;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
pub use store::Store;
use table::{Arrangement, CurrentPlan, Plan, Themes};
use words::{Language, Phrasebook};

/// Where fonts and the rest come from.
#[derive(Resource, Clone, Debug)]
pub struct GameAssets(pub Assets);

/// What a game starts with.
#[derive(Clone, Debug)]
pub struct Setting {
    /// Where themes and the rest come from.
    pub assets: Assets,
    /// How much the picture may cost.
    pub quality: Quality,
    /// The first game.
    pub setup: Setup,
    /// The first screen.
    pub screen: Screen,
    /// The language, for those who have not chosen.
    pub language: Language,
    /// Where settings and choices are kept.
    pub store: Store,
    /// Where games and statistics are kept; nowhere if there is no such folder.
    pub data: Option<PathBuf>,
    /// A game to go on with at once, instead of the first one.
    pub game: Option<SavedGame>,
    /// What makes the sound.
    pub sound: sound::Output,
    /// The stand it runs on, if it is on one, and where that keeps its table of games.
    pub stand: Option<(Stand, Option<PathBuf>)>,
}

impl Setting {
    /// A game for two on a new square board, in English, of which nothing is kept.
    pub fn new(assets: Assets) -> Self {
        Self {
            assets,
            quality: Quality::default(),
            setup: Setup {
                layout: Arc::new(square(&Seed::from(rand::random::<u64>()))),
                rules: RuleSet::BASIC,
                starts: Colour::Red,
                seats: [Seat::Person; 2],
                names: default(),
            },
            screen: Screen::Table,
            language: Language::English,
            store: Store::default(),
            data: None,
            game: None,
            sound: sound::Output::None,
            stand: None,
        }
    }
}

/// Opens the window and plays until it is closed; at first the game that is given, if one is.
pub fn run(assets: &Assets, game: Option<SavedGame>) -> ExitCode {
    let setting = Setting {
        screen: match game {
            Some(_) => Screen::Table,
            None => Screen::Title,
        },
        game,
        language: Language::of_system(),
        store: Store::of_player(),
        data: data_folder(),
        sound: sound::Output::Speakers,
        ..Setting::new(assets.clone())
    };
    run_in_window(setting, WindowPlugin::default())
}

/// Runs a stand until its operator ends it. Nothing is kept of it but its table of games.
pub fn run_stand(assets: &Assets, stand: Stand) -> ExitCode {
    let setting = Setting {
        screen: Screen::Attract,
        sound: sound::Output::Speakers,
        stand: Some((stand, data_folder())),
        ..Setting::new(assets.clone())
    };
    // Nobody else closes it.
    let window = WindowPlugin {
        close_when_requested: false,
        exit_condition: ExitCondition::DontExit,
        ..default()
    };
    run_in_window(setting, window)
}

fn run_in_window(setting: Setting, window: WindowPlugin) -> ExitCode {
    if let Err(missing) = display::check() {
        crate::cli::complain(&missing);
        return ExitCode::FAILURE;
    }
    let quality = match suggested_quality() {
        Ok(quality) => quality,
        Err(missing) => {
            crate::cli::complain(&missing);
            return ExitCode::FAILURE;
        }
    };
    let window = WindowPlugin {
        primary_window: Some(Window {
            title: "Kulami".to_owned(),
            name: Some("kulami".to_owned()),
            resolution: (1280, 720).into(),
            ..default()
        }),
        ..window
    };
    let mut app = App::new();
    app.add_plugins(engine().set(window))
        .insert_resource(showcase::Heartbeat::of_environment());
    add_game(&mut app, Setting { quality, ..setting });
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// Bevy, with a log that players can do something about.
fn engine() -> PluginGroupBuilder {
    DefaultPlugins.set(LogPlugin {
        level: Level::WARN,
        filter: "wgpu=error,winit=error,bevy_render::renderer=error,bevy_egui=error,bevy_kira_audio=error".to_owned(),
        ..default()
    })
}

/// Bevy without a window, for pictures.
pub fn offscreen_engine() -> PluginGroupBuilder {
    engine()
        .set(WindowPlugin {
            primary_window: None,
            exit_condition: ExitCondition::DontExit,
            ..default()
        })
        .disable::<WinitPlugin>()
        // A picture is of the moment it was taken, not of the one before.
        .disable::<PipelinedRenderingPlugin>()
}

/// Bevy without any renderer, for tests: everything happens, nothing is drawn.
pub fn unseen_engine() -> PluginGroupBuilder {
    offscreen_engine()
        .set(RenderPlugin {
            render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                backends: None,
                ..default()
            })),
            ..default()
        })
        .disable::<LogPlugin>()
        // What is taken from the camera is noted down for the renderer, even if there is none.
        .add(SyncWorldPlugin)
}

/// Many small systems: handing them to other threads costs more than running them, and the other
/// threads may be thinking.
fn run_on_one_thread(app: &mut App) {
    for schedule in [
        First.intern(),
        PreUpdate.intern(),
        Update.intern(),
        PostUpdate.intern(),
        Last.intern(),
    ] {
        app.edit_schedule(schedule, |schedule| {
            schedule.set_executor(SingleThreadedExecutor::new());
        });
    }
}

/// The game, on top of one of the engines.
pub fn add_game(app: &mut App, setting: Setting) {
    let (themes, problems) = Themes::read(&setting.assets);
    for problem in problems {
        crate::cli::complain(&problem);
    }
    run_on_one_thread(app);
    let session = saving::begin(app, &setting);
    let plan = Plan::new(session.game().layout().clone(), Arrangement::default());
    let (settings, trouble) = match &setting.stand {
        Some((stand, _)) => (showcase::settings(stand), None),
        None => settings::load(&setting.store),
    };
    let suited = Suited {
        quality: setting.quality,
        language: setting.language,
    };
    let (theme, problem) = themes.named(&settings.theme);
    if let Some(problem) = problem {
        crate::cli::complain(&problem);
    }
    let theme = theme.clone();
    let language = settings.language.unwrap_or(suited.language);
    let (book, problems) = Phrasebook::load(&setting.assets, language);
    for problem in problems {
        crate::cli::complain(&problem);
    }
    if let Some(trouble) = trouble {
        app.insert_resource(trouble);
    }
    statistics::begin(app, setting.data.as_deref());
    learning::begin(app, &setting.assets, &setting.store);
    boards::begin(
        app,
        &setting.assets,
        setting.data.as_deref(),
        &setting.store,
    );
    sound::add(app, setting.sound, &setting.assets);
    app.insert_resource(GameAssets(setting.assets))
        .insert_resource(book)
        .insert_resource(theme)
        .insert_resource(themes)
        .insert_resource(settings.quality.unwrap_or(suited.quality))
        .insert_resource(settings)
        .insert_resource(suited)
        .insert_resource(setting.store)
        .insert_resource(CurrentPlan(plan))
        .insert_resource(session)
        .add_plugins((
            motion::plugin,
            redraw::plugin,
            graphics::plugin,
            play::plugin,
            table::plugin,
            reveal::plugin,
            lots::plugin,
            hints::plugin,
            review::plugin,
            building::plugin,
            boards::plugin,
        ))
        .add_plugins((
            interface::plugin,
            input::plugin,
            hud::plugin,
            screens::plugin,
            settings::plugin,
            saving::plugin,
            statistics::plugin,
            learning::plugin,
            diagnostics::plugin,
            showcase::plugin,
        ))
        .insert_state(setting.screen);
    if let Some((stand, folder)) = setting.stand {
        showcase::begin(app.world_mut(), stand, folder.as_deref());
    }
}
