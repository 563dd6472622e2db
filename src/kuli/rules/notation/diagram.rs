//! The board drawn with characters, for people at a terminal.

use super::super::{Board, Position};
use crate::shared::{FieldSet, Square};
use std::fmt::Write;

/// A picture of a position: a seat's letter and its coins for a hand, `*` for marked fields, `·`
/// for other empty ones, files and ranks at the edges.
pub fn diagram(board: &Board, position: &Position, marked: FieldSet) -> String {
    let mut text = String::new();
    for rank in (0..board.height()).rev() {
        let _ = write!(text, "{:>3} ", rank + 1);
        for file in 0..board.width() {
            let inside = match board.field_at(Square { file, rank }) {
                None => String::new(),
                Some(field) => match position.hand_on(field) {
                    Some((seat, hand)) => format!("{}{}", seat.letter(), hand.coins()),
                    None if marked.contains(field) => "*".to_owned(),
                    None => "·".to_owned(),
                },
            };
            let _ = write!(text, " {inside:<3}");
        }
        finish_line(&mut text);
    }
    text.push_str("    ");
    for file in 0..board.width() {
        let _ = write!(text, " {:<3}", char::from(b'a' + file));
    }
    finish_line(&mut text);
    text
}

fn finish_line(text: &mut String) {
    text.truncate(text.trim_end_matches(' ').len());
    text.push('\n');
}
