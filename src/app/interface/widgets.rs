//! What settings and choices are made with: switches and sliders with a marble for a handle, rows
//! of choices in a groove, cards, steps up and down.

use super::canvas::{Canvas, LEFT, pale};
use super::icons;
use super::theme::{HIT, Type, hairline, palette, radius, space};
use crate::app::actions::Action;
use crate::rules::Colour;
use bevy_egui::egui::{
    Align2, Color32, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Vec2, pos2, vec2,
};

/// The size of a switch, and the radius of the marble in it, at the usual size of text.
const SWITCH: Vec2 = vec2(84.0, 44.0);
const SWITCH_MARBLE: f32 = 17.0;
/// The thickness of a slider's groove, and the radius of its marble.
const GROOVE: f32 = 14.0;
const HANDLE: f32 = 18.0;

/// One of several things to choose from.
#[derive(Clone, Debug)]
pub struct ChoiceButton {
    /// What it is called.
    pub label: String,
    /// Before the words.
    pub sign: Sign,
    /// What choosing it does.
    pub action: Action,
    /// Whether it is the chosen one.
    pub is_chosen: bool,
}

/// What is painted before a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Nothing.
    None,
    /// An icon.
    Icon(char),
    /// The mark of a colour.
    Mark(Colour),
}

impl ChoiceButton {
    /// Without a sign.
    pub fn new(label: impl Into<String>, action: Action, is_chosen: bool) -> Self {
        Self {
            label: label.into(),
            sign: Sign::None,
            action,
            is_chosen,
        }
    }

    /// With a sign.
    #[must_use]
    pub fn sign(self, sign: Sign) -> Self {
        Self { sign, ..self }
    }
}

impl Canvas<'_> {
    /// A groove cut into the wood.
    pub fn groove(&self, rect: Rect, rounding: f32) {
        let painter = self.ui.painter();
        painter.rect_filled(rect, rounding, palette::WALNUT_900.gamma_multiply(0.88));
        // The upper edge throws a shadow into it.
        let across = rect.left() + rounding..=rect.right() - rounding;
        for (depth, dark) in [(1.0, 0.5), (2.5, 0.3), (4.0, 0.15)] {
            let shade = Stroke::new(1.5, palette::SHADOW.gamma_multiply(dark));
            painter.hline(across.clone(), rect.top() + depth, shade);
        }
        let edge = Stroke::new(1.0, hairline());
        painter.rect_stroke(rect, rounding, edge, StrokeKind::Inside);
    }

    /// How much switches and sliders grow with the text.
    fn growth(&self) -> f32 {
        1.0 + 0.4 * (self.scale.0 - 1.0)
    }

    /// How large a switch is.
    pub fn switch_size(&self) -> Vec2 {
        SWITCH * self.growth()
    }

    /// A switch, with its right end at a point.
    pub fn switch(&mut self, right: Pos2, is_on: bool, action: Action) -> Response {
        let size = self.switch_size();
        let rect = Rect::from_min_size(right - vec2(size.x, size.y / 2.0), size);
        let hit = rect.expand2(vec2(space::S, (HIT - size.y).max(0.0) / 2.0));
        let response = self.press_area(hit, action, true);
        let rounding = size.y / 2.0;
        self.groove(rect, rounding);
        // The marble rolls from one end to the other.
        let id = response.id.with("rolled");
        let rolled = self.ui.ctx().animate_bool_with_time(id, is_on, 0.18);
        if rolled > 0.0 {
            let filled = palette::BIRCH_300.gamma_multiply(0.85 * rolled);
            let inner = rect.shrink(2.0);
            self.ui.painter().rect_filled(inner, rounding, filled);
            self.shade(
                inner,
                rounding,
                Color32::from_black_alpha((60.0 * rolled) as u8),
            );
        }
        self.laid.moves |= rolled > 0.0 && rolled < 1.0;
        let (from, to) = (rect.left() + rounding, rect.right() - rounding);
        let at = pos2(from + (to - from) * rolled, rect.center().y);
        let colour = if rolled > 0.5 {
            Colour::Red
        } else {
            Colour::Black
        };
        let grown = if response.hovered() { 1.0 } else { 0.0 };
        self.glass(at, SWITCH_MARBLE * self.growth() + grown, colour);
        self.focus_ring(action, rect, rounding);
        response
    }

    /// A slider over a rect; returns the position it was dragged to, from 0 to 1.
    pub fn slider(
        &mut self,
        rect: Rect,
        part: f32,
        action: Action,
        steps: [Action; 2],
    ) -> Option<f32> {
        self.laid.occupy(rect);
        let id = self.ui.id().with(action);
        let sense = if self.enabled {
            Sense::CLICK | Sense::DRAG
        } else {
            Sense::hover()
        };
        let response = self.ui.interact(rect, id, sense);
        if self.enabled {
            self.laid.add_button(action, rect, self.ui.clip_rect());
            self.laid.knobs.push((action, steps));
        }
        let handle = HANDLE * self.growth();
        let groove =
            Rect::from_center_size(rect.center(), vec2(rect.width() - 2.0 * handle, GROOVE));
        self.groove(groove, GROOVE / 2.0);
        let x = groove.left() + part.clamp(0.0, 1.0) * groove.width();
        let filled = Rect::from_min_max(groove.min, pos2(x, groove.bottom()));
        if filled.width() > 1.0 {
            let inner = filled.shrink(1.0);
            self.ui
                .painter()
                .rect_filled(inner, GROOVE / 2.0, palette::BIRCH_300);
            self.shade(inner, GROOVE / 2.0, Color32::from_black_alpha(50));
        }
        let grown = match (response.hovered(), response.is_pointer_button_down_on()) {
            (_, true) => -1.0,
            (true, _) => 2.0,
            _ => 0.0,
        };
        self.glass(pos2(x, groove.center().y), handle + grown, Colour::Red);
        self.focus_ring(action, rect, radius::FIELD);
        let pointer = response.interact_pointer_pos().filter(|_| self.enabled)?;
        Some(((pointer.x - groove.left()) / groove.width().max(1.0)).clamp(0.0, 1.0))
    }

    /// How wide a row of choices is.
    pub fn choices_width(&self, choices: &[ChoiceButton]) -> f32 {
        let each = choices.iter().map(|choice| self.choice_width(choice));
        each.sum::<f32>() + 8.0
    }

    fn choice_width(&self, choice: &ChoiceButton) -> f32 {
        let words = self.words(&choice.label, Type::Button, Color32::WHITE);
        let sign = match choice.sign {
            Sign::None => 0.0,
            _ => self.line(Type::Icon) + space::S,
        };
        (words.size().x + sign + 2.0 * space::L * 0.75).max(HIT)
    }

    /// How high choices are within this width.
    pub fn choices_height(&self, choices: &[ChoiceButton], width: f32) -> f32 {
        self.choice_rows(choices, width).len() as f32 * self.button_height()
    }

    /// Which choices are side by side, with the width of each.
    fn choice_rows(&self, choices: &[ChoiceButton], width: f32) -> Vec<Vec<(usize, f32)>> {
        let room = width - 8.0;
        let mut rows: Vec<Vec<(usize, f32)>> = vec![Vec::new()];
        let mut used = 0.0;
        for (index, choice) in choices.iter().enumerate() {
            let width = self.choice_width(choice);
            if used + width > room + 0.5 && used > 0.0 {
                rows.push(Vec::new());
                used = 0.0;
            }
            used += width;
            if let Some(row) = rows.last_mut() {
                row.push((index, width));
            }
        }
        rows
    }

    /// Choices side by side in a groove; the chosen one is a tile of pale wood. What does not fit
    /// into one row takes several. Returns where they end.
    pub fn choices(&mut self, rect: Rect, choices: &[ChoiceButton]) -> f32 {
        let height = self.button_height();
        let room = rect.width() - 8.0;
        let rows = self.choice_rows(choices, rect.width());
        let all = Rect::from_min_size(rect.min, vec2(rect.width(), height * rows.len() as f32));
        self.groove(all, radius::FIELD);
        for (number, row) in rows.iter().enumerate() {
            let natural: f32 = row.iter().map(|(_, width)| width).sum();
            let more = (room - natural) / row.len().max(1) as f32;
            let mut x = rect.left() + 4.0;
            let y = rect.top() + number as f32 * height;
            for (index, width) in row {
                let width = width + more;
                let cell = Rect::from_min_size(pos2(x, y), vec2(width, height));
                self.choice(cell.shrink2(vec2(1.0, 0.0)), &choices[*index]);
                x += width;
            }
        }
        all.bottom()
    }

    fn choice(&mut self, cell: Rect, choice: &ChoiceButton) {
        // Fingers may press a little beside the tile, too.
        let response = self.press_area(cell, choice.action, true);
        let rect = cell.shrink2(vec2(0.0, 5.0));
        let is_down = response.is_pointer_button_down_on();
        let rounding = radius::FIELD * 0.7;
        let ink = if choice.is_chosen {
            self.chosen(rect, rounding, is_down, response.hovered());
            palette::WALNUT_900
        } else if response.hovered() {
            let fill = palette::BIRCH_100.gamma_multiply(0.08);
            self.ui.painter().rect_filled(rect, rounding, fill);
            palette::BIRCH_50
        } else {
            palette::BIRCH_300
        };
        let words = self.words(&choice.label, Type::Button, ink);
        let sign = self.line(Type::Icon);
        let sign_width = match choice.sign {
            Sign::None => 0.0,
            _ => sign + space::S,
        };
        let left = rect.center().x - (words.size().x + sign_width) / 2.0;
        self.sign(pos2(left + sign / 2.0, rect.center().y), choice.sign, ink);
        let at = pos2(left + sign_width, rect.center().y);
        self.put(words, at, LEFT, rect);
        self.focus_ring(choice.action, rect, rounding);
    }

    /// The ground of what is chosen: a tile of pale wood.
    pub fn chosen(&self, rect: Rect, rounding: f32, is_down: bool, hovered: bool) {
        let under = rect.translate(vec2(0.0, 3.0));
        let painter = self.ui.painter();
        painter.rect_filled(under, rounding, palette::TILE_EDGE);
        self.birch(rect, rounding, pale(is_down, hovered));
        self.shade(rect, rounding, palette::TILE_SHADE_OVER);
    }

    /// Paints a sign, centred on a point.
    pub fn sign(&mut self, centre: Pos2, sign: Sign, ink: Color32) {
        match sign {
            Sign::None => {}
            Sign::Icon(icon) => {
                let icon = self.words(&icon.to_string(), Type::Icon, ink);
                let rect = Rect::from_center_size(centre, icon.size());
                self.put(icon, centre, Align2::CENTER_CENTER, rect);
            }
            Sign::Mark(colour) => self.mark(centre, self.line(Type::Icon) * 0.38, colour),
        }
    }

    /// The height of a card with this text within a width.
    pub fn card_height(&self, label: &str, help: &str, width: f32) -> f32 {
        let room = width - CARD_LEFT - space::M;
        let label = self.wrapped(label, Type::Item, Color32::WHITE, room);
        let help = self.wrapped(help, Type::Help, Color32::WHITE, room);
        let help = if help.text().is_empty() {
            0.0
        } else {
            help.size().y
        };
        label.size().y + help + 2.0 * space::M
    }

    /// A card to choose, with a bowl that holds a marble once it is chosen.
    pub fn choice_card(
        &mut self,
        rect: Rect,
        label: &str,
        help: &str,
        action: Action,
        is_chosen: bool,
    ) {
        let response = self.press_area(rect, action, true);
        let is_down = response.is_pointer_button_down_on();
        let (fill, edge) = match (is_chosen, is_down, response.hovered()) {
            (true, ..) => (
                palette::BIRCH_100.gamma_multiply(0.14),
                Stroke::new(1.5, palette::BIRCH_300),
            ),
            (_, true, _) => (
                palette::WALNUT_900.gamma_multiply(0.6),
                Stroke::new(1.0, hairline()),
            ),
            (_, _, true) => (
                palette::WALNUT_600.gamma_multiply(0.6),
                Stroke::new(1.0, palette::BIRCH_300.gamma_multiply(0.42)),
            ),
            _ => (
                palette::BIRCH_300.gamma_multiply(0.05),
                Stroke::new(1.0, hairline()),
            ),
        };
        let painter = self.ui.painter();
        painter.rect_filled(rect, radius::CARD, fill);
        painter.rect_stroke(rect, radius::CARD, edge, StrokeKind::Inside);
        let bowl = pos2(rect.left() + CARD_LEFT / 2.0, rect.center().y);
        self.bowl(bowl, 16.0);
        if is_chosen {
            self.glass(bowl, 17.0, Colour::Red);
        }
        let room = Rect::from_min_max(
            pos2(rect.left() + CARD_LEFT, rect.top()),
            pos2(rect.right() - space::M, rect.bottom()),
        );
        let label = self.wrapped(label, Type::Item, palette::BIRCH_50, room.width());
        let help = self.wrapped(help, Type::Help, palette::BIRCH_300, room.width());
        let help_height = if help.text().is_empty() {
            0.0
        } else {
            help.size().y
        };
        let top = rect.center().y - (label.size().y + help_height) / 2.0;
        let below = top + label.size().y;
        self.put(label, pos2(room.left(), top), Align2::LEFT_TOP, rect);
        if help_height > 0.0 {
            self.put(help, pos2(room.left(), below), Align2::LEFT_TOP, rect);
        }
        self.focus_ring(action, rect, radius::CARD);
    }

    /// An empty bowl.
    fn bowl(&self, centre: Pos2, radius: f32) {
        let painter = self.ui.painter();
        painter.circle_filled(centre, radius, palette::WALNUT_900);
        let edge = Stroke::new(1.0, hairline());
        painter.circle_stroke(centre, radius, edge);
    }

    /// One step down and one up, with words between them.
    pub fn stepper(&mut self, rect: Rect, label: &str, kind: Type, steps: [Option<Action>; 2]) {
        self.groove(rect, radius::FIELD);
        let side = rect.height().max(HIT).min(rect.width() / 4.0);
        let ends = [
            (rect.left(), icons::CHEVRON_LEFT),
            (rect.right() - side, icons::CHEVRON_RIGHT),
        ];
        for ((left, icon), action) in ends.into_iter().zip(steps) {
            let cell = Rect::from_min_size(pos2(left, rect.top()), vec2(side, rect.height()));
            let ink = match action {
                None => palette::BIRCH_500.gamma_multiply(0.5),
                Some(action) => {
                    let response = self.press_area(cell, action, true);
                    self.focus_ring(action, cell.shrink(4.0), radius::FIELD);
                    if response.hovered() {
                        palette::BIRCH_50
                    } else {
                        palette::BIRCH_300
                    }
                }
            };
            self.sign(cell.center(), Sign::Icon(icon), ink);
        }
        let room = Rect::from_min_max(
            pos2(rect.left() + side, rect.top()),
            pos2(rect.right() - side, rect.bottom()),
        );
        let words = self.words(label, kind, palette::BIRCH_50);
        self.put(words, room.center(), Align2::CENTER_CENTER, room);
    }
}

/// Where the words of a card begin.
const CARD_LEFT: f32 = 72.0;
