//! The players' plates: who they are, how they stand, what they have left, and whose turn it is.

use super::layout::{HudLayout, Shape, is_compact, row_height};
use crate::app::interface::theme::{ScoreIcon, Type, palette, radius, space};
use crate::app::interface::{Canvas, LEFT, RIGHT, words};
use crate::app::play::{Phase, Session};
use crate::app::reveal::{Figures, Part};
use crate::rules::{Colour, RuleSet};
use bevy_egui::egui::{Align2, Pos2, Rect, pos2, vec2};

/// What a plate shows.
pub struct Plate<'a> {
    /// Whose it is.
    pub colour: Colour,
    /// The game.
    pub session: &'a Session,
    /// What the turn waits for.
    pub phase: Phase,
    /// The score.
    pub figures: Figures,
}

/// One row: what it is, how much, and what that brings.
struct Row {
    icon: ScoreIcon,
    name: &'static str,
    number: usize,
    bonus: usize,
}

impl Plate<'_> {
    fn rows(&self) -> Vec<Row> {
        let index = self.colour.index();
        let RuleSet { area, chains } = self.session.game().rules();
        let mut rows = Vec::new();
        if area || chains {
            rows.push(Row {
                icon: ScoreIcon::Tiles,
                name: words::short_part(Part::Tiles),
                number: self.figures.tiles[index],
                bonus: 0,
            });
        }
        if area {
            rows.push(Row {
                icon: ScoreIcon::Area,
                name: words::short_part(Part::Area),
                number: self.figures.area[index].unwrap_or(0),
                bonus: self.figures.area_bonus[index],
            });
        }
        if chains {
            rows.push(Row {
                icon: ScoreIcon::Chains,
                name: words::short_part(Part::Chains),
                number: self.figures.chains[index].unwrap_or(0),
                bonus: self.figures.chain_bonus[index],
            });
        }
        rows
    }

    fn is_to_move(&self) -> bool {
        self.session.mover().is_some() && self.session.game().turn() == self.colour
    }

    /// Paints it.
    pub fn show(&self, canvas: &mut Canvas, layout: &HudLayout) {
        let rect = layout.plates[self.colour.index()];
        canvas.plate(rect, radius::PLATE, self.is_to_move());
        match layout.shape {
            Shape::Wide => self.show_column(canvas, rect),
            Shape::Middle | Shape::Upright => self.show_strip(canvas, rect),
        }
        if self.is_to_move() {
            let text = words::turn_badge(self.session, self.phase);
            badge(canvas, rect.left_top() + vec2(space::L, 0.0), &text);
        }
    }

    fn show_name(&self, canvas: &mut Canvas, inner: Rect) -> f32 {
        let name_line = canvas.line(Type::Name);
        let mark = name_line * 0.5;
        let centre = pos2(inner.left() + mark, inner.top() + name_line * 0.75);
        canvas.mark(centre, mark, self.colour);
        let left = inner.left() + 2.0 * mark + space::M;
        let room = Rect::from_min_max(pos2(left, inner.top()), inner.max);
        let name = words::name(self.session, self.colour);
        canvas.text(
            name,
            Type::Name,
            palette::BIRCH_50,
            (pos2(left, inner.top() + name_line / 2.0), LEFT),
            room,
        );
        let role = words::role(self.session, self.colour);
        let help_line = canvas.line(Type::Help);
        canvas.text(
            &role,
            Type::Help,
            palette::BIRCH_300,
            (pos2(left, inner.top() + name_line + help_line / 2.0), LEFT),
            room,
        );
        inner.top() + name_line + help_line
    }

    fn show_column(&self, canvas: &mut Canvas, rect: Rect) {
        let inner = rect.shrink(space::L);
        let mut y = self.show_name(canvas, inner);
        let total_line = canvas.line(Type::Total);
        let total = self.figures.total(self.colour).to_string();
        let middle = if is_compact(canvas.scale) {
            (inner.top() + y) / 2.0
        } else {
            let middle = y + total_line / 2.0;
            let at = pos2(inner.left(), y + total_line * 0.66);
            canvas.text("TOTAL", Type::Caps, palette::BIRCH_300, (at, LEFT), inner);
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
            let icon = row.icon.character().to_string();
            let icon = canvas.words(&icon, Type::Icon, palette::BIRCH_500);
            let icon_width = icon.size().x + space::S * 1.5;
            canvas.put(icon, line.left_center(), LEFT, line);
            canvas.text(
                row.name,
                Type::Body,
                palette::BIRCH_50,
                (line.left_center() + vec2(icon_width, 0.0), LEFT),
                line,
            );
            let number = row.number.to_string();
            let at = canvas.text(
                &number,
                Type::Number,
                palette::BIRCH_50,
                (line.right_center(), RIGHT),
                line,
            );
            if row.bonus > 0 {
                let bonus = format!("+{}", row.bonus);
                canvas.text(
                    &bonus,
                    Type::Number,
                    palette::BRASS,
                    (pos2(at.left() - space::M, line.center().y), RIGHT),
                    line,
                );
            }
            y += height;
        }
        if !rows.is_empty() {
            y += space::S / 2.0;
            canvas.rule(pos2(inner.left(), y), inner.width());
            y += space::S / 2.0;
        }
        let line = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), height));
        canvas.text(
            "Marbles",
            Type::Body,
            palette::BIRCH_300,
            (line.left_center(), LEFT),
            line,
        );
        let left = self.session.game().position().marbles_left(self.colour);
        canvas.text(
            &left.to_string(),
            Type::Number,
            palette::BIRCH_50,
            (line.right_center(), RIGHT),
            line,
        );
    }

    /// Everything side by side.
    fn show_strip(&self, canvas: &mut Canvas, rect: Rect) {
        let inner = rect.shrink2(vec2(space::L, space::M));
        self.show_name(canvas, inner);
        let total = self.figures.total(self.colour).to_string();
        let at = canvas.text(
            &total,
            Type::Total,
            palette::BIRCH_50,
            (inner.right_center(), RIGHT),
            rect,
        );
        let mut right = at.left() - space::L;
        for row in self.rows().iter().rev() {
            let number = canvas.words(&row.number.to_string(), Type::Number, palette::BIRCH_50);
            let icon = row.icon.character().to_string();
            let icon = canvas.words(&icon, Type::Icon, palette::BIRCH_500);
            let width = number.size().x.max(icon.size().x);
            let middle = right - width / 2.0;
            let centre = inner.center().y;
            canvas.put(icon, pos2(middle, centre), Align2::CENTER_BOTTOM, rect);
            canvas.put(number, pos2(middle, centre), Align2::CENTER_TOP, rect);
            right -= width + space::L;
        }
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
