//! Perft: counting what can happen in so many turns.
//!
//! The customary test and speed measure of a move generator
//! (<https://www.chessprogramming.org/Perft>).

use super::{Board, Position, Roll};

/// How many sequences of exactly so many turns there are, each a roll and a choice. A game that
/// ends earlier counts nothing.
pub fn perft(board: &Board, position: &Position, turns: usize) -> u64 {
    if turns == 0 {
        return 1;
    }
    if position.winner().is_some() {
        return 0;
    }
    let reaches = position.reaches(board);
    let mut count = 0;
    for roll in Roll::ALL {
        let choices = reaches.choices(board, roll);
        count += if turns == 1 {
            // Bulk counting: the last turn is not played but counted.
            choices.total() as u64
        } else {
            choices
                .map(|choice| perft(board, &position.play(board, choice), turns - 1))
                .sum()
        };
    }
    count
}
