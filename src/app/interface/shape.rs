//! What decides how things are arranged: the shape of a screen, and how large text is.

use bevy::prelude::Resource;
use bevy_egui::egui::{Rect, Vec2};

/// From this ratio of width to height on a screen has room beside the board.
const WIDE: f32 = 1.45;

/// How screens differ, and parts of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScreenShape {
    /// Plates to the left and right.
    Wide,
    /// Plates side by side across the top.
    Middle,
    /// One plate above the board and one below.
    Upright,
}

impl ScreenShape {
    /// The shape of a screen, or of a part of it.
    pub fn of(screen: Rect) -> Self {
        Self::of_size(screen.size())
    }

    /// The shape of a screen of this size.
    pub fn of_size(size: Vec2) -> Self {
        if size.x < size.y {
            Self::Upright
        } else if size.x / size.y.max(1.0) < WIDE {
            Self::Middle
        } else {
            Self::Wide
        }
    }

    /// Whether it is higher than wide.
    pub fn is_upright(self) -> bool {
        self == Self::Upright
    }
}

/// How large text is: from 1 to 2.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct TextScale(pub f32);

impl Default for TextScale {
    fn default() -> Self {
        Self(1.0)
    }
}

/// Text is large from here on: the result takes the whole screen, and words more of the room beside
/// pictures.
const LARGE: f32 = 1.4;

// Some parts of the interface run out of room at other text scales.

/// A name and a total of two figures are no longer side by side on a plate.
const NAME_ABOVE_TOTAL: f32 = 1.3;
/// Up to this, and with it, a sheet of rows leaves room around it or has two columns.
const ROOM_ON_SHEETS: f32 = 1.3;
/// A card of two sentences hides too much of the board; the foot of the screen has room for it.
const CARD_AT_FOOT: f32 = 1.5;
/// The instructions of a lesson need one more line, in smaller type.
const MORE_LESSON_LINES: f32 = 1.6;
/// Figures of a board need the whole width of their sheet; its pictures go below.
const NOTHING_BESIDE_PICTURES: f32 = 1.7;
/// The lines of the title no longer fit below each other.
const TWO_TITLE_COLUMNS: f32 = 1.75;

impl TextScale {
    /// Whether it is large.
    pub fn is_large(self) -> bool {
        self.0 >= LARGE
    }

    /// Whether a name and a total have room side by side on a plate.
    pub fn has_name_beside_total(self) -> bool {
        self.0 < NAME_ABOVE_TOTAL
    }

    /// Whether a sheet of rows can leave some of the screen free, or have something beside them.
    pub fn has_room_on_sheets(self) -> bool {
        self.0 <= ROOM_ON_SHEETS
    }

    /// Whether cards about a field are at the foot of the screen, not beside the field.
    pub fn puts_cards_at_foot(self) -> bool {
        self.0 >= CARD_AT_FOOT
    }

    /// Whether the instructions of a lesson need one more line, in smaller type.
    pub fn needs_more_lesson_lines(self) -> bool {
        self.0 >= MORE_LESSON_LINES
    }

    /// Whether the figures of a board have room beside the pictures of all.
    pub fn has_room_beside_pictures(self) -> bool {
        self.0 < NOTHING_BESIDE_PICTURES
    }

    /// Whether the title has two columns of lines.
    pub fn has_two_title_columns(self) -> bool {
        self.0 >= TWO_TITLE_COLUMNS
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::vec2;

    #[test]
    fn only_a_screen_that_is_higher_than_wide_is_upright() {
        for (width, height, shape) in [
            (1080.0, 1920.0, ScreenShape::Upright),
            (1079.0, 1080.0, ScreenShape::Upright),
            (1080.0, 1080.0, ScreenShape::Middle),
            (1440.0, 1080.0, ScreenShape::Middle),
            (1566.0, 1080.0, ScreenShape::Wide),
            (1920.0, 1080.0, ScreenShape::Wide),
        ] {
            assert_eq!(ScreenShape::of_size(vec2(width, height)), shape);
        }
    }

    #[test]
    fn usual_text_has_room_everywhere_and_the_largest_nowhere() {
        let (usual, largest) = (TextScale::default(), TextScale(2.0));
        for needs_more in [
            TextScale::is_large,
            TextScale::puts_cards_at_foot,
            TextScale::needs_more_lesson_lines,
            TextScale::has_two_title_columns,
        ] {
            assert!(!needs_more(usual) && needs_more(largest));
        }
        for has_room in [
            TextScale::has_name_beside_total,
            TextScale::has_room_on_sheets,
            TextScale::has_room_beside_pictures,
        ] {
            assert!(has_room(usual) && !has_room(largest));
        }
    }
}
