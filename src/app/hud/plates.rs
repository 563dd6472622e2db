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
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Align2, Color32, Galley, Pos2, Rect, pos2, vec2};
use std::sync::Arc;

/// The least room for a player's name in a strip, at the usual size of text.
const NAME_ROOM: f32 = 200.0;

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
            row.show_row(canvas, line);
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
        let columns = self.columns(canvas);
        let width = |column: &StripColumn, has_words| column.width(canvas, has_words) + gap;
        let taken = |has_words| -> f32 { columns.iter().map(|it| width(it, has_words)).sum() };
        let right = at.left() - gap;
        // Names of the parts, as long as they leave room for the player's own.
        let has_words = right - taken(true) - inner.left() >= NAME_ROOM * canvas.scale.0;
        let mut x = right;
        for column in &columns {
            let width = column.width(canvas, has_words);
            let at = pos2(x - width / 2.0, inner.center().y);
            column.show(canvas, at, rect, has_words);
            x -= width + gap;
        }
        self.show_name(canvas, inner, inner.right() - x);
    }

    /// The columns of a strip, from the right: marbles, then the parts of the score.
    fn columns(&self, canvas: &Canvas) -> Vec<StripColumn> {
        let marbles = StripColumn {
            sign: StripSign::Mark(self.colour),
            numbers: vec![(self.marbles_left(), palette::BIRCH_50)],
            points: (self.marbles_left(), palette::BIRCH_50),
        };
        let part = |row: &PartRow| StripColumn {
            sign: StripSign::Part {
                icon: row.icon(),
                name: reveal::sentences::short_part(canvas.book, row.part),
            },
            numbers: row.numbers(),
            points: row.points(),
        };
        let rows = self.rows();
        let parts = rows.iter().rev().map(part);
        std::iter::once(marbles).chain(parts).collect()
    }
}

/// What stands above the number of a column.
enum StripSign {
    /// A player's mark: their marbles.
    Mark(Colour),
    /// The name of a part of the score, or its icon where there is no room for words.
    Part { icon: String, name: String },
}

/// A column of a plate that is one strip: what it is about, and its numbers below.
struct StripColumn {
    sign: StripSign,
    numbers: Vec<(String, Color32)>,
    /// The only number where there is no room for words.
    points: (String, Color32),
}

impl StripColumn {
    fn head(&self, canvas: &Canvas, has_words: bool) -> Option<Arc<Galley>> {
        match &self.sign {
            StripSign::Mark(_) => None,
            StripSign::Part { name, .. } if has_words => {
                Some(canvas.words(name, Type::Help, palette::BIRCH_300))
            }
            StripSign::Part { icon, .. } => {
                Some(canvas.words(icon, Type::Icon, palette::BIRCH_500))
            }
        }
    }

    /// Its numbers in one line, each in its colour.
    fn numbers(&self, canvas: &Canvas, has_words: bool) -> Arc<Galley> {
        let numbers = match has_words {
            true => &self.numbers[..],
            false => std::slice::from_ref(&self.points),
        };
        let mut job = LayoutJob::default();
        for (number, (text, ink)) in numbers.iter().enumerate() {
            let format = TextFormat::simple(Type::Number.font(canvas.scale), *ink);
            let gap = if number == 0 { 0.0 } else { space::S };
            job.append(text, gap, format);
        }
        canvas.ui.painter().layout_job(job)
    }

    fn width(&self, canvas: &Canvas, has_words: bool) -> f32 {
        let head = self.head(canvas, has_words);
        let head = head.map_or(0.0, |words| words.size().x);
        let least = canvas.line(Type::Icon) * 0.8;
        let numbers = self.numbers(canvas, has_words).size().x;
        numbers.max(head).max(least)
    }

    /// Paints it around the middle of its column.
    fn show(&self, canvas: &mut Canvas, at: Pos2, room: Rect, has_words: bool) {
        if let StripSign::Mark(colour) = self.sign {
            let size = canvas.line(Type::Icon) * 0.3;
            canvas.mark(at - vec2(0.0, 1.6 * size), size, colour);
        }
        if let Some(head) = self.head(canvas, has_words) {
            canvas.put(head, at, Align2::CENTER_BOTTOM, room);
        }
        let numbers = self.numbers(canvas, has_words);
        canvas.put(numbers, at, Align2::CENTER_TOP, room);
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
