//! The state of a session, and how a fact changes it.

use super::consent::Offer;
use super::fact::Fact;
use super::id::GameId;
use super::purpose::Purpose;
use super::sitting::Sitting;
use crate::rules::{Field, Game};
use serde::{Deserialize, Serialize};

/// The game on the table and the games put aside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Situation {
    /// The seed of the ids of new games.
    pub(super) seed: u64,
    /// How often a game has come to the table.
    pub(super) sittings: u64,
    pub(super) table: Sitting,
    /// Games to be resumed; the last one is resumed first.
    pub(super) aside: Vec<Sitting>,
    pub(super) offer: Option<Offer>,
}

/// A fact that cannot happen in this situation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that cannot have happened here")]
pub struct Impossible;

impl Situation {
    /// The situation with another game on the table; nothing is put aside.
    pub(super) fn start(&self, table: Sitting) -> Self {
        Self {
            seed: self.seed,
            sittings: self.sittings + 1,
            table,
            aside: Vec::new(),
            offer: None,
        }
    }

    /// The situation with a game to look at. A game that is being played is put aside if it can be
    /// resumed.
    pub(super) fn show(&self, shown: Sitting) -> Self {
        // After a review the former game comes back even if it is over.
        let comes_back = self.table.is_under_way() || shown.purpose == Purpose::Review;
        let mut aside = self.aside.clone();
        if self.table.purpose == Purpose::Play && comes_back {
            aside.push(self.table.clone());
        }
        Self {
            aside,
            ..self.start(shown)
        }
    }

    /// The situation with the last game put aside back on the table.
    pub(super) fn resume(&self) -> Option<Self> {
        let mut aside = self.aside.clone();
        let table = aside.pop()?;
        Some(Self {
            aside,
            ..self.start(table)
        })
    }

    /// Whether a game is on the table or put aside.
    pub(super) fn knows(&self, game: GameId) -> bool {
        let mut all = self.aside.iter().chain([&self.table]);
        all.any(|sitting| sitting.id() == game)
    }

    /// Applies a fact. An impossible one changes nothing.
    pub(super) fn apply(&mut self, fact: &Fact) -> Result<(), Impossible> {
        let table = &mut self.table;
        match fact {
            Fact::Started(situation) => *self = (**situation).clone(),
            Fact::Placed {
                field,
                colour,
                is_redone,
            } => {
                let game = table.the_match.game_mut();
                require(game.turn() == *colour)?;
                if *is_redone {
                    redo(game, *field)?;
                } else {
                    game.play(*field).map_err(|_| Impossible)?;
                }
            }
            Fact::TakenBack { field, colour } => {
                let game = table.the_match.game_mut();
                require(game.position().last() == Some(*field) && game.turn() != *colour)?;
                game.undo();
            }
            Fact::Turned(marbles) => {
                require(*marbles <= table.length())?;
                turn_to(table.the_match.game_mut(), *marbles);
            }
            Fact::Resigned(colour) => {
                require(table.the_match.resigned().is_none())?;
                table.the_match.set_resigned(Some(*colour));
            }
            Fact::Resumed => {
                require(table.the_match.resigned().is_some())?;
                table.the_match.set_resigned(None);
            }
            Fact::Seated { colour, player } => table.players.seat(*colour, player.clone()),
            Fact::SeriesAgreed(best_of) => table.series.set_length(*best_of),
            Fact::Named { game, name } => {
                require(self.knows(*game))?;
                let all = self.aside.iter_mut().chain([&mut self.table]);
                let meant = all.filter(|sitting| sitting.id() == *game);
                meant.for_each(|sitting| sitting.the_match.call(name));
            }
            Fact::Ended(ending) => require(table.game().ending() == Some(*ending))?,
            Fact::Refused { .. } | Fact::Astray(_) => {}
            Fact::Offered(offer) => self.offer = Some(offer.clone()),
        }
        // `Started` brings its own offer.
        if fact.changes_table() && !matches!(fact, Fact::Started(_)) {
            self.offer = None;
        }
        Ok(())
    }
}

fn require(is_so: bool) -> Result<(), Impossible> {
    is_so.then_some(()).ok_or(Impossible)
}

/// Places the marble that was taken back last, if it is in this field.
fn redo(game: &mut Game, field: Field) -> Result<(), Impossible> {
    let redone = game.redo();
    if redone.is_some_and(|redone| redone != field) {
        game.undo();
    }
    require(redone == Some(field))
}

/// Takes back or redoes until so many marbles lie on the board.
fn turn_to(game: &mut Game, marbles: usize) {
    while game.marbles_placed() > marbles && game.undo().is_some() {}
    while game.marbles_placed() < marbles && game.redo().is_some() {}
}
