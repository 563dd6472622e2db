//! The choice of a table: a small picture of each theme, with its name below.

use crate::app::actions::{Action, Change, SettingsPage};
use crate::app::interface::theme::{Type, hairline, palette, radius, space};
use crate::app::interface::{Canvas, Sizes, swatch};
use crate::app::table::{Theme, ThemeId, Themes};
use bevy::prelude::Resource;
use bevy_egui::egui::{Align2, Color32, Rect, Stroke, StrokeKind, pos2, vec2};

/// The pictures that have been painted: none before the page with the themes is opened.
#[derive(Resource, Default)]
pub struct Swatches(Vec<(ThemeId, Sizes)>);

impl Swatches {
    /// Paints one more picture for the page that shows them: all in one frame would stutter.
    pub fn open_next(&mut self, canvas: &mut Canvas, page: SettingsPage, themes: &Themes) {
        if page != SettingsPage::Display {
            return;
        }
        let missing = |theme: &&Theme| self.of(theme.id()).is_none();
        if let Some(theme) = themes.all().iter().find(missing) {
            let id = theme.id();
            let sizes = Sizes::new(canvas.ui.ctx(), id.as_str(), &swatch(theme));
            self.0.push((id, sizes));
            canvas.laid.moves = true;
        }
    }

    fn of(&self, theme: ThemeId) -> Option<&Sizes> {
        let found = self.0.iter().find(|(id, _)| *id == theme);
        found.map(|(_, sizes)| sizes)
    }
}

/// A theme to choose.
pub struct ThemeCard {
    id: ThemeId,
    name: String,
    is_chosen: bool,
}

/// Every theme, by its name in the current language.
pub fn cards(canvas: &Canvas, themes: &Themes, chosen: &Theme) -> Vec<ThemeCard> {
    let language = canvas.book.language().code();
    let card = |theme: &Theme| ThemeCard {
        id: theme.id(),
        name: theme.name(language).to_owned(),
        is_chosen: theme.id() == chosen.id(),
    };
    themes.all().iter().map(card).collect()
}

/// How wide a card is at the usual size of text, and its picture's height as a part of its width.
const WIDTH: f32 = 232.0;
const SHAPE: f32 = 9.0 / 16.0;

fn card_width(canvas: &Canvas) -> f32 {
    WIDTH * (1.0 + 0.4 * (canvas.scale.0 - 1.0))
}

/// How wide all cards are side by side.
pub fn width(canvas: &Canvas, cards: &[ThemeCard]) -> f32 {
    let count = cards.len() as f32;
    count * card_width(canvas) + (count - 1.0) * space::S
}

/// How many cards are side by side, and how large each of them is.
fn grid(canvas: &Canvas, cards: &[ThemeCard], width: f32) -> (usize, [f32; 2]) {
    let most = ((width + space::S) / (card_width(canvas) + space::S)).floor();
    let across = (most as usize).clamp(1, cards.len().max(1));
    let each = (width + space::S) / across as f32 - space::S;
    let words = |card: &ThemeCard| {
        let name = canvas.wrapped(&card.name, Type::Button, Color32::WHITE, words_width(each));
        name.size().y
    };
    let words = cards.iter().map(words).fold(0.0, f32::max);
    (across, [each, each * SHAPE + words + 2.0 * space::S])
}

fn words_width(card: f32) -> f32 {
    card - 2.0 * space::S
}

/// How high all cards are within this width.
pub fn height(canvas: &Canvas, cards: &[ThemeCard], width: f32) -> f32 {
    let (across, [_, height]) = grid(canvas, cards, width);
    let rows = cards.len().div_ceil(across) as f32;
    rows * height + (rows - 1.0) * space::S
}

/// Paints the cards; returns where they end.
pub fn show(canvas: &mut Canvas, place: Rect, cards: &[ThemeCard], swatches: &Swatches) -> f32 {
    let (across, [width, height]) = grid(canvas, cards, place.width());
    let mut bottom = place.top();
    for (number, card) in cards.iter().enumerate() {
        let at = vec2(
            (number % across) as f32 * (width + space::S),
            (number / across) as f32 * (height + space::S),
        );
        let rect = Rect::from_min_size(place.min + at, vec2(width, height));
        show_card(canvas, rect, card, swatches.of(card.id));
        bottom = rect.bottom();
    }
    bottom
}

fn show_card(canvas: &mut Canvas, rect: Rect, card: &ThemeCard, swatch: Option<&Sizes>) {
    let action = Action::Change(Change::Theme(card.id));
    let response = canvas.press_area(rect, action, true);
    let is_down = response.is_pointer_button_down_on();
    let ink = if card.is_chosen {
        canvas.chosen(rect, radius::FIELD, is_down, response.hovered());
        palette::WALNUT_900
    } else {
        let fill = match (is_down, response.hovered()) {
            (true, _) => palette::WALNUT_900.gamma_multiply(0.6),
            (_, true) => palette::WALNUT_600.gamma_multiply(0.6),
            _ => palette::WALNUT_900.gamma_multiply(0.35),
        };
        canvas.ui.painter().rect_filled(rect, radius::FIELD, fill);
        palette::BIRCH_100
    };
    let edge = 4.0;
    let picture = Rect::from_min_size(
        rect.min + vec2(edge, edge),
        vec2(rect.width() - 2.0 * edge, rect.width() * SHAPE - edge),
    );
    match swatch {
        Some(sizes) => canvas.picture(sizes, picture, radius::FIELD - edge),
        None => {
            let painter = canvas.ui.painter();
            painter.rect_filled(picture, radius::FIELD - edge, palette::WALNUT_900);
        }
    }
    let line = Stroke::new(1.0, hairline());
    let painter = canvas.ui.painter();
    painter.rect_stroke(rect, radius::FIELD, line, StrokeKind::Inside);
    let name = canvas.wrapped(&card.name, Type::Button, ink, words_width(rect.width()));
    let room = Rect::from_min_max(
        pos2(rect.left() + space::S, picture.bottom()),
        rect.max - vec2(space::S, 0.0),
    );
    let at = room.center() - vec2(name.size().x / 2.0, name.size().y / 2.0);
    canvas.put(name, at, Align2::LEFT_TOP, room);
    canvas.focus_ring(action, rect, radius::FIELD);
}
