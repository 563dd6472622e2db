//! Where a press counts: it begins and ends at the same place, however long it takes.

use super::canvas::Canvas;
use crate::app::actions::Action;
use bevy_egui::egui::{Rect, Response, Sense};

impl Canvas<'_> {
    /// An invisible button, for something large on the table that can be pressed.
    pub fn press_silently(&mut self, rect: Rect, action: Action) {
        let id = self.ui.id().with(("silently", action));
        self.laid.occupy(rect);
        if !self.enabled {
            return;
        }
        let rect = self.laid.on_screen(rect);
        let response = self.ui.interact(rect, id, Sense::CLICK);
        if self.is_pressed(&response) {
            self.laid.pressed.push(action);
        }
    }

    /// Takes presses that are meant for nothing, so that they do not reach what lies below.
    pub fn hold_presses(&mut self, rect: Rect) {
        let id = self.ui.id().with("held presses");
        let rect = self.laid.on_screen(rect);
        self.ui.interact(rect, id, Sense::CLICK);
    }

    /// Whether a press that began here ends here now. The time between does not matter; a press
    /// that has scrolled the area around it does not count.
    fn is_pressed(&self, response: &Response) -> bool {
        let ends_here = || {
            let pointer = self.ui.input(|input| input.pointer.interact_pos());
            pointer.is_some_and(|pointer| response.interact_rect.contains(pointer))
        };
        response.clicked() && !self.laid.is_scrolling && ends_here()
    }

    /// The place where a button is pressed.
    pub fn press_area(&mut self, rect: Rect, action: Action, enabled: bool) -> Response {
        let enabled = enabled && self.enabled;
        // Not a sense that takes egui's focus: the interface has its own `Focus`.
        let sense = if enabled {
            Sense::CLICK
        } else {
            Sense::hover()
        };
        let id = self.ui.id().with(action);
        let response = self.ui.interact(self.laid.on_screen(rect), id, sense);
        if !enabled {
            self.laid.occupy(rect);
        } else {
            self.laid.add_button(action, rect, self.ui.clip_rect());
            if self.is_pressed(&response) {
                self.laid.pressed.push(action);
            }
        }
        response
    }
}
