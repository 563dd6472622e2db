//! What the display leaves of the screen for the table.

use super::layout::{GAP, HudLayout};
use super::view::HudMode;
use crate::app::interface::ScreenShape;
use crate::app::table::Framing;
use bevy::math::{Rect as Part, Vec2};
use bevy_egui::egui::{Rect, pos2, vec2};

/// How much of the screen trays need below the plates, at least.
const TRAY_ROOM: f32 = 0.30;
/// Piles beside the board pass to the left and right of a score that is no wider than this.
pub(super) const NARROW_SCORE: f32 = 880.0;

impl HudLayout {
    /// What is left for the table.
    pub fn framing(&self, view: HudMode, list_is_open: bool, piles: [[f32; 2]; 2]) -> Framing {
        if self.is_flat {
            return self.flat_framing(view, piles);
        }
        let screen = self.screen;
        let edge = 16.0;
        let mut table = Rect::from_min_max(
            pos2(screen.left() + edge, screen.top() + edge),
            pos2(screen.right() - edge, self.footer.top() - 4.0),
        );
        let mut board = table;
        let mut trays_from = table.top();
        let mut piles_from = None;
        let list_is_open = list_is_open || view == HudMode::Review;
        match view {
            HudMode::Game | HudMode::Review => match self.shape {
                ScreenShape::Wide => {
                    let [left, right] = self.plates_in_order();
                    board.min.x = left.right() + GAP;
                    board.max.x = right.left() - GAP;
                    let below = self.plates[0].bottom().max(self.plates[1].bottom()) + 8.0;
                    if table.bottom() - below > TRAY_ROOM * screen.height() {
                        trays_from = below;
                    }
                    if list_is_open {
                        table.max.x = self.list.left() - GAP;
                    }
                }
                ScreenShape::Middle => {
                    table.min.y = self.plates[0].bottom() + GAP;
                    if list_is_open {
                        table.max.x = self.list.left() - GAP;
                    }
                    (board, trays_from) = (table, table.top());
                }
                ScreenShape::Upright => {
                    table = self.between_plates(table, list_is_open);
                    (board, trays_from) = (table, table.top());
                }
            },
            HudMode::Count => {
                // A narrow score leaves the upper corners to the piles.
                if self.board.width() <= NARROW_SCORE {
                    piles_from = Some(table.top());
                }
                table.min.y = self.board.bottom() + GAP / 2.0;
                (board, trays_from) = (table, table.top());
            }
            HudMode::Clear => {
                table = screen.shrink2(screen.size() * vec2(0.02, 0.035));
                (board, trays_from) = (table, table.top());
            }
            // In large text the result covers the table, so the framing does not matter.
            HudMode::Result if self.sheet.area() > 0.75 * screen.area() => {}
            HudMode::Result => {
                table = screen.shrink(edge + GAP);
                match self.shape {
                    ScreenShape::Upright => table.max.y = self.sheet.top() - GAP,
                    _ => table.max.x = self.sheet.left() - GAP,
                }
                // Trays may be cut off: the board is what was played for.
                return Framing::of_board(part(table, screen));
            }
        }
        board = board.intersect(table);
        let down = |y: f32| (y - screen.top()) / screen.height();
        Framing {
            board: part(board, screen),
            table: part(table, screen),
            trays_from: down(trays_from),
            piles_from: down(piles_from.unwrap_or(table.top())),
            piles,
            labels: match view {
                HudMode::Game | HudMode::Review => Vec2::X,
                HudMode::Count | HudMode::Result | HudMode::Clear => Vec2::ZERO,
            },
        }
    }

    /// On an upright screen the table lies between the plates, or between a plate and the list.
    fn between_plates(&self, table: Rect, list_is_open: bool) -> Rect {
        let [one, other] = self.plates;
        let above = one.top().min(other.top()) + one.height();
        let below = match list_is_open {
            true => self.list.top(),
            false => one.top().max(other.top()),
        };
        table.with_min_y(above + GAP).with_max_y(below - GAP)
    }
}

/// A rectangle in parts of the screen, never empty.
pub(super) fn part(rect: Rect, screen: Rect) -> Part {
    let x = |at: f32| ((at - screen.left()) / screen.width()).clamp(0.0, 1.0);
    let y = |at: f32| ((at - screen.top()) / screen.height()).clamp(0.0, 1.0);
    Part::new(
        x(rect.left()),
        y(rect.top()),
        x(rect.right()).max(x(rect.left()) + 0.05),
        y(rect.bottom()).max(y(rect.top()) + 0.05),
    )
}
