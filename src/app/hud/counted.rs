//! What is counted once for each change of the session, not for each frame.

use super::chart;
use super::view::{CurrentMode, HudMode};
use crate::app::reveal::Figures;
use crate::play::Session;
use bevy::prelude::*;

/// The score of the session as it is now.
#[derive(Resource, Clone, Debug, Default)]
pub struct Counted {
    /// The score.
    pub figures: Figures,
    /// Red's margin over the game, once the result shows it.
    pub margins: Vec<i32>,
}

/// Counts anew when the session has changed.
pub fn recount(session: Res<Session>, view: CurrentMode, mut counted: ResMut<Counted>) {
    if session.is_changed() {
        *counted = Counted {
            figures: Figures::of(&session.game().score()),
            margins: Vec::new(),
        };
    }
    if view.get() == HudMode::Result && counted.margins.is_empty() {
        counted.margins = chart::margins(session.game());
    }
}
