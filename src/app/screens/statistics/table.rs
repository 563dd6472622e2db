//! The table: a row for every opponent, with as many figures as there is room for.

use super::Regarded;
use super::figures::Figure;
use crate::ai::Level;
use crate::app::actions::{Action, StatisticsFilter};
use crate::app::interface::theme::{HIT, Type, palette, radius, space};
use crate::app::interface::{Canvas, LEFT, RIGHT, ScreenShape, Sign, icons};
use crate::files::{Opponent, Statistics, Totals};
use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

/// The most figures in the table; the others are shown for one opponent at a time.
const MOST: usize = 5;

/// An opponent, and the totals of the games against them.
pub struct Row {
    pub opponent: Opponent,
    name: String,
    totals: Totals,
}

/// What an opponent is called.
pub fn name(canvas: &Canvas, opponent: Opponent) -> String {
    match opponent {
        Opponent::Person => canvas.say("two-players"),
        Opponent::Computer(level) => level.name().to_owned(),
    }
}

/// All rows: the levels, and games between two people.
pub fn rows(canvas: &Canvas, statistics: &Statistics, regarded: Regarded) -> Vec<Row> {
    let computers = Level::all().map(Opponent::Computer);
    computers
        .chain([Opponent::Person])
        .map(|opponent| Row {
            opponent,
            name: name(canvas, opponent),
            totals: Totals::of(regarded.games(statistics, opponent)),
        })
        .collect()
}

/// How wide everything is.
pub struct TableWidths {
    /// The whole table.
    pub width: f32,
    /// How much room there is at its right, if it is enough for the rest of the figures.
    pub beside: Option<f32>,
    /// The width of the sign before a name.
    sign: f32,
    figures: Vec<(Figure, f32)>,
}

impl TableWidths {
    /// Fits a room. In an upright room and in large text there is nothing beside the table.
    pub fn new(canvas: &Canvas, room: Rect, rows: &[Row]) -> Self {
        let is_wide = !ScreenShape::of(room).is_upright() && canvas.scale.has_room_on_sheets();
        let room = room.width();
        let book = canvas.book;
        let width = |text: &str, kind| canvas.words(text, kind, Color32::WHITE).size().x;
        let sign = canvas.line(Type::Icon) + space::M + space::S;
        let names = rows.iter().map(|row| width(&row.name, Type::Button));
        let names = sign + names.fold(0.0, f32::max) + space::M;
        let columns = Figure::ALL[..MOST].iter().map(|&figure| {
            let numbers = rows
                .iter()
                .map(|row| width(&figure.of(&row.totals, book), Type::Number));
            let heading = width(&figure.name(book).to_uppercase(), Type::Caps);
            let widest = numbers.fold(heading, f32::max);
            (figure, widest + space::L)
        });
        let columns: Vec<(Figure, f32)> = columns.collect();
        let details = (430.0 * canvas.scale.0).max(room * 0.36);
        let least: f32 = names + columns[..2].iter().map(|column| column.1).sum::<f32>();
        let has_room = is_wide && room >= least + details + space::MARGIN;
        let beside = has_room.then_some(details);
        let width = room - beside.map_or(0.0, |details| details + space::MARGIN);
        let mut left = width - names;
        let fits = |column: &(Figure, f32)| {
            left -= column.1;
            left >= 0.0
        };
        Self {
            width,
            beside,
            sign,
            figures: columns.into_iter().take_while(fits).collect(),
        }
    }

    /// The figures that are not in the table.
    pub fn others(&self) -> impl Iterator<Item = Figure> {
        Figure::ALL.into_iter().skip(self.figures.len())
    }

    /// Where each figure ends.
    fn columns(&self, left: f32) -> Vec<(Figure, f32, f32)> {
        let mut right = left + self.width - space::M;
        let mut columns: Vec<_> = self
            .figures
            .iter()
            .rev()
            .map(|&(figure, width)| {
                let column = (figure, right, width);
                right -= width;
                column
            })
            .collect();
        columns.reverse();
        columns
    }

    /// Paints what the figures are called; returns where that ends.
    pub fn heading(&self, canvas: &mut Canvas, left: f32, top: f32) -> f32 {
        let bottom = top + canvas.line(Type::Caps) + space::S;
        for (figure, right, width) in self.columns(left) {
            let name = figure.name(canvas.book).to_uppercase();
            let words = canvas.words(&name, Type::Caps, palette::BIRCH_300);
            let room = Rect::from_min_max(pos2(right - width, top), pos2(right, bottom));
            canvas.put(words, room.right_top(), Align2::RIGHT_TOP, room);
        }
        bottom
    }

    /// Paints a row; returns where it ends.
    pub fn row(&self, canvas: &mut Canvas, at: Pos2, row: &Row, is_chosen: bool) -> f32 {
        let height = HIT.max(canvas.line(Type::Number) + space::S);
        let rect = Rect::from_min_size(at, vec2(self.width, height));
        let action = Action::StatisticsFilter(StatisticsFilter::Opponent(row.opponent));
        let response = canvas.press_area(rect, action, true);
        let painter = canvas.ui.painter();
        if is_chosen {
            let fill = palette::BIRCH_100.gamma_multiply(0.14);
            painter.rect_filled(rect, radius::FIELD, fill);
            let edge = Stroke::new(1.5, palette::BIRCH_300);
            painter.rect_stroke(rect, radius::FIELD, edge, StrokeKind::Inside);
        } else if response.hovered() {
            let fill = palette::BIRCH_100.gamma_multiply(0.07);
            painter.rect_filled(rect, radius::FIELD, fill);
        } else {
            canvas.rule(
                rect.left_bottom() + vec2(space::M, 0.0),
                rect.width() - 2.0 * space::M,
            );
        }
        let has_games = row.totals.games > 0;
        let ink = match (is_chosen, has_games) {
            (true, _) => palette::BIRCH_50,
            (false, true) => palette::BIRCH_100,
            (false, false) => palette::BIRCH_500,
        };
        let middle = rect.center().y;
        match row.opponent {
            Opponent::Person => {
                let centre = pos2(
                    rect.left() + space::S + canvas.line(Type::Icon) / 2.0,
                    middle,
                );
                canvas.sign(centre, Sign::Icon(icons::USERS), palette::BIRCH_300);
            }
            Opponent::Computer(level) => {
                let end = pos2(rect.left() + self.sign - space::M, middle);
                let number = level.to_string();
                canvas.text(&number, Type::Help, palette::BIRCH_300, (end, RIGHT), rect);
            }
        }
        let at = pos2(rect.left() + self.sign, middle);
        canvas.text(&row.name, Type::Button, ink, (at, LEFT), rect);
        for (figure, right, _) in self.columns(rect.left()) {
            let number = figure.of(&row.totals, canvas.book);
            let at = (pos2(right, middle), RIGHT);
            canvas.text(&number, Type::Number, ink, at, rect);
        }
        canvas.focus_ring(action, rect.shrink(5.0), radius::FIELD);
        rect.bottom()
    }
}
