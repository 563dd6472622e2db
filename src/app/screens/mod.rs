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
        rules::plugin,
        sheets::plugin,
        builder::plugin,
        boards::plugin,
    ));
}
