//! Scenes of what helps people whose eyes are not like most: other marbles, marks on them,
//! and aids that are stronger.

use super::count_scenes::{PEOPLE, full};
use super::scenes::Scene;
use crate::app::table::{HighContrast, MarbleLook, Palette};

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
                studio
                    .world()
                    .insert_resource(MarbleLook { palette, marks });
                full(studio, PEOPLE);
            })
        })
        .chain([Scene::new("high-contrast", |studio| {
            studio.world().insert_resource(HighContrast(true));
            full(studio, PEOPLE);
        })])
        .collect()
}
