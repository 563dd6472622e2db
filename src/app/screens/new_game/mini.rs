//! Small pictures of boards.

use crate::app::interface::Canvas;
use crate::app::interface::theme::palette;
use crate::rules::{Field, Layout, Tile};
use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

impl Canvas<'_> {
    /// A board seen from above, as large as fits into a place.
    pub fn mini_board(&self, place: Rect, layout: &Layout) {
        let (width, height) = (f32::from(layout.width()), f32::from(layout.height()));
        let most = width.max(height).max(8.0);
        let unit = place.size().min_elem() / most;
        let size = vec2(width, height) * unit;
        let corner = place.center() - size / 2.0;
        let spot = |field: Field| {
            let square = layout.square(field);
            let (file, rank) = (f32::from(square.file), f32::from(square.rank));
            // Ranks count from the bottom.
            let top = height - 1.0 - rank;
            let min = corner + vec2(file, top) * unit;
            Rect::from_min_size(pos2(min.x, min.y), Vec2::splat(unit))
        };
        let painter = self.ui.painter();
        for tile in Tile::all() {
            let fields = || layout.tile(tile).into_iter();
            let all = fields().map(spot).reduce(Rect::union);
            if let Some(all) = all {
                // Tiles differ a little, as they do on the table.
                let tone = 0.28 * ((tile.index() * 7) % 5) as f32 / 4.0;
                let wood = palette::TILE_FACE.lerp_to_gamma(palette::BIRCH_300, tone);
                let gap = (unit * 0.06).max(0.5);
                let rounding = unit * 0.12;
                let under = all.shrink(gap).translate(vec2(0.0, unit * 0.08));
                painter.rect_filled(under, rounding, palette::TILE_EDGE);
                painter.rect_filled(all.shrink(gap), rounding, wood);
            }
            for field in fields() {
                painter.circle_filled(spot(field).center(), unit * 0.27, palette::TILE_EDGE);
                let lit = spot(field).center() + vec2(0.0, unit * 0.04);
                painter.circle_filled(lit, unit * 0.22, palette::BIRCH_500);
            }
        }
    }
}
