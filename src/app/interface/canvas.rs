//! What the interface is painted with: plates of wood, words, marks, buttons.

use super::glass;
use super::laid::{Laid, LaidText};
use super::lettering::LETTERS;
use super::look::{Look, Sizes};
use super::shape::TextScale;
use super::text_field::Typing;
use super::theme::{Type, hairline, palette, radius};
use crate::app::actions::Action;
use crate::app::table::Palette;
use crate::app::words::Phrasebook;
use crate::rules::Colour;
use bevy_egui::egui::{
    self, Align, Align2, Color32, CornerRadius, Galley, Pos2, Rect, Shape, Stroke, StrokeKind,
    TextureHandle, Vec2, epaint::RectShape, epaint::Shadow, epaint::TextShape, pos2, vec2,
};
use std::f32::consts::{PI, TAU};
use std::sync::Arc;

/// A part of the screen to paint on, and everything that is needed for it.
pub struct Canvas<'a> {
    /// The egui layer.
    pub ui: &'a mut egui::Ui,
    /// Pictures and fonts.
    pub look: &'a Look,
    /// The phrases of the current language.
    pub book: &'a Phrasebook,
    /// What the marbles are made of.
    pub marbles: Palette,
    /// How large words are.
    pub scale: TextScale,
    /// Notes the buttons and texts that are painted.
    pub laid: &'a mut Laid,
    /// The button that has the focus.
    pub focus: Option<Action>,
    /// What is being typed.
    pub typing: &'a mut Typing,
    /// Whether buttons can be pressed here; not while a sheet lies on top.
    pub enabled: bool,
}

impl Canvas<'_> {
    /// A phrase in the current language.
    pub fn say(&self, key: &str) -> String {
        self.book.say(key)
    }

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

    /// Words in the first of these kinds that is no wider than this; the last is wrapped.
    pub fn fitting(&self, text: &str, kinds: &[Type], colour: Color32, width: f32) -> Arc<Galley> {
        let last = kinds.last().copied().unwrap_or(Type::Body);
        kinds
            .iter()
            .map(|&kind| self.words(text, kind, colour))
            .find(|words| words.size().x <= width)
            .unwrap_or_else(|| self.wrapped(text, last, colour, width))
    }

    /// One line in the first of these kinds that is no wider than this; the last is cut short, with
    /// dots for what is missing. For what people have typed.
    pub fn shortened(
        &self,
        text: &str,
        kinds: &[Type],
        colour: Color32,
        width: f32,
    ) -> Arc<Galley> {
        let words = self.fitting(text, kinds, colour, width);
        if words.rows.len() <= 1 && words.size().x <= width {
            return words;
        }
        let font = kinds.last().copied().unwrap_or(Type::Body).font(self.scale);
        let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font, colour);
        job.wrap = egui::text::TextWrapping::truncate_at_width(width);
        self.ui.painter().layout_job(job)
    }

    /// One line in the first of these kinds that is no wider than this; the last is made as small as
    /// it must be.
    pub fn squeezed(
        &mut self,
        text: &str,
        kinds: &[Type],
        colour: Color32,
        width: f32,
    ) -> Arc<Galley> {
        let last = kinds.last().copied().unwrap_or(Type::Body);
        let mut fitting = kinds.iter().map(|&kind| self.words(text, kind, colour));
        if let Some(words) = fitting.find(|words| words.size().x <= width) {
            return words;
        }
        let scale = self.scale;
        let part = width / self.words(text, last, colour).size().x.max(1.0);
        self.scale = TextScale(scale.0 * part * 0.99);
        let words = self.words(text, last, colour);
        self.scale = scale;
        words
    }

    /// Paints words that were laid out, and notes the room they have.
    pub fn put(&mut self, galley: Arc<Galley>, at: Pos2, align: Align2, room: Rect) -> Rect {
        let rect = align.anchor_size(at, galley.size());
        self.laid.add_text(LaidText {
            text: galley.text().to_owned(),
            rect,
            room,
            clip: self.ui.clip_rect(),
            order: self.laid.order,
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

    /// Words in as few lines as they need, equally long, each in the middle of a room; returns
    /// where they end.
    pub fn centred(&mut self, text: &str, kind: Type, colour: Color32, room: Rect) -> f32 {
        let within = |width: f32| self.wrapped(text, kind, colour, width);
        let whole = within(room.width());
        let narrower = (1..10).map(|step| within(room.width() * (1.0 - 0.05 * step as f32)));
        let as_few = narrower.take_while(|words| words.rows.len() == whole.rows.len());
        let words = as_few.last().unwrap_or(whole);
        let mut y = room.top();
        for row in &words.rows {
            let line = self.words(row.text().trim(), kind, colour);
            let at = pos2(room.center().x, y);
            y = self.put(line, at, Align2::CENTER_TOP, room).bottom();
        }
        y
    }

    /// The height of a line.
    pub fn line(&self, kind: Type) -> f32 {
        kind.font(self.scale).size * 1.25
    }

    /// A piece of dark wood with a soft shadow; `is_active` gives it a pale edge.
    pub fn plate(&mut self, rect: Rect, rounding: f32, is_active: bool) {
        self.laid.occupy(rect);
        self.ground(rect, false);
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
        self.lit_edge(
            rect,
            rounding,
            Stroke::new(1.0, Color32::from_white_alpha(16)),
        );
    }

    /// Notes that words are painted on this; a badge sits on the edge of something else.
    pub fn ground(&mut self, rect: Rect, is_badge: bool) {
        self.laid.add_ground(rect, self.ui.clip_rect(), is_badge);
    }

    /// Dark wood with round corners: a quiet grain.
    pub(super) fn walnut(&self, rect: Rect, rounding: f32) {
        let painter = self.ui.painter();
        painter.rect_filled(rect, rounding, palette::WALNUT_700);
        self.grain(
            rect,
            rounding,
            Color32::from_white_alpha(84),
            &self.look.dark,
            300.0,
        );
    }

    /// Pale wood with round corners.
    pub(super) fn birch(&self, rect: Rect, rounding: f32, tint: Color32) {
        self.grain(rect, rounding, tint, &self.look.pale, 420.0);
        self.lit_edge(
            rect,
            rounding,
            Stroke::new(1.5, Color32::from_white_alpha(110)),
        );
    }

    /// The grain of a wood over its colour; one repetition of the picture is `width` wide.
    fn grain(&self, rect: Rect, rounding: f32, tint: Color32, wood: &TextureHandle, width: f32) {
        let size = wood.size_vec2();
        // The offset depends on the place, so that no two plates have the same grain.
        let from = vec2(rect.min.x * 0.37 + rect.min.y * 0.11, rect.min.y * 0.73);
        let uv = Rect::from_min_size(
            (from / width).to_pos2(),
            rect.size() / (width * vec2(1.0, size.y / size.x)),
        );
        let shape = RectShape::filled(rect, corner(rounding), tint);
        self.ui.painter().add(shape.with_texture(wood.id(), uv));
    }

    /// The upper edge of a piece of wood catches the light.
    fn lit_edge(&self, rect: Rect, rounding: f32, light: Stroke) {
        let across = rect.left() + rounding..=rect.right() - rounding;
        self.ui.painter().hline(across, rect.top() + 1.0, light);
    }

    /// Darker towards the bottom.
    pub(super) fn shade(&self, rect: Rect, rounding: f32, tint: Color32) {
        let uv = Rect::from_min_max(pos2(0.5, 0.02), pos2(0.5, 0.98));
        self.ui.painter().add(
            RectShape::filled(rect, corner(rounding), tint)
                .with_texture(self.look.gradient.id(), uv),
        );
    }

    /// A dark gradient from below, so that words can be read on any ground.
    pub fn fade_out(&self, rect: Rect) {
        self.shade(
            rect,
            0.0,
            self.look.on_cloth(palette::NIGHT_900).gamma_multiply(0.8),
        );
    }

    /// A part of a plate, set off from the rest.
    pub fn panel(&self, rect: Rect, rounding: f32) {
        let painter = self.ui.painter();
        let fill = palette::BIRCH_300.gamma_multiply(0.045);
        painter.rect_filled(rect, rounding, fill);
        let edge = Stroke::new(1.0, hairline());
        painter.rect_stroke(rect, rounding, edge, StrokeKind::Inside);
    }

    /// A card of pale wood, as for tips beside the pointer.
    pub fn card(&mut self, rect: Rect) {
        self.ground(rect, false);
        let painter = self.ui.painter();
        let shadow = Shadow {
            offset: [0, 14],
            blur: 34,
            spread: 0,
            color: palette::SHADOW.gamma_multiply(0.6),
        };
        painter.add(shadow.as_shape(rect, radius::FIELD));
        painter.rect_filled(rect, radius::FIELD, palette::BIRCH_100);
        self.lit_edge(rect, radius::FIELD, Stroke::new(1.5, palette::BIRCH_50));
    }

    /// A small tile of pale wood.
    pub fn pale_tile(&mut self, rect: Rect) {
        self.laid.occupy(rect);
        self.ground(rect, true);
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

    /// The name of the game, as large as fits into a room. Its shadow may fall outside the room.
    pub fn lettering(&self, room: Rect, align: Align2) -> Rect {
        let [least, most] = LETTERS.map(|corner| vec2(corner.x, corner.y));
        let picture = &self.look.lettering;
        let whole = picture.at_least(0.0).size_vec2();
        let letters = whole * (most - least);
        let scale = (room.size() / letters).min_elem();
        let rect = align.align_size_within_rect(letters * scale, room);
        let size = whole * scale;
        let place = Rect::from_min_size(rect.min - least * size, size);
        self.picture(picture, place, 0.0);
        rect
    }

    /// A marble of glass with its shadow.
    pub fn glass(&self, centre: Pos2, radius: f32, colour: Colour) {
        let size = Vec2::splat(radius / glass::RADIUS);
        let middle = vec2(glass::MIDDLE.x, glass::MIDDLE.y);
        self.picture(
            &self.look.marbles[colour.index()],
            Rect::from_min_size(centre - middle * size, size),
            0.0,
        );
    }

    /// A picture in the size that suits best, with round corners.
    pub fn picture(&self, sizes: &Sizes, rect: Rect, rounding: f32) {
        let pixels = rect.width() * self.ui.ctx().pixels_per_point();
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        let texture = sizes.at_least(pixels).id();
        let shape = RectShape::filled(rect, corner(rounding), Color32::WHITE);
        self.ui.painter().add(shape.with_texture(texture, whole));
    }

    /// What a colour is painted with: its marbles, and its edges and words on dark wood.
    pub fn paint(&self, colour: Colour) -> (Color32, Color32) {
        let paint = self.marbles.paint(colour);
        let rgb = |[red, green, blue]: [u8; 3]| Color32::from_rgb(red, green, blue);
        (rgb(paint.body), rgb(paint.light))
    }

    /// The mark of a colour: a disc with a dot, and a ring with a notch. They differ in shape,
    /// for people who see no colours.
    pub fn mark(&self, centre: Pos2, size: f32, colour: Colour) {
        let painter = self.ui.painter();
        let (body, light) = self.paint(colour);
        match colour {
            Colour::Red => {
                painter.circle_filled(centre, size, body);
                let edge = Stroke::new(size * 0.08, light.gamma_multiply(0.6));
                painter.circle_stroke(centre, size, edge);
                let [red, green, blue] = self.marbles.paint(colour).mark;
                painter.circle_filled(centre, size * 0.34, Color32::from_rgb(red, green, blue));
            }
            Colour::Black => {
                painter.circle_filled(centre, size * 0.98, body);
                // 42° of the ring are missing at the top.
                let (gap, steps) = (42.0_f32.to_radians(), 40);
                let points = (0..=steps)
                    .map(|step| {
                        let part = step as f32 / steps as f32;
                        let angle = -PI / 2.0 + gap / 2.0 + part * (TAU - gap);
                        centre + size * 0.82 * Vec2::angled(angle)
                    })
                    .collect();
                painter.add(Shape::line(points, Stroke::new(size * 0.32, light)));
            }
        }
    }
}

/// Pale wood: a little darker when it is pressed, a little lighter under the pointer.
pub(super) fn pale(is_down: bool, hovered: bool) -> Color32 {
    match (is_down, hovered) {
        (true, _) => palette::TILE_FACE_DOWN,
        (_, true) => palette::TILE_FACE_LIT,
        _ => palette::TILE_FACE,
    }
}

fn corner(rounding: f32) -> CornerRadius {
    CornerRadius::same(rounding.min(255.0) as u8)
}

/// How text lies in a row from left to right.
pub const LEFT: Align2 = Align2([Align::Min, Align::Center]);
/// From right to left.
pub const RIGHT: Align2 = Align2([Align::Max, Align::Center]);
