//! Screens, and the ways between them.
//!
//! ```text
//!            ┌────────── Play, Resume ──────────┐
//!            │                                  ▼
//!          Title ──Two players──▶ Lots ──────▶ Table ──menu──▶ Title
//!            │                     ▲            │ ▲
//!            ├──New game──▶ NewGame┴──Start─────┼─┘
//!            │                 ▲ ▲              │
//!            └─Boards─▶ Builder┘ └────menu──────┘
//!
//!          result, menu, saved games ──Review──▶ Review ──Back──▶ where that was
//!          Title ──Learn──▶ Learn ──at the end, or before──▶ Title, Table
//!
//!          on a stand: Attract ──▶ Choice ──▶ Table ──▶ Attract
//! ```
//!
//! The boards, the menu, the settings, the saved games, the statistics, the rules and questions are
//! sheets that lie over
//! any screen; Back closes the uppermost. A game that is left for the title is put aside and can be resumed there.

mod boards;
mod builder;
mod frame;
mod lots;
mod navigate;
mod new_game;
mod rules;
mod saves;
mod settings;
mod sheets;
mod statistics;
mod title;

pub use navigate::NavigateSystems;
pub use new_game::{BoardKind, Form, FormChange, Library, Player, Starts};
pub use rules::{Passage, Section};
pub use settings::{Listening, Page};
pub use statistics::{Regard, Regarded};
pub use title::{DemoEnd, demo, demo_game};

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

/// What lies over the screen and must be answered first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The menu.
    Menu,
    /// The settings.
    Settings(Page),
    /// How games ended.
    Statistics,
    /// The saved games.
    Saves,
    /// The name for one more.
    SaveGame,
    /// The rules, to look up.
    Rules,
    /// All boards.
    Boards,
    /// The name for a board of one's own.
    NameBoard,
    /// On a stand: whether anybody is still there.
    StillThere,
    /// On a stand: the operator's page.
    Operator,
    /// Whether to do something that cannot be undone.
    Ask(crate::app::interface::Action),
}

/// The sheets that are open, the uppermost last.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheets(pub Vec<Sheet>);

impl Sheets {
    /// The uppermost.
    pub fn top(&self) -> Option<Sheet> {
        self.0.last().copied()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// All screens but the table's own.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<Sheets>()
        .add_plugins((
            navigate::plugin,
            frame::plugin,
            title::plugin,
            new_game::plugin,
            lots::plugin,
            settings::plugin,
            statistics::plugin,
            saves::plugin,
            rules::plugin,
            sheets::plugin,
            builder::plugin,
            boards::plugin,
        ));
}
