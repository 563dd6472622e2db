//! The figures of some games: what they are called, and how they are written.

use crate::app::words::{self, Phrasebook, key};
use crate::files::Totals;

/// A figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    Games,
    Won,
    Drawn,
    Lost,
    Streak,
    BestStreak,
    BestMargin,
    AverageMargin,
}

impl Figure {
    /// All of them, the most wanted first.
    pub const ALL: [Self; 8] = [
        Self::Games,
        Self::Won,
        Self::Drawn,
        Self::Lost,
        Self::Streak,
        Self::BestStreak,
        Self::BestMargin,
        Self::AverageMargin,
    ];

    /// Its name.
    pub fn name(self, book: &Phrasebook) -> String {
        book.say(match self {
            Self::Games => key("statistics-games"),
            Self::Won => key("statistics-won"),
            Self::Drawn => key("statistics-drawn"),
            Self::Lost => key("statistics-lost"),
            Self::Streak => key("statistics-streak"),
            Self::BestStreak => key("statistics-best-streak"),
            Self::BestMargin => key("statistics-best-margin"),
            Self::AverageMargin => key("statistics-average-margin"),
        })
    }

    /// Its value as text; a dash if there is none.
    pub fn of(self, totals: &Totals, book: &Phrasebook) -> String {
        let number = match self {
            _ if totals.games == 0 => None,
            Self::Games => Some(totals.games.to_string()),
            Self::Won => Some(totals.wins.to_string()),
            Self::Drawn => Some(totals.draws.to_string()),
            Self::Lost => Some(totals.losses.to_string()),
            Self::Streak => Some(totals.streak.to_string()),
            Self::BestStreak => Some(totals.best_streak.to_string()),
            Self::BestMargin => totals
                .best_margin
                .map(|margin| words::signed(i32::from(margin))),
            Self::AverageMargin => totals
                .average_margin
                .map(|margin| words::average(book, margin)),
        };
        number.unwrap_or_else(|| "–".to_owned())
    }
}
