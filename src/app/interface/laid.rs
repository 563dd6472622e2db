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
    /// The visible part of the screen: text outside of it is scrolled away.
    pub clip: egui::Rect,
    /// When it was painted.
    pub order: PaintOrder,
}

/// When something was painted: what comes later lies over what came before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PaintOrder {
    /// Whether it may lie over everything else for a moment, as notices and names of buttons do.
    pub is_above: bool,
    /// How many texts, buttons and grounds came before it in this frame.
    pub number: usize,
}

/// What words are painted on: a plate, a card, a tile of pale wood.
#[derive(Clone, Copy, Debug)]
pub struct LaidGround {
    /// Where it is.
    pub rect: egui::Rect,
    /// The visible part of it.
    pub seen: egui::Rect,
    /// Whether it sits on the edge of another one, as a badge does on a plate.
    pub is_badge: bool,
    /// When it was painted.
    pub order: PaintOrder,
}

/// A button on the screen.
#[derive(Clone, Copy, Debug)]
pub struct LaidButton {
    /// What it does.
    pub action: Action,
    /// Where it is.
    pub rect: egui::Rect,
    /// The visible part of it, which may be empty: keys reach it all the same.
    pub seen: egui::Rect,
    /// When it was painted.
    pub order: PaintOrder,
}

/// What is on the screen, in the interface's own pixels.
#[derive(Resource, Clone, Debug, Default)]
pub struct Laid {
    /// The whole screen.
    pub screen: Option<egui::Rect>,
    /// Buttons that can be pressed.
    pub buttons: Vec<LaidButton>,
    /// Where the table cannot be touched.
    pub occupied: Vec<egui::Rect>,
    /// All words.
    pub texts: Vec<LaidText>,
    /// All that words are painted on.
    pub grounds: Vec<LaidGround>,
    /// What is painted only where there is room for it, as the chart of a result.
    pub extras: Vec<&'static str>,
    /// How much was painted in this frame.
    pub order: PaintOrder,
    /// What was pressed and is not sent yet.
    pub pressed: Vec<Action>,
    /// Pixels of the window per pixel of the interface.
    pub zoom: f32,
    /// Buttons that step a value, each with its actions for down and up.
    pub knobs: Vec<(Action, [Action; 2])>,
    /// The button that takes the focus when none has it; `None` stands for the first one.
    pub first: Option<Action>,
    /// Whether an animation is under way, so that the next frame must be drawn.
    pub moves: bool,
    /// The state of every scrolled area, by name.
    pub scrolls: HashMap<&'static str, Scroll>,
    /// While a scrolled area is painted: whether the current press has scrolled it.
    pub is_scrolling: bool,
    /// While painting for the far side: the point about which everything is turned afterwards.
    pub turned_about: Option<egui::Pos2>,
}

impl Laid {
    /// Where the focus begins: the main button, or else the first one.
    pub fn first_button(&self) -> Option<Action> {
        let main = self.first.filter(|first| self.has(*first));
        main.or(self.buttons.first().map(|button| button.action))
    }

    /// Clears the layout for a new frame.
    pub fn clear(&mut self, screen: egui::Rect, zoom: f32) {
        self.screen = Some(screen);
        self.zoom = zoom;
        self.buttons.clear();
        self.occupied.clear();
        self.texts.clear();
        self.grounds.clear();
        self.extras.clear();
        self.order = PaintOrder::default();
        self.knobs.clear();
        self.first = None;
        self.moves = false;
    }

    /// Where a rectangle that is laid out now appears on the screen.
    pub fn on_screen(&self, rect: egui::Rect) -> egui::Rect {
        self.turned_about
            .map_or(rect, |middle| turned(rect, middle))
    }

    /// Notes a button. The pointer reaches only the part inside of `clip`, keys reach all of it.
    pub fn add_button(&mut self, action: Action, rect: egui::Rect, clip: egui::Rect) {
        let seen = self.on_screen(rect.intersect(clip));
        let rect = self.on_screen(rect);
        let order = self.next();
        self.buttons.push(LaidButton {
            action,
            rect,
            seen,
            order,
        });
        if seen.is_positive() {
            self.occupied.push(seen);
        }
    }

    /// Notes words.
    pub fn add_text(&mut self, text: LaidText) {
        let number = self.next().number;
        self.texts.push(LaidText {
            order: PaintOrder {
                number,
                ..text.order
            },
            rect: self.on_screen(text.rect),
            room: self.on_screen(text.room),
            clip: self.on_screen(text.clip),
            ..text
        });
    }

    /// Notes what words are painted on.
    pub fn add_ground(&mut self, rect: egui::Rect, clip: egui::Rect, is_badge: bool) {
        let order = self.next();
        self.grounds.push(LaidGround {
            rect: self.on_screen(rect),
            seen: self.on_screen(rect.intersect(clip)),
            is_badge,
            order,
        });
    }

    /// Notes that something has room which is painted only then.
    pub fn add_extra(&mut self, name: &'static str) {
        self.extras.push(name);
    }

    fn next(&mut self) -> PaintOrder {
        let order = self.order;
        self.order.number += 1;
        order
    }

    /// Notes that the table cannot be touched here.
    pub fn occupy(&mut self, rect: egui::Rect) {
        self.occupied.push(self.on_screen(rect));
    }

    /// Whether there is such a button.
    pub fn has(&self, action: Action) -> bool {
        self.buttons.iter().any(|button| button.action == action)
    }

    /// Forgets everything laid out so far, because something now covers it.
    pub fn cover(&mut self, screen: egui::Rect) {
        self.buttons.clear();
        self.texts.clear();
        self.grounds.clear();
        self.extras.clear();
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
