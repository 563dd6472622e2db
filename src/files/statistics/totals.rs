//! Totals of finished games.

use super::line::FinishedGame;
use std::cmp::Ordering;

/// Totals of finished games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Totals {
    /// How many there were.
    pub games: usize,
    /// How many of them were won.
    pub wins: usize,
    /// How many ended in a draw.
    pub draws: usize,
    /// How many were lost.
    pub losses: usize,
    /// How many of the last games were won in a row.
    pub streak: usize,
    /// The most games that were ever won in a row.
    pub best_streak: usize,
    /// The most points by which a game was won; if none was, the fewest by which one was lost,
    /// as a number below 0. Games that were resigned have no points.
    pub best_margin: Option<i16>,
    /// The average margin.
    pub average_margin: Option<f64>,
}

impl Totals {
    /// The totals of some games, in the order they ended.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a FinishedGame>) -> Self {
        let mut totals = Self::default();
        let mut counted = 0_u32;
        let mut sum = 0.0;
        for game in games {
            totals.games += 1;
            match game.end.outcome() {
                Ordering::Greater => totals.wins += 1,
                Ordering::Equal => totals.draws += 1,
                Ordering::Less => totals.losses += 1,
            }
            totals.streak = match game.end.outcome() {
                Ordering::Greater => totals.streak + 1,
                _ => 0,
            };
            totals.best_streak = totals.best_streak.max(totals.streak);
            if let Some(margin) = game.end.margin() {
                totals.best_margin = totals.best_margin.max(Some(margin));
                counted += 1;
                sum += f64::from(margin);
            }
        }
        if counted > 0 {
            totals.average_margin = Some(sum / f64::from(counted));
        }
        totals
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::{GameId, Timestamp};
    use super::super::{HowItEnded, Opponent};
    use super::*;
    use crate::rules::{Colour, RuleSet};

    fn totals(ends: &[HowItEnded]) -> Totals {
        let games: Vec<FinishedGame> = ends
            .iter()
            .map(|&end| FinishedGame {
                time: Timestamp::now(),
                id: GameId::random(),
                opponent: Opponent::Person,
                rules: RuleSet::BASIC,
                colour: Colour::Red,
                end,
                marbles: 40,
            })
            .collect();
        Totals::of(&games)
    }

    #[test]
    fn games_are_counted_by_how_they_ended() {
        use HowItEnded::{Counted, OpponentResigned, Resigned};
        let ends = [
            Counted(3),
            OpponentResigned,
            Counted(5),
            Counted(0),
            Counted(-6),
            Resigned,
            Counted(1),
        ];
        let expected = Totals {
            games: 7,
            wins: 4,
            draws: 1,
            losses: 2,
            streak: 1,
            best_streak: 3,
            best_margin: Some(5),
            average_margin: Some(0.6),
        };
        assert_eq!(totals(&ends), expected);
        assert_eq!(totals(&[]), Totals::default());
        assert_eq!(totals(&[Resigned]).average_margin, None);
        assert_eq!(totals(&[Counted(-4), Counted(-2)]).best_margin, Some(-2));
    }
}
