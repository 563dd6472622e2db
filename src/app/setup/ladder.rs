//! Which opponent to offer after a game: a stronger one after a clear win, a weaker one after
//! several defeats.

use crate::ai::Level;
use crate::play::{GameId, Player, Purpose, Session, Sitting};
use crate::rules::Colour;
use serde::{Deserialize, Serialize};

/// The least margin of a clear win, in points: more than one tile of six decides.
const CLEAR: i32 = 7;
/// So many defeats in a row make a weaker opponent the better offer.
const SEVERAL: u8 = 2;

/// Games that were lost in a row to the same computer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Defeats {
    /// Against which level.
    level: Option<Level>,
    /// How many.
    count: u8,
    /// The last game that was noted: an end that is taken back and reached again counts once.
    #[serde(skip)]
    noted: Option<GameId>,
}

impl Defeats {
    /// Notes the result of a game that is over.
    pub fn note(&mut self, session: &Session) {
        let Some((person, level)) = alone(session) else {
            return;
        };
        let is_lost = session.winner() == Some(!person);
        let is_new = self.noted.replace(session.id()) != Some(session.id());
        self.count = match (is_lost, self.level == Some(level)) {
            (false, _) => 0,
            (true, true) if is_new => self.count.saturating_add(1),
            (true, true) => self.count.max(1),
            (true, false) => 1,
        };
        self.level = Some(level);
    }
}

/// The person's colour and the computer's level, if one person plays one computer and the game
/// counts.
fn alone(sitting: &Sitting) -> Option<(Colour, Level)> {
    if *sitting.purpose() != Purpose::Play || sitting.is_practice() {
        return None;
    }
    match sitting.players().both() {
        [Player::Person(_), Player::Computer(level)] => Some((Colour::Red, *level)),
        [Player::Computer(level), Player::Person(_)] => Some((Colour::Black, *level)),
        _ => None,
    }
}

/// The opponent to offer after a game that is over, if another one suits better. Never in the
/// middle of a series.
pub fn next_opponent(sitting: &Sitting, defeats: &Defeats) -> Option<Level> {
    sitting.finish()?;
    let (person, level) = alone(sitting)?;
    let series = sitting.series();
    if series.is_series() && series.decided(series.standing(sitting.winner())).is_none() {
        return None;
    }
    let next = match sitting.winner() {
        Some(winner) if winner == person => {
            let is_clear = sitting.game().score().margin(person) >= CLEAR;
            is_clear.then(|| level.number().checked_add(1))
        }
        Some(_) => {
            let are_several = defeats.level == Some(level) && defeats.count >= SEVERAL;
            are_several.then(|| level.number().checked_sub(1))
        }
        None => None,
    };
    Level::try_from(next.flatten()?).ok()
}
