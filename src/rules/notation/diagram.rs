//! The board drawn with lines, for people at a terminal.

use super::super::{Colour, Field, Layout, Position, Square, Tile};
use std::fmt::Write;

/// A picture of a position: tiles outlined, `r` and `b` for marbles, capitals for the last
/// one, `·` for empty fields, `*` for those that are legal, files and ranks at the edges.
pub fn diagram(layout: &Layout, position: &Position) -> String {
    let (width, height) = (i16::from(layout.width()), i16::from(layout.height()));
    let legal = position.legal(layout);
    let opening = position.last().is_none();
    let mark = |field: Field| match position.marble(field) {
        Some(colour) => {
            let letter = if colour == Colour::Red { 'r' } else { 'b' };
            if position.last() == Some(field) {
                letter.to_ascii_uppercase()
            } else {
                letter
            }
        }
        // On the empty board every field is legal, which needs no star.
        None if legal.contains(field) && !opening => '*',
        None => '·',
    };
    let mut text = String::new();
    // Corners lie between the ranks: corner rank `n` is the lower edge of rank `n`.
    for rank in (0..=height).rev() {
        text.push_str("   ");
        for file in 0..=width {
            text.push(corner(layout, file, rank));
            if file < width {
                let edge = tile_at(layout, file, rank) != tile_at(layout, file, rank - 1);
                text.push_str(if edge { "───" } else { "   " });
            }
        }
        finish_line(&mut text);
        if rank == 0 {
            break;
        }
        let _ = write!(text, "{rank:>2} ");
        for file in 0..=width {
            let edge = tile_at(layout, file, rank - 1) != tile_at(layout, file - 1, rank - 1);
            text.push(if edge { '│' } else { ' ' });
            let field = square_at(file, rank - 1).and_then(|square| layout.field_at(square));
            let inside = field.map_or(' ', mark);
            if file < width {
                let _ = write!(text, " {inside} ");
            }
        }
        finish_line(&mut text);
    }
    text.push_str("   ");
    for file in 0..layout.width() {
        let _ = write!(text, "  {} ", (b'a' + file) as char);
    }
    finish_line(&mut text);
    text
}

fn finish_line(text: &mut String) {
    text.truncate(text.trim_end_matches(' ').len());
    text.push('\n');
}

fn square_at(file: i16, rank: i16) -> Option<Square> {
    Some(Square {
        file: u8::try_from(file).ok()?,
        rank: u8::try_from(rank).ok()?,
    })
}

fn tile_at(layout: &Layout, file: i16, rank: i16) -> Option<Tile> {
    let field = layout.field_at(square_at(file, rank)?)?;
    Some(layout.tile_of(field))
}

/// The line character where the four places around a corner meet.
fn corner(layout: &Layout, file: i16, rank: i16) -> char {
    let [upper_left, upper_right, lower_left, lower_right] = [
        tile_at(layout, file - 1, rank),
        tile_at(layout, file, rank),
        tile_at(layout, file - 1, rank - 1),
        tile_at(layout, file, rank - 1),
    ];
    let up = upper_left != upper_right;
    let down = lower_left != lower_right;
    let left = upper_left != lower_left;
    let right = upper_right != lower_right;
    match (up, down, left, right) {
        (false, false, false, false) => ' ',
        (false, false, _, _) => '─',
        (_, _, false, false) => '│',
        (false, true, false, true) => '┌',
        (false, true, true, false) => '┐',
        (true, false, false, true) => '└',
        (true, false, true, false) => '┘',
        (true, true, false, true) => '├',
        (true, true, true, false) => '┤',
        (false, true, true, true) => '┬',
        (true, false, true, true) => '┴',
        (true, true, true, true) => '┼',
    }
}
