//! What the display offers where the game runs. At home it is everything; a stand supplies its own.

use crate::app::actions::Action;
use crate::app::interface::{Button, Canvas};
use crate::play::Session;
use bevy::prelude::*;

/// A small button: its icon, what it asks for, and whether it can be pressed.
pub type FooterButton = (char, Action, bool);

/// What the display offers where the game runs.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct HudPolicy {
    /// Whether the screen lies flat, with people on two sides of it.
    pub is_flat: bool,
    /// What is offered to people who do not know the game; `None` at home.
    pub guests: Option<Guests>,
}

/// What is offered to people who do not know the game: few buttons, no names of fields, and a word
/// about what went wrong.
#[derive(Clone, Copy, Debug)]
pub struct Guests {
    /// The small buttons at the foot of the screen.
    pub footer: fn(&Session) -> Vec<FooterButton>,
    /// The buttons of the result: the upper row and the lower one.
    pub result: fn(&Canvas, &Session) -> [Vec<Button>; 2],
    /// The key of the sentence that is shown at this turn.
    pub told: Option<&'static str>,
    /// The seconds that are left for the game.
    pub time_left: Option<f32>,
}
