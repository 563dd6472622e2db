//! Which music fits the screen, and how loud each of its layers is.

use super::heard::Layer;
use crate::app::flow::Screen;
use crate::app::play::Phase;
use crate::play::Session;
use crate::rules::{Colour, Game, MARBLES_EACH};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// A piece of music.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MusicPiece {
    /// For the title and for setting up a game.
    Title,
    /// For playing.
    Play,
    /// For the count and after it.
    After,
}

impl MusicPiece {
    /// The piece for a screen and phase.
    pub fn of(screen: Screen, phase: Phase) -> Self {
        match (screen, phase) {
            (Screen::Table, Phase::Revealing | Phase::Over) => Self::After,
            (Screen::Table | Screen::Learn, _) => Self::Play,
            (Screen::Review, _) => Self::After,
            (
                Screen::Title
                | Screen::NewGame
                | Screen::Lots
                | Screen::Builder
                | Screen::Attract
                | Screen::Choice,
                _,
            ) => Self::Title,
        }
    }

    /// Its layers. They are of the same length, or fit into the longest a whole number of times, so
    /// that they stay in step.
    pub fn layers(self) -> &'static [Layer] {
        match self {
            Self::Title => &[Layer::Title],
            Self::Play => &[Layer::Play, Layer::Pulse, Layer::Tension],
            Self::After => &[Layer::After],
        }
    }
}

/// How far a game has come, and how close it is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tension {
    /// The share of its marbles that are placed.
    pub progress: f32,
    /// 1 if the score is even, 0 if one player is far ahead.
    pub closeness: f32,
}

/// A lead of so many points is out of reach.
const FAR_AHEAD: f32 = 16.0;

impl Tension {
    /// Of the game of a session.
    pub fn of(session: &Session) -> Self {
        let game: &Game = session.game();
        let margin = game.score().margin(Colour::Red).abs() as f32;
        Self {
            progress: game.marbles_placed() as f32 / (2 * MARBLES_EACH) as f32,
            closeness: 1.0 - (margin / FAR_AHEAD).min(1.0),
        }
    }

    /// The gain of a layer.
    pub fn level(self, layer: Layer) -> f32 {
        let rises = |from: f32, to: f32| {
            EaseFunction::SmoothStep.sample_clamped((self.progress - from) / (to - from))
        };
        match layer {
            Layer::Title | Layer::Play | Layer::After => 1.0,
            Layer::Pulse => rises(0.08, 0.45),
            Layer::Tension => rises(0.4, 0.8) * (0.25 + 0.75 * self.closeness),
        }
    }
}

/// What the choice of music depends on.
#[derive(SystemParam)]
pub struct MusicProgram<'w, 's> {
    screen: Res<'w, State<Screen>>,
    phase: Res<'w, State<Phase>>,
    session: Res<'w, Session>,
    tension: Local<'s, Tension>,
}

impl MusicProgram<'_, '_> {
    /// The music for this moment. Called in every frame.
    pub fn now(&mut self) -> (MusicPiece, Tension) {
        if self.session.is_changed() {
            *self.tension = Tension::of(&self.session);
        }
        let piece = MusicPiece::of(*self.screen.get(), *self.phase.get());
        (piece, *self.tension)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tension_rises_with_the_marbles_and_with_how_close_it_is() {
        let level = |progress, closeness| {
            let tension = Tension {
                progress,
                closeness,
            };
            tension.level(Layer::Tension)
        };
        for step in 0..100 {
            let part = step as f32 / 100.0;
            assert!(level(part, 0.5) <= level(part + 0.01, 0.5));
            assert!(level(0.9, part) < level(0.9, part + 0.01));
        }
        assert_eq!(level(0.0, 1.0), 0.0);
        assert_eq!(level(1.0, 1.0), 1.0);
    }

    #[test]
    fn every_screen_has_its_piece() {
        assert_eq!(
            MusicPiece::of(Screen::Title, Phase::Thinking),
            MusicPiece::Title
        );
        assert_eq!(
            MusicPiece::of(Screen::Table, Phase::Waiting),
            MusicPiece::Play
        );
        assert_eq!(
            MusicPiece::of(Screen::Table, Phase::Revealing),
            MusicPiece::After
        );
        assert_eq!(
            MusicPiece::of(Screen::Table, Phase::Over),
            MusicPiece::After
        );
    }
}
