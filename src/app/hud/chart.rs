//! The margin over the game, as a chart: solid where red was ahead, hatched where black was.

use super::fill::fill;
use crate::app::interface::theme::{Type, hairline, palette, space};
use crate::app::interface::{Canvas, LEFT, RIGHT};
use crate::app::words;
use crate::rules::{Colour, Game, Score};
use bevy_egui::egui::{Align2, Pos2, Rangef, Rect, Shape, Stroke, lerp, pos2, vec2};

/// Red's margin after every round of two marbles, the empty board first, and at the end.
pub fn margins(game: &Game) -> Vec<i32> {
    let last = game.marbles_placed();
    (0..=last)
        .filter(|&marbles| marbles % 2 == 0 || marbles == last)
        .filter_map(|marbles| game.position_after(marbles))
        .map(|position| Score::count(game.layout(), game.rules(), position).margin(Colour::Red))
        .collect()
}

/// The spacing of the grid lines for margins up to `most`, so that there are only a few.
pub fn grid_step(most: i32) -> i32 {
    match most {
        0..=6 => 3,
        7..=12 => 5,
        13..=30 => 10,
        _ => 20,
    }
}

/// Paints the chart.
pub fn show(canvas: &mut Canvas, rect: Rect, margins: &[i32]) {
    let plot = Plot::new(canvas, rect, margins);
    grid(canvas, &plot);
    rounds(canvas, &plot, margins.len());
    let course: Vec<f32> = margins.iter().map(|&margin| margin as f32).collect();
    fill(canvas, &course, &|round| plot.x(round), &|margin| {
        plot.y(margin)
    });
    let points: Vec<Pos2> = (0..)
        .zip(&course)
        .map(|(round, &margin)| pos2(plot.x(round as f32), plot.y(margin)))
        .collect();
    canvas.ui.painter().add(Shape::line(
        points.clone(),
        Stroke::new(2.5, palette::BIRCH_50),
    ));
    if let (Some(&end), Some(&margin)) = (points.last(), margins.last()) {
        final_margin(canvas, rect, end, margin);
    }
    leaders(canvas, &plot, &points);
}

/// Where the course is painted, and the scale of both axes.
struct Plot {
    /// The course with its labels.
    room: Rect,
    /// The course alone.
    area: Rect,
    /// The largest lead of red, and of black as a number less than zero.
    most: i32,
    least: i32,
    /// The spacing of the grid lines, and the outermost ones.
    step: i32,
    top: i32,
    bottom: i32,
    /// The number of the last round.
    last: f32,
    /// The height of a line of words.
    line: f32,
}

impl Plot {
    fn new(canvas: &Canvas, room: Rect, margins: &[i32]) -> Self {
        let most = margins.iter().copied().max().unwrap_or(0).max(1);
        let least = margins.iter().copied().min().unwrap_or(0).min(-1);
        let line = canvas.line(Type::SmallNumber);
        let area = Rect::from_min_max(
            room.min + vec2(56.0 * canvas.scale.0, line / 2.0),
            room.max - vec2(56.0 * canvas.scale.0, line + 4.0),
        );
        // Up to the next grid line, so that the whole course lies between grid lines.
        let ends = |step: i32| {
            let top = (most + step - 1) / step * step;
            (top, -((step - 1 - least) / step * step))
        };
        let is_crowded = |step: i32| {
            let (top, bottom) = ends(step);
            let lines = (top - bottom) / step;
            lines > 2 && area.height() < lines as f32 * line * 0.8
        };
        // In a low chart there are fewer lines, so that their labels keep apart.
        let usual = grid_step(most.max(-least));
        let wider = (0..4).map(|times| usual << times);
        let step = wider
            .into_iter()
            .find(|&step| !is_crowded(step))
            .unwrap_or(usual);
        let (top, bottom) = ends(step);
        Self {
            room,
            area,
            most,
            least,
            step,
            top,
            bottom,
            last: (margins.len().max(2) - 1) as f32,
            line,
        }
    }

    fn x(&self, round: f32) -> f32 {
        self.area.left() + round / self.last * self.area.width()
    }

    fn y(&self, margin: f32) -> f32 {
        let part = (margin - self.bottom as f32) / (self.top - self.bottom) as f32;
        self.area.bottom() - part * self.area.height()
    }
}

/// Grid lines, labelled with their margins.
fn grid(canvas: &mut Canvas, plot: &Plot) {
    for line in (plot.bottom..=plot.top).filter(|margin| margin % plot.step == 0) {
        let height = plot.y(line as f32);
        let ink = if line == 0 {
            palette::BIRCH_500.gamma_multiply(0.7)
        } else {
            hairline()
        };
        let painter = canvas.ui.painter();
        painter.hline(plot.area.x_range(), height, Stroke::new(1.0, ink));
        let at = pos2(plot.area.left() - space::S, height);
        axis_label(canvas, plot, &words::signed(line), (at, RIGHT));
    }
}

/// The numbers of rounds, below.
fn rounds(canvas: &mut Canvas, plot: &Plot, count: usize) {
    for round in (5..count).step_by(5) {
        let at = pos2(plot.x(round as f32), plot.area.bottom() + 4.0);
        axis_label(canvas, plot, &round.to_string(), (at, Align2::CENTER_TOP));
    }
}

fn axis_label(canvas: &mut Canvas, plot: &Plot, label: &str, at: (Pos2, Align2)) {
    canvas.text(label, Type::SmallNumber, palette::BIRCH_300, at, plot.room);
}

/// The final margin, beside the last point.
fn final_margin(canvas: &mut Canvas, room: Rect, end: Pos2, margin: i32) {
    canvas
        .ui
        .painter()
        .circle_filled(end, 7.0, palette::BIRCH_50);
    // At the upper or lower edge of the chart the label is moved off its point's height.
    let half = canvas.line(Type::Number) / 2.0;
    let (highest, lowest) = (room.top() + half, room.bottom() - half);
    let at = pos2(end.x + 14.0, end.y.min(lowest).max(highest));
    let label = words::signed(margin);
    canvas.text(&label, Type::Number, palette::BIRCH_50, (at, LEFT), room);
}

/// Who is ahead above the zero line, and who below it.
fn leaders(canvas: &mut Canvas, plot: &Plot, course: &[Pos2]) {
    let area = plot.area;
    let sides = [
        (Colour::Red, plot.most > 1, area.top() + plot.line / 2.0),
        (
            Colour::Black,
            plot.least < -1,
            area.bottom() - plot.line / 2.0,
        ),
    ];
    for (colour, _, middle) in sides.into_iter().filter(|(_, is_ahead, _)| *is_ahead) {
        let ink = match colour {
            Colour::Red => canvas.paint(colour).1,
            Colour::Black => palette::BIRCH_100,
        };
        let words = canvas.words(&ahead(canvas, colour), Type::Caps, ink);
        let size = words.size();
        let within = area.shrink2(vec2(space::S, 0.0)).x_range();
        let left = clear_of(course, within, (middle, size.y), size.x);
        canvas.put(words, pos2(left, middle), LEFT, plot.room);
    }
}

/// The left end of a label of this width that the course does not cross: as far left as possible,
/// or else where the course stays farthest away. `middle` and `height` are those of the label.
fn clear_of(course: &[Pos2], within: Rangef, (middle, height): (f32, f32), width: f32) -> f32 {
    const STEP: f32 = 6.0;
    let distance = |left: f32| {
        let beside = Rangef::new(left - space::S, left + width + space::S);
        let pieces = course.windows(2).filter_map(|ends| {
            let [from, to] = [ends[0], ends[1]];
            let at = |x: f32| lerp(from.y..=to.y, (x - from.x) / (to.x - from.x).max(1e-3));
            let (start, end) = (from.x.max(beside.min), to.x.min(beside.max));
            (start <= end).then(|| (at(start) - middle, at(end) - middle))
        });
        pieces
            // A piece of the course that crosses the label's middle is at distance 0.
            .map(|(start, end)| match start * end <= 0.0 {
                true => 0.0,
                false => start.abs().min(end.abs()),
            })
            .fold(f32::INFINITY, f32::min)
    };
    let steps = ((within.span() - width) / STEP).max(0.0) as usize;
    let places = (0..=steps).map(|step| within.min + step as f32 * STEP);
    let clear = places.clone().find(|&left| distance(left) > height * 0.75);
    let clearest = || places.max_by(|one, other| distance(*one).total_cmp(&distance(*other)));
    clear.or_else(clearest).unwrap_or(within.min)
}

/// Who is ahead on this side of the zero line.
fn ahead(canvas: &Canvas, colour: Colour) -> String {
    let colour = canvas.book.forms(words::COLOUR, colour);
    canvas.book.tell("ahead", colour)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RuleSet;
    use crate::rules::generate::{Seed, square};
    use std::sync::Arc;

    #[test]
    fn words_keep_out_of_the_course_where_there_is_room() {
        let within = Rangef::new(0.0, 300.0);
        // High at first, low from the middle on.
        let course: Vec<Pos2> = (0..=30)
            .map(|x| pos2(10.0 * x as f32, if x < 12 { 10.0 } else { 90.0 }))
            .collect();
        let high = clear_of(&course, within, (10.0, 20.0), 80.0);
        assert!((110.0..=220.0).contains(&high), "{high}");
        let low = clear_of(&course, within, (90.0, 20.0), 80.0);
        assert_eq!(low, 0.0);
        // A line between two points far apart is in the way, too.
        let steep = [pos2(0.0, 0.0), pos2(100.0, 100.0), pos2(300.0, 100.0)];
        let left = clear_of(&steep, within, (50.0, 20.0), 60.0);
        assert!(left > 60.0, "{left}");
        // Where there is no room at all, somewhere.
        let wide = clear_of(&course, within, (10.0, 20.0), 400.0);
        assert_eq!(wide, 0.0);
    }

    #[test]
    fn margins_begin_with_nothing_and_end_with_the_result() {
        for rules in RuleSet::ALL {
            let layout = Arc::new(square(&Seed::from(3)));
            let mut game = Game::new(layout, rules, Colour::Black);
            while let Some(field) = game.legal().first() {
                game.play(field).unwrap();
            }
            let margins = margins(&game);
            assert_eq!(margins.len(), game.marbles_placed().div_ceil(2) + 1);
            assert_eq!(margins[0], 0);
            assert_eq!(margins.last(), Some(&game.score().margin(Colour::Red)));
        }
    }
}
