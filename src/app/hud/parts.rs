//! The parts of a score, as they are shown everywhere: points from tiles, and for areas and chains
//! their size and their bonus.

use crate::app::interface::theme::{ScoreIcon, Type, palette};
use crate::app::interface::{Canvas, RIGHT};
use crate::app::reveal::{Figures, ScorePart};
use crate::rules::{Colour, RuleSet};
use bevy_egui::egui::{Color32, Pos2, Rect, vec2};

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
            canvas.text(
                &size,
                Type::SmallNumber,
                palette::BIRCH_300,
                (at, RIGHT),
                room,
            );
        }
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
