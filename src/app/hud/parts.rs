//! The parts of a score, as they are shown everywhere: points from tiles, and for areas and chains
//! their size and their bonus.

use crate::app::interface::theme::{ScoreIcon, Type, palette, space};
use crate::app::interface::{Canvas, LEFT, RIGHT};
use crate::app::reveal;
use crate::app::reveal::{Figures, ScorePart};
use crate::rules::{Colour, RuleSet};
use bevy_egui::egui::{Color32, Galley, Pos2, Rect, pos2, vec2};
use std::sync::Arc;

/// The distance from the column of sizes to the column of points.
const SIZE_COLUMN: f32 = 66.0;

/// One part of a player's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartRow {
    /// Which one.
    pub part: ScorePart,
    /// Its size, if that differs from its points and has been counted by now.
    pub size: Option<usize>,
    /// The points that it scores.
    pub points: usize,
}

impl PartRow {
    /// The parts that count by these rules.
    pub fn all(rules: RuleSet, figures: &Figures, colour: Colour) -> Vec<Self> {
        let index = colour.index();
        let mut rows = vec![Self {
            part: ScorePart::Tiles,
            size: None,
            points: figures.tiles[index],
        }];
        if rules.area {
            rows.push(Self {
                part: ScorePart::Area,
                size: figures.area[index],
                points: figures.area_bonus[index],
            });
        }
        if rules.chains {
            rows.push(Self {
                part: ScorePart::Chains,
                size: figures.chains[index],
                points: figures.chain_bonus[index],
            });
        }
        rows
    }

    /// Its icon.
    pub fn icon(&self) -> String {
        let icon = match self.part {
            ScorePart::Tiles => ScoreIcon::Tiles,
            ScorePart::Area => ScoreIcon::Area,
            ScorePart::Chains => ScoreIcon::Chains,
        };
        icon.character().to_string()
    }

    /// Paints its points, ending at `at`, and its size to the left of them.
    pub fn show(&self, canvas: &mut Canvas, at: Pos2, room: Rect) {
        let (points, ink) = self.points();
        canvas.text(&points, Type::Number, ink, (at, RIGHT), room);
        if let Some(size) = self.size {
            let at = at - vec2(SIZE_COLUMN * canvas.scale.0, 0.0);
            let size = size.to_string();
            canvas.text(&size, Type::Number, palette::BIRCH_100, (at, RIGHT), room);
        }
    }

    /// Paints a row of a plate: its name with its size, and its points at the right end.
    pub fn show_row(&self, canvas: &mut Canvas, line: Rect) {
        let (points, ink) = self.points();
        let points = canvas.text(
            &points,
            Type::Number,
            ink,
            (line.right_center(), RIGHT),
            line,
        );
        let name = reveal::sentences::short_part(canvas.book, self.part);
        // The first of these that has room; the icon goes last, because words tell more.
        let kinds = [
            (true, Type::Body, Type::Number),
            (true, Type::Body, Type::SmallNumber),
            (true, Type::Help, Type::SmallNumber),
            (false, Type::Body, Type::Number),
            (false, Type::Help, Type::SmallNumber),
        ];
        let laid_out = |(has_icon, name_kind, size_kind): (bool, Type, Type)| {
            let mut pieces = Vec::new();
            if has_icon {
                let icon = canvas.words(&self.icon(), Type::Icon, palette::BIRCH_500);
                pieces.push((icon, space::S * 1.5));
            }
            let name = canvas.words(&name, name_kind, palette::BIRCH_50);
            pieces.push((name, space::M * 0.75));
            if let Some(size) = self.size {
                let size = canvas.words(&size.to_string(), size_kind, palette::BIRCH_50);
                pieces.push((size, space::S));
            }
            pieces
        };
        let width = |pieces: &[(Arc<Galley>, f32)]| -> f32 {
            pieces.iter().map(|(words, gap)| words.size().x + gap).sum()
        };
        let room = points.left() - line.left();
        let fits = |kinds: &(bool, Type, Type)| width(&laid_out(*kinds)) <= room;
        let chosen = kinds.into_iter().find(fits).unwrap_or(kinds[4]);
        let mut x = line.left();
        for (words, gap) in laid_out(chosen) {
            let width = words.size().x;
            canvas.put(words, pos2(x, line.center().y), LEFT, line);
            x += width + gap;
        }
    }

    /// What a narrow plate shows of it: the number that counts by itself, and a bonus.
    pub fn numbers(&self) -> Vec<(String, Color32)> {
        let mut numbers = Vec::new();
        if let Some(size) = self.size {
            numbers.push((size.to_string(), palette::BIRCH_50));
        }
        if self.size.is_none() || self.points > 0 {
            numbers.push(self.points());
        }
        numbers
    }

    /// How wide it is at most.
    pub fn width(&self, canvas: &Canvas) -> f32 {
        let size = canvas.words("00", Type::SmallNumber, palette::BIRCH_300);
        match self.size {
            Some(_) => SIZE_COLUMN * canvas.scale.0 + size.size().x,
            None => canvas.words("00", Type::Number, palette::BIRCH_50).size().x,
        }
    }

    /// Its points as text, and the colour of the text: a bonus is brass; no points are a dash.
    pub fn points(&self) -> (String, Color32) {
        match (self.part, self.points) {
            (ScorePart::Tiles, points) => (points.to_string(), palette::BIRCH_50),
            (_, 0) => ("–".to_owned(), palette::BIRCH_500),
            (_, bonus) => (format!("+{bonus}"), palette::BRASS),
        }
    }
}
