//! What the interface is painted with: plates of wood, words, marks, buttons.

use super::action::Action;
use super::laid::{Laid, LaidText};
use super::look::Look;
use super::theme::{HIT, TextScale, Type, hairline, palette, radius, space};
use crate::rules::Colour;
use bevy_egui::egui::{
    self, Align, Align2, Color32, CornerRadius, Galley, Pos2, Rect, Response, Sense, Shape, Stroke,
    StrokeKind, TextureHandle, Vec2, epaint::RectShape, epaint::Shadow, epaint::TextShape, pos2,
    vec2,
};
use std::f32::consts::{PI, TAU};
use std::sync::Arc;

/// A part of the screen to paint on, and everything that is needed for it.
pub struct Canvas<'a> {
    /// Where it is painted.
    pub ui: &'a mut egui::Ui,
    /// What is painted with.
    pub look: &'a Look,
    /// How large words are.
    pub scale: TextScale,
    /// What was painted.
    pub laid: &'a mut Laid,
    /// The button that has the focus.
    pub focus: Option<Action>,
    /// Whether what is pressed here counts; not while something lies on top.
    pub enabled: bool,
}

/// How much a button is wanted.
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
pub struct Button<'a> {
    /// Before the words.
    pub icon: Option<char>,
    /// The words.
    pub label: &'a str,
    /// What pressing it does.
    pub action: Action,
    /// How much it is wanted.
    pub face: Face,
    /// Whether it can be pressed now.
    pub enabled: bool,
}

impl<'a> Button<'a> {
    /// A button on a plate.
    pub fn new(label: &'a str, action: Action) -> Self {
        Self {
            icon: None,
            label,
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

    /// With another face.
    #[must_use]
    pub fn face(self, face: Face) -> Self {
        Self { face, ..self }
    }
}

impl Canvas<'_> {
    /// Words laid out in one line.
    pub fn words(&self, text: &str, kind: Type, colour: Color32) -> Arc<Galley> {
        self.wrapped(text, kind, colour, f32::INFINITY)
    }

    /// Words laid out in lines no wider than this.
    pub fn wrapped(&self, text: &str, kind: Type, colour: Color32, width: f32) -> Arc<Galley> {
        let font = kind.font(self.scale);
        let mut job = egui::text::LayoutJob {
            wrap: egui::text::TextWrapping::wrap_at_width(width),
            ..Default::default()
        };
        let format = egui::TextFormat {
            extra_letter_spacing: kind.letter_spacing() * font.size,
            font_id: font,
            color: colour,
            ..Default::default()
        };
        job.append(text, 0.0, format);
        self.ui.painter().layout_job(job)
    }

    /// Paints words that were laid out, and notes the room they have.
    pub fn put(&mut self, galley: Arc<Galley>, at: Pos2, align: Align2, room: Rect) -> Rect {
        let rect = align.anchor_size(at, galley.size());
        self.laid.texts.push(LaidText {
            text: galley.text().to_owned(),
            rect,
            room,
        });
        self.ui
            .painter()
            .add(TextShape::new(rect.min, galley, Color32::WHITE));
        rect
    }

    /// One line of words in a room.
    pub fn text(
        &mut self,
        text: &str,
        kind: Type,
        colour: Color32,
        (at, align): (Pos2, Align2),
        room: Rect,
    ) -> Rect {
        let galley = self.words(text, kind, colour);
        self.put(galley, at, align, room)
    }

    /// The height of a line.
    pub fn line(&self, kind: Type) -> f32 {
        kind.font(self.scale).size * 1.25
    }

    /// A piece of dark wood with a soft shadow; `is_active` gives it a pale edge.
    pub fn plate(&mut self, rect: Rect, rounding: f32, is_active: bool) {
        self.laid.occupied.push(rect);
        let painter = self.ui.painter();
        let shadow = Shadow {
            offset: [0, 20],
            blur: 44,
            spread: 0,
            color: palette::SHADOW.gamma_multiply(0.55),
        };
        painter.add(shadow.as_shape(rect, rounding));
        self.walnut(rect, rounding);
        self.shade(rect, rounding, Color32::from_black_alpha(110));
        let edge = if is_active {
            Stroke::new(1.5, palette::BIRCH_300)
        } else {
            Stroke::new(1.0, hairline())
        };
        let painter = self.ui.painter();
        painter.rect_stroke(rect, rounding, edge, StrokeKind::Inside);
        let top = [
            rect.left_top() + vec2(rounding, 1.5),
            rect.right_top() + vec2(-rounding, 1.5),
        ];
        painter.line_segment(top, Stroke::new(1.0, Color32::from_white_alpha(16)));
    }

    /// Dark wood with round corners: a quiet grain.
    fn walnut(&self, rect: Rect, rounding: f32) {
        let painter = self.ui.painter();
        painter.rect_filled(rect, rounding, palette::WALNUT_700);
        self.grain(
            rect,
            rounding,
            Color32::from_white_alpha(46),
            &self.look.walnut,
            300.0,
        );
    }

    /// Pale wood with round corners.
    fn birch(&self, rect: Rect, rounding: f32, tint: Color32) {
        let painter = self.ui.painter();
        painter.rect_filled(rect, rounding, tint);
        self.grain(
            rect,
            rounding,
            Color32::from_white_alpha(70),
            &self.look.birch,
            300.0,
        );
        let top = [
            rect.left_top() + vec2(rounding, 1.0),
            rect.right_top() + vec2(-rounding, 1.0),
        ];
        painter.line_segment(top, Stroke::new(1.5, Color32::from_white_alpha(110)));
    }

    /// The grain of a wood over its colour, as wide as this in one picture of it.
    fn grain(&self, rect: Rect, rounding: f32, tint: Color32, wood: &TextureHandle, width: f32) {
        let size = wood.size_vec2();
        // Every place has its own part of the wood.
        let from = vec2(rect.min.x * 0.37 + rect.min.y * 0.11, rect.min.y * 0.73);
        let uv = Rect::from_min_size(
            (from / width).to_pos2(),
            rect.size() / (width * vec2(1.0, size.y / size.x)),
        );
        let shape = RectShape::filled(rect, corner(rounding), tint);
        self.ui.painter().add(shape.with_texture(wood.id(), uv));
    }

    /// Darker towards the bottom.
    fn shade(&self, rect: Rect, rounding: f32, tint: Color32) {
        let uv = Rect::from_min_max(pos2(0.5, 0.02), pos2(0.5, 0.98));
        self.ui.painter().add(
            RectShape::filled(rect, corner(rounding), tint)
                .with_texture(self.look.gradient.id(), uv),
        );
    }

    /// Night that comes up from below, for words on any ground.
    pub fn fade_out(&self, rect: Rect) {
        self.shade(rect, 0.0, palette::NIGHT_900.gamma_multiply(0.8));
    }

    /// A card of pale wood, as for what is said beside the pointer.
    pub fn card(&mut self, rect: Rect) {
        let painter = self.ui.painter();
        let shadow = Shadow {
            offset: [0, 14],
            blur: 34,
            spread: 0,
            color: palette::SHADOW.gamma_multiply(0.6),
        };
        painter.add(shadow.as_shape(rect, radius::FIELD));
        painter.rect_filled(rect, radius::FIELD, palette::BIRCH_100);
        painter.line_segment(
            [
                rect.left_top() + vec2(radius::FIELD, 1.0),
                rect.right_top() + vec2(-radius::FIELD, 1.0),
            ],
            Stroke::new(1.5, palette::BIRCH_50),
        );
    }

    /// A small tile of pale wood.
    pub fn pale_tile(&mut self, rect: Rect) {
        self.laid.occupied.push(rect);
        let under = rect.translate(vec2(0.0, 3.0));
        let painter = self.ui.painter();
        painter.rect_filled(under, radius::FIELD * 0.6, palette::TILE_EDGE);
        self.birch(rect, radius::FIELD * 0.6, pale(false, false));
    }

    /// A thin line across.
    pub fn rule(&self, left: Pos2, width: f32) {
        self.ui.painter().hline(
            left.x..=left.x + width,
            left.y,
            Stroke::new(1.0, hairline()),
        );
    }

    /// The mark of a colour: a disc with a dot, and a ring with a notch. They differ in shape,
    /// for people who see no colours.
    pub fn mark(&self, centre: Pos2, size: f32, colour: Colour) {
        let painter = self.ui.painter();
        match colour {
            Colour::Red => {
                painter.circle_filled(centre, size, palette::RUBY_500);
                painter.circle_stroke(
                    centre,
                    size,
                    Stroke::new(size * 0.08, palette::RUBY_200.gamma_multiply(0.6)),
                );
                painter.circle_filled(centre, size * 0.34, palette::BIRCH_50);
            }
            Colour::Black => {
                painter.circle_filled(centre, size * 0.98, palette::INK);
                // 42° of the ring are missing at the top.
                let (gap, steps) = (42.0_f32.to_radians(), 40);
                let points = (0..=steps)
                    .map(|step| {
                        let part = step as f32 / steps as f32;
                        let angle = -PI / 2.0 + gap / 2.0 + part * (TAU - gap);
                        centre + size * 0.82 * Vec2::angled(angle)
                    })
                    .collect();
                painter.add(Shape::line(
                    points,
                    Stroke::new(size * 0.32, palette::BIRCH_100),
                ));
            }
        }
    }

    /// How wide a button must be for its words.
    pub fn button_width(&self, button: &Button) -> f32 {
        let kind = label_kind(button.face);
        let words = self.words(button.label, kind, Color32::WHITE).size().x;
        let icon = button.icon.map_or(0.0, |icon| {
            let icon = self.words(&icon.to_string(), Type::Icon, Color32::WHITE);
            icon.size().x + space::S * 1.5
        });
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

    /// A button with its words in the middle. Pressing it is noted in [`Laid`].
    pub fn button(&mut self, rect: Rect, button: &Button) -> Response {
        self.button_aligned(rect, button, LabelAlign::Middle)
    }

    /// A button.
    pub fn button_aligned(&mut self, rect: Rect, button: &Button, align: LabelAlign) -> Response {
        let response = self.press_area(rect, button.action, button.enabled);
        let is_down = response.is_pointer_button_down_on();
        let hovered = response.hovered() && button.enabled;
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
                ink = palette::WALNUT_900;
                if !button.enabled {
                    self.ui.painter().rect_filled(
                        rect,
                        radius::FIELD,
                        palette::BIRCH_500.gamma_multiply(0.35),
                    );
                } else {
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
                        painter.add(shadow.as_shape(rect, radius::FIELD));
                        let under = rect.translate(vec2(0.0, 5.0));
                        painter.rect_filled(under, radius::FIELD, palette::TILE_EDGE);
                    }
                    self.birch(face, radius::FIELD, pale(is_down, hovered));
                    self.shade(face, radius::FIELD, Color32::from_black_alpha(40));
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
        let label = self.words(button.label, label_kind(button.face), ink);
        let icon = button
            .icon
            .map(|icon| self.words(&icon.to_string(), Type::Icon, ink));
        let gap = space::S * 1.5;
        let icon_width = icon.as_ref().map_or(0.0, |icon| icon.size().x + gap);
        let mut left = match align {
            LabelAlign::Left => face.left() + space::L,
            LabelAlign::Middle => face.center().x - (icon_width + label.size().x) / 2.0,
        };
        if let Some(icon) = icon {
            let at = pos2(left, face.center().y);
            self.put(icon, at, Align2::LEFT_CENTER, rect);
            left += icon_width;
        }
        self.put(
            label,
            pos2(left, face.center().y),
            Align2::LEFT_CENTER,
            rect,
        );
        self.focus_ring(button.action, rect, radius::FIELD);
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
            _ => (palette::WALNUT_600.gamma_multiply(0.5), hairline()),
        };
        let painter = self.ui.painter();
        painter.rect_filled(rect, rounding, fill);
        painter.rect_stroke(rect, rounding, Stroke::new(1.0, edge), StrokeKind::Inside);
    }

    /// The place where a button is pressed.
    fn press_area(&mut self, rect: Rect, action: Action, enabled: bool) -> Response {
        self.laid.occupied.push(rect);
        let enabled = enabled && self.enabled;
        // The focus is ours, not egui's.
        let sense = if enabled {
            Sense::CLICK
        } else {
            Sense::hover()
        };
        let id = self.ui.id().with(action);
        let response = self.ui.interact(rect, id, sense);
        if enabled {
            self.laid.buttons.push((action, rect));
            if response.clicked() {
                self.laid.pressed.push(action);
            }
        }
        response
    }

    fn focus_ring(&self, action: Action, rect: Rect, rounding: f32) {
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

/// Pale wood: a little darker when it is pressed, a little lighter under the pointer.
fn pale(is_down: bool, hovered: bool) -> Color32 {
    match (is_down, hovered) {
        (true, _) => palette::BIRCH_300,
        (_, true) => palette::BIRCH_50,
        _ => palette::BIRCH_100,
    }
}

fn corner(rounding: f32) -> CornerRadius {
    CornerRadius::same(rounding.min(255.0) as u8)
}

/// How text lies in a row from left to right.
pub const LEFT: Align2 = Align2([Align::Min, Align::Center]);
/// From right to left.
pub const RIGHT: Align2 = Align2([Align::Max, Align::Center]);
