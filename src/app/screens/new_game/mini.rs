//! Small pictures of boards and games.

use crate::app::interface::Canvas;
use crate::app::interface::theme::palette;
use crate::rules::{Colour, Field, Game, Layout, Tile};
use bevy_egui::egui::{Rect, Stroke, Vec2, pos2, vec2};

/// Where the fields of a board are in a picture that is as large as fits into a place.
fn spots(place: Rect, layout: &Layout) -> (f32, impl Fn(Field) -> Rect + '_) {
    let (width, height) = (f32::from(layout.width()), f32::from(layout.height()));
    let most = width.max(height).max(8.0);
    let unit = place.size().min_elem() / most;
    let corner = place.center() - vec2(width, height) * unit / 2.0;
    let spot = move |field: Field| {
        let square = layout.square(field);
        let (file, rank) = (f32::from(square.file), f32::from(square.rank));
        // Ranks count from the bottom.
        let top = height - 1.0 - rank;
        let min = corner + vec2(file, top) * unit;
        Rect::from_min_size(pos2(min.x, min.y), Vec2::splat(unit))
    };
    (unit, spot)
}

impl Canvas<'_> {
    /// A game seen from above: its board and its marbles.
    pub fn mini_game(&self, place: Rect, game: &Game) {
        self.mini_board(place, game.layout());
        let (unit, spot) = spots(place, game.layout());
        let painter = self.ui.painter();
        for colour in Colour::BOTH {
            let (body, light) = self.paint(colour);
            for field in game.position().marbles(colour) {
                let centre = spot(field).center();
                painter.circle_filled(centre, unit * 0.38, body);
                let edge = Stroke::new(unit * 0.06, light.gamma_multiply(0.6));
                painter.circle_stroke(centre, unit * 0.35, edge);
                let shine = centre - Vec2::splat(unit * 0.12);
                painter.circle_filled(shine, unit * 0.07, light);
            }
        }
    }

    /// A board seen from above, as large as fits into a place.
    pub fn mini_board(&self, place: Rect, layout: &Layout) {
        let (unit, spot) = spots(place, layout);
        for tile in Tile::all() {
            let fields = layout.tile(tile).into_iter();
            if let Some(all) = fields.map(&spot).reduce(Rect::union) {
                // Tiles differ a little, as they do on the table.
                let tone = 0.28 * ((tile.index() * 7) % 5) as f32 / 4.0;
                self.mini_tile(all, unit, tone);
            }
        }
    }

    /// A tile seen from above, with fields of this size; some are darker than others.
    pub fn mini_tile(&self, all: Rect, unit: f32, tone: f32) {
        let painter = self.ui.painter();
        let wood = palette::TILE_FACE.lerp_to_gamma(palette::BIRCH_300, tone);
        let gap = (unit * 0.06).max(0.5);
        let rounding = unit * 0.12;
        let under = all.shrink(gap).translate(vec2(0.0, unit * 0.08));
        painter.rect_filled(under, rounding, palette::TILE_EDGE);
        painter.rect_filled(all.shrink(gap), rounding, wood);
        let count = (all.size() / unit).round();
        for row in 0..count.y as usize {
            for column in 0..count.x as usize {
                let centre = all.min + vec2(column as f32 + 0.5, row as f32 + 0.5) * unit;
                painter.circle_filled(centre, unit * 0.27, palette::TILE_EDGE);
                let lit = centre + vec2(0.0, unit * 0.04);
                painter.circle_filled(lit, unit * 0.22, palette::BIRCH_500);
            }
        }
    }
}
