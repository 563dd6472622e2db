//! A game: a board, who plays, and the turns so far. A turn is a roll, then a choice.

use super::{Board, Choice, Choices, Party, Position, Refusal, Roll, Seat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What was rolled, and what was done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// What the die showed.
    pub roll: Roll,
    /// What the player chose.
    pub choice: Choice,
}

/// A game in progress or finished: what is played, undone, saved and replayed.
///
/// What was rolled stays rolled: taking back a choice gives back its roll, and a later turn that
/// comes again has the roll that it had, whatever is chosen in between.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    board: Arc<Board>,
    party: Party,
    /// Every position so far, the start first: one more than there are choices.
    positions: Vec<Position>,
    choices: Vec<Choice>,
    /// The rolls of all turns that were ever rolled, also of those that are taken back.
    rolls: Vec<Roll>,
    /// Whether the die has been rolled for the turn that is under way.
    is_rolled: bool,
    /// Choices taken back, the next one to redo last.
    undone: Vec<Choice>,
}

/// What a game has besides the turns of its record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct TakenBack {
    /// How many of the last turns are taken back.
    #[serde(default)]
    turns: usize,
    /// The rolls of turns after these.
    #[serde(default)]
    kept: Vec<Roll>,
    /// Whether the die has been rolled for the turn that is under way.
    #[serde(default)]
    is_rolled: bool,
}

impl Game {
    /// A new game. If the seat that should begin does not play, the next one that plays begins.
    pub fn new(board: Arc<Board>, party: Party, starts: Seat) -> Self {
        let start = Position::start(&board, party, starts);
        Self {
            board,
            party,
            positions: vec![start],
            choices: Vec::new(),
            rolls: Vec::new(),
            is_rolled: false,
            undone: Vec::new(),
        }
    }

    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// How many play.
    pub const fn party(&self) -> Party {
        self.party
    }

    /// Who began, or will.
    pub fn starts(&self) -> Seat {
        self.positions[0].turn()
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.positions[self.choices.len()]
    }

    /// The position after so many turns.
    pub fn position_after(&self, turns: usize) -> Option<&Position> {
        self.positions.get(turns)
    }

    /// Whose turn it is; once the game is over, the winner.
    pub fn turn(&self) -> Seat {
        self.position().turn()
    }

    /// The turns so far.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = Turn> + ExactSizeIterator {
        let turns = self.rolls.iter().zip(&self.choices);
        turns.map(|(&roll, &choice)| Turn { roll, choice })
    }

    /// How many turns were played.
    pub fn turns_played(&self) -> usize {
        self.choices.len()
    }

    /// What the die shows, if it has been rolled and the choice is still open.
    pub fn rolled(&self) -> Option<Roll> {
        self.is_rolled.then(|| self.rolls[self.choices.len()])
    }

    /// What the die will show if this turn was rolled before and taken back.
    pub fn kept_roll(&self) -> Option<Roll> {
        let kept = self.rolls.get(self.choices.len()).copied();
        kept.filter(|_| !self.is_rolled)
    }

    /// The last player with a hand on the board, once there is only one.
    pub fn winner(&self) -> Option<Seat> {
        self.position().winner()
    }

    /// The seats by place, the winner first, once the game is over. Those who share a place are
    /// together.
    pub fn places(&self) -> Option<Vec<Vec<Seat>>> {
        self.winner()?;
        let on = |place: u8| {
            let seats = self.party.seats().iter().copied();
            seats
                .filter(|&seat| self.position().place(seat) == Some(place))
                .collect::<Vec<_>>()
        };
        let places = (1..=Seat::COUNT as u8).map(on);
        Some(places.filter(|seats| !seats.is_empty()).collect())
    }

    /// Rolls the die. `fresh` is what it shows, unless this turn was rolled before: then it shows
    /// what it showed.
    pub fn roll(&mut self, fresh: Roll) -> Result<Roll, Refusal> {
        if self.winner().is_some() {
            return Err(Refusal::GameOver);
        }
        if self.is_rolled {
            return Err(Refusal::AlreadyRolled);
        }
        let roll = self.kept_roll().unwrap_or(fresh);
        if self.rolls.len() == self.choices.len() {
            self.rolls.push(roll);
        }
        self.is_rolled = true;
        Ok(roll)
    }

    /// What the player may do with the roll; `None` before it.
    pub fn choices(&self) -> Option<Choices<'_>> {
        let roll = self.rolled()?;
        Some(self.position().choices(&self.board, roll))
    }

    /// Why a choice is not allowed now, or `None` if it is.
    pub fn refusal(&self, choice: Choice) -> Option<Refusal> {
        if self.winner().is_some() {
            return Some(Refusal::GameOver);
        }
        match self.rolled() {
            None => Some(Refusal::NotRolled),
            Some(roll) => self.position().refusal(&self.board, roll, choice),
        }
    }

    /// Plays a choice. A refused one changes nothing; a played one clears what could be redone.
    pub fn play(&mut self, choice: Choice) -> Result<(), Refusal> {
        if let Some(refusal) = self.refusal(choice) {
            return Err(refusal);
        }
        self.make(choice);
        self.undone.clear();
        Ok(())
    }

    fn make(&mut self, choice: Choice) {
        self.positions
            .push(self.position().play(&self.board, choice));
        self.choices.push(choice);
        self.is_rolled = false;
    }

    /// Takes the last choice back and says what it was. Its roll stands.
    pub fn undo(&mut self) -> Option<Turn> {
        let choice = self.choices.pop()?;
        self.positions.pop();
        self.undone.push(choice);
        self.is_rolled = true;
        let roll = self.rolls[self.choices.len()];
        Some(Turn { roll, choice })
    }

    /// Rolls and plays again what was taken back last and says what it was.
    pub fn redo(&mut self) -> Option<Turn> {
        let choice = self.undone.pop()?;
        let roll = self.rolls[self.choices.len()];
        self.make(choice);
        Some(Turn { roll, choice })
    }

    /// Clears what could be redone, and the rolls of turns that have not come again.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
        let known = self.choices.len() + usize::from(self.is_rolled);
        self.rolls.truncate(known);
    }

    /// The game with everything played again that was taken back, and what it takes to be where it
    /// was: for writing it down.
    pub(super) fn wound_on(&self) -> (Self, TakenBack) {
        let mut whole = self.clone();
        whole.is_rolled = false;
        while whole.redo().is_some() {}
        let taken_back = TakenBack {
            turns: self.undone.len(),
            kept: whole.rolls.split_off(whole.choices.len()),
            is_rolled: self.is_rolled,
        };
        (whole, taken_back)
    }

    /// The game where it was, if it can have been there.
    pub(super) fn wound_back(mut self, taken_back: TakenBack) -> Option<Self> {
        self.rolls.extend(taken_back.kept);
        for _ in 0..taken_back.turns {
            self.undo()?;
        }
        self.is_rolled = taken_back.is_rolled;
        let can_be =
            !self.is_rolled || (self.winner().is_none() && self.rolls.len() > self.choices.len());
        can_be.then_some(self)
    }

    /// How many turns can be played again by [`redo`](Self::redo).
    pub fn undone(&self) -> usize {
        self.undone.len()
    }
}
