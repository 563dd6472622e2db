//! What a number of paired games says about two players.

use super::contest::GameResult;
use std::fmt;

/// The results so far, seen from player A.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    wins: u64,
    draws: u64,
    losses: u64,
    margins: i64,
    blocked: u64,
    /// How many pairs brought 0, ½, 1, 1½ or 2 points.
    pairs: [u64; 5],
}

impl Tally {
    /// Adds a pair of games.
    pub fn add(&mut self, pair: [GameResult; 2]) {
        let mut half_points = 0;
        for GameResult { margin, blocked } in pair {
            match margin {
                1.. => self.wins += 1,
                0 => self.draws += 1,
                _ => self.losses += 1,
            }
            half_points += (margin.signum() + 1) as usize;
            self.margins += i64::from(margin);
            self.blocked += u64::from(blocked);
        }
        self.pairs[half_points] += 1;
    }

    /// Games counted.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Games won, drawn and lost by A.
    pub fn results(&self) -> [u64; 3] {
        [self.wins, self.draws, self.losses]
    }

    /// A's points for each game, from 0 to 1.
    pub fn score(&self) -> f64 {
        (self.wins as f64 + 0.5 * self.draws as f64) / self.games().max(1) as f64
    }

    /// The variance of a pair's score. Pairs and not games are independent of each other.
    fn pair_variance(&self) -> f64 {
        let pairs = self.pairs.iter().sum::<u64>().max(1) as f64;
        let mean = self.score();
        self.pairs
            .iter()
            .enumerate()
            .map(|(half_points, &count)| count as f64 * (half_points as f64 / 4.0 - mean).powi(2))
            .sum::<f64>()
            / pairs
    }

    /// Half the width of the interval that holds the true score 95 times in 100.
    pub fn score_error(&self) -> f64 {
        let pairs = self.pairs.iter().sum::<u64>().max(1) as f64;
        1.96 * (self.pair_variance() / pairs).sqrt()
    }

    /// A's strength over B's, and the bounds of its 95 % interval.
    pub fn elo(&self) -> [f64; 3] {
        let (score, error) = (self.score(), self.score_error());
        [score, score - error, score + error].map(elo_of)
    }

    /// How much likelier the results are if A is `elo1` stronger than if it is `elo0`, as a
    /// logarithm: the generalised sequential probability ratio test on pairs, with the
    /// normal approximation (Van den Bergh, "A practical introduction to the GSPRT").
    pub fn log_likelihood_ratio(&self, elo0: f64, elo1: f64) -> f64 {
        let pairs = self.pairs.iter().sum::<u64>() as f64;
        let variance = self.pair_variance();
        if variance <= 0.0 {
            return 0.0;
        }
        let (low, high) = (score_of(elo0), score_of(elo1));
        pairs * (high - low) * (2.0 * self.score() - low - high) / (2.0 * variance)
    }
}

/// The difference in Elo points that gives this score. Clean sweeps count as a shade less.
fn elo_of(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    -400.0 * (1.0 / score - 1.0).log10()
}

fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.games();
        let each = games.max(1) as f64;
        let [elo, low, high] = self.elo();
        writeln!(
            f,
            "games {games}: {} won, {} drawn, {} lost",
            self.wins, self.draws, self.losses
        )?;
        writeln!(
            f,
            "score {:.1} % ± {:.1}",
            100.0 * self.score(),
            100.0 * self.score_error()
        )?;
        writeln!(f, "elo {elo:+.0} ({low:+.0} to {high:+.0})")?;
        writeln!(f, "average margin {:+.2}", self.margins as f64 / each)?;
        write!(
            f,
            "ended by a block {:.0} %, with all marbles placed {:.0} %",
            100.0 * self.blocked as f64 / each,
            100.0 * (games - self.blocked) as f64 / each
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(margins: [i32; 2]) -> [GameResult; 2] {
        margins.map(|margin| GameResult {
            margin,
            blocked: false,
        })
    }

    #[test]
    fn equal_players_are_equal() {
        let mut tally = Tally::default();
        for _ in 0..50 {
            tally.add(pair([5, -5]));
            tally.add(pair([-2, 2]));
        }
        assert_eq!(tally.games(), 200);
        assert!((tally.score() - 0.5).abs() < 1e-9);
        assert!(tally.elo()[0].abs() < 1e-9);
        assert!(tally.score_error() < 1e-9, "every pair was even");
    }

    #[test]
    fn three_quarters_are_191_elo() {
        let mut tally = Tally::default();
        for _ in 0..100 {
            tally.add(pair([3, 3]));
            tally.add(pair([1, -1]));
        }
        let [elo, low, high] = tally.elo();
        assert!((elo - 190.8).abs() < 0.1);
        assert!(low < elo && elo < high);
        // Pairs are worth 1 or ½: a deviation of ¼, and 200 of them.
        assert!((tally.score_error() - 1.96 * 0.25 / 200_f64.sqrt()).abs() < 1e-9);
    }

    #[test]
    fn the_ratio_test_leans_the_right_way() {
        let mut tally = Tally::default();
        for _ in 0..100 {
            tally.add(pair([3, 3]));
            tally.add(pair([1, -1]));
        }
        assert!(tally.log_likelihood_ratio(0.0, 10.0) > 1.0);
        assert!(tally.log_likelihood_ratio(300.0, 310.0) < -1.0);
        assert!(Tally::default().log_likelihood_ratio(0.0, 10.0).abs() < 1e-9);
    }
}
