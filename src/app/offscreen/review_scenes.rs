//! Scenes of a review: at its turning point, and while the engine is still analysing.

use super::count_scenes::{played_by, press};
use super::scenes::{IRREGULAR, Scene, board, start_with};
use super::studio::Studio;
use crate::ai::{Level, Limits};
use crate::app::actions::{Action, ReviewAction};
use crate::app::flow::{Screen, jump};
use crate::app::review::{Analysis, ReviewLimits};
use crate::files::SavedGame;
use crate::play::{Player, Show, Wish};
use crate::rules::RuleSet;
use bevy::prelude::*;
use std::time::Duration;

/// Limits that give the same review on every machine.
const LIMITS: Limits = Limits {
    time: None,
    depth: None,
    nodes: Some(100_000),
};

/// A level that plays well enough, yet makes mistakes.
const LEVEL: u8 = 3;

pub fn scenes() -> Vec<Scene> {
    let mut scenes = Vec::from(Scene::in_three("review", turning_point));
    scenes.extend(Scene::in_three("review-looking", looking));
    scenes.push(Scene::new("review-portrait", turning_point).shaped(9, 16));
    scenes.push(Scene::new("review-4-3", turning_point).shaped(4, 3));
    let play_on = |studio: &mut Studio| {
        turning_point(studio);
        press(studio, Action::Review(ReviewAction::TryBetter));
        studio.settle();
    };
    scenes.extend(Scene::in_three("review-play-on", play_on));
    scenes
}

/// Opens the review of a game.
fn open(studio: &mut Studio, limits: Limits) {
    studio.world().insert_resource(ReviewLimits(limits));
    let game = played_by(LEVEL, board(IRREGULAR), RuleSet::AREA_AND_CHAINS, 3);
    start_with(
        studio,
        game.layout().clone(),
        game.rules(),
        [Player::SOMEBODY; 2],
    );
    let level = Level::try_from(LEVEL).unwrap_or(Level::EASIEST);
    let players = [Player::Person("Anna".to_owned()), Player::Computer(level)];
    let saved = SavedGame::new(game, players);
    studio.say(Wish::Show(Show::Review(Box::new(saved.record().clone()))));
    jump(studio.world(), Screen::Review, []);
    studio.advance(Duration::ZERO);
}

/// Goes to the move that cost most.
fn turning_point(studio: &mut Studio) {
    open(studio, LIMITS);
    wait(studio, |analysis| analysis.progress().is_none());
    let analysis = studio.world().resource::<Analysis>();
    let points = analysis.turning_points().iter();
    let worst = points
        .max_by_key(|point| point.loss())
        .map(|point| point.number);
    let marbles = worst
        .and_then(|number| u8::try_from(number).ok())
        .unwrap_or(0);
    press(studio, Action::Review(ReviewAction::TurnTo(marbles)));
    studio.settle();
}

/// Without limits the endings are analysed at once; what comes before never ends.
fn looking(studio: &mut Studio) {
    open(studio, Limits::default());
    wait(studio, |analysis| analysis.progress() > Some(0.1));
    studio.settle();
}

/// Waits for the engine, which thinks in real time.
fn wait(studio: &mut Studio, is_so: fn(&Analysis) -> bool) {
    while !is_so(studio.world().resource::<Analysis>()) {
        std::thread::sleep(Duration::from_millis(5));
        studio.advance(Duration::from_millis(16));
    }
}
