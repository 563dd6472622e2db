//! Screens, and the ways between them. Each system below writes a `Go`; `flow::go` carries it out.
//!
//! ```text
//!   Title ──begin::begin: Play, Resume──▶ Table
//!   Title ──begin::begin: TwoPlayers──────┐   without lots
//!   NewGame ──begin::begin: StartGame─────┴──────┬──────▶ Table
//!                                                └──▶ Lots ──lots::begin_game──▶ Table
//!   saved games ──saving::saved_games::act: Load──▶ Table
//!   Title, menu, Builder, boards ──navigate: NewGame──▶ NewGame
//!   NewGame, boards ──navigate: Build(Open)──▶ Builder
//!   result, menu, saved games ──review::turn::open──▶ Review
//!   Review ──review::turn::play_on: PlayOn──▶ Table
//!   Title ──learning::open──▶ Learn ──learning::change_step, after the last step──▶ Title
//!                               └──begin::begin: Play, after the last step──▶ Table
//!   Lots, NewGame, Builder, Review ──navigate: Back──▶ where it was opened from, or Title
//!   menu, Learn ──navigate: Title──▶ Title
//!
//!   on a stand: Attract ──showcase::act: Wake──▶ Choice ──showcase::act: Against──▶ Table
//!               Choice, Table ──showcase::act: Leave, showcase::idle::leave──▶ Attract
//! ```
//!
//! The boards, the menu, the settings, the saved games, the statistics, the rules and questions are
//! sheets that lie over any screen; Back closes the uppermost. A game that is left for the title is
//! put aside and can be resumed there.

mod begin;
mod boards;
mod builder;
mod demo;
mod focus;
mod frame;
mod learn;
mod lots;
mod navigate;
mod new_game;
mod play_on;
mod rules;
mod saves;
mod settings;
mod sheets;
mod statistics;
mod title;

pub use demo::{DemoEnd, demo, demo_game};
pub use statistics::Regarded;

use bevy::prelude::*;

/// All screens but the table's own.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        navigate::plugin,
        focus::plugin,
        frame::plugin,
        title::plugin,
        new_game::plugin,
        learn::plugin,
        lots::plugin,
        settings::plugin,
        statistics::plugin,
        saves::plugin,
        play_on::plugin,
        rules::plugin,
        sheets::plugin,
        builder::plugin,
        boards::plugin,
    ));
}
