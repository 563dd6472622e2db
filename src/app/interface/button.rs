//! Buttons: what they say, how they look in every state, and that they were pressed.

use super::canvas::{Canvas, pale};
use super::theme::{HIT, Type, hairline, palette, radius, space};
use crate::app::actions::Action;
use crate::rules::Colour;
use bevy_egui::egui::{
    Align2, Color32, Pos2, Rect, Response, Stroke, StrokeKind, Vec2, epaint::Shadow, pos2, vec2,
};

/// The radius of a marble on a button.
const MARBLE: f32 = 17.0;

/// How prominent a button is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A tile of pale wood: what most people want next.
    Primary,
    /// A button on a plate.
    Plain,
    /// Words that can be pressed.
    Words,
    /// One of several, and the one that is chosen.
    Chosen,
}

/// Where the words of a button are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabelAlign {
    /// At its left end, for buttons one below the other.
    Left,
    /// In its middle.
    Middle,
}

/// What a button says and does.
#[derive(Clone, Debug)]
pub struct Button {
    /// Before the words.
    pub icon: Option<char>,
    /// A marble instead of an icon.
    pub marble: Option<Colour>,
    /// The words.
    pub label: String,
    /// What pressing it does.
    pub action: Action,
    /// How prominent it is.
    pub face: Face,
    /// Whether it can be pressed now.
    pub enabled: bool,
}

impl Button {
    /// A button on a plate.
    pub fn new(label: impl Into<String>, action: Action) -> Self {
        Self {
            icon: None,
            marble: None,
            label: label.into(),
            action,
            face: Face::Plain,
            enabled: true,
        }
    }

    /// With an icon before the words.
    #[must_use]
    pub fn icon(self, icon: char) -> Self {
        Self {
            icon: Some(icon),
            ..self
        }
    }

    /// With a marble before the words.
    #[must_use]
    pub fn marble(self, colour: Colour) -> Self {
        Self {
            marble: Some(colour),
            ..self
        }
    }

    /// With another face.
    #[must_use]
    pub fn face(self, face: Face) -> Self {
        Self { face, ..self }
    }
}

impl Canvas<'_> {
    /// How wide a button must be for its words.
    pub fn button_width(&self, button: &Button) -> f32 {
        let kind = label_kind(button.face);
        let words = self.words(&button.label, kind, Color32::WHITE).size().x;
        let mut icon = button.icon.map_or(0.0, |icon| {
            let icon = self.words(&icon.to_string(), Type::Icon, Color32::WHITE);
            icon.size().x + space::S * 1.5
        });
        if button.marble.is_some() {
            icon += 2.0 * MARBLE + space::S * 1.5;
        }
        let room = if button.face == Face::Words {
            space::M
        } else {
            space::L
        };
        (words + icon + 2.0 * room).max(HIT)
    }

    /// How high buttons are.
    pub fn button_height(&self) -> f32 {
        (self.line(Type::Button) + 2.0 * space::M).max(HIT)
    }

    /// A button with its words in the middle. Pressing it is noted in [`Laid`](super::Laid).
    pub fn button(&mut self, rect: Rect, button: &Button) -> Response {
        self.button_aligned(rect, button, LabelAlign::Middle)
    }

    /// A button.
    pub fn button_aligned(&mut self, rect: Rect, button: &Button, align: LabelAlign) -> Response {
        let response = self.press_area(rect, button.action, button.enabled);
        let is_down = response.is_pointer_button_down_on();
        let hovered = response.hovered() && button.enabled;
        let (face, ink) = self.button_face(rect, button, hovered, is_down);
        let icon = button
            .icon
            .map(|icon| self.words(&icon.to_string(), Type::Icon, ink));
        let gap = if button.label.is_empty() {
            0.0
        } else {
            space::S * 1.5
        };
        let mut icon_width = icon.as_ref().map_or(0.0, |icon| icon.size().x + gap);
        if button.marble.is_some() {
            icon_width += 2.0 * MARBLE + gap;
        }
        // A label that is too long for its button is set in a smaller type.
        let kinds = [label_kind(button.face), Type::Body, Type::Help];
        let room = rect.width() - icon_width - 2.0 * space::S;
        let label = self.fitting(&button.label, &kinds, ink, room);
        let mut left = match align {
            LabelAlign::Left => face.left() + space::L,
            LabelAlign::Middle => face.center().x - (icon_width + label.size().x) / 2.0,
        };
        if let Some(icon) = icon {
            let at = pos2(left, face.center().y);
            self.put(icon, at, Align2::LEFT_CENTER, rect);
        }
        if let Some(colour) = button.marble {
            let at = pos2(left + MARBLE, face.center().y);
            self.ui.set_opacity(if button.enabled { 1.0 } else { 0.25 });
            self.glass(at, MARBLE, colour);
            self.ui.set_opacity(1.0);
        }
        left += icon_width;
        self.put(
            label,
            pos2(left, face.center().y),
            Align2::LEFT_CENTER,
            rect,
        );
        self.focus_ring(button.action, rect, radius::FIELD);
        response
    }

    /// Paints a button's ground for its state; returns where the label goes, and its colour.
    fn button_face(
        &mut self,
        rect: Rect,
        button: &Button,
        hovered: bool,
        is_down: bool,
    ) -> (Rect, Color32) {
        let mut face = rect;
        let ink;
        match button.face {
            Face::Chosen => {
                ink = palette::BIRCH_50;
                let painter = self.ui.painter();
                let fill = palette::BIRCH_100.gamma_multiply(0.16);
                painter.rect_filled(rect, radius::FIELD, fill);
                let edge = Stroke::new(2.0, palette::BIRCH_100);
                painter.rect_stroke(rect, radius::FIELD, edge, StrokeKind::Inside);
            }
            Face::Primary => {
                if button.enabled {
                    ink = palette::WALNUT_900;
                    face = self.tile(rect, is_down, hovered);
                } else {
                    ink = palette::BIRCH_500;
                    let fill = palette::BIRCH_500.gamma_multiply(0.12);
                    self.ui.painter().rect_filled(rect, radius::FIELD, fill);
                }
            }
            Face::Plain => {
                ink = if button.enabled {
                    palette::BIRCH_50
                } else {
                    palette::BIRCH_500
                };
                self.flat_face(rect, radius::FIELD, button.enabled, hovered, is_down);
            }
            Face::Words => {
                ink = match (button.enabled, hovered) {
                    (false, _) => palette::BIRCH_500,
                    (true, true) => palette::BIRCH_50,
                    (true, false) => palette::BIRCH_100,
                };
                if hovered {
                    let fill = palette::BIRCH_100.gamma_multiply(0.07);
                    self.ui.painter().rect_filled(rect, radius::FIELD, fill);
                }
            }
        }
        (face, ink)
    }

    /// A tile of pale wood to press; the caller paints what is on it.
    pub fn tile_button(&mut self, rect: Rect, action: Action) -> Response {
        let response = self.press_area(rect, action, true);
        self.tile(
            rect,
            response.is_pointer_button_down_on(),
            response.hovered(),
        );
        response
    }

    /// A tile of pale wood, pressed or not; returns where its face is.
    pub fn tile(&mut self, rect: Rect, is_down: bool, hovered: bool) -> Rect {
        let mut face = rect;
        let rounding = tile_rounding(rect);
        if is_down {
            face = rect.translate(vec2(0.0, 4.0));
        } else {
            let shadow = Shadow {
                offset: [0, 14],
                blur: 22,
                spread: 0,
                color: palette::SHADOW.gamma_multiply(0.55),
            };
            let painter = self.ui.painter();
            painter.add(shadow.as_shape(rect, rounding));
            // Large tiles are thicker.
            let under = rect.translate(vec2(0.0, (0.05 * rect.height()).clamp(5.0, 8.0)));
            painter.rect_filled(under, rounding, palette::TILE_EDGE);
        }
        self.birch(face, rounding, pale(is_down, hovered));
        self.shade(face, rounding, palette::TILE_SHADE_OVER);
        face
    }

    /// A card on the dark of the table.
    pub fn night_card(&mut self, rect: Rect, action: Action) -> Response {
        let response = self.press_area(rect, action, true);
        let fill = match (response.is_pointer_button_down_on(), response.hovered()) {
            (true, _) => palette::NIGHT_900,
            (_, true) => palette::NIGHT_700,
            _ => palette::NIGHT_800,
        };
        let painter = self.ui.painter();
        let fill = self.look.on_cloth(fill).gamma_multiply(0.93);
        painter.rect_filled(rect, radius::CARD, fill);
        let edge = Stroke::new(1.0, hairline());
        painter.rect_stroke(rect, radius::CARD, edge, StrokeKind::Inside);
        response
    }

    /// A round button with an icon.
    pub fn icon_button(
        &mut self,
        centre: Pos2,
        icon: char,
        action: Action,
        enabled: bool,
    ) -> Response {
        let rect = Rect::from_center_size(centre, Vec2::splat(self.icon_button_size()));
        let rounding = rect.width() / 2.0;
        let response = self.press_area(rect, action, enabled);
        let is_down = response.is_pointer_button_down_on();
        let hovered = response.hovered() && enabled;
        if enabled {
            let shadow = Shadow {
                offset: [0, 10],
                blur: 20,
                spread: 0,
                color: palette::SHADOW.gamma_multiply(0.5),
            };
            self.ui.painter().add(shadow.as_shape(rect, rounding));
            self.walnut(rect, rounding);
        }
        self.flat_face(rect, rounding, enabled, hovered, is_down);
        let ink = if enabled {
            palette::BIRCH_50
        } else {
            palette::BIRCH_500.gamma_multiply(0.6)
        };
        let icon = self.words(&icon.to_string(), Type::LargeIcon, ink);
        self.put(icon, centre, Align2::CENTER_CENTER, rect);
        self.focus_ring(action, rect, rounding);
        let has_focus = self.enabled && self.focus == Some(action);
        if self.enabled && (response.hovered() || has_focus) {
            self.show_name(rect, action);
        }
        response
    }

    /// How large round buttons are.
    pub fn icon_button_size(&self) -> f32 {
        HIT * 1.07 * (1.0 + 0.45 * (self.scale.0 - 1.0))
    }

    fn flat_face(&self, rect: Rect, rounding: f32, enabled: bool, hovered: bool, is_down: bool) {
        let (fill, edge) = match (enabled, is_down, hovered) {
            (false, ..) => (Color32::TRANSPARENT, hairline().gamma_multiply(0.6)),
            (_, true, _) => (palette::WALNUT_900.gamma_multiply(0.85), hairline()),
            (_, _, true) => (
                palette::WALNUT_600.gamma_multiply(0.75),
                palette::BIRCH_300.gamma_multiply(0.42),
            ),
            _ => (palette::BIRCH_300.gamma_multiply(0.07), hairline()),
        };
        let painter = self.ui.painter();
        painter.rect_filled(rect, rounding, fill);
        painter.rect_stroke(rect, rounding, Stroke::new(1.0, edge), StrokeKind::Inside);
    }

    /// The ring around what has the focus.
    pub fn focus_ring(&self, action: Action, rect: Rect, rounding: f32) {
        if self.enabled && self.focus == Some(action) {
            self.ui.painter().rect_stroke(
                rect.expand(5.0),
                rounding + 5.0,
                Stroke::new(3.0, palette::BRASS),
                StrokeKind::Outside,
            );
        }
    }
}

fn label_kind(face: Face) -> Type {
    match face {
        Face::Primary => Type::Primary,
        Face::Plain | Face::Words | Face::Chosen => Type::Button,
    }
}
/// How round the corners of a tile are: large ones are rounder.
pub fn tile_rounding(rect: Rect) -> f32 {
    (0.13 * rect.height()).clamp(radius::FIELD, 21.0)
}
