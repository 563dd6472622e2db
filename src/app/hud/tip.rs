//! Why a field will not do, in a few words beside it.

use super::status::{frame, text_size};
use crate::app::motion::Pace;
use crate::app::play::{Fact, Session};
use crate::app::table::{CurrentPlan, Shown, TableCamera};
use crate::rules::{Field, Refusal};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

/// How long a refusal is answered: a soft shake of the words.
const SHAKE: f32 = 0.35;

const CARD: egui::Color32 = egui::Color32::from_rgb(235, 221, 194);
const INK: egui::Color32 = egui::Color32::from_rgb(38, 28, 20);

/// The last refusal, and how long ago it was.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct LastRefusal {
    field: Option<Field>,
    seconds: f32,
}

/// Notes refusals.
pub fn remember(
    time: Res<Time>,
    mut facts: MessageReader<Fact>,
    mut last: ResMut<LastRefusal>,
    mut pace: Pace,
) {
    last.bypass_change_detection().seconds += time.delta_secs();
    for fact in facts.read() {
        match fact {
            Fact::Refused { field, .. } => {
                *last = LastRefusal {
                    field: Some(*field),
                    seconds: 0.0,
                };
            }
            _ => last.field = None,
        }
    }
    if last.field.is_some() && last.seconds < SHAKE {
        pace.keep();
    }
}

/// Says why the field pointed at will not do.
pub fn show(
    mut contexts: EguiContexts,
    session: Res<Session>,
    shown: Res<Shown>,
    plan: Res<CurrentPlan>,
    last: Res<LastRefusal>,
    camera: Single<(&Camera, &GlobalTransform), With<TableCamera>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let Some(field) = shown.advice().hover else {
        return Ok(());
    };
    let Some(reason) = session.game().refusal(field) else {
        return Ok(());
    };
    let (camera, transform) = *camera;
    let above = plan.0.field(field) + Vec3::Y * 0.75;
    let Ok(point) = camera.world_to_viewport(transform, above) else {
        return Ok(());
    };
    let size = 0.8 * text_size(context.content_rect());
    let refused = last.field == Some(field) && last.seconds < SHAKE;
    let shake = if refused {
        let fading = 1.0 - last.seconds / SHAKE;
        size * 0.35 * fading * (last.seconds * 42.0).sin()
    } else {
        0.0
    };
    egui::Area::new(egui::Id::new("tip"))
        .fixed_pos(egui::pos2(point.x + shake, point.y))
        .pivot(egui::Align2::CENTER_BOTTOM)
        .interactable(false)
        .constrain(true)
        .show(context, |ui| {
            frame(size).fill(CARD).show(ui, |ui| {
                ui.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
                ui.label(egui::RichText::new(words(reason)).size(size).color(INK));
            });
        });
    Ok(())
}

fn words(reason: Refusal) -> &'static str {
    match reason {
        Refusal::GameOver => "The game is over",
        Refusal::Occupied => "There is a marble already",
        Refusal::NotInCross => "Not in the row or column of the last marble",
        Refusal::TabooOfLast => "Taboo: the last marble is on this tile",
        Refusal::TabooOfBefore => "Taboo: your own last marble is on this tile",
    }
}
