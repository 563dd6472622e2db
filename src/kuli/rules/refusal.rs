//! Why something may not be done, in words.

use super::{Board, Choice, Deed, Position, Roll};
use crate::shared::{Field, FieldSet};
use serde::{Deserialize, Serialize};

/// Why a roll or a choice is not allowed.
///
/// Where several reasons hold, the first in this order is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Refusal {
    /// Somebody has won.
    #[error("the game is over")]
    GameOver,
    /// A choice before the roll.
    #[error("the die has not been rolled yet")]
    NotRolled,
    /// A roll before the choice.
    #[error("the die has been rolled already")]
    AlreadyRolled,
    /// Odd, and no hand pays.
    #[error("an odd roll costs a coin, and no hand pays it")]
    MustPay,
    /// Even, and a hand pays.
    #[error("an even roll costs no coin")]
    NothingToPay,
    /// The hand that should pay is not there, or another player's.
    #[error("the paying hand is not the mover's")]
    PayerNotOwn,
    /// The last hand has paid its last coin.
    #[error("the last hand has left the board, so the turn is over")]
    MustGoOut,
    /// There is a hand left.
    #[error("there is a hand left on the board, so the player is not out")]
    NotOut,
    /// There is a way for some hand.
    #[error("a hand can move, so one must")]
    MustMove,
    /// The hand that should walk has just paid its last coin.
    #[error("the moving hand has just paid its last coin and left the board")]
    WalkerGone,
    /// The hand that should walk is not there, or another player's.
    #[error("the moving hand is not the mover's")]
    WalkerNotOwn,
    /// Another hand is there.
    #[error("there is a hand on that space already")]
    Occupied,
    /// Farther than the number rolled.
    #[error("that space is too far for this roll")]
    TooFar,
    /// Fields alternate as on a chessboard, and every step changes their colour.
    #[error("an odd roll ends an odd number of steps away, an even roll an even number")]
    WrongParity,
    /// Hands are in the way, or a step would be walked twice.
    #[error("no free way of exactly that many steps leads there")]
    NoWay,
    /// A hand that should give is not there, or another player's.
    #[error("a giving hand is not one of the mover's other hands")]
    GiverNotOwn,
    /// A hand that should give is somewhere else.
    #[error("a giving hand is not beside the space that is landed on")]
    GiverNotBeside,
}

impl Position {
    /// Why a choice is not allowed with this roll, or `None` if it is.
    pub fn refusal(&self, board: &Board, roll: Roll, choice: Choice) -> Option<Refusal> {
        self.check(board, roll, choice).err()
    }

    fn check(&self, board: &Board, roll: Roll, choice: Choice) -> Result<(), Refusal> {
        if self.winner().is_some() {
            return Err(Refusal::GameOver);
        }
        let own = self.fields_of(self.turn);
        let gone = self.check_payment(roll, choice.pays)?;
        let own_left = own - gone;
        let taken = self.taken - gone;
        match choice.deed {
            Deed::Out if own_left.is_empty() => Ok(()),
            _ if own_left.is_empty() => Err(Refusal::MustGoOut),
            Deed::Out => Err(Refusal::NotOut),
            Deed::Stay => {
                let can_walk = |from| !board.reach_by(taken, from, roll).is_empty();
                if own_left.into_iter().any(can_walk) {
                    Err(Refusal::MustMove)
                } else {
                    Ok(())
                }
            }
            Deed::Walk { from, .. } if gone.contains(from) => Err(Refusal::WalkerGone),
            Deed::Walk { from, .. } if !own.contains(from) => Err(Refusal::WalkerNotOwn),
            Deed::Walk { from, to, gives } => {
                check_way(board, taken, from, to, roll)?;
                let others = own_left - from.into();
                if !(gives - others).is_empty() {
                    Err(Refusal::GiverNotOwn)
                } else if !(gives - board.neighbours(to)).is_empty() {
                    Err(Refusal::GiverNotBeside)
                } else {
                    Ok(())
                }
            }
        }
    }

    /// The field of the hand that leaves by paying, if one does.
    fn check_payment(&self, roll: Roll, pays: Option<Field>) -> Result<FieldSet, Refusal> {
        match (roll.costs_a_coin(), pays) {
            (true, None) => Err(Refusal::MustPay),
            (false, Some(_)) => Err(Refusal::NothingToPay),
            (false, None) => Ok(FieldSet::EMPTY),
            (true, Some(field)) => match self.own_hand_on(self.turn, field) {
                None => Err(Refusal::PayerNotOwn),
                Some(hand) if hand.coins() > 1 => Ok(FieldSet::EMPTY),
                Some(_) => Ok(field.into()),
            },
        }
    }
}

/// Whether a hand can walk there, and if not, why.
fn check_way(
    board: &Board,
    taken: FieldSet,
    from: Field,
    to: Field,
    roll: Roll,
) -> Result<(), Refusal> {
    if (taken - from.into()).contains(to) {
        return Err(Refusal::Occupied);
    }
    if board.reach_by(taken, from, roll).contains(to) {
        return Ok(());
    }
    // A field of another board is beyond all ways on this one.
    if !board.fields().contains(to) {
        return Err(Refusal::NoWay);
    }
    let (distance, steps) = (board.distance(from, to), usize::from(roll.number()));
    if distance > steps {
        Err(Refusal::TooFar)
    } else if distance % 2 != steps % 2 {
        Err(Refusal::WrongParity)
    } else {
        Err(Refusal::NoWay)
    }
}
