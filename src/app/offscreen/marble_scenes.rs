//! Scenes of the aids for people with impaired sight: other colours, marks on marbles, and stronger
//! aids.

use super::count_scenes::{PEOPLE, full};
use super::scenes::Scene;
use crate::app::settings::Settings;
use crate::app::table::Palette;

pub fn scenes() -> Vec<Scene> {
    let looks = [
        ("palette-amber", Palette::Amber, false),
        ("palette-pearl", Palette::Pearl, false),
        ("marks", Palette::Ruby, true),
        ("marks-amber", Palette::Amber, true),
        ("marks-pearl", Palette::Pearl, true),
    ];
    looks
        .into_iter()
        .map(|(name, palette, marks)| {
            Scene::new(name, move |studio| {
                let mut settings = studio.world().resource_mut::<Settings>();
                settings.palette = palette;
                settings.marks = marks;
                full(studio, PEOPLE);
            })
        })
        .chain([Scene::new("high-contrast", |studio| {
            let mut settings = studio.world().resource_mut::<Settings>();
            settings.high_contrast = true;
            full(studio, PEOPLE);
        })])
        .collect()
}
