//! Games as a chart: a bar for each, up for won and down for lost points, the newest at the right.

use crate::app::hud::chart::grid_step;
use crate::app::interface::theme::{Type, hairline, palette, space};
use crate::app::interface::{Canvas, LEFT, RIGHT};
use crate::app::words::{self, Phrasebook};
use crate::files::{FinishedGame, Timestamp};
use bevy_egui::egui::{Align2, Rect, Stroke, StrokeKind, pos2, vec2};
use jiff::tz::TimeZone;
use std::cmp::Ordering;

/// The least and the greatest width of a game.
const LEAST: f32 = 11.0;
const MOST: f32 = 34.0;
/// The radius of the mark that stands for a game without points.
const RING: f32 = 5.0;

/// Paints the last games, as many as there is room for.
pub fn show(canvas: &mut Canvas, rect: Rect, games: &[&FinishedGame]) {
    let axis = canvas.line(Type::SmallNumber);
    let title = canvas.say("statistics-chart").to_uppercase();
    let title = canvas.wrapped(&title, Type::Caps, palette::BIRCH_300, rect.width());
    let top = rect.top() + title.size().y + space::S;
    canvas.put(title, rect.min, Align2::LEFT_TOP, rect);
    let mut bottom = rect.bottom() - axis - space::S;
    let fits = ((rect.width() - 56.0 * canvas.scale.0) / LEAST).max(1.0) as usize;
    let games = &games[games.len().saturating_sub(fits)..];
    if games.iter().any(|game| game.end.margin().is_none()) {
        bottom -= canvas.line(Type::Help);
        legend(canvas, rect);
    }
    let plot = Rect::from_min_max(
        pos2(rect.left() + 56.0 * canvas.scale.0, top + axis / 2.0),
        pos2(rect.right(), bottom),
    );
    if plot.height() < 1.0 {
        return;
    }
    let margins = games.iter().filter_map(|game| game.end.margin());
    let margins: Vec<i32> = margins.map(i32::from).collect();
    let most = margins.iter().copied().max().unwrap_or(0).max(1);
    let least = margins.iter().copied().min().unwrap_or(0).min(-1);
    let step = grid_step(most.max(-least));
    // Up to the next grid line, so that all bars end between grid lines.
    let (high, low) = (
        (most + step - 1) / step * step,
        -((step - 1 - least) / step * step),
    );
    let y =
        |margin: i32| plot.bottom() - (margin - low) as f32 / (high - low) as f32 * plot.height();
    for line in (low..=high).filter(|margin| margin % step == 0) {
        let ink = if line == 0 {
            palette::BIRCH_500
        } else {
            hairline()
        };
        let painter = canvas.ui.painter();
        painter.hline(plot.x_range(), y(line), Stroke::new(1.0, ink));
        let at = (pos2(plot.left() - space::S, y(line)), RIGHT);
        let label = words::signed(line);
        canvas.text(&label, Type::SmallNumber, palette::BIRCH_300, at, rect);
    }
    let width = (plot.width() / games.len() as f32).min(MOST);
    for (age, game) in games.iter().rev().enumerate() {
        let right = plot.right() - age as f32 * width;
        bar(canvas, right - width / 2.0, width, game, &y);
    }
    dates(canvas, rect, plot, games);
}

/// One game. Won bars are filled, lost ones are outlines: they differ in more than their direction.
fn bar(canvas: &Canvas, x: f32, width: f32, game: &FinishedGame, y: &impl Fn(i32) -> f32) {
    let painter = canvas.ui.painter();
    let zero = y(0);
    let Some(margin) = game.end.margin() else {
        let side = match game.end.outcome() {
            Ordering::Greater => -1.0,
            _ => 1.0,
        };
        let centre = pos2(x, zero + side * (RING + 4.0));
        painter.circle_stroke(centre, RING, Stroke::new(2.0, palette::BIRCH_100));
        return;
    };
    let end = y(i32::from(margin));
    let half = (width * 0.36).max(2.0);
    let place = Rect::from_two_pos(pos2(x - half, zero), pos2(x + half, end));
    match margin.cmp(&0) {
        Ordering::Greater => {
            painter.rect_filled(place, 2.0, palette::BIRCH_100);
        }
        Ordering::Equal => {
            painter.circle_filled(pos2(x, zero), RING, palette::BIRCH_100);
        }
        Ordering::Less => {
            painter.rect_filled(place, 2.0, palette::BIRCH_500.gamma_multiply(0.25));
            let edge = Stroke::new(1.5, palette::BIRCH_300);
            painter.rect_stroke(place, 2.0, edge, StrokeKind::Inside);
        }
    }
}

/// What a ring stands for.
fn legend(canvas: &mut Canvas, rect: Rect) {
    let middle = rect.bottom() - canvas.line(Type::Help) / 2.0;
    let painter = canvas.ui.painter();
    let edge = Stroke::new(2.0, palette::BIRCH_100);
    painter.circle_stroke(pos2(rect.left() + RING + 2.0, middle), RING, edge);
    let at = (pos2(rect.left() + 4.0 * RING, middle), LEFT);
    let words = canvas.say("statistics-resigned");
    canvas.text(&words, Type::Help, palette::BIRCH_300, at, rect);
}

/// When the first and the last of them ended.
fn dates(canvas: &mut Canvas, rect: Rect, plot: Rect, games: &[&FinishedGame]) {
    let (Some(first), Some(last)) = (games.first(), games.last()) else {
        return;
    };
    let date = |game: &FinishedGame| {
        let date = short_date(canvas.book, game.time, &TimeZone::system());
        canvas.words(&date, Type::Caps, palette::BIRCH_300)
    };
    let [first, last] = [first, last].map(|game| date(game));
    let top = plot.bottom() + 4.0;
    let is_apart = first.text() != last.text();
    if is_apart && first.size().x + last.size().x + space::M < plot.width() {
        canvas.put(first, pos2(plot.left(), top), Align2::LEFT_TOP, rect);
    }
    let at = plot.right_bottom() + vec2(0.0, 4.0);
    canvas.put(last, at, Align2::RIGHT_TOP, rect);
}

/// A day of the player's calendar, in a few letters.
fn short_date(book: &Phrasebook, time: Timestamp, zone: &TimeZone) -> String {
    let seconds = i64::try_from(time.seconds()).unwrap_or_default();
    let time = jiff::Timestamp::from_second(seconds).unwrap_or_default();
    let date = time.to_zoned(zone.clone()).date();
    book.tell(
        "date-short",
        [
            ("day", date.day().into()),
            ("month", date.month().into()),
            // As text: the digits of a year are not grouped.
            ("year", date.year().to_string().into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets::Assets;
    use crate::language::Language;

    #[test]
    fn dates_of_the_chart_are_written_as_each_language_does() {
        let time: Timestamp = "2026-03-06T23:30:00Z".parse().unwrap();
        let zone = TimeZone::fixed(jiff::tz::offset(1));
        for (language, expected) in [
            (Language::English, "7 Mar 2026"),
            (Language::German, "7. März 2026"),
            (Language::French, "7 mars 2026"),
            (Language::Spanish, "7 mar 2026"),
            (Language::Dutch, "7 mrt. 2026"),
            (Language::Romanian, "7 mar. 2026"),
        ] {
            let book = Phrasebook::load(&Assets::built_in(), language).0;
            assert_eq!(short_date(&book, time, &zone), expected);
        }
    }
}
