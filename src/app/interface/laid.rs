//! What was laid out on the screen: for the pointer, so that it does not reach through buttons to
//! the table, and for tests.

use super::action::Action;
use bevy::prelude::*;
use bevy_egui::egui;

/// A text on the screen.
#[derive(Clone, Debug)]
pub struct LaidText {
    /// What it says.
    pub text: String,
    /// Where it is.
    pub rect: egui::Rect,
    /// The room it has.
    pub room: egui::Rect,
}

/// What is on the screen, in the interface's own pixels.
#[derive(Resource, Clone, Debug, Default)]
pub struct Laid {
    /// The whole of it.
    pub screen: Option<egui::Rect>,
    /// Buttons that can be pressed.
    pub buttons: Vec<(Action, egui::Rect)>,
    /// Where the table cannot be touched.
    pub occupied: Vec<egui::Rect>,
    /// All words.
    pub texts: Vec<LaidText>,
    /// What was pressed and is not sent yet.
    pub pressed: Vec<Action>,
    /// How many pixels of the window one of these is.
    pub zoom: f32,
}

impl Laid {
    /// Starts anew.
    pub fn clear(&mut self, screen: egui::Rect, zoom: f32) {
        self.screen = Some(screen);
        self.zoom = zoom;
        self.buttons.clear();
        self.occupied.clear();
        self.texts.clear();
    }

    /// Whether a point of the window belongs to the interface.
    pub fn takes(&self, point: Vec2) -> bool {
        let point = egui::pos2(point.x, point.y) / self.zoom.max(1e-3);
        self.occupied.iter().any(|rect| rect.contains(point))
    }
}
