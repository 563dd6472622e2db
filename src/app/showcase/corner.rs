//! The corner of the screen that opens the operator's page when held.

use super::{Kiosk, Operator};
use crate::app::actions::{Action, KioskAction};
use crate::app::flow::{Press, Sheet, Sheets};
use crate::app::interface::{InterfaceSystems, Painter};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Rect, vec2};

/// The size of the corner in points, and how long it must be held.
const SIZE: f32 = 110.0;
const HELD: f32 = 3.0;

pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        watch
            .in_set(InterfaceSystems::Tell)
            .run_if(resource_exists::<Kiosk>),
    );
}

/// Watches the corner, which is invisible.
fn watch(
    mut painter: Painter,
    time: Res<Time<Real>>,
    sheets: Res<Sheets>,
    operator: Res<Operator>,
    mut held: Local<f32>,
    mut presses: MessageWriter<Press>,
) -> Result {
    let is_open = sheets.contains(Sheet::Operator);
    let mut is_held = false;
    painter.paint("corner", egui::Order::Tooltip, true, |canvas, screen| {
        let corner = Rect::from_min_size(screen.min, vec2(SIZE, SIZE));
        is_held = canvas.ui.input(|input| {
            let at = input.pointer.interact_pos();
            input.pointer.primary_down() && at.is_some_and(|at| corner.contains(at))
        });
    })?;
    let before = *held;
    *held = match is_held && !is_open && !operator.is_locked() {
        true => before + time.delta_secs().min(0.2),
        false => 0.0,
    };
    if before < HELD && *held >= HELD {
        presses.write(Press(Action::Kiosk(KioskAction::Operate)));
    }
    Ok(())
}
