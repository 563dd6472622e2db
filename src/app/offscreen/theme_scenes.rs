//! Scenes of every theme but the default one, which all other scenes show. A new theme file gets
//! its scenes without further changes.

use super::count_scenes::{PEOPLE, full};
use super::scenes::{Scene, close_up, hover_taboo, rules_aids, three_quarter};
use super::studio::Studio;
use super::{board_scenes, page_scenes};
use crate::app::actions::{Change, SettingsPage};
use crate::app::offscreen::{lots_scenes, screen_scenes};
use crate::app::settings::Settings;
use crate::app::setup::BoardKind;
use crate::app::table::{Palette, Theme, ThemeId, Themes};
use crate::assets::Assets;

/// The scenes that are drawn in each theme.
const MOMENTS: [(&str, fn(&mut Studio)); 13] = [
    ("", three_quarter),
    ("-aids", rules_aids),
    ("-close-up", close_up),
    ("-refused", hover_taboo),
    ("-amber", |studio| in_palette(studio, Palette::Amber)),
    ("-pearl", |studio| in_palette(studio, Palette::Pearl)),
    ("-high-contrast", |studio| {
        let mut settings = studio.world().resource_mut::<Settings>();
        settings.high_contrast = true;
        full(studio, PEOPLE);
    }),
    ("-count", page_scenes::area),
    ("-builder", board_scenes::half),
    ("-lots", lots_scenes::open),
    ("-title", screen_scenes::title),
    ("-new-game", |studio| {
        screen_scenes::new_game(studio, BoardKind::Library);
    }),
    ("-settings", |studio| {
        screen_scenes::settings(studio, SettingsPage::Display);
    }),
];

pub fn scenes() -> Vec<Scene> {
    let (themes, _) = Themes::read(&Assets::built_in());
    let others = themes.all().iter().map(Theme::id);
    others
        .filter(|id| *id != ThemeId::USUAL)
        .flat_map(|id| MOMENTS.map(|(name, arrange)| scene(id, name, arrange)))
        .collect()
}

fn scene(id: ThemeId, name: &str, arrange: fn(&mut Studio)) -> Scene {
    Scene::new(format!("theme-{}{name}", id.as_str()), move |studio| {
        let mut settings = studio.world().resource_mut::<Settings>();
        settings.change(Change::Theme(id));
        arrange(studio);
    })
}

fn in_palette(studio: &mut Studio, palette: Palette) {
    let mut settings = studio.world().resource_mut::<Settings>();
    settings.palette = palette;
    full(studio, PEOPLE);
}
