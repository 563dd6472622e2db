//! Scenes with the engine's advice: a hint, the best three, margins on all open fields, and a
//! certain margin.

use super::count_scenes::{PEOPLE, played, press};
use super::scenes::{SQUARE, Scene, board, start_with};
use super::studio::Studio;
use crate::ai::Limits;
use crate::app::actions::Action;
use crate::app::hints::{HintLimits, Hints};
use crate::app::settings::Settings;
use crate::play::Wish;
use crate::rules::RuleSet;
use bevy::prelude::*;
use std::time::Duration;

/// Limits that give the same advice on every machine.
const LIMITS: Limits = Limits {
    time: None,
    depth: None,
    nodes: Some(600_000),
};
/// Marbles on the board in the middle of a game.
const MIDDLE: usize = 21;
const END: usize = 44;

pub fn scenes() -> Vec<Scene> {
    let moments: [(&str, fn(&mut Studio)); 4] = [
        ("hint", |studio| ask(studio, MIDDLE, 1)),
        ("hint-three", |studio| ask(studio, MIDDLE, 2)),
        ("hint-certain", |studio| ask(studio, END, 2)),
        ("score-map", |studio| {
            studio.world().resource_mut::<Settings>().score_map = true;
            ask(studio, MIDDLE, 0);
        }),
    ];
    let mut scenes: Vec<Scene> = moments
        .into_iter()
        .flat_map(|(name, arrange)| Scene::in_three(name, arrange))
        .collect();
    scenes.push(Scene::new("hint-portrait", |studio| ask(studio, MIDDLE, 1)).shaped(9, 16));
    scenes
}

/// A game after so many marbles, after pressing "hint" so many times.
fn ask(studio: &mut Studio, marbles: usize, presses: usize) {
    studio.world().insert_resource(HintLimits(LIMITS));
    let game = played(board(SQUARE), RuleSet::AREA_AND_CHAINS, 1);
    start_with(studio, game.layout().clone(), game.rules(), PEOPLE);
    for field in game.moves().take(marbles) {
        studio.say(Wish::Place(field));
    }
    studio.settle();
    for _ in 0..presses {
        press(studio, Action::Hint);
    }
    // The engine thinks in real time.
    studio.advance(Duration::ZERO);
    while studio.world().resource::<Hints>().is_thinking {
        std::thread::sleep(Duration::from_millis(5));
        studio.advance(Duration::from_millis(16));
    }
    studio.settle();
}
