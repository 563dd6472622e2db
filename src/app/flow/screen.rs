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
    /// Reviewing a game.
    Review,
    /// Learning the game.
    Learn,
    /// On a stand: attract mode, until a visitor touches the screen.
    Attract,
    /// On a stand: a visitor chooses a game.
    Choice,
}

impl Screen {
    /// Whether marbles can be placed on this screen.
    pub fn is_at_table(self) -> bool {
        matches!(self, Self::Table | Self::Learn)
    }

    /// Whether the table is the main content, and not a background.
    pub fn shows_table(self) -> bool {
        self.is_at_table() || self == Self::Review
    }
}
