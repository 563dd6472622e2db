//! Who plays a game: one player for each colour.

use super::player::Player;
use crate::rules::Colour;
use serde::{Deserialize, Serialize};

/// Who plays red and black.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Players([Player; 2]);

impl From<[Player; 2]> for Players {
    fn from(players: [Player; 2]) -> Self {
        Self(players)
    }
}

impl Players {
    /// Who plays a colour.
    pub fn of(&self, colour: Colour) -> &Player {
        &self.0[colour.index()]
    }

    /// Red and black.
    pub fn both(&self) -> &[Player; 2] {
        &self.0
    }

    /// Whether a person plays.
    pub fn has_person(&self) -> bool {
        self.0.iter().any(Player::is_person)
    }

    /// Whether two people play each other.
    pub fn are_people(&self) -> bool {
        self.0.iter().all(Player::is_person)
    }

    /// The same players, each with the other's colour.
    #[must_use]
    pub fn swapped(&self) -> Self {
        let [red, black] = self.0.clone();
        Self([black, red])
    }

    /// Lets another player play a colour.
    pub(super) fn seat(&mut self, colour: Colour, player: Player) {
        self.0[colour.index()] = player;
    }
}
