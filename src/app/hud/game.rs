//! A game under way, or the board after it.

use super::painter::HudPainter;
use super::plates::show_plates;
use super::policy::HudPolicy;
use super::tip::{self, Recent};
use super::{HudScene, coordinates, footer, guests, hints, moves};
use crate::app::flow::Display;
use crate::app::hints::{HintLevel, Hints};
use crate::app::interface::Canvas;
use crate::app::settings::Settings;
use crate::play::Session;
use bevy::prelude::*;

/// Paints a game under way, or the board after it.
pub fn paint(
    mut painter: HudPainter,
    session: Res<Session>,
    display: Res<Display>,
    hints: Res<Hints>,
    settings: Res<Settings>,
    recent: Res<Recent>,
    policy: Res<HudPolicy>,
) -> Result {
    // Learners and guests are told of mistakes in sentences that name fields.
    let is_told = session.step().is_some() || policy.guests.is_some();
    let is_corrected = is_told && recent.mistaken().is_some();
    let names_fields = display.list || hints.level != HintLevel::Off || is_corrected;
    painter.paint(|canvas, scene| {
        if names_fields && scene.is_addressed {
            coordinates::show(canvas, scene);
        }
        show(canvas, scene, display.list);
        if scene.is_addressed {
            hints::show(canvas, scene, &hints, settings.score_map);
        }
    })
}

fn show(canvas: &mut Canvas, scene: &HudScene, list_is_open: bool) {
    show_plates(canvas, scene);
    // In a lesson `screens::learn` paints the foot of the screen.
    if scene.session.step().is_none() {
        footer::show(canvas, scene);
        guests::show_clock(canvas, scene);
        if list_is_open {
            moves::show(canvas, scene);
        }
    }
    // On a flat screen, cards beside fields are painted for one side only.
    if !scene.is_addressed {
        return;
    }
    if scene.session.step().is_some() {
        tip::show_mistake(canvas, scene);
    }
    tip::show_marker(canvas, scene);
    if scene.session.finish().is_none() {
        tip::show_refusal(canvas, scene);
    }
}
