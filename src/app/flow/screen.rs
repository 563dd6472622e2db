//! Screens: what the player is doing.

use bevy::prelude::*;

/// What the player is doing.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Choosing what to do.
    Title,
    /// Setting up a game.
    NewGame,
    /// Drawing lots.
    Lots,
    /// Laying a board by hand.
    Builder,
    /// Playing, or looking at what was played.
    #[default]
    Table,
    /// Going through a game once more.
    Review,
    /// Learning the game.
    Learn,
    /// On a stand: nobody is there.
    Attract,
    /// On a stand: somebody chooses a game.
    Choice,
}

impl Screen {
    /// Whether marbles are placed here.
    pub fn is_at_table(self) -> bool {
        matches!(self, Self::Table | Self::Learn)
    }

    /// Whether the table is what it is about.
    pub fn shows_table(self) -> bool {
        self.is_at_table() || self == Self::Review
    }
}
