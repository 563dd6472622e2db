//! The game put together from its plugins.

use super::engine::run_on_one_thread;
use super::flow::{self, Screen};
use super::game_assets::GameAssets;
use super::launch::Launch;
use super::settings::Suited;
use super::table::{Arrangement, CurrentPlan, Plan, Themes};
use super::words::Phrasebook;
use super::{
    boards, building, diagnostics, graphics, hints, hud, input, interface, learning, lots, motion,
    play, redraw, reveal, review, saving, screens, settings, showcase, sound, statistics, store,
    table,
};
use crate::report;
use bevy::prelude::*;

/// Adds the game to an app that has the plugins of one of the engines.
pub fn add_game(app: &mut App, launch: Launch) {
    let (themes, problems) = Themes::read(&launch.assets);
    problems.iter().for_each(report::problem);
    run_on_one_thread(app);
    let session = saving::begin(
        app,
        launch.data.as_deref(),
        launch.setup,
        launch.game,
        launch.screen == Screen::Title,
    );
    if let Some(path) = launch.opens {
        saving::open(app, path);
    }
    let plan = Plan::new(session.game().layout().clone(), Arrangement::default());
    let (settings, trouble) = match &launch.stand {
        Some((stand, _)) => (showcase::settings(stand), None),
        None => settings::load(&launch.store),
    };
    let suited = Suited {
        quality: launch.quality,
        language: launch.language,
    };
    let (theme, problem) = themes.named(&settings.theme);
    problem.iter().for_each(report::problem);
    let theme = theme.clone();
    let language = settings.language.unwrap_or(suited.language);
    let (book, problems) = Phrasebook::load(&launch.assets, language);
    problems.iter().for_each(report::problem);
    if let Some(trouble) = trouble {
        app.insert_resource(trouble);
    }
    statistics::begin(app, launch.data.as_deref());
    learning::begin(app, &launch.assets, &launch.store);
    boards::begin(app, &launch.assets, launch.data.as_deref(), &launch.store);
    sound::add(app, launch.sound, &launch.assets);
    app.insert_resource(GameAssets(launch.assets))
        .insert_resource(book)
        .insert_resource(theme)
        .insert_resource(themes)
        .insert_resource(settings.quality.unwrap_or(suited.quality))
        .insert_resource(settings)
        .insert_resource(suited)
        .insert_resource(launch.store)
        .insert_resource(CurrentPlan(plan))
        .insert_resource(session)
        .add_plugins((
            store::plugin,
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
            flow::plugin,
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
        .insert_state(launch.screen);
    if let Some((stand, folder)) = launch.stand {
        showcase::begin(app.world_mut(), stand, folder.as_deref());
    }
}
