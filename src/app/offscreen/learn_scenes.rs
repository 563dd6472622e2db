//! Scenes of all steps of the lesson, and of the rules.

use super::scenes::{Scene, field};
use super::screen_scenes::{NamedScene, go, open, title};
use super::studio::Studio;
use crate::app::flow::{Screen, Sheet};
use crate::app::learning::{Learnt, LessonOffer};
use crate::assets::Assets;
use crate::language::Language;
use crate::lesson::{Lesson, LessonStep};
use crate::play::Wish;
use crate::rules::Field;
use bevy::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// The scenes by name.
pub fn moments() -> Vec<NamedScene> {
    vec![
        ("title-offer", |studio| {
            title(studio);
            studio
                .world()
                .insert_resource(LessonOffer { is_open: true });
            studio.advance(Duration::from_millis(50));
        }),
        ("lesson-done", |studio| {
            learn(studio, "take");
            place(studio, "g4");
        }),
        ("lesson-closed", |studio| {
            learn(studio, "last-tile");
            place(studio, "e3");
        }),
        ("lesson-blocked", |studio| {
            learn(studio, "block");
            place(studio, "a5");
        }),
        ("lesson-refused", |studio| {
            learn(studio, "own-tile");
            place(studio, "c4");
        }),
        ("lesson-astray", |studio| {
            learn(studio, "tie");
            place(studio, "f4");
        }),
        ("lesson-remark", |studio| {
            learn(studio, "game");
            place(studio, "c5");
            answered(studio);
        }),
        ("rules", |studio| {
            title(studio);
            open(studio, Sheet::Rules);
            // One picture after the other.
            for _ in 0..10 {
                studio.advance(Duration::from_millis(50));
            }
        }),
    ]
}

/// Every step as it begins, in English and in German.
pub fn scenes() -> Vec<Scene> {
    let steps = steps();
    let names = steps.iter().map(|step| step.name().to_owned());
    names
        .flat_map(|name| {
            let german = name.clone();
            [
                Scene::new(format!("lesson-{name}"), move |studio| learn(studio, &name)),
                Scene::new(format!("lesson-{german}-de"), move |studio| {
                    learn(studio, &german);
                })
                .in_language(Language::German),
            ]
        })
        .collect()
}

fn steps() -> Vec<Arc<LessonStep>> {
    let lesson = Lesson::load(&Assets::built_in());
    let lesson = lesson.unwrap_or_else(|error| unreachable!("a lesson of our own: {error}"));
    lesson.steps().to_vec()
}

/// A step by its name.
pub(super) fn step(name: &str) -> Arc<LessonStep> {
    let mut steps = steps().into_iter();
    let step = steps.find(|step| step.name() == name);
    step.unwrap_or_else(|| unreachable!("a step of our own"))
}

fn learn(studio: &mut Studio, step: &str) {
    let mut learnt = studio.world().resource_mut::<Learnt>();
    learnt.progress.at = Some(step.to_owned());
    // Leaves the screen first, so that going from one step to the next starts anew.
    go(studio, Screen::Title);
    go(studio, Screen::Learn);
    studio.settle();
}

fn place(studio: &mut Studio, name: &str) {
    let field: Field = field(studio, name);
    studio.say(Wish::Place(field));
    for _ in 0..12 {
        studio.advance(Duration::from_millis(100));
    }
}

/// Waits until the computer has answered.
fn answered(studio: &mut Studio) {
    let before = studio.session().game().marbles_placed();
    while studio.session().game().marbles_placed() == before {
        studio.advance(Duration::from_millis(100));
        std::thread::sleep(Duration::from_millis(2));
    }
    studio.settle();
}
