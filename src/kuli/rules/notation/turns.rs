//! Turns as text: the roll, `/` and the field that pays; then from`-`to, `*` and the coins taken
//! from others, `+` and an own hand that gives; or `--` if no hand can move, or `out`. A roll
//! alone, at the end, waits for its choice.

use super::super::{Board, Choice, Deed, Game, NoField, Position, Refusal, Roll, Turn};
use crate::shared::{Excerpt, Field, FieldSet};
use std::fmt::Write;

/// A turn that cannot be played, by its number and its word.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("turn {number}, {word}: {why}")]
pub struct BadTurn {
    /// Its number in the list, from 1.
    pub number: usize,
    /// The word where the fault is.
    pub word: Excerpt,
    /// What is wrong with it.
    pub why: TurnProblem,
}

/// What is wrong with a turn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TurnProblem {
    /// Not a roll, and who pays.
    #[error("a turn begins with a roll, 1 to 6, and if it is odd a slash and the paying space")]
    NotARoll,
    /// Not a walk, and not one of the two words instead.
    #[error("after the roll comes a move such as c1-c4*1+d4, or -- or out")]
    NotADeed,
    /// A payment at the end of the list.
    #[error("a coin is paid, but what follows is missing")]
    Unfinished,
    /// No such field.
    #[error(transparent)]
    Field(#[from] NoField),
    /// Other coins than are there to take.
    #[error("it takes {taken} of the others' coins, not {written}")]
    WrongTaking {
        /// As written.
        written: usize,
        /// As there are.
        taken: usize,
    },
    /// The rules forbid it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// What is written of a turn after its roll.
struct WrittenDeed {
    deed: Deed,
    /// Coins taken from others, of a walk.
    takes: Option<usize>,
}

/// Plays turns from their words, up to the first that cannot be played.
pub fn replay<'a>(
    game: &mut Game,
    words: impl IntoIterator<Item = &'a str>,
) -> Result<(), BadTurn> {
    game.forget_undone();
    let mut words = words.into_iter();
    let mut number = game.turns_played();
    while let Some(roll_word) = words.next() {
        number += 1;
        let bad = |word: &str, why: TurnProblem| BadTurn {
            number,
            word: Excerpt::new(word),
            why,
        };
        let (roll, pays) =
            parse_roll(game.board(), roll_word).map_err(|why| bad(roll_word, why))?;
        let rolled = game.roll(roll);
        rolled.map_err(|refusal| bad(roll_word, refusal.into()))?;
        match words.next() {
            Some(word) => play(game, pays, word).map_err(|why| bad(word, why))?,
            None if pays.is_some() => return Err(bad(roll_word, TurnProblem::Unfinished)),
            None => {}
        }
    }
    Ok(())
}

fn play(game: &mut Game, pays: Option<Field>, word: &str) -> Result<(), TurnProblem> {
    let WrittenDeed { deed, takes } = parse_deed(game.board(), word)?;
    let before = *game.position();
    game.play(Choice { pays, deed })?;
    if let (Deed::Walk { to, .. }, Some(written)) = (deed, takes) {
        let taken = before.takes(game.board(), to);
        if written != taken {
            return Err(TurnProblem::WrongTaking { written, taken });
        }
    }
    Ok(())
}

fn parse_roll(board: &Board, word: &str) -> Result<(Roll, Option<Field>), TurnProblem> {
    let (roll, payer) = match word.split_once('/') {
        Some((roll, payer)) => (roll, Some(payer)),
        None => (word, None),
    };
    let [digit @ b'1'..=b'6'] = roll.as_bytes() else {
        return Err(TurnProblem::NotARoll);
    };
    let roll = Roll::new(digit - b'0').ok_or(TurnProblem::NotARoll)?;
    let pays = payer.map(|name| board.field(name)).transpose()?;
    Ok((roll, pays))
}

fn parse_deed(board: &Board, word: &str) -> Result<WrittenDeed, TurnProblem> {
    let instead = |deed| Ok(WrittenDeed { deed, takes: None });
    match word {
        "--" => return instead(Deed::Stay),
        "out" => return instead(Deed::Out),
        _ => {}
    }
    let (walk, givers) = match word.split_once('+') {
        Some((walk, givers)) => (walk, Some(givers)),
        None => (word, None),
    };
    let (walk, takes) = match walk.split_once('*') {
        // One to three, since the hand came from the fourth side.
        Some((walk, "1")) => (walk, 1),
        Some((walk, "2")) => (walk, 2),
        Some((walk, "3")) => (walk, 3),
        Some(_) => return Err(TurnProblem::NotADeed),
        None => (walk, 0),
    };
    let (from, to) = walk.split_once('-').ok_or(TurnProblem::NotADeed)?;
    let (from, to) = (board.field(from)?, board.field(to)?);
    let mut gives = FieldSet::EMPTY;
    for giver in givers.into_iter().flat_map(|givers| givers.split('+')) {
        let giver = board.field(giver)?;
        if gives.contains(giver) {
            return Err(TurnProblem::NotADeed);
        }
        gives.insert(giver);
    }
    Ok(WrittenDeed {
        deed: Deed::Walk { from, to, gives },
        takes: Some(takes),
    })
}

/// Writes a turn, given the position before it.
pub fn turn_text(board: &Board, before: &Position, turn: Turn) -> String {
    let mut text = turn.roll.to_string();
    if let Some(payer) = turn.choice.pays {
        let _ = write!(text, "/{}", board.square(payer));
    }
    match turn.choice.deed {
        Deed::Stay => text.push_str(" --"),
        Deed::Out => text.push_str(" out"),
        Deed::Walk { from, to, gives } => {
            let _ = write!(text, " {}-{}", board.square(from), board.square(to));
            let taken = before.takes(board, to);
            if taken > 0 {
                let _ = write!(text, "*{taken}");
            }
            for giver in gives {
                let _ = write!(text, "+{}", board.square(giver));
            }
        }
    }
    text
}
