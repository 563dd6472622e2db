//! More about the games against one opponent: how they went one after the other, and the figures
//! that the table has no room for.

use super::chart;
use super::table::{TableWidths, name};
use crate::app::interface::theme::{Type, palette, radius, space};
use crate::app::interface::{Canvas, LEFT, RIGHT};
use crate::app::words::COLOUR;
use crate::files::{FinishedGame, Opponent, Totals};
use crate::rules::Colour;
use bevy_egui::egui::{Align2, Color32, Galley, Pos2, Rect, pos2, vec2};
use std::sync::Arc;

/// The height of a chart at the usual text size, where the panel's height is not given.
const CHART: f32 = 280.0;

/// Words that were laid out, and where there is room for them.
pub struct Details<'a> {
    games: &'a [&'a FinishedGame],
    width: f32,
    name: Arc<Galley>,
    about: Arc<Galley>,
    /// The name and the value of each figure.
    figures: Vec<[Arc<Galley>; 2]>,
}

impl<'a> Details<'a> {
    /// Everything but the chart, for a panel of this width.
    pub fn new(
        canvas: &Canvas,
        opponent: Opponent,
        games: &'a [&'a FinishedGame],
        shape: &TableWidths,
        width: f32,
    ) -> Self {
        let inner = width - 2.0 * space::L;
        let about = match opponent {
            Opponent::Computer(level) => {
                let level = ("level", level.number().into());
                canvas.book.tell("level", [level])
            }
            Opponent::Person => {
                let colour = canvas.book.forms(COLOUR, Colour::Red);
                canvas.book.tell("statistics-counted-for", colour)
            }
        };
        let totals = Totals::of(games.iter().copied());
        let figure = |label: String, number: String| {
            let number = canvas.words(&number, Type::Number, palette::BIRCH_50);
            let room = inner - number.size().x - space::M;
            let label = canvas.wrapped(&label, Type::Body, palette::BIRCH_300, room);
            [label, number]
        };
        let figures = shape
            .others()
            .map(|other| figure(other.name(canvas.book), other.of(&totals, canvas.book)))
            .collect();
        let title = name(canvas, opponent);
        Self {
            games,
            width,
            name: canvas.wrapped(&title, Type::Name, palette::BIRCH_50, inner),
            about: canvas.wrapped(&about, Type::Help, palette::BIRCH_300, inner),
            figures,
        }
    }

    /// Paints a panel of this height, or as high as it must be; returns where it ends.
    pub fn show(self, canvas: &mut Canvas, at: Pos2, height: Option<f32>) -> f32 {
        let head = self.name.size().y + self.about.size().y + space::M;
        let rows: Vec<f32> = self
            .figures
            .iter()
            .map(|[label, number]| label.size().y.max(number.size().y) + space::S)
            .collect();
        let below: f32 = rows.iter().sum::<f32>() + space::M;
        let usual = CHART * (1.0 + 0.5 * (canvas.scale.0 - 1.0));
        let rest = 2.0 * space::L + head + below;
        let chart = height.map_or(usual, |height| height - rest);
        let all = Rect::from_min_size(at, vec2(self.width, rest + chart));
        canvas.panel(all, radius::CARD);
        let inner = all.shrink(space::L);
        let under = inner.top() + self.name.size().y;
        canvas.put(self.name, inner.min, Align2::LEFT_TOP, inner);
        canvas.put(
            self.about,
            pos2(inner.left(), under),
            Align2::LEFT_TOP,
            inner,
        );
        let place = Rect::from_min_size(
            pos2(inner.left(), inner.top() + head),
            vec2(inner.width(), chart),
        );
        if self.games.is_empty() {
            let sentence = canvas.say("statistics-none-here");
            let ink: Color32 = palette::BIRCH_300;
            let words = canvas.wrapped(&sentence, Type::Body, ink, place.width());
            canvas.put(words, place.center(), Align2::CENTER_CENTER, place);
        } else {
            chart::show(canvas, place, self.games);
        }
        let mut y = place.bottom() + space::M;
        for ([label, number], height) in self.figures.into_iter().zip(rows) {
            let row = Rect::from_min_size(pos2(inner.left(), y), vec2(inner.width(), height));
            canvas.rule(row.left_top(), row.width());
            canvas.put(label, row.left_center(), LEFT, row);
            canvas.put(number, row.right_center(), RIGHT, row);
            y += height;
        }
        all.bottom()
    }
}
