//! Where everything of the head-up display is, on a screen of any shape.

use super::framing::NARROW_SCORE;
use super::view::HudMode;
use crate::app::interface::theme::{HIT, Type, space};
use crate::app::interface::{ScreenShape, TextScale};
use crate::rules::{Colour, RuleSet};
use bevy_egui::egui::{Rect, pos2, vec2};

/// The shape that the display is laid out for in this mode.
fn shape_in_view(screen: Rect, scale: TextScale, view: HudMode) -> ScreenShape {
    match ScreenShape::of(screen) {
        // A review in large text needs the room below the plates.
        ScreenShape::Wide if view == HudMode::Review && scale.is_large() => ScreenShape::Middle,
        shape => shape,
    }
}

/// Where the parts of the display are.
#[derive(Clone, Copy, Debug)]
pub struct HudLayout {
    /// The whole screen.
    pub screen: Rect,
    /// Its shape.
    pub shape: ScreenShape,
    /// Whether it lies flat, and this is one side of it.
    pub is_flat: bool,
    /// The players' plates, red's and black's.
    pub plates: [Rect; 2],
    /// Whose tray lies to the left, or nearer: that player's plate is on that side.
    pub first: Colour,
    /// The last move, a line, buttons.
    pub footer: Rect,
    /// The list of moves, when it is open; in a review, the panel about the last marble.
    pub list: Rect,
    /// The score while it is counted.
    pub board: Rect,
    /// The result.
    pub sheet: Rect,
}

/// Above plates to the left and right of the board.
const ABOVE_COLUMNS: f32 = 56.0;
/// Between a plate and the table.
pub(super) const GAP: f32 = 20.0;
/// How high the course of a game is.
pub const COURSE: f32 = 140.0;

impl HudLayout {
    /// The layout of a screen. The plate of `first` is to the left, or on an upright screen below.
    /// `speaks` says whether cards with words lie at the foot.
    pub fn new(
        screen: Rect,
        scale: TextScale,
        rules: RuleSet,
        first: Colour,
        view: HudMode,
        speaks: bool,
    ) -> Self {
        let shape = shape_in_view(screen, scale, view);
        let card = match view {
            HudMode::Game if speaks => 3.0 * line(Type::Help, scale) + 2.0 * space::M,
            _ => 0.0,
        };
        // An upright screen has no room for words beside the buttons.
        let words = match shape {
            ScreenShape::Upright => line(Type::Body, scale).max(card),
            _ => 0.0,
        };
        // The course of the game lies beside the buttons, or above them.
        let course = match (view, shape) {
            (HudMode::Review, ScreenShape::Upright) => COURSE - words,
            (HudMode::Review, _) => COURSE - 84.0,
            _ => 0.0,
        };
        let foot = 118.0 + 26.0 * (scale.0 - 1.0) + words + course;
        Self::with_foot(screen, scale, rules, first, view, foot.max(card))
    }

    /// The layout in a lesson: with room at the foot for its instructions.
    pub fn of_lesson(screen: Rect, scale: TextScale, rules: RuleSet, first: Colour) -> Self {
        let foot = lesson_foot(screen, scale);
        Self::with_foot(screen, scale, rules, first, HudMode::Game, foot)
    }

    fn with_foot(
        screen: Rect,
        scale: TextScale,
        rules: RuleSet,
        first: Colour,
        view: HudMode,
        footer_height: f32,
    ) -> Self {
        let mut shape = shape_in_view(screen, scale, view);
        // High plates beside a high foot would lie over it.
        let room = screen.height() - footer_height - ABOVE_COLUMNS - space::S;
        if shape == ScreenShape::Wide && plate_height(scale, rules) > room {
            shape = ScreenShape::Middle;
        }
        let footer = Rect::from_min_max(
            pos2(screen.left(), screen.bottom() - footer_height),
            screen.max,
        );
        let plates = match shape {
            ScreenShape::Wide => columns(screen, scale, rules),
            ScreenShape::Middle => strips_across(screen, scale),
            ScreenShape::Upright => strips_around(screen, scale, footer),
        };
        Self {
            screen,
            shape,
            is_flat: false,
            plates: match first {
                Colour::Red => plates,
                Colour::Black => [plates[1], plates[0]],
            },
            first,
            footer,
            list: list(screen, (shape, scale, view), plates, footer),
            board: score_board(screen, shape, scale),
            sheet: result_sheet(screen, shape, scale),
        }
    }

    /// The height on the screen of the middle of the buttons at the foot.
    pub fn button_line(&self) -> f32 {
        match self.shape {
            ScreenShape::Upright => self.footer.bottom() - 62.0,
            _ => self.footer.center().y + 4.0,
        }
    }

    /// The plates from the left to the right, or from below upwards.
    pub fn plates_in_order(&self) -> [Rect; 2] {
        [self.first, !self.first].map(|colour| self.plates[colour.index()])
    }

    /// Whether the footer lies beside the plates.
    pub fn is_beside_plates(&self) -> bool {
        self.is_flat && !self.shape.is_upright()
    }
}

/// Without the margins at the left and right.
fn within_margins(screen: Rect) -> Rect {
    screen.shrink2(vec2(space::MARGIN, 0.0))
}

/// Two plates to the left and right of the board.
fn columns(screen: Rect, scale: TextScale, rules: RuleSet) -> [Rect; 2] {
    let inner = within_margins(screen);
    let width = 344.0 + 96.0 * (scale.0 - 1.0);
    let height = plate_height(scale, rules);
    let top = screen.top() + ABOVE_COLUMNS;
    let at = |left: f32| Rect::from_min_size(pos2(left, top), vec2(width, height));
    [at(inner.left()), at(inner.right() - width)]
}

/// Two plates side by side across the top.
fn strips_across(screen: Rect, scale: TextScale) -> [Rect; 2] {
    let inner = within_margins(screen);
    let height = strip_height(scale);
    let width = (inner.width() - space::MARGIN) / 2.0;
    let top = screen.top() + 44.0;
    let at = |left: f32| Rect::from_min_size(pos2(left, top), vec2(width, height));
    [at(inner.left()), at(inner.right() - width)]
}

/// One plate between board and footer, and one above the board.
fn strips_around(screen: Rect, scale: TextScale, footer: Rect) -> [Rect; 2] {
    let inner = within_margins(screen);
    let size = vec2(inner.width(), strip_height(scale));
    let above = Rect::from_min_size(pos2(inner.left(), screen.top() + 44.0), size);
    let lower = Rect::from_min_size(pos2(inner.left(), footer.top() - size.y - 8.0), size);
    [lower, above]
}

/// The list of moves below a plate at the right, or above the lower plate.
fn list(
    screen: Rect,
    (shape, scale, view): (ScreenShape, TextScale, HudMode),
    plates: [Rect; 2],
    footer: Rect,
) -> Rect {
    let inner = within_margins(screen);
    match shape {
        ScreenShape::Wide => Rect::from_min_max(
            pos2(plates[1].left(), plates[1].bottom() + GAP),
            pos2(plates[1].right(), footer.top() - 8.0),
        ),
        ScreenShape::Middle => Rect::from_min_max(
            pos2(
                inner.right() - 300.0 - 110.0 * (scale.0 - 1.0),
                plates[1].bottom() + GAP,
            ),
            pos2(inner.right(), footer.top() - 8.0),
        ),
        ScreenShape::Upright => {
            // The badge of whose turn it is sits on the upper edge of a plate.
            let badge = 0.62 * (line(Type::Strong, scale) + space::S * 1.5) + space::S;
            let bottom = plates[0].top().max(plates[1].top()) - badge.max(GAP);
            let height = match view {
                HudMode::Review => 380.0,
                _ => 300.0,
            };
            Rect::from_min_max(
                pos2(inner.left(), bottom - height),
                pos2(inner.right(), bottom),
            )
        }
    }
}

/// The score while it is counted, at the top.
fn score_board(screen: Rect, shape: ScreenShape, scale: TextScale) -> Rect {
    let inner = within_margins(screen);
    let height = count_height(scale);
    let (width, above) = match shape {
        ScreenShape::Wide => (NARROW_SCORE + 360.0 * (scale.0 - 1.0), space::M),
        _ => (inner.width(), 28.0),
    };
    Rect::from_center_size(
        pos2(screen.center().x, screen.top() + above + height / 2.0),
        vec2(width.min(inner.width()), height),
    )
}

/// The result beside the board, or below it.
fn result_sheet(screen: Rect, shape: ScreenShape, scale: TextScale) -> Rect {
    let inner = within_margins(screen);
    let margins = screen.shrink2(vec2(44.0, 40.0));
    match shape {
        // Large words need the whole screen.
        _ if scale.is_large() => margins,
        ScreenShape::Wide => {
            let width = (840.0 + 130.0 * (scale.0 - 1.0)).min(inner.width() * 0.62);
            Rect::from_min_max(pos2(margins.right() - width, margins.top()), margins.max)
        }
        ScreenShape::Middle => {
            Rect::from_min_max(pos2(screen.center().x - 90.0, margins.top()), margins.max)
        }
        ScreenShape::Upright => {
            Rect::from_min_max(pos2(margins.left(), margins.bottom() - 1080.0), margins.max)
        }
    }
}

/// The height of the score while it is counted.
pub(super) fn count_height(scale: TextScale) -> f32 {
    line(Type::Total, scale) + line(Type::Help, scale) + 1.5 * space::M
}

/// The height of a line.
pub(super) fn line(kind: Type, scale: TextScale) -> f32 {
    kind.font(scale).size * 1.25
}

/// The height of a row of the progress, some lines of words and a row of buttons.
fn lesson_foot(screen: Rect, scale: TextScale) -> f32 {
    // Room for the task, and below it for what was wrong.
    let lines = match ScreenShape::of(screen) {
        ScreenShape::Wide if !scale.needs_more_lesson_lines() => 2.5,
        ScreenShape::Wide | ScreenShape::Middle => 4.0,
        ScreenShape::Upright if !scale.needs_more_lesson_lines() => 4.0,
        ScreenShape::Upright => 5.0,
    };
    let buttons = (line(Type::Button, scale) + 2.0 * space::M).max(HIT);
    let kind = if scale.needs_more_lesson_lines() {
        Type::Item
    } else {
        Type::Name
    };
    let words = line(Type::Help, scale) + lines * line(kind, scale);
    words + buttons + space::S + 3.0 * space::M + space::L
}

/// The height of a plate with all its rows.
fn plate_height(scale: TextScale, rules: RuleSet) -> f32 {
    let line = |kind: Type| line(kind, scale);
    let parts = usize::from(rules.area) + usize::from(rules.chains);
    let rows = if parts == 0 { 1 } else { parts + 2 };
    let total = if scale.has_name_beside_total() {
        0.0
    } else {
        line(Type::Total)
    };
    let rules = if parts == 0 { 1.0 } else { 2.0 };
    line(Type::Name)
        + line(Type::Help)
        + total
        + rows as f32 * row_height(scale)
        + 2.0 * space::L
        + space::S * (1.0 + rules)
}

/// The height of a row of a plate.
pub fn row_height(scale: TextScale) -> f32 {
    Type::Number.font(scale).size * 1.25 + 4.0
}

/// The height of a plate that is one strip.
pub(super) fn strip_height(scale: TextScale) -> f32 {
    let line = |kind: Type| line(kind, scale);
    line(Type::Name) + line(Type::Help) + 2.0 * space::M
}
