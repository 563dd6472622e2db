//! What is written over the table: players and scores, the last move, why a field is refused, the
//! count, the result, the review.
//!
//! ```text
//!  Session ──counted::recount──▶ Counted ─┐
//!  Numbered ──tip::remember──▶ Recent ────┤
//!  CurrentPlan, Staging, TableCamera ─────┤
//!  Shown, Cursor, Pending ────────────────┴─HudPainter::paint──▶ HudScene ─┐
//!                                                                          ▼
//!   by HudMode: game::paint │ count::paint │ result::paint │ review::paint paint it
//! ```
//!
//! One [`HudMode`] is shown at a time; each but `Clear` has a system of its own that paints it.

pub mod chart;
mod coordinates;
mod costs;
mod count;
mod counted;
mod fill;
mod flat;
mod footer;
mod framing;
mod game;
mod guests;
mod headline;
mod hints;
mod layout;
mod moves;
mod painter;
mod parts;
mod plates;
mod policy;
mod result;
mod review;
mod scene;
mod speech;
mod standing;
mod tip;
mod view;

pub use flat::LARGEST_WORDS as LARGEST_FLAT_WORDS;
pub use layout::HudLayout;
pub use policy::{FooterButton, Guests, HudPolicy};
pub use view::{HudMode, HudView, shows_result};

use super::diagnostics::ShowDiagnostics;
use super::interface::InterfaceSystems;
use super::play::PlaySystems;
use crate::app::flow::Screen;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use counted::{Counted, recount};
use result::{ResultFade, fade_in};
use scene::HudScene;
use tip::Recent;
use view::shows;

/// The head-up display.
pub fn plugin(app: &mut App) {
    app.init_resource::<Recent>()
        .init_resource::<Counted>()
        .init_resource::<ResultFade>()
        .init_resource::<HudPolicy>()
        .add_systems(Update, tip::remember.after(PlaySystems::Decide))
        .add_systems(
            EguiPrimaryContextPass,
            (
                (recount, fade_in),
                (
                    game::paint.run_if(shows(HudMode::Game)),
                    count::paint.run_if(shows(HudMode::Count)),
                    result::paint.run_if(shows(HudMode::Result)),
                    review::paint.run_if(shows(HudMode::Review)),
                ),
                costs::paint.run_if(|show: Res<ShowDiagnostics>| show.0),
            )
                .chain()
                .in_set(InterfaceSystems::Paint)
                .run_if(|screen: Res<State<Screen>>| screen.get().shows_table()),
        );
}
