//! The sections of the rules, in order.

use crate::app::actions::Section;
use crate::app::words::key;

impl Section {
    /// All of them, in order.
    pub const ALL: [Self; 8] = [
        Self::Board,
        Self::Turn,
        Self::Taboo,
        Self::End,
        Self::Score,
        Self::Area,
        Self::Chains,
        Self::Levels,
    ];

    /// Its heading, its first sentences and its last.
    pub(super) fn words(self) -> [&'static str; 3] {
        match self {
            Self::Board => [
                key("page-board"),
                key("page-board.text"),
                key("page-board.more"),
            ],
            Self::Turn => [
                key("page-turn"),
                key("page-turn.text"),
                key("page-turn.more"),
            ],
            Self::Taboo => [
                key("page-taboo"),
                key("page-taboo.text"),
                key("page-taboo.more"),
            ],
            Self::End => [key("page-end"), key("page-end.text"), key("page-end.more")],
            Self::Score => [
                key("page-score"),
                key("page-score.text"),
                key("page-score.more"),
            ],
            Self::Area => [
                key("page-area"),
                key("page-area.text"),
                key("page-area.more"),
            ],
            Self::Chains => [
                key("page-chains"),
                key("page-chains.text"),
                key("page-chains.more"),
            ],
            Self::Levels => [
                key("page-levels"),
                key("page-levels.text"),
                key("page-levels.more"),
            ],
        }
    }

    /// The gallery's scene that its picture is of, and the name of the picture.
    pub fn scene(self) -> &'static str {
        match self {
            Self::Board => "page-board",
            Self::Turn => "page-turn",
            Self::Taboo => "page-taboo",
            Self::End => "page-end",
            Self::Score => "page-score",
            Self::Area => "page-area",
            Self::Chains => "page-chains",
            Self::Levels => "page-levels",
        }
    }
}
