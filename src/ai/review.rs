//! Review of a game: what each move cost, and where the game turned.
//!
//! A game is reviewed from its end to its start: the last positions are solved in no time,
//! and what is learnt there helps with those before.
//!
//! Two searches of consecutive positions never quite agree, even if nothing happened between
//! them. So what a move cost is not the change from one search to the next, but the
//! difference between the best choice and the one played in the same search of the same
//! position, where both were looked at equally far ahead.

use super::limits::{Limits, StopFlag};
use super::think::{Appraisal, Thinker};
use super::value::Value;
use crate::rules::{Colour, Field, Game};

/// The result of reviewing a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Review {
    /// The moves in the order they were played. If the review was stopped, only the last ones.
    pub moves: Vec<ReviewedMove>,
}

/// A move, compared with the best one. Margins are red's, whoever moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewedMove {
    /// Which one it is; the first is 1.
    pub number: usize,
    /// Who moved.
    pub mover: Colour,
    /// The field played.
    pub played: Field,
    /// The best field; the one played if there was no better.
    pub best: Field,
    /// Red's expected final margin before the move, so after the best one.
    pub before: Value,
    /// Red's expected final margin after the move played.
    pub after: Value,
    /// Whether both margins are certain.
    pub exact: bool,
    /// Marbles looked ahead.
    pub depth: u8,
}

impl ReviewedMove {
    /// What the move cost its player, never negative.
    pub fn loss(&self) -> Value {
        match self.mover {
            Colour::Red => self.before - self.after,
            Colour::Black => self.after - self.before,
        }
    }

    /// Whether another player, or neither, is expected to win after it.
    pub fn changes_winner(&self) -> bool {
        self.before.rounded().signum() != self.after.rounded().signum()
    }

    fn new(game: &Game, played: Field, appraisal: &Appraisal) -> Option<Self> {
        let mover = game.turn();
        let best = appraisal.choices.first()?;
        let chosen = appraisal.choices.iter().find(|c| c.field == played)?;
        let for_red = |value: Value| match mover {
            Colour::Red => value,
            Colour::Black => -value,
        };
        Some(Self {
            number: game.marbles_placed() + 1,
            mover,
            played,
            best: if chosen.value == best.value {
                played
            } else {
                best.field
            },
            before: for_red(best.value),
            after: for_red(chosen.value),
            exact: best.exact && chosen.exact,
            depth: appraisal.depth,
        })
    }
}

/// A certain loss of this much is a turning point: the smallest tile.
const CERTAIN_LOSS: Value = Value::points(2);
/// An expected loss has to be larger to be a loss in truth: of 80 this large in endings that
/// could be solved afterwards, all cost at least a point and 79 at least two, while of 165 that
/// were expected to cost two, 3 cost nothing (`cargo bench --bench advice`).
const EXPECTED_LOSS: Value = Value::points(3);
/// At most so many turning points are reported.
const MOST_TURNING_POINTS: usize = 6;

impl Review {
    /// The moves that cost most, in the order they were played: at most six, and only such as
    /// cost 2 points for certain or 3 as far as was seen.
    pub fn turning_points(&self) -> Vec<ReviewedMove> {
        let is_large = |reviewed: &&ReviewedMove| {
            let least = if reviewed.exact {
                CERTAIN_LOSS
            } else {
                EXPECTED_LOSS
            };
            reviewed.loss() >= least
        };
        let mut points: Vec<_> = self.moves.iter().filter(is_large).copied().collect();
        points.sort_by_key(|reviewed| std::cmp::Reverse(reviewed.loss()));
        points.truncate(MOST_TURNING_POINTS);
        points.sort_by_key(|reviewed| reviewed.number);
        points
    }

    /// What the moves of a player cost all together, in points.
    pub fn lost_by(&self, colour: Colour) -> f64 {
        let own = self
            .moves
            .iter()
            .filter(|reviewed| reviewed.mover == colour);
        own.map(|reviewed| reviewed.loss().in_points()).sum()
    }
}

impl Thinker {
    /// Reviews the moves of a game so far, the last one first, with these limits for each.
    /// Calls `tell` with every move and how much of the work is done, 0 to 1.
    ///
    /// A move whose search was stopped is left out.
    pub fn review(
        &mut self,
        game: &Game,
        limits: Limits,
        stop: &StopFlag,
        mut tell: impl FnMut(&ReviewedMove, f32),
    ) -> Review {
        let all = game.marbles_placed();
        let mut game = game.clone();
        let mut moves = Vec::with_capacity(all);
        while let Some(played) = game.undo() {
            let appraisal = self.appraise(&game, limits, stop, |_| ());
            if stop.is_stopped() {
                break;
            }
            let reviewed =
                appraisal.and_then(|appraisal| ReviewedMove::new(&game, played, &appraisal));
            let Some(reviewed) = reviewed else {
                break;
            };
            moves.push(reviewed);
            tell(&reviewed, moves.len() as f32 / all as f32);
        }
        moves.reverse();
        Review { moves }
    }
}
