//! The players' plates: who they are, how they stand, what they have left, and whose turn it is.

use super::HudScene;
use super::layout::{HudLayout, row_height};
use super::parts::PartRow;
use super::standing;
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Canvas, LEFT, RIGHT, ScreenShape};
use crate::app::play::{Phase, sentences};
use crate::app::reveal;
use crate::app::reveal::Figures;
use crate::play::Session;
use crate::rules::{Colour, RuleSet};
use bevy_egui::egui::{Align2, Pos2, Rect, pos2, vec2};

/// Paints both plates.
pub fn show_plates(canvas: &mut Canvas, scene: &HudScene) {
    let is_shared = scene.layout.is_flat && scene.session.is_by_two();
    for colour in Colour::BOTH {
        let plate = Plate {
            colour,
            session: scene.session,
            phase: scene.phase,
            figures: scene.figures,
            is_own: is_shared.then(|| scene.faces(colour)),
        };
        plate.show(canvas, &scene.layout);
    }
    standing::show(canvas, scene);
}

/// What a plate shows.
struct Plate<'a> {
    /// Whose it is.
    colour: Colour,
    /// The game.
    session: &'a Session,
    /// What the turn waits for.
    phase: Phase,
    /// The score.
    figures: Figures,
    /// On a flat screen, whether it belongs to the player of the side it is painted for.
    is_own: Option<bool>,
}

impl Plate<'_> {
    /// The parts of the score; tiles alone are the total.
    fn rows(&self) -> Vec<PartRow> {
        let rules = self.session.game().rules();
        if rules == RuleSet::BASIC {
            return Vec::new();
        }
        PartRow::all(rules, &self.figures, self.colour)
    }

    fn marbles_left(&self) -> String {
        let position = self.session.game().position();
        position.marbles_left(self.colour).to_string()
    }

    fn is_to_move(&self) -> bool {
        self.session.mover().is_some() && self.session.game().turn() == self.colour
    }

    /// Paints the plate.
    fn show(&self, canvas: &mut Canvas, layout: &HudLayout) {
        let rect = layout.plates[self.colour.index()];
        canvas.plate(rect, radius::PLATE, self.is_to_move());
        match layout.shape {
            ScreenShape::Wide => self.show_column(canvas, rect),
            ScreenShape::Middle | ScreenShape::Upright => self.show_strip(canvas, rect),
        }
        if self.is_to_move() {
            let text = match self.is_own {
                Some(true) => canvas.say("your-turn"),
                _ => sentences::turn_badge(canvas.book, self.session, self.phase),
            };
            badge(canvas, rect.left_top() + vec2(space::L, 0.0), &text);
        }
    }

    /// The player's name and role in the upper left, with `beside` left free at the right.
    fn show_name(&self, canvas: &mut Canvas, inner: Rect, beside: f32) -> f32 {
        let name_line = canvas.line(Type::Name);
        let mark = name_line * 0.5;
        let centre = pos2(inner.left() + mark, inner.top() + name_line * 0.75);
        canvas.mark(centre, mark, self.colour);
        let left = inner.left() + 2.0 * mark + space::M;
        let right = pos2(inner.right() - beside, inner.bottom());
        let room = Rect::from_min_max(pos2(left, inner.top()), right);
        let width = room.width();
        let name = sentences::name(canvas.book, self.session, self.colour);
        let kinds = [Type::Name, Type::Item, Type::Button, Type::Help];
        let name = canvas.shortened(&name, &kinds, palette::BIRCH_50, width);
        let role = match self.is_own {
            Some(true) => canvas.say("you"),
            Some(false) => String::new(),
            None => sentences::role(canvas.book, self.session, self.colour),
        };
        let middle = match role.is_empty() {
            true => centre.y,
            false => inner.top() + name_line / 2.0,
        };
        canvas.put(name, pos2(left, middle), LEFT, room);
        let help_line = canvas.line(Type::Help);
        let kinds = [Type::Help, Type::Caps];
        let role = canvas.shortened(&role, &kinds, palette::BIRCH_300, width);
        let at = pos2(left, inner.top() + name_line + help_line / 2.0);
        // A role that would be cut short is left out.
        if !role.elided {
            canvas.laid.add_extra("role");
            canvas.put(role, at, LEFT, room);
        }
        inner.top() + name_line + help_line
    }

    fn show_column(&self, canvas: &mut Canvas, rect: Rect) {
        let inner = rect.shrink(space::L);
        let total_line = canvas.line(Type::Total);
        let total = self.figures.total(self.colour).to_string();
        let beside = if canvas.scale.has_name_beside_total() {
            let total = canvas.words(&total, Type::Total, palette::BIRCH_50);
            total.size().x + space::M
        } else {
            0.0
        };
        let mut y = self.show_name(canvas, inner, beside);
        let middle = if canvas.scale.has_name_beside_total() {
            (inner.top() + y) / 2.0
        } else {
            let middle = y + total_line / 2.0;
            let at = pos2(inner.left(), y + total_line * 0.66);
            let total = canvas.say("total").to_uppercase();
            canvas.text(&total, Type::Caps, palette::BIRCH_300, (at, LEFT), inner);
            y += total_line;
            middle
        };
        let at = pos2(inner.right(), middle);
        canvas.text(&total, Type::Total, palette::BIRCH_50, (at, RIGHT), rect);
        y += space::S;
        canvas.rule(pos2(inner.left(), y), inner.width());
        y += space::S / 2.0;
        let height = row_height(canvas.scale);
        let rows = self.rows();
        for row in &rows {
            let line = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), height));
            let icon = canvas.words(&row.icon(), Type::Icon, palette::BIRCH_500);
            let icon_width = icon.size().x + space::S * 1.5;
            canvas.put(icon, line.left_center(), LEFT, line);
            let name = reveal::sentences::short_part(canvas.book, row.part);
            let width = line.width() - icon_width - row.width(canvas) - space::S;
            let kinds = [Type::Body, Type::Help];
            let name = canvas.squeezed(&name, &kinds, palette::BIRCH_50, width);
            let at = line.left_center() + vec2(icon_width, 0.0);
            canvas.put(name, at, LEFT, line);
            row.show(canvas, line.right_center(), line);
            y += height;
        }
        if !rows.is_empty() {
            y += space::S / 2.0;
            canvas.rule(pos2(inner.left(), y), inner.width());
            y += space::S / 2.0;
        }
        let line = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), height));
        canvas.text(
            &canvas.say("marbles"),
            Type::Body,
            palette::BIRCH_300,
            (line.left_center(), LEFT),
            line,
        );
        canvas.text(
            &self.marbles_left(),
            Type::Number,
            palette::BIRCH_50,
            (line.right_center(), RIGHT),
            line,
        );
    }

    /// Everything side by side.
    fn show_strip(&self, canvas: &mut Canvas, rect: Rect) {
        let inner = rect.shrink2(vec2(space::L, space::M));
        let total = self.figures.total(self.colour).to_string();
        let at = canvas.text(
            &total,
            Type::Total,
            palette::BIRCH_50,
            (inner.right_center(), RIGHT),
            rect,
        );
        // Narrow strips have less room between their columns.
        let gap = if rect.width() < 560.0 {
            space::M
        } else {
            space::L
        };
        let mut right = at.left() - gap;
        let marbles = self.marbles_left();
        let mut column = |canvas: &mut Canvas, number: &str, ink, icon: Option<String>| {
            let number = canvas.words(number, Type::Number, ink);
            let width = number.size().x.max(canvas.line(Type::Icon) * 0.8);
            let at = pos2(right - width / 2.0, inner.center().y);
            match icon {
                Some(icon) => {
                    let icon = canvas.words(&icon, Type::Icon, palette::BIRCH_500);
                    canvas.put(icon, at, Align2::CENTER_BOTTOM, rect);
                }
                None => {
                    let size = canvas.line(Type::Icon) * 0.3;
                    canvas.mark(at - vec2(0.0, 1.6 * size), size, self.colour);
                }
            }
            canvas.put(number, at, Align2::CENTER_TOP, rect);
            right -= width + gap;
        };
        column(canvas, &marbles, palette::BIRCH_50, None);
        for row in self.rows().iter().rev() {
            let (points, ink) = row.points();
            column(canvas, &points, ink, Some(row.icon()));
        }
        self.show_name(canvas, inner, inner.right() - right);
    }
}

/// A small tile of pale wood on the edge of a plate.
fn badge(canvas: &mut Canvas, at: Pos2, text: &str) {
    let words = canvas.words(text, Type::Strong, palette::WALNUT_900);
    let size = words.size() + vec2(2.0 * space::M, space::S * 1.5);
    let rect = Rect::from_min_size(at - vec2(0.0, size.y * 0.62), size);
    canvas.pale_tile(rect);
    canvas.put(words, rect.center(), Align2::CENTER_CENTER, rect);
}
