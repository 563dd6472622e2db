//! The parts of a score, as they are shown everywhere: points from tiles, and for areas and chains
//! their size and the bonus that it brings.

use crate::app::interface::theme::{ScoreIcon, Type, palette};
use crate::app::interface::{Canvas, RIGHT};
use crate::app::reveal::{Figures, ScorePart};
use crate::rules::{Colour, RuleSet};
use bevy_egui::egui::{Color32, Pos2, Rect, vec2};

/// How far sizes are from points.
const SIZE_COLUMN: f32 = 66.0;

/// One part of a player's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartRow {
    /// Which one.
    pub part: ScorePart,
    /// How large it is, if that is no number of points and known by now.
    pub size: Option<usize>,
    /// What it brings.
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

    /// Paints what it brings, ending at a point, and before that how large it is.
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

    /// What it brings, and the colour of that: a bonus is of brass, and none is a dash.
    pub fn points(&self) -> (String, Color32) {
        match (self.part, self.points) {
            (ScorePart::Tiles, points) => (points.to_string(), palette::BIRCH_50),
            (_, 0) => ("–".to_owned(), palette::BIRCH_500),
            (_, bonus) => (format!("+{bonus}"), palette::BRASS),
        }
    }
}
