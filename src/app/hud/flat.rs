//! The display on a screen that lies flat: each player has a whole one along their own edge. This
//! lays out the near one; the far one is the same, rotated by half a turn.

use super::framing::part;
use super::layout::{GAP, HudLayout, count_height, line, strip_height};
use super::view::HudMode;
use crate::app::interface::theme::{Type, space};
use crate::app::interface::{ScreenShape, TextScale};
use crate::app::table::Framing;
use crate::rules::Colour;
use bevy::math::Vec2 as Pair;
use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

/// The largest text size, in percent: people at a table sit close to the screen.
pub const LARGEST_WORDS: u16 = 125;

/// The height of the badge above a plate.
const BADGE: f32 = 30.0;
/// What buttons need at the foot of an upright screen.
const BUTTONS: f32 = 110.0;
/// How wide the result is on a wide screen, and how high on an upright one.
const SHEET: (f32, f32) = (560.0, 700.0);

impl HudLayout {
    /// One side of a screen that lies flat; the plate of `first` is the first one.
    pub fn of_flat(screen: Rect, scale: TextScale, first: Colour, view: HudMode) -> Self {
        let inner = screen.shrink2(vec2(space::MARGIN, 0.0));
        let plate = strip_height(scale);
        let count = count_height(scale);
        let bottom = screen.bottom() - space::M;
        let (shape, first_plate, second_plate, footer, board);
        if !ScreenShape::of(screen).is_upright() {
            shape = ScreenShape::Middle;
            let height = if view == HudMode::Count { count } else { plate };
            let row = Rect::from_min_max(pos2(inner.left(), bottom - height), inner.max);
            let width = row.width() * 0.315;
            let at = |left: f32| Rect::from_min_size(pos2(left, row.top()), vec2(width, plate));
            first_plate = at(row.left());
            second_plate = at(first_plate.right() + space::M);
            board = Rect::from_min_size(row.min, vec2(row.width() * 0.60, count));
            let left = match view {
                HudMode::Count => board.right(),
                _ => second_plate.right(),
            };
            let footer_row = pos2(screen.right(), row.top() + height);
            footer = Rect::from_min_max(pos2(left, row.top()), footer_row);
        } else {
            shape = ScreenShape::Upright;
            let foot = line(Type::Body, scale) + 2.0 * space::S + BUTTONS;
            footer = Rect::from_min_max(pos2(screen.left(), screen.bottom() - foot), screen.max);
            let above = footer.top() - space::S;
            let width = (inner.width() - space::M) / 2.0;
            let at = |left: f32, size: Vec2| Rect::from_min_size(pos2(left, above - size.y), size);
            first_plate = at(inner.left(), vec2(width, plate));
            second_plate = at(inner.right() - width, vec2(width, plate));
            board = at(inner.left(), vec2(inner.width(), count));
        }
        let plates = match first {
            Colour::Red => [first_plate, second_plate],
            Colour::Black => [second_plate, first_plate],
        };
        let margins = screen.shrink(space::MARGIN * 0.6);
        let sheet = match shape {
            ScreenShape::Upright => {
                let top = margins.bottom() - SHEET.1.min(screen.height() * 0.37);
                Rect::from_min_max(pos2(margins.left(), top), margins.max)
            }
            _ => {
                let left = margins.right() - SHEET.0.min(screen.width() * 0.31);
                Rect::from_min_max(pos2(left, margins.top()), margins.max)
            }
        };
        Self {
            screen,
            shape,
            is_flat: true,
            plates,
            first,
            footer,
            list: Rect::NOTHING,
            board,
            sheet,
        }
    }

    /// The room between the displays of both sides.
    pub fn between(&self, view: HudMode) -> Rect {
        let edge = match view {
            HudMode::Count => self.board.top(),
            _ => self.plates[0].top().min(self.plates[1].top()) - BADGE,
        };
        let height = self.screen.bottom() - edge + space::S;
        self.screen.shrink2(vec2(GAP, height))
    }

    /// What is left for the table.
    pub fn flat_framing(&self, view: HudMode, piles: [[f32; 2]; 2]) -> Framing {
        let screen = self.screen;
        let table = match (view, self.shape) {
            // Trays may be cut off: the board is what matters.
            (HudMode::Result, shape) => {
                let away = match shape {
                    ScreenShape::Upright => vec2(GAP, screen.bottom() - self.sheet.top() + GAP),
                    _ => vec2(screen.right() - self.sheet.left() + GAP, GAP),
                };
                return Framing::of_board(part(screen.shrink2(away), screen));
            }
            (HudMode::Clear, _) => screen.shrink(GAP),
            _ => self.between(view),
        };
        let table = part(table, screen);
        Framing {
            board: table,
            table,
            trays_from: table.min.y,
            piles_from: table.min.y,
            piles,
            // Each side has the labels before it and to its left.
            labels: match view {
                HudMode::Game => Pair::ONE,
                _ => Pair::ZERO,
            },
        }
    }
}
