//! The headers of a record that are about players, series and names:
//!
//! ```text
//! id 4f3a9c0d12e45678     which game it is
//! red Anna                who plays it
//! black AI level 6
//! series 3 1-0            best of three, of which red has won one
//! name Sunday with Anna   what the player calls it
//! practice yes            it was played on from a review and counts nowhere
//! ```

use super::id::GameId;
use super::player::Player;
use super::series::Standing;
use crate::rules::Colour;
use crate::rules::notation::Record;

const ID: &str = "id";
const NAME: &str = "name";
const SERIES: &str = "series";
const PRACTICE: &str = "practice";

/// Access to these headers.
pub trait GameHeaders {
    /// The id of the game, if there is one.
    fn id(&self) -> Option<GameId>;

    /// Sets the id.
    fn set_id(&mut self, id: GameId);

    /// Who plays red and black; persons without a name if there are no such headers.
    fn players(&self) -> [Player; 2];

    /// Sets the players.
    fn set_players(&mut self, players: &[Player; 2]);

    /// The name of the game, if it has one.
    fn name(&self) -> Option<&str>;

    /// Sets the name.
    fn set_name(&mut self, name: &str);

    /// The series it is part of, if it is.
    fn series(&self) -> Option<Standing>;

    /// Makes it part of a series.
    fn set_series(&mut self, standing: Standing);

    /// Whether it was played on from a review, and counts nowhere.
    fn is_practice(&self) -> bool;

    /// Makes it a game that counts nowhere.
    fn set_practice(&mut self);
}

impl GameHeaders for Record {
    fn id(&self) -> Option<GameId> {
        self.header(ID).and_then(GameId::read)
    }

    fn set_id(&mut self, id: GameId) {
        self.set_header(ID, &id.to_string());
    }

    fn players(&self) -> [Player; 2] {
        Colour::BOTH.map(|colour| Player::read(self.player(colour).unwrap_or_default()))
    }

    fn set_players(&mut self, players: &[Player; 2]) {
        for colour in Colour::BOTH {
            let player = players[colour.index()].to_string();
            self.set_player(colour, &player);
        }
    }

    fn name(&self) -> Option<&str> {
        self.header(NAME).filter(|name| !name.is_empty())
    }

    fn set_name(&mut self, name: &str) {
        self.set_header(NAME, name);
    }

    fn series(&self) -> Option<Standing> {
        self.header(SERIES).and_then(Standing::read)
    }

    fn set_series(&mut self, standing: Standing) {
        self.set_header(SERIES, &standing.to_string());
    }

    fn is_practice(&self) -> bool {
        self.header(PRACTICE).is_some()
    }

    fn set_practice(&mut self) {
        self.set_header(PRACTICE, "yes");
    }
}
