//! What a record says of a game besides its marbles, in headers of our own:
//!
//! ```text
//! id 4f3a9c0d12e45678     which game it is
//! red Anna                who plays it
//! black AI level 6
//! series 3 1-0            best of three, of which red has won one
//! name Sunday with Anna   what the player calls it
//! ```

use super::id::GameId;
use super::player::Player;
use super::series::Standing;
use crate::rules::Colour;
use crate::rules::notation::Record;

const ID: &str = "id";
const NAME: &str = "name";
const SERIES: &str = "series";

/// What a record says of a game besides its marbles.
pub trait GameHeaders {
    /// Which game it is, if that is written.
    fn id(&self) -> Option<GameId>;

    /// Writes which game it is.
    fn set_id(&mut self, id: GameId);

    /// Who plays red and black; people without a name where nothing is written.
    fn players(&self) -> [Player; 2];

    /// Writes who plays red and black.
    fn set_players(&mut self, players: &[Player; 2]);

    /// What the player calls it, if it has a name.
    fn name(&self) -> Option<&str>;

    /// The player calls it something else.
    fn set_name(&mut self, name: &str);

    /// The series it is part of, if it is.
    fn series(&self) -> Option<Standing>;

    /// Makes it part of a series.
    fn set_series(&mut self, standing: Standing);
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
}
