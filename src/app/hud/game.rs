//! A game under way, or the board after it.

use super::painter::HudPainter;
use super::plates::show_plates;
use super::policy::HudPolicy;
use super::speech::Speech;
use super::tip::{self, Marker, Recent};
use super::{coordinates, footer, guests, hints, moves};
use crate::app::flow::Display;
use crate::app::hints::{HintLevel, Hints};
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
        show_plates(canvas, scene);
        let speech = Speech::now(canvas, scene, &hints);
        let mut taken = scene.layout.plates.to_vec();
        // In a lesson `screens::learn` paints the foot of the screen.
        if scene.session.step().is_some() {
            taken.push(scene.layout.footer);
        } else {
            let clock = guests::show_clock(canvas, scene);
            let from = guests::foot_from(scene, clock);
            taken.extend(clock);
            taken.extend(footer::show(canvas, scene, speech.as_ref(), from));
            if display.list {
                moves::show(canvas, scene);
                taken.push(scene.layout.list);
            }
        }
        // On a flat screen, what is about fields is painted for one side only.
        if !scene.is_addressed {
            return;
        }
        let map_is_on = settings.score_map;
        let beside = speech.and_then(|speech| {
            let card = speech.beside_field(scene, canvas.scale)?;
            card.place(canvas, scene, &taken)
        });
        let card = beside.as_ref().map(|card| card.rect);
        taken.extend(card);
        let marker = match hints::are_shown(&hints, map_is_on) {
            true => None,
            false => Marker::now(canvas, scene, &taken),
        };
        taken.extend(marker.as_ref().map(|marker| marker.rect));
        if names_fields {
            coordinates::show(canvas, scene, &taken);
        }
        if scene.session.step().is_some() {
            tip::show_mistake(canvas, scene);
        }
        hints::show(canvas, scene, &hints, map_is_on, card);
        if let Some(marker) = marker {
            marker.show(canvas);
        }
        if let Some(beside) = beside {
            beside.show(canvas);
        }
    })
}
