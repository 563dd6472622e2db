//! What was laid out on the screen: for the pointer, so that it does not reach through buttons to
//! the table, and for tests.

use super::scroll::Scroll;
use super::side::turned;
use crate::app::actions::Action;
use bevy::prelude::*;
use bevy_egui::egui;
use std::collections::HashMap;

/// A text on the screen.
#[derive(Clone, Debug)]
pub struct LaidText {
    /// What it says.
    pub text: String,
    /// Where it is.
    pub rect: egui::Rect,
    /// The room it has.
    pub room: egui::Rect,
    /// What is seen: the rest is scrolled away.
    pub clip: egui::Rect,
}

/// A button on the screen.
#[derive(Clone, Copy, Debug)]
pub struct LaidButton {
    /// What it does.
    pub action: Action,
    /// Where it is.
    pub rect: egui::Rect,
    /// The part of it that is seen, which may be none: keys reach it all the same.
    pub seen: egui::Rect,
}

/// What is on the screen, in the interface's own pixels.
#[derive(Resource, Clone, Debug, Default)]
pub struct Laid {
    /// The whole of it.
    pub screen: Option<egui::Rect>,
    /// Buttons that can be pressed.
    pub buttons: Vec<LaidButton>,
    /// Where the table cannot be touched.
    pub occupied: Vec<egui::Rect>,
    /// All words.
    pub texts: Vec<LaidText>,
    /// What was pressed and is not sent yet.
    pub pressed: Vec<Action>,
    /// How many pixels of the window one of these is.
    pub zoom: f32,
    /// Buttons that turn something up and down, and what that does.
    pub knobs: Vec<(Action, [Action; 2])>,
    /// What takes the focus when nothing has it; the first button if nobody says.
    pub first: Option<Action>,
    /// Whether something is still on its way to where it will be.
    pub moves: bool,
    /// How far things have been scrolled.
    pub scrolls: HashMap<&'static str, Scroll>,
    /// What is laid out now is seen turned about this point.
    pub turned_about: Option<egui::Pos2>,
}

impl Laid {
    /// Starts anew.
    pub fn clear(&mut self, screen: egui::Rect, zoom: f32) {
        self.screen = Some(screen);
        self.zoom = zoom;
        self.buttons.clear();
        self.occupied.clear();
        self.texts.clear();
        self.knobs.clear();
        self.first = None;
        self.moves = false;
    }

    /// Where something is on the screen that is laid out here.
    pub fn on_screen(&self, rect: egui::Rect) -> egui::Rect {
        self.turned_about
            .map_or(rect, |middle| turned(rect, middle))
    }

    /// Notes a button. What lies outside of `clip` is not touched by a pointer, but by keys.
    pub fn add_button(&mut self, action: Action, rect: egui::Rect, clip: egui::Rect) {
        let seen = self.on_screen(rect.intersect(clip));
        let rect = self.on_screen(rect);
        self.buttons.push(LaidButton { action, rect, seen });
        if seen.is_positive() {
            self.occupied.push(seen);
        }
    }

    /// Notes words.
    pub fn add_text(&mut self, text: LaidText) {
        self.texts.push(LaidText {
            rect: self.on_screen(text.rect),
            room: self.on_screen(text.room),
            clip: self.on_screen(text.clip),
            ..text
        });
    }

    /// Notes that the table cannot be touched here.
    pub fn occupy(&mut self, rect: egui::Rect) {
        self.occupied.push(self.on_screen(rect));
    }

    /// Whether there is such a button.
    pub fn has(&self, action: Action) -> bool {
        self.buttons.iter().any(|button| button.action == action)
    }

    /// What lies below something else is gone: it is neither pressed nor read.
    pub fn cover(&mut self, screen: egui::Rect) {
        self.buttons.clear();
        self.texts.clear();
        self.knobs.clear();
        self.first = None;
        self.occupy(screen);
    }

    /// Whether a point of the window belongs to the interface.
    pub fn takes(&self, point: Vec2) -> bool {
        let point = egui::pos2(point.x, point.y) / self.zoom.max(1e-3);
        self.occupied.iter().any(|rect| rect.contains(point))
    }
}
