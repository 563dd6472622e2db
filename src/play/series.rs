//! Several games between the same players, until one has won more than half of them.

use crate::rules::Colour;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The standing of a series, as a record says it: `3 1-0` is best of three, of which red has won
/// one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The length of the series, draws not counted.
    pub best_of: u8,
    /// Games won by red and black, before this one.
    pub won: [u8; 2],
}

impl Standing {
    /// Reads what [`Display`](fmt::Display) writes.
    pub fn read(text: &str) -> Option<Self> {
        let (best_of, won) = text.split_once(' ')?;
        let (red, black) = won.split_once('-')?;
        Some(Self {
            best_of: best_of.parse().ok()?,
            won: [red.parse().ok()?, black.parse().ok()?],
        })
    }
}

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, black] = self.won;
        write!(f, "{} {red}-{black}", self.best_of)
    }
}

/// The length of a series, and how many games each colour has won. A single game is a series of
/// one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Standing", into = "Standing")]
pub struct Series {
    best_of: u8,
    /// By the colours of the present game.
    won: [u8; 2],
}

impl Default for Series {
    fn default() -> Self {
        Self {
            best_of: 1,
            won: [0; 2],
        }
    }
}

impl From<Standing> for Series {
    /// A series from a record. If it is decided already, a new one begins.
    fn from(Standing { best_of, won }: Standing) -> Self {
        let mut series = Self { best_of, won };
        series.set_length(best_of);
        series
    }
}

impl From<Series> for Standing {
    fn from(Series { best_of, won }: Series) -> Self {
        Self { best_of, won }
    }
}

impl Series {
    /// The lengths people choose from.
    pub const LENGTHS: [u8; 4] = [1, 3, 5, 7];

    /// A series in which nobody has won yet.
    pub(super) fn of_length(best_of: u8) -> Self {
        Self::from(Standing {
            best_of,
            won: [0; 2],
        })
    }

    /// The length of the series, draws not counted.
    pub fn best_of(&self) -> u8 {
        self.best_of
    }

    /// Whether it is more than a single game.
    pub fn is_series(&self) -> bool {
        self.best_of > 1
    }

    /// Changes the length. Games already won count on, unless they would decide the series.
    pub(super) fn set_length(&mut self, best_of: u8) {
        self.best_of = best_of.max(1) | 1;
        if self.decided(self.won).is_some() {
            self.won = [0; 2];
        }
    }

    /// Games won by each colour, with the winner of the present game if it is over.
    pub fn standing(&self, winner: Option<Colour>) -> [u8; 2] {
        let mut won = self.won;
        if let Some(winner) = winner {
            won[winner.index()] += 1;
        }
        won
    }

    /// How many games must be won.
    pub fn needed(&self) -> u8 {
        self.best_of / 2 + 1
    }

    /// The winner of the series with this standing.
    pub fn decided(&self, won: [u8; 2]) -> Option<Colour> {
        Colour::BOTH
            .into_iter()
            .find(|colour| won[colour.index()] >= self.needed())
    }

    /// The series for the next game: a new one if this one is decided.
    #[must_use]
    pub fn next(&self, winner: Option<Colour>, swap: bool) -> Self {
        let mut won = self.standing(winner);
        if self.decided(won).is_some() {
            won = [0; 2];
        }
        if swap {
            won.reverse();
        }
        Self { won, ..*self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_first_wins_more_than_half_wins_the_series() {
        for length in Series::LENGTHS {
            let mut series = Series::of_length(length);
            for game in 1..=length / 2 {
                series = series.next(Some(Colour::Red), false);
                assert_eq!(series.standing(None), [game, 0]);
            }
            let won = series.standing(Some(Colour::Red));
            assert_eq!(series.decided(won), Some(Colour::Red));
            let lost = series.standing(Some(Colour::Black));
            assert_eq!(series.decided(lost).is_some(), length == 1);
            series = series.next(Some(Colour::Red), false);
            assert_eq!(series.standing(None), [0, 0]);
        }
    }

    #[test]
    fn games_belong_to_players_not_to_colours_and_draws_to_nobody() {
        let mut series = Series::of_length(5);
        series = series.next(Some(Colour::Red), true);
        assert_eq!(series.standing(None), [0, 1]);
        series = series.next(None, false);
        assert_eq!(series.standing(None), [0, 1]);
        series = series.next(Some(Colour::Black), true);
        assert_eq!(series.standing(None), [2, 0]);
    }

    #[test]
    fn no_standing_that_is_read_is_decided() {
        for numbers in 0..4096_u32 {
            let [best_of, red, black] = [0, 4, 8].map(|shift| (numbers >> shift & 15) as u8 * 17);
            let won = [red, black];
            let series = Series::from(Standing { best_of, won });
            assert_eq!(series.best_of() % 2, 1);
            assert_eq!(series.decided(series.standing(None)), None);
        }
    }
}
