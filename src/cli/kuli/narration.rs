//! Turns told in words.

use crate::kuli::rules::{Board, Deed, Game, Position, Seat, Turn};
use std::fmt::Write;

/// So many coins, in words.
pub fn coins(number: usize) -> String {
    match number {
        1 => "1 coin".to_owned(),
        number => format!("{number} coins"),
    }
}

/// So many turns, in words.
pub fn turns(number: usize) -> String {
    match number {
        1 => "1 turn".to_owned(),
        number => format!("{number} turns"),
    }
}

/// What somebody has done with a roll, given the position before it.
pub fn told(board: &Board, before: &Position, turn: Turn) -> String {
    let mut text = format!("{} rolls {}", before.turn(), turn.roll);
    if let Some(payer) = turn.choice.pays {
        let _ = write!(text, ", pays a coin from {}", board.square(payer));
    }
    match turn.choice.deed {
        Deed::Stay => text.push_str(" and cannot move"),
        Deed::Out => text.push_str(", the last one"),
        Deed::Walk { from, to, gives } => {
            let _ = write!(
                text,
                ", moves {} to {}",
                board.square(from),
                board.square(to)
            );
            let taken = before.takes(board, to);
            if taken > 0 {
                let _ = write!(text, ", takes {}", coins(taken));
            }
            for giver in gives {
                let _ = write!(text, ", gets a coin from {}", board.square(giver));
            }
        }
    }
    text.push('.');
    text
}

/// Who has gone out between two positions.
pub fn gone_out(before: &Position, after: &Position) -> Option<String> {
    let gone: Vec<&str> = before
        .seats()
        .filter(|&seat| !after.is_in(seat))
        .map(Seat::colour)
        .collect();
    match gone[..] {
        [] => None,
        [one] => Some(format!("{one} is out.")),
        _ => Some(format!("{} are out.", gone.join(" and "))),
    }
}

/// How a game has ended.
pub fn ending(game: &Game) -> Option<String> {
    let winner = game.winner()?;
    let mut text = format!(
        "{winner} wins with {} after {}.",
        coins(game.position().coins(winner)),
        turns(game.turns_played())
    );
    for (place, seats) in game.places()?.iter().enumerate().skip(1) {
        let seats: Vec<&str> = seats.iter().map(|seat| seat.colour()).collect();
        let _ = write!(text, " {}. {}", place + 1, seats.join(" and "));
    }
    Some(text)
}
