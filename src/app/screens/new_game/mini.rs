//! Small pictures of boards and games.

use crate::app::interface::Canvas;
use crate::app::interface::theme::palette;
use crate::rules::{Colour, Field, Game, Layout, Tile};
use bevy_egui::egui::{Pos2, Rect, Stroke, Vec2, pos2, vec2};

/// With fewer pixels than this for a field, bowls and reflections would be noise.
const FINE: f32 = 8.0;

/// The side of a field, and of a pixel.
#[derive(Clone, Copy)]
struct Unit {
    side: f32,
    pixel: f32,
}

impl Unit {
    fn is_fine(self) -> bool {
        self.side >= FINE * self.pixel
    }

    /// A part of a field's side in whole pixels, at least one.
    fn part(self, part: f32) -> f32 {
        (self.side * part / self.pixel).round().max(1.0) * self.pixel
    }
}

/// How a board lies in a picture: in whole pixels, so that all its fields and seams are alike.
struct PictureGrid<'a> {
    layout: &'a Layout,
    /// The upper left corner.
    corner: Pos2,
    unit: Unit,
}

impl<'a> PictureGrid<'a> {
    /// As large as fits into a place.
    fn new(place: Rect, layout: &'a Layout, pixel: f32) -> Self {
        let (width, height) = (f32::from(layout.width()), f32::from(layout.height()));
        let most = width.max(height).max(8.0);
        let side = (place.size().min_elem() / most / pixel).floor().max(1.0) * pixel;
        let corner = place.center() - vec2(width, height) * side / 2.0;
        let whole = |length: f32| (length / pixel).round() * pixel;
        Self {
            layout,
            corner: pos2(whole(corner.x), whole(corner.y)),
            unit: Unit { side, pixel },
        }
    }

    fn spot(&self, field: Field) -> Rect {
        let square = self.layout.square(field);
        let (file, rank) = (f32::from(square.file), f32::from(square.rank));
        // Ranks count from the bottom.
        let top = f32::from(self.layout.height()) - 1.0 - rank;
        Rect::from_min_size(
            self.corner + vec2(file, top) * self.unit.side,
            Vec2::splat(self.unit.side),
        )
    }
}

impl Canvas<'_> {
    fn grid<'a>(&self, place: Rect, layout: &'a Layout) -> PictureGrid<'a> {
        PictureGrid::new(place, layout, self.pixel())
    }

    /// The side of a pixel.
    fn pixel(&self) -> f32 {
        1.0 / self.ui.ctx().pixels_per_point()
    }

    /// A game seen from above: its board and its marbles.
    pub fn mini_game(&self, place: Rect, game: &Game) {
        self.mini_board(place, game.layout());
        let grid = self.grid(place, game.layout());
        let unit = grid.unit.side;
        let painter = self.ui.painter();
        for colour in Colour::BOTH {
            let (body, light) = self.paint(colour);
            for field in game.position().marbles(colour) {
                let centre = grid.spot(field).center();
                if !grid.unit.is_fine() {
                    painter.circle_filled(centre, unit * 0.46, body);
                    continue;
                }
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
        let grid = self.grid(place, layout);
        for tile in Tile::all() {
            let fields = layout.tile(tile).into_iter();
            let all = fields.map(|field| grid.spot(field)).reduce(Rect::union);
            if let Some(all) = all {
                // Tiles differ a little, as they do on the table.
                let tone = 0.5 * ((tile.index() * 7) % 5) as f32 / 4.0;
                self.mini_tile(all, grid.unit.side, tone);
            }
        }
    }

    /// A tile seen from above, with fields of this size; some are darker than others.
    pub fn mini_tile(&self, all: Rect, side: f32, tone: f32) {
        let painter = self.ui.painter();
        let unit = Unit {
            side,
            pixel: self.pixel(),
        };
        let [face, worn, edge, hollow] = [
            palette::TILE_FACE,
            palette::BIRCH_300,
            palette::TILE_EDGE,
            palette::BIRCH_500,
        ]
        .map(|colour| self.look.on_tiles(colour));
        let wood = face.lerp_to_gamma(worn, tone);
        let face = Rect::from_min_max(all.min, all.max - Vec2::splat(unit.part(0.12)));
        let rounding = side * 0.12;
        let under = face.translate(vec2(0.0, unit.part(0.08)));
        painter.rect_filled(under, rounding, edge);
        painter.rect_filled(face, rounding, wood);
        let count = (all.size() / side).round();
        for row in 0..count.y as usize {
            for column in 0..count.x as usize {
                let centre = all.min + vec2(column as f32 + 0.5, row as f32 + 0.5) * side;
                if !unit.is_fine() {
                    painter.circle_filled(centre, side * 0.2, worn);
                    continue;
                }
                painter.circle_filled(centre, side * 0.27, edge);
                let lit = centre + vec2(0.0, side * 0.04);
                painter.circle_filled(lit, side * 0.22, hollow);
            }
        }
    }
}
