//! Several games between the same players, until one has won more than half of them.

use crate::files::Standing;
use crate::rules::Colour;

/// How many games are played, and who has won how many of those that are over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Series {
    best_of: u8,
    /// By the colours of the game that is being played.
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

impl Series {
    /// The lengths people choose from.
    pub const LENGTHS: [u8; 4] = [1, 3, 5, 7];

    /// A series that was kept. One that is decided already begins anew.
    pub(super) fn restored(Standing { best_of, won }: Standing) -> Self {
        let mut series = Self { best_of, won };
        series.set_length(best_of);
        series
    }

    /// How many games it is at most, draws aside.
    pub fn best_of(&self) -> u8 {
        self.best_of
    }

    /// Whether it is more than a single game.
    pub fn is_series(&self) -> bool {
        self.best_of > 1
    }

    /// Makes it longer or shorter. What was won stays, as long as that does not decide it.
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

    /// Who has won the series with this standing.
    pub fn decided(&self, won: [u8; 2]) -> Option<Colour> {
        Colour::BOTH
            .into_iter()
            .find(|colour| won[colour.index()] > self.best_of / 2)
    }

    /// Goes on to the next game: a series that is decided begins anew.
    pub(super) fn next(&mut self, winner: Option<Colour>, swap: bool) {
        self.won = self.standing(winner);
        if self.decided(self.won).is_some() {
            self.won = [0; 2];
        }
        if swap {
            self.won.reverse();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_first_wins_more_than_half_wins_the_series() {
        for best_of in Series::LENGTHS {
            let mut series = Series::default();
            series.set_length(best_of);
            for game in 1..=best_of / 2 {
                series.next(Some(Colour::Red), false);
                assert_eq!(series.standing(None), [game, 0]);
            }
            let won = series.standing(Some(Colour::Red));
            assert_eq!(series.decided(won), Some(Colour::Red));
            let lost = series.standing(Some(Colour::Black));
            assert_eq!(series.decided(lost).is_some(), best_of == 1);
            series.next(Some(Colour::Red), false);
            assert_eq!(series.standing(None), [0, 0]);
        }
    }

    #[test]
    fn games_belong_to_players_not_to_colours_and_draws_to_nobody() {
        let mut series = Series::default();
        series.set_length(5);
        series.next(Some(Colour::Red), true);
        assert_eq!(series.standing(None), [0, 1]);
        series.next(None, false);
        assert_eq!(series.standing(None), [0, 1]);
        series.next(Some(Colour::Black), true);
        assert_eq!(series.standing(None), [2, 0]);
    }
}
